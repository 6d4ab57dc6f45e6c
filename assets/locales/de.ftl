# What players read. The same messages in all languages; names, places and numbers are filled in.
# Keyboard keys are not named here: the program adds them from its table of bindings. Keep buttons short: about twelve letters.

# The main menu
title-subtitle = Brettspiele für zwei
title-quit = Beenden
title-continue = Weiterspielen
title-first = Neu hier? Fang mit { $game } an
title-last-match = { $game }: { $title }

# The games
game-netzwerk = Netzwerk
game-kulami = Kulami
game-napoleon = Napoleon
game-netzwerk-summary = Roboter teilen sich Batterien
game-kulami-summary = Glaskugeln erobern Holzplatten
game-napoleon-summary = Zwei Armeen im Wettlauf zum Hauptquartier
# The players, as names for those who gave none
player-white = Weiß
player-black = Schwarz
player-red = Rot
player-blue = Blau

# A new match
new-match-heading = Neue Partie { $game }
new-match-name = Name des Spielers
name-not-shown = Einige dieser Zeichen kann dieses Gerät nicht anzeigen. Gespeichert wird der Name genau so, wie du ihn eingibst.
new-match-start = Partie starten
new-match-cancel = Abbrechen
new-match-rules = Regeln
new-match-map = Karte
new-match-layout = Anordnung
new-match-drop-map = Um auf einer eigenen Karte zu spielen, zieh ihre Datei hierher.
new-match-path-map = Um auf einer eigenen Karte zu spielen, füge den Pfad ihrer Datei unter „Partien“ bei „Importieren“ ein.
new-match-unreadable = { $count ->
    [one] Eine deiner Anordnungen ist nicht lesbar. Öffne „Entwerfen …“, um den Grund zu sehen.
   *[other] { $count } deiner Anordnungen sind nicht lesbar. Öffne „Entwerfen …“, um den Grund zu sehen.
}
new-match-random-square = Zufall, geschlossen
    .about = Eine zufällige geschlossene Anordnung
new-match-random-irregular = Zufall, unregelmäßig
    .about = Eine zufällige Anordnung mit Löchern und Lücken
new-match-design = Entwerfen …
    .about = Die Platten selbst legen

new-match-clock = Uhr
new-match-clock-none = Keine
new-match-clock-no-limit = Ohne Zeitlimit.
new-match-clock-minutes = { $minutes } Min.
new-match-clock-seconds = +{ $seconds } s pro Zug
new-match-clock-rule = Die Uhr läuft nur, während jemand ziehen kann: nicht in Menüs oder im Verlauf und auch nicht, während sich Figuren bewegen oder das Fenster verdeckt ist.

# How a match begins: two rules options and who starts
new-match-fairness = Fairness
new-match-fairness-what = Anfangen kann ein Vorteil sein. Diese Regeln gleichen ihn aus.
# A name with its value or its remark, as in a summary
label-value = { $name }: { $value }

# The rules, to be read
rules-read = Spielregeln
rules-close = Schließen

# Saved games
matches-open = Partien
matches-heading = Gespeicherte Partien
matches-none = Noch keine Partien. Jede Partie wird ab dem ersten Zug automatisch gespeichert.
matches-between = { $one } gegen { $two }
matches-about = { $game } · { $one } gegen { $two } · { $date }
matches-continue = Weiter
matches-view = Ansehen
matches-rename = Umbenennen
matches-rename-done = Fertig
matches-copy = Kopieren
matches-copy-about = Die ganze Partie als Text kopieren
matches-export = Exportieren
matches-export-about = Eine Kopie im Download-Ordner speichern
matches-exported = Exportiert nach { $path }.
matches-delete = Löschen
matches-deleted = Partie gelöscht.
matches-restore = Rückgängig
matches-room = { $percent } % des Platzes für Partien sind belegt.
matches-paste = Füge hier eine Partie, eine Stellung oder einen Link ein oder zieh eine Datei hierher
matches-paste-path = Füge hier eine Partie, eine Stellung, einen Link oder den Pfad einer Datei ein
matches-load = Öffnen
matches-no-match = Das lässt sich nicht öffnen: { $fault }.
matches-no-link = Dieser Link lässt sich nicht öffnen: { $fault }.
matches-close = Schließen
saves-trouble = Diese Partie lässt sich nicht speichern: { $fault }. Du kannst weiterspielen; gespeichert wird, sobald es wieder geht.

# The player's own results
record-open = Deine Bilanz
record-heading = Deine Bilanz
record-games = Partien
record-won = Siege
record-drawn = Remis
record-lost = Niederlagen
record-person = Andere Person
record-none = Noch keine beendete Partie.
record-course-done = Kurs abgeschlossen
record-course-none = Kurs nicht begonnen
record-course-step = Kurs: Schritt { $step } von { $count }
record-puzzles = Rätsel: { $progress }
record-clear-open = Bilanz löschen
record-clear-question = Deine Ergebnisse und deinen Stand in Kursen und Rätseln löschen? Das lässt sich nicht rückgängig machen. Gespeicherte Partien bleiben erhalten.
record-clear = Alles löschen
record-keep = Abbrechen
record-not-saved = Deine Bilanz lässt sich nicht speichern: { $fault }.
record-unread = Deine Bilanz lässt sich nicht lesen: { $fault }. Sie beginnt wieder bei null.

saved-as-copy = Diese Partie wurde in einem anderen Fenster geändert. Hier geht sie als Kopie weiter: { $file }.

# Errors in the file of a saved game: half sentences
saved-long-field = „{ $field }“ hat { $found } Zeichen (höchstens { $largest } sind erlaubt)
saved-name = „{ $field }“ darf höchstens 60 Zeichen und keine Steuerzeichen enthalten
saved-time = „{ $field }“ liegt nach dem Jahr 9999
saved-computer = Der Computer spielt auf Stufe { $value }, die es nicht gibt
saved-thinking-time = Der Computer denkt { $value } s pro Zug nach, was nicht möglich ist
saved-clock = Die Zeiten der Uhr sind ungültig
saved-game = Das Spiel ist unbekannt
saved-no-board = Das Brett fehlt
saved-board-name = Das Brett { $value } wird genannt, ist aber nicht enthalten
saved-too-many = { $value } Aktionen sind zu viele (höchstens 20.000 sind erlaubt)
saved-too-long = Die Aktionen haben zu viele Zeichen
saved-empty-turn = Zug { $value } ist leer
saved-action = „{ $text }“ lässt sich nicht spielen (Zug { $turn }, Aktion { $action })
saved-undone = Die rückgängig gemachte Aktion „{ $text }“ lässt sich nicht wiederholen
saved-not-over = Es gibt ein Ergebnis, aber die Partie ist nicht zu Ende
saved-no-result = Die Partie ist zu Ende, aber das Ergebnis fehlt
saved-other-result = Das Ergebnis passt nicht zu den Aktionen

link-no-link = Er führt zu keiner Partie
link-newer = Er stammt von einer neueren Version (Format { $found }; diese liest Format { $known })
link-damaged = Er ist beschädigt oder unvollständig. Kopiere noch einmal den ganzen Link
link-too-long = Er hat { $found } Zeichen (höchstens { $largest } sind erlaubt)
link-too-many-moves = Er enthält zu viele Züge
link-other-rules = Seine Züge passen nicht zu den Regeln dieser Version. Vielleicht stammt er von einer anderen

# Settings
settings-open = Einstellungen
settings-heading = Einstellungen
settings-done = Fertig
settings-language = Sprache
settings-text = Schriftgröße
settings-percent = { $percent } %
settings-pace-slow = Langsam
settings-pace-usual = Normal
settings-pace-fast = Schnell
settings-motion = Animationen
settings-motion-still = Aus
settings-contrast = Kontrast
settings-contrast-usual = Normal
settings-contrast-more = Hoch
settings-colours = Markierungen
settings-screen = Anzeige
settings-screen-window = Fenster
settings-screen-full = Vollbild
settings-quality = Grafik
settings-quality-low = Niedrig
settings-quality-medium = Mittel
settings-quality-high = Hoch
settings-quality-ultra = Sehr hoch
settings-quality-lowered = Das Spiel lief zu langsam, darum ist die Grafikqualität jetzt niedriger. In den Einstellungen kannst du das ändern.
settings-theme = Tisch
settings-theme-day = Bei Tag
settings-theme-evening = Am Abend
settings-theme-green = Grünes Tuch
settings-theme-blue = Blaues Tuch
settings-confirm = Züge bestätigen
settings-confirm-no = Aus
settings-confirm-yes = An
settings-camera = Kamera
settings-camera-free = Frei
settings-camera-locked = Fest
settings-seating = Sitzordnung
settings-hand-over = Übergabehinweis
settings-hand-over-no = Aus
settings-hand-over-yes = An
settings-hand-over-face-to-face = Bei „Gegenüber“ unnötig: Das Gerät liegt zwischen euch.
seating-same-side = Nebeneinander
    .about = Ihr sitzt nebeneinander, und die Seite des ersten Spielers liegt vorn.
seating-turning = Brett dreht sich
    .about = Das Brett dreht sich zu der Person, die am Zug ist.
seating-face-to-face = Gegenüber
    .about = Das Gerät liegt zwischen euch. Jeder hat eine Leiste an seinem Rand.
settings-unread = Deine Einstellungen sind nicht lesbar: { $fault }. Es gelten die Standardwerte.
settings-not-saved = Deine Einstellungen konnten nicht gespeichert werden: { $fault }.

# The device is passed on
hand-over-heading = { $player } ist am Zug
hand-over-text = Gib das Gerät weiter. Das Brett ist gesperrt, bis die nächste Person bereit ist.
hand-over-ready = Ich bin bereit

# What a place is
place-robot = { $player ->
    [you] Dein Roboter.
    [the-computer] Ein Roboter des Computers.
   *[other] Ein Roboter von { $player }.
}
place-charged = Eine geladene Batterie.
place-spent = Eine verbrauchte Batterie.
place-marble = { $player ->
    [you] Deine Kugel.
    [the-computer] Eine Kugel des Computers.
   *[other] Eine Kugel von { $player }.
}
place-counter = { $player ->
    [you] Dein Stein.
    [the-computer] Ein Stein des Computers.
   *[other] Ein Stein von { $player }.
}
place-empty = Leer.
place-can-act = { $count ->
    [one] Eine Zugmöglichkeit.
   *[other] { $count } Zugmöglichkeiten.
}
place-target = Die gewählte Figur kann hierher.
place-target-costs = { $count ->
    [one] Der gewählte Roboter kann für eine Batterie hierher.
   *[other] Der gewählte Roboter kann für { $count } Batterien hierher.
}
place-open = Hierhin kannst du jetzt eine Kugel legen.
place-in-danger = Er könnte im nächsten Zug geschlagen werden (von { $enemies } aus).
place-danger-there = Dort könnte er im nächsten Zug geschlagen werden (von { $enemies } aus).
place-captures = Unterwegs schlägt er { $pieces }.
place-battery-controlled = { $player ->
    [you] Du kontrollierst
    [the-computer] Der Computer kontrolliert
   *[other] { $player } kontrolliert
} diese Batterie, { $more } zu { $less }.
place-battery-shared = { $count ->
    [0] Beide kontrollieren diese Batterie: Kein Roboter berührt sie.
   *[other] Beide kontrollieren diese Batterie, { $count } zu { $count }.
}
place-panel-held = { $player ->
    [you] Du hältst
    [the-computer] Der Computer hält
   *[other] { $player } hält
} diese Platte mit { $fields } Feldern, { $more } zu { $less }.
place-panel-tied = { $count ->
    [0] Diese Platte mit { $fields } Feldern hält noch niemand.
   *[other] Diese Platte mit { $fields } Feldern hält niemand, es steht { $count } zu { $count }.
}

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
key-swap-sides = Seiten tauschen, wenn die Regeln es erlauben
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
key-escape = Auswahl aufheben, Menü, zurück
key-tab = Nächster Knopf (Eingabe drückt ihn)
key-press = Taste drücken …
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
option-netzwerk-energy = Zahlende Batterien
option-netzwerk-energy-adjacent = alle
    .about = Jede geladene Batterie, die den Roboter berührt, kann seinen Lauf bezahlen.
