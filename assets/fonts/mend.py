#!/usr/bin/env python3
"""Makes the program's typefaces from those in `originals/`. Needs fonttools.

- Cabin pulls the apostrophe onto the letters beside it, so that it can hardly be seen in French, Italian and Dutch:
  its kerning is removed. Cabin is a reserved name, so the changed faces are called Spieltisch Sans.
- Vollkorn has old-style figures, in which 10 looks like IO: its lining figures take their places. Only the letters of
  European languages in Latin script are kept.
- Noto Sans has the letters that these lack: Greek, Cyrillic, Vietnamese and the rest of Europe's Latin letters are kept, with the
  accents and the letters that carry them.
- Of Phosphor, the symbols that buttons have are kept: those in `src/app/ui/symbols.rs`.
"""

import re
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

HERE = Path(__file__).parent
APOSTROPHE = "quoteright"
LATIN = [*range(0x20, 0x7F), *range(0xA0, 0x180), *range(0x2010, 0x2027), 0x2032, 0x2033, 0x20AC, 0x2212, 0x00D7]

MORE = [
    *range(0x41, 0x5B), *range(0x61, 0x7B), *range(0x100, 0x180), 0x18F, 0x1A0, 0x1A1, 0x1AF, 0x1B0, *range(0x1CD, 0x1DD),
    *range(0x218, 0x21C), 0x259, 0x2BB, 0x2BC, *range(0x300, 0x32A), *range(0x37E, 0x3CF), *range(0x400, 0x500),
    *range(0x1E80, 0x1E86), 0x1E9E, *range(0x1EA0, 0x1EFA),
]  # fmt: skip


def rename(font, family, style):
    for record in font["name"].names:
        text = {1: family, 3: f"{family} {style}", 4: f"{family} {style}", 6: f"{family}-{style}".replace(" ", "")}
        if record.nameID in text:
            record.string = text[record.nameID]
    font["name"].names = [record for record in font["name"].names if record.nameID not in (16, 17, 18)]
    if "CFF " in font:
        cff = font["CFF "].cff
        cff.fontNames = [f"{family}-{style}".replace(" ", "")]
        top = cff.topDictIndex[0]
        top.FamilyName, top.FullName = family, f"{family} {style}"


def drop_kerning_of(font, glyph):
    """Removes the pairs with this glyph, on either side."""
    if "kern" in font:
        for table in font["kern"].kernTables:
            table.kernTable = {pair: by for pair, by in table.kernTable.items() if glyph not in pair}
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = getattr(table, "ExtSubTable", table)
            if table.LookupType != 2:
                continue
            if table.Format == 1:
                kept = [
                    (first, pairs)
                    for first, pairs in zip(table.Coverage.glyphs, table.PairSet)
                    if first != glyph
                ]
                table.Coverage.glyphs = [first for first, _ in kept]
                table.PairSet = [pairs for _, pairs in kept]
                for pairs in table.PairSet:
                    pairs.PairValueRecord = [pair for pair in pairs.PairValueRecord if pair.SecondGlyph != glyph]
                    pairs.PairValueCount = len(pairs.PairValueRecord)
                table.PairSetCount = len(table.PairSet)
            else:
                # Without a class, a glyph has none of the class's pairs.
                table.ClassDef2.classDefs.pop(glyph, None)
                table.Coverage.glyphs = [first for first in table.Coverage.glyphs if first != glyph]
                table.ClassDef1.classDefs.pop(glyph, None)


def use_lining_figures(font):
    for table in font["cmap"].tables:
        for digit, name in enumerate("zero one two three four five six seven eight nine".split()):
            if 0x30 + digit in table.cmap:
                table.cmap[0x30 + digit] = f"{name}.lf"


def keep(font, letters, features, hinting=True):
    options = Options(layout_features=features, name_IDs=["*"], notdef_outline=True, hinting=hinting)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)


for style in ("Regular", "SemiBold"):
    sans = TTFont(HERE / "originals" / f"Cabin-{style}.otf", recalcTimestamp=False)
    drop_kerning_of(sans, APOSTROPHE)
    rename(sans, "Spieltisch Sans", style)
    sans.save(HERE / f"SpieltischSans-{style}.otf")

serif = TTFont(HERE / "originals" / "Vollkorn-SemiBold.ttf", recalcTimestamp=False)
use_lining_figures(serif)
keep(serif, LATIN, ["kern", "mark", "mkmk", "ccmp"])
rename(serif, "Spieltisch Serif", "SemiBold")
serif.save(HERE / "SpieltischSerif-SemiBold.ttf")

more = TTFont(HERE / "originals" / "NotoSans-Medium.ttf", recalcTimestamp=False)
keep(more, MORE, ["kern", "mark", "mkmk", "ccmp"], hinting=False)
more.save(HERE / "NotoSans-Medium.ttf")

table = (HERE / "../../src/app/ui/symbols.rs").read_text()
symbols = TTFont(HERE / "originals" / "Phosphor.ttf", recalcTimestamp=False)
keep(symbols, [int(code, 16) for code in re.findall(r"\\u\{(\w+)\}", table)], [])
symbols.save(HERE / "Symbols.ttf")
