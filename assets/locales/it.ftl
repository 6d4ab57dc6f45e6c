# What people read at the table. In all languages the same messages; names, places and numbers are filled in.
# Keys that are pressed are named in brackets. Keep buttons short: most have room for about twelve letters.

# The main menu
title-subtitle = Un tavolo da gioco per due
title-quit = Esci
title-continue = Continua
title-last-match = { $game }: { $title }

# The games
game-netzwerk = Netzwerk
game-kulami = Kulami
game-napoleon = Napoleon
game-netzwerk-summary = Robot che corrono a batterie condivise
game-kulami-summary = Biglie che vincono tavolette di legno
game-napoleon-summary = Due eserciti verso i quartieri generali
# The players, as names for those who gave none
player-white = Bianco
player-black = Nero
player-red = Rosso
player-blue = Blu

# A new match
new-match-heading = Una partita a { $game }
new-match-name = Il nome del giocatore
new-match-start = Comincia la partita
new-match-cancel = Annulla
new-match-rules = Regole
new-match-as-published-by = come pubblicate da
new-match-map = Mappa
new-match-layout = Disposizione
new-match-drop-map = Trascina qui il file di una mappa per giocarci.
new-match-unreadable = { $count ->
    [one] Una delle tue disposizioni è illeggibile. Tocca «Progetta» per sapere perché.
   *[other] { $count } delle tue disposizioni sono illeggibili. Tocca «Progetta» per sapere perché.
}
new-match-random-square = Quadrata a caso
    .about = Una disposizione chiusa che nessuno ha mai visto
new-match-random-irregular = Forma a caso
    .about = Irregolare, con buchi e vuoti
new-match-design = Progetta…
    .about = Posa tu stesso le tavolette

new-match-clock = Orologio
new-match-clock-none = nessuno
new-match-clock-no-limit = Pensa quanto vuoi.
new-match-clock-minutes = { $minutes } min
new-match-clock-seconds = + { $seconds } s per turno

# The rules, to be read
rules-read = Le regole
rules-close = Chiudi

# The matches that are kept
matches-open = Partite
matches-heading = Le tue partite
matches-none = Non è ancora stata salvata nessuna partita. Ognuna viene salvata dalla sua prima azione in poi.
matches-between = { $one } e { $two }
matches-about = { $game } · { $one } contro { $two } · { $date }
matches-goes-on = Tocca a { $player } · { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
}
matches-won = Ha vinto { $player }: { $reason } · { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
}
matches-drawn = Patta: { $reason } · { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
}
matches-continue = Continua
matches-view = Guarda
matches-rename = Rinomina
matches-rename-done = Fatto
matches-copy = Copia
matches-copy-about = Copia tutta la partita come testo
matches-export = Esporta
matches-export-about = Metti una copia nella cartella dei download
matches-exported = Ora c’è una copia in { $path }.
matches-delete = Rimuovi
matches-deleted = La partita è stata rimossa.
matches-restore = Recupera
matches-paste = Incolla qui una partita o una posizione, o trascina un file
matches-load = Metti sul tavolo
matches-no-match = Non è una partita: { $fault }.
matches-close = Chiudi
saves-trouble = Questa partita non si può salvare: { $fault }. Continua, e sarà salvata appena possibile.
saved-as-copy = Un’altra finestra ha modificato questa partita. Qui continua come copia: { $file }.

# What is wrong with the file of a match: half sentences
saved-long-field = «{ $field }» ha { $found } lettere, più del massimo di { $largest }
saved-name = «{ $field }» può avere al massimo 60 lettere, e nessun carattere di controllo
saved-time = «{ $field }» va oltre l’anno 9999
saved-computer = la macchina gioca al livello { $value }, che non esiste
saved-clock = l’orologio segna ciò che nessun orologio può segnare
saved-game = a questo gioco qui non si gioca
saved-no-board = manca il tabellone
saved-board-name = il tabellone { $value } è nominato, ma non c’è
saved-too-many = { $value } azioni sono troppe: una partita ha spazio per 20000
saved-too-long = le azioni hanno troppe lettere
saved-empty-turn = il turno { $value } è vuoto
saved-action = turno { $turn }, azione { $action }: «{ $text }» non si può giocare
saved-undone = l’azione annullata «{ $text }» non si può giocare di nuovo
saved-not-over = c’è un risultato, ma la partita non è finita
saved-no-result = la partita è finita, ma non c’è un risultato
saved-other-result = il risultato non è quello a cui portano le azioni

