# What people read at the table. In all languages the same messages; names, places and numbers are filled in.
# Keys that are pressed are named in brackets. Keep buttons short: most have room for about twelve letters.

# The main menu
title-subtitle = Ein Spieltisch für zwei
title-quit = Beenden
title-continue = Weiterspielen
title-last-match = { $game }: { $title }

# The games
game-netzwerk = Netzwerk
game-kulami = Kulami
game-napoleon = Napoleon
game-netzwerk-summary = Roboter laufen mit geteilten Batterien
game-kulami-summary = Kugeln gewinnen Platten aus Holz
game-napoleon-summary = Zwei Armeen stürmen Hauptquartiere
# The players, as names for those who gave none
player-white = Weiß
player-black = Schwarz
player-red = Rot
player-blue = Blau

# A new match
new-match-heading = Eine Partie { $game }
new-match-name = Wie der Spieler heißt
new-match-start = Partie beginnen
new-match-cancel = Abbrechen
new-match-rules = Regeln
new-match-as-published-by = wie veröffentlicht von
new-match-map = Karte
new-match-layout = Anordnung
new-match-drop-map = Zieh die Datei einer Karte hierher, um darauf zu spielen.
new-match-unreadable = { $count ->
    [one] Eine deiner Anordnungen ist nicht lesbar. Beim Entwerfen steht, warum.
   *[other] { $count } deiner Anordnungen sind nicht lesbar. Beim Entwerfen steht, warum.
}
new-match-random-square = Zufallsquadrat
    .about = Eine zufällige geschlossene Anordnung, die noch niemand gesehen hat
new-match-random-irregular = Zufallsform
    .about = Zufällig und unregelmäßig, mit Löchern und Lücken
new-match-design = Entwerfen …
    .about = Die Platten selbst legen

new-match-clock = Uhr
new-match-clock-none = keine
new-match-clock-no-limit = Denk nach, solange du willst.
new-match-clock-minutes = { $minutes } min
new-match-clock-seconds = + { $seconds } s pro Zug

# The rules, to be read
rules-read = Die Regeln
rules-close = Schließen

# The matches that are kept
matches-open = Partien
matches-heading = Deine Partien
matches-none = Noch ist keine Partie gesichert. Das geschieht von selbst, sobald etwas gespielt ist.
matches-between = { $one } und { $two }
matches-about = { $game } · { $one } gegen { $two } · { $date }
matches-goes-on = { $player } am Zug · { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}
matches-won = { $player } hat gewonnen: { $reason } · { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}
matches-drawn = Unentschieden: { $reason } · { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}
matches-continue = Weiter
matches-view = Ansehen
matches-rename = Umbenennen
matches-rename-done = Fertig
matches-copy = Kopieren
matches-copy-about = Die ganze Partie als Text kopieren
matches-export = Exportieren
matches-export-about = Eine Kopie in den Ordner für Downloads legen
matches-exported = Eine Kopie liegt jetzt unter { $path }.
matches-delete = Entfernen
matches-deleted = Die Partie wurde entfernt.
matches-restore = Zurückholen
matches-paste = Füg hier eine Partie oder Stellung ein, oder zieh eine Datei hierher
matches-load = Auf den Tisch
matches-no-match = Das ist keine Partie: { $fault }.
matches-close = Schließen
saves-trouble = Diese Partie lässt sich nicht sichern: { $fault }. Sie geht weiter und wird gesichert, sobald es möglich ist.
saved-as-copy = Ein anderes Fenster hat diese Partie geändert. Sie geht hier als Kopie weiter: { $file }.

# What is wrong with the file of a match: half sentences
saved-long-field = „{ $field }“ hat { $found } Buchstaben, mehr als { $largest }
saved-name = „{ $field }“ darf höchstens 60 Buchstaben haben und keine Steuerzeichen
saved-time = „{ $field }“ liegt nach dem Jahr 9999
saved-computer = die Maschine spielt auf Stufe { $value }, die es nicht gibt
saved-clock = die Uhr zeigt, was keine Uhr zeigen kann
saved-game = das Spiel wird hier nicht gespielt
saved-no-board = das Brett fehlt
saved-board-name = das Brett { $value } ist nur genannt, nicht enthalten
saved-too-many = { $value } Aktionen sind zu viele: Eine Partie hat Platz für 20000
saved-too-long = die Aktionen haben zu viele Buchstaben
saved-empty-turn = Zug { $value } ist leer
saved-action = Zug { $turn }, Aktion { $action }: „{ $text }“ lässt sich nicht spielen
saved-undone = die zurückgenommene Aktion „{ $text }“ lässt sich nicht nachspielen
saved-not-over = ein Ergebnis ist eingetragen, aber die Partie ist nicht zu Ende
saved-no-result = die Partie ist zu Ende, aber das Ergebnis fehlt
saved-other-result = das Ergebnis ist nicht das, zu dem die Aktionen führen

