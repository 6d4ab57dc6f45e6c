# What players read. The same messages in all languages; names, places and numbers are filled in.
# Keyboard keys are not named here: the program adds them from its table of bindings. Keep buttons short: about twelve letters.

# The main menu
title-subtitle = Bordspellen voor twee
title-quit = Afsluiten
title-continue = Verderspelen
title-first = Nieuw hier? Begin met { $game }
title-last-match = { $game }: { $title }

# The games
game-netzwerk = Netzwerk
game-kulami = Kulami
game-napoleon = Napoleon
game-netzwerk-summary = Robots rijden op gedeelde batterijen
game-kulami-summary = Knikkers veroveren houten platen
game-napoleon-summary = Twee legers bestormen elkaars hoofdkwartier
# The players, as names for those who gave none
player-white = Wit
player-black = Zwart
player-red = Rood
player-blue = Blauw

# A new match
new-match-heading = Nieuwe partij: { $game }
new-match-name = Naam van de speler
name-not-shown = Dit apparaat kan sommige van deze tekens niet tonen. De naam wordt precies zo opgeslagen als je hem typt.
new-match-start = Partij starten
new-match-cancel = Annuleren
new-match-rules = Regels
new-match-map = Kaart
new-match-layout = Indeling
new-match-drop-map = Sleep een kaartbestand hierheen om op die kaart te spelen.
new-match-path-map = Om op een eigen kaart te spelen, plak je het pad van het bestand onder ‘Importeren’ in ‘Partijen’.
new-match-unreadable = { $count ->
    [one] Een van je indelingen is niet te lezen. Open ‘Ontwerpen…’ om te zien waarom.
   *[other] { $count } van je indelingen zijn niet te lezen. Open ‘Ontwerpen…’ om te zien waarom.
}
new-match-random-square = Toeval: gesloten
    .about = Een willekeurige gesloten indeling
new-match-random-irregular = Toeval: onregelmatig
    .about = Een willekeurige indeling met gaten en openingen
new-match-design = Ontwerpen…
    .about = Zelf de platen leggen

new-match-clock = Klok
new-match-clock-none = Geen
new-match-clock-no-limit = Geen tijdslimiet.
new-match-clock-minutes = { $minutes } min
new-match-clock-seconds = +{ $seconds } s per beurt
new-match-clock-rule = De klok loopt alleen als een speler iets kan doen, dus niet in menu’s, bij het terugkijken, terwijl stukken bewegen of als het venster verborgen is.

# How a match begins: two rules options and who starts
new-match-fairness = Eerlijk begin
new-match-fairness-what = Beginnen kan een voordeel zijn. Deze regels compenseren dat.
# A name with its value or its remark, as in a summary
label-value = { $name }: { $value }

# The rules, to be read
rules-read = Spelregels
rules-close = Sluiten

# Saved games
matches-open = Partijen
matches-heading = Opgeslagen partijen
matches-none = Nog geen opgeslagen partijen. Elke partij wordt vanaf de eerste beurt automatisch opgeslagen.
matches-between = { $one } tegen { $two }
matches-about = { $game } · { $one } tegen { $two } · { $date }
matches-continue = Verder
matches-view = Bekijken
matches-rename = Hernoemen
matches-rename-done = Klaar
matches-copy = Kopiëren
matches-copy-about = De hele partij als tekst kopiëren
matches-export = Exporteren
matches-export-about = Een kopie opslaan in de map Downloads
matches-exported = Geëxporteerd naar { $path }.
matches-delete = Verwijderen
matches-deleted = Partij verwijderd.
matches-restore = Ongedaan maken
matches-room = { $percent }% van de ruimte voor partijen is in gebruik.
matches-paste = Plak hier een partij, een stelling of een link, of sleep een bestand hierheen
matches-paste-path = Plak hier een partij, een stelling, een link of het pad van een bestand
matches-load = Openen
matches-no-match = Dit kan niet worden geopend: { $fault }.
matches-no-link = Deze link kan niet worden geopend: { $fault }.
matches-close = Sluiten
saves-trouble = Deze partij kan niet worden opgeslagen: { $fault }. Je kunt doorspelen; de partij wordt opgeslagen zodra dat kan.

# The player's own results
record-open = Jouw resultaten
record-heading = Jouw resultaten
record-games = Partijen
record-won = Winst
record-drawn = Remise
record-lost = Verlies
record-person = Iemand anders
record-none = Nog geen afgelopen partijen.
record-course-done = Cursus afgerond
record-course-none = Cursus nog niet begonnen
record-course-step = Cursus: stap { $step } van { $count }
record-puzzles = Puzzels: { $progress }
record-clear-open = Resultaten wissen
record-clear-question = Je resultaten en je voortgang in cursussen en puzzels wissen? Dit kan niet ongedaan worden gemaakt. Opgeslagen partijen blijven bewaard.
record-clear = Alles wissen
record-keep = Annuleren
record-not-saved = Je resultaten konden niet worden opgeslagen: { $fault }.
record-unread = Je resultaten konden niet worden gelezen: { $fault }. Je begint weer bij nul.

saved-as-copy = Deze partij is in een ander venster gewijzigd. Hier speel je verder in een kopie: { $file }.

# Errors in the file of a saved game: half sentences
saved-long-field = ‘{ $field }’ heeft { $found } tekens (maximaal { $largest } toegestaan)
saved-name = ‘{ $field }’ mag maximaal 60 tekens hebben, en geen besturingstekens
saved-time = ‘{ $field }’ ligt na het jaar 9999
saved-computer = de computer speelt op niveau { $value }, dat niet bestaat
saved-thinking-time = de computer denkt { $value } s per beurt na, wat niet kan
saved-clock = de tijden van de klok zijn ongeldig
saved-game = het spel is onbekend
saved-no-board = het bord ontbreekt
saved-board-name = het bord { $value } wordt wel genoemd, maar staat er niet in
saved-too-many = { $value } acties is te veel (maximaal 20.000 toegestaan)
saved-too-long = de acties hebben te veel tekens
saved-empty-turn = beurt { $value } is leeg
saved-action = ‘{ $text }’ (beurt { $turn }, actie { $action }) kan niet worden gespeeld
saved-undone = de ongedaan gemaakte actie ‘{ $text }’ kan niet opnieuw worden gespeeld
saved-not-over = er is een uitslag, maar de partij is niet afgelopen
saved-no-result = de partij is afgelopen, maar er is geen uitslag
saved-other-result = de uitslag past niet bij de acties

link-no-link = hij leidt niet naar een partij
link-newer = hij is gemaakt met een nieuwere versie (formaat { $found }; deze versie leest formaat { $known })
link-damaged = hij is beschadigd of onvolledig; kopieer de hele link opnieuw
link-too-long = hij heeft { $found } tekens (maximaal { $largest } toegestaan)
link-too-many-moves = hij bevat te veel acties om te controleren
link-other-rules = de acties passen niet bij de regels van deze versie; misschien is hij met een andere versie gemaakt

# Settings
settings-open = Instellingen
settings-heading = Instellingen
settings-done = Klaar
settings-language = Taal
settings-text = Tekstgrootte
settings-percent = { $percent }%
settings-pace-slow = Langzaam
settings-pace-usual = Normaal
settings-pace-fast = Snel
settings-motion = Animaties
settings-motion-still = Uit
settings-contrast = Contrast
settings-contrast-usual = Normaal
settings-contrast-more = Hoog
settings-colours = Markeringskleuren
settings-screen = Weergave
settings-screen-window = Venster
settings-screen-full = Volledig scherm
settings-quality = Grafische kwaliteit
settings-quality-low = Laag
settings-quality-medium = Gemiddeld
settings-quality-high = Hoog
settings-quality-ultra = Zeer hoog
settings-quality-lowered = Het spel liep traag; daarom is de grafische kwaliteit verlaagd. Je kunt dat veranderen in de instellingen.
settings-theme = Tafel
settings-theme-day = Daglicht
settings-theme-evening = Avond
settings-theme-green = Groen laken
settings-theme-blue = Blauw laken
settings-confirm = Zetten bevestigen
settings-confirm-no = Uit
settings-confirm-yes = Aan
settings-camera = Camera
settings-camera-free = Vrij
settings-camera-locked = Vast
settings-seating = Opstelling
settings-hand-over = Doorgeefscherm
settings-hand-over-no = Uit
settings-hand-over-yes = Aan
settings-hand-over-face-to-face = Niet nodig bij ‘Tegenover elkaar’: het apparaat ligt tussen jullie in.
seating-same-side = Naast elkaar
    .about = Jullie zitten naast elkaar; de kant van de eerste speler ligt naar jullie toe.
seating-turning = Bord draait
    .about = Het bord draait naar wie aan de beurt is.
seating-face-to-face = Tegenover elkaar
    .about = Het apparaat ligt tussen jullie in. Ieder heeft een paneel aan de eigen kant.
settings-unread = Je instellingen zijn niet te lezen: { $fault }. De standaardinstellingen worden gebruikt.
settings-not-saved = Je instellingen konden niet worden opgeslagen: { $fault }.

# The device is passed on
hand-over-heading = { $player } is aan de beurt
hand-over-text = Geef het apparaat door. Het bord is vergrendeld tot de volgende speler zover is.
hand-over-ready = Ik ben zover

# What a place is
place-robot = { $player ->
    [you] Jouw robot.
    [the-computer] Robot van de computer.
   *[other] Robot van { $player }.
}
place-charged = Hier ligt een geladen batterij.
place-spent = Hier ligt een verbruikte batterij.
place-marble = { $player ->
    [you] Jouw knikker.
    [the-computer] Knikker van de computer.
   *[other] Knikker van { $player }.
}
place-counter = { $player ->
    [you] Jouw schijf.
    [the-computer] Schijf van de computer.
   *[other] Schijf van { $player }.
}
place-empty = Leeg.
place-can-act = { $count ->
    [one] Dit stuk kan naar één plek.
   *[other] Dit stuk kan naar { $count } plekken.
}
place-target = Het gekozen stuk kan hierheen.
place-target-costs = { $count ->
    [one] Het gekozen stuk kan hierheen, voor één batterij.
   *[other] Het gekozen stuk kan hierheen, voor { $count } batterijen.
}
place-open = Hier mag nu een knikker worden gelegd.
place-in-danger = Dit stuk kan in de volgende beurt worden geslagen, vanaf { $enemies }.
place-danger-there = Daar kan deze schijf in de volgende beurt worden geslagen, vanaf { $enemies }.
place-captures = Onderweg slaat deze schijf { $pieces }.
place-battery-controlled = { $player ->
    [you] Jij beheerst
    [the-computer] De computer beheerst
   *[other] { $player } beheerst
} deze batterij: { $more } tegen { $less }.
place-battery-shared = { $count ->
    [0] Beide spelers beheersen deze batterij: geen robot raakt hem.
   *[other] Beide spelers beheersen deze batterij: { $count } tegen { $count }.
}
place-panel-held = { $player ->
    [you] Jij hebt
    [the-computer] De computer heeft
   *[other] { $player } heeft
} deze plaat met { $fields } velden: { $more } tegen { $less }.
place-panel-tied = { $count ->
    [0] Deze plaat met { $fields } velden is nog van niemand.
   *[other] Deze plaat met { $fields } velden is van niemand: { $count } tegen { $count }.
}