# What a player can set
settings-open = Impostazioni
settings-heading = Impostazioni
settings-done = Fatto
settings-language = Lingua
settings-text = Dimensione del testo
settings-percent = { $percent }%
settings-pace-slow = lenta
settings-pace-usual = normale
settings-pace-fast = rapida
settings-motion = Movimento
settings-motion-still = nessuno
settings-colours = Ciò che si illumina
settings-screen = Visualizzazione
settings-screen-window = in finestra
settings-screen-full = schermo intero
settings-quality = Grafica
settings-quality-low = bassa
settings-quality-medium = media
settings-quality-high = alta
settings-quality-ultra = massima
settings-quality-lowered = L’immagine era lenta, perciò ora la grafica è più semplice. Si può cambiare nelle impostazioni.
settings-theme = Tavolo
settings-theme-day = di giorno
settings-theme-evening = di sera
settings-theme-green = panno verde
settings-theme-blue = panno blu
settings-confirm = Ogni mossa
settings-confirm-no = vale subito
settings-confirm-yes = attende un sì
settings-camera = Telecamera
settings-camera-free = libera
settings-camera-locked = fissa
settings-seating = In due
settings-hand-over = Tra i turni
settings-hand-over-no = si continua
settings-hand-over-yes = si passa il tavolo
seating-same-side = fianco a fianco
    .about = Il lato del primo giocatore è vicino.
seating-turning = a turno
    .about = Il tabellone si gira verso chi deve muovere.
seating-face-to-face = di fronte
    .about = Lo schermo sta tra voi. Ognuno ha un pannello sul proprio bordo.
settings-unread = Le tue impostazioni sono illeggibili: { $fault }. Si usano quelle abituali.
settings-not-saved = Impossibile salvare le tue impostazioni: { $fault }.

# The table changes hands
hand-over-heading = Tocca a { $player }
hand-over-text = Passa il tavolo. Prima non si può toccare nulla.
hand-over-ready = Ci sono

# What a place is
place-robot = Un robot di { $player }.
place-charged = Una batteria carica.
place-spent = Una batteria scarica.
place-marble = Una biglia di { $player }.
place-counter = Una pedina di { $player }.
place-empty = Vuoto.
place-can-act = { $count ->
    [one] Ora può fare una cosa.
   *[other] Può muovere: { $count } modi.
}
place-cannot-act = Ora non può muovere.
place-target = Ciò che hai scelto può venire qui.
place-target-costs = { $count ->
    [one] Ciò che hai scelto può venire qui, per una batteria.
   *[other] Ciò che hai scelto può venire qui, per { $count } batterie.
}
place-open = Qui ora si può posare una biglia.
place-closed = Qui ora non si può posare una biglia.

# What the keys do
shortcuts-open = Scorciatoie
shortcuts-heading = Scorciatoie da tastiera
shortcuts-help = Scegli un tasto per cambiarlo.
shortcuts-play = Gioco
shortcuts-view = Vista
shortcuts-review = Rivedere la partita
shortcuts-program = Programma
key-confirm = Conferma, fine turno
key-select = Seleziona il posto sotto il cursore
key-next = Posto giocabile successivo
key-previous = Posto giocabile precedente
key-inspect = Descrivi il posto sotto il cursore
key-undo = Annulla
key-redo = Ripeti
key-hint = Suggerimento
key-replay-turn = Rivedi l’ultimo turno
key-flat-view = Passa da 2D a 3D
key-reset-view = Ricentra la vista
key-zoom-in = Zoom avanti
key-zoom-out = Zoom indietro
key-review-back = Un turno indietro
key-review-forward = Un turno avanti
key-review-start = All’inizio
key-review-end = Alla fine
key-autoplay = Avvia o ferma la riproduzione
key-shortcuts = Questa pagina
key-cursor = Muovi il cursore, scorri la partita
key-rotate = Gira il tavolo
key-shift-view = Sposta la vista
key-escape = Deseleziona; menu; indietro
key-tab = Pulsante successivo; Invio lo preme
key-press = Premi un tasto…
key-none = nessuno
key-taken = { $key } non vale più per «{ $other }».
key-fixed = Questo tasto non si può riassegnare.
key-with-control = Ctrl+{ $key }
key-with-shift = Maiusc+{ $key }
key-name-arrows = frecce
key-name-space = Spazio
key-name-enter = Invio
key-name-escape = Esc
key-name-tab = Tab
key-name-backspace = Backspace
key-name-delete = Canc
key-name-insert = Ins
key-name-home = Home
key-name-end = Fine
key-name-page-up = Pag su
key-name-page-down = Pag giù

