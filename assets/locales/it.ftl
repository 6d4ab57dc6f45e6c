# What players read. The same messages in all languages; names, places and numbers are filled in.
# Keyboard keys are not named here: the program adds them from its table of bindings. Keep buttons short: about twelve letters.

# The main menu
title-subtitle = Giochi da tavolo per due
title-quit = Esci
title-continue = Continua
title-first = Prima volta? Comincia da { $game }
title-last-match = { $game }: { $title }

# The games
game-netzwerk = Netzwerk
game-kulami = Kulami
game-napoleon = Napoleon
game-netzwerk-summary = Robot che corrono con batterie condivise
game-kulami-summary = Biglie alla conquista di tavolette di legno
game-napoleon-summary = Due eserciti all’assalto del quartier generale nemico
# The players, as names for those who gave none
player-white = Bianco
player-black = Nero
player-red = Rosso
player-blue = Blu

# A new match
new-match-heading = Nuova partita a { $game }
new-match-name = Nome del giocatore
name-not-shown = Questo dispositivo non può mostrare alcune di queste lettere. Il nome viene salvato esattamente come lo scrivi.
new-match-start = Inizia partita
new-match-cancel = Annulla
new-match-rules = Regole
new-match-map = Mappa
new-match-layout = Disposizione
new-match-drop-map = Trascina qui un file di mappa per giocarci.
new-match-path-map = Per giocare su una tua mappa, incolla il percorso del suo file in «Partite», «Importa».
new-match-unreadable = { $count ->
    [one] Una delle tue disposizioni è illeggibile. Apri «Progetta…» per sapere perché.
   *[other] { $count } delle tue disposizioni sono illeggibili. Apri «Progetta…» per sapere perché.
}
new-match-random-square = Chiusa casuale
    .about = Una disposizione chiusa casuale
new-match-random-irregular = Irregolare casuale
    .about = Una disposizione casuale con buchi e vuoti
new-match-design = Progetta…
    .about = Disponi tu le tavolette

new-match-clock = Orologio
new-match-clock-none = Nessuno
new-match-clock-no-limit = Senza limiti di tempo.
new-match-clock-minutes = { $minutes } min
new-match-clock-seconds = +{ $seconds } s per turno
new-match-clock-rule = Il tempo scorre solo quando un giocatore può muovere: si ferma nei menu, mentre rivedi la partita, mentre i pezzi si muovono e quando la finestra è nascosta.

# How a match begins: two rules options and who starts
new-match-fairness = Inizio equo
new-match-fairness-what = Cominciare può essere un vantaggio. Queste regole lo compensano.
# A name with its value or its remark, as in a summary
label-value = { $name }: { $value }

# The rules, to be read
rules-read = Regolamento
rules-close = Chiudi

# Saved games
matches-open = Partite
matches-heading = Partite salvate
matches-none = Nessuna partita salvata. Ogni partita viene salvata automaticamente dalla prima mossa.
matches-between = { $one } contro { $two }
matches-about = { $game } · { $one } contro { $two } · { $date }
matches-continue = Continua
matches-view = Vedi
matches-rename = Rinomina
matches-rename-done = Fatto
matches-copy = Copia
matches-copy-about = Copia tutta la partita come testo
matches-export = Esporta
matches-export-about = Salva una copia nella cartella Download
matches-exported = Esportata in { $path }.
matches-delete = Elimina
matches-deleted = Partita eliminata.
matches-restore = Ripristina
matches-room = Spazio per le partite: { $percent }% occupato
matches-paste = Incolla qui una partita, una posizione o un link, o trascina un file
matches-paste-path = Incolla qui una partita, una posizione, un link o il percorso di un file
matches-load = Apri
matches-no-match = Non si può aprire: { $fault }.
matches-no-link = Questo link non si può aprire: { $fault }.
matches-close = Chiudi
saves-trouble = Questa partita non si può salvare: { $fault }. Puoi continuare a giocare; sarà salvata appena possibile.

# The player's own results
record-open = I tuoi risultati
record-heading = I tuoi risultati
record-games = Partite
record-won = Vinte
record-drawn = Patte
record-lost = Perse
record-person = Un’altra persona
record-none = Ancora nessuna partita finita.
record-course-done = Corso finito
record-course-none = Corso non iniziato
record-course-step = Corso: lezione { $step } di { $count }
record-puzzles = Problemi: { $progress }
record-clear-open = Azzera i risultati
record-clear-question = Azzerare i tuoi risultati e i progressi nei corsi e nei problemi? L’operazione è definitiva. Le partite salvate restano.
record-clear = Azzera tutto
record-keep = Annulla
record-not-saved = Impossibile salvare i tuoi risultati: { $fault }.
record-unread = Impossibile leggere i tuoi risultati: { $fault }. Si riparte da zero.

saved-as-copy = Un’altra finestra ha modificato questa partita. Qui continua come copia: { $file }.

# Errors in the file of a saved game: half sentences
saved-long-field = «{ $field }» ha { $found } caratteri (il massimo è { $largest })
saved-name = «{ $field }» può avere al massimo 60 caratteri, e nessun carattere di controllo
saved-time = «{ $field }» va oltre l’anno 9999
saved-computer = il livello { $value } del computer non esiste
saved-thinking-time = il tempo del computer per turno ({ $value } s) non è ammesso
saved-clock = i tempi dell’orologio non sono validi
saved-game = il gioco è sconosciuto
saved-no-board = manca il tabellone
saved-board-name = il tabellone { $value } è indicato, ma manca nel file
saved-too-many = contiene { $value } azioni (il massimo è 20.000)
saved-too-long = le azioni hanno troppi caratteri
saved-empty-turn = il turno { $value } è vuoto
saved-action = «{ $text }» (turno { $turn }, azione { $action }) non si può giocare
saved-undone = l’azione annullata «{ $text }» non si può ripetere
saved-not-over = c’è un risultato, ma la partita non è finita
saved-no-result = la partita è finita, ma non c’è un risultato
saved-other-result = il risultato non corrisponde alle azioni

link-no-link = non porta a nessuna partita
link-newer = viene da una versione più recente (formato { $found }; questa legge il formato { $known })
link-damaged = è danneggiato o incompleto; copia di nuovo il link intero
link-too-long = ha { $found } caratteri (il massimo è { $largest })
link-too-many-moves = ha troppe mosse per essere verificato
link-other-rules = le sue mosse non seguono le regole di questa versione; forse viene da un’altra

# Settings
settings-open = Impostazioni
settings-heading = Impostazioni
settings-done = Fatto
settings-language = Lingua
settings-text = Dimensione testo
settings-percent = { $percent }%
settings-pace-slow = Lente
settings-pace-usual = Normali
settings-pace-fast = Rapide
settings-motion = Animazioni
settings-motion-still = No
settings-contrast = Contrasto
settings-contrast-usual = Normale
settings-contrast-more = Alto
settings-colours = Evidenziazioni
settings-screen = Schermo
settings-screen-window = Finestra
settings-screen-full = Schermo intero
settings-quality = Qualità grafica
settings-quality-low = Bassa
settings-quality-medium = Media
settings-quality-high = Alta
settings-quality-ultra = Molto alta
settings-quality-lowered = Il gioco era lento, perciò la qualità grafica è stata ridotta. Puoi cambiarla nelle impostazioni.
settings-theme = Tema
settings-theme-day = Giorno
settings-theme-evening = Sera
settings-theme-green = Panno verde
settings-theme-blue = Panno blu
settings-confirm = Conferma mosse
settings-confirm-no = No
settings-confirm-yes = Sì
settings-camera = Telecamera
settings-camera-free = Libera
settings-camera-locked = Fissa
settings-seating = Posti
settings-hand-over = Schermata cambio turno
settings-hand-over-no = No
settings-hand-over-yes = Sì
settings-hand-over-face-to-face = Non serve se siete uno di fronte all’altro: il dispositivo sta tra voi.
seating-same-side = Fianco a fianco
    .about = Sedete fianco a fianco; il lato del primo giocatore è quello vicino a voi.
seating-turning = Tabellone girevole
    .about = Il tabellone si gira verso chi deve muovere.
seating-face-to-face = Uno di fronte all’altro
    .about = Il dispositivo sta tra voi. Ognuno ha un pannello dal proprio lato.
settings-unread = Impossibile leggere le tue impostazioni: { $fault }. Si usano quelle predefinite.
settings-not-saved = Impossibile salvare le tue impostazioni: { $fault }.

# The device is passed on
hand-over-heading = { $player }, tocca a te
hand-over-text = Passate il dispositivo: il tabellone resta bloccato finché chi deve giocare non è pronto.
hand-over-ready = Eccomi

# What a place is
place-robot = { $player ->
    [you] Il tuo robot
    [the-computer] Robot del computer
    [Bianco] Robot del Bianco
    [Nero] Robot del Nero
   *[other] Robot: { $player }
}.
place-charged = Una batteria carica.
place-spent = Una batteria scarica.
place-marble = { $player ->
    [you] La tua biglia
    [the-computer] Biglia del computer
    [Rosso] Biglia del Rosso
    [Nero] Biglia del Nero
   *[other] Biglia: { $player }
}.
place-counter = { $player ->
    [you] La tua pedina
    [the-computer] Pedina del computer
    [Blu] Pedina del Blu
    [Rosso] Pedina del Rosso
   *[other] Pedina: { $player }
}.
place-empty = Vuoto.
place-can-act = { $count ->
    [one] Ha una sola destinazione.
   *[other] Ha { $count } destinazioni.
}
place-target = Il pezzo scelto può arrivare qui.
place-target-costs = { $count ->
    [one] Il pezzo scelto può arrivare qui: costa una batteria.
   *[other] Il pezzo scelto può arrivare qui: costa { $count } batterie.
}
place-open = Qui ora si può posare una biglia.
place-in-danger = Al prossimo turno l’avversario potrebbe catturare questo pezzo partendo da { $enemies }.
place-danger-there = Lì l’avversario potrebbe catturarla da { $enemies }.
place-captures = Lungo il percorso cattura in { $pieces }.
place-battery-controlled = { $player ->
    [you] Controlli
    [the-computer] Il computer controlla
    [Bianco] Il Bianco controlla
    [Nero] Il Nero controlla
   *[other] { $player } controlla
} questa batteria, { $more } a { $less }.
place-battery-shared = { $count ->
    [0] Entrambi controllano questa batteria: nessun robot la tocca.
   *[other] Entrambi controllano questa batteria, { $count } a { $count }.
}
place-panel-held = Questa tavoletta da { $fields } caselle { $player ->
    [you] è tua
    [the-computer] è del computer
    [Rosso] è del Rosso
    [Nero] è del Nero
   *[other] appartiene a { $player }
}, { $more } a { $less }.
place-panel-tied = { $count ->
    [0] Questa tavoletta da { $fields } caselle non è ancora di nessuno.
   *[other] Questa tavoletta da { $fields } caselle non è di nessuno: { $count } a { $count }.
}