# What the keys do
shortcuts-open = Sneltoetsen
shortcuts-heading = Sneltoetsen
shortcuts-help = Kies een toets om die te wijzigen.
shortcuts-play = Spelen
shortcuts-view = Beeld
shortcuts-review = Terugkijken
shortcuts-program = Algemeen
key-confirm = Bevestigen, beurt beëindigen
key-select = Plek onder de cursor kiezen
key-next = Volgende speelbare plek
key-previous = Vorige speelbare plek
key-inspect = Uitleg over de plek onder de cursor
key-undo = Ongedaan maken
key-redo = Opnieuw
key-hint = Hint
key-replay-turn = Laatste beurt tonen
key-swap-sides = Van kant wisselen, als de regels het toestaan
key-flat-view = Wisselen tussen 2D en 3D
key-reset-view = Beeld centreren
key-zoom-in = Inzoomen
key-zoom-out = Uitzoomen
key-review-back = Eén beurt terug
key-review-forward = Eén beurt vooruit
key-review-start = Naar het begin
key-review-end = Naar het einde
key-autoplay = Afspelen starten of stoppen
key-shortcuts = Deze pagina
key-cursor = Cursor bewegen, partij doorbladeren
key-rotate = Tafel draaien
key-shift-view = Beeld verschuiven
key-escape = Deselecteren, menu, terug
key-tab = Volgende knop (Enter: kiezen)
key-press = Druk op een toets…
key-none = geen
key-taken = { $key } geldt niet meer voor ‘{ $other }’.
key-fixed = Deze toets kan niet worden gewijzigd.
key-with-control = Ctrl+{ $key }
key-with-shift = Shift+{ $key }
key-name-arrows = Pijlen
key-name-space = Spatiebalk
key-name-enter = Enter
key-name-escape = Esc
key-name-tab = Tab
key-name-backspace = Backspace
key-name-delete = Delete
key-name-insert = Insert
key-name-home = Home
key-name-end = End
key-name-page-up = Page Up
key-name-page-down = Page Down

# Rules options: the option, then for each value its name and what it means
option-netzwerk-energy = Betalende batterijen
option-netzwerk-energy-adjacent = aangrenzend
    .about = Elke geladen batterij die de robot raakt, kan zijn rit betalen.
option-netzwerk-energy-controlled = beheerst
    .about = Alleen aangrenzende batterijen die je beheerst, kunnen een rit betalen.
option-netzwerk-path = Route
option-netzwerk-path-free = vrij
    .about = Een rit mag bochten maken en stappen en sprongen combineren.
option-netzwerk-path-straight = recht
    .about = Een rit gaat in één rechte lijn; een sprong of een slag is een aparte rit.
option-netzwerk-rerun = Opnieuw rijden
option-netzwerk-rerun-free = toegestaan
    .about = Een robot mag in dezelfde beurt opnieuw rijden, tenzij hij heeft geslagen.
option-netzwerk-rerun-once = verboden
    .about = Elke robot rijdt hoogstens één keer per beurt.
option-netzwerk-capture = Slaan
option-netzwerk-capture-optional = vrijwillig
    .about = Je mag slaan, maar het hoeft niet.
option-netzwerk-capture-mandatory = verplicht
    .about = Wie kan slaan, moet slaan voordat hij iets anders doet.
option-netzwerk-shared = Gedeelde batterijen
option-netzwerk-shared-usable = verschuifbaar
    .about = Een batterij die beide spelers beheersen, mag door allebei worden verschoven.
option-netzwerk-shared-locked = vast
    .about = Een batterij die beide spelers beheersen, kan niet worden verschoven; betalen kan hij wel.
option-netzwerk-first = Wie begint
option-netzwerk-first-white = wit
    .about = Wit begint.
option-netzwerk-first-black = zwart
    .about = Zwart begint.
option-netzwerk-opening = Eerste beurt
option-netzwerk-opening-free = normaal
    .about = De eerste beurt van de partij is een beurt als elke andere.
option-netzwerk-opening-single = één rit
    .about = De eerste beurt van de partij is één rit, zonder verschuiven; dat verkleint het voordeel van wie begint.
option-netzwerk-repetition = Herhaling
option-netzwerk-repetition-allowed = toegestaan
    .about = Stellingen mogen zich zo vaak herhalen als je wilt.
option-netzwerk-repetition-draw = remise
    .about = Begint een beurt voor de derde keer met dezelfde stelling, dan is het remise.
option-kulami-score = Extra punten
option-kulami-score-basic = geen
    .about = Alleen de platen tellen: elke plaat is zoveel punten waard als hij velden heeft.
option-kulami-score-level1 = gebieden
    .about = Naast de platen telt het grootste gebied: wie dat heeft, krijgt het verschil als punten.
option-kulami-score-chains = ketens
    .about = Naast de platen tellen de ketens: wie het hoogste totaal heeft, krijgt het verschil als punten.
option-kulami-score-level2 = beide
    .about = Naast de platen tellen het grootste gebied en de ketens: beide keren krijgt de speler met het hoogste totaal het verschil als punten.
option-kulami-first = Wie begint
option-kulami-first-red = rood
    .about = Rood legt de eerste knikker.
option-kulami-first-black = zwart
    .about = Zwart legt de eerste knikker.
option-napoleon-headquarters = Hoofdkwartieren
option-napoleon-headquarters-refuge = beschermd
    .about = Een schijf in een hoofdkwartier is beschermd zoals in een dorp.
option-napoleon-headquarters-open = open
    .about = Een schijf in een hoofdkwartier kan worden geslagen.
option-napoleon-home = Eigen hoofdkwartier
option-napoleon-home-pass = alleen doorgang
    .about = Een sprong mag onderweg in je eigen hoofdkwartier landen, maar geen zet mag er eindigen.
option-napoleon-home-rest = ook eindpunt
    .about = Een sprong mag er ook eindigen, als ‘Hoofdkwartieren’ op ‘open’ staat.
option-napoleon-first = Wie begint
option-napoleon-first-blue = blauw
    .about = Blauw begint.
option-napoleon-first-red = rood
    .about = Rood begint.
option-napoleon-repetition = Herhaling
option-napoleon-repetition-allowed = toegestaan
    .about = Stellingen mogen zich zo vaak herhalen als je wilt.
option-napoleon-repetition-draw = remise
    .about = Komt een stelling voor de derde keer voor, of is er 100 zetten lang niets geslagen of verloren, dan is het remise.
option-swap = Van kant wisselen
option-swap-off = uit
    .about = Iedereen houdt zijn kant.
option-swap-on = aan
    .about = Na de eerste beurt mag de tweede speler de kant van de eerste overnemen (de taartregel). Begin dus niet te sterk.

# Layouts that are built in
board-closed = Gesloten
board-irregular = Onregelmatig
board-pinwheel = Molentje
board-parquet = Parket
board-ring = Ring
board-bridge = Brug
board-cross = Kruis
board-diamond = Ruit

# The player’s own layouts and maps
own-folder-unusable = Je { $folder ->
    [maps] kaarten
   *[layouts] indelingen
} kunnen niet worden opgeslagen: { $fault }.
own-folder-unreadable = { $folder } is niet te lezen: { $fault }.
own-fault = { $file }: { $fault }.
own-unknown-kind = hierheen kun je alleen bestanden slepen die beginnen met { $kinds }
own-there-already = { $name } bestaat al.
own-added = { $name } is toegevoegd.
own-not-added = Niet opgeslagen: er is al een ander bestand met de naam { $file }.
own-not-saved = { $file } kon niet worden opgeslagen: { $fault }.
own-not-deleted = { $file } kon niet worden verwijderd: { $fault }.
own-deleted = { $file } is verwijderd.

# The layout designer
design-heading = Indeling ontwerpen
design-complete = De indeling is compleet.
design-help = Sleep de platen naar hun plek. Tik op een plaat om hem te draaien (of druk op R tijdens het slepen). Sleep hem van het raster om hem weg te halen.
design-name = Naam
design-my-layout = Mijn indeling
design-save = Opslaan
design-saved = Opgeslagen als { $name }.
design-not-saved = De indeling is niet opgeslagen: { $fault }.
design-save-again = Er is al een indeling met de naam { $name }. Druk nog een keer op ‘Opslaan’ om die te vervangen.
design-other-layout = In het bestand { $file } staat de indeling { $name }. Kies een andere naam.
design-other-file = In het bestand { $file } staat iets anders. Kies een andere naam.
design-play = Hiermee spelen
design-back = Terug
design-square = Gesloten
    .about = Een willekeurige gesloten indeling
design-irregular = Onregelmatig
    .about = Een willekeurige indeling met gaten en openingen
design-clear = Leegmaken
    .about = Alle platen weghalen
design-undo = Ongedaan
    .about = De platen weer leggen zoals ze lagen
design-fairness = Is dit eerlijk?
    .about = De computer speelt honderd snelle partijen tegen zichzelf
design-fairness-so-far = Bezig met testen: { $games } van { $all } partijen
design-fairness-share = Wie begint, wint { $share }% van de partijen (waarschijnlijk { $low } tot { $high }%).
design-fairness-even = Dat lijkt eerlijk.
design-fairness-first = Wie begint, is in het voordeel.
design-fairness-second = De tweede speler is in het voordeel.
design-keep = Behouden
design-delete = Verwijderen
design-open = Bewerken

# The panel beside the board
panel-menu = Menu
    .about = Pauze, nieuwe partij, afsluiten
panel-undo = Ongedaan
    .about = De laatste actie ongedaan maken
panel-redo = Opnieuw
    .about = De ongedaan gemaakte actie opnieuw uitvoeren
panel-replay-turn = Laatste beurt
    .about = De laatste beurt nog een keer zien
panel-review = Terugkijken
    .about = De partij beurt voor beurt bekijken
panel-flat = 2D
    .about = Het bord recht van boven zien
panel-3d = 3D
    .about = Het bord schuin van boven zien
panel-closer = Dichterbij
    .about = Het bord van dichtbij zien; schuif het dan met één vinger
panel-reset-view = Centreren
    .about = Terug naar de standaardweergave
panel-nothing-played = Er is nog niets gespeeld. { $aim }
aim-netzwerk = Breng de helft van je overgebleven robots naar de doelrij, of sla alle robots van de tegenstander.
aim-kulami = Wie aan het eind de meeste punten heeft, wint.
aim-napoleon = Met twee schijven in het hoofdkwartier van de tegenstander win je.
panel-match-over = Partij afgelopen
panel-end-turn = Einde beurt
    .about = Je beurt beëindigen
panel-end-turn-anyway = Toch beëindigen
panel-swap-sides = Van kant wisselen
    .about = { $name } wordt jouw kleur, en de eerste beurt telt als de jouwe; daarna is je tegenstander aan de beurt.
