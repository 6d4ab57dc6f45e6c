"""What the sounds are made of: blows, bodies that ring, rubbing, bubbles, motors and the room around the table.

Times are in seconds, frequencies in hertz, lengths in metres, masses in kilograms, speeds in metres a second.
"""

import numpy as np
from scipy.signal import butter, fftconvolve, sosfilt

RATE = 44100


def samples(time):
    return int(round(time * RATE))


def times(length):
    return np.arange(samples(length)) / RATE


def mix(*layers):
    """Adds sounds of different lengths."""
    out = np.zeros(max(len(layer) for layer in layers))
    for layer in layers:
        out[: len(layer)] += layer
    return out


def at(time, sound):
    """A sound that begins later."""
    return np.concatenate([np.zeros(samples(time)), sound])


def band(sound, low, high, order=2):
    """Keeps what is between two frequencies; either may be None."""
    if low and high:
        return sosfilt(butter(order, [low, high], "bandpass", fs=RATE, output="sos"), sound)
    kind = "highpass" if low else "lowpass"
    return sosfilt(butter(order, low or high, kind, fs=RATE, output="sos"), sound)


def swell(length, peak=0.5):
    """From 0 to 1 and back, smoothly; 1 at that part of the length."""
    t = np.linspace(0, 1, samples(length))
    bent = np.where(t < peak, 0.5 * t / peak, 0.5 + 0.5 * (t - peak) / (1 - peak))
    return np.sin(np.pi * bent) ** 2


# Blows


def hertz_time(mass, radius, stiffness, speed):
    """How long two elastic bodies touch (Hertz): the faster the shorter, hence the brighter."""
    return 2.87 * (mass**2 / (radius * stiffness**2 * speed)) ** 0.2


def blows(length, hits):
    """The force of blows, each given as its moment, its strength (momentum) and how long it lasts."""
    force = np.zeros(samples(length))
    for moment, strength, lasting in hits:
        first = int(moment * RATE)
        count = int(lasting * RATE) + 3
        phase = ((first + np.arange(count)) / RATE - moment) / lasting
        pulse = np.where((phase > 0) & (phase < 1), np.sin(np.pi * np.clip(phase, 0, 1)) ** 1.5, 0.0)
        pulse *= strength / pulse.sum()
        last = min(first + count, len(force))
        force[first:last] += pulse[: last - first]
    return force


def bouncing(rng, speed, gap, kept=0.32, bounces=3):
    """Moments and speeds of a body that bounces or rocks to rest: each time slower and sooner."""
    moment, out = 0.0, []
    for _ in range(bounces + 1):
        out.append((moment, speed))
        moment += gap * rng.uniform(0.85, 1.15)
        gap *= kept**0.5
        speed *= kept * rng.uniform(0.8, 1.2)
    return out


# Bodies that ring


class Body:
    """Modes of vibration: their frequencies, the times in which they decay by 60 dB, how loud a blow makes them."""

    def __init__(self, frequencies, decays, gains):
        self.frequencies, self.decays, self.gains = (
            np.asarray(a, dtype=float) for a in np.broadcast_arrays(frequencies, decays, gains)
        )

    def __mul__(self, gain):
        return Body(self.frequencies, self.decays, self.gains * gain)

    def struck(self, force):
        """The sound of a force on the body."""
        keep = (self.frequencies < 18000) & (self.frequencies > 30)
        longest = min(self.decays[keep].max() * 1.2, 4.0)
        t = times(longest)[:, None]
        rate = 6.91 / self.decays[keep]
        ring = self.gains[keep] * np.exp(-t * rate) * np.sin(2 * np.pi * self.frequencies[keep] * t)
        return fftconvolve(force, ring.sum(axis=1))


def wooden_decay(frequency, loss=0.035, held=15.0):
    """Wood loses the same part of its energy in each vibration; what it lies on takes some more."""
    return 6.91 / (np.pi * frequency * loss + held)