option-netzwerk-energy-controlled = kontrollierte
    .about = Nur Batterien, die den Roboter berühren und die du kontrollierst, können einen Lauf bezahlen.
option-netzwerk-path = Laufweg
option-netzwerk-path-free = frei
    .about = Ein Lauf darf um Ecken führen und Schritte und Sprünge verbinden.
option-netzwerk-path-straight = gerade
    .about = Ein Lauf führt in gerader Linie; jeder Sprung und jedes Schlagen ist ein eigener Lauf.
option-netzwerk-rerun = Läufe pro Roboter
option-netzwerk-rerun-free = beliebig
    .about = Ein Roboter darf im selben Zug noch einmal laufen, wenn er nicht geschlagen hat.
option-netzwerk-rerun-once = einer
    .about = Jeder Roboter läuft höchstens einmal pro Zug.
option-netzwerk-capture = Schlagen
option-netzwerk-capture-optional = freiwillig
    .about = Du darfst schlagen, musst aber nicht.
option-netzwerk-capture-mandatory = Pflicht
    .about = Wer schlagen kann, muss schlagen, bevor er etwas anderes tut.
option-netzwerk-shared = Gemeinsame Batterien
option-netzwerk-shared-usable = beweglich
    .about = Eine Batterie, die beide kontrollieren, dürfen beide verschieben.
option-netzwerk-shared-locked = fest
    .about = Eine Batterie, die beide kontrollieren, darf niemand verschieben; zahlen kann sie weiterhin.
option-netzwerk-first = Wer beginnt
option-netzwerk-first-white = Weiß
    .about = Weiß beginnt.
option-netzwerk-first-black = Schwarz
    .about = Schwarz beginnt.
option-netzwerk-opening = Erster Zug
option-netzwerk-opening-free = normal
    .about = Der erste Zug der Partie ist ein Zug wie jeder andere.
option-netzwerk-opening-single = nur ein Lauf
    .about = Der erste Zug der Partie ist ein einziger Lauf, ohne Verschieben. So ist Anfangen ein kleinerer Vorteil.
option-netzwerk-repetition = Wiederholung
option-netzwerk-repetition-allowed = erlaubt
    .about = Stellungen dürfen sich beliebig oft wiederholen.
option-netzwerk-repetition-draw = remis
    .about = Beginnt ein Zug zum dritten Mal mit derselben Stellung, ist die Partie remis.
option-kulami-score = Wertung
option-kulami-score-basic = nur Platten
    .about = Jede Platte zählt so viele Punkte, wie sie Felder hat.
option-kulami-score-level1 = mit Gebieten
    .about = Es zählen die Platten, und wer das größere Gebiet hat, bekommt die Differenz dazu.
option-kulami-score-chains = mit Ketten
    .about = Es zählen die Platten, und wer die höhere Kettensumme hat, bekommt die Differenz dazu.
option-kulami-score-level2 = mit allem
    .about = Es zählen die Platten; das größere Gebiet und die höhere Kettensumme bringen jeweils die Differenz dazu.
option-kulami-first = Wer beginnt
option-kulami-first-red = Rot
    .about = Rot legt die erste Kugel.
option-kulami-first-black = Schwarz
    .about = Schwarz legt die erste Kugel.
option-napoleon-headquarters = Hauptquartiere
option-napoleon-headquarters-refuge = geschützt
    .about = Ein Stein im Hauptquartier ist geschützt wie in einem Dorf.
option-napoleon-headquarters-open = ungeschützt
    .about = Ein Stein im Hauptquartier kann geschlagen werden.
option-napoleon-home = Eigenes Hauptquartier
option-napoleon-home-pass = nur hindurch
    .about = Im eigenen Hauptquartier darf ein Sprung zwischenlanden, aber kein Zug enden.
option-napoleon-home-rest = Halt erlaubt
    .about = Ein Sprung darf im eigenen Hauptquartier enden, wenn die Hauptquartiere ungeschützt sind.
option-napoleon-first = Wer beginnt
option-napoleon-first-blue = Blau
    .about = Blau beginnt.
option-napoleon-first-red = Rot
    .about = Rot beginnt.
option-napoleon-repetition = Wiederholung
option-napoleon-repetition-allowed = erlaubt
    .about = Stellungen dürfen sich beliebig oft wiederholen.
option-napoleon-repetition-draw = remis
    .about = Bei dreimaliger Stellungswiederholung oder nach 100 Zügen, in denen kein Stein verschwindet, ist die Partie remis.
option-swap = Seitentausch
option-swap-off = aus
    .about = Beide behalten ihre Seite.
option-swap-on = an
    .about = Nach dem ersten Zug darf der zweite Spieler die Seite des ersten übernehmen (die Kuchenregel). Beginne mit einem Zug, der keine Seite begünstigt.

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
} lassen sich nicht speichern: { $fault }.
own-folder-unreadable = { $folder } ist nicht lesbar: { $fault }.
own-fault = { $file }: { $fault }.
own-unknown-kind = Hier lassen sich nur Dateien ablegen, die mit { $kinds } beginnen
own-there-already = { $name } gibt es schon.
own-added = { $name } wurde hinzugefügt.
own-not-added = Nicht gespeichert: Es gibt schon eine andere Datei namens { $file }.
own-not-saved = { $file } konnte nicht gespeichert werden: { $fault }.
own-not-deleted = { $file } konnte nicht gelöscht werden: { $fault }.
own-deleted = { $file } wurde gelöscht.

# The layout designer
design-heading = Anordnung entwerfen
design-complete = Die Anordnung ist vollständig.
design-help = Zieh Platten auf das Raster. Tippe sie an, um sie zu drehen (beim Ziehen: R); zieh sie vom Raster, um sie zu entfernen.
design-name = Name
design-my-layout = Meine Anordnung
design-save = Speichern
design-saved = Gespeichert als { $name }.
design-not-saved = Die Anordnung wurde nicht gespeichert: { $fault }.
design-save-again = Eine Anordnung namens { $name } gibt es schon. Drück noch einmal auf „Speichern“, um sie zu ersetzen.
design-other-layout = Die Datei { $file } enthält die Anordnung { $name }. Wähle einen anderen Namen.
design-other-file = Die Datei { $file } enthält etwas anderes. Wähle einen anderen Namen.
design-play = Damit spielen
design-back = Zurück
design-square = Geschlossen
    .about = Eine zufällige geschlossene Anordnung
design-irregular = Unregelmäßig
    .about = Eine zufällige Anordnung mit Löchern und Lücken
design-clear = Leeren
    .about = Alle Platten entfernen
design-undo = Rückgängig
    .about = Die Platten wieder so legen, wie sie lagen
design-fairness = Ist sie fair?
    .about = Der Computer spielt hundert schnelle Partien gegen sich selbst
design-fairness-so-far = Test läuft: { $games } von { $all } Partien
design-fairness-share = Wer beginnt, gewinnt { $share } % der Partien (wahrscheinlich { $low } bis { $high } %).
design-fairness-even = Sieht fair aus.
design-fairness-first = Wer beginnt, ist im Vorteil.
design-fairness-second = Wer als Zweiter spielt, ist im Vorteil.
design-keep = Behalten
design-delete = Löschen
design-open = Bearbeiten

# The panel beside the board
panel-menu = Menü
    .about = Pause, neue Partie, beenden
panel-undo = Rückgängig
    .about = Die letzte Aktion rückgängig machen
panel-redo = Wiederholen
    .about = Die rückgängig gemachte Aktion wiederholen
panel-replay-turn = Letzter Zug
    .about = Den letzten Zug noch einmal zeigen
panel-review = Verlauf
    .about = Die Partie Zug für Zug ansehen
panel-flat = 2D
    .about = Das Brett genau von oben sehen
panel-3d = 3D
    .about = Das Brett schräg von oben sehen
panel-closer = Näher
    .about = Das Brett von Nahem sehen; dann mit einem Finger verschieben
panel-reset-view = Zentrieren
    .about = Zurück zur Standardansicht
panel-nothing-played = Noch keine Züge. { $aim }
aim-netzwerk = Bring die Hälfte deiner verbliebenen Roboter ins Ziel oder schlag alle gegnerischen.
aim-kulami = Wer am Ende mehr Punkte hat, gewinnt.
aim-napoleon = Bring zwei Steine ins gegnerische Hauptquartier.
panel-match-over = Partie zu Ende
panel-end-turn = Zug beenden
    .about = Deinen Zug beenden
panel-end-turn-anyway = Trotzdem beenden
panel-swap-sides = Seiten tauschen
    .about = Du spielst dann mit { $name }, der erste Zug gilt als deiner, und dein Gegner ist als Nächster dran.
panel-can-swap = Oder tausche die Seiten: Dann spielst du mit { $name }, und dein Gegner ist dran.
panel-swapped = { $name } hat die Seiten getauscht.
panel-swapped-you = { $name } hat die Seiten getauscht: Du spielst jetzt mit { $side }.
panel-kept-side = { $name } hat die Seiten nicht getauscht.
panel-not-confirmed = Du hast { $to } nicht bestätigt, darum wurde nichts gespielt.
panel-beside-to-place = Wähle ein Feld auf dem Brett: Die Kugel rollt von selbst dorthin.
panel-beside-captured = Geschlagene Figuren spielen nicht mehr mit.
panel-skip = Ergebnis zeigen
    .about = Das Ergebnis sofort zeigen, ohne den Rest der Auszählung
panel-recount = Auszählung zeigen
    .about = Die Auszählung noch einmal zeigen