# What the keys do
shortcuts-open = Scorciatoie
shortcuts-heading = Scorciatoie da tastiera
shortcuts-help = Scegli un tasto per cambiarlo.
shortcuts-play = Gioco
shortcuts-view = Vista
shortcuts-review = Rivedi
shortcuts-program = Programma
key-confirm = Conferma, fine turno
key-select = Seleziona il punto sotto il cursore
key-next = Punto giocabile successivo
key-previous = Punto giocabile precedente
key-inspect = Descrivi il punto sotto il cursore
key-undo = Annulla
key-redo = Ripeti
key-hint = Suggerimento
key-replay-turn = Rivedi l’ultimo turno
key-swap-sides = Scambia i lati, se le regole lo permettono
key-flat-view = Alterna 2D e 3D
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
key-taken = { $key } non è più assegnato a «{ $other }».
key-fixed = Questo tasto non si può riassegnare.
key-with-control = Ctrl+{ $key }
key-with-shift = Maiusc+{ $key }
key-name-arrows = Frecce
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
option-netzwerk-energy-adjacent = batterie vicine
    .about = Ogni batteria carica che tocca il robot può pagare la sua corsa.
option-netzwerk-energy-controlled = batterie controllate
    .about = Tra le batterie che toccano il robot, pagano solo quelle che controlli.
option-netzwerk-path = Percorso
option-netzwerk-path-free = libero
    .about = Una corsa può svoltare e concatenare passi e salti.
option-netzwerk-path-straight = rettilineo
    .about = Una corsa va in linea retta; un salto o una cattura è una corsa a sé.
option-netzwerk-rerun = Corse per robot
option-netzwerk-rerun-free = senza limite
    .about = Un robot può correre di nuovo nello stesso turno, a meno che non abbia catturato.
option-netzwerk-rerun-once = una per turno
    .about = Ogni robot corre al massimo una volta per turno.
option-netzwerk-capture = Catture
option-netzwerk-capture-optional = facoltative
    .about = Puoi catturare, ma non sei obbligato.
option-netzwerk-capture-mandatory = obbligatorie
    .about = Chi può catturare deve farlo prima di ogni altra cosa.
option-netzwerk-shared = Batterie condivise
option-netzwerk-shared-usable = spostabili
    .about = Ciascuno dei due può spostare una batteria controllata da entrambi.
option-netzwerk-shared-locked = bloccate
    .about = Una batteria controllata da entrambi non si può spostare; può comunque pagare.
option-netzwerk-first = Chi comincia
option-netzwerk-first-white = il Bianco
    .about = Comincia il Bianco.
option-netzwerk-first-black = il Nero
    .about = Comincia il Nero.
option-netzwerk-opening = Primo turno
option-netzwerk-opening-free = normale
    .about = Il primo turno della partita è un turno come gli altri.
option-netzwerk-opening-single = una sola corsa
    .about = Il primo turno della partita è una sola corsa, senza spostamenti: il vantaggio di cominciare è minore.
option-netzwerk-repetition = Ripetizione
option-netzwerk-repetition-allowed = permessa
    .about = Le posizioni possono ripetersi senza limiti.
option-netzwerk-repetition-draw = patta
    .about = Se un turno comincia per la terza volta dalla stessa posizione, la partita è patta.
option-kulami-score = Punteggio
option-kulami-score-basic = solo tavolette
    .about = Contano le tavolette: ognuna vale tanti punti quante sono le sue caselle.
option-kulami-score-level1 = con le aree
    .about = Contano le tavolette; chi ha l’area più grande aggiunge la differenza.
option-kulami-score-chains = con le catene
    .about = Contano le tavolette; chi ha più punti in catene aggiunge la differenza.
option-kulami-score-level2 = con aree e catene
    .about = Contano le tavolette; aggiunge la differenza sia chi ha l’area più grande, sia chi ha più punti in catene.
option-kulami-first = Chi comincia
option-kulami-first-red = il Rosso
    .about = Il Rosso posa la prima biglia.
option-kulami-first-black = il Nero
    .about = Il Nero posa la prima biglia.
option-napoleon-headquarters = Quartieri generali
option-napoleon-headquarters-refuge = protetti
    .about = In un quartier generale una pedina è protetta come in un villaggio.
option-napoleon-headquarters-open = non protetti
    .about = In un quartier generale una pedina può essere catturata.
option-napoleon-home = Il tuo quartier generale
option-napoleon-home-pass = solo passaggio
    .about = La tua mossa non può finire nel tuo quartier generale.
option-napoleon-home-rest = anche sosta
    .about = Un tuo salto può finire nel tuo quartier generale, se i quartieri generali non sono protetti.
option-napoleon-first = Chi comincia
option-napoleon-first-blue = il Blu
    .about = Comincia il Blu.
option-napoleon-first-red = il Rosso
    .about = Comincia il Rosso.
option-napoleon-repetition = Ripetizione
option-napoleon-repetition-allowed = permessa
    .about = Le posizioni possono ripetersi senza limiti.
option-napoleon-repetition-draw = patta
    .about = Se una posizione si presenta per la terza volta, o dopo 100 mosse senza catture né perdite, la partita è patta.
option-swap = Scambio dei lati
option-swap-off = no
    .about = Ognuno tiene il proprio lato.
option-swap-on = sì
    .about = Dopo il primo turno, il secondo giocatore può prendere il lato del primo (la regola della torta). A chi comincia conviene un turno equilibrato.

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
own-unknown-kind = qui si possono trascinare solo file che cominciano con { $kinds }
own-there-already = { $name } c’è già.
own-added = Aggiunto: { $name }.
own-not-added = Non salvato: esiste già un altro file { $file }.
own-not-saved = Impossibile salvare { $file }: { $fault }.
own-not-deleted = Impossibile eliminare { $file }: { $fault }.
own-deleted = Il file { $file } è stato eliminato.

# The layout designer
design-heading = Progetta una disposizione
design-complete = La disposizione è completa.
design-help = Trascina una tavoletta; toccala per girarla (R mentre la trascini). Trascinala fuori dalla griglia per toglierla.
design-name = Nome
design-my-layout = La mia disposizione
design-save = Salva
design-saved = Disposizione salvata: { $name }.
design-not-saved = La disposizione non è stata salvata: { $fault }.
design-save-again = Esiste già una disposizione { $name }. Premi di nuovo «Salva» per sostituirla.
design-other-layout = Il file { $file } contiene la disposizione { $name }. Scegli un altro nome.
design-other-file = Il file { $file } contiene qualcos’altro. Scegli un altro nome.
design-play = Gioca con questa
design-back = Indietro
design-square = Chiusa
    .about = Una disposizione chiusa casuale
design-irregular = Irregolare
    .about = Una disposizione casuale con buchi e vuoti
design-clear = Svuota
    .about = Togli tutte le tavolette
design-undo = Annulla
    .about = Rimetti le tavolette com’erano prima
design-fairness = È equa?
    .about = Il computer gioca cento partite veloci contro sé stesso
design-fairness-so-far = Partite di prova: { $games } su { $all }
design-fairness-share = Vittorie di chi comincia: { $share }% (stima: { $low }–{ $high }%).
design-fairness-even = Sembra equa.
design-fairness-first = Chi comincia è in vantaggio.
design-fairness-second = Chi gioca per secondo è in vantaggio.
design-keep = Tieni
design-delete = Elimina
design-open = Modifica questa disposizione

# The panel beside the board
panel-menu = Menu
    .about = Pausa, nuova partita, esci
panel-undo = Annulla
    .about = Annulla l’ultima azione
panel-redo = Ripeti
    .about = Ripeti l’azione annullata
panel-replay-turn = Ultimo turno
    .about = Rivedi l’ultimo turno
panel-review = Rivedi
    .about = Rivedi la partita turno per turno
panel-flat = 2D
    .about = Guarda il tabellone dall’alto
panel-3d = 3D
    .about = Guarda il tabellone in prospettiva
panel-closer = Più vicino
    .about = Guarda il tabellone da vicino; poi si sposta con un dito
panel-reset-view = Ricentra
    .about = Torna alla vista predefinita
panel-nothing-played = Ancora nessuna mossa. { $aim }
aim-netzwerk = Porta al traguardo metà dei robot che ti restano, o cattura tutti quelli avversari.
aim-kulami = Vince chi alla fine ha più punti.
aim-napoleon = Vinci con due pedine nel quartier generale nemico.
panel-match-over = Partita finita
panel-end-turn = Fine turno
    .about = Termina il tuo turno
panel-end-turn-anyway = Termina comunque
panel-swap-sides = Scambia i lati
    .about = Il { $name } e il primo turno diventano tuoi; poi tocca al tuo avversario.
panel-can-swap = Oppure scambia i lati: tu giochi con il { $name }, e tocca al tuo avversario.
panel-swapped = { $name ->
    [Bianco] Il Bianco
    [Nero] Il Nero
    [Rosso] Il Rosso
    [Blu] Il Blu
   *[other] { $name }
} ha scambiato i lati.
panel-swapped-you = { $name ->
    [Bianco] Il Bianco
    [Nero] Il Nero
    [Rosso] Il Rosso
    [Blu] Il Blu
   *[other] { $name }
} ha scambiato i lati: ora giochi con il { $side }.
panel-kept-side = { $name ->
    [Bianco] Il Bianco
    [Nero] Il Nero
    [Rosso] Il Rosso
    [Blu] Il Blu
   *[other] { $name }
} non ha scambiato i lati.
panel-not-confirmed = Non hai confermato { $to }: la mossa non è stata giocata.
panel-beside-to-place = Scegli una casella del tabellone: la biglia ci va da sola.
panel-beside-captured = I pezzi catturati non giocano più.
panel-skip = Vedi il risultato
    .about = Mostra subito il risultato, senza il resto del conteggio
panel-recount = Rivedi il conteggio
    .about = Rivedi il conteggio dei punti