# What a player can set
settings-open = Einstellungen
settings-heading = Einstellungen
settings-done = Fertig
settings-language = Sprache
settings-text = Schriftgröße
settings-percent = { $percent } %
settings-pace-slow = langsam
settings-pace-usual = normal
settings-pace-fast = schnell
settings-motion = Bewegung
settings-motion-still = keine
settings-colours = Was aufleuchtet
settings-screen = Anzeige
settings-screen-window = im Fenster
settings-screen-full = Vollbild
settings-quality = Grafik
settings-quality-low = niedrig
settings-quality-medium = mittel
settings-quality-high = hoch
settings-quality-ultra = sehr hoch
settings-quality-lowered = Das Bild war zu langsam, darum ist die Grafik jetzt einfacher. In den Einstellungen lässt sich das ändern.
settings-theme = Tisch
settings-theme-day = bei Tag
settings-theme-evening = am Abend
settings-theme-green = grünes Tuch
settings-theme-blue = blaues Tuch
settings-confirm = Jeder Zug
settings-confirm-no = gilt sofort
settings-confirm-yes = wartet auf ein Ja
settings-camera = Kamera
settings-camera-free = Hände drehen sie
settings-camera-locked = fest
settings-seating = Zu zweit sitzt ihr
settings-hand-over = Zwischen den Zügen
settings-hand-over-no = geht es weiter
settings-hand-over-yes = wird übergeben
seating-same-side = nebeneinander
    .about = Die Seite des ersten Spielers ist vorn.
seating-turning = im Wechsel
    .about = Das Brett dreht sich zu dem, der am Zug ist.
seating-face-to-face = gegenüber
    .about = Der Bildschirm liegt zwischen euch. Jeder hat eine Leiste an seinem Rand.
settings-unread = Deine Einstellungen sind nicht lesbar: { $fault }. Es gelten die üblichen.
settings-not-saved = Deine Einstellungen konnten nicht gesichert werden: { $fault }.

# The table changes hands
hand-over-heading = { $player } ist am Zug
hand-over-text = Gib den Tisch weiter. Vorher lässt sich nichts berühren.
hand-over-ready = Ich bin bereit

# What a place is
place-robot = Ein Roboter von { $player }.
place-charged = Eine volle Batterie.
place-spent = Eine leere Batterie.
place-marble = Eine Kugel von { $player }.
place-counter = Ein Stein von { $player }.
place-empty = Leer.
place-can-act = { $count ->
    [one] Kann jetzt eines tun.
   *[other] Kann ziehen: { $count } Möglichkeiten.
}
place-cannot-act = Kann jetzt nicht ziehen.
place-target = Was du gewählt hast, kann hierher.
place-target-costs = { $count ->
    [one] Was du gewählt hast, kann hierher, für eine Batterie.
   *[other] Was du gewählt hast, kann hierher, für { $count } Batterien.
}
place-open = Hier kann jetzt eine Kugel liegen.
place-closed = Hier kann jetzt keine Kugel liegen.

# What the keys do
shortcuts-open = Tastenkürzel
shortcuts-heading = Tastenkürzel
shortcuts-help = Wähle eine Taste, um sie zu ändern.
shortcuts-play = Spielen
shortcuts-view = Ansicht
shortcuts-review = Verlauf
shortcuts-program = Programm
key-confirm = Bestätigen, Zug beenden
key-select = Feld unter dem Cursor wählen
key-next = Nächstes spielbares Feld
key-previous = Voriges spielbares Feld
key-inspect = Feld unter dem Cursor erklären
key-undo = Rückgängig
key-redo = Wiederholen
key-hint = Tipp
key-replay-turn = Letzten Zug zeigen
key-flat-view = Zwischen 2D und 3D wechseln
key-reset-view = Ansicht zentrieren
key-zoom-in = Heranzoomen
key-zoom-out = Herauszoomen
key-review-back = Einen Zug zurück
key-review-forward = Einen Zug vor
key-review-start = Zum Anfang
key-review-end = Zum Ende
key-autoplay = Abspielen, anhalten
key-shortcuts = Diese Seite
key-cursor = Cursor bewegen, im Verlauf blättern
key-rotate = Tisch drehen
key-shift-view = Ansicht verschieben
key-escape = Auswahl aufheben; Menü; zurück
key-tab = Nächster Knopf; Eingabe drückt ihn
key-press = Taste drücken…
key-none = keine
key-taken = { $key } gilt nicht mehr für „{ $other }“.
key-fixed = Diese Taste lässt sich nicht neu belegen.
key-with-control = Strg+{ $key }
key-with-shift = Umschalt+{ $key }
key-name-arrows = Pfeile
key-name-space = Leertaste
key-name-enter = Eingabe
key-name-escape = Esc
key-name-tab = Tab
key-name-backspace = Rücktaste
key-name-delete = Entf
key-name-insert = Einfg
key-name-home = Pos1
key-name-end = Ende
key-name-page-up = Bild auf
key-name-page-down = Bild ab

