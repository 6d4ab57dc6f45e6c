# What people read at the table. In all languages the same messages; names, places and numbers are filled in.
# Keys that are pressed are named in brackets. Keep buttons short: most have room for about twelve letters.

# The main menu
title-subtitle = A table for two
title-quit = Quit
title-continue = Go on
title-last-match = { $game }: { $title }

# The games
game-netzwerk = Netzwerk
game-kulami = Kulami
game-napoleon = Napoleon
game-netzwerk-summary = Robots run on shared batteries
game-kulami-summary = Marbles win panels of wood
game-napoleon-summary = Two armies race for headquarters
# The players, as names for those who gave none
player-white = White
player-black = Black
player-red = Red
player-blue = Blue

# A new match
new-match-heading = A match of { $game }
new-match-name = The player’s name
new-match-start = Start the match
new-match-cancel = Cancel
new-match-rules = Rules
new-match-as-published-by = as published by
new-match-map = Map
new-match-layout = Layout
new-match-drop-map = Drop a map’s file here to play on it.
new-match-unreadable = { $count ->
    [one] One of your layouts cannot be read. The designer says why.
   *[other] { $count } of your layouts cannot be read. The designer says why.
}
new-match-random-square = Random square
    .about = A closed layout that nobody has seen before
new-match-random-irregular = Random irregular
    .about = With holes and gaps
new-match-design = Design …
    .about = Lay the panels yourself

new-match-clock = Clock
new-match-clock-none = none
new-match-clock-no-limit = Think as long as you like.
new-match-clock-minutes = { $minutes } min
new-match-clock-seconds = + { $seconds } s a turn

# The rules, to be read
rules-read = The rules
rules-close = Close

