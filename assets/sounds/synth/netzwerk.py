"""Robots of plastic and metal on a board, and battery stones that turn over in their sockets."""

import numpy as np

from .physics import (
    Body,
    at,
    band,
    blows,
    grit,
    metal,
    mix,
    motor,
    moved_air,
    rubbing,
    samples,
    shell,
    swell,
    table,
    times,
)


def foot(rng, hits, ring=1.0):
    """Blows between a robot and the board."""
    force = blows(0.9, hits)
    body = shell(rng, 560, 5200, 15, loss=0.045, held=60).struck(force) * 0.5
    spring = (metal(rng, [2750, 3480, 4630, 6120], 0.055) * (0.55 * ring)).struck(force)
    board = table(rng, lowest=120, highest=1600, corner=750).struck(force) * 0.5
    return mix(
        body,
        spring,
        board,
        band(moved_air(force), 1000, 7000, 1) * 0.25,
        grit(rng, 0.9, hits, 1500, 7000, 0.003) * 0.16,
    )


def robot_step(rng, variant):
    """Heel and toe; a joint ticks between, its servo is barely heard."""
    gap = (0.036, 0.044, 0.031, 0.05)[variant]
    hits = [
        (0.004, 0.75 * rng.uniform(0.85, 1.1), 0.00036),
        (0.004 + gap, 0.5 * rng.uniform(0.8, 1.2), 0.0003),
        (0.004 + gap + rng.uniform(0.02, 0.03), 0.08, 0.0003),
    ]
    joint = blows(0.2, [(0.004 + gap * 0.55, 0.02, 0.00015)])
    tick = metal(rng, [3900, 5200, 6900], 0.025).struck(joint) * 0.35
    t = swell(0.13, 0.4)
    servo = motor(rng, (260 + 25 * variant) * (0.5 + 0.5 * t), 0.5) * t * 0.0035
    return mix(foot(rng, hits), tick, servo)


def robot_servo(rng, variant):
    """The motor speeds up, holds and slows down; the louder, the faster it turns."""
    length = 0.36
    part = np.linspace(0, 1, samples(length))
    turning = np.clip(np.minimum(part / 0.28, (1 - part) / 0.34), 0, 1)
    turning = turning * turning * (3 - 2 * turning)
    top, drift = ((395, 0.10), (340, -0.08))[variant]
    sound = motor(rng, top * (0.35 + 0.65 * turning) * (1 + drift * (part - 0.5)), 0.75) * turning**1.4
    stop = shell(rng, 700, 3000, 8, loss=0.05, held=90).struck(blows(0.1, [(0.002, 0.5, 0.0006)])) * 0.12
    return mix(sound, at(length * 0.93, stop))


def robot_jump(rng, variant):
    """A spring lets go, the robot flies, lands on both feet and sways."""
    leaves, lands = 0.06, (0.43, 0.42)[variant]
    push = [(leaves - 0.012, 0.3, 0.0006), (leaves, 0.25, 0.0003)]
    # The notes of a coil: nearly those of a string, but stiffer, so that high ones lie further apart.
    coil = 172 + 22 * variant
    numbers = np.arange(2, 15)
    notes = coil * numbers * (1 + 0.012 * numbers**1.5)
    spring = Body(notes, 0.30 * (2 / numbers) ** 0.75, rng.choice([-1, 1], 13) * 0.05 / numbers**0.35)
    twang = spring.struck(blows(0.5, push)) * 8
    bend = np.linspace(0, 1, len(twang))
    twang *= 1 + 0.35 * np.sin(2 * np.pi * 27 * bend * len(twang) / 44100) * np.exp(-3 * bend)
    landing = [
        (lands, 1.5, 0.0005),
        (lands + 0.011, 0.9, 0.0004),
        (lands + 0.075, 0.25, 0.0004),
        (lands + 0.118, 0.07, 0.0004),
    ]
    shaken = (spring * 0.5).struck(blows(0.75, [(lands + 0.004, 1.0, 0.001)]))
    return mix(foot(rng, push, 0.6) * 0.6, twang, foot(rng, landing, 0.8), shaken)