panel-can-swap = Of wissel van kant: { $name } wordt dan jouw kleur, en je tegenstander is aan de beurt.
panel-swapped = { $name } heeft van kant gewisseld.
panel-swapped-you = { $name } heeft van kant gewisseld. { $side } is nu jouw kleur.
panel-kept-side = { $name } heeft niet van kant gewisseld.
panel-not-confirmed = { $to } was nog niet bevestigd; er is niets gespeeld.
panel-beside-to-place = Kies een veld op het bord: de knikker gaat er vanzelf heen.
panel-beside-captured = Geslagen stukken doen niet meer mee.
panel-skip = Uitslag tonen
    .about = De uitslag meteen tonen, zonder de rest van de telling
panel-recount = Telling tonen
    .about = De telling van de score nog een keer tonen
panel-confirm = Bevestigen
panel-asked = Kies { $to } nog een keer om te bevestigen.
panel-place-here = Op { $to } leggen
panel-stop = Op { $to } stoppen
panel-run = Naar { $to } rijden
panel-capture-run = Op { $to } slaan
panel-go = Naar { $to } gaan
panel-capture-go = Slaan en naar { $to } gaan
panel-go-round = Rondje naar { $to }
panel-jump-on = Spring verder, of kies { $here } nog een keer om daar te stoppen.
panel-jump-on-only = Spring verder: hier mag geen zet eindigen.
panel-paid-with = Je betaalt met { $pieces }. Kies een andere batterij om daarmee te betalen, of kies { $to } nog een keer om te bevestigen.
panel-takes = Er zijn meerdere routes; deze slaat { $pieces }. Kies een andere schijf om die te slaan, of kies { $to } nog een keer om te bevestigen.
panel-takes-nothing = Er zijn meerdere routes; deze slaat niets. Kies een schijf om die onderweg te slaan, of kies { $to } nog een keer om te bevestigen.
panel-and = { $all } en { $last }
panel-came-back = Deze stelling is al eerder voorgekomen: bij de derde keer is het remise.
panel-warning = Pas op: als je nu je beurt beëindigt, kan je tegenstander meteen winnen.
panel-warning-unless = Pas op: als je het niet verhindert, kan je tegenstander in zijn volgende beurt winnen.
panel-warning-arrows = De pijlen laten zien hoe.
panel-marks-danger = Stekels: jouw stukken die in de volgende beurt geslagen kunnen worden.
panel-marks-capture = Ringen: jouw stukken die kunnen zetten; onderbroken: die ook kunnen slaan.
panel-marks-off-limits = Kruisjes: de laatst gebruikte platen zijn verboden.
panel-quiet = { $count } van { $limit } zetten zonder geslagen of verloren schijf.
panel-counting-panels = De platen worden geteld…
panel-counting-equal = { $part }: gelijk.
panel-counting-adds = { $part }: { $player } +{ $points }.
panel-place = { $at }. { $about }
panel-named-place = { $at }, { $name }. { $about }
# What the opponent’s turn has done: a sentence of these parts, with commas and “and” between them
turn-told = { $player } { $told }.
turn-robots = reed met { $count ->
    [one] een robot ({ $ways })
   *[other] { $count } robots ({ $ways })
}
turn-counter = ging van { $from } naar { $to }
turn-placed = legde een knikker op { $at }
turn-captured-robots = sloeg { $count ->
    [one] een robot ({ $places })
   *[other] { $count } robots ({ $places })
}
turn-captured-counters = sloeg { $count ->
    [one] een schijf ({ $places })
   *[other] { $count } schijven ({ $places })
}
turn-batteries = verschoof { $count ->
    [one] een batterij
   *[other] { $count } batterijen
}
turn-panel-held = veroverde met { $at } een plaat met { $fields } velden
turn-panel-tied = maakte het met { $at } gelijk op een plaat met { $fields } velden: die telt nu voor niemand
turn-lost = verloor de schijf in de rivier

# Reviewing a game
review-at = Beurt { $at } van { $all }.
review-leave = Terug naar de partij
review-only = Dit is een eerdere stelling. Ga terug naar de partij om verder te spelen.
review-autoplay = Afspelen
review-stop = Stoppen
review-play-from-here = Vanaf hier spelen
    .about = Een nieuwe partij beginnen vanaf deze stelling
review-line-at = Beter vervolg: beurt { $at } van { $all }.
review-graph = Kansen na beurt { $turn }: { $chances }
review-graph-side = Hoe hoger de lijn, hoe beter { $player } staat
review-turn = Beurt { $turn }, { $player }
review-lost = De kansen daalden van { $before }% naar { $after }%.
review-played = Gespeeld: { $played }.
review-answer = Beste antwoord: { $answer }.
review-answer-wins = Dat wint meteen.
review-answer-threatens = Dan dreigt winst in de volgende beurt.
review-answer-uses = { $count ->
    [one] Dat kan dankzij de batterij die net naar { $places } is verschoven.
   *[other] Dat kan dankzij de batterijen die net naar { $places } zijn verschoven.
}
review-answer-takes-robot = De robot op { $at } was daar net aangekomen.
review-answer-takes-counter = De schijf op { $at } was daar net aangekomen.
review-spares-robots = Dan slaat het beste antwoord { $count ->
    [0] geen robot.
    [one] maar één robot.
   *[other] maar { $count } robots.
}
review-spares-counters = Dan slaat het beste antwoord { $count ->
    [0] geen schijf.
    [one] maar één schijf.
   *[other] maar { $count } schijven.
}
review-spares-points = Na het beste antwoord sta je er { $points ->
    [one] één punt
   *[other] { $points } punten
} beter voor.
review-better = Beter: { $better }.
played-place = knikker op { $to }
played-move = zet van { $from } naar { $to }
played-move-capture = zet van { $from } naar { $to }, met slag op { $pieces }
played-round = rondje terug naar { $to }
played-round-capture = rondje terug naar { $to }, met slag op { $pieces }
played-swap = van kant wisselen
played-nothing = niets
better-runs = { $count ->
    [one] rit { $ways }
   *[other] ritten { $ways }
}
better-captures = { $count ->
    [one] slag op { $places }
   *[other] slagen op { $places }
}
better-shifts = { $count ->
    [one] verschuiving { $ways }
   *[other] verschuivingen { $ways }
}
review-show-line = Op het bord tonen
review-leave-line = Gespeelde beurt tonen
mark-good = Enige goede keus
mark-missed = Gemiste kans
mark-mistake = Fout
mark-blunder = Blunder

# The computer as a player. Levels have a number and a word; the words stand on small buttons.
seat-person = Speler
seat-computer = Computer, niveau { $level } ({ $name })
seat-computer-timed = Computer, { $seconds } s per beurt
the-computer = De computer
computer-name = Computer (niveau { $level })
computer-name-timed = Computer ({ $seconds } s)
level-1 = Beginner
level-2 = Leerling
level-3 = Liefhebber
level-4 = Gemiddeld
level-5 = Gevorderd
level-6 = Sterk
level-7 = Expert
level-8 = Meester
panel-thinks = { $player } denkt na{ $depth ->
    [0] …
    [one] … (1 beurt vooruit)
   *[other] … ({ $depth } beurten vooruit)
}
panel-computer-plays = { $player } speelt.
panel-computer-paused = { $player } is gepauzeerd.
panel-move-now = Nu spelen
    .about = De computer de beste beurt laten spelen die hij tot nu toe heeft gevonden
panel-computer-failed = { $player } is door een fout gestopt met nadenken. Je partij blijft bewaard.
panel-think-again = Nog eens
    .about = De computer opnieuw laten nadenken
search-failed = Dat kon door een fout niet worden berekend. Probeer het opnieuw.
panel-resume-computer = Verder
    .about = De computer verder laten spelen
panel-hint = Hint
    .about = Tonen wat de computer zou spelen, en waarom

# A hint: the next action, as half a sentence, then one or two reasons, each a sentence
hint-coming = Hint zoeken…
hint-whole-turn = Idee achter de beurt: { $reasons }
hint-whole-turn-averts = Speel de hele beurt, anders kan je tegenstander meteen winnen.
hint-told = Hint: { $turn }.
hint-step = Hint, stap { $step } van { $steps }: { $turn }.
step-near-own = { $robots ->
    [one] Daar raakt een van je robots hem.
   *[other] Daar raken { $robots } van je robots hem.
}
step-off-enemy = { $robots ->
    [0] Daar raakt geen vijandelijke robot hem.
    [one] Daar raakt maar één vijandelijke robot hem.
   *[other] Daar raken maar { $robots } vijandelijke robots hem.
}
action-run = rijd van { $from } naar { $to } en betaal met { $pieces }
action-run-capture = rijd van { $from } naar { $to }, sla daar en betaal met { $pieces }
action-shift = verschuif de batterij van { $from } naar { $to }
action-end = beëindig je beurt
action-place = leg een knikker op { $to }
action-move = ga van { $from } naar { $to }
action-move-capture = ga van { $from } naar { $to } en sla { $pieces }
action-swap = wissel van kant
why-wins = Daarmee win je de partij.
why-wins-in = Daarmee win je { $turns ->
    [one] nog deze beurt.
   *[other] in { $turns } beurten, wat je tegenstander ook doet.
}
why-takes-robots = Je slaat { $count ->
    [one] een robot.
   *[other] { $count } robots.
}
why-takes-counters = Je slaat { $count ->
    [one] een schijf.
   *[other] { $count } schijven.
}
why-averts = Anders kan je tegenstander meteen winnen.
why-saves-robots = Je redt { $count ->
    [one] een robot.
   *[other] { $count } robots.
}
why-saves-counters = Je redt { $count ->
    [one] een schijf.
   *[other] { $count } schijven.
}
why-saves-robot-on = Je redt de robot op { $at }.
why-saves-counter-on = Je redt de schijf op { $at }.
why-saves-robots-on = Je redt de robots op { $at } en { $other }.
why-saves-counters-on = Je redt de schijven op { $at } en { $other }.
why-threatens-to-win = Je dreigt in je volgende beurt te winnen.
why-threatens-robots = Je bedreigt { $count ->
    [one] een robot.
   *[other] { $count } robots.
}
why-threatens-counters = Je bedreigt { $count ->
    [one] een schijf.
   *[other] { $count } schijven.
}
why-threatens-robot-on = Je bedreigt de robot op { $at }.
why-threatens-counter-on = Je bedreigt de schijf op { $at }.
why-threatens-robots-on = Je bedreigt de robots op { $at } en { $other }.
why-threatens-counters-on = Je bedreigt de schijven op { $at } en { $other }.
why-gains = Je wint { $points ->
    [one] 1 punt.
   *[other] { $points } punten.
}
why-ends-ahead = Bij optimaal spel win je met { $points ->
    [one] 1 punt verschil.
   *[other] { $points } punten verschil.
}
why-ends-behind = Bij optimaal spel verlies je met { $points ->
    [one] 1 punt verschil.
   *[other] { $points } punten verschil.
}
why-ends-even = Bij optimaal spel wordt het remise.
why-resists = Bij optimaal spel is de partij verloren: zo houd je het langst stand.
why-nearer-goal-row = Je robots komen { $squares ->
    [one] één vak
   *[other] { $squares } vakken
} dichter bij de doelrij.
why-nearer-headquarters = Je leger komt { $squares ->
    [one] één vak
   *[other] { $squares } vakken
} dichter bij het hoofdkwartier van de tegenstander.
why-slows = { $squares ->
    [0] Je tegenstander kan de volgende beurt geen vak dichterbij komen in plaats van { $others }.
    [one] Je tegenstander kan de volgende beurt maar één vak dichterbij komen in plaats van { $others }.
   *[other] Je tegenstander kan de volgende beurt maar { $squares } vakken dichterbij komen in plaats van { $others }.
}
why-opens = Daarna zou je de volgende beurt { $squares } vakken dichterbij kunnen komen.
why-arrives-goal-row = Dan heb je er { $reached } van de benodigde { $needed } op de doelrij.
why-arrives-headquarters = Dan heb je er { $reached } van de benodigde { $needed } in het hoofdkwartier van de tegenstander.
why-secures = Deze plaat met { $fields } velden kan niemand je meer afnemen.
why-leads = Dan is deze plaat met { $fields } velden van jou: { $own } tegen { $others }.
why-strengthens = Op deze plaat met { $fields } velden vergroot je je voorsprong: { $own } tegen { $others }.
why-evens = Op deze plaat met { $fields } velden staat je tegenstander niet langer voor.
why-charges = Dan raken je robots { $batteries ->
    [one] één batterij.
   *[other] { $batteries } batterijen.
}
why-starves = Dan raken vijandelijke robots { $batteries ->
    [0] geen enkele batterij.
    [one] nog maar één batterij.
   *[other] nog maar { $batteries } batterijen.
}
why-leaves = Je tegenstander houdt { $places ->
    [one] maar één veld over.
   *[other] maar { $places } velden over.
}
why-lets-gain = { $points ->
    [0] Daarna kan je tegenstander geen punten winnen; speel je elders, dan maximaal { $others }.
    [one] Daarna kan je tegenstander maar 1 punt winnen; speel je elders, dan maximaal { $others }.
   *[other] Daarna kan je tegenstander maar { $points } punten winnen; speel je elders, dan maximaal { $others }.
}
why-improves = Zo sta je beter.
why-better-side = De andere kant staat beter: wissel.
why-fair-turn = Daarna staan beide kanten gelijk: je tegenstander heeft niets aan wisselen.

