#!/usr/bin/env python3
"""Draws the pictures of the main menu, a position of each game, with the program that is named. Needs Pillow.

    assets/pictures/title/draw.py target/release/spieltisch
"""

import subprocess
import sys
import tempfile
from pathlib import Path

from PIL import Image

HERE = Path(__file__).parent
SIZE = (720, 450)
# The rules, the moves, and from where the board is seen.
PICTURES = {
    "netzwerk": (
        "",
        "d2-d6*c3e3 end j12-h10*i11k11 l12-l10*m11 m11>m9 end h2-h6*g3i3 k3>k5 end l10-j8*k11m9 "
        "d12-d8*c11e11 h12-j12*g11 end b2-b6*a3c3 k5>m5 a3>a1 end f12-d12*g11 h10-f10*i11 f10-f8*e11 "
        "b12-b8*a11c11 end f2-d2*g3 end j12-j10*i11 d12-f12*c11",
        "-24,26,0.56",
    ),
    "kulami": (
        "score=level2",
        "e1 e5 h5 a5 d5 d6 a6 a3 a7 d7 g7 g1 g4 h4 b4 e4 e3 b3 g3 g2 g5 g6 c6 e6 e2 a2",
        "-24,27,0.62",
    ),
    "napoleon": (
        "",
        "h4-j6-h8 h15-j13-h11 m5-k7-i9 g14-g12-i10xi8-k8xm6 h6-f8 i14-g14-g12-i10 h7-h9xj11xl13xn15xn13 "
        "m6xo8xo6 g6-g8-i8 m15-k13-i11-g11-e9 f7-h7-h9 k14-k16-i14-g14-g12-i10xg8",
        "-20,27,0.6",
    ),
}

program = sys.argv[1]
with tempfile.TemporaryDirectory() as folder:
    for game, (rules, moves, view) in PICTURES.items():
        png = Path(folder) / f"{game}.png"
        options = ["--moves", moves, "--view", view, "--theme", "evening"]
        options += ["--quality", "ultra", "--size", "1440x900", "--out", png]
        subprocess.run([program, "snapshot", game, *(["--rules", rules] if rules else []), *options], check=True)
        picture = Image.open(png).convert("RGB").resize(SIZE, Image.Resampling.LANCZOS)
        picture.save(HERE / f"{game}.jpg", quality=84, optimize=True)