panel-confirm = Conferma
panel-asked = Tocca di nuovo { $to } per confermare.
panel-place-here = Posa in { $to }
panel-stop = Fermati in { $to }
panel-run = Corri in { $to }
panel-capture-run = Cattura in { $to }
panel-go = Vai in { $to }
panel-capture-go = Cattura e vai in { $to }
panel-go-round = Giro con ritorno in { $to }
panel-jump-on = Salta ancora, o tocca di nuovo { $here } per fermarti lì.
panel-jump-on-only = Salta ancora: la mossa non può finire qui.
panel-paid-with = Si paga con { $pieces }. Tocca un’altra batteria per cambiare, o di nuovo { $to } per confermare.
panel-takes = Ci sono più percorsi: questo cattura { $pieces }. Tocca un’altra pedina per cambiare, o di nuovo { $to } per confermare.
panel-takes-nothing = Ci sono più percorsi: questo non cattura nulla. Tocca una pedina per catturarla lungo il percorso, o di nuovo { $to } per confermare.
panel-and = { $all } e { $last }
panel-came-back = Questa posizione si è già presentata: alla terza volta la partita è patta.
panel-warning = Attenzione: se termini ora il turno, l’avversario può vincere subito.
panel-warning-unless = Attenzione: se non lo impedisci, l’avversario può vincere al prossimo turno.
panel-warning-arrows = Le frecce mostrano come.
panel-marks-danger = Punte: i tuoi pezzi che rischiano la cattura al prossimo turno.
panel-marks-capture = Anelli: i tuoi pezzi che possono muovere; interrotti: quelli che possono catturare.
panel-marks-off-limits = Croci: le ultime tavolette giocate sono vietate.
panel-quiet = Mosse senza catture né perdite: { $count } su { $limit }.
panel-counting-panels = Conteggio delle tavolette…
panel-counting-equal = { $part }: parità.
panel-counting-adds = { $part }: { $player } +{ $points }.
panel-place = { $at }. { $about }
panel-named-place = { $at }, { $name }. { $about }
# What the opponent’s turn has done: a sentence of these parts, with commas and “and” between them
turn-told = { $player ->
    [Bianco] Il Bianco
    [Nero] Il Nero
    [Rosso] Il Rosso
    [Blu] Il Blu
   *[other] { $player }
} { $told }.
turn-robots = ha corso con { $count ->
    [one] un robot ({ $ways })
   *[other] { $count } robot ({ $ways })
}
turn-counter = ha mosso da { $from } a { $to }
turn-placed = ha posato una biglia in { $at }
turn-captured-robots = ha catturato { $count ->
    [one] un robot ({ $places })
   *[other] { $count } robot ({ $places })
}
turn-captured-counters = ha catturato { $count ->
    [one] una pedina ({ $places })
   *[other] { $count } pedine ({ $places })
}
turn-batteries = ha spostato { $count ->
    [one] una batteria
   *[other] { $count } batterie
}
turn-panel-held = ha conquistato la tavoletta da { $fields } caselle con la biglia in { $at }
turn-panel-tied = ha portato in parità la tavoletta da { $fields } caselle con la biglia in { $at }: ora non conta per nessuno
turn-lost = ha perso la pedina nel fiume

# Reviewing a game
review-at = Turno { $at } di { $all }.
review-leave = Torna alla partita
review-only = È una posizione precedente. Torna alla partita per continuare a giocare.
review-autoplay = Riproduci
review-stop = Ferma
review-play-from-here = Gioca da qui
    .about = Inizia una nuova partita da questa posizione
review-line-at = Linea migliore: turno { $at } di { $all }.
review-graph = Probabilità di vittoria dopo il turno { $turn }: { $chances }
review-graph-side = Più la curva è alta, meglio è { $player ->
    [Bianco] per il Bianco
    [Nero] per il Nero
    [Rosso] per il Rosso
    [Blu] per il Blu
   *[other] per { $player }
}
review-turn = Turno { $turn }, { $player }
review-lost = Probabilità di vittoria: prima { $before }%, ora { $after }%.
review-played = In partita: { $played }.
review-answer = Risposta migliore: { $answer }.
review-answer-wins = Vince subito.
review-answer-threatens = Così minaccia di vincere al prossimo turno.
review-answer-uses = { $count ->
    [one] Usa la batteria appena spostata in { $places }.
   *[other] Usa le batterie appena spostate in { $places }.
}
review-answer-takes-robot = Il robot in { $at } era appena arrivato lì.
review-answer-takes-counter = La pedina in { $at } era appena arrivata lì.
review-spares-robots = Così la miglior risposta { $count ->
    [0] non cattura nessun robot.
    [one] cattura un solo robot.
   *[other] cattura solo { $count } robot.
}
review-spares-counters = Così la miglior risposta { $count ->
    [0] non cattura nessuna pedina.
    [one] cattura una sola pedina.
   *[other] cattura solo { $count } pedine.
}
review-spares-points = Dopo la risposta migliore ci guadagni { $points ->
    [one] un punto.
   *[other] { $points } punti.
}
review-better = Meglio: { $better }.
played-place = biglia in { $to }
played-move = mossa da { $from } a { $to }
played-move-capture = mossa da { $from } a { $to } con cattura in { $pieces }
played-round = giro con ritorno in { $to }
played-round-capture = giro con ritorno in { $to } e cattura in { $pieces }
played-swap = scambio dei lati
played-nothing = nulla
better-runs = { $count ->
    [one] corsa { $ways }
   *[other] corse { $ways }
}
better-captures = { $count ->
    [one] cattura in { $places }
   *[other] catture in { $places }
}
better-shifts = { $count ->
    [one] batteria { $ways }
   *[other] batterie { $ways }
}
review-show-line = Mostra sul tabellone
review-leave-line = Mostra le mosse giocate
mark-good = Unica mossa buona
mark-missed = Occasione mancata
mark-mistake = Errore
mark-blunder = Errore grave

# The computer as a player. Levels have a number and a word; the words stand on small buttons.
seat-person = Giocatore
seat-computer = Computer, livello { $level } ({ $name })
seat-computer-timed = Computer, { $seconds } s per turno
the-computer = Il computer
computer-name = Computer (livello { $level })
computer-name-timed = Computer ({ $seconds } s)
level-1 = Principiante
level-2 = Novizio
level-3 = Dilettante
level-4 = Intermedio
level-5 = Avanzato
level-6 = Forte
level-7 = Esperto
level-8 = Massimo
panel-thinks = { $player } sta pensando{ $depth ->
    [0] …
    [one] … (1 turno avanti)
   *[other] … ({ $depth } turni avanti)
}
panel-computer-plays = { $player } sta giocando.
panel-computer-paused = { $player } è in pausa.
panel-move-now = Gioca ora
    .about = Fai giocare al computer la mossa migliore trovata finora
panel-computer-failed = { $player } ha smesso di pensare per un errore. La partita è al sicuro.
panel-think-again = Riprova
    .about = Fai pensare di nuovo il computer
search-failed = Il calcolo non è riuscito a causa di un errore. Riprova.
panel-resume-computer = Riprendi
    .about = Fai riprendere il gioco al computer
panel-hint = Suggerimento
    .about = Mostra che cosa giocherebbe il computer, e perché

# A hint: the next action, as half a sentence, then one or two reasons, each a sentence
hint-coming = Cerco un suggerimento…
hint-whole-turn = Perché questo turno? { $reasons }
hint-whole-turn-averts = Gioca il turno per intero, o l’avversario può vincere subito.
hint-told = Suggerimento: { $turn }.
hint-step = Suggerimento, azione { $step } di { $steps }: { $turn }.
step-near-own = { $robots ->
    [one] Lì la tocca uno dei tuoi robot.
   *[other] Lì la toccano { $robots } dei tuoi robot.
}
step-off-enemy = { $robots ->
    [0] Lì non la tocca nessun robot avversario.
    [one] Lì la tocca un solo robot avversario.
   *[other] Lì la toccano solo { $robots } robot avversari.
}
action-run = corri da { $from } a { $to }, pagando con { $pieces }
action-run-capture = corri da { $from } a { $to } e cattura lì, pagando con { $pieces }
action-shift = sposta la batteria da { $from } a { $to }
action-end = termina il turno
action-place = posa una biglia in { $to }
action-move = vai da { $from } a { $to }
action-move-capture = vai da { $from } a { $to } e cattura { $pieces }
action-swap = scambia i lati
why-wins = Così vinci la partita.
why-wins-in = Così vinci { $turns ->
    [one] in questo turno.
   *[other] in { $turns } turni, qualunque cosa faccia l’avversario.
}
why-takes-robots = Catturi { $count ->
    [one] un robot.
   *[other] { $count } robot.
}
why-takes-counters = Catturi { $count ->
    [one] una pedina.
   *[other] { $count } pedine.
}
why-averts = Altrimenti l’avversario potrebbe vincere subito.
why-saves-robots = Salvi { $count ->
    [one] un robot.
   *[other] { $count } robot.
}
why-saves-counters = Salvi { $count ->
    [one] una pedina.
   *[other] { $count } pedine.
}
why-saves-robot-on = Salvi il robot in { $at }.
why-saves-counter-on = Salvi la pedina in { $at }.
why-saves-robots-on = Salvi i robot in { $at } e { $other }.
why-saves-counters-on = Salvi le pedine in { $at } e { $other }.
why-threatens-to-win = Minacci di vincere al prossimo turno.
why-threatens-robots = Minacci { $count ->
    [one] un robot.
   *[other] { $count } robot.
}
why-threatens-counters = Minacci { $count ->
    [one] una pedina.
   *[other] { $count } pedine.
}
why-threatens-robot-on = Minacci il robot in { $at }.
why-threatens-counter-on = Minacci la pedina in { $at }.
why-threatens-robots-on = Minacci i robot in { $at } e { $other }.
why-threatens-counters-on = Minacci le pedine in { $at } e { $other }.
why-gains = Guadagni { $points ->
    [one] 1 punto.
   *[other] { $points } punti.
}
why-ends-ahead = Se entrambi giocate al meglio, vinci di { $points ->
    [one] 1 punto.
   *[other] { $points } punti.
}
why-ends-behind = Se entrambi giocate al meglio, perdi di { $points ->
    [one] 1 punto.
   *[other] { $points } punti.
}
why-ends-even = Se entrambi giocate al meglio, la partita è patta.
why-resists = Anche giocando al meglio la partita è persa: così resisti più a lungo.
why-nearer-goal-row = I tuoi robot avanzano di { $squares ->
    [one] una casella
   *[other] { $squares } caselle
} verso il traguardo.
why-nearer-headquarters = Il tuo esercito avanza di { $squares ->
    [one] una casella
   *[other] { $squares } caselle
} verso il quartier generale nemico.
why-slows = { $squares ->
    [0] Al prossimo turno l’avversario non può avvicinarsi; altrimenti potrebbe farlo di { $others } caselle.
    [one] Al prossimo turno l’avversario può avvicinarsi di una sola casella invece di { $others }.
   *[other] Al prossimo turno l’avversario può avvicinarsi solo di { $squares } caselle invece di { $others }.
}
why-opens = Poi, al prossimo turno, potresti avvicinarti di { $squares } caselle.
why-arrives-goal-row = Così ne hai { $reached } su { $needed } al traguardo.
why-arrives-headquarters = Così ne hai { $reached } su { $needed } nel quartier generale nemico.
why-secures = Questa tavoletta da { $fields } caselle non può più esserti tolta.
why-leads = Così questa tavoletta da { $fields } caselle è tua, { $own } a { $others }.
why-strengthens = Rafforzi il tuo vantaggio su questa tavoletta da { $fields } caselle: { $own } a { $others }.
why-evens = Il tuo avversario non è più in vantaggio su questa tavoletta da { $fields } caselle.
why-charges = Così i tuoi robot toccano { $batteries ->
    [one] una batteria.
   *[other] { $batteries } batterie.
}
why-starves = Così i robot avversari { $batteries ->
    [0] non toccano nessuna batteria.
    [one] toccano una sola batteria.
   *[other] toccano solo { $batteries } batterie.
}
why-leaves = All’avversario { $places ->
    [one] resta una sola casella.
   *[other] restano solo { $places } caselle.
}
why-lets-gain = { $points ->
    [0] Poi l’avversario non può guadagnare punti; se posi altrove, può guadagnarne fino a { $others }.
    [one] Poi l’avversario può guadagnare solo 1 punto; se posi altrove, può arrivare fino a { $others }.
   *[other] Poi l’avversario può guadagnare solo { $points } punti; se posi altrove, può arrivare fino a { $others }.
}
why-improves = La tua posizione migliora.
why-better-side = L’altro lato è migliore: conviene scambiare.
why-fair-turn = Poi i due lati si equivalgono: al tuo avversario non conviene scambiare.