# The computer's analysis of a game under review
analysis-on = Analyse
    .about = Tonen hoe de computer deze stelling beoordeelt
analysis-off = Analyse uit
    .about = Het oordeel van de computer verbergen
analysis-coming = Denkt na…
analysis-chance = { $player } { $percent }%
turning-find = Keerpunten
    .about = De hele partij analyseren: de kansen van beide spelers en de beurten die beslissend waren
turning-progress = { $done } van { $all } stellingen geanalyseerd…
turning-none = Geen enkele beurt was op zich beslissend.
turning-most = Deze beurten telden het zwaarst:

# Learning from mistakes in a game under review
mistake-learn = Jouw fouten
    .about = Van je fouten in deze partij leren: zoek iets beters
mistake-number = Fout { $number } van { $count }
mistake-leave = Terug
    .about = Verdergaan met terugkijken
mistake-task = Zoek iets beters.
mistake-lost = Zo houd je { $chance }% kans over in plaats van { $best }%.
mistake-right = Goed gevonden! Je kans: { $chance }%.
mistake-shown = Dat was beter geweest.
mistake-none = Je hebt in deze partij geen grote fouten gemaakt.
mistake-next = Volgende fout
mistake-finish = Partij terugkijken
mistake-try-again = Nog eens
mistake-again = Nog eens
    .about = De opgave weer in de beginstand zetten
mistake-show = Voordoen
    .about = De betere beurt op het bord laten zien
mistake-skip = Overslaan
    .about = Naar de volgende fout

# How the players stand
standing-to-move = aan de beurt
standing-none-left = geen meer
standing-left = nog { $count }
standing-none-captured = nog niets geslagen
standing-captured = heeft { $count } geslagen
standing-army = nog { $left }, { $lost } verloren
standing-goal-netzwerk = { $reached } van { $needed } op de doelrij
standing-goal-napoleon = { $reached } van { $needed } in het hoofdkwartier
standing-to-go = { $squares ->
    [one] nog één vak te gaan
   *[other] nog { $squares } vakken te gaan
}
    .about = Zo ver is het nog tot de winst, als er niets in de weg staat

# What is to be done
task-run-robot = Laat een robot rijden.
task-chosen-robot = Waar moet de robot op { $site } naartoe? Getallen: prijs in batterijen.
task-run-once = Eerste beurt: laat één robot één keer rijden.
task-end-turn = Beëindig je beurt.
task-must-capture = Slagplicht: je moet met een robot slaan.
task-run-or-shift = Rijd opnieuw, verschuif batterijen of beëindig je beurt.
task-shift = Verschuif batterijen of beëindig je beurt.
task-place-first = Leg de eerste knikker waar je wilt.
task-place-marble = Leg een knikker in de rij of kolom van de laatste.
task-move-counter = Doe een zet met een schijf: één stap of een reeks sprongen.
task-chosen-counter = Waar moet de schijf op { $site } naartoe?
task-nothing = De partij is afgelopen.

# What a square is
ground-open = Open terrein. Je kunt hier vijandelijke schijven slaan door eroverheen te springen.
ground-road = Een weg. Je kunt hier over schijven springen, maar ze niet slaan.
ground-bridge = Een brug. Je kunt hier over schijven springen, maar ze niet slaan.
ground-village = Een dorp. Je kunt hier over schijven springen, maar ze niet slaan.
ground-river = Een rivier. Met stappen ga je erin en eruit; een sprong erin kost je de schijf. Je kunt niet vanaf dit vak springen en ook niet eroverheen.
ground-forest-edge = Een bosrand. Een sprong mag hier landen, maar je kunt niet vanaf dit vak springen en ook niet eroverheen.
ground-inner-forest = Diep bos. Alleen met stappen kom je hier; je kunt niet vanaf dit vak springen en ook niet eroverheen.
ground-refuge = { $owner ->
    [blue] Hoofdkwartier van blauw: rood wint met twee schijven erin; blauwe mogen er niet stoppen.
   *[red] Hoofdkwartier van rood: blauw wint met twee schijven erin; rode mogen er niet stoppen.
} Je kunt hier over schijven springen, maar ze niet slaan.
ground-open-headquarters = { $owner ->
    [blue] Hoofdkwartier van blauw: rood wint met twee schijven erin.
   *[red] Hoofdkwartier van rood: blauw wint met twee schijven erin.
} Schijven kunnen hier worden geslagen.

# Assists: switches in a list headed “Show”
assist-targets = Mogelijke velden
    .about = Tonen waar de volgende knikker mag komen
assist-lines = Rij en kolom
    .about = De rij en de kolom van de laatste knikker markeren
assist-off-limits = Verboden platen
    .about = De twee verboden platen markeren
assist-left = Voorraad
    .about = Tonen hoeveel knikkers ieder nog heeft
assist-points = Punten
    .about = De puntenstand tonen
assist-panels = Veroverde platen
    .about = Elke plaat omlijnen in de kleur van wie hem heeft
assist-areas = Grootste gebieden
    .about = Het grootste gebied van elke speler tonen
assist-chains = Ketens
    .about = De ketens tonen die punten opleveren
assist-danger = Bedreigde stukken
    .about = Aangeven welke van je stukken in de volgende beurt geslagen kunnen worden
assist-warning = Dreigend verlies
    .about = Waarschuwen als je tegenstander direct na je beurt kan winnen
assist-landings = Sprong voor sprong
    .about = Sprongen één voor één maken; kies de laatste landing nog een keer om daar te stoppen

# The score
score-panels = Platen
score-areas = Grootste gebied
score-chains = Ketens
score-marks-areas = Brede banden: grootste gebied.
score-marks-chains = Smalle banden: ketens.
score-no-panel = { $player }: geen platen
score-sum = { $player }: platen { $sum }

# A game that is paused or over
pause-heading = Pauze
pause-resume = Verder
pause-more = Meer…
pause-quit = Afsluiten
pause-copy-link = Link kopiëren
    .about = Een link naar deze partij kopiëren, om naar je tegenstander te sturen of op een ander apparaat te openen
pause-link-copied = Link gekopieerd
    .about = Stuur hem naar je tegenstander, die hem in een browser opent of onder ‘Partijen’ plakt
pause-link-cut = De hele partij is te lang voor een link. Deze begint bij beurt { $turn }.
pause-copy-position = Stelling kopiëren
    .about = De stelling als tekst kopiëren, om onder ‘Partijen’ te plakken
pause-copy-match = Partij kopiëren
    .about = De hele partij als tekst kopiëren, om onder ‘Partijen’ te plakken
pause-mouse = Muis: sleep de tafel om hem te draaien; sleep met de middelste knop of met Shift om het beeld te verschuiven. Zoom met het muiswiel, en klik met de rechterknop op een plek voor uitleg.
pause-fingers = Aanraken: tik op een stuk of versleep het. Met één vinger draai je de tafel, met twee vingers zoom, draai en verschuif je het beeld. Houd een plek ingedrukt voor uitleg.
match-restart = Opnieuw beginnen
    .about = Deze partij vanaf het begin opnieuw spelen
match-new = Nieuwe partij
    .about = Namen en regels kiezen
match-main-menu = Hoofdmenu
    .about = Deze partij verlaten
result-draw = Remise
result-turns = { $turns ->
    [one] Na één beurt.
   *[other] Na { $turns } beurten.
}
result-no-field-left = { $player } kon nergens meer een knikker leggen.
result-no-field-left-you = Je kon nergens meer een knikker leggen.
result-cannot-run = { $player } kon met geen enkele robot rijden.
result-cannot-run-you = Je kon met geen enkele robot rijden.
result-wins = { $player } wint
result-you-win = Je hebt gewonnen!
result-you-lose = Je hebt verloren
result-harder = Tegen niveau { $level }
result-rematch = Revanche
    .about = Nog een partij; jullie wisselen van kant

share-open = Delen…
    .about = Een link sturen, of een afbeelding, een animatie, de stelling of de partij opslaan
share-heading = Deze partij delen
share-names = Namen van de spelers
share-names-off = Uit
share-names-on = Aan
share-player = { $name } ({ $side })
share-picture = Afbeelding van deze stelling
share-animation = Animatie
share-last = Laatste beurt
share-all = Hele partij
share-first-turn = Van beurt
share-last-turn = T/m beurt
share-turns = Beurten { $first } tot en met { $last }
share-progress = Opname: { $percent }%
share-cancel = Annuleren
share-saved = Opgeslagen als { $path }.
share-failed = Opslaan is mislukt: { $fault }.
share-nothing-drawn = het grafische stuurprogramma heeft geen beeld getekend