# Rules options: the option, then for each value its name and what it means
option-netzwerk-energy = Energie
option-netzwerk-energy-adjacent = angrenzend
    .about = Jede geladene Batterie, die den Roboter berührt, kann seinen Lauf bezahlen.
option-netzwerk-energy-controlled = kontrolliert
    .about = Nur Batterien, die du auch kontrollierst, bezahlen einen Lauf.
option-netzwerk-path = Weg
option-netzwerk-path-free = frei
    .about = Ein Lauf darf um Ecken gehen und Schritte und Sprünge aneinanderreihen.
option-netzwerk-path-straight = gerade
    .about = Ein Lauf ist eine gerade Linie; Sprung und Schlagen sind je ein eigener Lauf.
option-netzwerk-rerun = Erneut laufen
option-netzwerk-rerun-free = frei
    .about = Ein Roboter darf im selben Zug noch einmal laufen, außer er hat geschlagen.
option-netzwerk-rerun-once = einmal
    .about = Jeder Roboter läuft höchstens einmal im Zug.
option-netzwerk-capture = Schlagen
option-netzwerk-capture-optional = freiwillig
    .about = Du darfst schlagen, musst aber nicht.
option-netzwerk-capture-mandatory = Pflicht
    .about = Wer schlagen kann, muss es tun, vor allem anderen.
option-netzwerk-shared = Gemeinsame Batterien
option-netzwerk-shared-usable = nutzbar
    .about = Eine Batterie, die beide kontrollieren, dürfen beide verschieben.
option-netzwerk-shared-locked = gesperrt
    .about = Eine Batterie, die beide kontrollieren, bleibt liegen; sie zahlt weiterhin.
option-netzwerk-first = Wer beginnt
option-netzwerk-first-white = Weiß
    .about = Weiß hat den ersten Zug.
option-netzwerk-first-black = Schwarz
    .about = Schwarz hat den ersten Zug.
option-netzwerk-repetition = Wiederholung
option-netzwerk-repetition-allowed = erlaubt
    .about = Stellungen dürfen beliebig oft wiederkehren.
option-netzwerk-repetition-draw = unentschieden
    .about = Beginnt ein Zug zum dritten Mal mit derselben Stellung, ist die Partie unentschieden.
option-kulami-score = Wertung
option-kulami-score-basic = einfach
    .about = Es zählen die Platten, jede so viele Punkte, wie sie Felder hat.
option-kulami-score-level1 = Stufe 1
    .about = Es zählen die Platten; wer das größere Gebiet hat, bekommt den Unterschied dazu.
option-kulami-score-chains = Ketten
    .about = Es zählen die Platten; wer mehr in Ketten hat, bekommt den Unterschied dazu.
option-kulami-score-level2 = Stufe 2
    .about = Es zählen die Platten; das größere Gebiet und die längeren Ketten bringen je den Unterschied dazu.
option-kulami-first = Wer beginnt
option-kulami-first-red = Rot
    .about = Rot legt die erste Kugel.
option-kulami-first-black = Schwarz
    .about = Schwarz legt die erste Kugel.
option-napoleon-headquarters = Hauptquartiere
option-napoleon-headquarters-refuge = Zuflucht
    .about = Ein Stein im Hauptquartier ist geschützt wie in einem Dorf.
option-napoleon-headquarters-open = offen
    .about = Ein Stein im Hauptquartier kann geschlagen werden.
option-napoleon-home = Daheim
option-napoleon-home-pass = Durchgang
    .about = Kein Zug darf im eigenen Hauptquartier enden.
option-napoleon-home-rest = Rast
    .about = Ein Sprung darf im eigenen Hauptquartier enden, wenn Hauptquartiere offen sind.
option-napoleon-first = Wer beginnt
option-napoleon-first-blue = Blau
    .about = Blau hat den ersten Zug.
option-napoleon-first-red = Rot
    .about = Rot hat den ersten Zug.
option-napoleon-repetition = Wiederholung
option-napoleon-repetition-allowed = erlaubt
    .about = Stellungen dürfen beliebig oft wiederkehren.
option-napoleon-repetition-draw = unentschieden
    .about = Beim dritten Mal, oder wenn 100 Züge lang nichts geschlagen wird oder verloren geht, ist die Partie unentschieden.

# Layouts that are built in
board-closed = Geschlossen
board-irregular = Unregelmäßig
board-pinwheel = Windrad
board-parquet = Parkett
board-ring = Ring
board-bridge = Brücke
board-cross = Kreuz
board-diamond = Raute