panel-confirm = Bestätigen
panel-asked = Wähle { $to } noch einmal, um zu bestätigen.
panel-place-here = Auf { $to } legen
panel-stop = Auf { $to } anhalten
panel-run = Nach { $to } laufen
panel-capture-run = Auf { $to } schlagen
panel-go = Nach { $to } ziehen
panel-capture-go = Schlagzug nach { $to }
panel-go-round = Rundweg zurück nach { $to }
panel-jump-on = Spring weiter oder wähle { $here } noch einmal, um dort anzuhalten.
panel-jump-on-only = Spring weiter: Hier darf kein Zug enden.
panel-paid-with = Bezahlt wird mit { $pieces }. Wähle zum Ändern eine andere Batterie, zum Bestätigen noch einmal { $to }.
panel-takes = Es gibt mehrere Wege; auf diesem schlägst du { $pieces }. Wähle zum Ändern einen anderen Stein, zum Bestätigen noch einmal { $to }.
panel-takes-nothing = Es gibt mehrere Wege; auf diesem schlägst du nichts. Wähle einen Stein, um ihn unterwegs zu schlagen, oder noch einmal { $to }, um zu bestätigen.
panel-and = { $all } und { $last }
panel-came-back = Diese Stellung gab es schon einmal: Beim dritten Mal ist die Partie remis.
panel-warning = Vorsicht: Beendest du jetzt deinen Zug, kann dein Gegner sofort gewinnen.
panel-warning-unless = Vorsicht: Wenn du es nicht verhinderst, kann dein Gegner im nächsten Zug gewinnen.
panel-warning-arrows = Die Pfeile zeigen, wie.
panel-marks-danger = Zacken: deine Figuren, die im nächsten Zug geschlagen werden könnten.
panel-marks-capture = Ringe: deine Figuren, die ziehen können; unterbrochene: die auch schlagen können.
panel-marks-off-limits = Kreuze: Die zuletzt belegten Platten sind gesperrt.
panel-quiet = Seit { $count } Zügen ist kein Stein verschwunden; nach { $limit } ist die Partie remis.
panel-counting-panels = Die Platten werden gezählt …
panel-counting-equal = { $part }: Gleichstand.
panel-counting-adds = { $part }: { $player } +{ $points }.
panel-place = { $at }. { $about }
panel-named-place = { $at }, { $name }. { $about }
# What the opponent’s turn has done: a sentence of these parts, with commas and “and” between them
turn-told = { $player } { $told }.
turn-robots = ließ { $count ->
    [one] einen Roboter laufen ({ $ways })
   *[other] { $count } Roboter laufen ({ $ways })
}
turn-counter = zog von { $from } nach { $to }
turn-placed = legte eine Kugel auf { $at }
turn-captured-robots = schlug { $count ->
    [one] einen Roboter ({ $places })
   *[other] { $count } Roboter ({ $places })
}
turn-captured-counters = schlug { $count ->
    [one] einen Stein ({ $places })
   *[other] { $count } Steine ({ $places })
}
turn-batteries = verschob { $count ->
    [one] eine Batterie
   *[other] { $count } Batterien
}
turn-panel-held = übernahm mit einer Kugel auf { $at } eine Platte mit { $fields } Feldern
turn-panel-tied = glich mit { $at } auf der Platte mit { $fields } Feldern aus: Sie zählt jetzt für niemanden
turn-lost = verlor den Stein im Fluss

# Reviewing a game
review-at = Zug { $at } von { $all }.
review-leave = Zurück zur Partie
review-only = Das ist eine frühere Stellung. Geh zurück zur Partie, um weiterzuspielen.
review-autoplay = Abspielen
review-stop = Anhalten
review-play-from-here = Hier weiter
    .about = Ab dieser Stellung eine neue Partie spielen
review-line-at = Besserer Weg: Zug { $at } von { $all }.
review-graph = Chancen nach Zug { $turn }: { $chances }
review-graph-side = Je höher die Linie, desto besser für { $player }
review-turn = Zug { $turn }, { $player }
review-lost = Die Chancen fielen von { $before } % auf { $after } %.
review-played = Gespielt: { $played }.
review-answer = Beste Antwort: { $answer }.
review-answer-wins = Das gewinnt sofort.
review-answer-threatens = Damit droht der Sieg im nächsten Zug.
review-answer-uses = { $count ->
    [one] Die Antwort nutzt die Batterie, die nach { $places } verschoben wurde.
   *[other] Die Antwort nutzt die Batterien, die nach { $places } verschoben wurden.
}
review-answer-takes-robot = Der Roboter auf { $at } war gerade erst dorthin gelaufen.
review-answer-takes-counter = Der Stein auf { $at } war gerade erst dorthin gezogen.
review-spares-robots = Dann schlägt die beste Antwort { $count ->
    [0] keinen Roboter.
    [one] nur einen Roboter.
   *[other] nur { $count } Roboter.
}
review-spares-counters = Dann schlägt die beste Antwort { $count ->
    [0] keinen Stein.
    [one] nur einen Stein.
   *[other] nur { $count } Steine.
}
review-spares-points = Nach der besten Antwort stehst du dann { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} besser.
review-better = Besser: { $better }.
played-place = Kugel auf { $to }
played-move = Zug von { $from } nach { $to }
played-move-capture = Zug von { $from } nach { $to }, der { $pieces } schlägt
played-round = Rundweg zurück nach { $to }
played-round-capture = Rundweg zurück nach { $to } (schlägt { $pieces })
played-swap = Seitentausch
played-nothing = nichts
better-runs = { $count ->
    [one] Lauf { $ways }
   *[other] Läufe { $ways }
}
better-captures = { $count ->
    [one] Schlagen auf { $places }
   *[other] Schlagen auf { $places }
}
better-shifts = { $count ->
    [one] Batterie { $ways }
   *[other] Batterien { $ways }
}
review-show-line = Auf dem Brett zeigen
review-leave-line = Zeigen, was gespielt wurde
mark-good = Einziger guter Zug
mark-missed = Verpasste Chance
mark-mistake = Fehler
mark-blunder = Grober Fehler

# The computer as a player. Levels have a number and a word; the words stand on small buttons.
seat-person = Mensch
seat-computer = Computer, Stufe { $level } ({ $name })
seat-computer-timed = Computer, { $seconds } s pro Zug
the-computer = Der Computer
computer-name = Computer (Stufe { $level })
computer-name-timed = Computer ({ $seconds } s)
level-1 = Neuling
level-2 = Anfänger
level-3 = Hobbyspieler
level-4 = Könner
level-5 = Profi
level-6 = Experte
level-7 = Meister
level-8 = Maximum
panel-thinks = { $player } denkt nach { $depth ->
    [0] …
    [one] … (1 Zug voraus)
   *[other] … ({ $depth } Züge voraus)
}
panel-computer-plays = { $player } zieht.
panel-computer-paused = { $player } pausiert.
panel-move-now = Jetzt ziehen
    .about = Der Computer spielt den besten Zug, den er bisher gefunden hat
panel-computer-failed = { $player } denkt wegen eines Fehlers nicht weiter. Deine Partie bleibt erhalten.
panel-think-again = Neu rechnen
    .about = Den Computer noch einmal nachdenken lassen
search-failed = Das ließ sich wegen eines Fehlers nicht berechnen. Versuch es noch einmal.
panel-resume-computer = Weiter
    .about = Den Computer weiterspielen lassen
panel-hint = Tipp
    .about = Zeigen, was der Computer spielen würde und warum

# A hint: the next action, as half a sentence, then one or two reasons, each a sentence
hint-coming = Tipp wird gesucht …
hint-whole-turn = Idee des Zuges: { $reasons }
hint-whole-turn-averts = Spiel den ganzen Zug, sonst kann dein Gegner sofort gewinnen.
hint-told = Tipp: { $turn }.
hint-step = Tipp, Schritt { $step } von { $steps }: { $turn }.
step-near-own = { $robots ->
    [one] Dort wird sie von einem deiner Roboter berührt.
   *[other] Dort wird sie von { $robots } deiner Roboter berührt.
}
step-off-enemy = { $robots ->
    [0] Dort wird sie von keinem gegnerischen Roboter berührt.
    [one] Dort wird sie nur von einem gegnerischen Roboter berührt.
   *[other] Dort wird sie nur von { $robots } gegnerischen Robotern berührt.
}
action-run = Lass den Roboter von { $from } nach { $to } laufen und zahl mit { $pieces }
action-run-capture = Lass den Roboter von { $from } nach { $to } laufen, schlag dort und zahl mit { $pieces }
action-shift = Verschieb die Batterie von { $from } nach { $to }
action-end = Beende den Zug
action-place = Leg eine Kugel auf { $to }
action-move = Zieh von { $from } nach { $to }
action-move-capture = Zieh von { $from } nach { $to } und schlag { $pieces }
action-swap = Tausche die Seiten
why-wins = Damit ist die Partie gewonnen.
why-wins-in = Damit gewinnst du { $turns ->
    [one] noch in diesem Zug.
   *[other] in { $turns } Zügen, was immer dein Gegner tut.
}
why-takes-robots = Du schlägst { $count ->
    [one] einen Roboter.
   *[other] { $count } Roboter.
}
why-takes-counters = Du schlägst { $count ->
    [one] einen Stein.
   *[other] { $count } Steine.
}
why-averts = Sonst könnte dein Gegner sofort gewinnen.
why-saves-robots = Du rettest { $count ->
    [one] einen Roboter.
   *[other] { $count } Roboter.
}
why-saves-counters = Du rettest { $count ->
    [one] einen Stein.
   *[other] { $count } Steine.
}
why-saves-robot-on = Du rettest den Roboter auf { $at }.
why-saves-counter-on = Du rettest den Stein auf { $at }.
why-saves-robots-on = Du rettest die Roboter auf { $at } und { $other }.
why-saves-counters-on = Du rettest die Steine auf { $at } und { $other }.
why-threatens-to-win = Du drohst, im nächsten Zug zu gewinnen.
why-threatens-robots = Du bedrohst { $count ->
    [one] einen Roboter.
   *[other] { $count } Roboter.
}
why-threatens-counters = Du bedrohst { $count ->
    [one] einen Stein.
   *[other] { $count } Steine.
}
why-threatens-robot-on = Du bedrohst den Roboter auf { $at }.
why-threatens-counter-on = Du bedrohst den Stein auf { $at }.
why-threatens-robots-on = Du bedrohst die Roboter auf { $at } und { $other }.
why-threatens-counters-on = Du bedrohst die Steine auf { $at } und { $other }.
why-gains = Du gewinnst { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
}
why-ends-ahead = Bei bestem Spiel gewinnst du mit { $points ->
    [one] 1 Punkt Vorsprung.
   *[other] { $points } Punkten Vorsprung.
}
why-ends-behind = Bei bestem Spiel liegst du am Ende { $points ->
    [one] 1 Punkt zurück.
   *[other] { $points } Punkte zurück.
}
why-ends-even = Bei bestem Spiel endet die Partie remis.
why-resists = Bei bestem Spiel ist die Partie verloren, aber so hältst du am längsten durch.
why-nearer-goal-row = Deine Roboter kommen dem Ziel { $squares ->
    [one] einen Schritt
   *[other] { $squares } Schritte
} näher.
why-nearer-headquarters = Deine Armee kommt dem gegnerischen Hauptquartier { $squares ->
    [one] einen Schritt
   *[other] { $squares } Schritte
} näher.
why-slows = { $squares ->
    [0] Dein Gegner kommt im nächsten Zug keinen Schritt näher heran; sonst wären es { $others }.
    [one] Dein Gegner kommt im nächsten Zug nur einen Schritt näher heran statt { $others }.
   *[other] Dein Gegner kommt im nächsten Zug nur { $squares } Schritte näher heran statt { $others }.
}
why-opens = Danach könntest du im nächsten Zug { $squares } Schritte näher herankommen.
why-arrives-goal-row = Damit hast du { $reached } von { $needed } im Ziel.
why-arrives-headquarters = Damit hast du { $reached } von { $needed } im gegnerischen Hauptquartier.
why-secures = Diese Platte mit { $fields } Feldern kann dir niemand mehr nehmen.
why-leads = Dann gehört diese Platte mit { $fields } Feldern dir, { $own } zu { $others }.
why-strengthens = Du baust deinen Vorsprung auf dieser Platte mit { $fields } Feldern aus: { $own } zu { $others }.
why-evens = Auf dieser Platte mit { $fields } Feldern liegt dein Gegner nicht mehr vorn.
why-charges = Dann berühren deine Roboter { $batteries ->
    [one] eine Batterie.
   *[other] { $batteries } Batterien.
}
why-starves = Dann berühren gegnerische Roboter { $batteries ->
    [0] keine Batterie mehr.
    [one] nur noch eine Batterie.
   *[other] nur noch { $batteries } Batterien.
}
why-leaves = Deinem Gegner { $places ->
    [one] bleibt nur ein Feld.
   *[other] bleiben nur { $places } Felder.
}
why-lets-gain = { $points ->
    [0] Dein Gegner kann danach keine Punkte holen; nach einer Kugel woanders wären es bis zu { $others }.
    [one] Dein Gegner kann danach nur 1 Punkt holen; nach einer Kugel woanders wären es bis zu { $others }.
   *[other] Dein Gegner kann danach nur { $points } Punkte holen; nach einer Kugel woanders wären es bis zu { $others }.
}
why-improves = Das verbessert deine Stellung.
why-better-side = Die andere Seite steht besser, also tausche.
why-fair-turn = Danach stehen beide Seiten gleich gut; ein Seitentausch bringt deinem Gegner nichts.

