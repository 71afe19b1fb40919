"""Shows that the library of injected faults strikes the calls that it is told to."""
import errno
import os
import subprocess
import sys
import tempfile

# What makes each call, of a file `f` that is there and open for writing, and of a name that is free.
DEEDS = {
    "open": "os.open(path, os.O_WRONLY)",
    "mkdir": "os.mkdir(free)",
    "rename": "os.rename(path, free)",
    "unlink": "os.unlink(path)",
    "link": "os.symlink(path, free)",
    "chmod": "os.chmod(path, 0o600)",
    "ftruncate": "os.ftruncate(f, 3)",
    "write": "os.write(f, b'12')",
    "pwrite": "os.pwrite(f, b'12', 0)",
    "fsync": "os.fsync(f)",
    "fdatasync": "os.fdatasync(f)",
}
PROGRAM = """
import os, sys
path, free = sys.argv[1], sys.argv[1] + ".free"
with os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o600), "r+b") as file:
    f = file.fileno()
    try:
        {deed}
    except OSError as error:
        sys.exit(error.errno)
"""


def fault_strikes(homes, call, listed):
    """Whether a call fails where the list says so, and only from where it says so."""
    with tempfile.TemporaryDirectory(dir=homes.root) as folder:
        def ended(at):
            environment = {**os.environ, "LD_PRELOAD": homes.faults, "VOW_FAULT_CALLS": listed,
                           "VOW_FAULT_AT": str(at), "VOW_FAULT_HOW": str(errno.ENOTTY)}
            text = PROGRAM.format(deed=DEEDS[call])
            # Making the file is itself an opening for writing.
            return subprocess.run([sys.executable, "-c", text, folder + "/file"], env=environment,
                                  stderr=subprocess.DEVNULL).returncode
        at = 2 if call == "open" else 1
        return ended(at) == errno.ENOTTY and ended(at + 1) == 0
