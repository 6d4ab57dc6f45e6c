"""What all games share: the end of a match, the interface, and the room in the evening."""

import numpy as np

from .physics import (
    RATE,
    Body,
    at,
    band,
    blows,
    metal,
    mix,
    plate,
    room_answer,
    samples,
    table,
)


def tine(rng, note, strength):
    """A metal tongue on a wooden box, as of a kalimba: a pure note, a soft octave, quick high ones."""
    frequencies, decays, gains = [], [], []
    for ratio, decay, gain in (
        (1.0, 3.2, 1.0),
        (2.0, 1.6, 0.2),
        (3.01, 0.9, 0.07),
        (5.42, 0.25, 0.2),
        (10.7, 0.08, 0.08),
    ):
        # Two ways to swing, hardly apart: the note lives.
        for apart, share in ((1.0, 0.72), (1.0007, 0.28)):
            frequencies.append(note * ratio * apart)
            decays.append(decay * (440 / note) ** 0.35)
            gains.append(gain * share)
    soft = blows(0.02, [(0.001, strength, 0.0006 * (440 / note) ** 0.5)])
    box = plate(0.18, 0.14, 0.005, point=(0.3, 0.4), loss=0.06, held=60, highest=2500) * 0.05
    return mix(
        Body(frequencies, decays, gains).struck(soft),
        box.struck(soft),
        table(rng, corner=400).struck(soft) * 0.05,
    )


def chord(rng, notes):
    """Notes of tines, each given as moment, frequency and strength; all die away together at the end."""
    return mix(*(at(moment + 0.002, tine(rng, note, strength)) for moment, note, strength in notes))


D3, A3, D4, A4, D5, F5, A5, D6 = 146.83, 220.0, 293.66, 440.0, 587.33, 739.99, 880.0, 1174.66


def end_win(rng, _):
    """D major, spread upwards, then its top note once more from above."""
    rising = [(0.0, D4, 0.8), (0.09, A4, 0.75), (0.18, D5, 0.8), (0.28, F5, 0.85), (0.40, A5, 0.85)]
    return chord(rng, [(0.0, D3, 0.55), *rising, (0.62, D6, 0.4)])


def end_draw(rng, _):
    """The same without its third, lower and slower."""
    return chord(rng, [(0.0, D3, 0.6), (0.03, D4, 0.7), (0.24, A4, 0.75), (0.52, D5, 0.4), (0.56, A3, 0.4)])


def tap(rng, _):
    """A fingertip on thin wood."""
    force = blows(0.05, [(0.002, 1.0, 0.0009)])
    thin = plate(0.16, 0.11, 0.005, point=(0.31, 0.37), loss=0.06, held=150, highest=3500)
    return mix(thin.struck(force) * 0.5, table(rng, lowest=200, highest=1500).struck(force) * 0.35)


def refuse(rng, _):
    """Two soft knocks, like a hand that says no."""
    force = blows(0.4, [(0.003, 1.0, 0.0024), (0.128, 0.75, 0.0026)])
    box = plate(0.36, 0.25, 0.006, point=(0.3, 0.4), loss=0.09, held=28, highest=900)
    return mix(
        table(rng, lowest=120, highest=800, loss=0.07, corner=420).struck(force), box.struck(force) * 0.5
    )


def turn(rng, _):
    """Two bars of rosewood, tuned as those of a marimba, under soft mallets."""

    def bar(note, strength):
        mallet = blows(0.02, [(0.002, strength, 0.0011)])
        body = Body(np.array([1, 3.98, 10.3]) * note, np.array([0.36, 0.11, 0.04]), np.array([1, 0.4, 0.2]))
        return mix(body.struck(mallet), table(rng, corner=700).struck(mallet) * 0.5)

    return mix(bar(A4, 0.8), at(0.15, bar(D5, 0.75)))


def room(rng, _):
    """Air, a distant fire and a clock. Everything is laid on a ring, so that the end goes on at the beginning."""
    seconds = 14
    n = seconds * RATE
    f = np.fft.rfftfreq(n, 1 / RATE)

    def ring_noise(shape):
        phases = np.exp(2j * np.pi * rng.random(len(f)))
        sound = np.fft.irfft(shape * phases, n)
        return sound / np.sqrt(np.mean(sound**2))

    def slow(low, high):
        # Comes and goes, a whole number of times in the loop.
        noise = ring_noise(((f > low) & (f < high)) * 1.0)
        return 1 + 0.35 * noise / np.abs(noise).max()

    def lay(sound, moment, gain):
        np.add.at(out, (samples(moment) + np.arange(len(sound))) % n, sound * gain)

    cut = 1 / (1 + (60 / np.maximum(f, 1)) ** 4)
    air = ring_noise(cut / (1 + (f / 260) ** 1.1) / (1 + (f / 4200) ** 3)) * slow(0.05, 0.3)
    flames = ring_noise(cut * np.exp(-(np.log(np.maximum(f, 1) / 190) ** 2) / 0.7)) * slow(0.2, 1.6) ** 2
    out = np.zeros(n)
    far = band(band(room_answer(11), None, 1800, 1), 90, None, 1) * 3

    for start in np.arange(0.9, seconds - 1.5, 1.7) + rng.uniform(-0.7, 0.7, 7):
        # A crackle is a handful of snaps close together; none near the seam.
        snaps = rng.integers(1, 8)
        for moment in start + np.cumsum(rng.exponential(0.035, snaps)):
            size = rng.uniform(0.25, 0.8) ** 2
            note = rng.uniform(900, 2600)
            snap = Body([note, note * 1.63, note * 2.4], [0.012, 0.008, 0.006], [1, 0.7, 0.5])
            lay(snap.struck(blows(0.01, [(0.0003, 1, rng.uniform(0.0002, 0.0006))])), moment, size)
    # The clock swings to and fro once a second, so tick and tock take turns and fourteen of them fit.
    for second in range(seconds):
        notes = ([1320, 2210, 3050, 4400], [1180, 1990, 2870, 4010])[second % 2]
        clock = metal(np.random.default_rng(second % 2), notes, 0.03)
        lay(clock.struck(blows(0.05, [(0.001, 1, 0.0003), (0.019, 0.35, 0.0003)])), second + 0.45, 0.12)
    # Fire and clock stand at the other side of the room.
    answer = np.zeros(n)
    answer[: len(far)] = far
    distant = np.fft.irfft(np.fft.rfft(out) * np.fft.rfft(answer), n) + 0.25 * out
    return air + 0.5 * flames + 17 * distant


SOUNDS = [
    ("end-win", 1, -3.0, end_win),
    ("end-draw", 1, -5.0, end_draw),
    ("tap", 1, -17.0, tap),
    ("refuse", 1, -12.0, refuse),
    ("turn", 1, -12.0, turn),
    ("room", 1, -26.0, room),
]