# The computer's analysis of a game under review
analysis-on = Analyse
    .about = Zeigen, wie der Computer diese Stellung bewertet
analysis-off = Analyse aus
    .about = Die Bewertung des Computers ausblenden
analysis-coming = Rechnet …
analysis-chance = { $player } { $percent } %
turning-find = Wendepunkte
    .about = Die ganze Partie analysieren: die Chancen beider Seiten und die entscheidenden Züge
turning-progress = { $done } von { $all } Stellungen analysiert …
turning-none = Kein einzelner Zug hat diese Partie entschieden.
turning-most = Diese Züge waren die wichtigsten:

# Learning from mistakes in a game under review
mistake-learn = Deine Fehler
    .about = Deine Fehler in dieser Partie als Aufgaben: Finde etwas Besseres
mistake-number = Fehler { $number } von { $count }
mistake-leave = Zurück
    .about = Zurück zum Verlauf
mistake-task = Finde etwas Besseres.
mistake-lost = Deine Chancen lägen dann bei { $chance } % statt { $best } %.
mistake-right = Gut gesehen! Deine Chancen: { $chance } %.
mistake-shown = Das wäre besser gewesen.
mistake-none = Du hast in dieser Partie keine groben Fehler gemacht.
mistake-next = Nächster Fehler
mistake-finish = Zum Verlauf
mistake-try-again = Noch einmal
mistake-again = Von vorn
    .about = Diese Aufgabe neu beginnen
mistake-show = Lösung
    .about = Den besseren Zug zeigen
mistake-skip = Auslassen
    .about = Zum nächsten Fehler

# How the players stand
standing-to-move = am Zug
standing-none-left = keine mehr
standing-left = noch { $count }
standing-none-captured = hat nichts geschlagen
standing-captured = hat { $count } geschlagen
standing-army = noch { $left }, { $lost } verloren
standing-goal-netzwerk = { $reached } von { $needed } im Ziel
standing-goal-napoleon = { $reached } von { $needed } im Hauptquartier
standing-to-go = { $squares ->
    [one] noch ein Schritt
   *[other] noch { $squares } Schritte
}
    .about = So weit ist es noch bis zum Sieg, wenn nichts im Weg steht

# What is to be done
task-run-robot = Lass einen Roboter laufen.
task-chosen-robot = Wohin soll der Roboter auf { $site } laufen? Zahlen: Preis in Batterien.
task-run-once = Erster Zug: Lass einen Roboter einmal laufen.
task-end-turn = Beende den Zug.
task-must-capture = Du musst jetzt mit einem Roboter schlagen.
task-run-or-shift = Lass noch einen Roboter laufen, verschieb Batterien oder beende den Zug.
task-shift = Verschieb Batterien oder beende den Zug.
task-place-first = Leg die erste Kugel, wohin du willst.
task-place-marble = Leg eine Kugel in die Reihe oder Spalte der letzten.
task-move-counter = Zieh mit einem Stein: ein Schritt oder beliebig viele Sprünge.
task-chosen-counter = Wohin soll der Stein auf { $site } ziehen?
task-nothing = Die Partie ist zu Ende.

# What a square is
ground-open = Offenes Gelände. Steine können hier übersprungen und geschlagen werden.
ground-road = Eine Straße. Steine können hier übersprungen, aber nicht geschlagen werden.
ground-bridge = Eine Brücke. Steine können hier übersprungen, aber nicht geschlagen werden.
ground-village = Ein Dorf. Steine können hier übersprungen, aber nicht geschlagen werden.
ground-river = Ein Fluss. Mit Schritten geht es hinein und hinaus; ein Sprung hinein kostet den Stein. Kein Sprung beginnt hier oder führt darüber.
ground-forest-edge = Ein Waldrand. Sprünge dürfen hier landen, aber weder hier beginnen noch darüber führen.
ground-inner-forest = Waldinneres. Nur Schritte führen hierher; kein Sprung beginnt hier oder führt darüber.
ground-refuge = { $owner ->
    [blue] Hauptquartier von Blau: Rot gewinnt, sobald zwei rote Steine darin stehen; blaue dürfen hier nicht anhalten.
   *[red] Hauptquartier von Rot: Blau gewinnt, sobald zwei blaue Steine darin stehen; rote dürfen hier nicht anhalten.
} Steine können hier übersprungen, aber nicht geschlagen werden.
ground-open-headquarters = { $owner ->
    [blue] Hauptquartier von Blau: Rot gewinnt, sobald zwei rote Steine darin stehen.
   *[red] Hauptquartier von Rot: Blau gewinnt, sobald zwei blaue Steine darin stehen.
} Steine können hier geschlagen werden.

# Assists: switches in a list headed “Show”
assist-targets = Mögliche Felder
    .about = Zeigen, wohin die nächste Kugel darf
assist-lines = Reihe und Spalte
    .about = Die Reihe und die Spalte der letzten Kugel markieren
assist-off-limits = Gesperrte Platten
    .about = Die beiden gesperrten Platten markieren
assist-left = Restliche Kugeln
    .about = Zeigen, wie viele Kugeln jeder noch hat
assist-points = Punkte
    .about = Den Punktestand zeigen
assist-panels = Plattenfarben
    .about = Jede Platte in der Farbe ihres Besitzers umranden
assist-areas = Größte Gebiete
    .about = Das größte Gebiet jedes Spielers zeigen
assist-chains = Ketten
    .about = Die Ketten zeigen, die Punkte bringen
assist-danger = Bedrohte Figuren
    .about = Eigene Figuren markieren, die im nächsten Zug geschlagen werden könnten
assist-warning = Drohende Niederlage
    .about = Warnen, wenn dein Gegner direkt nach deinem Zug gewinnen könnte
assist-landings = Sprung für Sprung
    .about = Sprünge einzeln machen; das letzte Landefeld noch einmal wählen, um dort anzuhalten

# The score
score-panels = Platten
score-areas = Größtes Gebiet
score-chains = Ketten
score-marks-areas = Breite Bänder: größtes Gebiet.
score-marks-chains = Schmale Bänder: Ketten.
score-no-panel = { $player }: keine Platte
score-sum = { $player }: Platten { $sum }

# A game that is paused or over
pause-heading = Pause
pause-resume = Weiter
pause-more = Mehr …
pause-quit = Beenden
pause-copy-link = Link kopieren
    .about = Einen Link zu dieser Partie kopieren, um ihn dem Gegner zu schicken oder auf einem anderen Gerät zu öffnen
pause-link-copied = Link kopiert
    .about = Schick ihn deinem Gegner. Der Link lässt sich im Browser öffnen oder unter „Partien“ einfügen.
pause-link-cut = Die ganze Partie ist zu lang für einen Link. Dieser beginnt erst bei Zug { $turn }.
pause-copy-position = Stellung kopieren
    .about = Die Stellung als Text kopieren, zum Einfügen unter „Partien“
pause-copy-match = Partie kopieren
    .about = Die ganze Partie als Text kopieren, zum Einfügen unter „Partien“
pause-mouse = Maus: Zieh am Tisch, um ihn zu drehen; zieh mit gedrückter mittlerer Taste oder Umschalttaste, um die Ansicht zu verschieben; das Mausrad zoomt; ein Rechtsklick erklärt ein Feld.
pause-fingers = Touch: tippen oder ziehen; ein Finger auf dem Tisch dreht ihn, zwei zoomen, drehen und verschieben die Ansicht; langes Drücken erklärt ein Feld.
match-restart = Neu starten
    .about = Diese Partie noch einmal von vorn
match-new = Neue Partie
    .about = Namen und Regeln wählen
match-main-menu = Hauptmenü
    .about = Diese Partie verlassen
result-draw = Remis
result-turns = { $turns ->
    [one] Nach einem Zug.
   *[other] Nach { $turns } Zügen.
}
result-no-field-left = { $player } hatte kein erlaubtes Feld mehr.
result-no-field-left-you = Du hattest kein erlaubtes Feld mehr.
result-cannot-run = { $player } konnte keinen Roboter laufen lassen.
result-cannot-run-you = Du konntest keinen Roboter laufen lassen.
result-wins = { $player } gewinnt
result-you-win = Gewonnen!
result-you-lose = Verloren
result-harder = Gegen Stufe { $level } spielen
result-rematch = Revanche
    .about = Noch eine Partie mit getauschten Seiten

share-open = Teilen …
    .about = Einen Link schicken oder ein Bild, eine Animation, die Stellung oder die Partie speichern
share-heading = Diese Partie teilen
share-names = Namen der Spieler
share-names-off = Aus
share-names-on = An
share-player = { $name } ({ $side })
share-picture = Bild dieser Stellung
share-animation = Animation
share-last = Letzter Zug
share-all = Ganze Partie
share-first-turn = Von Zug
share-last-turn = Bis Zug
share-turns = Züge { $first } bis { $last }
share-progress = Aufnahme: { $percent } %
share-cancel = Abbrechen
share-saved = Gespeichert unter { $path }.
share-failed = Das Speichern ist fehlgeschlagen: { $fault }.
share-nothing-drawn = Der Grafiktreiber hat kein Bild geliefert

# The server for a tablet
tablet-open = Am Tablet spielen
tablet-what = Nach dem Start ist das Spiel in deinem WLAN erreichbar: Öffne es im Browser eines Tablets oder Handys.
tablet-start = Starten
tablet-scan = Scanne diesen Code mit der Kamera eines Tablets oder Handys im selben Netz oder gib die Adresse dort im Browser ein.
tablet-who = Alle in diesem Netz können das Spiel öffnen. Deine gespeicherten Partien und Dateien sehen sie nicht.
tablet-limits = Die Verbindung ist nicht verschlüsselt (http). Darum kann der Browser das Spiel weder installieren noch ohne Netz starten.
tablet-until = Du kannst diese Seite schließen: Das Spiel bleibt erreichbar, bis du es stoppst oder das Programm beendest.
tablet-copy = Adresse kopieren
tablet-stop = Stoppen
tablet-failed = Das Spiel lässt sich nicht bereitstellen: { $fault }.
tablet-no-page = Die Browserversion ist nicht installiert
tablet-no-network = Dieses Gerät ist mit keinem Netz verbunden
tablet-unreadable = Seine Dateien lassen sich nicht lesen
tablet-refused = Das System lässt es nicht zu

# Why a match ended
reason-half-the-crew-is-home = die Hälfte der Roboter ist im Ziel
reason-all-robots-captured = eine Seite hat keine Roboter mehr
reason-no-robot-can-run = kein Roboter kann laufen
reason-more-points = { $more } Punkte zu { $less }
reason-equal-points = je { $each } Punkte
reason-headquarters-taken = zwei Steine im gegnerischen Hauptquartier
reason-armies-spent = beide Armeen haben weniger als zwei Steine übrig
reason-all-counters-captured = eine Seite hat keine Steine mehr
reason-no-legal-move = kein Zug ist mehr möglich
reason-nothing-happens = hundert Züge lang verschwand kein Stein
reason-out-of-time = die Zeit ist abgelaufen
reason-repetition = dieselbe Stellung zum dritten Mal

