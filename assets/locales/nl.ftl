# What people read at the table. In all languages the same messages; names, places and numbers are filled in.
# Keys that are pressed are named in brackets. Keep buttons short: most have room for about twelve letters.

# The main menu
title-subtitle = Een speeltafel voor twee
title-quit = Afsluiten
title-continue = Verder spelen
title-last-match = { $game }: { $title }

# The games
game-netzwerk = Netzwerk
game-kulami = Kulami
game-napoleon = Napoleon
game-netzwerk-summary = Robots rijden op gedeelde batterijen
game-kulami-summary = Knikkers winnen platen van hout
game-napoleon-summary = Twee legers bestormen hoofdkwartieren
# The players, as names for those who gave none
player-white = Wit
player-black = Zwart
player-red = Rood
player-blue = Blauw

# A new match
new-match-heading = Een partij { $game }
new-match-name = De naam van de speler
new-match-start = De partij beginnen
new-match-cancel = Annuleren
new-match-rules = Regels
new-match-as-published-by = zoals gepubliceerd door
new-match-map = Kaart
new-match-layout = Indeling
new-match-drop-map = Sleep het bestand van een kaart hierheen om erop te spelen.
new-match-unreadable = { $count ->
    [one] Een van je indelingen is niet te lezen. Bij het ontwerpen staat waarom.
   *[other] { $count } van je indelingen zijn niet te lezen. Bij het ontwerpen staat waarom.
}
new-match-random-square = Nieuw vierkant
    .about = Een willekeurige gesloten indeling die nog niemand heeft gezien
new-match-random-irregular = Nieuwe vorm
    .about = Willekeurig en onregelmatig, met gaten en openingen
new-match-design = Ontwerpen …
    .about = Zelf de platen leggen

new-match-clock = Klok
new-match-clock-none = geen
new-match-clock-no-limit = Denk zo lang na als je wilt.
new-match-clock-minutes = { $minutes } min
new-match-clock-seconds = + { $seconds } s per beurt

# The rules, to be read
rules-read = De regels
rules-close = Sluiten

# The matches that are kept
matches-open = Partijen
matches-heading = Je partijen
matches-none = Er is nog geen partij bewaard. Dat gebeurt vanzelf, vanaf de eerste actie.
matches-between = { $one } en { $two }
matches-about = { $game } · { $one } tegen { $two } · { $date }
matches-goes-on = { $player } aan de beurt · { $turns ->
    [one] 1 beurt
   *[other] { $turns } beurten
}
matches-won = { $player } heeft gewonnen: { $reason } · { $turns ->
    [one] 1 beurt
   *[other] { $turns } beurten
}
matches-drawn = Remise: { $reason } · { $turns ->
    [one] 1 beurt
   *[other] { $turns } beurten
}
matches-continue = Verder
matches-view = Bekijken
matches-rename = Hernoemen
matches-rename-done = Klaar
matches-copy = Kopiëren
matches-copy-about = De hele partij als tekst kopiëren
matches-export = Exporteren
matches-export-about = Een kopie in de map voor downloads zetten
matches-exported = Er is nu een kopie: { $path }.
matches-delete = Wissen
matches-deleted = De partij is gewist.
matches-restore = Terughalen
matches-paste = Plak hier een partij of stelling, of sleep er een bestand heen
matches-load = Op tafel leggen
matches-no-match = Dit is geen partij: { $fault }.
matches-close = Sluiten
saves-trouble = Deze partij kan niet worden bewaard: { $fault }. Ze gaat door en wordt bewaard zodra dat kan.
saved-as-copy = Een ander venster heeft deze partij gewijzigd. Ze gaat hier verder als kopie: { $file }.

# What is wrong with the file of a match: half sentences
saved-long-field = ‘{ $field }’ heeft { $found } letters, meer dan { $largest }
saved-name = ‘{ $field }’ mag hoogstens 60 letters hebben, en geen stuurtekens
saved-time = ‘{ $field }’ ligt na het jaar 9999
saved-computer = de machine speelt op niveau { $value }, dat niet bestaat
saved-clock = de klok toont wat geen klok kan tonen
saved-game = dit spel wordt hier niet gespeeld
saved-no-board = het bord ontbreekt
saved-board-name = het bord { $value } is wel genoemd, maar staat er niet in
saved-too-many = { $value } acties is te veel: een partij heeft ruimte voor 20000
saved-too-long = de acties hebben te veel letters
saved-empty-turn = beurt { $value } is leeg
saved-action = beurt { $turn }, actie { $action }: ‘{ $text }’ kan niet worden gespeeld
saved-undone = de teruggenomen actie ‘{ $text }’ kan niet opnieuw worden gespeeld
saved-not-over = er is een uitslag, maar de partij is niet afgelopen
saved-no-result = de partij is afgelopen, maar er is geen uitslag
saved-other-result = de uitslag is niet die waartoe de acties leiden