# The server for a tablet
tablet-open = Op een tablet spelen
tablet-what = Dit programma kan het spel via je lokale netwerk delen. Open het in de browser van een tablet of telefoon.
tablet-start = Starten
tablet-scan = Scan deze code met de camera van een tablet of telefoon op hetzelfde netwerk, of typ daar het adres in de browser.
tablet-who = Iedereen op dat netwerk kan het spel openen. Je opgeslagen partijen en bestanden krijgt niemand te zien.
tablet-limits = De verbinding is niet versleuteld (http). Daarom kan de browser het spel niet installeren of offline starten.
tablet-until = Je kunt deze pagina sluiten: het spel blijft bereikbaar tot je het stopt of het programma afsluit.
tablet-copy = Adres kopiëren
tablet-stop = Stoppen
tablet-failed = Het spel kan niet via het netwerk worden gedeeld: { $fault }.
tablet-no-page = de browserversie is niet geïnstalleerd
tablet-no-network = dit apparaat is met geen enkel netwerk verbonden
tablet-unreadable = de spelbestanden zijn niet te lezen
tablet-refused = het systeem staat het niet toe

# Why a match ended
reason-half-the-crew-is-home = de helft van de robots staat op de doelrij
reason-all-robots-captured = een van de spelers heeft geen robots meer
reason-no-robot-can-run = geen robot kan meer rijden
reason-more-points = { $more } punten tegen { $less }
reason-equal-points = elk { $each } punten
reason-headquarters-taken = twee schijven staan in het vijandelijke hoofdkwartier
reason-armies-spent = beide legers hebben minder dan twee schijven over
reason-all-counters-captured = een van de spelers heeft geen schijven meer
reason-no-legal-move = er is geen zet meer mogelijk
reason-nothing-happens = honderd zetten lang is er geen schijf geslagen of verloren
reason-out-of-time = de tijd is op
reason-repetition = dezelfde stelling is voor de derde keer ontstaan

# Why an action is not legal: half sentences
illegal-no-swap = van kant wisselen kan alleen meteen na de eerste beurt, en alleen als de regels het toestaan
illegal-netzwerk-over = de partij is afgelopen
illegal-netzwerk-run-first = een beurt begint met een rit: zolang er geen robot heeft gereden, kun je geen batterij verschuiven en je beurt niet beëindigen
illegal-netzwerk-runs-are-over = geen robot mag meer rijden zodra er in deze beurt een batterij is verschoven
illegal-netzwerk-must-capture = een robot kan slaan, en volgens deze regels is slaan verplicht
illegal-netzwerk-single-run = de eerste beurt van de partij is één rit, zonder verschuiven
illegal-netzwerk-no-robot = op { $value } staat geen robot
illegal-netzwerk-not-yours = de robot op { $value } is niet van jou
illegal-netzwerk-barred = de robot op { $value } mag in deze beurt niet opnieuw rijden
illegal-netzwerk-resting = de robot op { $value } heeft geslagen en mag deze beurt niet meer rijden
illegal-netzwerk-no-energy = geen geladen batterij raakt de robot op { $value }
illegal-netzwerk-no-own-energy = je beheerst geen geladen batterij die de robot op { $value } raakt
illegal-netzwerk-hemmed-in = de robot op { $value } zit klem: er is geen vak waar hij naartoe kan rijden
illegal-netzwerk-no-way = de robot op { $from } kan niet naar { $to } rijden
illegal-netzwerk-wrong-sign = { $value ->
    [true] een rit naar een vak met een robot van de tegenstander schrijf je met x
   *[other] een rit die niets slaat, schrijf je met -
}
illegal-netzwerk-wrong-price = de rit kost { $price }, maar je betaalt met { $paid ->
    [one] één batterij
   *[other] { $paid } batterijen
}
illegal-netzwerk-too-far = die rit kost { $price } batterijen, maar er { $energy ->
    [one] kan slechts één
   *[other] kunnen slechts { $energy }
} betalen
illegal-netzwerk-no-battery = op { $value } ligt geen batterij
illegal-netzwerk-spent = de batterij op { $value } is verbruikt
illegal-netzwerk-not-controlled = je beheerst de batterij op { $value } niet
illegal-netzwerk-locked = beide spelers beheersen de batterij op { $value }, dus geen van beiden mag hem verschuiven
illegal-netzwerk-shifted = de batterij op { $value } is in deze beurt al verschoven
illegal-netzwerk-not-next = de batterij op { $from } kan niet naar { $to }: een batterij gaat naar het volgende lege veld van zijn lijn
illegal-netzwerk-otherwise = dat mag hier niet

illegal-kulami-over = de partij is afgelopen
illegal-kulami-no-field = op { $value } is geen veld
illegal-kulami-taken = op { $value } ligt al een knikker
illegal-kulami-out-of-line = het veld { $at } ligt niet in de rij of de kolom van de laatste knikker ({ $last })
illegal-kulami-off-limits = de plaat met { $at } is verboden: een van de laatste twee knikkers ligt erop ({ $by })

illegal-napoleon-over = de partij is afgelopen
illegal-napoleon-off-the-map = de kaart heeft geen vak { $value }
illegal-napoleon-no-counter = op { $at } staat geen { $colour ->
    [blue] blauwe
   *[red] rode
} schijf
illegal-napoleon-not-yours = de schijf op { $value } is niet van jou
illegal-napoleon-stuck = de schijf op { $value } kan niet bewegen: geen vak ernaast is vrij, en hij kan nergens overheen springen
illegal-napoleon-shape = een zet is één stap of een reeks sprongen, elk recht over één schijf
illegal-napoleon-out-of-reach = de schijf op { $from } kan niet naar { $to }: een zet is één stap of een reeks sprongen, elk recht over één schijf
illegal-napoleon-taken = op { $value } staat een schijf
illegal-napoleon-step-home = een schijf mag niet met een stap in zijn eigen hoofdkwartier komen ({ $value })
illegal-napoleon-no-jump-from = vanaf { $first } kan geen schijf springen, want daar is een { $second ->
    [river] rivier
   *[forest] bos
}
illegal-napoleon-no-jump-over = over de schijf op { $first } kun je niet springen: hij staat in een { $second ->
    [river] rivier
   *[forest] bos
}
illegal-napoleon-nothing-to-jump = op { $value } staat geen schijf om over te springen
illegal-napoleon-in-the-forest = het vak { $value } ligt te diep in het bos om er te landen
illegal-napoleon-takes-nothing = de sprong naar { $value } slaat niets
illegal-napoleon-takes = de sprong naar { $value } slaat de schijf waar hij overheen gaat (schrijf x)
illegal-napoleon-lost = de schijf gaat verloren in de rivier op { $value }: daar eindigt de zet
illegal-napoleon-no-river = op { $value } is geen rivier waarin de schijf verloren zou gaan
illegal-napoleon-loss-untold = de schijf gaat verloren in de rivier op { $value } (sluit de zet af met ~)
illegal-napoleon-ends-at-home = geen zet mag in het eigen hoofdkwartier eindigen ({ $value })
illegal-napoleon-circle = een zet die niets slaat, mag niet eindigen waar hij begon

# What is wrong with a layout
layout-empty = de indeling is leeg
layout-too-long = de tekst van de indeling heeft { $value } tekens (geen indeling heeft er meer dan 255 nodig)
layout-sign = ‘{ $sign }’ in rij { $row }, kolom { $column }, is geen letter en ook geen punt (voor een opening)
layout-ragged = rij { $row } is { $found } breed, de eerste rij { $wanted }
layout-no-rectangle = plaat { $value } is geen rechthoek uit één stuk
layout-wrong-size = plaat { $name } is { $width } × { $height }: zo’n plaat bestaat niet
layout-count = platen van { $short } × { $long }: { $found } in plaats van { $wanted }
layout-overlap = de platen { $first } en { $second } overlappen elkaar
layout-too-large = de indeling is { $width } × { $height } (maximaal 10 velden in elke richting toegestaan)
layout-disconnected = de indeling valt uiteen in { $value } delen die elkaar met geen enkele zijde raken

layout-name = de naam moet 1 tot 40 tekens hebben
layout-name-and-layout = de naam moet 1 tot 40 tekens hebben; { $value }

# What is wrong with a map
map-empty = de kaart is leeg
map-name = de naam moet 1 tot 40 tekens hebben
map-too-large = de kaart is { $width } × { $height } (maximaal 40 × 40 toegestaan)
map-ragged = { $grid ->
    [terrain] terrein
   *[counters] schijven
}: rij { $row } is { $found } breed, niet { $wanted }
map-rows = schijven: { $found } rijen, niet { $wanted }
map-sign = { $grid ->
    [terrain] terrein
   *[counters] schijven
}: ‘{ $sign }’ in rij { $row }, kolom { $column }, hoort niet bij { $known }
map-no-headquarters = er is geen { $colour ->
    [blue] blauw
   *[red] rood
} hoofdkwartier ({ $sign })
map-unequal-armies = de aantallen schijven zijn ongelijk: blauw heeft er { $blue }, rood { $red }
map-army = { $value ->
    [one] één schijf
   *[other] { $value } schijven
} per speler: het moeten er 2 tot 24 zijn
map-at-home = schijven: die in rij { $row }, kolom { $column }, staat in zijn eigen hoofdkwartier
map-river-corner = terrein: de rivieren in rij { $row }, kolom { $column }, en in de rij eronder raken elkaar alleen met een hoek
map-place = plaatsen: ‘{ $name }’ op ‘{ $at }’ heeft een naam en een vak van de kaart nodig

# What is wrong with a file
format-too-large = het bestand is te groot: { $found } (maximaal { $largest } toegestaan)
format-empty = er staat niets in
format-foreign = er staat iets anders in
format-damaged = de tekst is beschadigd op regel { $line }, kolom { $column }
format-newer = het bestand is gemaakt met een nieuwere versie (formaat { $found }; deze versie leest formaat { $known })
format-no-format = formaat { $found } is onbekend (deze versie leest formaat { $known })

file-missing = dat bestand bestaat niet
file-no-file = dat is geen bestand
file-too-large = het bestand is te groot: { $found } (maximaal { $largest } toegestaan)
file-size-kilobytes = { $size } kB
file-size-megabytes = { $size } MB
file-no-text = er staat geen tekst in
file-taken = er is al een ander bestand met die naam
file-no-folder = het systeem heeft er geen map voor
file-full = er is geen ruimte meer: verwijder partijen die je niet meer nodig hebt
file-forbidden = hier mag niets worden opgeslagen
file-system = { $value }

# What is wrong with a match’s set-up
option-conflict = sprongen mogen alleen in je eigen hoofdkwartier eindigen als de hoofdkwartieren open zijn

set-up-rules = regels: { $value }
set-up-one-board = { $value } heeft maar één bord
set-up-layout = indeling: { $value }
set-up-map = kaart: { $value }
set-up-two-boards = de stelling hoort bij een ander bord dan het opgegeven bord
set-up-swap-in-turn = van kant wisselen kan alleen aan het begin van een beurt
set-up-position = stelling: { $value }

play-over = de partij is afgelopen
play-full = een partij kan maximaal 20.000 acties hebben
play-too-long = de acties van een partij kunnen samen maximaal 2 miljoen tekens hebben