# The computer's analysis of a game under review
analysis-on = Analisi
    .about = Mostra come il computer valuta questa posizione
analysis-off = Togli analisi
    .about = Nascondi la valutazione del computer
analysis-coming = Analisi in corso…
analysis-chance = { $player } { $percent }%
turning-find = Svolte
    .about = Analizza tutta la partita: le probabilità di vittoria di entrambi e i turni decisivi
turning-progress = Posizioni analizzate: { $done } su { $all }…
turning-none = Nessun turno, da solo, ha deciso questa partita.
turning-most = I turni che hanno contato di più:

# Learning from mistakes in a game under review
mistake-learn = I tuoi errori
    .about = I tuoi errori in questa partita come esercizi: trova di meglio
mistake-number = Errore { $number } di { $count }
mistake-leave = Indietro
    .about = Continua a rivedere la partita
mistake-task = Trova di meglio.
mistake-lost = Probabilità di vittoria: { $chance }% anziché { $best }%.
mistake-right = Ottimo! Probabilità di vittoria: { $chance }%.
mistake-shown = Così sarebbe stato meglio.
mistake-none = Non hai commesso errori gravi in questa partita.
mistake-next = Prossimo errore
mistake-finish = Rivedi la partita
mistake-try-again = Riprova
mistake-again = Da capo
    .about = Ricomincia questo esercizio
mistake-show = Soluzione
    .about = Mostra il turno migliore
mistake-skip = Passa oltre
    .about = Vai al prossimo errore

# How the players stand
standing-to-move = di turno
standing-none-left = nessuna rimasta
standing-left = ancora { $count }
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
standing-goal-netzwerk = { $reached } su { $needed } al traguardo
standing-goal-napoleon = { $reached } su { $needed } nel quartier generale
standing-to-go = { $squares ->
    [one] manca una casella
   *[other] mancano { $squares } caselle
}
    .about = Distanza totale che resta per vincere, se nulla sbarra la strada

# What is to be done
task-run-robot = Fai correre un robot.
task-chosen-robot = Dove deve andare il robot in { $site }? I numeri: il costo in batterie.
task-run-once = Primo turno: fai correre un robot, una volta sola.
task-end-turn = Termina il turno.
task-must-capture = Devi catturare con un robot.
task-run-or-shift = Corri di nuovo, sposta batterie o termina il turno.
task-shift = Sposta batterie o termina il turno.
task-place-first = Posa la prima biglia dove vuoi.
task-place-marble = Posa una biglia nella riga o nella colonna dell’ultima.
task-move-counter = Muovi una pedina: un passo, o una serie di salti.
task-chosen-counter = Dove deve andare la pedina in { $site }?
task-nothing = La partita è finita.

# What a square is
ground-open = Campo aperto. Qui le pedine si possono saltare e catturare.
ground-road = Una strada. Qui le pedine si possono saltare, ma non catturare.
ground-bridge = Un ponte. Qui le pedine si possono saltare, ma non catturare.
ground-village = Un villaggio. Qui le pedine si possono saltare, ma non catturare.
ground-river = Un fiume. Si entra e si esce con i passi; un salto in acqua costa la pedina. Qui le pedine non saltano e non si possono saltare.
ground-forest-edge = Il margine del bosco. Un salto può arrivare qui, ma le pedine che sono qui non saltano e non si possono saltare.
ground-inner-forest = Bosco fitto. Ci si arriva solo con i passi. Qui le pedine non saltano e non si possono saltare.
ground-refuge = { $owner ->
    [blue] Quartier generale del Blu: con due pedine qui vince il Rosso; quelle blu non possono fermarsi.
   *[red] Quartier generale del Rosso: con due pedine qui vince il Blu; quelle rosse non possono fermarsi.
} Qui le pedine si possono saltare, ma non catturare.
ground-open-headquarters = { $owner ->
    [blue] Quartier generale del Blu: con due pedine qui vince il Rosso.
   *[red] Quartier generale del Rosso: con due pedine qui vince il Blu.
} Qui le pedine si possono catturare.

# Assists: switches in a list headed “Show”
assist-targets = Caselle possibili
    .about = Mostra dove può andare la prossima biglia
assist-lines = Riga e colonna
    .about = Evidenzia la riga e la colonna dell’ultima biglia
assist-off-limits = Tavolette vietate
    .about = Evidenzia le due tavolette vietate
assist-left = Biglie rimaste
    .about = Mostra quante biglie restano a ciascuno
assist-points = Punti
    .about = Mostra il punteggio attuale
assist-panels = Proprietari delle tavolette
    .about = Contorna ogni tavoletta con il colore di chi la possiede
assist-areas = Aree più grandi
    .about = Mostra l’area più grande di ogni giocatore
assist-chains = Catene
    .about = Mostra le catene che danno punti
assist-danger = Pezzi in pericolo
    .about = Segna i tuoi pezzi che l’avversario potrebbe catturare al prossimo turno
assist-warning = Rischio di sconfitta
    .about = Avvisa se l’avversario potrebbe vincere subito dopo il tuo turno
assist-landings = Un salto alla volta
    .about = Fai i salti uno per uno; tocca di nuovo l’ultima casella per fermarti lì

# The score
score-panels = Tavolette
score-areas = Area
score-chains = Catene
score-marks-areas = Fasce larghe: area più grande.
score-marks-chains = Fasce strette: catene.
score-no-panel = { $player }: nessuna tavoletta
score-sum = { $player }: tavolette { $sum }

# A game that is paused or over
pause-heading = Pausa
pause-resume = Riprendi
pause-more = Altro…
pause-quit = Esci
pause-copy-link = Copia il link
    .about = Copia un link a questa partita, da inviare all’avversario o da aprire su un altro dispositivo
pause-link-copied = Link copiato
    .about = Invialo all’avversario. Si apre in un browser, oppure incollandolo in «Partite»
pause-link-cut = L’intera partita è troppo lunga per un link. Questo comincia dal turno { $turn }.
pause-copy-position = Copia la posizione
    .about = Copia la posizione come testo, da incollare in «Partite»
pause-copy-match = Copia la partita
    .about = Copia l’intera partita come testo, da incollare in «Partite»
pause-mouse = Mouse: trascina il tavolo per girarlo, con il tasto centrale o Maiusc per spostare la vista; la rotella fa lo zoom; fai clic destro su un punto per sapere che cos’è.
pause-fingers = Tocco: tocca o trascina un pezzo; un dito sul tavolo lo gira, due fanno lo zoom, girano e spostano la vista; tieni premuto un punto per sapere che cos’è.
match-restart = Ricomincia
    .about = Rigioca questa partita dall’inizio
match-new = Nuova partita
    .about = Scegli nomi e regole
match-main-menu = Menu principale
    .about = Lascia questa partita
result-draw = Patta
result-turns = { $turns ->
    [one] Dopo un turno.
   *[other] Dopo { $turns } turni.
}
result-no-field-left = { $player ->
    [Bianco] Il Bianco
    [Nero] Il Nero
    [Rosso] Il Rosso
    [Blu] Il Blu
   *[other] { $player }
} non aveva più caselle su cui giocare.
result-no-field-left-you = Non avevi più caselle su cui giocare.
result-cannot-run = { $player ->
    [Bianco] Il Bianco
    [Nero] Il Nero
   *[other] { $player }
} non poteva correre con nessun robot.
result-cannot-run-you = Non potevi correre con nessun robot.
result-wins = Vince { $player ->
    [Bianco] il Bianco
    [Nero] il Nero
    [Rosso] il Rosso
    [Blu] il Blu
   *[other] { $player }
}
result-you-win = Hai vinto!
result-you-lose = Hai perso
result-harder = Sfida il livello { $level }
result-rematch = Rivincita
    .about = Gioca ancora a lati scambiati

share-open = Condividi…
    .about = Invia un link, o salva un’immagine, un’animazione, la posizione o la partita
share-heading = Condividi questa partita
share-names = Nomi dei giocatori
share-names-off = No
share-names-on = Sì
share-player = { $name } ({ $side })
share-picture = Immagine di questa posizione
share-animation = Animazione
share-last = Ultimo turno
share-all = Tutta la partita
share-first-turn = Dal turno
share-last-turn = Al turno
share-turns = Turni da { $first } a { $last }
share-progress = Registrazione: { $percent }%
share-cancel = Annulla
share-saved = Salvata in { $path }.
share-failed = Il salvataggio non è riuscito: { $fault }.
share-nothing-drawn = il driver grafico non ha disegnato alcuna immagine

# The server for a tablet
tablet-open = Gioca su un tablet
tablet-what = Rendi il gioco disponibile sulla tua rete locale e aprilo nel browser di un tablet o di un telefono.
tablet-start = Avvia
tablet-scan = Inquadra questo codice con la fotocamera di un tablet o di un telefono sulla stessa rete, oppure inserisci l’indirizzo nel suo browser.
tablet-who = Chiunque su quella rete può aprire il gioco, ma nessuno vede le tue partite salvate né i tuoi file.
tablet-limits = La connessione non è cifrata (http). Perciò il browser non può installare il gioco né avviarlo offline.
tablet-until = Puoi chiudere questa pagina: il gioco resta disponibile finché non lo fermi o esci dal programma.
tablet-copy = Copia indirizzo
tablet-stop = Ferma
tablet-failed = Il gioco non si può rendere disponibile: { $fault }.
tablet-no-page = la versione per browser non è installata
tablet-no-network = questo dispositivo non è connesso a nessuna rete
tablet-unreadable = i suoi file non si possono leggere
tablet-refused = il sistema non lo consente