# The player’s own layouts and maps
own-folder-unusable = Deine { $folder ->
    [maps] Karten
   *[layouts] Anordnungen
} lassen sich nicht sichern: { $fault }.
own-folder-unreadable = { $folder } ist nicht lesbar: { $fault }.
own-fault = { $file }: { $fault }.
own-unknown-kind = Das ist keine Datei, die hier abgelegt werden kann; solche beginnen mit { $kinds }
own-there-already = { $name } ist schon da.
own-added = { $name } ist jetzt gesichert.
own-not-added = Nicht gesichert: Es gibt schon eine andere Datei { $file }.
own-not-saved = { $file } konnte nicht gesichert werden: { $fault }.
own-not-deleted = { $file } konnte nicht entfernt werden: { $fault }.
own-deleted = { $file } wurde entfernt.

# The layout designer
design-heading = Eine Anordnung entwerfen
design-complete = Die Anordnung ist vollständig.
design-help = Zieh eine Platte; tippe sie an, um sie zu drehen (R, während du ziehst). Zieh sie vom Raster, um sie zurückzunehmen.
design-name = Name
design-my-layout = Meine Anordnung
design-save = Sichern
design-saved = Gesichert als { $name }.
design-not-saved = Die Anordnung wurde nicht gesichert: { $fault }.
design-save-again = Es gibt schon eine Anordnung { $name }. Sichere sie noch einmal, um sie zu ersetzen.
design-other-layout = Die Datei { $file } enthält die Anordnung { $name }. Wähle einen anderen Namen.
design-other-file = Die Datei { $file } enthält etwas anderes. Wähle einen anderen Namen.
design-play = Darauf spielen
design-back = Zurück
design-square = Quadrat
    .about = Eine zufällige geschlossene Anordnung
design-irregular = Unregelmäßig
    .about = Eine zufällige Anordnung mit Löchern und Lücken
design-clear = Leeren
    .about = Alle Platten zurücknehmen
design-undo = Zurücknehmen
    .about = Die Platten wieder so legen, wie sie lagen
design-keep = Behalten
design-delete = Entfernen
design-open = Auf das Raster legen

# The panel beside the board
panel-menu = Menü
    .about = Pause, neue Partie, beenden (Esc)
panel-undo = Zurücknehmen
    .about = Zurücknehmen, was zuletzt gespielt wurde (U)
panel-redo = Nachspielen
    .about = Zurückgenommenes noch einmal spielen (Y)
panel-replay-turn = Letzter Zug
    .about = Den letzten Zug noch einmal zeigen (L)
panel-review = Rückblick
    .about = Die Partie Zug für Zug ansehen (Bild auf)
panel-flat = Flach
    .about = Das Brett genau von oben (F)
panel-3d = 3D
    .about = Der Blick über den Tisch (F)
panel-reset-view = Normal
    .about = Der übliche Blick (R)
panel-nothing-played = Noch ist nichts gespielt.
panel-match-over = Die Partie ist zu Ende
panel-end-turn = Zug beenden
    .about = Den Zug beenden (Leertaste)
panel-skip = Überspringen
    .about = Das Ergebnis sofort zeigen (Leertaste)
panel-recount = Neu zählen
    .about = Die Wertung noch einmal zählen
panel-confirm = Bestätigen (Leertaste)
panel-asked = Berühre { $to } noch einmal, um dort zu spielen.
panel-place-here = Auf { $to } legen
panel-stop = Auf { $to } anhalten
panel-run = Nach { $to } laufen
panel-capture-run = Schlagen: nach { $to } laufen
panel-go = Nach { $to } ziehen
panel-capture-go = Schlagen, nach { $to } ziehen
panel-jump-on = Spring weiter oder berühre { $here } noch einmal, um dort anzuhalten.
panel-jump-on-only = Spring weiter: Hier darf kein Zug enden.
panel-paid-with = Bezahlt mit { $pieces }. Oder berühre eine andere Batterie.
panel-takes = Schlägt { $pieces }. Oder berühre einen anderen Stein.
panel-takes-nothing = Schlägt nichts. Berühre einen Stein, um ihn unterwegs zu schlagen.
panel-and = { $all } und { $last }
panel-came-back = Diese Stellung gab es schon: Beim dritten Mal ist die Partie unentschieden.
panel-quiet = { $count } von { $limit } Zügen ohne Verlust.
panel-counting-panels = Die Platten werden gezählt.
panel-counting-equal = { $part }: gleich.
panel-counting-adds = { $part }: { $player } bekommt { $points } dazu.
panel-place = { $at }. { $about }
panel-named-place = { $at }, { $name }. { $about }

# Looking back at a match
review-at = Nach { $at } von { $all ->
    [one] 1 Aktion
   *[other] { $all } Aktionen
}.
review-leave = Zurück in die Gegenwart
review-first = «
    .about = Zum Anfang (Pos1)
review-back = ‹
    .about = Einen Zug zurück (←)
