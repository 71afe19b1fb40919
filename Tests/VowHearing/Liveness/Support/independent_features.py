#!/usr/bin/env python3
"""Features of sound by numpy, written from their definitions: a second opinion on Sources/VowHearing/Liveness.

Reads 32-bit little-endian samples (16,000 a second) from the file that it is given, and prints a JSON object.
"""
import json
import sys

import numpy as np

samples = np.fromfile(sys.argv[1], dtype="<f4").astype(float)
length, step, padded = 512, 256, 1024
hertz = 16000 / padded
starts = np.arange(0, len(samples) - length + 1, step)
frames = np.stack([samples[start : start + length] for start in starts])
window = 0.5 - 0.5 * np.cos(2 * np.pi * np.arange(length) / length)
levels = np.maximum(-100, 10 * np.log10(np.maximum((frames**2).mean(1), 1e-12)))
power = np.abs(np.fft.rfft(frames * window, padded)) ** 2
order = np.sort(levels)
speech = levels >= max(order[len(order) * 95 // 100] - 25, -99)
room = levels <= order[len(order) // 10]
mean = power[speech].mean(0)
bins = np.arange(padded // 2 + 1) * hertz


def decibels(ratio):
    return 10 * np.log10(max(ratio, 1e-12))


def band(spectrum, low, high):
    return spectrum[(bins >= low) & (bins < high)].sum()


total = band(mean, 62, 8001)
found = {
    "speechLevelDecibels": decibels((10 ** (levels[speech] / 10)).mean()),
    "levelAboveRoomDecibels": decibels((10 ** (levels[speech] / 10)).mean())
    - decibels((10 ** (levels[room] / 10)).mean()),
    "flatnessDecibels": np.mean(
        [10 * np.log10(np.exp(np.log(np.maximum(p, 1e-12)).mean()) / np.maximum(p, 1e-12).mean()) for p in power[speech]]
    ),
    "envelopeDeviationDecibels": levels[speech].std(),
    "lowBandAboveRoomDecibels": decibels(
        max(band(mean, 62, 250), 1e-12) / max(band(power[room].mean(0), 62, 250), 1e-12)
    ),
}
for name, low, high in [
    ("band62To150Decibels", 62, 150),
    ("band150To300Decibels", 150, 300),
    ("band300To600Decibels", 300, 600),
    ("band600To1200Decibels", 600, 1200),
    ("band1200To2400Decibels", 1200, 2400),
    ("band2400To4800Decibels", 2400, 4800),
    ("band4800To8000Decibels", 4800, 8001),
]:
    found[name] = decibels(band(mean, low, high) / total)
inside = (bins >= 62) & (bins < 8001)
cumulative = np.cumsum(mean[inside])
found["halfPowerHertz"] = bins[inside][np.argmax(cumulative >= 0.5 * total)]
found["mostPowerHertz"] = bins[inside][np.argmax(cumulative >= 0.9 * total)]
found["powerDecayLinearity"] = np.corrcoef(np.arange(inside.sum()), cumulative)[0, 1] ** 2

edges = 62 * 2 ** (np.arange(20) / 3)
thirds = np.array([max(band(mean, low, low * 2 ** (1 / 3)), 1e-12) for low in edges[edges < 1000]])
found["steepestRiseDecibels"] = (10 * np.log10(thirds[3:] / thirds[:-3])).max()

# Of a voice's frames the correlations are added up, where Vow transforms spectra.
own = np.correlate(window, window, "full")[length - 1 :][:260] / (window**2).sum()
pitches, fundamentals = [], []
for frame, spectrum in zip((frames * window)[speech], power[speech]):
    lags = np.correlate(frame, frame, "full")[length - 1 :][:260]
    if lags[0] <= 1e-9:
        continue
    strength = lags / lags[0] / own
    chosen = 0
    for lag in range(40, 259):
        is_peak = strength[lag] >= max(strength[lag - 1], strength[lag + 1])
        least = strength[chosen] + 0.02 if chosen else 0.5
        if is_peak and strength[lag] > least:
            chosen = lag
    if chosen:
        pitch = 16000 / chosen
        pitches.append(pitch)
        fundamentals.append(
            decibels(
                max(band(spectrum, pitch * 0.9 - 8, pitch * 1.1 + 8), 1e-12)
                / max(band(spectrum, 300, 1000), 1e-12)
            )
        )


def middle(values):
    """The middle one of the sorted values, the lower one of two; 0 of none."""
    return np.sort(values)[(len(values) - 1) // 2] if len(values) else 0.0


found["voicedShare"] = len(pitches) / speech.sum()
found["pitchHertz"] = middle(pitches)
found["pitchDeviationSemitones"] = (12 * np.log2(pitches)).std() if pitches else 0.0
found["fundamentalDecibels"] = middle(fundamentals)

# Time: 16 ms from frame to frame, six of them 96 ms.
places = np.flatnonzero(speech)
seconds = step / 16000
gaps = (np.diff(places) - 1) * seconds
pauses = gaps[gaps >= 0.12]
span = (places[-1] - places[0] + 1) * seconds
found["pausesPerSecond"] = len(pauses) / span
found["longestPauseMilliseconds"] = pauses.max(initial=0) * 1000
found["pauseShare"] = pauses.sum() / span
inner = places[places + 6 < len(levels)]
falls = np.sort(levels[inner] - levels[inner + 6])
found["fallDecibelsPerSecond"] = falls[int((len(falls) - 1) * 0.9)] / (6 * seconds)

# What stands out of its neighbourhood all the time.
whole = (10 * np.log10(np.maximum(power, 1e-12))).mean(0)
stands = [
    (whole[place] - middle(whole[max(0, place - 40) : place + 41]), place)
    for place in np.flatnonzero((bins >= 62) & (bins < 7900))
]
found["resonanceDecibels"], place = max(stands, key=lambda one: (one[0], -one[1]))
found["resonanceHertz"] = bins[place]
largest = np.abs(samples).max()
found["clippedShare"] = (np.abs(samples) >= 0.99 * largest).mean() if largest > 0.5 else 0.0

cepstra = []
for spectrum in power[speech]:
    lags = np.fft.irfft(spectrum, padded)[:13]
    if lags[0] <= 1e-9:
        continue
    # The normal equations, solved as such and not by a recursion.
    matrix = np.array([[lags[abs(i - j)] for j in range(12)] for i in range(12)])
    matrix += np.eye(12) * lags[0] * 1e-6
    predictor = np.linalg.solve(matrix, lags[1:13])
    # The cepstrum of the model is the inverse transform of the logarithm of its spectrum.
    response = np.fft.fft(np.concatenate([[1], -predictor]), 4096)
    cepstra.append(np.fft.ifft(-np.log(np.abs(response))).real[1:13] * 2)
cepstra = np.array(cepstra)
for number in range(1, 7):
    found[f"cepstrum{number}"] = cepstra[:, number - 1].mean()
for number in range(1, 4):
    found[f"cepstrum{number}Deviation"] = cepstra[:, number - 1].std()
found["cepstrumHighDeviation"] = cepstra[:, 3:].std(0).mean()
print(json.dumps(found))