# Why a match ended
reason-half-the-crew-is-home = metà dei robot di una squadra è al traguardo
reason-all-robots-captured = una delle due squadre non ha più robot
reason-no-robot-can-run = chi è di turno non può correre con nessun robot
reason-more-points = { $more } punti a { $less }
reason-equal-points = { $each } punti ciascuno
reason-headquarters-taken = due pedine hanno raggiunto il quartier generale nemico
reason-armies-spent = a entrambi gli eserciti restano meno di due pedine
reason-all-counters-captured = uno dei due eserciti non ha più pedine
reason-no-legal-move = chi è di turno non ha mosse permesse
reason-nothing-happens = cento mosse senza catture né perdite
reason-out-of-time = tempo scaduto
reason-repetition = la stessa posizione per la terza volta

# Why an action is not legal: half sentences
illegal-no-swap = i lati si possono scambiare solo subito dopo il primo turno, e solo se le regole lo permettono
illegal-netzwerk-over = la partita è finita
illegal-netzwerk-run-first = un turno comincia con una corsa: finché un robot non ha corso, non si può né spostare una batteria né terminare il turno
illegal-netzwerk-runs-are-over = in questo turno è già stata spostata una batteria: nessun robot può più correre
illegal-netzwerk-must-capture = un robot può catturare, e con queste regole deve farlo
illegal-netzwerk-single-run = il primo turno della partita è una sola corsa, senza spostamenti
illegal-netzwerk-no-robot = in { $value } non c’è nessun robot
illegal-netzwerk-not-yours = il robot in { $value } non è tuo
illegal-netzwerk-barred = il robot in { $value } non può correre di nuovo in questo turno
illegal-netzwerk-resting = il robot in { $value } ha catturato e in questo turno non può più correre
illegal-netzwerk-no-energy = nessuna batteria carica tocca il robot in { $value }
illegal-netzwerk-no-own-energy = non controlli nessuna batteria carica che tocchi il robot in { $value }
illegal-netzwerk-hemmed-in = il robot in { $value } è bloccato: non c’è nessuna casella su cui possa correre
illegal-netzwerk-no-way = il robot in { $from } non può correre in { $to }
illegal-netzwerk-wrong-sign = { $value ->
    [true] una corsa su una casella con un robot avversario si scrive con x
   *[other] una corsa che non cattura nulla si scrive con -
}
illegal-netzwerk-wrong-price = la corsa costa { $price }, ma { $paid ->
    [one] pagherebbe una sola batteria
   *[other] pagherebbero { $paid } batterie
}
illegal-netzwerk-too-far = questa corsa costa { $price } batterie, ma { $energy ->
    [one] solo una può pagare
   *[other] solo { $energy } possono pagare
}
illegal-netzwerk-no-battery = in { $value } non c’è nessuna batteria
illegal-netzwerk-spent = la batteria in { $value } è scarica
illegal-netzwerk-not-controlled = non controlli la batteria in { $value }
illegal-netzwerk-locked = entrambi controllano la batteria in { $value }, quindi nessuno può spostarla
illegal-netzwerk-shifted = la batteria in { $value } è già stata spostata in questo turno
illegal-netzwerk-not-next = la batteria in { $from } non può andare in { $to }: va solo sul primo spazio vuoto lungo una linea
illegal-netzwerk-otherwise = qui non è permesso

illegal-kulami-over = la partita è finita
illegal-kulami-no-field = in { $value } non c’è nessuna casella
illegal-kulami-taken = in { $value } c’è già una biglia
illegal-kulami-out-of-line = la casella { $at } non è né nella riga né nella colonna dell’ultima biglia, in { $last }
illegal-kulami-off-limits = la tavoletta di { $at } è vietata: vi si trova una delle ultime due biglie, in { $by }

illegal-napoleon-over = la partita è finita
illegal-napoleon-off-the-map = la casella { $value } non esiste su questa mappa
illegal-napoleon-no-counter = in { $at } non c’è nessuna pedina { $colour ->
    [blue] blu
   *[red] rossa
}
illegal-napoleon-not-yours = la pedina in { $value } non è tua
illegal-napoleon-stuck = la pedina in { $value } non può muoversi: non ha caselle libere accanto né nulla da saltare
illegal-napoleon-shape = una mossa è un passo, oppure una serie di salti, ognuno in linea retta sopra una pedina
illegal-napoleon-out-of-reach = la pedina in { $from } non può arrivare in { $to }: una mossa è un passo, oppure una serie di salti, ognuno in linea retta sopra una pedina
illegal-napoleon-taken = in { $value } c’è già una pedina
illegal-napoleon-step-home = una pedina non può entrare con un passo nel proprio quartier generale, in { $value }
illegal-napoleon-no-jump-from = da { $first } non si può saltare: la casella è in un { $second ->
    [river] fiume
   *[forest] bosco
}
illegal-napoleon-no-jump-over = la pedina in { $first } non può essere saltata: è in un { $second ->
    [river] fiume
   *[forest] bosco
}
illegal-napoleon-nothing-to-jump = in { $value } non c’è nessuna pedina da saltare
illegal-napoleon-in-the-forest = la casella { $value } è nel bosco fitto, dove nessun salto arriva
illegal-napoleon-takes-nothing = il salto in { $value } non cattura nulla
illegal-napoleon-takes = il salto in { $value } cattura la pedina su cui passa (scrivi x)
illegal-napoleon-lost = la pedina è persa nel fiume in { $value }: la mossa finisce lì
illegal-napoleon-no-river = in { $value } non c’è nessun fiume in cui una pedina possa andare persa
illegal-napoleon-loss-untold = la pedina è persa nel fiume in { $value } (termina la mossa con ~)
illegal-napoleon-ends-at-home = la tua mossa non può finire nel tuo quartier generale, in { $value }
illegal-napoleon-circle = una mossa che non cattura nulla non può finire dove è cominciata

# What is wrong with a layout
layout-empty = la disposizione è vuota
layout-too-long = il testo della disposizione ha { $value } caratteri (il massimo è 255)
layout-sign = «{ $sign }» nella riga { $row }, colonna { $column }, non è né una lettera né . per un vuoto
layout-ragged = la riga { $row } è larga { $found }, la prima { $wanted }
layout-no-rectangle = la tavoletta { $value } non è un rettangolo di un solo pezzo
layout-wrong-size = la tavoletta { $name } è { $width } × { $height }: una tavoletta così non esiste
layout-count = tavolette da { $short } × { $long }: { $found } invece di { $wanted }
layout-overlap = le tavolette { $first } e { $second } si sovrappongono
layout-too-large = la disposizione è { $width } × { $height }: può estendersi al massimo per 10 caselle in ogni direzione
layout-disconnected = la disposizione si divide in { $value } parti che non si toccano lungo nessun lato

layout-name = il nome deve avere da 1 a 40 caratteri
layout-name-and-layout = il nome deve avere da 1 a 40 caratteri; { $value }

# What is wrong with a map
map-empty = la mappa è vuota
map-name = il nome deve avere da 1 a 40 caratteri
map-too-large = la mappa è { $width } × { $height }: il massimo è 40 × 40
map-ragged = { $grid ->
    [terrain] terreno
   *[counters] pedine
}: la riga { $row } è larga { $found }, non { $wanted }
map-rows = pedine: righe { $found }, non { $wanted }
map-sign = { $grid ->
    [terrain] terreno
   *[counters] pedine
}: «{ $sign }» nella riga { $row }, colonna { $column }, non è tra i segni ammessi ({ $known })
map-no-headquarters = manca il quartier generale { $colour ->
    [blue] del Blu
   *[red] del Rosso
} ({ $sign })
map-unequal-armies = gli eserciti non sono uguali: pedine blu { $blue }, pedine rosse { $red }
map-army = { $value ->
    [one] una pedina
   *[other] { $value } pedine
} per giocatore: devono essere da 2 a 24
map-at-home = pedine: quella nella riga { $row }, colonna { $column }, sta nel proprio quartier generale
map-river-corner = terreno: i fiumi nella riga { $row }, colonna { $column }, e nella riga sotto si toccano solo con un angolo
map-place = luoghi: «{ $name }» in «{ $at }» richiede un nome e una casella della mappa

# What is wrong with a file
format-too-large = il file è troppo grande: { $found } (il massimo è { $largest })
format-empty = non contiene nulla
format-foreign = contiene qualcos’altro
format-damaged = il testo è danneggiato alla riga { $line }, colonna { $column }
format-newer = il file viene da una versione più recente (formato { $found }; questa legge il formato { $known })
format-no-format = il formato { $found } è sconosciuto (questa versione legge il formato { $known })

file-missing = questo file non esiste
file-no-file = non è un file
file-too-large = il file è troppo grande: { $found } (il massimo è { $largest })
file-size-kilobytes = { $size } kB
file-size-megabytes = { $size } MB
file-no-text = non contiene testo
file-taken = c’è già un altro file con questo nome
file-no-folder = il sistema non offre una cartella adatta
file-full = non c’è più spazio: elimina le partite che non ti servono più
file-forbidden = qui non è permesso salvare nulla
file-system = { $value }

# What is wrong with a match’s set-up
option-conflict = un salto può finire nel proprio quartier generale solo se i quartieri generali non sono protetti

set-up-rules = regole: { $value }
set-up-one-board = { $value } ha un solo tabellone
set-up-layout = disposizione: { $value }
set-up-map = mappa: { $value }
set-up-two-boards = la posizione è su un tabellone diverso da quello indicato
set-up-swap-in-turn = si possono scambiare i lati solo all’inizio di un turno
set-up-position = posizione: { $value }

play-over = la partita è finita
play-full = una partita può avere al massimo 20.000 azioni
play-too-long = le azioni di una partita possono avere al massimo 2 milioni di caratteri in tutto

# Sound
settings-group-sound = Suono
settings-effects-volume = Effetti
settings-room-volume = Ambiente
settings-volume-off = No
panel-mute = Muto
    .about = Disattiva il suono
panel-unmute = Suono
    .about = Riattiva il suono
key-mute = Attiva o disattiva il suono