# Rules options: the option, then for each value its name and what it means
option-netzwerk-energy = Energia
option-netzwerk-energy-adjacent = adiacente
    .about = Ogni batteria carica che tocca il robot può pagare la sua corsa.
option-netzwerk-energy-controlled = controllata
    .about = Pagano una corsa solo le batterie che controlli.
option-netzwerk-path = Percorso
option-netzwerk-path-free = libero
    .about = Una corsa può svoltare e concatenare passi e salti.
option-netzwerk-path-straight = rettilineo
    .about = Una corsa è una linea retta; un salto o una cattura è una corsa a sé.
option-netzwerk-rerun = Correre di nuovo
option-netzwerk-rerun-free = libero
    .about = Un robot può correre di nuovo nello stesso turno, se non ha catturato.
option-netzwerk-rerun-once = una volta
    .about = Ogni robot corre al massimo una volta per turno.
option-netzwerk-capture = Catture
option-netzwerk-capture-optional = facoltative
    .about = Puoi catturare, ma non sei obbligato.
option-netzwerk-capture-mandatory = obbligatorie
    .about = Chi può catturare deve farlo, prima di ogni altra cosa.
option-netzwerk-shared = Batterie condivise
option-netzwerk-shared-usable = utilizzabili
    .about = Una batteria che entrambi controllano può essere spostata da entrambi.
option-netzwerk-shared-locked = bloccate
    .about = Una batteria che entrambi controllano resta dov’è; paga lo stesso.
option-netzwerk-first = Chi comincia
option-netzwerk-first-white = bianco
    .about = Il bianco ha il primo turno.
option-netzwerk-first-black = nero
    .about = Il nero ha il primo turno.
option-netzwerk-repetition = Ripetizione
option-netzwerk-repetition-allowed = permessa
    .about = Le posizioni possono tornare quante volte volete.
option-netzwerk-repetition-draw = patta
    .about = Se un turno comincia per la terza volta dalla stessa posizione, la partita è patta.
option-kulami-score = Punteggio
option-kulami-score-basic = base
    .about = Contano le tavolette, ognuna tanti punti quante sono le sue caselle.
option-kulami-score-level1 = livello 1
    .about = Contano le tavolette; chi ha l’area più grande segna la differenza.
option-kulami-score-chains = catene
    .about = Contano le tavolette; chi ha di più in catene segna la differenza.
option-kulami-score-level2 = livello 2
    .about = Contano le tavolette; l’area più grande e le catene più lunghe danno ciascuna la differenza.
option-kulami-first = Chi comincia
option-kulami-first-red = rosso
    .about = Il rosso posa la prima biglia.
option-kulami-first-black = nero
    .about = Il nero posa la prima biglia.
option-napoleon-headquarters = Quartieri generali
option-napoleon-headquarters-refuge = rifugio
    .about = Una pedina in un quartier generale è protetta come in un villaggio.
option-napoleon-headquarters-open = aperti
    .about = Una pedina in un quartier generale può essere catturata.
option-napoleon-home = In casa
option-napoleon-home-pass = passaggio
    .about = Nessuna mossa può finire nel proprio quartier generale.
option-napoleon-home-rest = sosta
    .about = Un salto può finire nel proprio quartier generale, se i quartieri generali sono aperti.
option-napoleon-first = Chi comincia
option-napoleon-first-blue = blu
    .about = Il blu ha la prima mossa.
option-napoleon-first-red = rosso
    .about = Il rosso ha la prima mossa.
option-napoleon-repetition = Ripetizione
option-napoleon-repetition-allowed = permessa
    .about = Le posizioni possono tornare quante volte volete.
option-napoleon-repetition-draw = patta
    .about = Alla terza volta, o dopo 100 mosse senza catture né perdite, la partita è patta.

# Layouts that are built in
board-closed = Chiusa
board-irregular = Irregolare
board-pinwheel = Girandola
board-parquet = Parquet
board-ring = Anello
board-bridge = Ponte
board-cross = Croce
board-diamond = Rombo