def robot_capture(rng, _):
    """A motor runs down, and what it held up sinks on the board."""
    length = 0.62
    part = np.linspace(0, 1, samples(length))
    speed = 430 * (1 - part) ** 1.25 + 38
    loud = np.clip(part / 0.05, 0, 1) * (1 - part) ** 0.8
    down = motor(rng, speed, 0.75) * loud
    relay = shell(rng, 1100, 4200, 8, loss=0.05, held=120).struck(blows(0.1, [(0.004, 0.4, 0.0003)])) * 0.35
    clunk = [(0.005, 1.6, 0.0008), (0.048, 0.5, 0.0006), (0.081, 0.16, 0.0005)]
    return mix(relay, down * 0.22, at(0.53, foot(rng, clunk, 0.5)))


def battery_click(rng, variant):
    """A stone turns over: its catch lets go, then it snaps into the socket and lies flat."""
    gap = (0.046, 0.055, 0.04)[variant]
    catch = [(0.003, 0.22, 0.00018)]
    snap = [
        (0.003 + gap, 0.8, 0.00024),
        (0.003 + gap + 0.007, 0.3, 0.0002),
        (0.003 + gap + 0.021, 0.06, 0.0003),
    ]
    case = shell(rng, 1250 + 90 * variant, 5200, 11, loss=0.045, held=130)
    leaf = metal(rng, [3300, 4150, 5700, 7400], 0.022) * 0.32
    socket = table(rng, lowest=150, highest=1700, corner=900).struck(blows(0.2, snap)) * 0.2
    force = blows(0.2, catch + snap)
    return mix(
        case.struck(force) * 0.4,
        leaf.struck(force),
        socket,
        band(moved_air(force), 1500, None, 1) * 0.15,
        grit(rng, 0.2, catch + snap, 2200, 9000, 0.0015) * 0.12,
    )


def battery_hum(rng, _):
    """A coil fills with current: a low hum whose upper notes open and close with it."""
    length = 0.95
    t = times(length)
    full = swell(length, 0.45)
    sound = np.zeros(len(t))
    for k, gain in enumerate(
        (0.7, 1.0, 0.6, 0.7, 0.38, 0.42, 0.24, 0.26, 0.16, 0.17, 0.1, 0.11, 0.06, 0.07), start=1
    ):
        # Two windings, hardly apart, beat slowly.
        for apart in (-0.35, 0.35):
            note = 2 * np.pi * (98 * k * (t + 0.012 * t * t) + apart * k**0.5 * t) + rng.uniform(0, 6.28)
            sound += gain * np.sin(note) * full ** (1 + 0.32 * (k - 1))
    air = band(rng.normal(size=len(t)), 500, 2600, 1) * full**2.2
    glow = np.sin(2 * np.pi * 784 * t + 0.6 * np.sin(2 * np.pi * 4.5 * t)) * full**4
    return sound + 0.12 * air + 0.07 * glow


def battery_slide(rng, variant):
    """A stone is pushed over the board and stops at the rim of a socket."""
    length = 0.29
    part = np.linspace(0, 1, samples(length))
    speed = np.sin(np.pi * np.clip(part, 0, 1) ** 0.8) ** 0.7 * (
        1 + 0.12 * np.sin(2 * np.pi * (9 + 3 * variant) * part)
    )
    rub = rubbing(rng, np.clip(speed, 0, None), 420, 5200, grain=0.5)
    stone = shell(rng, 900, 3600, 9, loss=0.06, held=120)
    stop = blows(0.2, [(0.002, 0.5, 0.0004), (0.016, 0.14, 0.0004)])
    end = mix(stone.struck(stop) * 0.4, table(rng, corner=800).struck(stop) * 0.5)
    return mix(rub * 0.028, stone.struck(rub) * 0.004, at(length - 0.012, end * 0.6))


SOUNDS = [
    ("robot-step", 4, -5.0, robot_step),
    ("robot-servo", 2, -12.0, robot_servo),
    ("robot-jump", 2, -3.0, robot_jump),
    ("robot-capture", 1, -4.0, robot_capture),
    ("battery-click", 3, -5.0, battery_click),
    ("battery-hum", 1, -10.0, battery_hum),
    ("battery-slide", 2, -8.0, battery_slide),
]
