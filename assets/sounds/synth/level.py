"""Sets sounds in the room, cuts them where they are silent, and balances how loud they are."""

import numpy as np
from scipy.signal import fftconvolve

from .physics import RATE, band, room_answer, samples

# How loud a marble is that is put down, in dB below full scale (A-weighted, the loudest eighth of a second):
# its peak is then at about -6 dB.
MARBLE = -29.7
HIGHEST_PEAK = 10 ** (-6 / 20)
SILENCE = 10 ** (-72 / 20)


def hearing(sound):
    """The sound as the ear weighs its frequencies (A-weighting)."""
    n = 2 ** int(np.ceil(np.log2(len(sound) + RATE // 4)))
    f = np.fft.rfftfreq(n, 1 / RATE)
    weight = (
        12194**2
        * f**4
        / ((f**2 + 20.6**2) * np.sqrt((f**2 + 107.7**2) * (f**2 + 737.9**2)) * (f**2 + 12194**2))
    )
    return np.fft.irfft(np.fft.rfft(sound, n) * weight * 1.259, n)


def loudness(sound):
    """The level of the loudest eighth of a second, about as long as the ear gathers sound, in dB."""
    window = samples(0.125)
    power = np.cumsum(np.concatenate([np.zeros(window), hearing(sound) ** 2, np.zeros(window)]))
    return 10 * np.log10((power[window:] - power[:-window]).max() / window + 1e-20)


def finished(sound, level, room=1.0, longest=3.0):
    """A sound in the room, cut and faded, as loud as it should be beside a marble."""
    # A moment of silence before, since what is encoded begins a little blurred.
    sound = np.concatenate([np.zeros(samples(0.004)), sound, np.zeros(samples(0.35))])
    if room:
        answer = room_answer()
        sound = sound + room * 0.34 * fftconvolve(sound, answer)[: len(sound)]
    # What is below nobody hears from a small loudspeaker.
    sound = band(sound, 45, None)
    sound *= 10 ** ((MARBLE + level - loudness(sound)) / 20)
    peak = np.abs(sound).max()
    if peak > HIGHEST_PEAK:
        sound *= HIGHEST_PEAK / peak
    heard = np.nonzero(np.abs(sound) > max(SILENCE, np.abs(sound).max() * 10 ** (-54 / 20)))[0]
    sound = sound[: min(heard[-1] + samples(0.02), samples(longest))]
    fade(sound, samples(0.002), len(sound) // 5)
    return sound


def fade(sound, begin, end):
    sound[:begin] *= np.sin(np.linspace(0, np.pi / 2, begin)) ** 2
    sound[-end:] *= np.cos(np.linspace(0, np.pi / 2, end)) ** 2


def looped(sound, level):
    """A sound without beginning or end."""
    sound = sound - sound.mean()
    return sound * 10 ** ((MARBLE + level - 10 * np.log10(np.mean(hearing(sound)[: len(sound)] ** 2))) / 20)