review-forward = ›
    .about = Einen Zug vor (→)
review-last = »
    .about = Zum Ende (Ende)
review-autoplay = Abspielen
review-stop = Anhalten
review-play-from-here = Ab hier als neue Partie weiter

# The machine as a player. Levels have a number and a word; keep the words short.
seat-person = Ein Mensch
seat-computer = Die Maschine, { $level }: { $name }
computer-name = Maschine { $level }
level-1 = am Anfang
level-2 = lernend
level-3 = gelegentlich
level-4 = geübt
level-5 = geschickt
level-6 = stark
level-7 = meisterlich
level-8 = so gut sie kann
panel-thinks = { $player } denkt nach: { $depth ->
    [0] einen Moment, bitte.
    [one] 1 Zug voraus.
   *[other] { $depth } Züge voraus.
}
panel-computer-plays = { $player } zieht.
panel-computer-paused = { $player } wartet auf ein Zeichen.
panel-move-now = Jetzt ziehen
    .about = Die Maschine spielt, was sie jetzt am besten findet (Leertaste)
panel-resume-computer = Weiterspielen lassen
    .about = Die Maschine spielt weiter
panel-hint = Tipp
    .about = Was die Maschine spielen würde, und warum (H)

# A hint: the turn in notation, then one or two reasons, each a sentence
hint-coming = Ein Tipp kommt gleich …
hint-told = Tipp: { $turn }. { $why }
why-wins = Damit ist die Partie gewonnen.
why-wins-in = Damit gewinnst du { $turns ->
    [one] in diesem Zug.
   *[other] in { $turns } Zügen, was auch kommt.
}
why-takes = Du schlägst { $count ->
    [one] eine Figur.
   *[other] { $count } Figuren.
}
why-averts = Sonst könnte die andere Seite sofort gewinnen.
why-saves = Du rettest { $count ->
    [one] eine Figur.
   *[other] { $count } Figuren.
}
why-threatens-to-win = Du drohst, im nächsten Zug zu gewinnen.
why-threatens = Du bedrohst { $count ->
    [one] eine Figur.
   *[other] { $count } Figuren.
}
why-gains = Du gewinnst { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
}
why-ends-ahead = Bei bestem Spiel liegst du am Ende { $points ->
    [one] 1 Punkt vorn.
   *[other] { $points } Punkte vorn.
}
why-ends-behind = Bei bestem Spiel liegst du am Ende { $points ->
    [one] 1 Punkt zurück.
   *[other] { $points } Punkte zurück.
}
why-ends-even = Bei bestem Spiel endet es unentschieden.
why-resists = Bei bestem Spiel ist die Partie verloren: so hält sie am längsten.
why-improves = Damit stehst du besser.

# What the machine thinks of a match that is looked back at
analysis-on = Analyse
    .about = Zeigt, was die Maschine von dieser Stellung hält
analysis-off = Ohne Analyse
    .about = Verbirgt, was die Maschine denkt
analysis-coming = Denkt nach …
analysis-chance = { $player } { $percent } %
turning-find = Wendepunkte
    .about = Findet die Züge, die die Partie entschieden haben
turning-progress = { $done } von { $all } Stellungen angesehen …
turning-none = Kein einzelner Zug hat diese Partie entschieden.
turning-point = Zug { $turn }, { $player }: von { $before } % auf { $after } %. Besser: { $better }

# How the players stand
standing-to-move = am Zug
standing-none-left = keine mehr
standing-left = noch { $count }
standing-none-captured = keine geschlagen
standing-captured = { $count } geschlagen
standing-army = noch { $left }, { $lost } verloren
standing-invaders = noch { $left }, { $lost } verloren, { $invaders } im gegnerischen Hauptquartier

# What is to be done
task-run-robot = Lass einen Roboter laufen.
task-must-capture = Schlag: Ein Roboter kann es, also muss er.
task-run-or-shift = Lauf noch einmal, verschieb Batterien oder beende den Zug.
task-shift = Verschieb Batterien oder beende den Zug.
task-place-first = Leg die erste Kugel, wohin du willst.
task-place-marble = Leg eine Kugel in die Reihe oder Spalte der letzten.
task-move-counter = Zieh mit einem Stein: ein Schritt oder Sprünge nacheinander.
task-nothing = Nichts mehr: Die Partie ist zu Ende.

# What a square is
ground-open = Offenes Gelände. Wird ein Stein hier übersprungen, ist er geschlagen.
ground-road = Eine Straße. Steine kann man hier überspringen, aber nicht schlagen.
ground-village = Ein Dorf. Steine kann man hier überspringen, aber nicht schlagen.
ground-river = Ein Fluss. Schritte gehen hinein und heraus; ein Sprung hinein kostet den Stein. Niemand springt ab oder hinüber.
ground-forest-edge = Ein Waldrand. Sprünge dürfen hier landen; niemand springt ab oder hinüber.
ground-inner-forest = Waldinneres. Nur Schritte führen hierher; niemand springt ab oder hinüber.
ground-refuge = Ein Hauptquartier. Zwei Steine im gegnerischen gewinnen; Überspringen schlägt hier nicht.
ground-open-headquarters = Ein Hauptquartier. Zwei Steine im gegnerischen gewinnen; man kann sie hier schlagen.