# Why an action is not legal: half sentences
illegal-no-swap = die Seiten können nur gleich nach dem ersten Zug getauscht werden, und nur wenn die Regeln es erlauben
illegal-netzwerk-over = die Partie ist zu Ende
illegal-netzwerk-run-first = ein Zug beginnt mit einem Lauf: Bevor ein Roboter gelaufen ist, kannst du weder Batterien verschieben noch den Zug beenden
illegal-netzwerk-runs-are-over = sobald eine Batterie verschoben wurde, darf in diesem Zug kein Roboter mehr laufen
illegal-netzwerk-must-capture = ein Roboter kann schlagen und muss es nach diesen Regeln auch
illegal-netzwerk-single-run = der erste Zug der Partie ist ein einziger Lauf, ohne Verschieben
illegal-netzwerk-no-robot = auf { $value } steht kein Roboter
illegal-netzwerk-not-yours = der Roboter auf { $value } gehört nicht dir
illegal-netzwerk-barred = der Roboter auf { $value } darf in diesem Zug nicht noch einmal laufen
illegal-netzwerk-resting = der Roboter auf { $value } hat geschlagen und darf in diesem Zug nicht mehr laufen
illegal-netzwerk-no-energy = keine geladene Batterie berührt den Roboter auf { $value }
illegal-netzwerk-no-own-energy = du kontrollierst keine geladene Batterie, die den Roboter auf { $value } berührt
illegal-netzwerk-hemmed-in = der Roboter auf { $value } ist eingeklemmt: Er hat kein Quadrat, auf das er laufen könnte
illegal-netzwerk-no-way = der Roboter auf { $from } kann nicht nach { $to } laufen
illegal-netzwerk-wrong-sign = { $value ->
    [true] ein Lauf auf ein Quadrat mit einem gegnerischen Roboter wird mit x geschrieben
   *[other] ein Lauf, der nichts schlägt, wird mit - geschrieben
}
illegal-netzwerk-wrong-price = der Lauf kostet { $price }, angegeben { $paid ->
    [one] ist aber nur eine Batterie
   *[other] sind aber { $paid } Batterien
}
illegal-netzwerk-too-far = dieser Lauf kostet { $price } Batterien, aber nur { $energy ->
    [one] eine kann
   *[other] { $energy } können
} zahlen
illegal-netzwerk-no-battery = auf { $value } liegt keine Batterie
illegal-netzwerk-spent = die Batterie auf { $value } ist verbraucht
illegal-netzwerk-not-controlled = du kontrollierst die Batterie auf { $value } nicht
illegal-netzwerk-locked = beide kontrollieren die Batterie auf { $value }, also darf keiner sie verschieben
illegal-netzwerk-shifted = die Batterie auf { $value } wurde in diesem Zug schon verschoben
illegal-netzwerk-not-next = die Batterie auf { $from } kann nicht nach { $to }: Batterien rücken auf den nächsten leeren Sockel ihrer Linie
illegal-netzwerk-otherwise = das ist hier nicht erlaubt

illegal-kulami-over = die Partie ist zu Ende
illegal-kulami-no-field = auf { $value } ist kein Feld
illegal-kulami-taken = auf { $value } liegt schon eine Kugel
illegal-kulami-out-of-line = das Feld { $at } liegt weder in der Reihe noch in der Spalte der letzten Kugel auf { $last }
illegal-kulami-off-limits = die Platte von { $at } ist gesperrt: Dort liegt auf { $by } eine der letzten beiden Kugeln

illegal-napoleon-over = die Partie ist zu Ende
illegal-napoleon-off-the-map = die Karte hat kein Feld { $value }
illegal-napoleon-no-counter = auf { $at } steht kein { $colour ->
    [blue] blauer
   *[red] roter
} Stein
illegal-napoleon-not-yours = der Stein auf { $value } gehört nicht dir
illegal-napoleon-stuck = der Stein auf { $value } kann nicht ziehen: Neben ihm ist kein Feld frei, und er kann nichts überspringen
illegal-napoleon-shape = ein Zug ist ein Schritt oder besteht aus Sprüngen, die jeweils in gerader Linie über einen Stein gehen
illegal-napoleon-out-of-reach = der Stein auf { $from } kommt nicht nach { $to }: Ein Zug ist ein Schritt oder besteht aus Sprüngen, die jeweils in gerader Linie über einen Stein gehen
illegal-napoleon-taken = auf { $value } steht ein Stein
illegal-napoleon-step-home = mit einem Schritt darf kein Stein in sein eigenes Hauptquartier ({ $value })
illegal-napoleon-no-jump-from = von { $first } kann kein Stein abspringen: Dort ist { $second ->
    [river] ein Fluss
   *[forest] ein Wald
}
illegal-napoleon-no-jump-over = der Stein auf { $first } kann nicht übersprungen werden: Er steht in einem { $second ->
    [river] Fluss
   *[forest] Wald
}
illegal-napoleon-nothing-to-jump = auf { $value } steht kein Stein zum Überspringen
illegal-napoleon-in-the-forest = das Feld { $value } liegt für eine Landung zu tief im Wald
illegal-napoleon-takes-nothing = der Sprung nach { $value } schlägt nichts
illegal-napoleon-takes = der Sprung nach { $value } schlägt den Stein, über den er geht (schreib x)
illegal-napoleon-lost = der Stein ist im Fluss auf { $value } verloren: Dort endet der Zug
illegal-napoleon-no-river = auf { $value } ist kein Fluss, in dem der Stein verloren ginge
illegal-napoleon-loss-untold = der Stein ist im Fluss auf { $value } verloren (beende den Zug mit ~)
illegal-napoleon-ends-at-home = kein Zug darf im eigenen Hauptquartier enden ({ $value })
illegal-napoleon-circle = ein Zug, der nichts schlägt, darf nicht enden, wo er begonnen hat

# What is wrong with a layout
layout-empty = Die Anordnung ist leer
layout-too-long = Der Text der Anordnung hat { $value } Zeichen (höchstens 255 sind erlaubt)
layout-sign = „{ $sign }“ in Reihe { $row }, Spalte { $column }, ist weder ein Buchstabe noch ein Punkt für eine Lücke
layout-ragged = Reihe { $row } ist { $found } breit, die erste Reihe { $wanted }
layout-no-rectangle = Platte { $value } ist kein Rechteck aus einem Stück
layout-wrong-size = Platte { $name } ist { $width } × { $height } groß: Eine solche Platte gibt es nicht
layout-count = Platten von { $short } × { $long }: { $found } statt { $wanted }
layout-overlap = Platte { $first } und Platte { $second } liegen übereinander
layout-too-large = { $width } × { $height } Felder sind zu viel: Höchstens 10 in jeder Richtung sind erlaubt
layout-disconnected = Die Anordnung zerfällt in { $value } Teile, die sich an keiner Seite berühren

layout-name = Der Name muss 1 bis 40 Zeichen haben
layout-name-and-layout = Der Name muss 1 bis 40 Zeichen haben. { $value }

# What is wrong with a map
map-empty = Die Karte ist leer
map-name = Der Name muss 1 bis 40 Zeichen haben
map-too-large = { $width } × { $height } Felder sind zu viel: Höchstens 40 × 40 sind erlaubt
map-ragged = { $grid ->
    [terrain] Gelände
   *[counters] Steine
}: Reihe { $row } ist { $found } breit, nicht { $wanted }
map-rows = Steine: { $found } Reihen, nicht { $wanted }
map-sign = { $grid ->
    [terrain] Gelände
   *[counters] Steine
}: „{ $sign }“ in Reihe { $row }, Spalte { $column }, gehört nicht zu { $known }
map-no-headquarters = { $colour ->
    [blue] Das blaue
   *[red] Das rote
} Hauptquartier ({ $sign }) fehlt
map-unequal-armies = Steine: Blau hat { $blue }, Rot { $red }, es müssen gleich viele sein
map-army = Steine pro Spieler: { $value ->
    [one] einer
   *[other] { $value }
}, es müssen 2 bis 24 sein
map-at-home = Steine: Der in Reihe { $row }, Spalte { $column }, steht in seinem eigenen Hauptquartier
map-river-corner = Gelände: Die Flüsse in Reihe { $row }, Spalte { $column }, und in der Reihe darunter berühren sich nur an einer Ecke
map-place = Orte: „{ $name }“ bei „{ $at }“ braucht einen Namen und ein Feld der Karte

# What is wrong with a file
format-too-large = Die Datei ist zu groß ({ $found }, höchstens { $largest } sind erlaubt)
format-empty = Der Text ist leer
format-foreign = Der Text enthält etwas anderes
format-damaged = Der Text ist in Zeile { $line }, Spalte { $column } beschädigt
format-newer = Die Datei stammt von einer neueren Version (Format { $found }; diese liest Format { $known })
format-no-format = Das Format { $found } ist unbekannt (diese Version liest Format { $known })

file-missing = Diese Datei gibt es nicht
file-no-file = Das ist keine Datei
file-too-large = Die Datei ist zu groß ({ $found }, höchstens { $largest } sind erlaubt)
file-size-kilobytes = { $size } KB
file-size-megabytes = { $size } MB
file-no-text = Die Datei enthält keinen Text
file-taken = Eine andere Datei hat schon diesen Namen
file-no-folder = Das System hat dafür keinen Ordner
file-full = Es ist kein Platz mehr da. Lösche gespeicherte Partien, die du nicht mehr brauchst
file-forbidden = Hier darf nichts gespeichert werden
file-system = { $value }

# What is wrong with a match’s set-up
option-conflict = Sprünge dürfen nur dann im eigenen Hauptquartier enden, wenn die Hauptquartiere ungeschützt sind

set-up-rules = Regeln: { $value }
set-up-one-board = { $value } hat nur ein Brett
set-up-layout = Anordnung: { $value }
set-up-map = Karte: { $value }
set-up-two-boards = Die Stellung gehört zu einem anderen Brett als dem angegebenen
set-up-swap-in-turn = Die Seiten können nur am Anfang eines Zuges getauscht werden
set-up-position = Stellung: { $value }

play-over = Die Partie ist zu Ende
play-full = Eine Partie kann höchstens 20.000 Aktionen haben
play-too-long = Die Aktionen einer Partie können zusammen höchstens 2 Millionen Zeichen haben

# Sound
settings-group-sound = Ton
settings-effects-volume = Effekte
settings-room-volume = Atmosphäre
settings-volume-off = Aus
panel-mute = Ton aus
    .about = Den Ton ausschalten
panel-unmute = Ton an
    .about = Den Ton wieder einschalten
key-mute = Ton an oder aus

# Resigning, draws, rematches, undo by agreement
reason-resigned = durch Aufgabe
reason-draw-agreed = beide waren einverstanden
result-resigned = { $player } hat aufgegeben.
saved-ended = Die Partie war schon zu Ende, als die Spieler sie beendeten
pause-offer-draw = Remis anbieten
    .about = Der Gegner kann annehmen oder ablehnen
pause-offer-draw-later = Nach ein paar Zügen kannst du wieder Remis anbieten.
pause-resign = Aufgeben
    .about = Die Partie verloren geben: Der Gegner gewinnt
