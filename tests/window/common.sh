# What the tests of the real window share: a virtual display, the program with folders of its own, keys and the mouse, and waiting until
# something holds. To be read by a script of this folder: `source "$(dirname "$0")/common.sh"`.
#
# Needs xvfb, xdotool, x11-xkb-utils (setxkbmap), xclip and a Vulkan driver (Debian:
# mesa-vulkan-drivers). The program is $SPIELTISCH, or else the one that `cargo build` makes. With SHOTS=FOLDER every failure leaves a
# picture there (Debian: imagemagick).
# shellcheck shell=bash

set -uo pipefail

ROOT="$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)"
SPIELTISCH="${SPIELTISCH:-${CARGO_TARGET_DIR:-$ROOT/target}/debug/spieltisch}"
# Drawing by software takes its time: how many seconds something may take that should happen.
PATIENCE="${PATIENCE:-60}"
# How long nothing must have been drawn for the table to be at rest.
QUIET="${QUIET:-1}"

[ -x "$SPIELTISCH" ] || { echo "there is no program at $SPIELTISCH: build it, or set SPIELTISCH to it" >&2; exit 2; }
for tool in Xvfb xdotool setxkbmap xclip; do
    command -v "$tool" >/dev/null || { echo "$tool is missing" >&2; exit 2; }
done

PLACE="$(mktemp -d)"
failures=0
program=
clipboard=
window=

# --- Reporting -------------------------------------------------------------------------------------------------------------------

ok() { printf 'ok    %s\n' "$1"; }

failed() {
    printf 'FAIL  %s\n' "$1"
    failures=$((failures + 1))
    [ -z "${SHOTS:-}" ] || import -window root "$SHOTS/failure-$failures.png"
}

# check WHAT COMMAND…: the command holds, within PATIENCE.
check() {
    local what="$1"
    shift
    if wait_until "$PATIENCE" "$@"; then ok "$what"; else failed "$what"; fi
}

# check_stays WHAT COMMAND…: it holds once the table has come to rest.
check_stays() {
    local what="$1"
    shift
    rest
    if "$@"; then ok "$what"; else failed "$what"; fi
}

# finish: the script's exit status.
finish() {
    [ "$failures" -eq 0 ] || { printf '%d failed\n' "$failures"; exit 1; }
    echo "All is well."
    exit 0
}

# --- Waiting ---------------------------------------------------------------------------------------------------------------------

# wait_until SECONDS COMMAND…: tries the command until it holds.
wait_until() {
    local end=$((SECONDS + $1))
    shift
    until "$@"; do
        [ "$SECONDS" -lt "$end" ] || return 1
        sleep 0.1
    done
}

# How many pictures the program has drawn so far.
pictures() { grep -c 'app::platform::redraw' "$PLACE/log" 2>/dev/null || true; }

has_drawn() { [ "$(pictures)" -gt 0 ]; }

# The processor time that the program has taken, in hundredths of a second.
processor_time() { awk '{ sub(/.*\) /, ""); print $12 + $13 }' "/proc/$program/stat" 2>/dev/null || echo 0; }

# rest: waits until the program has drawn nothing for QUIET seconds, and was not about to.
rest() {
    local before drawn taken end=$((SECONDS + PATIENCE))
    while [ "$SECONDS" -lt "$end" ]; do
        before="$(pictures)"
        taken="$(processor_time)"
        sleep "$QUIET"
        drawn=$(($(pictures) - before))
        taken=$(($(processor_time) - taken))
        [ "$drawn" -eq 0 ] && [ "$taken" -le 3 ] && return 0
    done
    echo "the program goes on drawing" >&2
    return 1
}

# --- The display and the program -------------------------------------------------------------------------------------------------

# start_display [SIZE]: a virtual display of its own, on a free number.
start_display() {
    Xvfb -displayfd 3 -screen 0 "${1:-640x480}x24" -nolisten tcp -noreset 3>"$PLACE/display" 2>/dev/null &
    display=$!
    wait_until 20 test -s "$PLACE/display" || { echo "Xvfb does not start" >&2; exit 2; }
    DISPLAY=":$(cat "$PLACE/display")"
    export DISPLAY
    unset WAYLAND_DISPLAY WAYLAND_SOCKET
}

# The program's folders: saved games are in $MATCHES, its settings in $SETTINGS.
FOLDER="$PLACE/player"
MATCHES="$FOLDER/spieltisch/matches"
SETTINGS="$FOLDER/spieltisch/settings.ron"

# fresh_player [FIELDS]: empty folders, with settings that draw quickly and without animations; FIELDS are further settings.
fresh_player() {
    rm -rf "$FOLDER"
    mkdir -p "$FOLDER/spieltisch"
    printf 'Settings(format: 1, language: Some("en"), still: true, quality: Low, quality_is_measured: true, muted: true, %s)\n' \
        "${1:-}" >"$SETTINGS"
}