def plate(length, width, thickness, point, loss=0.03, held=25.0, highest=9000):
    """A plate of beech that lies on something, struck at a point (parts of length and width).

    Bending waves in an orthotropic plate: beech is stiff along the grain (14 GPa) and six times less so across it.
    """
    along, across, twist, density = 14e9, 2.2e9, 2.6e9, 700.0
    frequencies, gains = [], []
    for m in range(1, 12):
        for n in range(1, 12):
            p, q = (m / length) ** 2, (n / width) ** 2
            bend = along * p * p + across * q * q + 2 * twist * p * q
            frequency = np.pi * thickness / (2 * np.sqrt(12 * density)) * np.sqrt(bend)
            if frequency < highest:
                frequencies.append(frequency)
                gains.append(np.sin(np.pi * m * point[0]) * np.sin(np.pi * n * point[1]))
    frequencies = np.array(frequencies)
    # A small plate radiates low notes badly; a real blow is never a point, which softens high ones.
    gains = np.array(gains) * frequencies / (frequencies + 700) / (1 + (frequencies / 5000) ** 2)
    return Body(frequencies, wooden_decay(frequencies, loss, held), gains)


def table(rng, lowest=85, highest=1900, loss=0.04, corner=600):
    """The wooden table: some fifty modes, about one each 33 Hz as a plate of oak of that size has.

    The modes stay the same for all sounds; what part of them a blow reaches depends on where it falls.
    """
    oak = np.random.default_rng(1815)
    frequencies = np.arange(lowest, highest, 33.0)
    frequencies = frequencies + oak.uniform(-13, 13, len(frequencies))
    reached = rng.normal(size=len(frequencies)) * 0.6 + np.sign(rng.normal(size=len(frequencies))) * 0.6
    # No moment at which they all agree.
    reached -= reached.mean()
    gains = reached / np.sqrt(np.mean(reached**2)) * 0.26
    gains *= frequencies / (frequencies + 220) / (1 + (frequencies / corner) ** 2)
    return Body(frequencies, wooden_decay(frequencies, loss, 18.0), gains)


def shell(rng, lowest, highest, count, loss=0.04, held=40.0):
    """A small hollow body of plastic, with modes ever closer together."""
    frequencies = lowest * (highest / lowest) ** (np.linspace(0, 1, count) ** 0.85)
    frequencies = frequencies * rng.uniform(0.96, 1.04, count)
    gains = rng.uniform(0.4, 1.0, count) * rng.choice([-1, 1], count) / (1 + (frequencies / 3600) ** 2)
    return Body(frequencies, wooden_decay(frequencies, loss, held), gains)


def metal(rng, frequencies, decay):
    """A small metal part: few inharmonic notes that ring longer, the high ones less long."""
    frequencies = np.asarray(frequencies) * rng.uniform(0.94, 1.06, len(frequencies))
    gains = rng.uniform(0.4, 1.0, len(frequencies)) * rng.choice([-1, 1], len(frequencies))
    return Body(frequencies, decay * (frequencies[0] / frequencies) ** 0.7, gains)


def moved_air(force):
    """The pressure of a body that is suddenly slowed down: follows the change of the force."""
    return 10 * np.diff(force, prepend=0.0)


def grit(rng, length, hits, low=1800, high=8000, fades=0.0035):
    """What of a blow is no note: fibres, dust and lacquer that give way, a short hiss."""
    out = np.zeros(samples(length))
    for moment, strength, lasting in hits:
        t = times(fades * 9)
        hiss = rng.normal(size=len(t)) * np.exp(-t / fades) * np.clip(t / lasting, 0, 1)
        first = samples(moment)
        last = min(first + len(t), len(out))
        # A softer blow is also duller: less of it is hiss.
        out[first:last] += hiss[: last - first] * strength * (0.0003 / lasting) ** 0.5
    return band(out, low, high, 1)


# Rubbing and rolling


