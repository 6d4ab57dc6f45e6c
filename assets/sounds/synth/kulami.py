"""Glass marbles in hollows of wooden panels."""

import numpy as np

from .physics import (
    Body,
    at,
    band,
    blows,
    bouncing,
    grit,
    hertz_time,
    metal,
    mix,
    moved_air,
    plate,
    rolling,
    rubbing,
    samples,
    swell,
    table,
    times,
)

# A marble of 16 mm; the stiffness is that of lacquered hardwood and glass against each other.
MARBLE = {"mass": 0.0054, "radius": 0.008, "stiffness": 5e9}
# Panels of six, four, three and two fields.
PANELS = [(0.099, 0.066), (0.066, 0.066), (0.099, 0.033), (0.066, 0.033)]
THICKNESS = 0.006


def glass(rng):
    """The glassy part: a marble's own vibrations lie far above what can be heard, so what rings is the stiff contact
    with the rim and the thin lacquered wood under it, between 3 and 9 kHz and for 20 to 50 ms."""
    frequencies = 3050 * np.array([1.0, 1.19, 1.47, 1.72, 2.07, 2.41, 2.83, 3.3])
    body = metal(rng, frequencies * rng.uniform(0.94, 1.06), 0.042)
    # Small things radiate their high notes best.
    return Body(body.frequencies, body.decays, body.gains * (body.frequencies / 3050) ** 0.9)


def panel(size, point, held=60):
    return plate(*PANELS[size], THICKNESS, point, loss=0.035, held=held)


def marble_sound(rng, force, size, ring=1.0):
    """A force between a marble and the wood, as it is heard."""
    wood = panel(size, rng.uniform(0.15, 0.42, 2)).struck(force) * 0.7
    body = table(rng, corner=900).struck(force) * 0.3
    tick = band(moved_air(force), 1200, None, 1) * 0.12
    return mix(wood, body, tick, (glass(rng) * (0.2 * ring)).struck(force))


def marble_put(rng, variant):
    """A marble falls on the rim of its hollow, rocks from side to side and lies still."""
    speed = 0.30 + 0.06 * variant
    gap = (0.034, 0.042, 0.029, 0.048)[variant]
    hits = [
        (0.002 + moment, v, hertz_time(**MARBLE, speed=v))
        for moment, v in bouncing(rng, speed, gap, kept=0.3)
    ]
    # While it settles it rolls a little.
    settling = np.concatenate([np.zeros(samples(0.02)), swell(0.13, 0.2)])
    little = rolling(rng, settling, 900, 0.006, 0.0003)
    return mix(
        marble_sound(rng, mix(blows(0.2, hits), little), variant),
        grit(rng, 0.2, hits, 2500, 12000, 0.002) * 0.1,
    )


def marble_roll(rng, variant):
    """A marble rolls over the wood, falls into the hollow and runs up and down its sides, each time less."""
    t = times(0.62)
    falls, swing = (0.17, 7.6) if variant == 0 else (0.21, 6.8)
    arriving = np.clip(1 - 0.35 * t / falls, 0, 1) * (t < falls) * np.clip(t / 0.06, 0, 1)
    since = np.clip(t - falls, 0, None)
    # Fastest over the middle, still for a moment at each turn.
    inside = (
        0.95
        * np.abs(np.cos(2 * np.pi * swing * since * (1 + 0.5 * since)))
        * np.exp(-since / 0.11)
        * (t >= falls)
    )
    speed = 0.62 * arriving + inside
    force = rolling(rng, speed, 1900, 0.026, 0.00017)
    rim = [(falls, 0.055, 0.00022), (falls + 0.021, 0.02, 0.0003)]
    still = falls + 0.5 / swing * 2
    rim += [(still, 0.016, 0.0004), (still + 0.05, 0.007, 0.0005)]
    low = rubbing(rng, speed, 180, 1400) * 0.003
    return mix(marble_sound(rng, mix(force, blows(0.62, rim)), variant, ring=0.7), low)


def panel_lift(rng, variant):
    """A finger's nail goes under the edge, the plate rubs along its neighbour and comes free."""
    touch = blows(0.3, [(0.003, 0.05, 0.0009)])
    free = 0.115 + 0.03 * variant
    loose = blows(0.3, [(free, 0.16, 0.00035), (free + 0.013, 0.09, 0.0003), (free + 0.031, 0.03, 0.0005)])
    edge = panel(variant, (0.08, rng.uniform(0.2, 0.5)), held=45)
    wood = mix(edge.struck(mix(touch, loose)), table(rng, corner=700).struck(touch + loose) * 0.4)
    rub = at(0.02, rubbing(rng, swell(free + 0.02, 0.75), 500, 4200, grain=0.6)) * 0.009
    # The plate answers to being rubbed.
    return mix(wood * 0.8, rub, edge.struck(rub) * 0.25)


def panel_lay(rng, variant):
    """A plate is laid on others: one edge first, then flat; a little air escapes between."""
    gap = (0.019, 0.027, 0.013)[variant]
    strong = (0.7, 0.45, 0.9)[variant]
    hits = [
        (0.006, strong, 0.00034),
        (0.006 + gap, 0.8, 0.00030),
        (0.006 + gap + rng.uniform(0.012, 0.02), 0.14, 0.0004),
    ]
    force = blows(0.3, hits)
    upper = panel(variant, (rng.uniform(0.1, 0.3), rng.uniform(0.2, 0.45)), held=110)
    under = plate(0.16, 0.13, 0.012, rng.uniform(0.2, 0.45, 2), loss=0.05, held=110)
    pile = table(rng, lowest=110, highest=1500, corner=700)
    air = rubbing(rng, swell(0.05, 0.4), 250, 1800) * 0.004
    click = band(moved_air(force), 900, 6000, 1) * 0.6
    return mix(
        upper.struck(force) * 0.8,
        under.struck(force) * 0.6,
        pile.struck(force) * 0.6,
        at(0.006 + gap * 0.5, air),
        click,
        grit(rng, 0.2, hits, 1200, 6500, 0.004) * 0.2,
    )


SOUNDS = [
    ("marble-put", 4, 0.0, marble_put),
    ("marble-roll", 2, -7.0, marble_roll),
    ("panel-lift", 2, -8.0, panel_lift),
    ("panel-lay", 3, -2.0, panel_lay),
]