# Resigning, draws, rematches, undo by agreement
reason-resigned = per abbandono
reason-draw-agreed = di comune accordo
result-resigned = { $player ->
    [Bianco] Il Bianco
    [Nero] Il Nero
    [Rosso] Il Rosso
    [Blu] Il Blu
   *[other] { $player }
} ha abbandonato.
saved-ended = i giocatori hanno chiuso una partita già finita
pause-offer-draw = Offri patta
    .about = L’avversario può accettare o rifiutare
pause-offer-draw-later = Potrai offrire di nuovo la patta tra qualche turno.
pause-resign = Abbandona
    .about = Ti arrendi: vince l’avversario
pause-swap-sides = Scambia i lati
    .about = Scambia posto e colore con l’avversario, prima della prima mossa
resign-heading = Abbandonare?
resign-text = Se { $loser ->
    [Bianco] il Bianco
    [Nero] il Nero
    [Rosso] il Rosso
    [Blu] il Blu
   *[other] { $loser }
} abbandona, vince { $winner ->
    [Bianco] il Bianco
    [Nero] il Nero
    [Rosso] il Rosso
    [Blu] il Blu
   *[other] { $winner }
}.
resign-text-alone = La partita va al computer.
resign-confirm = Abbandona
draw-heading = Offrire patta?
draw-text = { $player ->
    [Bianco] Il Bianco
    [Nero] Il Nero
    [Rosso] Il Rosso
    [Blu] Il Blu
   *[other] { $player }
} può accettare, rifiutare o semplicemente continuare.
draw-confirm = Offri patta
decision-cancel = Continua a giocare
offer-draw = { $player ->
    [Bianco] Il Bianco
    [Nero] Il Nero
    [Rosso] Il Rosso
    [Blu] Il Blu
   *[other] { $player }
} offre patta.
offer-undo = { $player ->
    [Bianco] Il Bianco
    [Nero] Il Nero
    [Rosso] Il Rosso
    [Blu] Il Blu
   *[other] { $player }
} vorrebbe annullare l’ultima mossa.
offer-agree = { $player }, d’accordo?
offer-accept = Accetta
offer-decline = Rifiuta
offer-draw-declined = { $player ->
    [Bianco] Il Bianco
    [Nero] Il Nero
    [Rosso] Il Rosso
    [Blu] Il Blu
   *[other] { $player }
} rifiuta la patta.
offer-undo-declined = { $player ->
    [Bianco] Il Bianco
    [Nero] Il Nero
    [Rosso] Il Rosso
    [Blu] Il Blu
   *[other] { $player }
} preferisce non annullare.
offer-draw-considered = { $player } sta valutando la tua offerta di patta.
settings-undo = Annullamento
settings-undo-free = Libero
    .about = Ogni mossa si può annullare.
settings-undo-agreement = Di comune accordo
    .about = Tra due giocatori, prima si chiede all’avversario.

# Finding saved games
date-today = oggi, { $time }
date-yesterday = ieri, { $time }
date-day = { $day ->
    [1] 1º
   *[other] { $day }
} { $month } { $year }
date-january = gennaio
date-february = febbraio
date-march = marzo
date-april = aprile
date-may = maggio
date-june = giugno
date-july = luglio
date-august = agosto
date-september = settembre
date-october = ottobre
date-november = novembre
date-december = dicembre
find-search = Cerca per nome, titolo o gioco
find-all = Tutte
find-unfinished = In corso
find-finished = Terminate
find-all-games = Tutti i giochi
find-latest = Più recenti
find-oldest = Meno recenti
find-by-game = Gioco
find-by-name = Nome
find-none = Nessuna partita salvata corrisponde alla ricerca.
find-show-all = Mostra tutte
find-reading = { $count ->
    [one] Carico un’altra partita…
   *[other] Carico altre { $count } partite…
}
find-state-unfinished = In corso · { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
}
find-state-won = Vittoria: { $winner } · { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
}
find-state-drawn = Patta · { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
}
find-more = Altro
    .about = Rinomina, copia, esporta o elimina questa partita
find-less = Meno
find-import = Importa
    .about = Incolla una partita o una posizione, oppure trascina il suo file sulla finestra
find-import-path = Importa
    .about = Incolla una partita, una posizione o il percorso di un file
backup-all = Backup completo
    .about = Tutte le partite, le disposizioni e le mappe in un solo file; importandolo si ripristinano
backup-saved = Backup salvato: { $path }.
backup-saved-without = Backup salvato in { $path }, ma { $count ->
    [one] manca un file
   *[other] mancano { $count } file
}. { $faults }
backup-restored = Ripristino completato. Nuovi: { $added }. Già presenti: { $known }.
backup-choose = Scegli un file
    .about = Una partita, un backup, una disposizione o una mappa

# Settings and shortcuts
settings-group-game = Gioco
settings-group-table = Tavolo e vista
settings-group-text = Lingua e testo
settings-language-system = Lingua del sistema ({ $language })
settings-highlights-usual = Verde e rosso
    .about = I colori consueti.
settings-highlights-distinct = Blu e arancione
    .about = Più facili da distinguere per chi è daltonico.
settings-shortcuts = Scorciatoie
    .about = Vedi e cambia i tasti.
settings-restore = Ripristina predefiniti
settings-restored = Valori predefiniti ripristinati.
settings-restore-undo = Annulla

# About the program, and problems to report
about-open = Informazioni
about-heading = Spieltisch { $version }
about-what = Giochi da tavolo per due su un tavolo 3D: l’uno contro l’altro sullo stesso dispositivo, o contro il computer. «Spieltisch» in tedesco significa «tavolo da gioco».
about-program = Programma
about-licence = Licenza
about-fonts = Caratteri
about-libraries = Librerie
about-games = I giochi
about-netzwerk = Netzwerk (Network) è di Knut-Michael Wolf, 1984; varianti dalle regole francesi, tradotte da Marie Guntzer, e di João Neto.
about-kulami = Kulami è di Andreas Kuhnekath, pubblicato da Steffen-Spiele nel 2011. Le disposizioni chiusa e irregolare sono dell’editore, le altre sono nostre.
about-napoleon = Napoleon è di Kurt Heuser ed Eugen Oker, pubblicato da Pelikan nel 1975. Il tabellone non è mai stato riprodotto, perciò le mappe sono nostre.
about-rules = Le regole sono scritte con parole nostre.
about-owners = I giochi appartengono ai loro autori ed editori, che non hanno alcuna parte in questo programma.
about-licence-what = Puoi usare, modificare e condividere questo programma con la licenza MIT o la licenza Apache 2.0, a tua scelta.
about-fonts-what = I caratteri sono Cabin e Vollkorn, con la SIL Open Font License. I simboli sono Phosphor Icons, con la licenza MIT.
about-libraries-what = Il programma si fonda sul lavoro di molti altri: { $count } librerie, ciascuna con versione e licenza.
report-open = Segnala un problema
report-what = Copia questo testo e allegalo alla tua segnalazione. Contiene le tue impostazioni e, se c’è, la partita in corso con i nomi dei giocatori, ma nessun nome di cartella.
report-copy = Copia
report-copied = Copiato

# The title and the new game
title-two-players = In due
title-computer = Contro il computer
new-match-more = Più opzioni
new-match-less = Meno opzioni
new-match-strength = Forza
new-match-level = Livello
new-match-thinking = Tempo per pensare
new-match-thinking-seconds = { $seconds } s
new-match-thinking-note = Per turno, a piena forza. Più il dispositivo è veloce, più il computer è forte.
new-match-side = Il tuo colore
new-match-random-side = A caso
preset-netzwerk-wolf = Standard
    .about = Le regole di Knut-Michael Wolf, con un inizio equo: dopo il primo turno il secondo giocatore può scambiare i lati. Se una posizione si presenta per la terza volta, è patta.
preset-netzwerk-neto = Corse dritte
    .about = La variante di João Neto: ogni robot corre una volta sola, in linea retta, pagando con batterie che controlli. Anche qui l’inizio è equo.

# Symbols at the table
panel-show = Mostra
    .about = Scegli che cosa mostra il tabellone
review-start = Inizio
    .about = All’inizio della partita
review-previous = Indietro
    .about = Un turno indietro
review-next = Avanti
    .about = Un turno avanti
review-end = Fine
    .about = All’ultima posizione

# Corsi per principianti
lesson-learn = Impara
lesson-step = Lezione { $step } di { $count }
lesson-step-new = Lezione { $step } di { $count } · nuova posizione
lesson-step-more = Altre regole: { $step } di { $count }
lesson-next = Avanti
lesson-first-match = Gioca la prima partita
lesson-hint = Suggerimento
    .about = Un suggerimento per questa lezione
lesson-show = Soluzione
    .about = Guarda come si fa
lesson-back = Indietro
    .about = La lezione precedente
lesson-skip = Passa oltre
    .about = La lezione successiva, senza fare questa
lesson-more = Altre regole
    .about = Regole che alla prima partita non servono
lesson-leave = Esci
    .about = Torna al menu principale; potrai riprendere da qui
lesson-well-done = Ben fatto!
lesson-otherwise = È permesso, ma non è ciò che chiede questa lezione.
lesson-loses-own = Così perderesti la pedina nel fiume.
lesson-leaves = { $places ->
    [one] Così all’avversario resta ancora una casella.
   *[other] Così all’avversario restano ancora { $places } caselle.
}
lesson-costs-nothing = Così l’avversario non perde punti.
lesson-captures-only = { $count ->
    [0] Così non catturi nulla.
   *[other] Così ne catturi solo { $count }.
}
lesson-finished = Il corso è finito. Ora gioca la tua prima partita intera, contro il computer al livello più facile.
lesson-offer = Non conosci { $game }? Un corso di cinque minuti ti mostra come si gioca.
lesson-offer-no = No, grazie
lessons-unread = Impossibile leggere i tuoi progressi nei corsi: { $fault }. I corsi ricominciano da capo.
lessons-not-saved = Impossibile salvare i tuoi progressi nei corsi: { $fault }.