# Sound
settings-group-sound = Geluid
settings-effects-volume = Effecten
settings-room-volume = Omgeving
settings-volume-off = Uit
panel-mute = Dempen
    .about = Het geluid uitzetten
panel-unmute = Geluid
    .about = Het geluid weer aanzetten
key-mute = Geluid aan of uit

# Resigning, draws, rematches, undo by agreement
reason-resigned = door opgave
reason-draw-agreed = de spelers zijn remise overeengekomen
result-resigned = { $player } heeft opgegeven.
saved-ended = de spelers hebben een partij beëindigd die al afgelopen was
pause-offer-draw = Remise aanbieden
    .about = Je tegenstander kan accepteren of afwijzen
pause-offer-draw-later = Je kunt over een paar beurten opnieuw remise aanbieden.
pause-resign = Opgeven
    .about = De partij opgeven: je tegenstander wint
pause-swap-sides = Van kant wisselen
    .about = Van plaats en kleur wisselen met je tegenstander, zolang er nog niets is gespeeld
resign-heading = Opgeven?
resign-text = { $loser } geeft op. { $winner } wint.
resign-text-alone = De computer wint dan de partij.
resign-confirm = Opgeven
draw-heading = Remise aanbieden?
draw-text = { $player } kan accepteren, afwijzen of gewoon doorspelen.
draw-confirm = Remise aanbieden
decision-cancel = Doorspelen
offer-draw = { $player } biedt remise aan.
offer-undo = { $player } wil de laatste actie ongedaan maken.
offer-agree = { $player }, akkoord?
offer-accept = Accepteren
offer-decline = Afwijzen
offer-draw-declined = { $player } wijst het remiseaanbod af.
offer-undo-declined = { $player } gaat niet akkoord met het ongedaan maken.
offer-draw-considered = { $player } denkt na over je remiseaanbod.
settings-undo = Ongedaan maken
settings-undo-free = Vrij
    .about = Elke actie kan ongedaan worden gemaakt.
settings-undo-agreement = In overleg
    .about = Bij twee spelers moet de tegenstander eerst akkoord gaan.

# Finding saved games
date-today = vandaag, { $time }
date-yesterday = gisteren, { $time }
date-day = { $day } { $month } { $year }
date-january = januari
date-february = februari
date-march = maart
date-april = april
date-may = mei
date-june = juni
date-july = juli
date-august = augustus
date-september = september
date-october = oktober
date-november = november
date-december = december
find-search = Zoek op naam, titel of spel
find-all = Alle
find-unfinished = Lopend
find-finished = Afgelopen
find-all-games = Alle spellen
find-latest = Nieuwste eerst
find-oldest = Oudste eerst
find-by-game = Op spel
find-by-name = Op naam
find-none = Geen partijen gevonden.
find-show-all = Alles tonen
find-reading = { $count ->
    [one] Er wordt nog één partij geladen…
   *[other] Er worden nog { $count } partijen geladen…
}
find-state-unfinished = Lopend · { $turns ->
    [one] 1 beurt
   *[other] { $turns } beurten
}
find-state-won = { $winner } heeft gewonnen · { $turns ->
    [one] 1 beurt
   *[other] { $turns } beurten
}
find-state-drawn = Remise · { $turns ->
    [one] 1 beurt
   *[other] { $turns } beurten
}
find-more = Meer
    .about = Deze partij hernoemen, kopiëren, exporteren of verwijderen
find-less = Minder
find-import = Importeren
    .about = Een partij of een stelling plakken, of een bestand naar het venster slepen
find-import-path = Importeren
    .about = Een partij, een stelling of het pad van een bestand plakken
backup-all = Back-up maken
    .about = Alle partijen, indelingen en kaarten in één bestand; importeer het om ze terug te zetten
backup-saved = Back-up van alles opgeslagen: { $path }.
backup-saved-without = Alles behalve { $count ->
    [one] één bestand
   *[other] { $count } bestanden
} is opgeslagen als back-up: { $path }. { $faults }
backup-restored = Teruggezet: { $added } nieuw, { $known } al aanwezig.
backup-choose = Bestand kiezen
    .about = Een partij, een back-up, een indeling of een kaart

# Settings and shortcuts
settings-group-game = Spel
settings-group-table = Tafel en beeld
settings-group-text = Taal en tekst
settings-language-system = Systeemtaal ({ $language })
settings-highlights-usual = Groen en rood
    .about = De gewone kleuren.
settings-highlights-distinct = Blauw en oranje
    .about = Makkelijker te onderscheiden voor wie kleurenblind is.
settings-shortcuts = Sneltoetsen
    .about = Toetsen bekijken en wijzigen
settings-restore = Standaard herstellen
settings-restored = Standaardinstellingen hersteld.
settings-restore-undo = Ongedaan

# About the program, and problems to report
about-open = Info
about-heading = Spieltisch { $version }
about-what = Bordspellen voor twee op een 3D-tafel: tegen elkaar op één apparaat, of tegen de computer. ‘Spieltisch’ is Duits voor speeltafel.
about-program = Programma
about-licence = Licentie
about-fonts = Lettertypen
about-libraries = Bibliotheken
about-games = De spellen
about-netzwerk = Netzwerk (Network) is van Knut-Michael Wolf, 1984; met varianten uit de Franse regels (vertaald door Marie Guntzer) en van João Neto.
about-kulami = Kulami is van Andreas Kuhnekath, uitgegeven door Steffen-Spiele in 2011. De gesloten en de onregelmatige indeling zijn van de uitgever, de andere van ons.
about-napoleon = Napoleon is van Kurt Heuser en Eugen Oker, uitgegeven door Pelikan in 1975. Het bord is nooit gereproduceerd; daarom zijn de kaarten van ons.
about-rules = De spelregels hebben we in eigen woorden beschreven.
about-owners = De spellen zijn van hun auteurs en uitgevers, die niet bij dit programma betrokken zijn.
about-licence-what = Je mag dit programma gebruiken, wijzigen en delen onder de MIT-licentie of de Apache-licentie 2.0, naar keuze.
about-fonts-what = De lettertypen zijn Cabin en Vollkorn, onder de SIL Open Font License. De symbolen zijn Phosphor Icons, onder de MIT-licentie.
about-libraries-what = Het programma bouwt voort op het werk van vele anderen: { $count } bibliotheken, elk met versie en licentie.
report-open = Probleem melden
report-what = Kopieer deze tekst en voeg hem toe aan je melding. Hij bevat je instellingen en, als er een partij op tafel staat, ook die partij met de namen van de spelers, maar geen mapnamen van je apparaat.
report-copy = Kopiëren
report-copied = Gekopieerd

# The title and the new game
title-two-players = Met z’n tweeën
title-computer = Tegen de computer
new-match-more = Meer opties
new-match-less = Minder opties
new-match-strength = Sterkte
new-match-level = Niveau
new-match-thinking = Bedenktijd
new-match-thinking-seconds = { $seconds } s
new-match-thinking-note = Per beurt, op volle sterkte. Hoe sneller het apparaat, hoe sterker de computer.
new-match-side = Jouw kleur
new-match-random-side = Willekeurig
preset-netzwerk-wolf = Standaard
    .about = De regels van Knut-Michael Wolf, met een eerlijk begin: na de eerste beurt mag de tweede speler van kant wisselen. Komt een stelling voor de derde keer voor, dan is het remise.
preset-netzwerk-neto = Rechte ritten
    .about = De variant van João Neto: elke robot rijdt hoogstens één keer per beurt, in een rechte lijn, en betaalt met batterijen die je beheerst. Ook hier is het begin eerlijk.

# Symbols at the table
panel-show = Tonen
    .about = Kiezen wat het bord toont
review-start = Begin
    .about = Naar het begin van de partij
review-previous = Terug
    .about = Eén beurt terug
review-next = Vooruit
    .about = Eén beurt vooruit
review-end = Einde
    .about = Naar de laatste stelling

# Courses for beginners
lesson-learn = Leren
lesson-step = Stap { $step } van { $count }
lesson-step-new = Stap { $step } van { $count } · nieuwe stelling
lesson-step-more = Meer regels: { $step } van { $count }
lesson-next = Volgende
lesson-first-match = Eerste partij spelen
lesson-hint = Hint
    .about = Een hint bij deze stap
lesson-show = Voordoen
    .about = Laten zien hoe het moet
lesson-back = Terug
    .about = Naar de vorige stap
lesson-skip = Overslaan
    .about = Naar de volgende stap, zonder deze te doen
lesson-more = Meer regels
    .about = Regels die je in je eerste partij nog niet nodig hebt
lesson-leave = Verlaten
    .about = Naar het hoofdmenu; je kunt hier later verdergaan
lesson-well-done = Goed gedaan!
lesson-otherwise = Dat mag, maar daar gaat het in deze stap niet om.
lesson-loses-own = Zo raak je je schijf kwijt in de rivier.
lesson-leaves = { $places ->
    [one] Daarna heeft je tegenstander nog één veld over.
   *[other] Daarna heeft je tegenstander nog { $places } velden over.
}
lesson-costs-nothing = Daarmee verliest je tegenstander geen punten.
lesson-captures-only = { $count ->
    [0] Daarmee sla je niets.
    [one] Daarmee sla je er maar één.
   *[other] Daarmee sla je er maar { $count }.
}
lesson-finished = Je hebt de cursus afgerond. Nu je eerste hele partij, tegen de computer op het laagste niveau.
lesson-offer = Ken je { $game } nog niet? In een cursus van vijf minuten leer je het.
lesson-offer-no = Nee, bedankt
lessons-unread = Je voortgang in de cursussen kon niet worden gelezen: { $fault }. Je begint weer van voren af aan.
lessons-not-saved = Je voortgang in de cursussen kon niet worden opgeslagen: { $fault }.

# Puzzles
puzzle-grade-easy = Makkelijk
puzzle-grade-medium = Gemiddeld
puzzle-grade-hard = Moeilijk
puzzles-open = Puzzels
puzzles-heading = { $game }: puzzels
puzzles-day = Puzzel van de dag
puzzles-stars-what = Drie sterren: in één keer, zonder hulp. Twee: met een hint, of bij de tweede poging. Eén: in alle andere gevallen.
puzzle-number = Puzzel { $number } · { $grade }
puzzle-of-day = Puzzel van de dag · { $grade }
puzzles-solved = { $solved } van { $count } opgelost, { $stars ->
    [one] één ster
   *[other] { $stars } sterren
}
puzzles-entry = { $number }, { $stars ->
    [0] niet opgelost
    [one] één ster
   *[other] { $stars } sterren
}
puzzle-goal-win-now = Win in deze beurt.
puzzle-goal-win = Win in { $turns } beurten, wat je tegenstander ook doet.
puzzle-goal-hold = Je tegenstander dreigt te winnen. Er is maar één beurt die dat voorkomt. Zoek die.
puzzle-goal-keep-win = Bij optimaal spel win je nog maar via één veld. Zoek het.
puzzle-goal-keep-draw = Winnen kan niet meer, maar één veld redt de remise. Zoek het.
puzzle-hint-river = Offer een schijf in de rivier.
puzzle-hint-capture = Slaan maakt de weg vrij.
puzzle-hint-jump = Spring!
puzzle-hint-energy = Tel de batterijen: welke kunnen betalen, en welke robots hebben de rest nodig?
puzzle-hint-step = Een gewone stap volstaat: geen sprong, geen slag.
puzzle-hint-hold = Wat heeft je tegenstander nodig om in de volgende beurt te winnen? Neem dat weg.
puzzle-hint-win = Kijk welke platen nog onbeslist zijn, en waar je knikker je tegenstander heen stuurt.
puzzle-hint-draw = Waar kan je tegenstander heen na jouw knikker?
puzzle-hint-begin = Begin op de gemarkeerde plek.
puzzle-you = Jouw kleur: { $player }
puzzle-hint = Hint
    .about = Eerst het idee, dan het begin