# What a player can set
settings-open = Instellingen
settings-heading = Instellingen
settings-done = Klaar
settings-language = Taal
settings-text = Tekstgrootte
settings-percent = { $percent }%
settings-pace-slow = langzaam
settings-pace-usual = normaal
settings-pace-fast = snel
settings-motion = Beweging
settings-motion-still = geen
settings-colours = Wat oplicht
settings-screen = Weergave
settings-screen-window = in een venster
settings-screen-full = volledig scherm
settings-quality = Beeld
settings-quality-low = laag
settings-quality-medium = gemiddeld
settings-quality-high = hoog
settings-quality-ultra = zeer hoog
settings-quality-lowered = Het beeld was traag, daarom is het nu eenvoudiger. In de instellingen kun je dat veranderen.
settings-theme = Tafel
settings-theme-day = overdag
settings-theme-evening = ’s avonds
settings-theme-green = groen laken
settings-theme-blue = blauw laken
settings-confirm = Elke zet
settings-confirm-no = geldt meteen
settings-confirm-yes = wacht op een ja
settings-camera = Camera
settings-camera-free = handen draaien
settings-camera-locked = vast
settings-seating = Met z’n tweeën
settings-hand-over = Tussen beurten
settings-hand-over-no = gaat het door
settings-hand-over-yes = tafel doorgeven
seating-same-side = naast elkaar
    .about = De kant van de eerste speler ligt voor.
seating-turning = om beurten
    .about = Het bord draait naar wie aan zet is.
seating-face-to-face = tegenover elkaar
    .about = Het scherm ligt tussen jullie. Ieder heeft een paneel aan de eigen rand.
settings-unread = Je instellingen zijn niet te lezen: { $fault }. De gewone worden gebruikt.
settings-not-saved = Je instellingen konden niet worden bewaard: { $fault }.

# The table changes hands
hand-over-heading = { $player } is aan zet
hand-over-text = Geef de tafel door. Eerder is er niets aan te raken.
hand-over-ready = Ik ben er

# What a place is
place-robot = Een robot van { $player }.
place-charged = Een volle batterij.
place-spent = Een lege batterij.
place-marble = Een knikker van { $player }.
place-counter = Een steen van { $player }.
place-empty = Leeg.
place-can-act = { $count ->
    [one] Kan nu één ding doen.
   *[other] Kan zetten: { $count } manieren.
}
place-cannot-act = Kan nu niet zetten.
place-target = Wat je gekozen hebt, kan hierheen.
place-target-costs = { $count ->
    [one] Wat je gekozen hebt, kan hierheen, voor één batterij.
   *[other] Wat je gekozen hebt, kan hierheen, voor { $count } batterijen.
}
place-open = Hier kan nu een knikker liggen.
place-closed = Hier kan nu geen knikker liggen.

# What the keys do
shortcuts-open = Sneltoetsen
shortcuts-heading = Sneltoetsen
shortcuts-help = Kies een toets om die te wijzigen.
shortcuts-play = Spelen
shortcuts-view = Beeld
shortcuts-review = Terugkijken
shortcuts-program = Programma
key-confirm = Bevestigen, beurt beëindigen
key-select = Plek onder de cursor kiezen
key-next = Volgende speelbare plek
key-previous = Vorige speelbare plek
key-inspect = Uitleg over de plek onder de cursor
key-undo = Ongedaan maken
key-redo = Opnieuw
key-hint = Hint
key-replay-turn = Laatste beurt tonen
key-flat-view = Wisselen tussen 2D en 3D
key-reset-view = Beeld centreren
key-zoom-in = Inzoomen
key-zoom-out = Uitzoomen
key-review-back = Eén beurt terug
key-review-forward = Eén beurt vooruit
key-review-start = Naar het begin
key-review-end = Naar het einde
key-autoplay = Afspelen, stoppen
key-shortcuts = Deze pagina
key-cursor = Cursor bewegen, door de partij stappen
key-rotate = Tafel draaien
key-shift-view = Beeld verschuiven
key-escape = Deselecteren; menu; terug
key-tab = Volgende knop; Enter drukt erop
key-press = Druk op een toets…
key-none = geen
key-taken = { $key } geldt niet meer voor ‘{ $other }’.
key-fixed = Deze toets kan niet worden gewijzigd.
key-with-control = Ctrl+{ $key }
key-with-shift = Shift+{ $key }
key-name-arrows = pijlen
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
option-netzwerk-energy = Energie
option-netzwerk-energy-adjacent = aangrenzend
    .about = Elke geladen batterij die de robot raakt, kan zijn rit betalen.
