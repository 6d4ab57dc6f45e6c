# What players read. The same messages in all languages; names, places and numbers are filled in.
# Keyboard keys are not named here: the program adds them from its table of bindings. Keep buttons short: about twelve letters.

# The main menu
title-subtitle = Board games for two
title-quit = Quit
title-continue = Continue
title-first = New here? Start with { $game }
title-last-match = { $game }: { $title }

# The games
game-netzwerk = Netzwerk
game-kulami = Kulami
game-napoleon = Napoleon
game-netzwerk-summary = Robots run on shared batteries
game-kulami-summary = Marbles conquer wooden panels
game-napoleon-summary = Two armies race for each other’s headquarters
# The players, as names for those who gave none
player-white = White
player-black = Black
player-red = Red
player-blue = Blue

# A new match
new-match-heading = New game: { $game }
new-match-name = Player name
name-not-shown = Some of these characters can’t be shown on this device. The name is saved exactly as you type it.
new-match-start = Start game
new-match-cancel = Cancel
new-match-rules = Rules
new-match-map = Map
new-match-layout = Layout
new-match-drop-map = Drop a map file here to play on it.
new-match-path-map = To play on a map of your own, paste the path of its file under “Import” in “Saved games”.
new-match-unreadable = { $count ->
    [one] One of your layouts can’t be read. Open “Design…” to see why.
   *[other] { $count } of your layouts can’t be read. Open “Design…” to see why.
}
new-match-random-square = Random closed
    .about = A random closed layout
new-match-random-irregular = Random irregular
    .about = A random layout with holes and gaps
new-match-design = Design…
    .about = Lay the panels yourself

new-match-clock = Clock
new-match-clock-none = None
new-match-clock-no-limit = No time limit.
new-match-clock-minutes = { $minutes } min
new-match-clock-seconds = +{ $seconds } s per turn
new-match-clock-rule = The clock runs only while a player can move. It stops in menus and during reviews, while pieces move, and while the window is hidden.

# How a match begins: two rules options and who starts
new-match-fairness = Fairness
new-match-fairness-what = Going first can be an advantage. These rules even things out.
# A name with its value or its remark, as in a summary
label-value = { $name }: { $value }

# The rules, to be read
rules-read = Game rules
rules-close = Close

# Saved games
matches-open = Saved games
matches-heading = Saved games
matches-none = No saved games yet. Every game is saved automatically from the first move.
matches-between = { $one } vs { $two }
matches-about = { $game } · { $one } vs { $two } · { $date }
matches-continue = Continue
matches-view = View
matches-rename = Rename
matches-rename-done = Done
matches-copy = Copy
matches-copy-about = Copy the whole game as text
matches-export = Export
matches-export-about = Save a copy to the Downloads folder
matches-exported = Exported to { $path }.
matches-delete = Delete
matches-deleted = Game deleted.
matches-restore = Undo
matches-room = { $percent }% of the space for saved games is used.
matches-paste = Paste a game, a position or a link here, or drop a file
matches-paste-path = Paste a game, a position, a link or the path of a file here
matches-load = Open
matches-no-match = This can’t be opened: { $fault }.
matches-no-link = This link can’t be opened: { $fault }.
matches-close = Close
saves-trouble = This game can’t be saved: { $fault }. You can play on; it will be saved as soon as possible.

# The player's own results
record-open = Your results
record-heading = Your results
record-games = Games
record-won = Won
record-drawn = Drawn
record-lost = Lost
record-person = Another person
record-none = No finished games yet.
record-course-done = Course finished
record-course-none = Course not started
record-course-step = Course: step { $step } of { $count }
record-puzzles = Puzzles: { $progress }
record-clear-open = Clear results
record-clear-question = Clear your results and your progress in courses and puzzles? This cannot be undone. Your saved games are not affected.
record-clear = Clear
record-keep = Cancel
record-not-saved = Your results could not be saved: { $fault }.
record-unread = Your results could not be read: { $fault }. You will start again from zero.

saved-as-copy = Another window has changed this game. It continues here as a copy: { $file }.

# Errors in the file of a saved game: half sentences
saved-long-field = { $field } has { $found } characters (the maximum is { $largest })
saved-name = { $field } can have at most 60 characters and no control characters
saved-time = { $field } is after the year 9999
saved-computer = the computer plays at level { $value }, which does not exist
saved-thinking-time = the computer takes { $value } s for each turn, which is not possible
saved-clock = the clock times are not valid
saved-game = it is for an unknown game
saved-no-board = the board is missing
saved-board-name = it names the board { $value } but does not contain it
saved-too-many = it has { $value } actions (the maximum is 20,000)
saved-too-long = its actions have too many characters
saved-empty-turn = turn { $value } is empty
saved-action = turn { $turn }, action { $action }: “{ $text }” cannot be played
saved-undone = “{ $text }”, which was undone, cannot be redone
saved-not-over = it has a result, but the game is not over
saved-no-result = the game is over, but it has no result
saved-other-result = its result does not match its actions

link-no-link = it is not a link to a game
link-newer = it was made by a newer version (format { $found }; this one reads format { $known })
link-damaged = it is damaged or incomplete; copy the whole link again
link-too-long = it has { $found } characters (the maximum is { $largest })
link-too-many-moves = it has too many moves to check
link-other-rules = its moves do not fit the rules of this version; perhaps another version made it

# Settings
settings-open = Settings
settings-heading = Settings
settings-done = Done
settings-language = Language
settings-text = Text size
settings-percent = { $percent }%
settings-pace-slow = Slow
settings-pace-usual = Normal
settings-pace-fast = Fast
settings-motion = Animations
settings-motion-still = Off
settings-contrast = Contrast
settings-contrast-usual = Normal
settings-contrast-more = High
settings-colours = Highlight colours
settings-screen = Display
settings-screen-window = Window
settings-screen-full = Full screen
settings-quality = Graphics
settings-quality-low = Low
settings-quality-medium = Medium
settings-quality-high = High
settings-quality-ultra = Very high
settings-quality-lowered = The game was running slowly, so the graphics quality has been lowered. You can change it in Settings.
settings-theme = Theme
settings-theme-day = Daylight
settings-theme-evening = Evening
settings-theme-green = Green cloth
settings-theme-blue = Blue cloth
settings-confirm = Confirm moves
settings-confirm-no = Off
settings-confirm-yes = On
settings-camera = Camera
settings-camera-free = Free
settings-camera-locked = Locked
settings-seating = Seating
settings-hand-over = Pass-and-play screen
settings-hand-over-no = Off
settings-hand-over-yes = On
settings-hand-over-face-to-face = Not needed face to face, as the device lies between you.
seating-same-side = Same side
    .about = You sit side by side, with the first player’s side of the board nearest you.
seating-turning = Rotate board
    .about = The board turns to the player to move.
seating-face-to-face = Face to face
    .about = The device lies between you, with controls for each of you at your own edge.
settings-unread = Your settings could not be read: { $fault }. Default settings are used.
settings-not-saved = Your settings could not be saved: { $fault }.

# The device is passed on
hand-over-heading = { $player }’s turn
hand-over-text = Pass the device on. The board is locked until the next player is ready.
hand-over-ready = I’m ready

# What a place is
place-robot = { $player ->
    [you] Your robot.
    [the-computer] The computer’s robot.
   *[other] { $player }’s robot.
}
place-charged = A charged battery.
place-spent = A spent battery.
place-marble = { $player ->
    [you] Your marble.
    [the-computer] The computer’s marble.
   *[other] { $player }’s marble.
}
place-counter = { $player ->
    [you] Your counter.
    [the-computer] The computer’s counter.
   *[other] { $player }’s counter.
}
place-empty = Empty.
place-can-act = { $count ->
    [one] It can move to one space.
   *[other] It can move to { $count } spaces.
}
place-target = The selected piece can move here.
place-target-costs = { $count ->
    [one] The selected piece can move here for one battery.
   *[other] The selected piece can move here for { $count } batteries.
}
place-open = A marble can be placed here now.
place-in-danger = It could be captured next turn, from { $enemies }.
place-danger-there = There it could be captured next turn, from { $enemies }.
place-captures = On the way, it captures { $pieces }.
place-battery-controlled = { $player ->
    [you] You control
    [the-computer] The computer controls
   *[other] { $player } controls
} this battery, { $more } to { $less }.
place-battery-shared = { $count ->
    [0] Both players control this battery: no robot touches it.
   *[other] Both players control this battery, { $count } to { $count }.
}
place-panel-held = { $player ->
    [you] You hold
    [the-computer] The computer holds
   *[other] { $player } holds
} this panel of { $fields } fields, { $more } to { $less }.
place-panel-tied = { $count ->
    [0] Neither player holds this panel of { $fields } fields yet.
   *[other] Neither player holds this panel of { $fields } fields: { $count } to { $count }.
}