# The player’s own layouts and maps
own-folder-unusable = Le tue { $folder ->
    [maps] mappe
   *[layouts] disposizioni
} non si possono salvare: { $fault }.
own-folder-unreadable = { $folder } è illeggibile: { $fault }.
own-fault = { $file }: { $fault }.
own-unknown-kind = non è un file che si può rilasciare qui; quelli cominciano con { $kinds }
own-there-already = { $name } c’è già.
own-added = Salvataggio riuscito: { $name }.
own-not-added = Nulla è stato salvato: c’è un altro file { $file }.
own-not-saved = Impossibile salvare { $file }: { $fault }.
own-not-deleted = Impossibile rimuovere { $file }: { $fault }.
own-deleted = Il file { $file } è stato rimosso.

# The layout designer
design-heading = Progetta una disposizione
design-complete = La disposizione è completa.
design-help = Trascina una tavoletta; toccala per girarla (R mentre la trascini). Trascinala fuori dalla griglia per riprenderla.
design-name = Nome
design-my-layout = La mia disposizione
design-save = Salva
design-saved = Disposizione salvata: { $name }.
design-not-saved = La disposizione non è stata salvata: { $fault }.
design-save-again = C’è già una disposizione { $name }. Salva ancora una volta per sostituirla.
design-other-layout = Il file { $file } contiene la disposizione { $name }. Scegli un altro nome.
design-other-file = Il file { $file } contiene altro. Scegli un altro nome.
design-play = Gioca su questa
design-back = Indietro
design-square = Quadrata
    .about = Una disposizione chiusa a caso
design-irregular = Irregolare
    .about = Una disposizione a caso con buchi e vuoti
design-clear = Svuota
    .about = Riprendi tutte le tavolette
design-undo = Annulla
    .about = Rimetti le tavolette com’erano prima
design-keep = Tieni
design-delete = Rimuovi
design-open = Posala sulla griglia

# The panel beside the board
panel-menu = Menu
    .about = Pausa, nuova partita, esci (Esc)
panel-undo = Annulla
    .about = Annulla l’ultima azione (U)
panel-redo = Ripeti
    .about = Gioca di nuovo ciò che è stato annullato (Y)
panel-replay-turn = Ultimo turno
    .about = Mostra ancora una volta l’ultimo turno (L)
panel-review = Rivedi
    .about = Rivedi la partita turno per turno (Pag su)
panel-flat = Piatta
    .about = Il tabellone visto dall’alto (F)
panel-3d = 3D
    .about = La vista sul tavolo (F)
panel-reset-view = Normale
    .about = La vista abituale (R)
panel-nothing-played = Non è stato ancora giocato nulla.
panel-match-over = La partita è finita
panel-end-turn = Concludi il turno
    .about = Concludi il turno (Spazio)
panel-skip = Salta
    .about = Mostra subito il risultato (Spazio)
panel-recount = Conta di nuovo
    .about = Conta il punteggio ancora una volta
panel-confirm = Conferma (Spazio)
panel-asked = Tocca di nuovo { $to } per giocare lì.
panel-place-here = Posa in { $to }
panel-stop = Fermati in { $to }
panel-run = Corri in { $to }
panel-capture-run = Cattura: corri in { $to }
panel-go = Vai in { $to }
panel-capture-go = Cattura e vai in { $to }
panel-jump-on = Salta ancora, o tocca di nuovo { $here } per fermarti lì.
panel-jump-on-only = Salta ancora: nessuna mossa può finire qui.
panel-paid-with = Pagato con { $pieces }. Per cambiare, tocca un’altra batteria.
panel-takes = Cattura { $pieces }. Per cambiare, tocca un’altra pedina.
panel-takes-nothing = Non cattura nulla. Tocca una pedina per catturarla lungo la via.
panel-and = { $all } e { $last }
panel-came-back = Questa posizione è tornata: alla terza volta la partita è patta.
panel-quiet = { $count } mosse su { $limit } senza perdite.
panel-counting-panels = Si contano le tavolette.
panel-counting-equal = { $part }: parità.
panel-counting-adds = { $part }: { $player } segna { $points }.
panel-place = { $at }. { $about }
panel-named-place = { $at }, { $name }. { $about }

# Looking back at a match
review-at = Dopo { $at } di { $all ->
    [one] 1 azione
   *[other] { $all } azioni
}.
review-leave = Torna al presente
review-first = «
    .about = All’inizio (Home)
review-back = ‹
    .about = Un turno indietro (←)
review-forward = ›
    .about = Un turno avanti (→)
review-last = »
    .about = Alla fine (Fine)
review-autoplay = Riproduci
review-stop = Ferma
review-play-from-here = Nuova partita da qui