pause-swap-sides = Seiten tauschen
    .about = Platz und Farbe mit dem Gegner tauschen, vor dem ersten Zug
resign-heading = Aufgeben?
resign-text = { $loser } gibt auf und { $winner } gewinnt.
resign-text-alone = Der Computer gewinnt dann die Partie.
resign-confirm = Aufgeben
draw-heading = Remis anbieten?
draw-text = { $player } kann annehmen, ablehnen oder einfach ziehen.
draw-confirm = Remis anbieten
decision-cancel = Weiterspielen
offer-draw = { $player } bietet Remis an.
offer-undo = { $player } möchte die letzte Aktion rückgängig machen.
offer-agree = { $player }, einverstanden?
offer-accept = Annehmen
offer-decline = Ablehnen
offer-draw-declined = { $player } lehnt das Remis ab.
offer-undo-declined = { $player } lehnt ab.
offer-draw-considered = { $player } denkt über dein Remisangebot nach.
settings-undo = Rückgängig machen
settings-undo-free = Jederzeit
    .about = Jeder Zug lässt sich rückgängig machen.
settings-undo-agreement = Nach Absprache
    .about = Spielt ihr zu zweit, wird erst der Gegner gefragt.

# Finding saved games
date-today = heute, { $time }
date-yesterday = gestern, { $time }
date-day = { $day }. { $month } { $year }
date-january = Januar
date-february = Februar
date-march = März
date-april = April
date-may = Mai
date-june = Juni
date-july = Juli
date-august = August
date-september = September
date-october = Oktober
date-november = November
date-december = Dezember
find-search = Name, Titel oder Spiel suchen
find-all = Alle
find-unfinished = Offen
find-finished = Beendet
find-all-games = Alle Spiele
find-latest = Neueste zuerst
find-oldest = Älteste zuerst
find-by-game = Nach Spiel
find-by-name = Nach Namen
find-none = Keine gespeicherte Partie passt zu deiner Suche.
find-show-all = Alle zeigen
find-reading = { $count ->
    [one] Eine weitere Partie wird geladen …
   *[other] { $count } weitere Partien werden geladen …
}
find-state-unfinished = Noch offen · { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}
find-state-won = { $winner } hat gewonnen · { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}
find-state-drawn = Remis · { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}
find-more = Mehr
    .about = Diese Partie umbenennen, kopieren, exportieren oder löschen
find-less = Weniger
find-import = Importieren
    .about = Eine Partie oder Stellung einfügen oder ihre Datei in das Fenster ziehen
find-import-path = Importieren
    .about = Eine Partie, eine Stellung oder den Pfad einer Datei einfügen
backup-all = Alles sichern
    .about = Alle Partien, Anordnungen und Karten in einer Datei; importiere sie, um alles wiederherzustellen
backup-saved = Alles ist gesichert: { $path }.
backup-saved-without = Alles außer { $count ->
    [one] einer Datei
   *[other] { $count } Dateien
} ist gesichert: { $path }. { $faults }
backup-restored = Wiederhergestellt: { $added } neu, { $known } schon vorhanden.
backup-choose = Datei wählen
    .about = Eine Partie, eine Sicherung, eine Anordnung oder eine Karte

# Settings and shortcuts
settings-group-game = Spiel
settings-group-table = Tisch und Ansicht
settings-group-text = Sprache und Schrift
settings-language-system = Sprache des Systems ({ $language })
settings-highlights-usual = Grün und Rot
    .about = Die üblichen Farben.
settings-highlights-distinct = Blau und Orange
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
about-netzwerk = Netzwerk (Network) ist von Knut-Michael Wolf (1984). Einige Varianten stammen aus den französischen Regeln, übersetzt von Marie Guntzer, andere von João Neto.
about-kulami = Kulami ist von Andreas Kuhnekath, erschienen 2011 bei Steffen-Spiele. Die geschlossene und die unregelmäßige Anordnung sind die des Verlags, die übrigen sind von uns.
about-napoleon = Napoleon ist von Kurt Heuser und Eugen Oker, erschienen 1975 bei Pelikan. Der Spielplan wurde nie abgedruckt, darum sind die Karten von uns.
about-rules = Die Regeln haben wir in eigenen Worten formuliert.
about-owners = Die Spiele gehören ihren Autoren und Verlagen, die an diesem Programm nicht beteiligt sind.
about-licence-what = Du darfst dieses Programm unter der MIT-Lizenz oder der Apache-Lizenz 2.0 nutzen, ändern und weitergeben, wie du möchtest.
about-fonts-what = Die Schriften sind Cabin und Vollkorn, unter der SIL Open Font License. Die Symbole sind Phosphor Icons, unter der MIT-Lizenz.
about-libraries-what = Das Programm baut auf der Arbeit vieler anderer auf: { $count } Bibliotheken, jede mit Version und Lizenz.
report-open = Problem melden
report-what = Kopiere diesen Text und füge ihn deiner Meldung bei. Er enthält deine Einstellungen und, falls gerade eine Partie läuft, auch diese mit den Namen der Spieler, aber keine Ordnernamen deines Geräts.
report-copy = Kopieren
report-copied = Kopiert

# The title and the new game
title-two-players = Zu zweit
title-computer = Gegen Computer
new-match-more = Mehr
new-match-less = Weniger
new-match-strength = Stärke
new-match-level = Stufe
new-match-thinking = Bedenkzeit
new-match-thinking-seconds = { $seconds } s
new-match-thinking-note = Pro Zug, mit voller Stärke. Je schneller das Gerät, desto stärker der Computer.
new-match-side = Deine Seite
new-match-random-side = Zufall
preset-netzwerk-wolf = Standard
    .about = Die Regeln von Knut-Michael Wolf, mit fairem Anfang: Nach dem ersten Zug darf der zweite Spieler die Seiten tauschen. Bei dreimaliger Stellungswiederholung ist die Partie remis.
preset-netzwerk-neto = Gerade Läufe
    .about = João Netos Variante: Jeder Roboter läuft höchstens einmal pro Zug und nur in gerader Linie, bezahlt mit Batterien, die du kontrollierst. Auch hier ist der Anfang fair.

# Symbols at the table
panel-show = Anzeigen
    .about = Auswählen, was das Brett anzeigt
review-start = Anfang
    .about = Zum Anfang der Partie
review-previous = Zurück
    .about = Einen Zug zurück
review-next = Vor
    .about = Einen Zug vor
review-end = Ende
    .about = Zur letzten Stellung

# Kurse für Anfänger
lesson-learn = Lernen
lesson-step = Schritt { $step } von { $count }
lesson-step-new = Schritt { $step } von { $count } · neue Stellung
lesson-step-more = Weitere Regeln: { $step } von { $count }
lesson-next = Weiter
lesson-first-match = Erste Partie spielen
lesson-hint = Tipp
    .about = Ein Tipp zu diesem Schritt
lesson-show = Zeig’s mir
    .about = Der Tisch macht es vor
lesson-back = Zurück
    .about = Zum Schritt davor
lesson-skip = Auslassen
    .about = Zum nächsten Schritt, ohne diesen zu machen
lesson-more = Weitere Regeln
    .about = Regeln, die du für die erste Partie nicht brauchst
lesson-leave = Verlassen
    .about = Zum Hauptmenü; du kannst hier später weitermachen
lesson-well-done = Gut gemacht!
lesson-otherwise = Das ist erlaubt, aber darum geht es in diesem Schritt nicht.
lesson-loses-own = So ginge dein Stein im Fluss verloren.
lesson-leaves = { $places ->
    [one] Danach bleibt deinem Gegner noch ein Feld.
   *[other] Danach bleiben deinem Gegner noch { $places } Felder.
}
lesson-costs-nothing = Dadurch verliert dein Gegner keine Punkte.
lesson-captures-only = { $count ->
    [0] Damit schlägst du nichts.
    [one] Damit schlägst du nur einen Stein.
   *[other] Damit schlägst du nur { $count } Steine.
}
lesson-finished = Der Kurs ist geschafft! Jetzt kommt deine erste ganze Partie, gegen den Computer auf der leichtesten Stufe.
lesson-offer = Neu bei { $game }? Ein Fünf-Minuten-Kurs zeigt dir, wie es geht.
lesson-offer-no = Nein, danke
lessons-unread = Dein Stand in den Kursen konnte nicht gelesen werden: { $fault }. Die Kurse beginnen von vorn.
lessons-not-saved = Dein Stand in den Kursen konnte nicht gespeichert werden: { $fault }.

# Puzzles
puzzle-grade-easy = Leicht
puzzle-grade-medium = Mittel
puzzle-grade-hard = Schwer
puzzles-open = Rätsel
puzzles-heading = { $game }: Rätsel
puzzles-day = Rätsel des Tages
puzzles-stars-what = Drei Sterne: beim ersten Versuch, ohne Hilfe. Zwei: mit einem Tipp oder beim zweiten Versuch. Einer: in jedem anderen Fall.
puzzle-number = Rätsel { $number } · { $grade }
puzzle-of-day = Rätsel des Tages · { $grade }
puzzles-solved = { $solved } von { $count } gelöst, { $stars ->
    [one] ein Stern
   *[other] { $stars } Sterne
}
puzzles-entry = { $number }, { $stars ->
    [0] nicht gelöst
    [one] ein Stern
   *[other] { $stars } Sterne
}
puzzle-goal-win-now = Gewinne in diesem Zug.
puzzle-goal-win = Gewinne in { $turns } Zügen, was immer dein Gegner tut.
puzzle-goal-hold = Dein Gegner droht zu gewinnen. Finde den einzigen Zug, der das verhindert.
puzzle-goal-keep-win = Finde das einzige Feld, mit dem du bei bestem Spiel noch gewinnst.
puzzle-goal-keep-draw = Gewinnen kannst du nicht mehr. Finde das einzige Feld, mit dem du das Remis rettest.
puzzle-hint-river = Opfere einen Stein im Fluss.
puzzle-hint-capture = Schlagen öffnet den Weg.
puzzle-hint-jump = Spring!
puzzle-hint-energy = Zähl die Batterien: Welche dürfen zahlen, und welche Roboter brauchen den Rest?
puzzle-hint-step = Ein einfacher Schritt genügt, ohne zu springen oder zu schlagen.
puzzle-hint-hold = Was braucht dein Gegner, um im nächsten Zug zu gewinnen? Nimm es ihm.
puzzle-hint-win = Sieh dir an, welche Platten noch umkämpft sind und wohin deine Kugel deinen Gegner schickt.
puzzle-hint-draw = Wohin darf dein Gegner nach deiner Kugel?
puzzle-hint-begin = Beginne an der markierten Stelle.
puzzle-you = Du spielst mit { $player }.
puzzle-hint = Tipp
    .about = Die Idee, dann der Anfang
puzzle-show = Lösung
    .about = Der Tisch spielt die Lösung vor
puzzle-again = Von vorn
    .about = Die Stellung neu aufbauen
puzzle-list = Liste
    .about = Zurück zur Liste der Rätsel
puzzle-leave = Verlassen
    .about = Zum Hauptmenü
