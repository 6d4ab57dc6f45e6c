"""Measures and draws the finished files, decoded again."""

import subprocess

import numpy as np

from .level import hearing, loudness
from .physics import RATE, samples


def decoded(file):
    pcm = subprocess.run(
        ["oggdec", "--quiet", "--raw", "-o", "-", str(file)], check=True, capture_output=True
    ).stdout
    return np.frombuffer(pcm, "<i2") / 32768


def decay(sound, drop=30):
    """How long after its loudest moment a sound is quieter by so many dB for good."""
    power = np.convolve(sound**2, np.ones(samples(0.004)), "same")
    top = power.argmax()
    return (np.nonzero(power > power[top] * 10 ** (-drop / 10))[0][-1] - top) / RATE


def write_table(files):
    print(
        f"{'file':18} {'s':>6} {'bytes':>7} {'peak':>6} {'loud':>6} {'centre':>6} {'<1.5k':>6} {'>3k':>6} {'-20dB':>6} {'-30dB':>6} {'dc':>8} {'first':>8} {'last':>8} {'before':>7}"
    )
    total = 0
    for file in files:
        x = decoded(file)
        spectrum = np.abs(np.fft.rfft(x)) ** 2
        f = np.fft.rfftfreq(len(x), 1 / RATE)
        centre = (spectrum * f).sum() / spectrum.sum()
        heard = np.abs(np.fft.rfft(hearing(x))) ** 2
        fh = np.fft.rfftfreq(2 * (len(heard) - 1), 1 / RATE)
        low, high = heard[fh < 1500].sum() / heard.sum(), heard[fh > 3000].sum() / heard.sum()
        peak, size = 20 * np.log10(np.abs(x).max()), file.stat().st_size
        total += size
        begin = 20 * np.log10(np.abs(x[: samples(0.002)]).max() / np.abs(x).max() + 1e-9)
        print(
            f"{file.stem:18} {len(x) / RATE:6.3f} {size:7} {peak:6.1f} {loudness(x):6.1f} {centre:6.0f} {low:6.2f} {high:6.2f} "
            f"{decay(x, 20):6.3f} {decay(x):6.3f} {x.mean():8.5f} {x[0]:8.5f} {x[-1]:8.5f} {begin:7.1f}"
        )
        if file.stem.startswith("room"):
            steps = np.abs(np.diff(x))
            print(
                f"    seam: step {abs(x[0] - x[-1]):.5f}, usual step {np.median(steps):.5f}, 99 % {np.quantile(steps, 0.99):.5f}"
            )
    print(f"{len(files)} files, {total} bytes")


def spectrogram(x, size=512, hop=128):
    x = np.concatenate([np.zeros(size // 2), x, np.zeros(size // 2)])
    frames = np.lib.stride_tricks.sliding_window_view(x, size)[::hop] * np.hanning(size)
    return 20 * np.log10(np.abs(np.fft.rfft(frames)).T + 1e-6)


def draw(files, out, columns=5):
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt

    rows = -(-len(files) // columns)
    figure, axes = plt.subplots(rows * 2, columns, figsize=(columns * 3.6, rows * 2.9), squeeze=False)
    for axis in axes.flat:
        axis.axis("off")
    for i, file in enumerate(files):
        x = decoded(file)
        wave, notes = axes[i // columns * 2][i % columns], axes[i // columns * 2 + 1][i % columns]
        wave.axis("on")
        wave.plot(np.arange(len(x)) / RATE, x, lw=0.4)
        wave.set_xlim(0, len(x) / RATE)
        wave.set_title(f"{file.stem}  peak {np.abs(x).max():.2f}", fontsize=8, pad=2)
        wave.tick_params(labelsize=5)
        notes.axis("on")
        picture = spectrogram(x, hop=128 if len(x) < RATE * 4 else 1024)
        notes.imshow(
            picture[: int(len(picture) * 0.55)],
            origin="lower",
            aspect="auto",
            cmap="magma",
            vmin=picture.max() - 75,
            vmax=picture.max(),
            extent=(0, len(x) / RATE, 0, 0.55 * RATE / 2000),
        )
        notes.tick_params(labelsize=5)
    figure.tight_layout(pad=0.4)
    figure.savefig(out, dpi=100)


def draw_small(files, out, columns=8):
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt

    rows = -(-len(files) // columns)
    figure, axes = plt.subplots(rows, columns, figsize=(columns * 1.6, rows * 1.0), squeeze=False)
    for axis in axes.flat:
        axis.axis("off")
    for axis, file in zip(axes.flat, files):
        x = decoded(file)
        count = 300
        edges = np.linspace(0, len(x), count + 1).astype(int)
        low = [x[a:b].min() for a, b in zip(edges, edges[1:])]
        high = [x[a:b].max() for a, b in zip(edges, edges[1:])]
        axis.fill_between(np.linspace(0, len(x) / RATE, count), low, high, lw=0, color="#7a4a21")
        top = np.abs(x).max() * 1.1
        axis.set_ylim(-top, top)
        axis.set_title(f"{file.stem}, {len(x) / RATE:.2f} s", fontsize=6, pad=1)
    figure.tight_layout(pad=0.3)
    figure.savefig(out, dpi=100, metadata={"Software": None})
