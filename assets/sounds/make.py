#!/usr/bin/env python3
"""Makes all sounds of the program: NAME-1.ogg ... NAME-n.ogg beside this file (Ogg Vorbis, mono, 44.1 kHz).

    ./make.py              makes them all; on one machine each time the same bytes
    ./make.py marble turn  makes those whose names begin so
    ./make.py --table      says what was measured of each file: length, level, brightness, decay, both ends
    ./make.py --picture F  draws all files, waveform over spectrogram
    ./make.py --overview F draws the waveforms of all files on a small sheet

Needs Python 3 with numpy and scipy, `oggenc` and `oggdec` (vorbis-tools), and matplotlib for pictures.

Nothing is recorded; all is computed from what happens at the table (`synth/physics.py`):

- Blows: two bodies touch for a time that follows from masses, stiffness and speed (Hertz): the faster, the
  brighter. A short hiss is what of a blow is no note.
- Wood, plastic, metal, glass: bodies are sums of vibrations that die away, those of wood quickly (plates of beech
  with the notes of their size, and a table of oak with some fifty modes), those of metal and glass later. How fast
  which notes die away is what tells materials apart.
- Rubbing and rolling: noise and many tiny blows; the faster, the louder and the brighter.
- Water: bubbles, whose note depends on their size (Minnaert) and rises as they near the surface (van den Doel).
- Motors: the notes of meshing teeth and the hiss of brushes, heard through a plastic case.
- The room: the first reflections of a small furnished room and its short soft tail, the same for all.

Levels: the A-weighted level of the loudest eighth of a second is set beside that of
a marble that is put down (`synth/level.py`; the lists at the end of `synth/*.py` say by how many dB).

When things happen, in seconds from the start of a file:

- counter-step, marble-put, panel-lay, refuse, robot-step, tap: the contact comes at once (within 0.01).
- battery-click: a catch lets go at once, the stone snaps in at 0.05.
- battery-slide: begins with the motion, stops at 0.28.
- counter-capture: two counters touch at once, the lost one is put aside at 0.24.
- counter-jump: leaves at 0.05, lands at 0.35; robot-jump: leaves at 0.06, lands at 0.43.
- marble-roll: begins to roll, falls into its hollow at 0.18 (the second at 0.21), lies still at 0.5.
- panel-lift: is touched at once, comes free at 0.12 (the second at 0.15).
- robot-capture: runs down, is on the board at 0.54.
- splash: meets the water at once, the bubble closes at 0.08.
- room: a loop of exactly 14 s (617,400 samples).
"""

import argparse
import subprocess
import sys
import zlib
from pathlib import Path

import numpy as np

sys.dont_write_bytecode = True

from synth import common, kulami, napoleon, netzwerk
from synth.level import finished, looped

HERE = Path(__file__).parent
SOUNDS = kulami.SOUNDS + netzwerk.SOUNDS + napoleon.SOUNDS + common.SOUNDS
# How much of the room is heard, where that is not as usual, and the most that a sound may last, in seconds.
ROOM = {"tap": 0.0, "refuse": 0.5, "turn": 0.8, "end-win": 1.2, "end-draw": 1.2}
LONGEST = {"tap": 0.058, "end-win": 2.6, "end-draw": 2.6}


def encode(sound, file, quality, serial):
    pcm = np.round(np.clip(sound, -1, 1) * 32767).astype("<i2").tobytes()
    options = ["--quiet", "--raw", "--raw-chan=1", f"--quality={quality}", f"--serial={serial}"]
    subprocess.run(["oggenc", *options, "-o", str(file), "-"], input=pcm, check=True)


def make(names):
    for name, count, level, model in SOUNDS:
        for variant in range(count):
            file = HERE / f"{name}-{variant + 1}.ogg"
            if names and not any(file.name.startswith(begin) for begin in names):
                continue
            serial = zlib.crc32(file.name.encode())
            raw = model(np.random.default_rng(serial), variant)
            if name == "room":
                encode(looped(raw, level), file, 1, serial % 2**31)
            else:
                encode(
                    finished(raw, level, ROOM.get(name, 1.0), LONGEST.get(name, 3.0)), file, 4, serial % 2**31
                )


def main():
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("names", nargs="*")
    words.add_argument("--table", action="store_true")
    words.add_argument("--picture")
    words.add_argument("--overview")
    options = words.parse_args()
    names = [f"{name}-{variant + 1}" for name, count, _, _ in SOUNDS for variant in range(count)]
    if options.table or options.picture or options.overview:
        from synth import sheet

        files = [HERE / f"{n}.ogg" for n in names if not options.names or n.startswith(tuple(options.names))]
        if options.table:
            sheet.write_table(files)
        if options.picture:
            sheet.draw(files, options.picture)
        if options.overview:
            sheet.draw_small(files, options.overview)
    else:
        make(options.names)


if __name__ == "__main__":
    main()
