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
    columns = "s bytes peak loud centre <1.5k >3k -20dB -30dB dc first last".split()
    print(f"{'':18}" + "".join(f"{column:>9}" for column in columns))
    for file in files:
        x = decoded(file)
        f = np.fft.rfftfreq(len(x), 1 / RATE)
        power = np.abs(np.fft.rfft(x)) ** 2
        # As parts of what is heard.
        heard = np.abs(np.fft.rfft(hearing(x)[: len(x)])) ** 2
        row = [
            f"{len(x) / RATE:.3f}",
            f"{file.stat().st_size}",
            f"{20 * np.log10(np.abs(x).max()):.1f}",
            f"{loudness(x):.1f}",
            f"{(power * f).sum() / power.sum():.0f}",
            f"{heard[f < 1500].sum() / heard.sum():.2f}",
            f"{heard[f > 3000].sum() / heard.sum():.2f}",
            f"{decay(x, 20):.3f}",
            f"{decay(x, 30):.3f}",
            f"{x.mean():.5f}",
            f"{x[0]:.5f}",
            f"{x[-1]:.5f}",
        ]
        print(f"{file.stem:18}" + "".join(f"{cell:>9}" for cell in row))
        if file.stem.startswith("room"):
            step, steps = abs(x[0] - x[-1]), np.quantile(np.abs(np.diff(x)), (0.5, 0.99))
            print(
                f"  from its end to its start {step:.5f}; between samples {steps[0]:.5f}, 99 % {steps[1]:.5f}"
            )
    print(f"{len(files)} files, {sum(file.stat().st_size for file in files)} bytes")


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