# Switches for what helps
assist-targets = Felder
    .about = Zeigen, wohin die nächste Kugel darf
assist-lines = Reihen
    .about = Die Reihe und die Spalte der letzten Kugel zeigen
assist-off-limits = Gesperrt
    .about = Die beiden gesperrten Platten zeigen
assist-left = Vorrat
    .about = Zeigen, wie viele Kugeln noch da sind
assist-points = Punkte
    .about = Den Punktestand zeigen
assist-panels = Platten
    .about = Zeigen, wem welche Platte gehört
assist-areas = Gebiete
    .about = Die größten Gebiete zeigen
assist-chains = Ketten
    .about = Die Ketten zeigen
assist-landings = Sprung für Sprung
    .about = Bei Sprüngen nacheinander jede Landung berühren, und die letzte noch einmal, um dort anzuhalten

# The score
score-panels = Platten
score-areas = Größtes Gebiet
score-chains = Ketten
score-total = Zusammen
score-no-panel = { $player }: keine Platte
score-sum = { $player }: Platten { $sum }

# A match that pauses or is over
pause-heading = Die Partie ruht
pause-resume = Weiter
pause-quit = Beenden
pause-copy-position = Stellung kopieren
    .about = Die Stellung als Text, zum Einfügen unter „Partien“
pause-copy-match = Partie kopieren
    .about = Die ganze Partie als Text, zum Einfügen unter „Partien“
pause-mouse = Maus: Zieh am Tisch, um ihn zu drehen, mit der mittleren Taste oder Umschalt, um den Ausschnitt zu verschieben; das Rad zoomt zum Mauszeiger; die rechte Taste sagt, was ein Feld ist.
pause-fingers = Finger: tippen oder ziehen; ein Finger am Tisch dreht ihn, zwei zoomen, drehen und verschieben den Ausschnitt; ein langer Druck sagt, was ein Feld ist.
match-restart = Von vorn
    .about = Dieselbe Partie von Anfang an
match-new = Neue Partie
    .about = Namen und Regeln wählen
match-main-menu = Hauptmenü
    .about = Diese Partie verlassen
result-draw = Unentschieden
result-wins = { $player } gewinnt
result-rematch = Revanche
result-view-board = Das Brett ansehen

# Why a match ended
reason-half-the-crew-is-home = die Hälfte der Mannschaft ist im Ziel
reason-all-robots-captured = alle gegnerischen Roboter sind geschlagen
reason-no-robot-can-run = der Gegner kann mit keinem Roboter laufen
reason-more-points = { $more } Punkte zu { $less }
reason-equal-points = je { $each } Punkte
reason-headquarters-taken = zwei Steine im gegnerischen Hauptquartier
reason-armies-spent = beide Armeen haben weniger als zwei Steine übrig
reason-no-legal-move = der Gegner kann nicht ziehen
reason-nothing-happens = hundert Züge ohne Verlust
reason-out-of-time = die Zeit des Gegners ist abgelaufen
reason-repetition = dieselbe Stellung zum dritten Mal

# Why an action is not legal: half sentences
illegal-netzwerk-over = die Partie ist zu Ende
illegal-netzwerk-run-first = ein Zug beginnt mit einem Lauf: Bevor ein Roboter gelaufen ist, lässt sich keine Batterie verschieben und der Zug nicht beenden
illegal-netzwerk-runs-are-over = kein Roboter läuft mehr, sobald in diesem Zug eine Batterie verschoben wurde
illegal-netzwerk-must-capture = ein Roboter kann schlagen, und nach diesen Regeln muss er es
illegal-netzwerk-no-robot = auf { $value } steht kein Roboter
illegal-netzwerk-not-yours = der Roboter auf { $value } gehört nicht dir
illegal-netzwerk-barred = der Roboter auf { $value } darf in diesem Zug nicht noch einmal laufen
illegal-netzwerk-no-way = der Roboter auf { $from } kann nicht nach { $to } laufen
illegal-netzwerk-wrong-sign = { $value ->
    [true] ein Lauf auf ein Quadrat mit einem gegnerischen Roboter wird mit x geschrieben
   *[other] ein Lauf, der nichts schlägt, wird mit - geschrieben
}
illegal-netzwerk-wrong-price = der Lauf kostet { $price }, bezahlen { $paid ->
    [one] würde aber nur eine Batterie
   *[other] würden aber { $paid } Batterien
}
illegal-netzwerk-no-battery = auf { $value } liegt keine Batterie
illegal-netzwerk-spent = die Batterie auf { $value } ist verbraucht
illegal-netzwerk-not-controlled = du kontrollierst die Batterie auf { $value } nicht
illegal-netzwerk-locked = beide kontrollieren die Batterie auf { $value }, also darf keiner sie verschieben
illegal-netzwerk-shifted = die Batterie auf { $value } wurde in diesem Zug schon verschoben
illegal-netzwerk-not-next = die Batterie auf { $from } kann nicht nach { $to }: Sie geht auf das nächste leere Feld einer Linie
illegal-netzwerk-otherwise = das ist hier nicht erlaubt