option-netzwerk-energy-controlled = beheerst
    .about = Alleen batterijen die je ook beheerst, betalen een rit.
option-netzwerk-path = Route
option-netzwerk-path-free = vrij
    .about = Een rit mag de hoek om gaan en stappen en sprongen aaneenrijgen.
option-netzwerk-path-straight = recht
    .about = Een rit is één rechte lijn; een sprong of een slag is een rit op zich.
option-netzwerk-rerun = Opnieuw rijden
option-netzwerk-rerun-free = vrij
    .about = Een robot mag in dezelfde beurt opnieuw rijden, tenzij hij heeft geslagen.
option-netzwerk-rerun-once = eenmaal
    .about = Elke robot rijdt hoogstens één keer per beurt.
option-netzwerk-capture = Slaan
option-netzwerk-capture-optional = vrijwillig
    .about = Je mag slaan, maar het hoeft niet.
option-netzwerk-capture-mandatory = verplicht
    .about = Wie kan slaan, moet slaan, vóór al het andere.
option-netzwerk-shared = Gedeelde batterijen
option-netzwerk-shared-usable = bruikbaar
    .about = Een batterij die beide spelers beheersen, mogen ze allebei verschuiven.
option-netzwerk-shared-locked = geblokkeerd
    .about = Een batterij die beide spelers beheersen, blijft liggen; ze betaalt wel.
option-netzwerk-first = Wie begint
option-netzwerk-first-white = wit
    .about = Wit heeft de eerste beurt.
option-netzwerk-first-black = zwart
    .about = Zwart heeft de eerste beurt.
option-netzwerk-repetition = Herhaling
option-netzwerk-repetition-allowed = toegestaan
    .about = Stellingen mogen zo vaak terugkomen als je wilt.
option-netzwerk-repetition-draw = remise
    .about = Begint een beurt voor de derde keer met dezelfde stelling, dan is het remise.
option-kulami-score = Score
option-kulami-score-basic = basis
    .about = Platen tellen, elk zoveel punten als ze velden heeft.
option-kulami-score-level1 = niveau 1
    .about = Platen tellen; wie het grootste gebied heeft, krijgt het verschil erbij.
option-kulami-score-chains = ketens
    .about = Platen tellen; wie het meeste in ketens heeft, krijgt het verschil erbij.
option-kulami-score-level2 = niveau 2
    .about = Platen tellen; het grootste gebied en de langste ketens leveren elk hun verschil op.
option-kulami-first = Wie begint
option-kulami-first-red = rood
    .about = Rood legt de eerste knikker.
option-kulami-first-black = zwart
    .about = Zwart legt de eerste knikker.
option-napoleon-headquarters = Hoofdkwartieren
option-napoleon-headquarters-refuge = toevlucht
    .about = Een schijf in een hoofdkwartier is beschermd zoals in een dorp.
option-napoleon-headquarters-open = open
    .about = Een schijf in een hoofdkwartier kan worden geslagen.
option-napoleon-home = Thuis
option-napoleon-home-pass = doorgang
    .about = Geen zet mag in je eigen hoofdkwartier eindigen.
option-napoleon-home-rest = rust
    .about = Een sprong mag in je eigen hoofdkwartier eindigen, als hoofdkwartieren open zijn.
option-napoleon-first = Wie begint
option-napoleon-first-blue = blauw
    .about = Blauw doet de eerste zet.
option-napoleon-first-red = rood
    .about = Rood doet de eerste zet.
option-napoleon-repetition = Herhaling
option-napoleon-repetition-allowed = toegestaan
    .about = Stellingen mogen zo vaak terugkomen als je wilt.