# The machine as a player. Levels have a number and a word; keep the words short.
seat-person = Una persona
seat-computer = La macchina, { $level }: { $name }
computer-name = Macchina { $level }
level-1 = alle prime armi
level-2 = allieva
level-3 = occasionale
level-4 = allenata
level-5 = abile
level-6 = forte
level-7 = esperta
level-8 = al suo meglio
panel-thinks = { $player } sta pensando: { $depth ->
    [0] un momento.
    [one] 1 turno avanti.
   *[other] { $depth } turni avanti.
}
panel-computer-plays = { $player } gioca.
panel-computer-paused = { $player } aspetta un cenno per continuare.
panel-move-now = Gioca ora
    .about = La macchina gioca ciò che ora le sembra meglio (Spazio)
panel-resume-computer = Lascia continuare
    .about = La macchina continua a giocare
panel-hint = Consiglio
    .about = Che cosa giocherebbe la macchina, e perché (H)

# A hint: the turn in notation, then one or two reasons, each a sentence
hint-coming = Arriva un consiglio …
hint-told = Consiglio: { $turn }. { $why }
why-wins = Così vinci la partita.
why-wins-in = Così vinci { $turns ->
    [one] in questo turno.
   *[other] in { $turns } turni, qualunque cosa accada.
}
why-takes = Catturi { $count ->
    [one] un pezzo.
   *[other] { $count } pezzi.
}
why-averts = Altrimenti l’altra parte potrebbe vincere subito.
why-saves = Salvi { $count ->
    [one] un pezzo.
   *[other] { $count } pezzi.
}
why-threatens-to-win = Minacci di vincere al prossimo turno.
why-threatens = Minacci { $count ->
    [one] un pezzo.
   *[other] { $count } pezzi.
}
why-gains = Guadagni { $points ->
    [one] 1 punto.
   *[other] { $points } punti.
}
why-ends-ahead = Con il gioco migliore finisci con { $points ->
    [one] 1 punto di vantaggio.
   *[other] { $points } punti di vantaggio.
}
why-ends-behind = Con il gioco migliore finisci con { $points ->
    [one] 1 punto di svantaggio.
   *[other] { $points } punti di svantaggio.
}
why-ends-even = Con il gioco migliore finisce in parità.
why-resists = Contro il gioco migliore la partita è persa: così resisti più a lungo.
why-improves = La tua posizione migliora.

# What the machine thinks of a match that is looked back at
analysis-on = Analisi
    .about = Mostra che cosa pensa la macchina di questa posizione
analysis-off = Senza analisi
    .about = Nasconde che cosa pensa la macchina
analysis-coming = Sta pensando …
analysis-chance = { $player } { $percent } %
turning-find = Punti di svolta
    .about = Trova i turni che hanno deciso la partita
turning-progress = { $done } posizioni su { $all } esaminate …
turning-none = Nessun turno da solo ha deciso questa partita.
turning-point = Turno { $turn }, { $player }: da { $before } % a { $after } %. Meglio: { $better }

# How the players stand
standing-to-move = di turno
standing-none-left = nessuna rimasta
standing-left = { $count ->
    [one] { $count } rimasta
   *[other] { $count } rimaste
}
standing-none-captured = nessuna cattura
standing-captured = { $count ->
    [one] { $count } cattura
   *[other] { $count } catture
}
standing-army = { $left ->
    [one] { $left } rimasta
   *[other] { $left } rimaste
}, { $lost ->
    [one] { $lost } persa
   *[other] { $lost } perse
}
standing-invaders = { $left ->
    [one] { $left } rimasta
   *[other] { $left } rimaste
}, { $lost ->
    [one] { $lost } persa
   *[other] { $lost } perse
}, { $invaders } nel quartier generale nemico

# What is to be done
task-run-robot = Fai correre un robot.
task-must-capture = Cattura: un robot può, quindi deve.
task-run-or-shift = Corri di nuovo, sposta batterie o concludi il turno.
task-shift = Sposta batterie o concludi il turno.
task-place-first = Posa la prima biglia dove vuoi.
task-place-marble = Posa una biglia nella riga o nella colonna dell’ultima.
task-move-counter = Muovi una pedina: un passo, o salti di seguito.
task-nothing = Più nulla: la partita è finita.