puzzle-show = Voordoen
    .about = De oplossing op het bord laten zien
puzzle-again = Nog eens
    .about = De puzzel weer in de beginstand zetten
puzzle-list = Lijst
    .about = Terug naar de lijst met puzzels
puzzle-leave = Verlaten
    .about = Naar het hoofdmenu
puzzle-next = Volgende puzzel
puzzles-next-unsolved = Volgende onopgeloste puzzel
puzzle-wrong = Niet helemaal. Zo antwoordt je tegenstander.
puzzle-no-win = Niet helemaal: daarmee win je deze beurt niet.
puzzle-refuted = Niet helemaal. Je tegenstander antwoordt dan: { $reply }. { $why }
puzzle-missed-win = Dan win je niet meer op tijd.
puzzle-missed-hold = Daarmee wint hij de partij.
puzzle-missed-keep-win = Daarna win je ook bij optimaal spel niet meer.
puzzle-missed-keep-draw = Daarna is de partij verloren.
puzzle-lost = Zo is het doel niet meer te bereiken. Probeer het opnieuw.
puzzle-right = Goed! Ga door.
puzzle-solved = Opgelost!
puzzle-solved-hold = Je tegenstander kan in zijn volgende beurt niet winnen.
puzzle-solved-keep-win = Wat er ook volgt: bij optimaal spel win je.
puzzle-shown = Dat was de oplossing.
puzzle-stars = { $stars ->
    [one] Eén ster.
   *[other] { $stars } sterren.
}
puzzles-unread = Je voortgang in de puzzels kon niet worden gelezen: { $fault }. Je begint weer bij nul.
puzzles-not-saved = Je voortgang in de puzzels kon niet worden opgeslagen: { $fault }.

lesson-netzwerk-goal = Jij bent wit. Je wint als de helft van je overgebleven robots op de gemarkeerde doelrij staat, waar zwart begint. Elke beurt begint met minstens één rit: rijd nu met een robot één vak vooruit.
    .about = Robots met een dunne ring kunnen rijden. Tik er een aan en daarna het verlichte vak ervoor.
lesson-netzwerk-goal-done = Een batterij naast de robot heeft betaald. Die is omgedraaid: verbruikt voor deze beurt.
lesson-netzwerk-energy = Elk vak kost één geladen batterij die het beginvak van de robot raakt. Twee batterijen raken deze robot: rijd er twee vakken mee, de hoek om, naar het gemarkeerde vak.
    .about = Tik op de gemarkeerde robot en daarna op het vak waar hij heen moet.
lesson-netzwerk-energy-done = Vier batterijen zouden hem vier vakken ver brengen. Robots gaan nooit achteruit en nooit schuin.
lesson-netzwerk-share = Batterijen zijn van niemand: buren delen ze. Rijd met de gemarkeerde robot één vak, maar betaal met de batterij op e5 in plaats van met de voorgestelde. Rijd daarna met de linkerrobot.
    .about = Tik op de robot, op het vak ervoor en op de batterij op e5. Tik nog eens op het vak om te bevestigen.
lesson-netzwerk-share-then = Rijd nu met de linkerrobot: de gespaarde batterij raakt hem nog.
    .about = Beëindig je beurt nog niet. Tik op de robot en daarna op een verlicht vak.
lesson-netzwerk-share-done = Jij kiest de batterijen: wat de ene robot uitgeeft, komt zijn buurman tekort.
lesson-netzwerk-jump = Een robot mag over een eigen robot springen, naar het lege vak recht erachter. Dat kost twee batterijen.
    .about = Tik op de gemarkeerde robot en daarna op het lege vak achter zijn buurman.
lesson-netzwerk-jump-then = Een geladen batterij raakt het nieuwe vak van je robot, dus mag hij in dezelfde beurt nog een keer rijden. Rijd er opnieuw mee.
    .about = Tik op de robot die heeft gesprongen en daarna op een verlicht vak.
lesson-netzwerk-jump-done = Een robot mag zo vaak rijden als er batterijen voor zijn, tenzij hij heeft geslagen. Over robots van zwart spring je nooit.
lesson-netzwerk-capture = Ook slaan kost twee batterijen: je robot slaat een robot van de tegenstander op het volgende vak en gaat daar zelf staan. Sla de zwarte robot.
    .about = Tik op je robot onder de zwarte en daarna op de zwarte.
lesson-netzwerk-capture-done = Slaan beëindigt de rit, en deze robot mag deze beurt niet meer rijden. Je hoeft nooit te slaan.
lesson-netzwerk-all = Wie alle robots van de tegenstander slaat, wint ook. Je voorste robot heeft al geslagen en mag deze beurt niet meer rijden: spring eroverheen en sla de laatste zwarte, recht erachter. Een sprong met slag kost vier batterijen.
    .about = Tik op de robot direct achter je voorste en daarna op de zwarte.
lesson-netzwerk-all-done = Alle zwarte robots zijn geslagen: je wint meteen. Zie je in een partij stekels rond je eigen robot? Pas op: die kan worden geslagen.
lesson-netzwerk-shift = Na je ritten mag je batterijen verschuiven, elk één keer per beurt: vooruit, achteruit of opzij naar het volgende lege veld, ook over andere batterijen heen. Schuif de gemarkeerde batterij vooruit, naar het gemarkeerde veld.
    .about = Tik op de batterij en daarna op het veld waar hij heen moet. Of sleep hem erheen.
lesson-netzwerk-shift-done = Na de eerste verschuiving rijdt er deze beurt geen robot meer. Ook verbruikte batterijen mag je verschuiven.
lesson-netzwerk-control = Je mag alleen verschuiven wat je beheerst: minstens zoveel robots van jou als van de tegenstander moeten de batterij raken. Van de twee gemarkeerde beheers je er maar één: verschuif die.
    .about = Twee zwarte robots raken de bovenste, en maar één van jou. Verschuif de onderste.
lesson-netzwerk-control-done = Twee robots van jou raken hem, en geen zwarte: 2 tegen 0. Bij gelijke aantallen, of als geen robot de batterij raakt, beheersen jullie hem allebei.
lesson-netzwerk-end = Je beëindigt je beurt zelf. Doe dat nu, en kijk wat zwart doet.
    .about = Druk op ‘Einde beurt’.
lesson-netzwerk-end-done = Aan het begin van elke beurt worden alle batterijen weer geladen. Nu zijn ze er voor jou.
lesson-netzwerk-home = Je hebt nog vijf robots, waarvan er twee op de doelrij staan. Breng er nog één naartoe en win.
    .about = Rijd met de robot vlak voor de doelrij één vak vooruit.
lesson-netzwerk-home-done = De helft van de robots die je nog hebt, is genoeg: drie van de zes of vijf, twee van de vier of drie, één van de twee of de laatste.
lesson-netzwerk-trap = Pas op: zwart heeft vijf robots, en twee daarvan staan op zijn doelrij. Sla je een van de andere, dan staan daar twee van de vier, dus de helft, en wint zwart! Rijd met de gemarkeerde robot of met een andere, maar sla niet.
    .about = Als je slaat, staan twee van de vier zwarte robots op de doelrij, en wint zwart meteen. Rijd met een robot naar een leeg vak.
lesson-netzwerk-trap-done = Goed opgelet: met vijf robots heeft zwart er nog een derde op de doelrij nodig.
lesson-netzwerk-starve = Wie aan de beurt is en niet kan rijden, verliest. De laatste zwarte robot leeft van één batterij: schuif die buiten bereik en beëindig je beurt.
    .about = Schuif de gemarkeerde batterij naar links of naar je toe. Druk dan op ‘Einde beurt’.
lesson-netzwerk-starve-then = Buiten bereik! Beëindig nu je beurt: zwart kan niet rijden en verliest.
    .about = Druk op ‘Einde beurt’.
lesson-netzwerk-starve-done = Geen batterij raakt de zwarte robot, dus zwart kan niet rijden: je wint.
lesson-netzwerk-swap = De tweede speler mag de eerste beurt beantwoorden door van kant te wisselen, zodat beginnen geen voordeel is. Zwart is begonnen: wissel van kant. Die beurt telt dan als de jouwe, en je tegenstander is aan de beurt.
    .about = Druk op ‘Van kant wisselen’.
lesson-netzwerk-swap-done = Het bord is gedraaid; nu is je tegenstander aan de beurt, met wit. Begin zelf niet te sterk: doe bijvoorbeeld één rit en schuif een batterij terug.
lesson-netzwerk-match = Nu een korte partij tegen de computer op het laagste niveau: elk vier robots, en wie er twee op de doelrij heeft, wint. Komt een stelling voor de derde keer voor, dan is het remise.
    .about = Rijd met robots naast geladen batterijen, verschuif batterijen als je wilt, en beëindig je beurt.
lesson-netzwerk-idea-capture = Je hebt geslagen: deze robot mag deze beurt niet meer rijden.
lesson-netzwerk-idea-jump = Je bent over een eigen robot gesprongen, voor twee batterijen.
lesson-netzwerk-idea-home = Je robot staat op de doelrij. Met twee van de vier win je!
lesson-netzwerk-idea-shift = Je hebt een batterij verschoven: deze beurt rijdt er geen robot meer.
lesson-netzwerk-idea-end = Je beurt is voorbij, en alle batterijen zijn weer geladen.

lesson-kulami-place = Jij bent rood. Een plaat is van jou als je er meer knikkers op hebt dan zwart. De eerste knikker mag overal komen: tik op een veld.
    .about = Tik op een van de ronde kuiltjes.
lesson-kulami-place-done = Eén knikker tegen nul: de plaat is voorlopig van jou, zoals de rode rand laat zien. Met ‘2D’ zie je alles van boven.
lesson-kulami-line = Vanaf nu komt elke knikker in de rij of kolom van de vorige. De laatste zwarte knikker is gemarkeerd: leg de jouwe in dezelfde rij of kolom. Gedimde platen zijn verboden; waarom, zie je zo.
    .about = Tik op een verlicht veld in de rij of kolom van die knikker.