# Puzzles
puzzle-grade-easy = Facile
puzzle-grade-medium = Medio
puzzle-grade-hard = Difficile
puzzles-open = Problemi
puzzles-heading = { $game }: problemi
puzzles-day = Problema del giorno
puzzles-stars-what = Tre stelle: al primo tentativo, senza aiuto. Due: con un suggerimento, o al secondo tentativo. Una: in tutti gli altri casi.
puzzle-number = Problema { $number } · { $grade }
puzzle-of-day = Problema del giorno · { $grade }
puzzles-solved = { $solved } su { $count } risolti, { $stars ->
    [one] una stella
   *[other] { $stars } stelle
}
puzzles-entry = { $number }, { $stars ->
    [0] non risolto
    [one] una stella
   *[other] { $stars } stelle
}
puzzle-goal-win-now = Vinci in questo turno.
puzzle-goal-win = Vinci in { $turns } turni, qualunque cosa faccia l’avversario.
puzzle-goal-hold = L’avversario sta per vincere. Un solo turno lo impedisce: trovalo.
puzzle-goal-keep-win = Se entrambi giocate al meglio, una sola casella ti fa ancora vincere. Trovala.
puzzle-goal-keep-draw = Non puoi più vincere, ma una casella salva la patta. Trovala.
puzzle-hint-river = Sacrifica una pedina nel fiume.
puzzle-hint-capture = Una cattura apre la strada.
puzzle-hint-jump = Salta!
puzzle-hint-energy = Conta le batterie: quali possono pagare, e a quali robot servono le altre?
puzzle-hint-step = Basta un semplice passo: né salto né cattura.
puzzle-hint-hold = Di che cosa ha bisogno l’avversario per vincere al prossimo turno? Portaglielo via.
puzzle-hint-win = Guarda quali tavolette sono ancora aperte e dove la tua biglia manda l’avversario.
puzzle-hint-draw = Dove può andare l’avversario dopo la tua biglia?
puzzle-hint-begin = Comincia dal punto indicato.
puzzle-you = Giochi con il { $player }.
puzzle-hint = Suggerimento
    .about = L’idea, poi da dove cominciare
puzzle-show = Soluzione
    .about = Guarda come si fa
puzzle-again = Da capo
    .about = Ricomincia il problema
puzzle-list = Elenco
    .about = Torna all’elenco dei problemi
puzzle-leave = Esci
    .about = Torna al menu principale
puzzle-next = Problema successivo
puzzles-next-unsolved = Prossimo problema non risolto
puzzle-wrong = Purtroppo no. Ecco la risposta dell’avversario.
puzzle-no-win = Purtroppo no: così non vinci in questo turno.
puzzle-refuted = Purtroppo no. La risposta sarebbe: { $reply }. { $why }
puzzle-missed-win = Così non vinci più in tempo.
puzzle-missed-hold = Così l’avversario vince la partita.
puzzle-missed-keep-win = Così non vinci più, nemmeno giocando al meglio.
puzzle-missed-keep-draw = Così la partita è persa.
puzzle-lost = Così l’obiettivo non si può più raggiungere. Riprova.
puzzle-right = Giusto! Continua.
puzzle-solved = Risolto!
puzzle-solved-hold = L’avversario non può vincere al prossimo turno.
puzzle-solved-keep-win = Giocando al meglio vinci, qualunque cosa faccia l’avversario.
puzzle-shown = Questa era la soluzione.
puzzle-stars = { $stars ->
    [one] Una stella.
   *[other] { $stars } stelle.
}
puzzles-unread = Impossibile leggere i tuoi progressi nei problemi: { $fault }. Si ricomincia da capo.
puzzles-not-saved = Impossibile salvare i tuoi progressi nei problemi: { $fault }.

lesson-netzwerk-goal = Tu sei il Bianco. Il traguardo è la riga indicata, da cui parte il Nero: portaci metà dei robot che ti restano e vinci. Ogni turno comincia con almeno una corsa: manda avanti un robot di una casella.
    .about = Un anello sottile segna i robot che possono correre. Toccane uno, poi la casella illuminata davanti.
lesson-netzwerk-goal-done = Una batteria accanto al robot ha pagato. Ora è girata: per questo turno è scarica.
lesson-netzwerk-energy = Ogni casella costa una batteria carica, tra quelle che toccano il robot alla partenza. Il robot indicato ne tocca due, quanto basta per due caselle: svolta e corri fino alla casella indicata.
    .about = Tocca il robot, poi la casella d’arrivo.
lesson-netzwerk-energy-done = Con quattro batterie correrebbe per quattro caselle. I robot non vanno mai all’indietro né in diagonale.
lesson-netzwerk-share = Le batterie non sono di nessuno: i robot vicini le condividono. Muovi di una casella il robot indicato, ma paga con la batteria in e5 invece di quella proposta; poi corri con il robot a sinistra.
    .about = Tocca il robot, la casella davanti e la batteria in e5. Tocca di nuovo la casella per confermare.
lesson-netzwerk-share-then = Ora corri con l’altro robot: la batteria risparmiata lo tocca ancora.
    .about = Non terminare ancora il turno. Tocca il robot indicato, poi una casella illuminata.
lesson-netzwerk-share-done = Scegli tu con quali batterie pagare: ciò che un robot spende manca al suo vicino.
lesson-netzwerk-jump = Un robot può saltare un compagno di squadra e arrivare sulla casella vuota subito dietro. Costa due batterie. Prova con quello indicato.
    .about = Tocca il robot, poi la casella vuota dietro il compagno.
lesson-netzwerk-jump-then = Una batteria carica tocca la sua nuova casella: può correre ancora nello stesso turno. Corri di nuovo con lo stesso robot.
    .about = Tocca il robot che ha saltato, poi una casella illuminata.
lesson-netzwerk-jump-done = Un robot può correre finché ci sono batterie per pagare, se non ha catturato. Si saltano solo i propri robot, mai quelli avversari.
lesson-netzwerk-capture = Due batterie pagano anche una cattura: il tuo robot elimina un robot avversario sulla casella successiva e prende il suo posto. Cattura il robot nero.
    .about = Tocca il tuo robot sotto quello nero, poi quello nero.
lesson-netzwerk-capture-done = La cattura termina la corsa, e questo robot non può più correre in questo turno. Catturare non è mai obbligatorio.
lesson-netzwerk-all = Si vince anche catturando tutti i robot avversari. Il tuo robot più avanzato ha già catturato e in questo turno non può più correre: saltalo e cattura l’ultimo robot nero, subito dietro. Un salto con cattura costa quattro batterie.
    .about = Tocca il robot indicato in basso, poi quello nero.
lesson-netzwerk-all-done = Hai catturato tutti i robot neri: vinci subito. In partita, le punte intorno a un tuo robot ti avvertono: potrebbe essere catturato.
lesson-netzwerk-shift = Dopo le corse puoi spostare batterie, ognuna una volta per turno: in avanti, indietro o di lato, fino al primo spazio vuoto, anche oltre altre batterie. Sposta in avanti quella indicata.
    .about = Tocca la batteria in basso, poi il suo spazio d’arrivo in alto. Oppure trascinala.
lesson-netzwerk-shift-done = Dopo il primo spostamento, in questo turno nessun robot corre più. Puoi spostare anche le batterie scariche.
lesson-netzwerk-control = Puoi spostare solo ciò che controlli: la batteria deve essere toccata da almeno tanti robot tuoi quanti avversari. Di queste due, sposta quella che controlli.
    .about = La batteria in alto è toccata da due robot neri e da uno solo tuo. Sposta quella in basso.
lesson-netzwerk-control-done = La toccano due robot tuoi e nessuno nero: 2 a 0. In caso di parità, o senza robot, la batteria la controllano entrambi.
lesson-netzwerk-end = Il turno lo termini tu. Terminalo ora e guarda che cosa fa il Nero.
    .about = Premi «Fine turno».
lesson-netzwerk-end-done = All’inizio di ogni turno tutte le batterie vengono ricaricate. Ora puoi usarle tu.
lesson-netzwerk-home = Ti restano cinque robot, e due sono al traguardo. Portaci il terzo e vinci.
    .about = Muovi il robot indicato di una casella in avanti.
lesson-netzwerk-home-done = Basta metà dei robot che ti restano: tre su sei o cinque, due su quattro o tre, uno su due oppure l’ultimo.
lesson-netzwerk-trap = Attenzione: il Nero ha cinque robot, e due sono al traguardo. Se catturi uno degli altri, due su quattro sono la metà, e il Nero vince! Corri con il robot indicato, o con un altro, senza catturare.
    .about = Dopo la cattura, due dei quattro robot neri sarebbero al traguardo, e il Nero vincerebbe subito. Muovi un robot qualsiasi su una casella vuota.
lesson-netzwerk-trap-done = Trappola evitata: con cinque robot, al Nero serve ancora un terzo robot al traguardo.
lesson-netzwerk-starve = Chi all’inizio del proprio turno non può correre perde. Una sola batteria alimenta l’ultimo robot nero: spostala fuori portata, poi termina il turno.
    .about = Sposta la batteria indicata verso sinistra o verso di te. Poi premi «Fine turno».
lesson-netzwerk-starve-then = Fuori portata! Ora termina il turno: il Nero non può correre e perde.
    .about = Premi «Fine turno».
lesson-netzwerk-starve-done = Nessuna batteria tocca il robot nero, che non può correre: vinci.
lesson-netzwerk-swap = Il secondo giocatore può rispondere al primo turno scambiando i lati: così cominciare non è un vantaggio. Il Nero ha cominciato: scambia i lati. Quel turno diventa tuo, e tocca al tuo avversario.
    .about = Premi «Scambia i lati».
lesson-netzwerk-swap-done = Il tabellone si è girato: tocca all’avversario, con il Bianco. Quando inizi tu, non favorire nessuno: fai una corsa e sposta indietro una batteria.
lesson-netzwerk-match = Ora una breve partita contro il computer al livello più facile: quattro robot ciascuno, e vince chi ne porta due al traguardo. Se una posizione si presenta per la terza volta, la partita è patta.
    .about = Corri con i robot toccati da batterie cariche, sposta batterie se vuoi e termina il turno.
lesson-netzwerk-idea-capture = Hai catturato: questo robot non può più correre in questo turno.
lesson-netzwerk-idea-jump = Hai saltato un tuo robot, pagando due batterie.
lesson-netzwerk-idea-home = Il tuo robot è al traguardo. Con due su quattro vinci!
lesson-netzwerk-idea-shift = Hai spostato una batteria: in questo turno non si corre più.
lesson-netzwerk-idea-end = Il tuo turno è finito, e tutte le batterie sono di nuovo cariche.

lesson-kulami-place = Una tavoletta è tua se ha più biglie tue che nere. Tu sei il Rosso, e la prima biglia può andare ovunque: tocca una casella.
    .about = Tocca uno qualsiasi degli incavi rotondi.
lesson-kulami-place-done = Una biglia contro nessuna: per ora la tavoletta è tua, come mostra il bordo rosso. «2D» mostra tutto dall’alto.
lesson-kulami-line = D’ora in poi decide l’ultima biglia: la prossima va nella sua riga o nella sua colonna. Rispondi alla biglia indicata. Le tavolette oscurate sono vietate: il perché viene dopo.
    .about = Tocca una casella illuminata nella riga o nella colonna di quella biglia.