# What a square is
ground-open = Campo aperto. Una pedina che viene saltata qui è catturata.
ground-road = Una strada. Qui le pedine si possono saltare, ma non catturare.
ground-village = Un villaggio. Qui le pedine si possono saltare, ma non catturare.
ground-river = Un fiume. Si entra e si esce con i passi; un salto in acqua costa la pedina. Da qui e qui sopra non si salta.
ground-forest-edge = Il margine del bosco. I salti possono arrivare qui; da qui e qui sopra non si salta.
ground-inner-forest = Bosco fitto. Ci si arriva solo con i passi; da qui e qui sopra non si salta.
ground-refuge = Un quartier generale. Due pedine in quello nemico vincono; qui si possono saltare, non catturare.
ground-open-headquarters = Un quartier generale. Due pedine in quello nemico vincono; qui si possono catturare.

# Switches for what helps
assist-targets = Caselle
    .about = Mostra dove può andare la prossima biglia
assist-lines = Righe
    .about = Mostra la riga e la colonna dell’ultima biglia
assist-off-limits = Vietate
    .about = Mostra le due tavolette vietate
assist-left = Riserva
    .about = Mostra quante biglie restano
assist-points = Punti
    .about = Mostra i punti del momento
assist-panels = Tavolette
    .about = Mostra di chi sono le tavolette
assist-areas = Aree
    .about = Mostra le aree più grandi
assist-chains = Catene
    .about = Mostra le catene
assist-landings = Salto per salto
    .about = Tocca ogni arrivo di una serie di salti, e l’ultimo ancora una volta per fermarti lì

# The score
score-panels = Tavolette
score-areas = Area più grande
score-chains = Catene
score-total = Totale
score-no-panel = { $player }: nessuna tavoletta
score-sum = { $player }: tavolette { $sum }

# A match that pauses or is over
pause-heading = Partita in pausa
pause-resume = Continua
pause-quit = Esci
pause-copy-position = Copia la posizione
    .about = La posizione come testo, da incollare tra le partite
pause-copy-match = Copia la partita
    .about = L’intera partita come testo, da incollare tra le partite
pause-mouse = Mouse: trascina il tavolo per girarlo, con il tasto centrale o Maiusc per spostare la vista; la rotella ingrandisce verso il puntatore; il tasto destro descrive un posto.
pause-fingers = Dita: tocca o trascina; un dito sul tavolo lo gira, due ingrandiscono, girano e spostano la vista; una pressione lunga descrive un posto.
match-restart = Ricomincia
    .about = La stessa partita dall’inizio
match-new = Nuova partita
    .about = Scegli nomi e regole
match-main-menu = Menu principale
    .about = Lascia questa partita
result-draw = Patta
result-wins = Vince { $player }
result-rematch = Rivincita
result-view-board = Guarda il tabellone

# Why a match ended
reason-half-the-crew-is-home = metà della squadra è al traguardo
reason-all-robots-captured = tutti i robot avversari sono catturati
reason-no-robot-can-run = l’avversario non può correre con nessun robot
reason-more-points = { $more } punti a { $less }
reason-equal-points = { $each } punti ciascuno
reason-headquarters-taken = due pedine nel quartier generale nemico
reason-armies-spent = a entrambi gli eserciti restano meno di due pedine
reason-no-legal-move = l’avversario non ha mosse permesse
reason-nothing-happens = cento mosse senza perdite
reason-out-of-time = il tempo dell’avversario è scaduto
reason-repetition = la stessa posizione per la terza volta

# Why an action is not legal: half sentences
illegal-netzwerk-over = la partita è finita
illegal-netzwerk-run-first = un turno comincia con una corsa: finché un robot non ha corso, non si può né spostare una batteria né concludere il turno
illegal-netzwerk-runs-are-over = nessun robot corre più dopo che in questo turno è stata spostata una batteria
illegal-netzwerk-must-capture = un robot può catturare, e queste regole dicono che deve farlo
illegal-netzwerk-no-robot = in { $value } non c’è nessun robot
illegal-netzwerk-not-yours = il robot in { $value } non è tuo
illegal-netzwerk-barred = il robot in { $value } non può correre di nuovo in questo turno
illegal-netzwerk-no-way = il robot in { $from } non può correre in { $to }
illegal-netzwerk-wrong-sign = { $value ->
    [true] una corsa su una casella con un robot avversario si scrive con x
   *[other] una corsa che non cattura nulla si scrive con -
}
illegal-netzwerk-wrong-price = la corsa costa { $price }, ma { $paid ->
    [one] pagherebbe una sola batteria
   *[other] pagherebbero { $paid } batterie
}
illegal-netzwerk-no-battery = in { $value } non c’è nessuna batteria
illegal-netzwerk-spent = la batteria in { $value } è scarica
illegal-netzwerk-not-controlled = non controlli la batteria in { $value }
illegal-netzwerk-locked = entrambi controllano la batteria in { $value }, quindi nessuno può spostarla
illegal-netzwerk-shifted = la batteria in { $value } è già stata spostata in questo turno
illegal-netzwerk-not-next = la batteria in { $from } non può andare in { $to }: va sul primo campo vuoto di una linea
illegal-netzwerk-otherwise = qui non è permesso