# What the keys do
shortcuts-open = Keyboard shortcuts
shortcuts-heading = Keyboard shortcuts
shortcuts-help = Select a key to change it.
shortcuts-play = Playing
shortcuts-view = View
shortcuts-review = Review
shortcuts-program = General
key-confirm = Confirm, end turn
key-select = Select what’s under the cursor
key-next = Next valid space
key-previous = Previous valid space
key-inspect = Describe what’s under the cursor
key-undo = Undo
key-redo = Redo
key-hint = Hint
key-replay-turn = Replay the last turn
key-swap-sides = Swap sides, if the rules allow it
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
key-shift-view = Pan the view
key-escape = Deselect, open the menu, go back
key-tab = Next button (Enter presses it)
key-press = Press a key…
key-none = none
key-taken = { $key } is no longer assigned to “{ $other }”.
key-fixed = This key can’t be reassigned.
key-with-control = Ctrl+{ $key }
key-with-shift = Shift+{ $key }
key-name-arrows = Arrows
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
option-netzwerk-energy = Batteries that pay
option-netzwerk-energy-adjacent = adjacent
    .about = Any charged battery that touches the robot can pay for its run.
option-netzwerk-energy-controlled = controlled
    .about = Only adjacent batteries that you control can pay for a run.
option-netzwerk-path = Path
option-netzwerk-path-free = free
    .about = A run may turn corners and combine steps and jumps.
option-netzwerk-path-straight = straight
    .about = A run is one straight line; a jump or a capture is a run of its own.
option-netzwerk-rerun = Runs per robot
option-netzwerk-rerun-free = unlimited
    .about = A robot may run again in the same turn unless it has captured.
option-netzwerk-rerun-once = one per turn
    .about = Each robot runs at most once per turn.
option-netzwerk-capture = Captures
option-netzwerk-capture-optional = optional
    .about = You may capture, but you don’t have to.
option-netzwerk-capture-mandatory = mandatory
    .about = If you can capture, you must do so before anything else.
option-netzwerk-shared = Shared batteries
option-netzwerk-shared-usable = movable
    .about = Either player may shift a battery that both control.
option-netzwerk-shared-locked = locked
    .about = A battery that both players control can’t be shifted; it can still pay.
option-netzwerk-first = Who starts
option-netzwerk-first-white = white
    .about = White goes first.
option-netzwerk-first-black = black
    .about = Black goes first.
option-netzwerk-opening = First turn
option-netzwerk-opening-free = normal
    .about = The first turn of the game is a turn like any other.
option-netzwerk-opening-single = one run
    .about = The first turn of the game is a single run, with no shift, so going first is less of an advantage.
option-netzwerk-repetition = Repetition
option-netzwerk-repetition-allowed = allowed
    .about = Positions may repeat any number of times.
option-netzwerk-repetition-draw = draw
    .about = The game is a draw if a turn begins with the same position for the third time.
option-kulami-score = Score
option-kulami-score-basic = panels only
    .about = Only panels count: each scores as many points as it has fields.
option-kulami-score-level1 = panels, areas
    .about = Panels count; the player with the larger area also scores the difference.
option-kulami-score-chains = panels, chains
    .about = Panels count; the player with the higher chain total also scores the difference.
option-kulami-score-level2 = all three
    .about = Panels count; the differences in largest area and in chain total are scored as well.
option-kulami-first = Who starts
option-kulami-first-red = red
    .about = Red places the first marble.
option-kulami-first-black = black
    .about = Black places the first marble.
option-napoleon-headquarters = Headquarters
option-napoleon-headquarters-refuge = protected
    .about = A counter in a headquarters is protected, as in a village.
option-napoleon-headquarters-open = open
    .about = A counter in a headquarters can be captured.
option-napoleon-home = Own headquarters
option-napoleon-home-pass = pass through
    .about = A jump may land in your own headquarters on the way, but no move may end there.
option-napoleon-home-rest = may stop
    .about = A jump may end in your own headquarters if “Headquarters” is set to “open”.
option-napoleon-first = Who starts
option-napoleon-first-blue = blue
    .about = Blue moves first.
option-napoleon-first-red = red
    .about = Red moves first.
option-napoleon-repetition = Repetition
option-napoleon-repetition-allowed = allowed
    .about = Positions may repeat any number of times.
option-napoleon-repetition-draw = draw
    .about = The game is a draw if a position comes up for the third time, or after 100 moves without a capture or loss.
option-swap = Swapping sides
option-swap-off = off
    .about = Players keep their sides.
option-swap-on = on
    .about = After the first turn, the second player may take over the first player’s side (the pie rule). Start with a turn that favours neither side.

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
} can’t be saved: { $fault }.
own-folder-unreadable = { $folder } can’t be read: { $fault }.
own-fault = { $file }: { $fault }.
own-unknown-kind = only files that begin with { $kinds } can be dropped here
own-there-already = { $name } is already there.
own-added = { $name } was added.
own-not-added = Not saved: another file named { $file } already exists.
own-not-saved = { $file } could not be saved: { $fault }.
own-not-deleted = { $file } could not be deleted: { $fault }.
own-deleted = { $file } was deleted.

# The layout designer
design-heading = Design a layout
design-complete = The layout is complete.
design-help = Drag panels into place. Tap one to rotate it (or press R while dragging); drag it off the grid to remove it.
design-name = Name
design-my-layout = My layout
design-save = Save
design-saved = Saved as { $name }.
design-not-saved = The layout was not saved: { $fault }.
design-save-again = A layout named { $name } already exists. Press “Save” again to replace it.
design-other-layout = The file { $file } contains the layout { $name }. Choose another name.
design-other-file = The file { $file } contains something else. Choose another name.
design-play = Use this layout
design-back = Back
design-square = Closed
    .about = A random closed layout
design-irregular = Irregular
    .about = A random layout with holes and gaps
design-clear = Clear
    .about = Remove all panels
design-undo = Undo
    .about = Put the panels back as they were
design-fairness = Is it fair?
    .about = The computer plays a hundred quick games against itself and shows who wins
design-fairness-so-far = Trying it out: { $games } of { $all } games
design-fairness-share = The player who starts wins { $share }% of the games (likely range: { $low }% to { $high }%).
design-fairness-even = It looks fair.
design-fairness-first = The player who starts has an advantage.
design-fairness-second = The player who goes second has an advantage.
design-keep = Keep
design-delete = Delete
design-open = Edit this layout

# The panel beside the board
panel-menu = Menu
    .about = Pause, new game, quit
panel-undo = Undo
    .about = Undo the last move
panel-redo = Redo
    .about = Redo the move that was undone
panel-replay-turn = Replay
    .about = Replay the last turn
panel-review = Review
    .about = Step through the game
panel-flat = 2D
    .about = See the board from directly above
panel-3d = 3D
    .about = See the board at an angle
panel-closer = Closer
    .about = Look closer at the board; then draw it with one finger
panel-reset-view = Reset view
    .about = Return to the default view
panel-nothing-played = No moves yet. { $aim }
aim-netzwerk = Bring half of the robots you have left to the goal row, or capture all enemy robots.
aim-kulami = Whoever has more points at the end wins.
aim-napoleon = Get two counters into the enemy’s headquarters.
panel-match-over = Game over
panel-end-turn = End turn
    .about = End your turn
panel-end-turn-anyway = End turn anyway
panel-swap-sides = Swap sides
    .about = You take over { $name } and your opponent’s first turn; your opponent moves next.
panel-can-swap = Or swap sides: you then play { $name }, and your opponent moves next.
panel-swapped = { $name } has swapped sides.
panel-swapped-you = { $name } has swapped sides. You now play { $side }.
panel-kept-side = { $name } has not swapped sides.
panel-not-confirmed = { $to } was not confirmed, so nothing was played.
panel-beside-to-place = Pick a field on the board: the marble goes there by itself.
panel-beside-captured = Captured pieces take no further part.
panel-skip = Show result
    .about = Show the result now, without the rest of the count