lesson-kulami-line-done = Knikkers versperren de weg niet: elk leeg veld van de lijn is goed.
lesson-kulami-closed = Twee platen zijn voor jou verboden en daarom gedimd: die met de laatste zwarte knikker en die met je eigen laatste. Leg een knikker in de rij of kolom van die zwarte, maar op een andere plaat.
    .about = Tik op een verlicht veld: geen ervan ligt op een gedimde plaat.
lesson-kulami-closed-done = Zo kan zwart niet meteen antwoorden op de plaat waar jij net een knikker hebt gelegd.
lesson-kulami-gap = Sommige indelingen hebben gaten. Rijen en kolommen lopen eroverheen door: leg je knikker aan de overkant.
    .about = Tik op een van de gemarkeerde velden.
lesson-kulami-gap-done = Gaten versperren de weg net zomin als knikkers.
lesson-kulami-size = Een plaat is zoveel punten waard als hij velden heeft, hoeveel knikkers er ook op liggen. Neem een plaat met zes velden.
    .about = De velden in het midden, c4 tot e4, liggen op een plaat van zes.
lesson-kulami-size-done = Zes punten voor één knikker, zolang zwart er niet komt.
lesson-kulami-take = Een plaat met evenveel knikkers van beide kleuren telt voor niemand. Doorbreek de gelijke stand op de gemarkeerde plaat.
    .about = Tik op het verlichte veld van die plaat.
lesson-kulami-take-done = Twee tegen één: vier punten voor jou.
lesson-kulami-break = Zwart heeft met één knikker de gemarkeerde plaat van zes. Leg er ook een op.
    .about = Tik op het verlichte veld van die plaat.
lesson-kulami-break-done = Eén tegen één: de plaat telt nu voor niemand, en zwart verliest zes punten.
lesson-kulami-lead = Jouw knikker bepaalt waar zwart mag leggen. De laatste knikker van zwart is gemarkeerd. Zoek het veld dat zwart maar één keus laat.
    .about = Het is het veld in de ring: zijn rij en zijn kolom zijn op één veld na vol of voor zwart verboden.
lesson-kulami-lead-done = Zwart kan nog maar naar één veld. De ander dwingen, dat is de kunst van Kulami.
lesson-kulami-end = De partij is afgelopen als alle knikkers liggen, of als een speler nergens meer mag leggen. Jij staat voor, en de laatste knikker is gemarkeerd: beëindig de partij nu door zwart geen veld over te laten.
    .about = Het is het veld in de ring.
lesson-kulami-end-done = Wie de meeste punten heeft, wint; bij een gelijke stand is het remise. Er blijven altijd velden leeg.
lesson-kulami-area = Jullie kunnen afspreken dat er meer telt dan platen, zoals het grootste gebied van knikkers van één kleur: hun velden raken elkaar met een zijde, niet met een hoek. Kies het gemarkeerde veld dat je twee gebieden verbindt.
    .about = Het veld tussen je knikkers raakt beide gebieden met een zijde, het andere alleen met hoeken.
lesson-kulami-area-done = Vijf in één gebied, en het grootste van zwart heeft er twee: jij krijgt het verschil, drie punten.
lesson-kulami-chain = Ook ketens kunnen meetellen: vijf of meer knikkers op één lijn, ook schuin. Leg een knikker waar de twee rode ketens elkaar kruisen. Hij maakt ze allebei af en telt in allebei.
    .about = Tik op het gemarkeerde veld tussen de rode knikkers.
lesson-kulami-chain-done = Twee ketens van vijf zijn samen tien; wie meer heeft, krijgt het verschil. Gebieden en ketens tellen alleen als jullie dat vooraf kiezen.
lesson-kulami-swap = De tweede speler mag de eerste beurt beantwoorden door van kant te wisselen, zodat beginnen geen voordeel is. Zwart is begonnen: wissel van kant. De knikker is dan van jou, en je tegenstander is aan de beurt.
    .about = Druk op ‘Van kant wisselen’.
lesson-kulami-swap-done = Het bord is gedraaid; nu is je tegenstander aan de beurt, met rood. Daarom loont het om niet te sterk te beginnen.
lesson-kulami-match = Speel nu een partij uit tegen de computer op het laagste niveau. Het staat bijna gelijk; de laatste tien knikkers van elke speler geven de doorslag.
    .about = Zoek platen waar je met nog één knikker wint of gelijkmaakt.
lesson-kulami-idea-lead = Je laatste knikker laat je tegenstander bijna geen keus.
lesson-kulami-idea-gain = Je laatste knikker heeft zijn plaat gewonnen: daar heb jij er nu de meeste.
lesson-kulami-idea-break = Je laatste knikker maakte het gelijk op zijn plaat: die telt nu voor niemand.

lesson-napoleon-step = Breng twee schijven in het hoofdkwartier van de tegenstander, bovenaan gemarkeerd: zijn ze er allebei tegelijk, dan win je. Elke beurt verzet je één schijf. Jij bent blauw: zet een schijf op een leeg vak ernaast.
    .about = Schijven met een dunne ring kunnen een zet doen. Tik er een aan en daarna een verlicht vak ernaast.
lesson-napoleon-step-done = Alle acht richtingen mogen, ook schuin. Passen kan niet: elke beurt verzet je één schijf.
lesson-napoleon-jump = Een schijf mag ook springen: over een buur van welke kleur ook, naar het lege vak recht erachter. Spring over je eigen schijf.
    .about = Tik op de onderste gemarkeerde schijf en daarna op het vak achter de andere.
lesson-napoleon-jump-done = Je eigen schijven blijven altijd op het bord als je erover springt. Staan ze voor elkaar, dan toont ‘2D’ ze van boven.
lesson-napoleon-chain = Na een sprong mag je verderspringen, recht of schuin en zo vaak je wilt. Breng de gemarkeerde schijf in één zet, met drie sprongen, naar het gemarkeerde vak.
    .about = Tik op de schijf en daarna op het vak waar hij heen moet.
lesson-napoleon-chain-done = De reeks eindigt op het landingsvak waarop je tikt. Schijven met steeds een leeg vak ertussen vormen ladders over de kaart.
lesson-napoleon-capture = Spring je op open terrein over een schijf van de tegenstander, dan sla je die. Sla de gemarkeerde. Een dunne onderbroken ring betekent: deze schijf kan slaan; een brede: wie daar landt, slaat. De stekels waarschuwen je: ook jouw schijf kan worden geslagen.
    .about = Tik op de blauwe schijf ernaast en daarna op het vak aan de andere kant.
lesson-napoleon-capture-done = Hij gaat meteen van het bord. Slaan is nooit verplicht.
lesson-napoleon-series = Met één zet kun je meerdere schijven slaan. Sla beide gemarkeerde schijven.
    .about = Tik op de blauwe schijf eronder en daarna op het vak achter de tweede rode.
lesson-napoleon-series-done = Allebei weg: elke sprong van een reeks kan weer slaan.
lesson-napoleon-shelter = Op wegen en bruggen en in dorpen en hoofdkwartieren zijn schijven beschermd: je kunt erover springen, maar ze niet slaan. Spring over de rode schijf in het dorp.
    .about = Tik op de blauwe schijf bij het dorp en daarna op het vak achter de rode.
lesson-napoleon-shelter-done = De rode schijf staat er nog. Hij was alleen je springplank. Wijs in een partij een vak aan, of houd het ingedrukt, om te zien wat het is.
lesson-napoleon-river = Een rivier steek je stap voor stap over: erin, en er weer uit. Een brug geldt als weg: daar houdt niets je op. Stap op de gemarkeerde brug.
    .about = Tik op de schijf bij het water en daarna op de brug.
lesson-napoleon-river-done = Vanaf de brug ga je verder zoals vanaf elke weg: met een stap of een sprong.
lesson-napoleon-water = Een sprong kan niet in een rivier beginnen of eroverheen gaan. Hij mag er eindigen, maar dan is de springende schijf verloren. Probeer het een keer: spring met de gemarkeerde schijf in het water.
    .about = Tik op de schijf en daarna op het gemarkeerde vak in de rivier.
lesson-napoleon-water-done = In een partij is de schijf dan verloren, maar wat hij onderweg sloeg, blijft geslagen: soms loont dat. Dit was maar een oefening: hier is hij weer.
lesson-napoleon-forest = Een bosvak dat ander terrein raakt, al is het maar met een hoek, is bosrand. Een sprong mag daar landen, maar niet verdergaan; dieper kom je alleen met stappen. Spring naar de gemarkeerde bosrand.
    .about = Tik op de bovenste schijf en daarna op dat vak.
lesson-napoleon-forest-done = In bos en rivier kan een schijf niet springen, en kan niemand eroverheen: veilig, maar traag.
lesson-napoleon-home = Je mag niet met een stap in je eigen hoofdkwartier komen, en geen zet mag er eindigen. Erdoorheen springen mag wel: breng zo de gemarkeerde schijf naar het gemarkeerde vak.
    .about = Tik op de schijf en daarna op het vak waar hij heen moet: twee sprongen.
lesson-napoleon-home-done = Je hoofdkwartier was maar een tussenstop.
lesson-napoleon-win = Eén schijf is al in het hoofdkwartier van de tegenstander. Daar kan hij niet worden geslagen, en hij mag er weer uit. Breng de tweede erin terwijl de eerste er staat, en je wint.
    .about = De schijf rechts van de weg kan over de rode op de weg springen.
lesson-napoleon-win-done = Gewonnen! Je wint ook als je tegenstander aan de beurt is en geen zet kan doen.
lesson-napoleon-draw = Met één schijf heb je nog niet verloren. Maar in het hoofdkwartier zijn er twee nodig: heeft geen van beiden er nog twee, dan is het remise. Red jezelf: sla de gemarkeerde schijf.
    .about = Tik op je schijf en daarna op het vak achter de rode.
lesson-napoleon-draw-done = Eén tegen één: remise. Dat is het ook als een stelling voor de derde keer voorkomt, of als er honderd zetten lang geen schijf verdwijnt.
lesson-napoleon-swap = De tweede speler mag de eerste beurt beantwoorden door van kant te wisselen, zodat beginnen geen voordeel is. Rood is begonnen: wissel van kant. Die beurt telt dan als de jouwe, en je tegenstander is aan de beurt.
    .about = Druk op ‘Van kant wisselen’.
lesson-napoleon-swap-done = Het bord is gedraaid; nu is je tegenstander aan de beurt, met blauw. Daarom loont het om niet te sterk te beginnen.
lesson-napoleon-match = Nu een korte partij tegen de computer op het laagste niveau: elk vijf schijven, en wie er twee in het hoofdkwartier heeft, wint.
    .about = Bouw ladders voor je sprongen, en wees voorzichtig op open terrein.
lesson-napoleon-idea-lose = Je bent in het water gesprongen: die schijf is verloren.
lesson-napoleon-idea-capture = Je hebt op open terrein geslagen. Op een weg of in een dorp was die schijf veilig geweest.
lesson-napoleon-idea-headquarters = Je schijf heeft het hoofdkwartier bereikt. Met een tweede win je!
lesson-napoleon-idea-chain = Je hebt meerdere sprongen in één zet gemaakt.
lesson-napoleon-idea-jump = Je bent over een buur gesprongen.