puzzle-next = Nächstes Rätsel
puzzles-next-unsolved = Nächstes ungelöstes Rätsel
puzzle-wrong = Nicht ganz. So antwortet dein Gegner.
puzzle-no-win = Nicht ganz: Das gewinnt nicht in diesem Zug.
puzzle-refuted = Nicht ganz. Die Antwort wäre: { $reply }. { $why }
puzzle-missed-win = Dann gewinnst du nicht mehr rechtzeitig.
puzzle-missed-hold = Damit gewinnt dein Gegner.
puzzle-missed-keep-win = Danach kannst du auch mit bestem Spiel nicht mehr gewinnen.
puzzle-missed-keep-draw = Danach ist die Partie verloren.
puzzle-lost = So ist das Rätsel nicht mehr zu lösen. Versuch es noch einmal.
puzzle-right = Richtig! Mach weiter.
puzzle-solved = Gelöst!
puzzle-solved-hold = Dein Gegner kann im nächsten Zug nicht gewinnen.
puzzle-solved-keep-win = Bei bestem Spiel gewinnst du, was immer dein Gegner tut.
puzzle-shown = Das war die Lösung.
puzzle-stars = { $stars ->
    [one] Ein Stern.
   *[other] { $stars } Sterne.
}
puzzles-unread = Dein Stand in den Rätseln konnte nicht gelesen werden: { $fault }. Er beginnt wieder bei null.
puzzles-not-saved = Dein Stand in den Rätseln konnte nicht gespeichert werden: { $fault }.

lesson-netzwerk-goal = Du spielst mit Weiß und gewinnst, sobald die Hälfte deiner verbliebenen Roboter im Ziel ist: auf der markierten Startreihe von Schwarz. Jeder Zug beginnt mit mindestens einem Lauf. Lass einen Roboter ein Quadrat weit laufen.
    .about = Roboter mit einem dünnen Ring können laufen. Tippe auf einen davon, dann auf das leuchtende Quadrat vor ihm.
lesson-netzwerk-goal-done = Eine Batterie neben dem Roboter hat bezahlt. Sie wurde umgedreht: Für diesen Zug ist sie verbraucht.
lesson-netzwerk-energy = Jedes Quadrat kostet eine geladene Batterie, die den Roboter am Anfang seines Laufs berührt. Hier sind es zwei, genug für zwei Quadrate: Lass den markierten Roboter um die Ecke auf das markierte Quadrat laufen.
    .about = Tippe auf den markierten Roboter, dann auf das markierte Quadrat.
lesson-netzwerk-energy-done = Mit vier Batterien käme er vier Quadrate weit. Roboter gehen nie zurück und nie schräg.
lesson-netzwerk-share = Batterien gehören niemandem: Nachbarn teilen sie sich. Lass den markierten Roboter ein Quadrat weit laufen, aber bezahl mit der Batterie auf e5 statt mit der vorgeschlagenen. Danach soll auch der linke Roboter laufen.
    .about = Tippe nacheinander auf den Roboter, das Quadrat vor ihm und die Batterie auf e5. Bestätige dann mit einem Tipp auf das Quadrat.
lesson-netzwerk-share-then = Lass jetzt den anderen Roboter laufen: Die Batterie, die du gespart hast, berührt ihn noch.
    .about = Beende deinen Zug noch nicht. Tippe auf den markierten Roboter, dann auf ein leuchtendes Quadrat.
lesson-netzwerk-share-done = Du wählst, welche Batterien zahlen: Was ein Roboter ausgibt, fehlt seinem Nachbarn.
lesson-netzwerk-jump = Dein Roboter darf über einen anderen von dir springen, auf das leere Quadrat direkt dahinter. Das kostet zwei Batterien. Probier es aus.
    .about = Tippe auf den markierten Roboter, dann auf das markierte Quadrat.
lesson-netzwerk-jump-then = Sein neues Quadrat berührt eine geladene Batterie. Darum darf er im selben Zug noch einmal laufen: Probier es gleich aus.
    .about = Tippe auf den Roboter, der gesprungen ist, dann auf ein leuchtendes Quadrat.
lesson-netzwerk-jump-done = Ein Roboter darf so oft laufen, wie Batterien zahlen können, bis er schlägt. Springen darf er nur über eigene Roboter, nie über gegnerische.
lesson-netzwerk-capture = Auch Schlagen kostet zwei Batterien: Dein Roboter nimmt einen gegnerischen vom nächsten Quadrat und stellt sich dorthin. Schlag den schwarzen Roboter.
    .about = Tippe auf deinen Roboter unter dem schwarzen, dann auf den schwarzen.
lesson-netzwerk-capture-done = Damit endet der Lauf, und dieser Roboter darf in diesem Zug nicht mehr laufen. Schlagen ist nie Pflicht.
lesson-netzwerk-all = Du gewinnst auch, wenn du alle gegnerischen Roboter schlägst. Dein vorderer Roboter hat schon geschlagen und darf in diesem Zug nicht mehr laufen. Spring über ihn und schlag den letzten schwarzen direkt dahinter. Das kostet vier Batterien.
    .about = Tippe auf den unteren markierten Roboter, dann auf den schwarzen.
lesson-netzwerk-all-done = Alle schwarzen Roboter sind geschlagen: Du gewinnst sofort. In einer Partie warnen dich Zacken um deinen Roboter: Auch er könnte geschlagen werden.
lesson-netzwerk-shift = Nach den Läufen darfst du Batterien verschieben, jede einmal pro Zug: vor, zurück oder seitwärts auf den nächsten leeren Sockel, auch über andere Batterien hinweg. Verschieb die markierte nach vorn.
    .about = Tippe auf die markierte Batterie, dann auf den markierten Sockel darüber. Oder zieh sie dorthin.
lesson-netzwerk-shift-done = Nach der ersten Verschiebung läuft in diesem Zug kein Roboter mehr. Auch verbrauchte Batterien darfst du verschieben.
lesson-netzwerk-control = Du darfst nur Batterien verschieben, die du kontrollierst. Dazu müssen mindestens so viele eigene wie gegnerische Roboter die Batterie berühren. Von den beiden markierten kontrollierst du nur eine: Verschieb sie.
    .about = Die obere Batterie wird von zwei schwarzen Robotern berührt, aber nur von einem deiner Roboter. Nimm die untere.
lesson-netzwerk-control-done = Zwei deiner Roboter berühren sie und kein schwarzer: 2 zu 0. Bei gleich vielen oder gar keinem kontrollieren beide Spieler eine Batterie.
lesson-netzwerk-end = Deinen Zug beendest du selbst. Tu das jetzt und sieh zu, wie Schwarz zieht.
    .about = Drück auf „Zug beenden“.
lesson-netzwerk-end-done = Zu Beginn jedes Zuges werden alle Batterien wieder geladen. Jetzt sind sie für dich da.
lesson-netzwerk-home = Du hast noch fünf Roboter, zwei davon sind im Ziel. Bring einen dritten hin und gewinne.
    .about = Lass den markierten Roboter ein Quadrat vorwärts laufen.
lesson-netzwerk-home-done = Die Hälfte der Roboter, die du noch hast, genügt: drei von sechs oder fünf, zwei von vier oder drei, einer von zweien oder der letzte.
lesson-netzwerk-trap = Vorsicht: Schwarz hat fünf Roboter, zwei davon im Ziel. Schlägst du einen der anderen, sind zwei von vier die Hälfte, und Schwarz gewinnt! Lass den markierten oder einen anderen Roboter laufen, ohne zu schlagen.
    .about = Schlägst du, ist die Hälfte der vier schwarzen Roboter im Ziel. Lass irgendeinen deiner Roboter auf ein leeres Quadrat laufen.
lesson-netzwerk-trap-done = Gut aufgepasst! Solange Schwarz fünf Roboter hat, muss noch ein dritter ins Ziel.
lesson-netzwerk-starve = Wer zu Beginn seines Zuges nicht laufen kann, verliert. Den letzten schwarzen Roboter berührt nur noch eine Batterie: Verschieb sie außer Reichweite und beende deinen Zug.
    .about = Verschieb die markierte Batterie nach links oder zu dir hin. Drück dann auf „Zug beenden“.
lesson-netzwerk-starve-then = Außer Reichweite! Beende jetzt deinen Zug: Schwarz kann nicht laufen und verliert.
    .about = Drück auf „Zug beenden“.
lesson-netzwerk-starve-done = Keine Batterie berührt den schwarzen Roboter. Schwarz kann nicht laufen, und du gewinnst.
lesson-netzwerk-swap = Der zweite Spieler darf den ersten Zug mit einem Seitentausch beantworten; so ist Anfangen kein Vorteil. Schwarz hat begonnen. Tausche die Seiten: Der Zug gilt dann als deiner, und dein Gegner ist dran.
    .about = Drück auf „Seiten tauschen“.
lesson-netzwerk-swap-done = Dein Gegner spielt jetzt mit Weiß. Fängst du selbst an, wähle einen Zug, der keine Seite begünstigt: etwa einen Lauf und eine Batterie nach hinten.
lesson-netzwerk-match = Jetzt spielst du eine kurze Partie gegen den Computer auf der leichtesten Stufe. Jede Seite hat vier Roboter; mit zweien im Ziel gewinnst du. Kommt eine Stellung zum dritten Mal vor, ist die Partie remis.
    .about = Lass Roboter neben geladenen Batterien laufen, verschieb Batterien, wenn du magst, und beende deinen Zug.
lesson-netzwerk-idea-capture = Du hast geschlagen: Dieser Roboter darf in diesem Zug nicht mehr laufen.
lesson-netzwerk-idea-jump = Du bist über einen eigenen Roboter gesprungen, für zwei Batterien.
lesson-netzwerk-idea-home = Dein Roboter ist im Ziel. Mit zwei von vier gewinnst du!
lesson-netzwerk-idea-shift = Du hast eine Batterie verschoben: In diesem Zug läuft kein Roboter mehr.
lesson-netzwerk-idea-end = Dein Zug ist zu Ende, und alle Batterien sind wieder geladen.

lesson-kulami-place = Eine Platte gehört dir, wenn du mehr Kugeln darauf hast als Schwarz. Du spielst mit Rot, und die erste Kugel darf überallhin: Tippe auf ein Feld.
    .about = Tippe auf irgendeine der runden Mulden.
lesson-kulami-place-done = Eine Kugel gegen keine: Die Platte gehört vorerst dir, wie ihr roter Rand zeigt. „2D“ zeigt das Brett von oben.
lesson-kulami-line = Ab jetzt entscheidet die zuletzt gelegte Kugel: Die nächste kommt in ihre Reihe oder Spalte. Antworte auf die markierte Kugel. Die abgedunkelten Platten sind gesperrt; warum, zeigt der nächste Schritt.
    .about = Tippe auf ein leuchtendes Feld in der Reihe oder Spalte der markierten Kugel.
lesson-kulami-line-done = Kugeln auf dem Weg stören nicht: Jedes leere Feld der Linie kommt in Frage.
lesson-kulami-closed = Zwei Platten sind für dich gesperrt und hier abgedunkelt: die mit der letzten schwarzen Kugel und die mit deiner letzten. Leg deine Kugel in die Reihe oder Spalte der schwarzen, aber auf eine andere Platte.
    .about = Tippe auf ein leuchtendes Feld. Die abgedunkelten Platten leuchten nicht.
lesson-kulami-closed-done = So kann Schwarz nicht gleich auf der Platte antworten, auf die du gerade gelegt hast.
lesson-kulami-gap = Manche Anordnungen haben Lücken. Reihen und Spalten gehen darüber hinweg weiter: Leg deine Kugel auf die andere Seite.
    .about = Tippe auf eines der markierten Felder.
lesson-kulami-gap-done = Lücken stören so wenig wie Kugeln auf dem Weg.
lesson-kulami-size = Eine Platte ist so viele Punkte wert, wie sie Felder hat, ganz gleich, wie viele Kugeln darauf liegen. Nimm dir eine Platte mit sechs Feldern.
    .about = Die Felder in der Mitte, c4 bis e4, liegen auf einer Sechserplatte.