illegal-kulami-over = die Partie ist zu Ende
illegal-kulami-no-field = auf { $value } ist kein Feld
illegal-kulami-taken = auf { $value } liegt schon eine Kugel
illegal-kulami-out-of-line = das Feld { $at } liegt weder in der Reihe noch in der Spalte der letzten Kugel, auf { $last }
illegal-kulami-off-limits = die Platte mit { $at } ist gesperrt: Eben wurde eine Kugel darauf gelegt, auf { $by }

illegal-napoleon-over = die Partie ist zu Ende
illegal-napoleon-off-the-map = die Karte hat kein Feld { $value }
illegal-napoleon-no-counter = auf { $at } steht kein { $colour ->
    [blue] blauer
   *[red] roter
} Stein
illegal-napoleon-shape = ein Zug ist ein Schritt oder besteht aus Sprüngen, die jeweils gerade über ein Feld gehen
illegal-napoleon-taken = auf { $value } steht ein Stein
illegal-napoleon-step-home = mit einem Schritt darf kein Stein in sein eigenes Hauptquartier, auf { $value }
illegal-napoleon-no-jump-from = von { $first } springt kein Stein ab, dort ist { $second ->
    [river] ein Fluss
   *[forest] ein Wald
}
illegal-napoleon-no-jump-over = der Stein auf { $first } kann nicht übersprungen werden, er steht { $second ->
    [river] in einem Fluss
   *[forest] in einem Wald
}
illegal-napoleon-nothing-to-jump = auf { $value } steht kein Stein zum Überspringen
illegal-napoleon-in-the-forest = das Feld { $value } liegt zu tief im Wald, um dort zu landen
illegal-napoleon-takes-nothing = der Sprung nach { $value } schlägt nichts
illegal-napoleon-takes = der Sprung nach { $value } schlägt den Stein, über den er geht (schreib x)
illegal-napoleon-lost = der Stein ist im Fluss auf { $value } verloren, dort endet der Zug
illegal-napoleon-no-river = auf { $value } ist kein Fluss, in dem etwas verloren ginge
illegal-napoleon-loss-untold = der Stein ist im Fluss auf { $value } verloren (beende den Zug mit ~)
illegal-napoleon-ends-at-home = kein Zug darf im eigenen Hauptquartier enden, auf { $value }
illegal-napoleon-circle = ein Zug, der nichts schlägt, darf nicht enden, wo er begonnen hat

# What is wrong with a layout
layout-empty = die Anordnung ist leer
layout-too-long = der Text der Anordnung hat { $value } Zeichen: Keine Anordnung braucht mehr als 255
layout-sign = „{ $sign }“ in Reihe { $row }, Spalte { $column }, ist weder ein Buchstabe noch . für eine Lücke
layout-ragged = Reihe { $row } ist { $found } breit, die erste Reihe { $wanted }
layout-no-rectangle = Platte { $value } ist kein Rechteck aus einem Stück
layout-wrong-size = Platte { $name } ist { $width } × { $height }: Eine solche Platte gibt es nicht
layout-count = Platten von { $short } × { $long }: { $found } statt { $wanted }
layout-overlap = die Platten { $first } und { $second } liegen übereinander
layout-too-large = die Anordnung ist { $width } × { $height }: Höchstens 10 Felder in jeder Richtung sind erlaubt
layout-disconnected = die Anordnung zerfällt in { $value } Teile, die sich an keiner Seite berühren

layout-name = der Name muss 1 bis 40 Buchstaben haben
layout-name-and-layout = der Name muss 1 bis 40 Buchstaben haben; { $value }