option-napoleon-repetition-draw = remise
    .about = De derde keer, of na 100 zetten waarin niets is geslagen of verloren, is het remise.

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
} kunnen niet worden bewaard: { $fault }.
own-folder-unreadable = { $folder } is niet te lezen: { $fault }.
own-fault = { $file }: { $fault }.
own-unknown-kind = dit is geen bestand dat hier kan worden neergezet; die beginnen met { $kinds }
own-there-already = { $name } is er al.
own-added = { $name } is nu bewaard.
own-not-added = Niet bewaard: er is al een ander bestand { $file }.
own-not-saved = { $file } kon niet worden bewaard: { $fault }.
own-not-deleted = { $file } kon niet worden gewist: { $fault }.
own-deleted = { $file } is gewist.

# The layout designer
design-heading = Een indeling ontwerpen
design-complete = De indeling is compleet.
design-help = Sleep een plaat; tik erop om haar te draaien (R tijdens het slepen). Sleep haar van het raster om haar terug te nemen.
design-name = Naam
design-my-layout = Mijn indeling
design-save = Bewaren
design-saved = Bewaard als { $name }.
design-not-saved = De indeling is niet bewaard: { $fault }.
design-save-again = Er is al een indeling { $name }. Bewaar nog een keer om haar te vervangen.
design-other-layout = In het bestand { $file } staat de indeling { $name }. Kies een andere naam.
design-other-file = In het bestand { $file } staat iets anders. Kies een andere naam.
design-play = Erop spelen
design-back = Terug
design-square = Vierkant
    .about = Een willekeurige gesloten indeling
design-irregular = Onregelmatig
    .about = Een willekeurige indeling met gaten en openingen
design-clear = Leegmaken
    .about = Alle platen terugnemen
design-undo = Terugnemen
    .about = De platen weer leggen zoals ze lagen
design-keep = Houden
design-delete = Wissen
design-open = Op het raster leggen

# The panel beside the board
panel-menu = Menu
    .about = Pauze, nieuwe partij, stoppen (Esc)
panel-undo = Terugnemen
    .about = Terugnemen wat het laatst is gespeeld (U)
panel-redo = Opnieuw
    .about = Opnieuw spelen wat is teruggenomen (Y)
panel-replay-turn = Laatste beurt
    .about = De laatste beurt nog een keer tonen (L)
panel-review = Terugblik
    .about = De partij beurt voor beurt bekijken (Page Up)
panel-flat = Plat
    .about = Het bord recht van boven (F)
panel-3d = 3D
    .about = Het zicht over de tafel (F)
panel-reset-view = Normaal
    .about = Het gewone zicht (R)
panel-nothing-played = Er is nog niets gespeeld.
panel-match-over = De partij is afgelopen
panel-end-turn = Beurt beëindigen
    .about = De beurt beëindigen (spatiebalk)
panel-skip = Overslaan
    .about = De uitslag meteen tonen (spatiebalk)
panel-recount = Opnieuw tellen
    .about = De score nog een keer tellen
panel-confirm = Bevestigen (spatiebalk)
panel-asked = Raak { $to } nog eens aan om daar te spelen.
panel-place-here = Op { $to } leggen
panel-stop = Op { $to } stoppen
panel-run = Naar { $to } rijden
panel-capture-run = Slaan: naar { $to } rijden
panel-go = Naar { $to } gaan
panel-capture-go = Slaan en naar { $to } gaan
panel-jump-on = Spring verder, of raak { $here } nog een keer aan om daar te stoppen.
panel-jump-on-only = Spring verder: hier mag geen zet eindigen.
panel-paid-with = Betaald met { $pieces }. Of raak een andere batterij aan.
panel-takes = Slaat { $pieces }. Of raak een andere schijf aan.
panel-takes-nothing = Slaat niets. Raak een schijf aan om die onderweg te slaan.
panel-and = { $all } en { $last }
panel-came-back = Deze stelling is teruggekomen: de derde keer is het remise.
panel-quiet = { $count } van { $limit } zetten zonder verlies.
panel-counting-panels = De platen worden geteld.
panel-counting-equal = { $part }: gelijk.
panel-counting-adds = { $part }: { $player } krijgt er { $points } bij.
panel-place = { $at }. { $about }
panel-named-place = { $at }, { $name }. { $about }

# Looking back at a match
review-at = Na { $at } van { $all ->
    [one] 1 actie
   *[other] { $all } acties
}.
review-leave = Terug naar het heden
review-first = «
    .about = Naar het begin (Home)