lesson-kulami-line-done = Le biglie non sbarrano la strada: va bene ogni casella vuota della riga o della colonna.
lesson-kulami-closed = Due tavolette ti sono vietate, qui oscurate: quella dove il Nero ha appena giocato e quella della tua ultima biglia. Posa una biglia nella riga o nella colonna dell’ultima nera, ma su un’altra tavoletta.
    .about = Tocca una casella illuminata. Sulle tavolette oscurate non ce ne sono.
lesson-kulami-closed-done = Così il Nero non può rispondere subito sulla tavoletta dove hai appena giocato.
lesson-kulami-gap = Alcune disposizioni hanno vuoti. Righe e colonne proseguono oltre: posa la tua biglia dall’altra parte.
    .about = Tocca una delle caselle indicate.
lesson-kulami-gap-done = Né i vuoti né le biglie lungo la linea fanno da ostacolo.
lesson-kulami-size = Una tavoletta vale tanti punti quante sono le sue caselle, qualunque sia il numero di biglie. Prendi una tavoletta da sei caselle.
    .about = Le caselle al centro, da c4 a e4, sono su una tavoletta da sei.
lesson-kulami-size-done = Sei punti per una sola biglia, finché non arriva il Nero.
lesson-kulami-take = Una tavoletta con tante biglie rosse quante nere non conta per nessuno. Passa in vantaggio sulla tavoletta indicata.
    .about = Tocca la sua casella illuminata.
lesson-kulami-take-done = Due a uno: quattro punti per te.
lesson-kulami-break = La tavoletta da sei indicata è del Nero, con una sola biglia. Posane una anche tu.
    .about = Tocca la sua casella illuminata.
lesson-kulami-break-done = Uno a uno: non conta per nessuno, e il Nero perde sei punti.
lesson-kulami-lead = La tua biglia dice al Nero dove andare. La sua ultima biglia è indicata. Trova la casella che gli lascia una sola scelta.
    .about = È la casella cerchiata: nella sua riga e nella sua colonna, tutte le caselle tranne una sono piene o vietate al Nero.
lesson-kulami-lead-done = Al Nero resta una sola casella. Guidare l’avversario dove vuoi tu: è questa l’arte di Kulami.
lesson-kulami-end = La partita finisce quando tutte le biglie sono posate, o quando un giocatore non ha più caselle. Sei in vantaggio, e l’ultima biglia è indicata: finisci ora la partita, senza lasciare caselle al Nero.
    .about = È la casella cerchiata.
lesson-kulami-end-done = Vince chi ha più punti; a parità la partita è patta. Alcune caselle restano sempre vuote.
lesson-kulami-area = Si può contare anche altro: anzitutto l’area più grande di biglie di un solo colore, unite lungo i lati, mai per gli angoli. Una delle caselle indicate unisce le tue due aree: posaci una biglia.
    .about = La casella fra le tue biglie tocca le due aree con un lato, l’altra solo con gli angoli.
lesson-kulami-area-done = Cinque in un’area sola, e la più grande del Nero ne ha due: la differenza, tre punti, è tua.
lesson-kulami-chain = Poi le catene: cinque o più biglie in linea, anche in diagonale. Posa una biglia dove le due catene rosse si incrociano: le completerà tutte e due, contando in entrambe.
    .about = Tocca la casella indicata fra le biglie rosse.
lesson-kulami-chain-done = Due catene da cinque fanno dieci punti; chi ne fa di più aggiunge la differenza. Aree e catene contano solo se lo scegliete prima della partita.
lesson-kulami-swap = Il secondo giocatore può rispondere al primo turno scambiando i lati: così cominciare non è un vantaggio. Il Nero ha cominciato: scambia i lati. La biglia diventa tua, e tocca al tuo avversario.
    .about = Premi «Scambia i lati».
lesson-kulami-swap-done = Il tabellone si è girato verso il tuo nuovo lato. Ora tocca all’avversario, con il Rosso. Quando cominci tu, scegli quindi un turno equilibrato.
lesson-kulami-match = Ora finisci una partita contro il computer al livello più facile. I punti sono quasi pari: decidono le ultime dieci biglie di ciascuno.
    .about = Cerca le tavolette che puoi conquistare o portare in parità con una biglia in più.
lesson-kulami-idea-lead = La tua ultima biglia ha lasciato ben poca scelta all’avversario.
lesson-kulami-idea-gain = La tua ultima biglia ha conquistato la sua tavoletta: ora lì hai più biglie tu.
lesson-kulami-idea-break = La tua ultima biglia ha portato in parità la sua tavoletta: ora non conta per nessuno.

lesson-napoleon-step = Per vincere servono due pedine insieme nel quartier generale nemico, indicato in alto. Tu sei il Blu. A ogni turno muovi una pedina: fai un passo su una casella vuota accanto.
    .about = Un anello sottile segna le pedine che possono muovere. Toccane una, poi una casella illuminata accanto.
lesson-napoleon-step-done = Tutte e otto le direzioni sono permesse, anche in diagonale. Non puoi passare: a ogni turno devi muovere una pedina.
lesson-napoleon-jump = Oppure una pedina salta: sopra una vicina di qualunque colore, fino alla casella vuota subito dietro. Salta sopra la tua pedina.
    .about = Tocca la pedina indicata in basso, poi la casella dietro l’altra.
lesson-napoleon-jump-done = Le tue pedine restano sempre al loro posto quando le salti. Se le pedine si coprono a vicenda, premi «2D» per vederle dall’alto.
lesson-napoleon-chain = Dopo un salto puoi saltare ancora, dritto o in diagonale e quante volte vuoi. Una pedina e il suo arrivo sono indicati: portacela con tre salti in una sola mossa.
    .about = Tocca la pedina, poi la casella d’arrivo.
lesson-napoleon-chain-done = La serie finisce sulla casella d’arrivo che tocchi. Le pedine in fila, con un vuoto tra l’una e l’altra, fanno da scala attraverso la mappa.
lesson-napoleon-capture = Salta una pedina nemica in campo aperto, e la catturi. Cattura quella indicata. Un anello interrotto sottile: la tua pedina può catturare; uno largo: chi arriva lì cattura. Le punte ti avvertono: anche la tua potrebbe essere catturata.
    .about = Tocca la pedina blu accanto, poi la casella dall’altra parte.
lesson-napoleon-capture-done = La pedina catturata esce subito dal tabellone. Catturare non è mai obbligatorio.
lesson-napoleon-series = Una sola mossa può catturare più pedine. Cattura le due indicate.
    .about = Tocca la pedina blu in basso, poi la casella dietro la seconda rossa.
lesson-napoleon-series-done = Prese tutte e due: ogni salto di una serie può catturare di nuovo.
lesson-napoleon-shelter = Su strade, ponti, villaggi e quartieri generali le pedine sono protette: si possono saltare, ma non catturare. Salta la pedina rossa nel villaggio.
    .about = Tocca la pedina blu accanto al villaggio, poi la casella dietro la rossa.
lesson-napoleon-shelter-done = La pedina rossa è ancora lì. Ti ha solo fatto da trampolino. In partita, punta una casella o tienila premuta per sapere che cos’è.
lesson-napoleon-river = Un fiume si attraversa solo passo dopo passo: prima dentro, poi fuori. Un ponte è una strada: lì il fiume non conta. Fai un passo sul ponte indicato.
    .about = Tocca la pedina vicino all’acqua, poi il ponte.
lesson-napoleon-river-done = Dal ponte si prosegue come da ogni strada: con passi o salti.
lesson-napoleon-water = Nessun salto parte da un fiume né lo supera. Un salto può finirci, ma allora la pedina che ha saltato è persa. Provaci una volta: salta in acqua con la pedina indicata.
    .about = Tocca la pedina, poi la sua casella d’arrivo nel fiume.
lesson-napoleon-water-done = In partita la pedina sarebbe persa e la mossa finita, ma le catture già fatte valgono. Era solo una prova: ecco di nuovo la pedina.
lesson-napoleon-forest = Una casella di bosco che tocca altro terreno, anche solo con un angolo, è margine del bosco. Un salto può arrivarci, e lì finisce; più all’interno si va solo con i passi. Salta sul margine indicato.
    .about = Tocca la pedina in alto, poi la casella indicata.
lesson-napoleon-forest-done = In boschi e fiumi una pedina non può saltare né essere saltata: al sicuro, ma lenta.
lesson-napoleon-home = Nel tuo quartier generale non puoi entrare con un passo, e nessuna mossa può finire lì. Attraversarlo saltando va bene. Una pedina e il suo arrivo sono indicati: portacela saltando.
    .about = Tocca la pedina, poi la casella d’arrivo: due salti.
lesson-napoleon-home-done = Il tuo quartier generale era solo una tappa.
lesson-napoleon-win = Una pedina è già nel quartier generale nemico, dove non può essere catturata; può anche uscirne. Portaci la seconda mentre la prima è ancora lì, e vinci.
    .about = La pedina a destra della strada può saltare quella rossa sulla strada.
lesson-napoleon-win-done = Hai vinto! C’è un altro modo di vincere: chi è di turno e non può muovere perde.
lesson-napoleon-draw = Con una sola pedina non hai ancora perso. Ma nel quartier generale ne servono due: se nessuno ne ha più due, è patta. Salvati: cattura la pedina indicata.
    .about = Tocca la tua pedina, poi la casella dietro la rossa accanto.
lesson-napoleon-draw-done = Una contro una: patta. Lo è anche se una posizione si presenta per la terza volta, o dopo cento mosse senza catture né perdite.
lesson-napoleon-swap = Il secondo giocatore può rispondere al primo turno scambiando i lati: così cominciare non è un vantaggio. Il Rosso ha cominciato: scambia i lati. Quel turno diventa tuo, e tocca al tuo avversario.
    .about = Premi «Scambia i lati».
lesson-napoleon-swap-done = Il tabellone si è girato verso il tuo nuovo lato. Ora tocca all’avversario, con il Blu. Quando cominci tu, scegli quindi un turno equilibrato.
lesson-napoleon-match = Ora una breve partita contro il computer al livello più facile: cinque pedine ciascuno, e vince chi ne porta due nel quartier generale nemico.
    .about = Costruisci scale per i tuoi salti, e fai attenzione alle catture in campo aperto.
lesson-napoleon-idea-lose = Hai saltato in acqua: quella pedina è persa.
lesson-napoleon-idea-capture = Hai catturato in campo aperto. Su una strada o in un villaggio quella pedina sarebbe stata al sicuro.
lesson-napoleon-idea-headquarters = La tua pedina ha raggiunto il quartier generale. Con una seconda vinci!
lesson-napoleon-idea-chain = Hai fatto più salti in una sola mossa.
lesson-napoleon-idea-jump = Hai saltato una pedina vicina.