# What is wrong with a map
map-empty = die Karte ist leer
map-name = der Name muss 1 bis 40 Buchstaben haben
map-too-large = die Karte ist { $width } × { $height }: Mehr als 40 × 40 geht nicht
map-ragged = { $grid ->
    [terrain] Gelände
   *[counters] Steine
}: Reihe { $row } ist { $found } breit, nicht { $wanted }
map-rows = Steine: { $found } Reihen, nicht { $wanted }
map-sign = { $grid ->
    [terrain] Gelände
   *[counters] Steine
}: „{ $sign }“ in Reihe { $row }, Spalte { $column }, ist keines von { $known }
map-no-headquarters = es fehlt das { $colour ->
    [blue] blaue
   *[red] rote
} Hauptquartier ({ $sign })
map-unequal-armies = die Armeen sind ungleich: Blau hat { $blue }, Rot { $red }
map-army = { $value ->
    [one] ein Stein
   *[other] { $value } Steine
} je Seite: Es dürfen 2 bis 24 sein
map-at-home = Steine: Der in Reihe { $row }, Spalte { $column }, steht in seinem eigenen Hauptquartier
map-river-corner = Gelände: Die Flüsse in Reihe { $row }, Spalte { $column }, und in der Reihe darunter berühren sich nur an einer Ecke
map-place = Orte: „{ $name }“ bei „{ $at }“ braucht einen Namen und ein Feld der Karte

# What is wrong with a file
format-too-large = { $found } Bytes sind zu viel: Mehr als { $largest } werden nicht gelesen
format-damaged = Zeile { $line }, Spalte { $column }: { $fault }
format-newer = das Format { $found } stammt von einer späteren Version: Diese liest Format { $known }
format-no-format = das Format { $found } gibt es nicht: Diese Version liest Format { $known }

file-missing = diese Datei gibt es nicht
file-no-file = das ist keine Datei
file-too-large = zu groß: { $found } Bytes, höchstens { $largest } sind erlaubt
file-no-text = die Datei enthält keinen Text
file-taken = eine andere Datei heißt schon so
file-no-folder = das System nennt keinen Ordner dafür
file-system = { $value }

# What is wrong with a match’s set-up
option-conflict = Sprünge dürfen nur dann daheim enden, wenn Hauptquartiere offen sind

set-up-rules = Regeln: { $value }
set-up-one-board = es gibt nur ein Brett für { $value }
set-up-layout = Anordnung: { $value }
set-up-map = Karte: { $value }
set-up-two-boards = die Stellung liegt auf einem anderen Brett als dem, das genannt ist
set-up-position = Stellung: { $value }

play-over = die Partie ist zu Ende
play-full = eine Partie hat nur Platz für 20000 Aktionen
play-too-long = eine Partie hat nur Platz für Aktionen mit zusammen 2 Millionen Buchstaben

# Sound

# Resigning, draws, rematches, undo by agreement

# Finding saved games

# Settings and shortcuts
settings-group-game = Spiel
settings-group-table = Tisch und Ansicht
settings-group-text = Sprache und Schrift
settings-language-system = Wie das System ({ $language })
settings-highlights-usual = grün und rot
    .about = Die üblichen Farben.
settings-highlights-distinct = blau und orange
    .about = Bei Farbenblindheit leichter zu unterscheiden.
settings-shortcuts = Tastenkürzel
    .about = Tasten ansehen und ändern.
settings-restore = Standard wiederherstellen
settings-restored = Standard wiederhergestellt.
settings-restore-undo = Rückgängig

# About the program, and problems to report
about-open = Über Spieltisch
about-heading = Spieltisch { $version }
about-what = Brettspiele für zwei auf einem 3D-Tisch: gegeneinander an einem Gerät oder gegen den Computer.
about-program = Programm
about-licence = Lizenz
about-fonts = Schriften
about-libraries = Bibliotheken
about-games = Die Spiele
about-netzwerk = Netzwerk (Network) ist von Knut-Michael Wolf, 1984; Varianten aus den französischen Regeln, übersetzt von Marie Guntzer, und von João Neto.
about-kulami = Kulami ist von Andreas Kuhnekath, erschienen 2011 bei Steffen-Spiele. Die geschlossene und die unregelmäßige Anordnung sind die des Verlags, die übrigen sind unsere.
about-napoleon = Napoleon ist von Kurt Heuser und Eugen Oker, erschienen 1975 bei Pelikan. Der Spielplan wurde nie abgedruckt, darum sind die Karten unsere.
about-rules = Die Regeln sind in eigenen Worten geschrieben.
about-licence-what = Du darfst dieses Programm unter der MIT-Lizenz oder der Apache-Lizenz 2.0 nutzen, ändern und weitergeben, wie du möchtest.
about-fonts-what = Die Schriften sind Cabin und Vollkorn, unter der SIL Open Font License. Die Symbole sind Phosphor Icons, unter der MIT-Lizenz.
about-libraries-what = Das Programm baut auf der Arbeit vieler anderer auf: { $count } Bibliotheken, jede mit Version und Lizenz.
report-open = Problem melden
report-what = Kopiere diesen Text und füge ihn deiner Meldung bei. Er enthält deine Einstellungen und, falls eine läuft, die Partie mit den Namen der Spieler, aber keine Ordner deines Geräts.
report-copy = Kopieren
report-copied = Kopiert

# The title and the new game

# Symbols at the table