panel-recount = Show count
    .about = Watch the score being counted again
panel-confirm = Confirm
panel-asked = Select { $to } again to confirm.
panel-place-here = Place on { $to }
panel-stop = Stop on { $to }
panel-run = Run to { $to }
panel-capture-run = Capture on { $to }
panel-go = Move to { $to }
panel-capture-go = Capture, move to { $to }
panel-go-round = Round trip back to { $to }
panel-jump-on = Keep jumping, or select { $here } again to stop there.
panel-jump-on-only = Keep jumping: a move can’t end here.
panel-paid-with = You pay with { $pieces }. Select another battery to use it instead, or { $to } again to confirm.
panel-takes = There are several ways to get there; this one captures { $pieces }. Select another counter to capture it instead, or { $to } again to confirm.
panel-takes-nothing = There are several ways to get there; this one captures nothing. Select a counter to capture it on the way, or { $to } again to confirm.
panel-and = { $all } and { $last }
panel-came-back = This position has come up before; the third time, the game is a draw.
panel-warning = Careful: if you end your turn now, your opponent can win at once.
panel-warning-unless = Careful: unless you prevent it, your opponent can win next turn.
panel-warning-arrows = The arrows show how.
panel-marks-danger = Spikes: your pieces that could be captured next turn.
panel-marks-capture = Rings: your pieces that can move; broken rings: those that can capture.
panel-marks-off-limits = Crosses: the panels used last are off limits.
panel-quiet = { $count } of { $limit } moves without a capture or loss.
panel-counting-panels = Counting the panels…
panel-counting-equal = { $part }: equal.
panel-counting-adds = { $part }: { $player } +{ $points }.
panel-place = { $at }. { $about }
panel-named-place = { $at }, { $name }. { $about }
# What the opponent’s turn has done: a sentence of these parts, with commas and “and” between them
turn-told = { $player } { $told }.
turn-robots = { $count ->
    [one] moved a robot ({ $ways })
   *[other] moved { $count } robots ({ $ways })
}
turn-counter = moved from { $from } to { $to }
turn-placed = placed a marble on { $at }
turn-captured-robots = captured { $count ->
    [one] a robot ({ $places })
   *[other] { $count } robots ({ $places })
}
turn-captured-counters = captured { $count ->
    [one] a counter ({ $places })
   *[other] { $count } counters ({ $places })
}
turn-batteries = shifted { $count ->
    [one] a battery
   *[other] { $count } batteries
}
turn-panel-held = took a panel of { $fields } fields with a marble on { $at }
turn-panel-tied = tied a panel of { $fields } fields with a marble on { $at }: it now scores for neither player
turn-lost = lost a counter in the river

# Reviewing a game
review-at = Turn { $at } of { $all }.
review-leave = Back to the game
review-only = This is an earlier position. Go back to the game to continue.
review-autoplay = Autoplay
review-stop = Stop
review-play-from-here = Play on
    .about = Start a new game from this position
review-line-at = Better line: turn { $at } of { $all }.
review-graph = Chances after turn { $turn }: { $chances }
review-graph-side = The higher the line, the better for { $player }
review-turn = Turn { $turn }, { $player }
review-lost = Chances fell from { $before }% to { $after }%.
review-played = Played: { $played }.
review-answer = Best reply: { $answer }.
review-answer-wins = That wins at once.
review-answer-threatens = That threatens to win next turn.
review-answer-uses = { $count ->
    [one] It uses the battery just shifted to { $places }.
   *[other] It uses the batteries just shifted to { $places }.
}
review-answer-takes-robot = The robot on { $at } had only just moved there.
review-answer-takes-counter = The counter on { $at } had only just moved there.
review-spares-robots = Then the best reply captures { $count ->
    [0] no robots.
    [one] only one robot.
   *[other] only { $count } robots.
}
review-spares-counters = Then the best reply captures { $count ->
    [0] no counters.
    [one] only one counter.
   *[other] only { $count } counters.
}
review-spares-points = Even after the best reply, this would leave you { $points ->
    [one] one point
   *[other] { $points } points
} better off.
review-better = Better: { $better }.
played-place = a marble on { $to }
played-move = a move from { $from } to { $to }
played-move-capture = a move from { $from } to { $to }, capturing { $pieces }
played-round = a round trip back to { $to }
played-round-capture = a round trip back to { $to }, capturing { $pieces }
played-swap = swapping sides
played-nothing = nothing
better-runs = { $count ->
    [one] run { $ways }
   *[other] runs { $ways }
}
better-captures = { $count ->
    [one] capture on { $places }
   *[other] captures on { $places }
}
better-shifts = { $count ->
    [one] shift { $ways }
   *[other] shifts { $ways }
}
review-show-line = Show on the board
review-leave-line = Show what was played
mark-good = Only good move
mark-missed = Missed chance
mark-mistake = Mistake
mark-blunder = Blunder

# The computer as a player. Levels have a number and a word; the words stand on small buttons.
seat-person = Human
seat-computer = Computer, level { $level } ({ $name })
seat-computer-timed = Computer, { $seconds } s per turn
the-computer = The computer
computer-name = Computer (level { $level })
computer-name-timed = Computer ({ $seconds } s)
level-1 = Beginner
level-2 = Novice
level-3 = Casual
level-4 = Intermediate
level-5 = Advanced
level-6 = Strong
level-7 = Expert
level-8 = Maximum
panel-thinks = { $player } is thinking{ $depth ->
    [0] …
    [one] … (1 turn ahead)
   *[other] … ({ $depth } turns ahead)
}
panel-computer-plays = { $player } is playing.
panel-computer-paused = { $player } is paused.
panel-move-now = Move now
    .about = Make the computer play the best move found so far
panel-computer-failed = { $player } has stopped thinking because of an error. Your game is safe.
panel-think-again = Try again
    .about = Let the computer think again
search-failed = The computer couldn’t work this out because of an error. Please try again.
panel-resume-computer = Resume
    .about = Let the computer play on
panel-hint = Hint
    .about = Show what the computer would play, and why