illegal-kulami-over = la partita è finita
illegal-kulami-no-field = in { $value } non c’è nessuna casella
illegal-kulami-taken = in { $value } c’è già una biglia
illegal-kulami-out-of-line = la casella { $at } non è né nella riga né nella colonna dell’ultima biglia, in { $last }
illegal-kulami-off-limits = la tavoletta di { $at } è vietata: vi è appena stata posata una biglia, in { $by }

illegal-napoleon-over = la partita è finita
illegal-napoleon-off-the-map = la mappa non ha nessuna casella { $value }
illegal-napoleon-no-counter = in { $at } non c’è nessuna pedina { $colour ->
    [blue] blu
   *[red] rossa
}
illegal-napoleon-shape = una mossa è un passo, oppure salti che passano ognuno dritto sopra una casella
illegal-napoleon-taken = in { $value } c’è una pedina
illegal-napoleon-step-home = una pedina non può entrare con un passo nel proprio quartier generale, in { $value }
illegal-napoleon-no-jump-from = nessuna pedina salta da { $first }, in un { $second ->
    [river] fiume
   *[forest] bosco
}
illegal-napoleon-no-jump-over = la pedina in { $first } non può essere saltata, è in un { $second ->
    [river] fiume
   *[forest] bosco
}
illegal-napoleon-nothing-to-jump = in { $value } non c’è nessuna pedina da saltare
illegal-napoleon-in-the-forest = la casella { $value } è nel bosco fitto, dove nessun salto arriva
illegal-napoleon-takes-nothing = il salto in { $value } non cattura nulla
illegal-napoleon-takes = il salto in { $value } cattura la pedina su cui passa (scrivi x)
illegal-napoleon-lost = la pedina è persa nel fiume in { $value }, la mossa finisce lì
illegal-napoleon-no-river = in { $value } non c’è nessun fiume in cui perdersi
illegal-napoleon-loss-untold = la pedina è persa nel fiume in { $value } (concludi la mossa con ~)
illegal-napoleon-ends-at-home = nessuna mossa può finire nel proprio quartier generale, in { $value }
illegal-napoleon-circle = una mossa che non cattura nulla non può finire dove è cominciata

# What is wrong with a layout
layout-empty = la disposizione è vuota
layout-too-long = il testo della disposizione ha { $value } segni: a nessuna disposizione ne servono più di 255
layout-sign = «{ $sign }» nella riga { $row }, colonna { $column }, non è né una lettera né . per un vuoto
layout-ragged = la riga { $row } è larga { $found }, la prima { $wanted }
layout-no-rectangle = la tavoletta { $value } non è un rettangolo di un solo pezzo
layout-wrong-size = la tavoletta { $name } è { $width } × { $height }: una tavoletta così non esiste
layout-count = tavolette da { $short } × { $long }: { $found } invece di { $wanted }
layout-overlap = le tavolette { $first } e { $second } si sovrappongono
layout-too-large = la disposizione è { $width } × { $height }: può estendersi al massimo per 10 caselle in ogni direzione
layout-disconnected = la disposizione si divide in { $value } parti che non si toccano lungo nessun lato

layout-name = il nome deve avere da 1 a 40 lettere
layout-name-and-layout = il nome deve avere da 1 a 40 lettere; { $value }