def rubbing(rng, speed, low, high, grain=0.0):
    """The hiss of two surfaces: the faster, the louder and the brighter. Speed from 0 to 1, sample by sample."""
    noise = rng.normal(size=len(speed))
    if grain:
        # Rough fibres catch one by one.
        noise *= 1 + grain * (rng.random(len(speed)) < 0.004) * 12
    out = np.zeros(len(speed))
    edges = np.geomspace(low, high, 4)
    for i, (begin, end) in enumerate(zip(edges, edges[1:])):
        # Thirds of the range; the upper ones need more speed.
        out += band(noise, begin, end) * speed ** (1.0 + 0.6 * i) * 0.75**i
    return out


def rolling(rng, speed, rate, strength, lasting):
    """The force of a ball on a rough surface: many little blows, more and stronger ones the faster it rolls."""
    hits = rng.random(len(speed)) < speed * rate / RATE
    moments = np.nonzero(hits)[0]
    strengths = strength * speed[moments] * rng.exponential(0.5, len(moments))
    return blows(
        len(speed) / RATE + 0.01,
        zip(moments / RATE, strengths, lasting * rng.uniform(0.8, 1.6, len(moments))),
    )


# Water


def bubble(radius, rising=0.1, attack=0.0015):
    """An air bubble near the surface: its note (Minnaert) rises while it dies away (van den Doel 2005)."""
    frequency = 3.0 / radius
    damping = 0.13 / radius + 0.0072 * radius**-1.5
    t = times(min(7.5 / damping, 1.0))
    slope = rising * damping
    tone = np.sin(2 * np.pi * frequency * (t + slope * t**2 / 2)) * np.exp(-damping * t)
    return tone * np.clip(t / attack, 0, 1)


# Motors


def motor(rng, speed, brightness=1.0):
    """A tiny motor with its gears, heard through the case. Speed in teeth a second, sample by sample."""
    wobble = band(rng.normal(size=len(speed)), None, 30) * 0.35
    phase = 2 * np.pi * np.cumsum(speed * (1 + wobble)) / RATE
    teeth = sum(np.sin(k * phase + rng.uniform(0, 6.28)) * brightness ** (k - 1) for k in range(1, 10))
    # No tooth is quite like the next.
    teeth *= 1 + 2.5 * band(rng.normal(size=len(speed)), None, 160)
    slow_wheel = 1 + 0.16 * np.sin(phase / 9) + 0.12 * np.sin(phase / 3.7)
    brushes = rng.normal(size=len(speed)) * (0.5 + 0.5 * np.sin(phase)) ** 2
    sound = teeth * slow_wheel + 1.2 * brightness * band(brushes, 900, 5000)
    case = sum(
        band(sound, f * 0.85, f * 1.18, 1) * g for f, g in ((620, 0.5), (1080, 1.0), (1900, 1.0), (3300, 0.7))
    )
    return band(case, 250, None)


# The room


def room_answer(seed=7):
    """What a small furnished room gives back of a click at the table: first reflections, then a short soft tail."""
    rng = np.random.default_rng(seed)
    size, piece, ear = np.array([4.6, 3.8, 2.5]), np.array([2.1, 1.7, 0.75]), np.array([2.35, 1.1, 1.25])
    near = np.linalg.norm(ear - piece)
    length = 0.3
    out = np.zeros(samples(length))
    for x in range(-1, 2):
        for y in range(-1, 2):
            for z in range(-1, 2):
                walls = abs(x) + abs(y) + abs(z)
                if walls == 0:
                    continue
                image = [i * s + (p if i % 2 == 0 else s - p) for i, s, p in zip((x, y, z), size, piece)]
                way = np.linalg.norm(np.array(image) - ear)
                delay = samples((way - near) / 343)
                # Curtains, shelves and carpets take more of the high notes.
                echo = band(np.eye(1, 400)[0], None, 3800 / walls**0.5, 1)
                out[delay : delay + 400] += (
                    near / way * 0.72**walls * echo[: len(out) - delay] * rng.choice([-1, 1])
                )
    t = times(length)
    tail = band(rng.normal(size=len(t)), 180, 2600, 1) * np.exp(-6.91 * t / 0.32) * np.clip(t / 0.025, 0, 1)
    return 1.4 * out + 0.035 * tail
