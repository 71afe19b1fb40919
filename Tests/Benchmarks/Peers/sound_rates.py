#!/usr/bin/env python3
"""How fast numpy computes the features of a sound, and Fourier transforms, on one core.

    sound_rates.py SAMPLES SCRIPT

SAMPLES holds 32-bit samples, SCRIPT is Tests/VowHearing/Liveness/Support/independent_features.py. Prints four numbers: seconds for
the features, the least of five runs, without the start of Python; and microseconds for a transform of 1,024 samples by a
call each, in a table of 1,000, and for one of 2,048 by a call.
"""
import contextlib
import io
import runpy
import sys
import time

import numpy as np

samples, script = sys.argv[1:3]


def least(count, work):
    best = float("inf")
    for _ in range(count):
        began = time.perf_counter()
        work()
        best = min(best, time.perf_counter() - began)
    return best


def features():
    sys.argv = [script, samples]
    with contextlib.redirect_stdout(io.StringIO()):
        runpy.run_path(script)


short, table, long = np.random.rand(1024), np.random.rand(1000, 1024), np.random.rand(2048)
print(
    least(5, features),
    least(5, lambda: [np.fft.rfft(short) for _ in range(1000)]) * 1e3,
    least(5, lambda: np.fft.rfft(table)) * 1e3,
    least(5, lambda: [np.fft.rfft(long) for _ in range(1000)]) * 1e3,
)