# What is wrong with a map
map-empty = la mappa è vuota
map-name = il nome deve avere da 1 a 40 lettere
map-too-large = la mappa è { $width } × { $height }: il massimo è 40 × 40
map-ragged = { $grid ->
    [terrain] terreno
   *[counters] pedine
}: la riga { $row } è larga { $found }, non { $wanted }
map-rows = pedine: righe { $found }, non { $wanted }
map-sign = { $grid ->
    [terrain] terreno
   *[counters] pedine
}: «{ $sign }» nella riga { $row }, colonna { $column }, non è nessuno di { $known }
map-no-headquarters = manca il quartier generale { $colour ->
    [blue] del blu
   *[red] del rosso
} ({ $sign })
map-unequal-armies = gli eserciti sono diversi: il blu ne ha { $blue }, il rosso { $red }
map-army = { $value ->
    [one] una pedina
   *[other] { $value } pedine
} per giocatore: possono essere da 2 a 24
map-at-home = pedine: quella nella riga { $row }, colonna { $column }, sta nel proprio quartier generale
map-river-corner = terreno: i fiumi nella riga { $row }, colonna { $column }, e nella riga sotto si toccano solo con un angolo
map-place = luoghi: «{ $name }» in «{ $at }» richiede un nome e una casella della mappa

# What is wrong with a file
format-too-large = { $found } byte sono troppi: non se ne leggono più di { $largest }
format-damaged = riga { $line }, colonna { $column }: { $fault }
format-newer = il formato { $found } viene da una versione successiva: questa legge il formato { $known }
format-no-format = il formato { $found } non esiste: questa versione legge il formato { $known }

file-missing = questo file non esiste
file-no-file = non è un file
file-too-large = è troppo grande: { $found } byte, al massimo { $largest }
file-no-text = non contiene testo
file-taken = c’è già un altro file con questo nome
file-no-folder = il sistema non indica nessuna cartella
file-system = { $value }

# What is wrong with a match’s set-up
option-conflict = i salti possono finire in casa solo se i quartieri generali sono aperti

set-up-rules = regole: { $value }
set-up-one-board = c’è un solo tabellone per { $value }
set-up-layout = disposizione: { $value }
set-up-map = mappa: { $value }
set-up-two-boards = la posizione è su un tabellone diverso da quello indicato
set-up-position = posizione: { $value }

play-over = la partita è finita
play-full = una partita ha spazio per 20000 azioni al massimo
play-too-long = una partita ha spazio per azioni di 2 milioni di lettere in tutto

# Sound

# Resigning, draws, rematches, undo by agreement

# Finding saved games

# Settings and shortcuts
settings-group-game = Gioco
settings-group-table = Tavolo e vista
settings-group-text = Lingua e testo
settings-language-system = Come il sistema ({ $language })
settings-highlights-usual = verde e rosso
    .about = I colori consueti.
settings-highlights-distinct = blu e arancione
    .about = Più facili da distinguere per chi è daltonico.
settings-shortcuts = Scorciatoie
    .about = Vedi e cambia i tasti.
settings-restore = Ripristina predefiniti
settings-restored = Valori predefiniti ripristinati.
settings-restore-undo = Annulla

# About the program, and problems to report
about-open = Informazioni
about-heading = Spieltisch { $version }
about-what = Giochi da tavolo per due su un tavolo 3D: l’uno contro l’altro sullo stesso dispositivo, o contro il computer. «Spieltisch» è il tedesco per tavolo da gioco.
about-program = Programma
about-licence = Licenza
about-fonts = Caratteri
about-libraries = Librerie
about-games = I giochi
about-netzwerk = Netzwerk (Network) è di Knut-Michael Wolf, 1984; varianti dalle regole francesi, tradotte da Marie Guntzer, e di João Neto.
about-kulami = Kulami è di Andreas Kuhnekath, pubblicato da Steffen-Spiele nel 2011. Le disposizioni chiusa e irregolare sono dell’editore, le altre sono nostre.
about-napoleon = Napoleon è di Kurt Heuser ed Eugen Oker, pubblicato da Pelikan nel 1975. Il tabellone non è mai stato riprodotto, perciò le mappe sono nostre.
about-rules = Le regole sono scritte con parole nostre.
about-licence-what = Puoi usare, modificare e condividere questo programma con la licenza MIT o la licenza Apache 2.0, a tua scelta.
about-fonts-what = I caratteri sono Cabin e Vollkorn, con la SIL Open Font License. I simboli sono Phosphor Icons, con la licenza MIT.
about-libraries-what = Il programma si fonda sul lavoro di molti altri: { $count } librerie, ciascuna con versione e licenza.
report-open = Segnala un problema
report-what = Copia questo testo e allegalo alla tua segnalazione. Contiene le tue impostazioni e, se c’è, la partita in corso con i nomi dei giocatori, ma nessuna cartella del tuo dispositivo.
report-copy = Copia
report-copied = Copiato

# The title and the new game

# Symbols at the table
