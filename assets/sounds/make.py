#!/usr/bin/env python3
"""Makes all sounds of the program: NAME-1.ogg ... NAME-n.ogg beside this file (Ogg Vorbis, mono, 44.1 kHz).

    ./make.py              makes them all; each time the same bytes
    ./make.py marble turn  makes those whose names begin so
    ./make.py --table      says of each file what was measured: length, level, brightness, silence at both ends
    ./make.py --picture F  draws all files, waveform over spectrogram; --overview F a small sheet of them

Needs Python 3 with numpy and scipy, `oggenc` and `oggdec` (vorbis-tools), and matplotlib for pictures.

Nothing is recorded; all is computed from what happens at the table (`synth/physics.py`):

- blows: two bodies touch for a time that follows from masses, stiffness and speed (Hertz), so what is faster sounds brighter;
- wood, plastic, metal, glass: bodies are sums of vibrations that die away, wood quickly (in plates of beech with the
  frequencies of their size, and a table of oak with some fifty modes), metal and glass later; what decays, and how fast,
  is what tells materials apart;
- rubbing and rolling: noise and many tiny blows, the louder and brighter, the faster;
- water: bubbles whose note depends on their size (Minnaert) and rises as they near the surface;
- motors: the notes of meshing teeth, heard through a plastic case;
- the room: the first reflections of a small furnished room and its short soft tail, the same for all.

Files named -step, -put, -lay, -click, tap and refuse begin with the contact (within 15 ms). The others are whole
motions in the times of the animations: a robot that jumps leaves the board at 0.06 s and lands at 0.43 s, a counter
leaves at 0.05 s and lands at 0.35 s, a counter in the river meets the water at once.
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
# How much of the room is heard, where that is not as usual, and the most that a sound may last.
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
                encode(finished(raw, level, ROOM.get(name, 1.0), LONGEST.get(name, 3.0)), file, 4, serial % 2**31)


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