# The matches that are kept
matches-open = Matches
matches-heading = Your matches
matches-none = No match has been kept yet. Every match is, from its first action on.
matches-between = { $one } and { $two }
matches-about = { $game } · { $one } against { $two } · { $date }
matches-goes-on = { $player } to move · { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
matches-won = { $player } has won: { $reason } · { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
matches-drawn = Drawn: { $reason } · { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
matches-continue = Go on
matches-view = Look at it
matches-rename = Rename
matches-rename-done = Done
matches-copy = Copy
matches-copy-about = Copy the whole match as text
matches-export = Export
matches-export-about = Put a copy into the folder for downloads
matches-exported = A copy lies in { $path } now.
matches-delete = Remove
matches-deleted = The match was removed.
matches-restore = Bring it back
matches-paste = Paste a match or a position here, or drop a file
matches-load = Put it on the table
matches-no-match = This is no match: { $fault }.
matches-close = Close
saves-trouble = This match cannot be kept: { $fault }. It goes on, and is kept as soon as that is possible.
saved-as-copy = Another window has changed this match. It goes on here as a copy: { $file }.

# What is wrong with the file of a match: half sentences
saved-long-field = { $field } has { $found } letters, more than { $largest }
saved-name = { $field } may have 60 letters at most, and no control signs
saved-time = { $field } is beyond the year 9999
saved-computer = the machine plays at level { $value }, which does not exist
saved-clock = the clock shows what no clock can
saved-game = it is of no game that is played here
saved-no-board = the board is missing
saved-board-name = it names the board { $value } but does not hold it
saved-too-many = it has { $value } actions: a match has room for 20000
saved-too-long = its actions have too many letters
saved-empty-turn = turn { $value } is empty
saved-action = turn { $turn }, action { $action }: ‘{ $text }’ cannot be played
saved-undone = ‘{ $text }’, which was taken back, cannot be played again
saved-not-over = it has a result, but the match is not over
saved-no-result = the match is over, but it has no result
saved-other-result = its result is not the one that the actions lead to

# What a player can set
settings-open = Settings
settings-heading = Settings
settings-done = Done
settings-language = Language
settings-text = Size of text
settings-percent = { $percent } %
settings-pace-slow = slowly
settings-pace-usual = as usual
settings-pace-fast = fast
settings-motion = Motion
settings-motion-still = none
settings-colours = What lights up
settings-screen = Window
settings-screen-window = in a window
settings-screen-full = full screen
settings-quality = Graphics
settings-quality-low = low
settings-quality-medium = medium
settings-quality-high = high
settings-quality-ultra = very high
settings-quality-lowered = The picture was slow, so the graphics are simpler now. You can change this in the settings.
settings-theme = Table
settings-theme-day = by day
settings-theme-evening = in the evening
settings-theme-green = green cloth
settings-theme-blue = blue cloth
settings-confirm = Every move
settings-confirm-no = is played at once
settings-confirm-yes = waits for a yes
settings-camera = Camera
settings-camera-free = hands turn it
settings-camera-locked = locked
settings-seating = Two people sit
settings-hand-over = Between turns
settings-hand-over-no = play goes on
settings-hand-over-yes = the table is handed over
seating-same-side = side by side
    .about = The first player’s side of the board is near.
seating-turning = by turns
    .about = The board turns to the player who is to move.
seating-face-to-face = face to face
    .about = The screen lies between you. Each has a panel on their own edge.
settings-unread = Your settings could not be read: { $fault }. The usual ones are used.
settings-not-saved = Your settings could not be kept: { $fault }.

# The table changes hands
hand-over-heading = { $player }’s turn
hand-over-text = Pass the table on. Nothing can be touched before.
hand-over-ready = I am ready

# What a place is
place-robot = A robot of { $player }.
place-charged = A charged battery.
place-spent = A spent battery.
place-marble = A marble of { $player }.
place-counter = A counter of { $player }.
place-empty = Empty.
place-can-act = { $count ->
    [one] It can do one thing now.
   *[other] It can move: { $count } ways.
}
place-cannot-act = It cannot move now.
place-target = What you have chosen can go here.
place-target-costs = { $count ->
    [one] What you have chosen can go here, for one battery.
   *[other] What you have chosen can go here, for { $count } batteries.
}
place-open = A marble can be placed here now.
place-closed = No marble can be placed here now.

# What the keys do
shortcuts-open = Keyboard shortcuts
shortcuts-heading = Keyboard shortcuts
shortcuts-help = Select a key to change it.
shortcuts-play = Playing
shortcuts-view = View
shortcuts-review = Review
shortcuts-program = Program
key-confirm = Confirm, end turn
key-select = Select the place under the cursor
key-next = Next usable place
key-previous = Previous usable place
key-inspect = Describe the place under the cursor
key-undo = Undo
key-redo = Redo
key-hint = Hint
key-replay-turn = Replay the last turn
key-flat-view = Switch between 2D and 3D
key-reset-view = Reset view
key-zoom-in = Zoom in
key-zoom-out = Zoom out
key-review-back = One turn back
key-review-forward = One turn forward
key-review-start = To the start
key-review-end = To the end
key-autoplay = Start or stop autoplay
key-shortcuts = This page
key-cursor = Move the cursor, step through a review
key-rotate = Rotate the table
key-shift-view = Shift the view
key-escape = Deselect; menu; back
key-tab = Next button; Enter presses it
key-press = Press a key…
key-none = none
key-taken = { $key } no longer means “{ $other }”.
key-fixed = This key can’t be reassigned.
key-with-control = Ctrl+{ $key }
key-with-shift = Shift+{ $key }
key-name-arrows = arrows
key-name-space = Space
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
option-netzwerk-energy = Energy
option-netzwerk-energy-adjacent = adjacent
    .about = Any charged battery that touches the robot pays for its run.
option-netzwerk-energy-controlled = controlled
    .about = Only batteries that you also control pay for a run.
option-netzwerk-path = Path
option-netzwerk-path-free = free
    .about = A run may turn corners and string steps and jumps together.
option-netzwerk-path-straight = straight
    .about = A run is one straight line; a jump or a capture is a run of its own.
option-netzwerk-rerun = Running again
option-netzwerk-rerun-free = free
    .about = A robot may run again in the same turn, unless it captured.
option-netzwerk-rerun-once = once
    .about = Every robot runs at most once a turn.
option-netzwerk-capture = Captures
option-netzwerk-capture-optional = optional
    .about = You may capture, but need not.
option-netzwerk-capture-mandatory = mandatory
    .about = Whoever can capture must, before anything else.
option-netzwerk-shared = Shared batteries
option-netzwerk-shared-usable = usable
    .about = A battery that both players control may be shifted by either.
option-netzwerk-shared-locked = locked
    .about = A battery that both players control stays where it is; it still pays.
option-netzwerk-first = Who starts
option-netzwerk-first-white = white
    .about = White has the first turn.
option-netzwerk-first-black = black
    .about = Black has the first turn.
option-netzwerk-repetition = Repetition
option-netzwerk-repetition-allowed = allowed
    .about = Positions may come back as often as you like.
option-netzwerk-repetition-draw = draw
    .about = The third time a position begins a turn, the match is drawn.
option-kulami-score = Score
option-kulami-score-basic = basic
    .about = Panels count, each as many points as it has fields.
option-kulami-score-level1 = level 1
    .about = Panels count; whoever has the larger area adds the difference.
option-kulami-score-chains = chains
    .about = Panels count; whoever has more in chains adds the difference.
option-kulami-score-level2 = level 2
    .about = Panels count; the larger area and the longer chains add their differences.
option-kulami-first = Who starts
option-kulami-first-red = red
    .about = Red places the first marble.
option-kulami-first-black = black
    .about = Black places the first marble.
option-napoleon-headquarters = Headquarters
option-napoleon-headquarters-refuge = refuge
    .about = A counter in a headquarters is protected as in a village.
option-napoleon-headquarters-open = open
    .about = A counter in a headquarters can be captured.
option-napoleon-home = At home
option-napoleon-home-pass = pass
    .about = No move may end in one’s own headquarters.
option-napoleon-home-rest = rest
    .about = A jump may end in one’s own headquarters, if headquarters are open.
option-napoleon-first = Who starts
option-napoleon-first-blue = blue
    .about = Blue has the first move.
option-napoleon-first-red = red
    .about = Red has the first move.
option-napoleon-repetition = Repetition
option-napoleon-repetition-allowed = allowed
    .about = Positions may come back as often as you like.
option-napoleon-repetition-draw = draw
    .about = The third time, or after 100 moves without a capture or a loss, the match is drawn.

# Layouts that are built in
board-closed = Closed
board-irregular = Irregular
board-pinwheel = Pinwheel
board-parquet = Parquet
board-ring = Ring
board-bridge = Bridge
board-cross = Cross
board-diamond = Diamond

# The player’s own layouts and maps
own-folder-unusable = Your { $folder ->
    [maps] maps
   *[layouts] layouts
} cannot be kept: { $fault }.
own-folder-unreadable = { $folder } cannot be read: { $fault }.
own-fault = { $file }: { $fault }.
own-unknown-kind = this is no file that can be dropped here; those begin with { $kinds }
own-there-already = { $name } is there already.
own-added = { $name } is kept now.
own-not-added = Not kept: there is another file { $file }.
own-not-saved = { $file } could not be saved: { $fault }.
own-not-deleted = { $file } could not be removed: { $fault }.
own-deleted = { $file } was removed.

# The layout designer
design-heading = Design a layout
design-complete = The layout is complete.
design-help = Drag a panel; tap it to turn it (R while you drag). Drag it off the grid to take it back.
design-name = Name
design-my-layout = My layout
design-save = Save
design-saved = Saved as { $name }.
design-not-saved = The layout was not saved: { $fault }.
design-save-again = There is a layout { $name } already. Save once more to replace it.
design-other-layout = The file { $file } holds the layout { $name }. Choose another name.
design-other-file = The file { $file } holds something else. Choose another name.
design-play = Play on it
design-back = Back
design-square = Square
    .about = A random closed layout
design-irregular = Irregular
    .about = A random layout with holes and gaps
design-clear = Clear
    .about = Take all panels back
design-undo = Take back
    .about = Lay the panels as they lay before
design-keep = Keep
design-delete = Remove
design-open = Lay it on the grid

# The panel beside the board
panel-menu = Menu
    .about = Pause, new match, quit (Esc)
panel-undo = Take back
    .about = Take the last action back (U)
panel-redo = Play again
    .about = Play again what was taken back (Y)
panel-replay-turn = Last turn
    .about = Show the last turn once more (L)
panel-review = Look back
    .about = Look at the match turn by turn (Page Up)
panel-flat = Flat
    .about = The board straight from above (F)
panel-3d = 3D
    .about = The view across the table (F)
panel-reset-view = Reset
    .about = The usual view (R)
panel-nothing-played = Nothing has been played yet.
panel-match-over = The match is over
panel-end-turn = End the turn
    .about = End the turn (Space)
panel-skip = Skip
    .about = Show the result at once (Space)
panel-recount = Count again
    .about = Count the score once more
panel-confirm = Confirm (Space)
panel-asked = Touch { $to } again to play there.
panel-place-here = Place on { $to }
panel-stop = Stop at { $to }
panel-run = Run to { $to }
panel-capture-run = Capture: run to { $to }
panel-go = Go to { $to }
panel-capture-go = Capture and go to { $to }
panel-jump-on = Jump on, or touch { $here } again to stop there.
panel-jump-on-only = Jump on: no move may end here.
panel-paid-with = Paid with { $pieces }. Touch another battery to change that.
panel-takes = Takes { $pieces }. Touch another counter to change that.
panel-takes-nothing = Takes nothing. Touch a counter to take it on the way.
panel-and = { $all } and { $last }
panel-came-back = This position has come back: the third time draws.
panel-quiet = { $count } of { $limit } moves without a loss.
panel-counting-panels = The panels are being counted.
panel-counting-equal = { $part }: equal.
panel-counting-adds = { $part }: { $player } adds { $points }.
panel-place = { $at }. { $about }
panel-named-place = { $at }, { $name }. { $about }

# Looking back at a match
review-at = After { $at } of { $all ->
    [one] 1 action
   *[other] { $all } actions
}.
review-leave = Back to the present
review-first = «
    .about = To the start (Home)
review-back = ‹
    .about = A turn back (←)
review-forward = ›
    .about = A turn forward (→)
review-last = »
    .about = To the end (End)
review-autoplay = Play it through
review-stop = Stop
review-play-from-here = Go on from here as a new match

# The machine as a player. Levels have a number and a word; keep the words short.
seat-person = A person
seat-computer = The machine, { $level }: { $name }
computer-name = Machine { $level }
level-1 = beginner
level-2 = learner
level-3 = casual
level-4 = practised
level-5 = skilled
level-6 = strong
level-7 = expert
level-8 = at its best
panel-thinks = { $player } is thinking: { $depth ->
    [0] a moment, please.
    [one] 1 turn ahead.
   *[other] { $depth } turns ahead.
}
panel-computer-plays = { $player } plays.
panel-computer-paused = { $player } waits for a sign to go on.
panel-move-now = Move now
    .about = Let the machine play what it thinks best now (Space)
panel-resume-computer = Let it go on
    .about = Let the machine play on
panel-hint = Hint
    .about = What the machine would play, and why (H)

# A hint: the turn in notation, then one or two reasons, each a sentence
hint-coming = A hint is on its way …
hint-told = Hint: { $turn }. { $why }
why-wins = It wins the match.
why-wins-in = It wins in { $turns ->
    [one] this turn.
   *[other] { $turns } turns, whatever the other does.
}
why-takes = It takes { $count ->
    [one] a piece.
   *[other] { $count } pieces.
}
why-averts = Without it the other could win at once.
why-saves = It saves { $count ->
    [one] a piece.
   *[other] { $count } pieces.
}
why-threatens-to-win = It threatens to win next turn.
why-threatens = It threatens { $count ->
    [one] a piece.
   *[other] { $count } pieces.
}
why-gains = It gains { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
why-ends-ahead = With best play you end { $points ->
    [one] 1 point ahead.
   *[other] { $points } points ahead.
}
why-ends-behind = With best play you end { $points ->
    [one] 1 point behind.
   *[other] { $points } points behind.
}
why-ends-even = With best play it ends in a draw.
why-resists = Against best play the match is lost: this resists longest.
why-improves = It makes your position better.

# What the machine thinks of a match that is looked back at
analysis-on = Analyse
    .about = Show what the machine thinks of this position
analysis-off = No analysis
    .about = Hide what the machine thinks
analysis-coming = Thinking …
analysis-chance = { $player } { $percent } %
turning-find = Turning points
    .about = Find the turns that decided the match
turning-progress = { $done } of { $all } positions looked at …
turning-none = No single turn decided this match.
turning-point = Turn { $turn }, { $player }: from { $before } % to { $after } %. Better: { $better }

# How the players stand
standing-to-move = to move
standing-none-left = none left
standing-left = { $count } left
standing-none-captured = none captured
standing-captured = { $count } captured
standing-army = { $left } left, { $lost } lost
standing-invaders = { $left } left, { $lost } lost, { $invaders } in the enemy’s headquarters

# What is to be done
task-run-robot = Run with a robot.
task-must-capture = Capture: a robot can, so it must.
task-run-or-shift = Run again, shift batteries, or end the turn.
task-shift = Shift batteries, or end the turn.
task-place-first = Place the first marble anywhere.
task-place-marble = Place a marble in the row or column of the last one.
task-move-counter = Move a counter: a step, or jumps in a row.
task-nothing = Nothing: the match is over.

# What a square is
ground-open = Open country. A counter that is jumped here is captured.
ground-road = A road. Counters can be jumped here, not captured.
ground-village = A village. Counters can be jumped here, not captured.
ground-river = A river. Step in and out; a jump into it loses the counter. Nobody jumps from here or over it.
ground-forest-edge = The edge of a forest. Jumps may land here; nobody jumps from here or over it.
ground-inner-forest = Deep forest. Only steps lead here; nobody jumps from here or over it.
ground-refuge = A headquarters. Two counters in the enemy’s win; here they can be jumped, not captured.
ground-open-headquarters = A headquarters. Two counters in the enemy’s win; here they can be captured.

# Switches for what helps
assist-targets = Fields
    .about = Show where the next marble may go
assist-lines = Rows
    .about = Show the row and the column of the last marble
assist-off-limits = Closed
    .about = Show the two panels that are off limits
assist-left = Left
    .about = Show how many marbles are left
assist-points = Points
    .about = Show the points as they stand
assist-panels = Panels
    .about = Show who holds which panel
assist-areas = Areas
    .about = Show the largest areas
assist-chains = Chains
    .about = Show the chains
assist-landings = Landing by landing
    .about = Touch every landing of jumps in a row, and the last one again to stop there

# The score
score-panels = Panels
score-areas = Largest area
score-chains = Chains
score-total = Total
score-no-panel = { $player }: no panel
score-sum = { $player }: panels { $sum }

# A match that pauses or is over
pause-heading = The match pauses
pause-resume = Go on
pause-quit = Quit
pause-copy-position = Copy position
    .about = The position as text, to be pasted under Matches
pause-copy-match = Copy match
    .about = The whole match as text, to be pasted under Matches
pause-mouse = Mouse: drag the table to turn it, with the middle button or Shift to shift the view; the wheel zooms to the pointer; the right button tells about a place.
pause-fingers = Fingers: tap or drag; one finger on the table turns it, two zoom, turn and shift the view; a long press tells about a place.
match-restart = Start over
    .about = The same match from its start
match-new = New match
    .about = Choose names and rules
match-main-menu = Main menu
    .about = Leave this match
result-draw = A draw
result-wins = { $player } wins
result-rematch = Rematch
result-view-board = Look at the board

# Why a match ended
reason-half-the-crew-is-home = half of the crew is home
reason-all-robots-captured = all enemy robots are captured
reason-no-robot-can-run = the opponent cannot run with any robot
reason-more-points = { $more } points to { $less }
reason-equal-points = { $each } points each
reason-headquarters-taken = two counters in the enemy’s headquarters
reason-armies-spent = neither army has two counters left
reason-no-legal-move = the opponent cannot move
reason-nothing-happens = a hundred moves without a loss
reason-out-of-time = the opponent’s time ran out
reason-repetition = the same position for the third time

# Why an action is not legal: half sentences
illegal-netzwerk-over = the match is over
illegal-netzwerk-run-first = a turn begins with a run: no battery can be shifted and the turn cannot end before a robot has run
illegal-netzwerk-runs-are-over = no robot runs once a battery has been shifted in this turn
illegal-netzwerk-must-capture = a robot can capture, and these rules say that it must
illegal-netzwerk-no-robot = no robot stands on { $value }
illegal-netzwerk-not-yours = the robot on { $value } is not yours
illegal-netzwerk-barred = the robot on { $value } may not run again in this turn
illegal-netzwerk-no-way = the robot on { $from } cannot run to { $to }
illegal-netzwerk-wrong-sign = { $value ->
    [true] a run to a square with an enemy robot is written with x
   *[other] a run that captures nothing is written with -
}
illegal-netzwerk-wrong-price = the run costs { $price }, but { $paid } would pay
illegal-netzwerk-no-battery = no battery lies on { $value }
illegal-netzwerk-spent = the battery on { $value } is spent
illegal-netzwerk-not-controlled = you do not control the battery on { $value }
illegal-netzwerk-locked = both players control the battery on { $value }, so neither may shift it
illegal-netzwerk-shifted = the battery on { $value } has been shifted in this turn
illegal-netzwerk-not-next = the battery on { $from } cannot go to { $to }: it goes to the next empty field of a line
illegal-netzwerk-otherwise = that is not legal here

illegal-kulami-over = the match is over
illegal-kulami-no-field = there is no field on { $value }
illegal-kulami-taken = a marble lies on { $value } already
illegal-kulami-out-of-line = { $at } is neither in the row nor in the column of the last marble, on { $last }
illegal-kulami-off-limits = the panel of { $at } is off limits: a marble was just placed on it, on { $by }

illegal-napoleon-over = the match is over
illegal-napoleon-off-the-map = { $value } is not on the map
illegal-napoleon-no-counter = no { $colour ->
    [blue] blue
   *[red] red
} counter stands on { $at }
illegal-napoleon-shape = a move is one step, or jumps that each go straight over one square
illegal-napoleon-taken = a counter stands on { $value }
illegal-napoleon-step-home = a counter may not step into its own headquarters, on { $value }
illegal-napoleon-no-jump-from = no counter jumps from { $first }, in a { $second ->
    [river] river
   *[forest] forest
}
illegal-napoleon-no-jump-over = the counter on { $first } cannot be jumped, it is in a { $second ->
    [river] river
   *[forest] forest
}
illegal-napoleon-nothing-to-jump = there is no counter to jump on { $value }
illegal-napoleon-in-the-forest = { $value } is too deep in the forest to land on
illegal-napoleon-takes-nothing = the jump to { $value } takes nothing
illegal-napoleon-takes = the jump to { $value } takes the counter that it passes (write x)
illegal-napoleon-lost = the counter is lost in the river on { $value }, the move ends there
illegal-napoleon-no-river = there is no river on { $value } to be lost in
illegal-napoleon-loss-untold = the counter is lost in the river on { $value } (end the move with ~)
illegal-napoleon-ends-at-home = no move may end in its own headquarters, on { $value }
illegal-napoleon-circle = a move that takes nothing may not end where it began

# What is wrong with a layout
layout-empty = the layout is empty
layout-too-long = the layout’s text has { $value } signs: no layout needs more than 255
layout-sign = ‘{ $sign }’ in row { $row }, column { $column }, is neither a letter nor . for a gap
layout-ragged = row { $row } is { $found } wide, the first row { $wanted }
layout-no-rectangle = panel { $value } is no rectangle in one piece
layout-wrong-size = panel { $name } is { $width } × { $height }: there is no such panel
layout-count = panels of { $short } × { $long }: { $found } instead of { $wanted }
layout-overlap = panels { $first } and { $second } lie over each other
layout-too-large = the layout is { $width } × { $height }: it may span 10 fields at most in either direction
layout-disconnected = the layout falls into { $value } parts that do not touch along a side

layout-name = its name must have 1 to 40 letters
layout-name-and-layout = its name must have 1 to 40 letters; { $value }

# What is wrong with a map
map-empty = the map is empty
map-name = its name must have 1 to 40 letters
map-too-large = the map is { $width } × { $height }: 40 × 40 is the most
map-ragged = { $grid ->
    [terrain] terrain
   *[counters] counters
}: row { $row } is { $found } wide, not { $wanted }
map-rows = counters: { $found } rows, not { $wanted }
map-sign = { $grid ->
    [terrain] terrain
   *[counters] counters
}: ‘{ $sign }’ in row { $row }, column { $column }, is none of { $known }
map-no-headquarters = there is no headquarters of { $colour ->
    [blue] blue
   *[red] red
} ({ $sign })
map-unequal-armies = the armies differ: { $blue } blue counters, { $red } red ones
map-army = { $value } counters a player: there may be 2 to 24
map-at-home = counters: the one in row { $row }, column { $column }, stands in its own headquarters
map-river-corner = terrain: the rivers in row { $row }, column { $column }, and the row below touch only at a corner
map-place = places: ‘{ $name }’ at ‘{ $at }’ needs a name and a square of the map

# What is wrong with a file
format-too-large = it has { $found } bytes: more than { $largest } are not read
format-damaged = line { $line }, column { $column }: { $fault }
format-newer = it has format { $found }, which a later release wrote: this one reads format { $known }
format-no-format = it has format { $found }, which there is not: this release reads format { $known }

file-missing = there is no such file
file-no-file = it is no file
file-too-large = it is too large: { $found } bytes, of { $largest } at most
file-no-text = it holds no text
file-taken = there is another file of that name
file-no-folder = the system names no folder for it
file-system = { $value }

# What is wrong with a match’s set-up
option-conflict = jumps may end at home only where headquarters are open

set-up-rules = rules: { $value }
set-up-one-board = there is only one board of { $value }
set-up-layout = layout: { $value }
set-up-map = map: { $value }
set-up-two-boards = the position is on another board than the one that is named
set-up-position = position: { $value }

play-over = the match is over
play-full = a match has room for 20000 actions
play-too-long = a match has room for actions of 2000000 letters in all

# Sound

# Resigning, draws, rematches, undo by agreement

# Finding saved games

# Settings and shortcuts
settings-group-game = Game
settings-group-table = Table and view
settings-group-text = Language and text
settings-language-system = As the system ({ $language })
settings-highlights-usual = Green and red
    .about = The usual colours.
settings-highlights-distinct = Blue and orange
    .about = Easier to tell apart for colour-blind players.
settings-shortcuts = Keyboard shortcuts
    .about = See and change the keys.
settings-restore = Restore defaults
settings-restored = Defaults restored.
settings-restore-undo = Undo

# About the program, and problems to report
about-open = About
about-heading = Spieltisch { $version }
about-what = Board games for two on a 3D table: play each other on one device, or play the computer. “Spieltisch” is German for gaming table.
about-program = Program
about-licence = Licence
about-fonts = Fonts
about-libraries = Libraries
about-games = The games
about-netzwerk = Netzwerk (Network) is by Knut-Michael Wolf, 1984; variants from the French rules, translated by Marie Guntzer, and by João Neto.
about-kulami = Kulami is by Andreas Kuhnekath, published by Steffen-Spiele in 2011. The layouts “closed” and “irregular” are the publisher’s, the others ours.
about-napoleon = Napoleon is by Kurt Heuser and Eugen Oker, published by Pelikan in 1975. Its board was never reproduced, so the maps are ours.
about-rules = The rules are written in our own words.
about-licence-what = You may use, change and share this program under the MIT licence or the Apache License 2.0, as you prefer.
about-fonts-what = The typefaces are Cabin and Vollkorn, under the SIL Open Font License. The symbols are Phosphor Icons, under the MIT licence.
about-libraries-what = The program is built on the work of many others: { $count } libraries, each with its version and licence.
report-open = Report a problem
report-what = Copy this text and add it to your report. It has your settings and, if there is one, the game at the table with the players’ names, but no folders of your device.
report-copy = Copy
report-copied = Copied

# The title and the new game

# Symbols at the table