lesson-kulami-size-done = Sechs Punkte für eine einzige Kugel, bis Schwarz kommt.
lesson-kulami-take = Eine Platte mit gleich vielen Kugeln beider Farben zählt für niemanden. Hol dir auf der markierten Platte die Mehrheit.
    .about = Tippe auf das leuchtende Feld der markierten Platte.
lesson-kulami-take-done = Zwei zu eins: vier Punkte für dich.
lesson-kulami-break = Schwarz hält die markierte Sechserplatte mit einer Kugel. Leg auch eine darauf.
    .about = Tippe auf das leuchtende Feld der markierten Platte.
lesson-kulami-break-done = Eins zu eins: Bei Gleichstand zählt sie für niemanden, und Schwarz verliert sechs Punkte.
lesson-kulami-lead = Mit deiner Kugel bestimmst du, wohin Schwarz darf. Die letzte schwarze Kugel ist markiert. Antworte so darauf, dass Schwarz nur noch eine einzige Möglichkeit hat.
    .about = Es ist das Feld im Ring: In seiner Reihe und Spalte darf Schwarz nur noch auf ein Feld.
lesson-kulami-lead-done = Schwarz hat nur noch ein Feld. Dem Gegner die Züge vorzuschreiben, das ist die Kunst bei Kulami.
lesson-kulami-end = Die Partie endet, wenn alle Kugeln liegen oder wenn jemand kein Feld mehr hat. Du führst. Antworte so auf die markierte Kugel, dass Schwarz kein Feld mehr hat und die Partie endet.
    .about = Es ist das Feld im Ring.
lesson-kulami-end-done = Wer mit seinen Platten mehr Punkte hat, gewinnt; bei Gleichstand ist die Partie remis. Einige Felder bleiben immer leer.
lesson-kulami-area = Ihr könnt vereinbaren, dass mehr zählt als nur die Platten. Erstens das größte Gebiet: Kugeln einer Farbe, die an den Seiten ihrer Felder zusammenhängen, nicht über Ecken. Zwei Felder sind markiert: Nimm das Feld, das deine Gebiete verbindet.
    .about = Das Feld zwischen deinen Kugeln berührt beide Gebiete mit einer Seite, das andere nur mit Ecken.
lesson-kulami-area-done = Dein Gebiet hat fünf Kugeln, das größte schwarze hat zwei: Du bekommst die Differenz, drei Punkte.
lesson-kulami-chain = Zweitens Ketten: fünf oder mehr Kugeln einer Farbe in einer Linie, auch schräg. Leg eine Kugel dorthin, wo sich die beiden roten Linien kreuzen: Sie vollendet zwei Ketten und zählt in beiden.
    .about = Tippe auf das markierte Feld zwischen den roten Kugeln.
lesson-kulami-chain-done = Zwei Fünferketten ergeben zehn; wer mehr hat, bekommt die Differenz. Gebiete und Ketten zählen nur, wenn ihr das vor der Partie so wählt.
lesson-kulami-swap = Der zweite Spieler darf den ersten Zug mit einem Seitentausch beantworten; so ist Anfangen kein Vorteil. Schwarz hat begonnen. Tausche die Seiten: Die Kugel gehört dann dir, und dein Gegner ist dran.
    .about = Drück auf „Seiten tauschen“.
lesson-kulami-swap-done = Das Brett zeigt jetzt deine neue Seite, und dein Gegner spielt mit Rot. Fängst du selbst an, dann wähle einen Zug, der keine Seite begünstigt.
lesson-kulami-match = Spiel jetzt eine Partie gegen den Computer auf der leichtesten Stufe zu Ende. Ihr liegt fast gleichauf; auf die letzten zehn Kugeln jeder Seite kommt es an.
    .about = Such Platten, auf denen eine weitere Kugel die Mehrheit oder den Gleichstand bringt.
lesson-kulami-idea-lead = Nach deiner letzten Kugel hatte Schwarz kaum noch eine Wahl.
lesson-kulami-idea-gain = Deine letzte Kugel hat ihre Platte gewonnen: Du hast dort mehr Kugeln.
lesson-kulami-idea-break = Deine letzte Kugel hat auf ihrer Platte ausgeglichen: Sie zählt jetzt für niemanden.

lesson-napoleon-step = Du spielst mit Blau und gewinnst, sobald zwei deiner Steine zugleich im gegnerischen Hauptquartier stehen (oben markiert). In jedem Zug bewegst du einen Stein: Mach einen Schritt auf ein leeres Nachbarfeld.
    .about = Steine mit einem dünnen Ring können ziehen. Tippe auf einen davon, dann auf ein leuchtendes Feld daneben.
lesson-napoleon-step-done = Steine dürfen in alle acht Richtungen ziehen, auch schräg. Aussetzen geht nicht: Wer am Zug ist, muss einen Stein bewegen.
lesson-napoleon-jump = Ein Stein kann auch springen: über einen Nachbarn beliebiger Farbe auf das leere Feld direkt dahinter. Spring über deinen eigenen Stein.
    .about = Tippe auf den unteren markierten Stein, dann auf das Feld hinter dem anderen.
lesson-napoleon-jump-done = Eigene Steine bleiben immer auf dem Brett, wenn du über sie springst. Verdecken sich Steine, zeigt „2D“ sie von oben.
lesson-napoleon-chain = Nach einem Sprung darfst du weiterspringen, gerade oder schräg und sooft du willst. Bring deinen Stein mit drei Sprüngen in einem einzigen Zug auf das markierte Feld.
    .about = Tippe auf den markierten Stein, dann auf das markierte Feld.
lesson-napoleon-chain-done = Du bestimmst, wo die Serie endet: auf dem Feld, das du antippst. Steine mit Lücken dazwischen bilden Leitern quer über die Karte.
lesson-napoleon-capture = Springst du über einen gegnerischen Stein auf offenem Gelände, ist er geschlagen. Schlag den markierten. Ein dünner unterbrochener Ring: Dieser Stein kann schlagen; ein breiter: Wer hier landet, schlägt. Die Zacken warnen: Auch er könnte geschlagen werden.
    .about = Tippe auf den blauen Stein daneben, dann auf das Feld auf der anderen Seite.
lesson-napoleon-capture-done = Geschlagene Steine kommen sofort vom Brett. Schlagen ist nie Pflicht.
lesson-napoleon-series = Ein Zug kann mehrere Steine schlagen. Schlag beide markierten Steine.
    .about = Tippe auf den blauen Stein darunter, dann auf das Feld hinter dem zweiten roten.
lesson-napoleon-series-done = Beide sind weg: Jeder Sprung einer Serie kann wieder schlagen.
lesson-napoleon-shelter = Auf Straßen und Brücken, in Dörfern und Hauptquartieren sind Steine geschützt: Du darfst über sie springen, schlägst sie aber nicht. Spring über den roten Stein im Dorf.
    .about = Tippe auf den blauen Stein am Dorf, dann auf das Feld hinter dem roten.
lesson-napoleon-shelter-done = Der rote Stein steht noch da. Er hat dir nur eine Räuberleiter gemacht. In der Partie erklärt sich ein Feld, wenn du darauf zeigst oder lange drückst.
lesson-napoleon-river = Durch einen Fluss geht es nur Schritt für Schritt, hinein und wieder heraus. Auf einer Brücke hält dich nichts auf, sie gilt als Straße. Mach einen Schritt auf die markierte Brücke.
    .about = Tippe auf den Stein am Wasser, dann auf die markierte Brücke.
lesson-napoleon-river-done = Von der Brücke geht es weiter wie von jeder Straße: mit Schritten oder Sprüngen.
lesson-napoleon-water = Kein Sprung beginnt in einem Fluss oder führt darüber. Ein Sprung darf dort enden, aber dann ist der Stein verloren. Probier es einmal aus: Spring mit dem markierten Stein ins Wasser.
    .about = Tippe auf den Stein, dann auf das markierte Feld im Fluss.
lesson-napoleon-water-done = In einer Partie wäre er verloren; was er unterwegs geschlagen hat, bliebe aber geschlagen. Dies war nur ein Versuch: Hier ist er wieder.
lesson-napoleon-forest = Ein Waldfeld, das anderes Gelände berührt, und sei es nur mit einer Ecke, ist Waldrand. Dort darf ein Sprung landen, aber nicht weitergehen; tiefer hinein geht es nur mit Schritten. Spring auf das markierte Feld am Waldrand.
    .about = Tippe auf den oberen Stein, dann auf das markierte Feld.
lesson-napoleon-forest-done = In Wald und Fluss kann ein Stein weder springen noch übersprungen werden: sicher, aber langsam.
lesson-napoleon-home = Ins eigene Hauptquartier darfst du nicht mit einem Schritt, und kein Zug darf dort enden. Hindurchspringen darfst du aber: Bring den markierten Stein auf die andere Seite.
    .about = Tippe auf den Stein, dann auf das markierte Feld: zwei Sprünge.
lesson-napoleon-home-done = Das Hauptquartier war nur eine Station unterwegs.
lesson-napoleon-win = Ein Stein ist schon im gegnerischen Hauptquartier. Geschlagen werden kann er dort nicht, aber er darf wieder hinaus. Bring den zweiten hinein, solange der erste dort steht, und du gewinnst.
    .about = Spring mit dem Stein rechts der Straße über den roten Stein, der darauf steht.
lesson-napoleon-win-done = Gewonnen! Es gibt noch einen Weg zum Sieg: Wer am Zug ist und nicht ziehen kann, verliert.
lesson-napoleon-draw = Mit nur einem Stein hast du noch nicht verloren, aber für das Hauptquartier brauchst du zwei. Hat keine Seite mehr zwei, ist die Partie remis. Rette dich: Schlag den markierten Stein.
    .about = Tippe auf deinen Stein, dann auf das Feld hinter dem markierten.
lesson-napoleon-draw-done = Eins gegen eins: remis. Remis ist es auch, wenn eine Stellung zum dritten Mal entsteht oder hundert Züge lang kein Stein verschwindet.
lesson-napoleon-swap = Der zweite Spieler darf den ersten Zug mit einem Seitentausch beantworten; so ist Anfangen kein Vorteil. Rot hat begonnen. Tausche die Seiten: Der Zug gilt dann als deiner, und dein Gegner ist dran.
    .about = Drück auf „Seiten tauschen“.
lesson-napoleon-swap-done = Das Brett zeigt jetzt deine neue Seite, und dein Gegner spielt mit Blau. Fängst du selbst an, dann wähle einen Zug, der keine Seite begünstigt.
lesson-napoleon-match = Jetzt spielst du eine kurze Partie gegen den Computer auf der leichtesten Stufe. Jede Seite hat fünf Steine; mit zweien im gegnerischen Hauptquartier gewinnst du.
    .about = Bau Leitern für deine Sprünge und lass dich auf offenem Gelände nicht schlagen.
lesson-napoleon-idea-lose = Du bist ins Wasser gesprungen: Dieser Stein ist verloren.
lesson-napoleon-idea-capture = Du hast auf offenem Gelände geschlagen. Auf einer Straße oder im Dorf wäre der Stein sicher gewesen.
lesson-napoleon-idea-headquarters = Dein Stein ist im gegnerischen Hauptquartier. Mit einem zweiten gewinnst du!
lesson-napoleon-idea-chain = Du hast mehrere Sprünge in einem Zug gemacht.
lesson-napoleon-idea-jump = Du bist über einen Nachbarn gesprungen.