# start ARGUMENTS…: starts the program and waits for its window, which gets the keyboard.
start() {
    : >"$PLACE/log"
    env HOME="$FOLDER" XDG_DATA_HOME="$FOLDER" XDG_CONFIG_HOME="$FOLDER" RUST_BACKTRACE=0 \
        RUST_LOG=error,spieltisch::app::platform::redraw=trace "$SPIELTISCH" "$@" >"$PLACE/log" 2>&1 &
    program=$!
    wait_until "$PATIENCE" find_window || { echo "the program opens no window:" >&2; tail -5 "$PLACE/log" >&2; exit 2; }
    wait_until "$PATIENCE" has_drawn || { echo "the program draws nothing:" >&2; tail -5 "$PLACE/log" >&2; exit 2; }
    xdotool windowsize --sync "$window" "$(screen_width)" "$(screen_height)"
    focus
    rest
}

find_window() {
    window="$(xdotool search --onlyvisible --pid "$program" 2>/dev/null | head -1)"
    [ -n "$window" ]
}

screen_width() { xdotool getdisplaygeometry | cut -d' ' -f1; }
screen_height() { xdotool getdisplaygeometry | cut -d' ' -f2; }

# focus: the window gets the keyboard, as a window manager would give it.
focus() { xdotool windowfocus --sync "$window"; }

# runs: the program is still there.
runs() { kill -0 "$program" 2>/dev/null; }

# close_window: as the button in the title bar does.
close_window() { xdotool windowclose "$window"; }

# stop [SIGNAL]: ends the program, at once unless another signal is given.
stop() {
    [ -n "$program" ] || return 0
    kill -"${1:-KILL}" "$program" 2>/dev/null
    wait "$program" 2>/dev/null
    program=
}

tidy_up() {
    stop
    [ -z "$clipboard" ] || kill "$clipboard" 2>/dev/null
    [ -z "${display:-}" ] || kill "$display" 2>/dev/null
    rm -rf "$PLACE"
}
trap tidy_up EXIT

# --- Keys, the mouse, the clipboard ----------------------------------------------------------------------------------------------

# layout NAME [VARIANT]: the keyboard's layout.
layout() {
    setxkbmap -layout "$1" -variant "${2:-}"
    # The program is told of it by the server, before the next key.
    sleep 0.5
}

# press KEYS…: keys by what they mean (`Return`, `Page_Up`, `ctrl+v`), one after the other and all at once for a slow program.
press() { xdotool key --delay 20 "$@"; }

# The keys by their places: what stands on them on an English keyboard.
declare -A PLACES=(
    [1]=10 [2]=11 [3]=12 [4]=13 [5]=14 [6]=15 [7]=16 [8]=17 [9]=18 [0]=19 [-]=20 [=]=21
    [q]=24 [w]=25 [e]=26 [r]=27 [t]=28 [y]=29 [u]=30 [i]=31 [o]=32 [p]=33 ['[']=34 [']']=35
    [a]=38 [s]=39 [d]=40 [f]=41 [g]=42 [h]=43 [j]=44 [k]=45 [l]=46 [';']=47 ["'"]=48 ['`']=49
    [z]=52 [x]=53 [c]=54 [v]=55 [b]=56 [n]=57 [m]=58 [,]=59 [.]=60 [/]=61
    [ctrl]=37 [shift]=50 [alt]=64 [altgr]=108 [space]=65 [enter]=36 [escape]=9 [tab]=23 [backspace]=22
)

# press_at PLACES…: keys by their places, with others held: `press_at ctrl+z u`.
press_at() {
    local chord key keys held
    for chord in "$@"; do
        held=()
        IFS=+ read -ra keys <<<"$chord"
        for key in "${keys[@]}"; do
            xdotool keydown "${PLACES[$key]}"
            held=("${PLACES[$key]}" "${held[@]}")
        done
        for key in "${held[@]}"; do xdotool keyup "$key"; done
    done
}

# click X Y [BUTTON]
click() { xdotool mousemove "$1" "$2" click "${3:-1}"; }

# copy TEXT: what another program has copied.
copy() {
    [ -z "$clipboard" ] || kill "$clipboard" 2>/dev/null
    printf '%s' "$1" | xclip -quiet -selection clipboard -in >/dev/null 2>&1 &
    clipboard=$!
    wait_until 10 has_copied "$1"
}

has_copied() { [ "$(timeout 2 xclip -selection clipboard -out 2>/dev/null)" = "$1" ]; }

# --- What was saved --------------------------------------------------------------------------------------------------------------

# saved_match: the file of the match that was saved last, if there is one.
saved_match() { find "$MATCHES" -maxdepth 1 -name '*.ron' -printf '%T@ %p\n' 2>/dev/null | sort -n | tail -1 | cut -d' ' -f2-; }

# turns: the turns of that match, in one line.
turns() {
    local file
    file="$(saved_match)"
    [ -n "$file" ] && awk '/^    turns: \[/ { inside = 1 } inside { print } inside && /\]/ { exit }' "$file" |
        tr -d '\n' | grep -o '"[^"]*"' | tr -d '"' | paste -sd' '
}

# are_turns TEXT: these are its turns.
are_turns() { [ "$(turns)" = "$1" ]; }