review-back = ‹
    .about = Een beurt terug (←)
review-forward = ›
    .about = Een beurt vooruit (→)
review-last = »
    .about = Naar het einde (End)
review-autoplay = Afspelen
review-stop = Stoppen
review-play-from-here = Vanaf hier een nieuwe partij

# The machine as a player. Levels have a number and a word; keep the words short.
seat-person = Een mens
seat-computer = De machine, { $level }: { $name }
computer-name = Machine { $level }
level-1 = beginner
level-2 = leerling
level-3 = gelegenheid
level-4 = geoefend
level-5 = bekwaam
level-6 = sterk
level-7 = expert
level-8 = op haar best
panel-thinks = { $player } denkt na: { $depth ->
    [0] een ogenblik.
    [one] 1 beurt vooruit.
   *[other] { $depth } beurten vooruit.
}
panel-computer-plays = { $player } speelt.
panel-computer-paused = { $player } wacht op een teken.
panel-move-now = Nu zetten
    .about = De machine speelt wat ze nu het beste vindt (spatiebalk)
panel-resume-computer = Laat doorspelen
    .about = De machine speelt verder
panel-hint = Tip
    .about = Wat de machine zou spelen, en waarom (H)

# A hint: the turn in notation, then one or two reasons, each a sentence
hint-coming = Een tip komt eraan …
hint-told = Tip: { $turn }. { $why }
why-wins = Daarmee win je de partij.
why-wins-in = Daarmee win je { $turns ->
    [one] deze beurt.
   *[other] in { $turns } beurten, wat er ook komt.
}
why-takes = Je slaat { $count ->
    [one] een stuk.
   *[other] { $count } stukken.
}
why-averts = Anders kan de andere kant meteen winnen.
why-saves = Je redt { $count ->
    [one] een stuk.
   *[other] { $count } stukken.
}
why-threatens-to-win = Je dreigt de volgende beurt te winnen.
why-threatens = Je bedreigt { $count ->
    [one] een stuk.
   *[other] { $count } stukken.
}
why-gains = Je wint { $points ->
    [one] 1 punt.
   *[other] { $points } punten.
}
why-ends-ahead = Bij het beste spel eindig je { $points ->
    [one] 1 punt voor.
   *[other] { $points } punten voor.
}
why-ends-behind = Bij het beste spel eindig je { $points ->
    [one] 1 punt achter.
   *[other] { $points } punten achter.
}
why-ends-even = Bij het beste spel wordt het gelijkspel.
why-resists = Tegen het beste spel is de partij verloren: dit houdt het langst stand.
why-improves = Zo sta je beter.

# What the machine thinks of a match that is looked back at
analysis-on = Analyse
    .about = Toont wat de machine van deze stelling vindt
analysis-off = Geen analyse
    .about = Verbergt wat de machine denkt
analysis-coming = Denkt na …
analysis-chance = { $player } { $percent } %
turning-find = Keerpunten
    .about = Zoekt de beurten die de partij beslisten
turning-progress = { $done } van { $all } stellingen bekeken …
turning-none = Geen enkele beurt heeft deze partij beslist.
turning-point = Beurt { $turn }, { $player }: van { $before } % naar { $after } %. Beter: { $better }

# How the players stand
standing-to-move = aan de beurt
standing-none-left = geen meer
standing-left = nog { $count }
standing-none-captured = geen geslagen
standing-captured = { $count } geslagen
standing-army = nog { $left }, { $lost } verloren
standing-invaders = nog { $left }, { $lost } verloren, { $invaders } in het vijandelijke hoofdkwartier

# What is to be done
task-run-robot = Rijd met een robot.
task-must-capture = Sla: een robot kan het, dus moet hij ook.
task-run-or-shift = Rijd opnieuw, verschuif batterijen of beëindig je beurt.
task-shift = Verschuif batterijen of beëindig je beurt.
task-place-first = Leg de eerste knikker waar je wilt.
task-place-marble = Leg een knikker in de rij of kolom van de laatste.
task-move-counter = Doe een zet: een stap, of sprongen achter elkaar.
task-nothing = Niets meer: de partij is afgelopen.

