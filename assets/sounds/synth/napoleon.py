"""Small wooden counters on a paper map that lies on a wooden table."""

import numpy as np

from .physics import (
    at,
    band,
    blows,
    bouncing,
    bubble,
    grit,
    metal,
    mix,
    moved_air,
    plate,
    rubbing,
    shell,
    swell,
    table,
    times,
)


def counter(rng):
    """A counter itself: 18 mm of wood, far too small to have low notes, and quickly stilled by what it lies on."""
    frequencies = np.array([3100, 4300, 5200, 6900, 8300]) * rng.uniform(0.94, 1.06, 5)
    return metal(rng, frequencies, 0.012) * 0.35


def paper(rng, length, peak, bright=1.0):
    """Paper that is pressed or brushed: many small crackles in a soft hiss."""
    moved = swell(length, peak)
    hiss = rubbing(rng, moved, 1600, 8500 * bright)
    crackle = (
        band(rng.normal(size=len(moved)) * (rng.random(len(moved)) < 0.012 * moved), 1400, 7500 * bright) * 5
    )
    return hiss * 0.6 + crackle


def on_the_map(rng, hits, wood=1.0):
    """Blows between a counter and the table under the map."""
    force = blows(0.6, hits)
    tok = table(rng, lowest=140, highest=2100, loss=0.055, corner=1150).struck(force) * 0.7
    board = plate(0.24, 0.17, 0.006, point=rng.uniform(0.2, 0.45, 2), loss=0.05, held=120).struck(force) * 0.6
    tick = band(moved_air(force), 800, 6000, 1) * 0.3
    return mix(
        tok, board, (counter(rng) * wood).struck(force), tick, grit(rng, 0.6, hits, 1300, 5600, 0.004) * 0.2
    )


def counter_step(rng, variant):
    """A counter is set down on the map, which rustles under it."""
    tilt = (0.014, 0.009, 0.019, 0.012)[variant]
    strong = rng.uniform(0.85, 1.1)
    hits = [(0.004, 0.5 * strong, 0.0005), (0.004 + tilt, 0.42, 0.00055), (0.004 + 2.2 * tilt, 0.06, 0.0007)]
    rustle = paper(rng, 0.085 + 0.012 * variant, 0.3, 0.9) * 0.02
    return mix(on_the_map(rng, hits), at(0.006, rustle))


def counter_jump(rng, variant):
    """A counter leaves the map with a rustle, flies and comes down more firmly than one that is set down."""
    leaves, lands = 0.045, 0.345 + 0.008 * variant
    push = [(leaves, 0.16, 0.0006)]
    lift = mix(on_the_map(rng, push), at(0.012, paper(rng, 0.10, 0.35) * 0.05))
    speed = 0.9 + 0.08 * variant
    hits = [
        (lands + moment, v, 0.00036 * v**-0.2)
        for moment, v in bouncing(rng, speed, 0.030 + 0.005 * variant, kept=0.2, bounces=2)
    ]
    landing = on_the_map(rng, hits, 1.3)
    return mix(lift, landing, at(lands + 0.004, paper(rng, 0.07, 0.2) * 0.03))


def counter_capture(rng, variant):
    """Two counters touch, wood on wood; the lost one is put aside."""
    touch = [(0.003, 0.30, 0.00022), (0.003 + (0.015, 0.021)[variant], 0.13, 0.00026)]
    force = blows(0.1, touch)
    clack = shell(rng, 1150, 5200, 9, loss=0.05, held=160).struck(force) * 0.6
    tick = mix(
        clack,
        on_the_map(rng, touch, 0.5) * 0.7,
        band(moved_air(force), 1500, None, 1) * 0.1,
        grit(rng, 0.1, touch, fades=0.002) * 0.12,
    )
    down = (0.235, 0.21)[variant]
    aside = on_the_map(rng, [(0.004, 0.42, 0.0005), (0.017, 0.3, 0.0006), (0.036, 0.07, 0.0006)])
    sweep = at(0.07, paper(rng, 0.15, 0.6, 0.8) * 0.008)
    return mix(tick, sweep, at(down, aside))


def splash(rng, variant):
    """A counter slaps the water, the hollow behind it closes over a bubble, smaller ones follow."""
    t = times(0.09)
    slap = rubbing(rng, np.exp(-t / 0.012) * np.clip(t / 0.0012, 0, 1), 350, 6500) * 0.55
    closes = (0.075, 0.092)[variant]
    plop = bubble((0.0062, 0.0070)[variant], rising=0.22, attack=0.004)
    second = bubble((0.0041, 0.0046)[variant], rising=0.2, attack=0.003) * 0.42
    sound = mix(slap, at(closes, plop), at(closes + (0.062, 0.078)[variant], second))
    # Air that was dragged along comes up; then drops fall back, each with a tiny bubble of its own.
    for count, begin, spread, smallest, largest, loud in (
        (34, 0.015, 0.085, 0.0009, 0.0031, 0.17),
        (70, 0.05, 0.11, 0.00045, 0.0011, 0.13),
    ):
        for _ in range(count):
            since = begin + rng.gamma(1.6, spread)
            radius = smallest + (largest - smallest) * rng.random() ** 1.6
            strength = loud * (radius / largest) ** 0.9 * np.exp(-since / 0.24) * rng.choice([-1, 1])
            if since < 0.5:
                small = bubble(radius, rng.uniform(0.05, 0.2), attack=0.0006)
                sound = mix(sound, at(closes + since, small * strength))
    wash = rubbing(rng, swell(0.55, 0.2), 350, 4200) * 0.05
    return mix(sound, at(0.02, wash))


SOUNDS = [
    ("counter-step", 4, -6.0, counter_step),
    ("counter-jump", 3, -3.0, counter_jump),
    ("counter-capture", 2, -5.0, counter_capture),
    ("splash", 2, -3.0, splash),
]