# A hint: the next action, as half a sentence, then one or two reasons, each a sentence
hint-coming = Looking for a hint…
hint-whole-turn = Why this turn? { $reasons }
hint-whole-turn-averts = Play the whole turn, or your opponent can win at once.
hint-told = Hint: { $turn }.
hint-step = Hint, step { $step } of { $steps }: { $turn }.
step-near-own = { $robots ->
    [one] One of your robots touches it there.
   *[other] { $robots } of your robots touch it there.
}
step-off-enemy = { $robots ->
    [0] No enemy robot touches it there.
    [one] Only one enemy robot touches it there.
   *[other] Only { $robots } enemy robots touch it there.
}
action-run = run from { $from } to { $to }, paying with { $pieces }
action-run-capture = run from { $from } to { $to } and capture there, paying with { $pieces }
action-shift = shift the battery on { $from } to { $to }
action-end = end your turn
action-place = place a marble on { $to }
action-move = move from { $from } to { $to }
action-move-capture = move from { $from } to { $to } and capture { $pieces }
action-swap = swap sides
why-wins = You win the game.
why-wins-in = You win { $turns ->
    [one] this turn.
   *[other] in { $turns } turns, whatever your opponent does.
}
why-takes-robots = You capture { $count ->
    [one] a robot.
   *[other] { $count } robots.
}
why-takes-counters = You capture { $count ->
    [one] a counter.
   *[other] { $count } counters.
}
why-averts = Otherwise your opponent could win at once.
why-saves-robots = You save { $count ->
    [one] a robot.
   *[other] { $count } robots.
}
why-saves-counters = You save { $count ->
    [one] a counter.
   *[other] { $count } counters.
}
why-saves-robot-on = You save the robot on { $at }.
why-saves-counter-on = You save the counter on { $at }.
why-saves-robots-on = You save the robots on { $at } and { $other }.
why-saves-counters-on = You save the counters on { $at } and { $other }.
why-threatens-to-win = You threaten to win next turn.
why-threatens-robots = You threaten { $count ->
    [one] a robot.
   *[other] { $count } robots.
}
why-threatens-counters = You threaten { $count ->
    [one] a counter.
   *[other] { $count } counters.
}
why-threatens-robot-on = You threaten the robot on { $at }.
why-threatens-counter-on = You threaten the counter on { $at }.
why-threatens-robots-on = You threaten the robots on { $at } and { $other }.
why-threatens-counters-on = You threaten the counters on { $at } and { $other }.
why-gains = You gain { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
why-ends-ahead = With best play you win by { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
why-ends-behind = With best play you finish { $points ->
    [one] 1 point behind.
   *[other] { $points } points behind.
}
why-ends-even = With best play it’s a draw.
why-resists = With best play the game is lost; this holds out longest.
why-nearer-goal-row = Your robots get { $squares ->
    [one] one square
   *[other] { $squares } squares
} closer to the goal row.
why-nearer-headquarters = Your army gets { $squares ->
    [one] one square
   *[other] { $squares } squares
} closer to the enemy’s headquarters.
why-slows = { $squares ->
    [0] Your opponent can’t advance next turn; otherwise it could be { $others } squares.
    [one] Your opponent can advance only 1 square next turn, instead of { $others }.
   *[other] Your opponent can advance only { $squares } squares next turn, instead of { $others }.
}
why-opens = Then you could advance { $squares } squares next turn.
why-arrives-goal-row = That makes { $reached } of { $needed } in the goal row.
why-arrives-headquarters = That makes { $reached } of { $needed } in the enemy’s headquarters.
why-secures = This panel of { $fields } fields can no longer be taken from you.
why-leads = Then this panel of { $fields } fields is yours, { $own } to { $others }.
why-strengthens = You strengthen your lead on this panel of { $fields } fields: { $own } to { $others }.
why-evens = Your opponent is no longer ahead on this panel of { $fields } fields.
why-charges = Then your robots touch { $batteries ->
    [one] one battery.
   *[other] { $batteries } batteries.
}
why-starves = Then enemy robots touch { $batteries ->
    [0] no batteries.
    [one] only one battery.
   *[other] only { $batteries } batteries.
}
why-leaves = Your opponent is left with { $places ->
    [one] only one field.
   *[other] only { $places } fields.
}
why-lets-gain = { $points ->
    [0] Your opponent can gain no points next turn; if you play elsewhere, up to { $others }.
    [one] Your opponent can gain only 1 point next turn; if you play elsewhere, up to { $others }.
   *[other] Your opponent can gain only { $points } points next turn; if you play elsewhere, up to { $others }.
}
why-improves = You improve your position.
why-better-side = The other side is better, so swap.
why-fair-turn = After this turn, the sides are equal, so your opponent gains nothing by swapping.

# The computer's analysis of a game under review
analysis-on = Analysis
    .about = Show the computer’s evaluation of this position
analysis-off = Hide analysis
    .about = Hide the computer’s evaluation
analysis-coming = Thinking…
analysis-chance = { $player } { $percent }%
turning-find = Turning points
    .about = Analyse the whole game: both players’ chances, and the turns that decided it
turning-progress = { $done } of { $all } positions analysed…
turning-none = No single turn decided this game.
turning-most = These turns mattered most:

# Learning from mistakes in a game under review
mistake-learn = Your mistakes
    .about = Learn from your mistakes in this game: find something better
mistake-number = Mistake { $number } of { $count }
mistake-leave = Back
    .about = Back to the review
mistake-task = Find something better.
mistake-lost = Your chances would be { $chance }% instead of { $best }%.
mistake-right = Well found! Your chances: { $chance }%.
mistake-shown = That would have been better.
mistake-none = You made no serious mistakes in this game.
mistake-next = Next mistake
mistake-finish = Finish
mistake-try-again = Try again
mistake-again = Retry
    .about = Start this exercise again
mistake-show = Show me
    .about = Show the better turn
mistake-skip = Skip
    .about = Go to the next mistake

# How the players stand
standing-to-move = to move
standing-none-left = none left
standing-left = { $count } left
standing-none-captured = captured none
standing-captured = captured { $count }
standing-army = { $left } left, { $lost } lost
standing-goal-netzwerk = { $reached } of { $needed } in the goal row
standing-goal-napoleon = { $reached } of { $needed } in headquarters
standing-to-go = { $squares ->
    [one] one square to go
   *[other] { $squares } squares to go
}
    .about = Total distance left to win, if nothing is in the way

# What is to be done
task-run-robot = Make a run with a robot.
task-chosen-robot = Where should the robot on { $site } run? Numbers: cost in batteries.
task-run-once = First turn: make one run only.
task-end-turn = End your turn.
task-must-capture = You must capture.
task-run-or-shift = Run again, shift batteries, or end the turn.
task-shift = Shift batteries, or end the turn.
task-place-first = Place the first marble anywhere.
task-place-marble = Place a marble in the row or column of the last one.
task-move-counter = Move a counter: one step, or a series of jumps.
task-chosen-counter = Where should the counter on { $site } go?
task-nothing = The game is over.

# What a square is
ground-open = Open country. Counters here can be jumped and captured.
ground-road = A road. Counters here can be jumped but not captured.
ground-bridge = A bridge. Counters here can be jumped but not captured.
ground-village = A village. Counters here can be jumped but not captured.
ground-river = A river. Counters can step in and out, but one that jumps in is lost. Counters here can neither jump nor be jumped.
ground-forest-edge = The edge of a forest. Jumps may land here, but counters here can neither jump nor be jumped.
ground-inner-forest = Inner forest. It can only be reached by steps; counters here can neither jump nor be jumped.
ground-refuge = { $owner ->
    [blue] Blue’s headquarters: Red wins with two counters here; Blue’s own may not stop here.
   *[red] Red’s headquarters: Blue wins with two counters here; Red’s own may not stop here.
} Counters here can be jumped but not captured.
ground-open-headquarters = { $owner ->
    [blue] Blue’s headquarters: Red wins with two counters in it.
   *[red] Red’s headquarters: Blue wins with two counters in it.
} Counters here can be captured.

# Assists: switches in a list headed “Show”
assist-targets = Legal moves
    .about = Highlight the fields where the next marble can go
assist-lines = Row and column
    .about = Mark the row and the column of the last marble
assist-off-limits = Panels off limits
    .about = Mark the two panels that are off limits
assist-left = Marbles left
    .about = Show how many marbles each player has left
assist-points = Points
    .about = Show the current points
assist-panels = Panel owners
    .about = Outline each panel in the colour of the player who holds it
assist-areas = Largest areas
    .about = Show each player’s largest area
assist-chains = Chains
    .about = Show the chains that score
assist-danger = Pieces in danger
    .about = Mark your pieces that could be captured next turn
assist-warning = Danger of losing
    .about = Warn you if your opponent could win right after your turn
assist-landings = Jump by jump
    .about = Make a series of jumps one at a time; select the last landing again to stop there

# The score
score-panels = Panels
score-areas = Largest area
score-chains = Chains
score-marks-areas = Wide links: largest area.
score-marks-chains = Narrow links: chains.
score-no-panel = { $player }: no panels
score-sum = { $player }: panels { $sum }

# A game that is paused or over
pause-heading = Paused
pause-resume = Resume
pause-more = More…
pause-quit = Quit
pause-copy-link = Copy link
    .about = Copy a link to this game, to send to the other player or to open on another device
pause-link-copied = Link copied
    .about = Send it to the other player: it opens in a browser, or when pasted under “Saved games”
pause-link-cut = The whole game is too long for a link. This one begins at turn { $turn }.
pause-copy-position = Copy position
    .about = Copy the position as text, to paste it under “Saved games”
pause-copy-match = Copy game
    .about = Copy the whole game as text, to paste it under “Saved games”
pause-mouse = Mouse: drag the table to rotate it; drag with the middle button or with Shift to pan; scroll to zoom; right-click a space for information.
pause-fingers = Touch: tap or drag a piece; one finger on the table rotates it, two fingers zoom, rotate and pan; press and hold a space for information.
match-restart = Restart
    .about = Play this game again from the start
match-new = New game
    .about = Choose names and rules
match-main-menu = Main menu
    .about = Leave this game
result-draw = Draw
result-turns = { $turns ->
    [one] After one turn.
   *[other] After { $turns } turns.
}
result-no-field-left = { $player } had no field left to play on.
result-no-field-left-you = You had no field left to play on.
result-cannot-run = { $player } had no robot that could run.
result-cannot-run-you = You had no robot that could run.
result-wins = { $player } wins
result-you-win = You win!
result-you-lose = You lose
result-harder = Play against level { $level }
result-rematch = Rematch
    .about = Play again with sides swapped

share-open = Share…
    .about = Send a link, or save a picture, an animation, the position or the game
share-heading = Share this game
share-names = Players’ names
share-names-off = Hide
share-names-on = Show
share-player = { $name } ({ $side })
share-picture = Picture of this position
share-animation = Animation
share-last = Last turn
share-all = Whole game
share-first-turn = From turn
share-last-turn = To turn
share-turns = Turns { $first } to { $last }
share-progress = Recording: { $percent }%
share-cancel = Cancel
share-saved = Saved as { $path }.
share-failed = It could not be saved: { $fault }.
share-nothing-drawn = the graphics driver drew no picture

# The server for a tablet
tablet-open = Play on a tablet
tablet-what = This program can share the game on your local network. Open it in the browser of a tablet or phone.
tablet-start = Start
tablet-scan = Scan this code with the camera of a tablet or phone on the same network, or enter the address in its browser.
tablet-who = Anyone on that network can open the game. They can’t see your saved games or files.
tablet-limits = The connection is not encrypted (http), so the browser can’t install the game or start it offline.
tablet-until = You can close this page: the game stays available until you press “Stop” or quit the program.
tablet-copy = Copy address
tablet-stop = Stop
tablet-failed = The game can’t be shared: { $fault }.
tablet-no-page = the browser version is not installed
tablet-no-network = this device is not on a network
tablet-unreadable = its files can’t be read
tablet-refused = the system doesn’t allow it

# Why a match ended
reason-half-the-crew-is-home = half of the robots are in the goal row
reason-all-robots-captured = all robots of one side are captured
reason-no-robot-can-run = no robot can run
reason-more-points = { $more } points to { $less }
reason-equal-points = { $each } points each
reason-headquarters-taken = two counters in the enemy’s headquarters
reason-armies-spent = neither army has two counters left
reason-all-counters-captured = all counters of one side are captured
reason-no-legal-move = no legal move is left
reason-nothing-happens = a hundred moves without a capture or loss
reason-out-of-time = time ran out
reason-repetition = the same position for the third time

# Why an action is not legal: half sentences
illegal-no-swap = sides can only be swapped right after the first turn, and only if the rules allow it
illegal-netzwerk-over = the game is over
illegal-netzwerk-run-first = a turn begins with a run: before a robot has run, you cannot shift batteries or end the turn
illegal-netzwerk-runs-are-over = no robot can run once a battery has been shifted this turn
illegal-netzwerk-must-capture = a robot can capture, and under these rules it must
illegal-netzwerk-single-run = the first turn of the game is one run, with no shift
illegal-netzwerk-no-robot = there is no robot on { $value }
illegal-netzwerk-not-yours = the robot on { $value } is not yours
illegal-netzwerk-barred = the robot on { $value } cannot run again this turn
illegal-netzwerk-resting = the robot on { $value } has captured and may not run again this turn
illegal-netzwerk-no-energy = no charged battery touches the robot on { $value }
illegal-netzwerk-no-own-energy = you control no charged battery that touches the robot on { $value }
illegal-netzwerk-hemmed-in = the robot on { $value } is hemmed in: there is no square it could run to
illegal-netzwerk-no-way = the robot on { $from } cannot run to { $to }
illegal-netzwerk-wrong-sign = { $value ->
    [true] a run to a square with an enemy robot is written with x
   *[other] a run that captures nothing is written with -
}
illegal-netzwerk-wrong-price = the run costs { $price }, but { $paid } would be paid
illegal-netzwerk-too-far = that run costs { $price } batteries, but only { $energy } can pay for it
illegal-netzwerk-no-battery = there is no battery on { $value }
illegal-netzwerk-spent = the battery on { $value } is spent
illegal-netzwerk-not-controlled = you do not control the battery on { $value }
illegal-netzwerk-locked = both players control the battery on { $value }, so neither may shift it
illegal-netzwerk-shifted = the battery on { $value } has already been shifted this turn
illegal-netzwerk-not-next = the battery on { $from } cannot go to { $to }: batteries shift to the next empty socket along a line
illegal-netzwerk-otherwise = that is not legal here

illegal-kulami-over = the game is over
illegal-kulami-no-field = there is no field on { $value }
illegal-kulami-taken = there is already a marble on { $value }
illegal-kulami-out-of-line = field { $at } is neither in the row nor in the column of the last marble, on { $last }
illegal-kulami-off-limits = the panel of { $at } is off limits: one of the last two marbles lies on it, on { $by }

illegal-napoleon-over = the game is over
illegal-napoleon-off-the-map = the map has no square { $value }
illegal-napoleon-no-counter = there is no { $colour ->
    [blue] blue
   *[red] red
} counter on { $at }
illegal-napoleon-not-yours = the counter on { $value } is not yours
illegal-napoleon-stuck = the counter on { $value } cannot move: there is no free square beside it, and nothing to jump over
illegal-napoleon-shape = a move is one step, or a series of jumps, each straight over one counter
illegal-napoleon-out-of-reach = the counter on { $from } cannot get to { $to }: a move is one step, or a series of jumps, each straight over one counter
illegal-napoleon-taken = there is already a counter on { $value }
illegal-napoleon-step-home = a counter may not step into its own headquarters, on { $value }
illegal-napoleon-no-jump-from = a counter cannot jump from { $first }, which is in a { $second ->
    [river] river
   *[forest] forest
}
illegal-napoleon-no-jump-over = the counter on { $first } cannot be jumped: it is in a { $second ->
    [river] river
   *[forest] forest
}
illegal-napoleon-nothing-to-jump = there is no counter on { $value } to jump over
illegal-napoleon-in-the-forest = square { $value } is too deep in the forest to land on
illegal-napoleon-takes-nothing = the jump to { $value } captures nothing
illegal-napoleon-takes = the jump to { $value } captures the counter that it passes (write x)
illegal-napoleon-lost = the counter is lost in the river on { $value }: the move ends there
illegal-napoleon-no-river = there is no river on { $value } where the counter could be lost
illegal-napoleon-loss-untold = the counter is lost in the river on { $value } (end the move with ~)
illegal-napoleon-ends-at-home = a counter may not end its move in its own headquarters, on { $value }
illegal-napoleon-circle = a move that captures nothing may not end where it began

# What is wrong with a layout
layout-empty = the layout is empty
layout-too-long = the layout’s text has { $value } characters: no layout needs more than 255
layout-sign = “{ $sign }” in row { $row }, column { $column }, is neither a letter nor . for a gap
layout-ragged = row { $row } is { $found } wide, but the first row is { $wanted } wide
layout-no-rectangle = panel { $value } is not a single rectangle
layout-wrong-size = panel { $name } is { $width } × { $height }: there is no such panel
layout-count = panels of { $short } × { $long }: { $found } instead of { $wanted }
layout-overlap = panels { $first } and { $second } overlap
layout-too-large = the layout is { $width } × { $height }: it can span at most 10 fields in either direction
layout-disconnected = the layout falls into { $value } parts that do not touch along a side

layout-name = its name must have 1 to 40 characters
layout-name-and-layout = its name must have 1 to 40 characters; { $value }

# What is wrong with a map
map-empty = the map is empty
map-name = its name must have 1 to 40 characters
map-too-large = the map is { $width } × { $height }: the maximum is 40 × 40
map-ragged = { $grid ->
    [terrain] terrain
   *[counters] counters
}: row { $row } is { $found } wide, not { $wanted }
map-rows = counters: { $found } rows, not { $wanted }
map-sign = { $grid ->
    [terrain] terrain
   *[counters] counters
}: “{ $sign }” in row { $row }, column { $column }, is not one of { $known }
map-no-headquarters = there is no { $colour ->
    [blue] blue
   *[red] red
} headquarters ({ $sign })
map-unequal-armies = the armies differ: { $blue } blue counters, { $red } red ones
map-army = { $value } counters per player: there must be 2 to 24
map-at-home = counters: the one in row { $row }, column { $column }, is in its own headquarters
map-river-corner = terrain: the rivers in row { $row }, column { $column }, and the row below touch only at a corner
map-place = places: “{ $name }” at “{ $at }” needs a name and a square of the map

# What is wrong with a file
format-too-large = it is too large: { $found } (the maximum is { $largest })
format-empty = it is empty
format-foreign = it contains something else
format-damaged = it is damaged at line { $line }, column { $column }
format-newer = it was written by a newer version (format { $found }; this one reads format { $known })
format-no-format = it has the unknown format { $found } (this version reads format { $known })

file-missing = there is no such file
file-no-file = it is not a file
file-too-large = it is too large: { $found } (the maximum is { $largest })
file-size-kilobytes = { $size } KB
file-size-megabytes = { $size } MB
file-no-text = it contains no text
file-taken = another file already has that name
file-no-folder = the system has no folder for it
file-full = there is no room left: delete saved games that you no longer need
file-forbidden = nothing can be saved here: storage is not allowed
file-system = { $value }

# What is wrong with a match’s set-up
option-conflict = jumps may end in your own headquarters only if headquarters are open

set-up-rules = rules: { $value }
set-up-one-board = { $value } has only one board
set-up-layout = layout: { $value }
set-up-map = map: { $value }
set-up-two-boards = the position is on a different board from the one that is given
set-up-swap-in-turn = sides can only be swapped at the beginning of a turn
set-up-position = position: { $value }

play-over = the game is over
play-full = a game can have at most 20,000 actions
play-too-long = the actions of a game can have at most 2,000,000 characters in all

# Sound
settings-group-sound = Sound
settings-effects-volume = Effects
settings-room-volume = Ambience
settings-volume-off = Off
panel-mute = Mute
    .about = Turn the sound off
panel-unmute = Unmute
    .about = Turn the sound on again
key-mute = Sound on or off

# Resigning, draws, rematches, undo by agreement
reason-resigned = by resignation
reason-draw-agreed = both players agreed
result-resigned = { $player } resigned.
saved-ended = the players ended the game although it was already over
pause-offer-draw = Offer a draw
    .about = Your opponent can accept or decline
pause-offer-draw-later = You can offer a draw again in a few turns.
pause-resign = Resign
    .about = Give up: your opponent wins
pause-swap-sides = Swap sides
    .about = Change places and colours with your opponent, before the first move
resign-heading = Resign?
resign-text = { $loser } resigns and { $winner } wins.
resign-text-alone = The computer wins the game.
resign-confirm = Resign
draw-heading = Offer a draw?
draw-text = { $player } can accept, decline or simply play on.
draw-confirm = Offer a draw
decision-cancel = Keep playing
offer-draw = { $player } offers a draw.
offer-undo = { $player } would like to undo the last move.
offer-agree = { $player }, do you agree?
offer-accept = Accept
offer-decline = Decline
offer-draw-declined = { $player } declines the draw.
offer-undo-declined = { $player } declines the undo.
offer-draw-considered = { $player } is thinking about your draw offer.
settings-undo = Undo moves
settings-undo-free = Always
    .about = Every move can be undone.
settings-undo-agreement = By agreement
    .about = With two players, your opponent is asked first.

# Finding saved games
date-today = today, { $time }
date-yesterday = yesterday, { $time }
date-day = { $day } { $month } { $year }
date-january = January
date-february = February
date-march = March
date-april = April
date-may = May
date-june = June
date-july = July
date-august = August
date-september = September
date-october = October
date-november = November
date-december = December
find-search = Search by name, title or game
find-all = All
find-unfinished = Unfinished
find-finished = Finished
find-all-games = All games
find-latest = Newest first
find-oldest = Oldest first
find-by-game = By game
find-by-name = By name
find-none = No saved game matches your search.
find-show-all = Show all
find-reading = { $count ->
    [one] Loading one more game…
   *[other] Loading { $count } more games…
}
find-state-unfinished = Unfinished · { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
find-state-won = { $winner } won · { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
find-state-drawn = Draw · { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
find-more = More
    .about = Rename, copy, export or delete this game
find-less = Less
find-import = Import
    .about = Paste a game or a position, or drop its file onto the window
find-import-path = Import
    .about = Paste a game, a position or the path of a file
backup-all = Back up all
    .about = All games, layouts and maps in one file; import it to restore them
backup-saved = Everything is backed up: { $path }.
backup-saved-without = Everything is backed up except { $count ->
    [one] one file
   *[other] { $count } files
}. Saved as { $path }. { $faults }
backup-restored = Restored: { $added } new, { $known } already here.
backup-choose = Choose a file
    .about = A game, a backup, a layout or a map

# Settings and shortcuts
settings-group-game = Game
settings-group-table = Table and view
settings-group-text = Language and text
settings-language-system = System language ({ $language })
settings-highlights-usual = Green and red
    .about = The usual colours.
settings-highlights-distinct = Blue and orange
    .about = Easier to tell apart for colour-blind players.
settings-shortcuts = Keyboard shortcuts
    .about = See and change the keys
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
about-netzwerk = Netzwerk (Network) is by Knut-Michael Wolf (1984). Some variants come from the French rules, translated by Marie Guntzer; others are by João Neto.
about-kulami = Kulami is by Andreas Kuhnekath, published by Steffen-Spiele in 2011. The layouts “Closed” and “Irregular” are the publisher’s; the others are ours.
about-napoleon = Napoleon is by Kurt Heuser and Eugen Oker, published by Pelikan in 1975. Its board was never reproduced, so the maps are ours.
about-rules = The rules are written in our own words.
about-owners = The games belong to their authors and publishers, who have no part in this program.
about-licence-what = You may use, change and share this program under the MIT licence or the Apache License 2.0, as you prefer.
about-fonts-what = The typefaces are Cabin and Vollkorn, under the SIL Open Font License. The symbols are Phosphor Icons, under the MIT licence.
about-libraries-what = The program is built on the work of many others: { $count } libraries, each with its version and licence.
report-open = Report a problem
report-what = Copy this text and add it to your report. It contains your settings and, if there is one, the current game with the players’ names, but no folder names from your device.
report-copy = Copy
report-copied = Copied

# The title and the new game
title-two-players = Two players
title-computer = Vs computer
new-match-more = More options
new-match-less = Fewer options
new-match-strength = Strength
new-match-level = Level
new-match-thinking = Thinking time
new-match-thinking-seconds = { $seconds } s
new-match-thinking-note = Per turn, at full strength. The faster the device, the stronger the computer.
new-match-side = You play
new-match-random-side = Random
preset-netzwerk-wolf = Standard
    .about = Knut-Michael Wolf’s rules, with a fair start: after the first turn, the second player may swap sides. Threefold repetition is a draw.
preset-netzwerk-neto = Straight runs
    .about = João Neto’s variant: one run per robot, in a straight line, paid for with batteries that you control. It has the same fair start.

# Symbols at the table
panel-show = Show
    .about = Choose what the board shows you
review-start = Start
    .about = To the start of the game
review-previous = Back
    .about = One turn back
review-next = Forward
    .about = One turn forward
review-end = End
    .about = To the last position

# Courses for beginners
lesson-learn = Learn
lesson-step = Step { $step } of { $count }
lesson-step-new = Step { $step } of { $count } · new position
lesson-step-more = More rules: { $step } of { $count }
lesson-next = Next step
lesson-first-match = Play your first game
lesson-hint = Hint
    .about = A hint for this step
lesson-show = Show me
    .about = Watch how it’s done
lesson-back = Back
    .about = Previous step
lesson-skip = Skip
    .about = Skip to the next step
lesson-more = More rules
    .about = Rules you don’t need for a first game
lesson-leave = Leave
    .about = To the main menu; you can continue here later
lesson-well-done = Well done!
lesson-otherwise = That is allowed, but it is not what this step is about.
lesson-loses-own = That would lose your counter in the river.
lesson-leaves = { $places ->
    [one] After that, your opponent still has one field to play on.
   *[other] After that, your opponent still has { $places } fields to play on.
}
lesson-costs-nothing = That costs your opponent no points.
lesson-captures-only = { $count ->
    [0] That captures nothing.
    [one] That captures only one.
   *[other] That captures only { $count }.
}
lesson-finished = The course is finished. Now for your first full game, against the computer at its easiest level.
lesson-offer = New to { $game }? A five-minute course shows you how to play.
lesson-offer-no = No, thanks
lessons-unread = Your progress in the courses could not be read: { $fault }. You will start again from the beginning.
lessons-not-saved = Your progress in the courses could not be saved: { $fault }.

# Puzzles
puzzle-grade-easy = Easy
puzzle-grade-medium = Medium
puzzle-grade-hard = Hard
puzzles-open = Puzzles
puzzles-heading = { $game }: puzzles
puzzles-day = Puzzle of the day
puzzles-stars-what = Three stars: on the first try, without help. Two: with a hint, or on the second try. One: in any other way.
puzzle-number = Puzzle { $number } · { $grade }
puzzle-of-day = Puzzle of the day · { $grade }
puzzles-solved = { $solved } of { $count } solved, { $stars ->
    [one] one star
   *[other] { $stars } stars
}
puzzles-entry = { $number }, { $stars ->
    [0] not solved
    [one] one star
   *[other] { $stars } stars
}
puzzle-goal-win-now = Win this turn.
puzzle-goal-win = Win in { $turns } turns, whatever your opponent does.
puzzle-goal-hold = Your opponent is about to win. Find the only turn that prevents it.
puzzle-goal-keep-win = With best play by both sides, only one field still wins. Find it.
puzzle-goal-keep-draw = You can’t win any more, but one field still saves the draw. Find it.
puzzle-hint-river = Sacrifice a counter in the river.
puzzle-hint-capture = A capture opens the way.
puzzle-hint-jump = Jump!
puzzle-hint-energy = Count the batteries: which can pay, and which robots need the rest?
puzzle-hint-step = A plain step does it: no jump, no capture.
puzzle-hint-hold = What does your opponent need to win next turn? Take it away.
puzzle-hint-win = Look at the panels that are still undecided, and at where your marble sends your opponent.
puzzle-hint-draw = Where can your opponent go after your marble?
puzzle-hint-begin = Begin at the marked space.
puzzle-you = You play { $player }.
puzzle-hint = Hint
    .about = First the idea, then where to begin
puzzle-show = Show me
    .about = Watch the solution
puzzle-again = Retry
    .about = Set up the puzzle again
puzzle-list = List
    .about = Back to the list of puzzles
puzzle-leave = Leave
    .about = To the main menu
puzzle-next = Next puzzle
puzzles-next-unsolved = Next unsolved puzzle
puzzle-wrong = Not quite. Here is the reply.
puzzle-no-win = Not quite: that doesn’t win this turn.
puzzle-refuted = Not quite. The reply would be: { $reply }. { $why }
puzzle-missed-win = Then you no longer win in time.
puzzle-missed-hold = It wins the game.
puzzle-missed-keep-win = After that, you no longer win with best play.
puzzle-missed-keep-draw = After that, the game is lost.
puzzle-lost = The goal is now out of reach. Try again.
puzzle-right = Right! Keep going.
puzzle-solved = Solved!
puzzle-solved-hold = Your opponent can’t win next turn.
puzzle-solved-keep-win = With best play you win, whatever your opponent does.
puzzle-shown = That was the solution.
puzzle-stars = { $stars ->
    [one] One star.
   *[other] { $stars } stars.
}
puzzles-unread = Your progress in the puzzles could not be read: { $fault }. You will start again from zero.
puzzles-not-saved = Your progress in the puzzles could not be saved: { $fault }.

lesson-netzwerk-goal = You are White. You win once half of your remaining robots are in the marked goal row, where Black starts. Every turn begins with at least one run. Try a short one: move a robot one square.
    .about = Thin rings mark the robots that can run. Tap one, then the lit square in front of it.
lesson-netzwerk-goal-done = A battery that touched the robot has paid. It is turned over: spent for this turn.
lesson-netzwerk-energy = Each square costs one charged battery that touches the robot where it starts. Two batteries touch this one, enough for two squares: run round the corner to the marked square.
    .about = Tap the marked robot, then the square to run to.
lesson-netzwerk-energy-done = Four batteries would carry it four squares. Robots never move back or diagonally.
lesson-netzwerk-share = Batteries belong to nobody: neighbours share them. Move the marked robot one square, but pay with the battery on e5 instead of the one proposed; then make a run with the robot on the left.
    .about = Tap the robot, then the square in front of it, then the battery on e5. Tap the square again to confirm.
lesson-netzwerk-share-then = Now make a run with the other robot: the battery you saved still touches it.
    .about = Don’t end your turn yet. Tap the marked robot, then a lit square.
lesson-netzwerk-share-done = You choose which batteries pay: what one robot spends, its neighbour can’t use.
lesson-netzwerk-jump = A robot may jump over one of your own, onto the empty square right behind it. That costs two batteries.
    .about = Tap the marked robot, then the square right behind the other one.
lesson-netzwerk-jump-then = A charged battery touches the robot’s new square, so it may run once more in the same turn. Let it run again.
    .about = Tap the robot that has jumped, then a lit square.
lesson-netzwerk-jump-done = A robot may run as often as batteries can pay, unless it has captured. Only your own robots can be jumped, never enemy ones.
lesson-netzwerk-capture = Two batteries also pay for a capture: your robot captures an enemy robot on the next square and takes its place. Capture the black robot.
    .about = Tap your robot below the black one, then the black one.
lesson-netzwerk-capture-done = A capture ends the run, and this robot may not run again this turn. You never have to capture.
lesson-netzwerk-all = You also win by capturing all enemy robots. Your front robot has captured and may not run again this turn: jump over it and capture the last black robot, right behind it. A jump that captures costs four batteries.
    .about = Tap the lower marked robot, then the black one.
lesson-netzwerk-all-done = You’ve captured all the black robots, so you win at once. In a game, spikes around one of your robots warn you that it could be captured, too.
lesson-netzwerk-shift = After your runs, you may shift batteries, each at most once a turn: forward, back or sideways to the next empty socket, over any batteries in the way. Shift the marked battery forward.
    .about = Tap the battery, then the marked socket above it. Or drag it there.
lesson-netzwerk-shift-done = After the first shift, no robot may run again this turn. Spent batteries may be shifted, too.
lesson-netzwerk-control = You may shift only what you control: at least as many of your robots as enemy ones must touch the battery. You control only one of the two marked batteries: shift that one.
    .about = Two black robots touch the upper battery, but only one of yours does. Shift the lower one.
lesson-netzwerk-control-done = Two of your robots touch it, and none of Black’s: 2 to 0. With equal numbers, or none at all, both players control a battery.
lesson-netzwerk-end = You end your turn yourself. End it now, and watch Black move.
    .about = Press “End turn”.
lesson-netzwerk-end-done = When a turn begins, all batteries are charged again. Now they’re yours to use.
lesson-netzwerk-home = You have five robots left, two of them in the goal row. Bring a third one there and win.
    .about = Move the marked robot one square forward.
lesson-netzwerk-home-done = Half of the robots that you have left is enough: three of six or five, two of four or three, one of two or one.
lesson-netzwerk-trap = Beware: Black has five robots, two of them in Black’s goal row. If you capture one of the others, two of Black’s remaining four will be there, and Black wins! Run with the marked robot, or with another one, but don’t capture.
    .about = After a capture, two of Black’s four robots would be in the goal row, and Black would win at once. Move any robot to an empty square.
lesson-netzwerk-trap-done = Well avoided: with five robots, Black still needs a third one in the goal row.
lesson-netzwerk-starve = If you can’t run when your turn begins, you lose. Only one battery powers the last black robot: shift that battery out of reach, then end your turn.
    .about = Shift the marked battery to the left or towards you. Then press “End turn”.
lesson-netzwerk-starve-then = Out of reach! Now end your turn: Black can’t run, and loses.
    .about = Press “End turn”.
lesson-netzwerk-starve-done = No battery touches Black’s robot, so Black can’t run: you win.
lesson-netzwerk-swap = Going first can be an advantage, so the second player may answer the first turn by swapping sides. Black has gone first: swap sides now. Black’s turn then counts as yours, and your opponent moves next.
    .about = Press “Swap sides”.
lesson-netzwerk-swap-done = The board has turned, and your opponent moves next, as White. When you go first, favour neither side: make one run and shift a battery back, say.
lesson-netzwerk-match = Now play a short game against the computer at its easiest level. You have four robots each, so two in the goal row win. The same position for the third time is a draw.
    .about = Run with robots that touch charged batteries, shift batteries if you like, and end your turn.
lesson-netzwerk-idea-capture = You captured: this robot may not run again this turn.
lesson-netzwerk-idea-jump = You jumped over one of your own robots, for two batteries.
lesson-netzwerk-idea-home = Your robot is in the goal row. Two of four win!
lesson-netzwerk-idea-shift = You shifted a battery: no more runs this turn.
lesson-netzwerk-idea-end = Your turn is over, and all batteries are charged again.

lesson-kulami-place = You are Red. A panel is yours while you have more marbles on it than Black. The first marble may go anywhere: tap a field.
    .about = Tap any of the round hollows.
lesson-kulami-place-done = One marble against none: this panel is yours for now, as its red outline shows. “2D” shows the board from above.
lesson-kulami-line = From now on, each marble goes in the same row or column as the last one. Black’s last marble is marked: place yours in line with it. The darkened panels are off limits; the next step explains why.
    .about = Tap a lit field in the same row or column.
lesson-kulami-line-done = Marbles in between are no obstacle: any empty field in the line will do.
lesson-kulami-closed = Two panels are off limits to you, and darkened here: the one where Black has just played, and the one where you played last. Place a marble in line, but on another panel.
    .about = Tap any lit field: none is on a darkened panel.
lesson-kulami-closed-done = So Black can’t answer at once on the panel where you have just played.
lesson-kulami-gap = Some layouts have gaps. Rows and columns continue across them: place your marble on the far side.
    .about = Tap one of the marked fields.
lesson-kulami-gap-done = Like marbles in between, gaps are no obstacle.
lesson-kulami-size = A panel is worth as many points as it has fields, however many marbles lie on it. Take a panel with six fields.
    .about = The fields in the middle, c4 to e4, lie on a panel of six.
lesson-kulami-size-done = Six points for a single marble, until Black comes.
lesson-kulami-take = A panel with the same number of marbles of each colour scores for neither player. Break the tie on the marked panel.
    .about = Tap the lit field on that panel.
lesson-kulami-take-done = Two to one: four points for you.
lesson-kulami-break = Black holds the marked panel of six with one marble. Place one of yours there, too.
    .about = Tap the lit field on that panel.
lesson-kulami-break-done = One to one: the panel is tied and scores for neither player. Black loses six points.
lesson-kulami-lead = Your marble tells Black where to go. Black’s last one is marked. Answer it on the field that leaves Black only one choice.
    .about = It is the field in the ring: all but one of the fields in its row and column are full or off limits to Black.
lesson-kulami-lead-done = Black can go to one field only. Forcing your opponent’s hand is the art of Kulami.
lesson-kulami-end = The game ends when all marbles are placed, or when a player has no field left. You’re ahead, so end the game now: answer the marked marble so that Black has no field left.
    .about = It is the field in the ring.
lesson-kulami-end-done = Whoever has more points from panels wins; with equal points, the game is a draw. Some fields always stay empty.
lesson-kulami-area = Before a game, you can choose to count more than panels. One way is to count the largest area: marbles of one colour, joined along the sides of fields, never at corners. Of the two marked fields, find the one that joins your two areas.
    .about = The field between your marbles touches both areas along a side; the other touches only at corners.
lesson-kulami-area-done = Five in one area, and Black’s largest has two: you score the difference, three points.
lesson-kulami-chain = Another way is to count chains: five or more marbles of one colour in a line, diagonals too. Place a marble where two red chains cross: it completes both, and counts in both.
    .about = Tap the marked field between the red marbles.
lesson-kulami-chain-done = Two chains of five make ten. The higher total scores the difference. Areas and chains count only if you choose them for a new game.
lesson-kulami-swap = Going first can be an advantage, so the second player may answer the first turn by swapping sides. Black has gone first: swap sides now. The marble is then yours, and your opponent moves next.
    .about = Press “Swap sides”.
lesson-kulami-swap-done = The board has turned to your new side. Now your opponent moves, as Red. When you go first yourself, choose a turn that favours neither side.
lesson-kulami-match = Now finish a game against the computer at its easiest level. The score is almost even: each player’s last ten marbles will decide.
    .about = Look for panels that one more marble wins or ties.
lesson-kulami-idea-lead = Your last marble left Black hardly any choice.
lesson-kulami-idea-gain = Your last marble won its panel: you have more marbles there.
lesson-kulami-idea-break = Your last marble tied its panel: it now scores for neither player.

lesson-napoleon-step = You win when two of your counters are in the enemy’s headquarters, marked at the top, at the same time. Each turn, you move one counter. You are Blue: move one to any empty square next to it.
    .about = Thin rings mark the counters that can move. Tap one, then a lit square beside it.
lesson-napoleon-step-done = All eight directions are allowed, diagonals too. You can’t pass: each turn, one counter moves.
lesson-napoleon-jump = A counter can also jump: over a neighbour of either colour, onto the empty square right behind it. Jump over your own counter.
    .about = Tap the lower marked counter, then the square behind the other one.
lesson-napoleon-jump-done = Your own counters always stay on the board when you jump them. If counters hide one another, press “2D” to see the board from above.
lesson-napoleon-chain = After a jump you may jump on, straight or diagonally, as often as you like. Take the marked counter to its target with three jumps in one move.
    .about = Tap the counter, then the marked square.
lesson-napoleon-chain-done = The series ends on whichever landing you tap. Counters with gaps between them form ladders across the map.
lesson-napoleon-capture = Jump over an enemy counter in open country, and you capture it. Capture the marked one. A thin broken ring means that your counter can capture, a wide one that landing there captures. The spikes are a warning: it could be captured, too.
    .about = Tap the blue counter beside the marked one, then the square just beyond the marked one.
lesson-napoleon-capture-done = It is off the board at once. You never have to capture.
lesson-napoleon-series = One move can capture several counters. Capture both marked counters.
    .about = Tap the blue counter below, then the square behind the second red one.
lesson-napoleon-series-done = Both are gone: every jump of a series can capture again.
lesson-napoleon-shelter = On roads and bridges, in villages and headquarters, counters are protected: they can be jumped, but not captured. Jump over the red counter in the village.
    .about = Tap the blue counter beside the village, then the square behind the red one.
lesson-napoleon-shelter-done = The red counter is still there. It only gave you a leg up. In a game, point at a square, or press and hold it, to see what it is.
lesson-napoleon-river = A river is crossed step by step: into it, and out again. A bridge counts as a road: nothing holds you up there. Step onto the marked bridge.
    .about = Tap the counter by the water, then the bridge.
lesson-napoleon-river-done = From the bridge you go on as from any road, with steps or jumps.
lesson-napoleon-water = No jump may start in a river or cross one. A jump may end there, but then the counter that jumped is lost. Try it once: jump into the water with the marked counter.
    .about = Tap the counter, then the marked square in the river.
lesson-napoleon-water-done = In a game, the counter would be lost, but what it captured on the way would stay captured. This was only practice: here it is again.
lesson-napoleon-forest = The edge of a forest is every forest square that touches other ground, even at a corner. A jump may land there, but goes no further; deeper in, you can only step. Jump to the marked edge square.
    .about = Tap the upper counter, then the marked square.
lesson-napoleon-forest-done = A counter in a forest or river can neither jump nor be jumped: safe, but slow.
lesson-napoleon-home = You may not step into your own headquarters, and no move may end there. Jumping through is fine: take the marked counter through it and out again, in two jumps.
    .about = Tap the counter, then the marked square above your headquarters.
lesson-napoleon-home-done = You only passed through your headquarters.
lesson-napoleon-win = One counter is already in the enemy’s headquarters, where it can’t be captured; it may leave again. Bring in a second one while the first is still there, and you win.
    .about = The counter to the right of the road can jump over the red one on it.
lesson-napoleon-win-done = You win! There is one more way to win: a player who can’t move loses.
lesson-napoleon-draw = With one counter left, you have not lost, but you can no longer win by taking the headquarters: that needs two. If neither side has two left, the game is a draw. Save yourself: capture the marked counter.
    .about = Tap your counter, then the square behind the marked one.
lesson-napoleon-draw-done = One against one: a draw. So is the same position for the third time, or a hundred moves without a capture or loss.
lesson-napoleon-swap = Going first can be an advantage, so the second player may answer the first turn by swapping sides. Red has gone first: swap sides now. Red’s turn then counts as yours, and your opponent moves next.
    .about = Press “Swap sides”.
lesson-napoleon-swap-done = The board has turned to your new side. Now your opponent moves, as Blue. When you go first yourself, choose a turn that favours neither side.
lesson-napoleon-match = Now play a short game against the computer at its easiest level. You have five counters each, and two in the headquarters win.
    .about = Build ladders for your jumps, and beware of captures in open country.
lesson-napoleon-idea-lose = You jumped into the water: that counter is lost.
lesson-napoleon-idea-capture = You captured in open country. On a road or in a village, that counter would have been safe.
lesson-napoleon-idea-headquarters = Your counter has reached the headquarters. A second one wins!
lesson-napoleon-idea-chain = You made several jumps in one move.
lesson-napoleon-idea-jump = You jumped over a neighbour.