# What a square is
ground-open = Open terrein. Een schijf waar hier overheen wordt gesprongen, is geslagen.
ground-road = Een weg. Over schijven kun je hier springen, slaan kun je ze niet.
ground-village = Een dorp. Over schijven kun je hier springen, slaan kun je ze niet.
ground-river = Een rivier. Stappen gaan erin en eruit; een sprong erin kost de schijf. Niemand springt van of over dit vak.
ground-forest-edge = Een bosrand. Sprongen mogen hier landen; niemand springt van of over dit vak.
ground-inner-forest = Diep bos. Alleen met stappen kom je hier; niemand springt van of over dit vak.
ground-refuge = Een hoofdkwartier. Twee schijven in dat van de tegenstander winnen; slaan kan hier niet.
ground-open-headquarters = Een hoofdkwartier. Twee schijven in dat van de tegenstander winnen; slaan kan hier wel.

# Switches for what helps
assist-targets = Velden
    .about = Tonen waar de volgende knikker mag komen
assist-lines = Rijen
    .about = De rij en de kolom van de laatste knikker tonen
assist-off-limits = Dicht
    .about = De twee verboden platen tonen
assist-left = Over
    .about = Tonen hoeveel knikkers er nog zijn
assist-points = Punten
    .about = De puntenstand tonen
assist-panels = Platen
    .about = Tonen van wie welke plaat is
assist-areas = Gebied
    .about = De grootste gebieden tonen
assist-chains = Ketens
    .about = De ketens tonen
assist-landings = Sprong na sprong
    .about = Bij sprongen achter elkaar elke landing aanraken, en de laatste nog een keer om daar te stoppen

# The score
score-panels = Platen
score-areas = Grootste gebied
score-chains = Ketens
score-total = Samen
score-no-panel = { $player }: geen plaat
score-sum = { $player }: platen { $sum }

# A match that pauses or is over
pause-heading = Even pauze
pause-resume = Verder
pause-quit = Afsluiten
pause-copy-position = Stelling kopiëren
    .about = De stelling als tekst, om bij de partijen te plakken
pause-copy-match = Partij kopiëren
    .about = De hele partij als tekst, om bij de partijen te plakken
pause-mouse = Muis: sleep de tafel om hem te draaien, met de middelste knop of Shift om het beeld te verschuiven; het wiel zoomt naar de aanwijzer; de rechterknop vertelt over een plek.
pause-fingers = Vingers: tikken of slepen; één vinger op de tafel draait hem, twee zoomen, draaien en verschuiven het beeld; lang drukken vertelt over een plek.
match-restart = Herstarten
    .about = Dezelfde partij vanaf het begin
match-new = Nieuwe partij
    .about = Namen en regels kiezen
match-main-menu = Hoofdmenu
    .about = Deze partij verlaten
result-draw = Remise
result-wins = { $player } wint
result-rematch = Revanche
result-view-board = Het bord bekijken

# Why a match ended
reason-half-the-crew-is-home = de helft van de ploeg is binnen
reason-all-robots-captured = alle robots van de tegenstander zijn geslagen
reason-no-robot-can-run = de tegenstander kan met geen enkele robot rijden
reason-more-points = { $more } punten tegen { $less }
reason-equal-points = elk { $each } punten
reason-headquarters-taken = twee schijven in het hoofdkwartier van de tegenstander
reason-armies-spent = beide legers hebben minder dan twee schijven over
reason-no-legal-move = de tegenstander kan geen zet doen
reason-nothing-happens = honderd zetten zonder verlies
reason-out-of-time = de tijd van de tegenstander is om
reason-repetition = dezelfde stelling voor de derde keer

# Why an action is not legal: half sentences
illegal-netzwerk-over = de partij is afgelopen
illegal-netzwerk-run-first = een beurt begint met een rit: zolang er geen robot heeft gereden, kun je geen batterij verschuiven en je beurt niet beëindigen
illegal-netzwerk-runs-are-over = geen robot rijdt meer zodra er in deze beurt een batterij is verschoven
illegal-netzwerk-must-capture = een robot kan slaan, en volgens deze regels moet hij dat
illegal-netzwerk-no-robot = op { $value } staat geen robot
illegal-netzwerk-not-yours = de robot op { $value } is niet van jou
illegal-netzwerk-barred = de robot op { $value } mag in deze beurt niet opnieuw rijden
illegal-netzwerk-no-way = de robot op { $from } kan niet naar { $to } rijden
illegal-netzwerk-wrong-sign = { $value ->
    [true] een rit naar een vak met een robot van de tegenstander schrijf je met x
   *[other] een rit die niets slaat, schrijf je met -
}
illegal-netzwerk-wrong-price = de rit kost { $price }, maar er { $paid ->
    [one] zou één batterij
   *[other] zouden { $paid } batterijen
} betalen
illegal-netzwerk-no-battery = op { $value } ligt geen batterij
illegal-netzwerk-spent = de batterij op { $value } is verbruikt
illegal-netzwerk-not-controlled = je beheerst de batterij op { $value } niet
illegal-netzwerk-locked = beide spelers beheersen de batterij op { $value }, dus geen van beiden mag haar verschuiven
illegal-netzwerk-shifted = de batterij op { $value } is in deze beurt al verschoven
illegal-netzwerk-not-next = de batterij op { $from } kan niet naar { $to }: ze gaat naar het volgende lege veld van een lijn
illegal-netzwerk-otherwise = dat mag hier niet

illegal-kulami-over = de partij is afgelopen
illegal-kulami-no-field = op { $value } is geen veld
illegal-kulami-taken = op { $value } ligt al een knikker
illegal-kulami-out-of-line = het veld { $at } ligt niet in de rij en niet in de kolom van de laatste knikker, op { $last }
illegal-kulami-off-limits = de plaat met { $at } is verboden: er is net een knikker op gelegd, op { $by }

illegal-napoleon-over = de partij is afgelopen
illegal-napoleon-off-the-map = de kaart heeft geen vak { $value }
illegal-napoleon-no-counter = op { $at } staat geen { $colour ->
    [blue] blauwe
   *[red] rode
} schijf
illegal-napoleon-shape = een zet is één stap, of sprongen die elk recht over één vak gaan
illegal-napoleon-taken = op { $value } staat een schijf
illegal-napoleon-step-home = een schijf mag niet in zijn eigen hoofdkwartier stappen, op { $value }
illegal-napoleon-no-jump-from = vanaf { $first } springt geen schijf, daar is een { $second ->
    [river] rivier
   *[forest] bos
}
illegal-napoleon-no-jump-over = over de schijf op { $first } kun je niet springen, hij staat in een { $second ->
    [river] rivier
   *[forest] bos
}
illegal-napoleon-nothing-to-jump = op { $value } staat geen schijf om over te springen
illegal-napoleon-in-the-forest = het vak { $value } ligt te diep in het bos om er te landen
illegal-napoleon-takes-nothing = de sprong naar { $value } slaat niets
illegal-napoleon-takes = de sprong naar { $value } slaat de schijf waar hij overheen gaat (schrijf x)
illegal-napoleon-lost = de schijf is verloren in de rivier op { $value }, de zet eindigt daar
illegal-napoleon-no-river = op { $value } is geen rivier om in verloren te gaan
illegal-napoleon-loss-untold = de schijf is verloren in de rivier op { $value } (sluit de zet af met ~)
illegal-napoleon-ends-at-home = geen zet mag in het eigen hoofdkwartier eindigen, op { $value }
illegal-napoleon-circle = een zet die niets slaat, mag niet eindigen waar hij begon

# What is wrong with a layout
layout-empty = de indeling is leeg
layout-too-long = de tekst van de indeling heeft { $value } tekens: geen indeling heeft er meer dan 255 nodig
layout-sign = ‘{ $sign }’ in rij { $row }, kolom { $column }, is geen letter en geen . voor een opening
layout-ragged = rij { $row } is { $found } breed, de eerste rij { $wanted }
layout-no-rectangle = plaat { $value } is geen rechthoek uit één stuk
layout-wrong-size = plaat { $name } is { $width } × { $height }: zo’n plaat is er niet
layout-count = platen van { $short } × { $long }: { $found } in plaats van { $wanted }
layout-overlap = de platen { $first } en { $second } liggen over elkaar
layout-too-large = de indeling is { $width } × { $height }: ze mag in elke richting hoogstens 10 velden beslaan
layout-disconnected = de indeling valt uiteen in { $value } delen die elkaar aan geen enkele zijde raken

layout-name = de naam moet 1 tot 40 letters hebben
layout-name-and-layout = de naam moet 1 tot 40 letters hebben; { $value }

# What is wrong with a map
map-empty = de kaart is leeg
map-name = de naam moet 1 tot 40 letters hebben
map-too-large = de kaart is { $width } × { $height }: meer dan 40 × 40 kan niet
map-ragged = { $grid ->
    [terrain] terrein
   *[counters] schijven
}: rij { $row } is { $found } breed, niet { $wanted }
map-rows = schijven: { $found } rijen, niet { $wanted }
map-sign = { $grid ->
    [terrain] terrein
   *[counters] schijven
}: ‘{ $sign }’ in rij { $row }, kolom { $column }, is geen van { $known }
map-no-headquarters = er is geen { $colour ->
    [blue] blauw
   *[red] rood
} hoofdkwartier ({ $sign })
map-unequal-armies = de legers zijn ongelijk: blauw heeft er { $blue }, rood { $red }
map-army = { $value ->
    [one] één schijf
   *[other] { $value } schijven
} per speler: het mogen er 2 tot 24 zijn
map-at-home = schijven: die in rij { $row }, kolom { $column }, staat in zijn eigen hoofdkwartier
map-river-corner = terrein: de rivieren in rij { $row }, kolom { $column }, en in de rij eronder raken elkaar alleen aan een hoek
map-place = plaatsen: ‘{ $name }’ op ‘{ $at }’ heeft een naam en een vak van de kaart nodig

# What is wrong with a file
format-too-large = { $found } bytes is te veel: meer dan { $largest } wordt niet gelezen
format-damaged = regel { $line }, kolom { $column }: { $fault }
format-newer = formaat { $found } komt van een latere versie: deze leest formaat { $known }
format-no-format = formaat { $found } bestaat niet: deze versie leest formaat { $known }

file-missing = dat bestand bestaat niet
file-no-file = dat is geen bestand
file-too-large = het is te groot: { $found } bytes, hoogstens { $largest } mag
file-no-text = er staat geen tekst in
file-taken = er is al een ander bestand met die naam
file-no-folder = het systeem noemt er geen map voor
file-system = { $value }

# What is wrong with a match’s set-up
option-conflict = sprongen mogen alleen thuis eindigen waar hoofdkwartieren open zijn

set-up-rules = regels: { $value }
set-up-one-board = er is maar één bord van { $value }
set-up-layout = indeling: { $value }
set-up-map = kaart: { $value }
set-up-two-boards = de stelling is op een ander bord dan het bord dat is genoemd
set-up-position = stelling: { $value }

play-over = de partij is afgelopen
play-full = een partij heeft ruimte voor hoogstens 20000 acties
play-too-long = een partij heeft ruimte voor acties van samen hoogstens 2 miljoen letters

# Sound

# Resigning, draws, rematches, undo by agreement

# Finding saved games

# Settings and shortcuts
settings-group-game = Spel
settings-group-table = Tafel en beeld
settings-group-text = Taal en tekst
settings-language-system = Zoals het systeem ({ $language })
settings-highlights-usual = groen en rood
    .about = De gewone kleuren.
settings-highlights-distinct = blauw en oranje
    .about = Makkelijker te onderscheiden voor wie kleurenblind is.
settings-shortcuts = Sneltoetsen
    .about = Toetsen bekijken en wijzigen.
settings-restore = Standaardinstellingen
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
about-netzwerk = Netzwerk (Network) is van Knut-Michael Wolf, 1984; varianten uit de Franse regels, vertaald door Marie Guntzer, en van João Neto.
about-kulami = Kulami is van Andreas Kuhnekath, uitgegeven door Steffen-Spiele in 2011. De gesloten en de onregelmatige indeling zijn van de uitgever, de andere van ons.
about-napoleon = Napoleon is van Kurt Heuser en Eugen Oker, uitgegeven door Pelikan in 1975. Het bord is nooit afgedrukt, daarom zijn de kaarten van ons.
about-rules = De regels zijn in eigen woorden geschreven.
about-licence-what = Je mag dit programma gebruiken, wijzigen en delen onder de MIT-licentie of de Apache-licentie 2.0, naar keuze.
about-fonts-what = De lettertypen zijn Cabin en Vollkorn, onder de SIL Open Font License. De symbolen zijn Phosphor Icons, onder de MIT-licentie.
about-libraries-what = Het programma bouwt voort op het werk van vele anderen: { $count } bibliotheken, elk met versie en licentie.
report-open = Probleem melden
report-what = Kopieer deze tekst en voeg die bij je melding. Er staan je instellingen in en, als er een is, de partij met de namen van de spelers, maar geen mappen van je apparaat.
report-copy = Kopiëren
report-copied = Gekopieerd

# The title and the new game

# Symbols at the table
