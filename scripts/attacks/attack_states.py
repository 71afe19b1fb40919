"""The states that the files of a command go through. What a kill leaves is what was written before it, so one run that is
looked at before each of its calls shows what a kill at each of them leaves, and equal states need one look only."""
import hashlib
import os
import select
import shutil
import socket
import sqlite3
import stat
import subprocess
import tempfile


class States:
    """Folders as they were at some time, each file's content once."""

    def __init__(self):
        self.contents = {}

    def taken(self, place):
        """What a folder holds: of each path its kind, its rights and its content, and which paths are one file."""
        held, names = [], {}
        for folder, below, files in os.walk(place):
            for name in sorted(below) + sorted(files):
                path = os.path.join(folder, name)
                about = os.lstat(path)
                shown = os.path.relpath(path, place)
                if stat.S_ISLNK(about.st_mode):
                    held.append((shown, "link", 0, os.readlink(path)))
                elif stat.S_ISDIR(about.st_mode):
                    held.append((shown, "folder", stat.S_IMODE(about.st_mode), ""))
                elif stat.S_ISREG(about.st_mode):
                    one = names.setdefault((about.st_dev, about.st_ino), shown)
                    with open(path, "rb") as file:
                        content = file.read()
                    key = hashlib.sha256(content).digest()
                    self.contents.setdefault(key, content)
                    held.append((shown, "file" if one == shown else "same as " + one, stat.S_IMODE(about.st_mode), key))
        return tuple(sorted(held, key=lambda entry: (entry[1].startswith("same"), entry[0])))

    def made(self, state, place):
        """Makes a folder what it was."""
        shutil.rmtree(place, ignore_errors=True)
        os.makedirs(place)
        for shown, kind, mode, content in state:
            path = os.path.join(place, shown)
            if kind == "link":
                os.symlink(content, path)
            elif kind == "folder":
                os.mkdir(path)
            elif kind == "file":
                with open(path, "wb") as file:
                    file.write(self.contents[content])
            else:
                os.link(os.path.join(place, kind.removeprefix("same as ")), path)
            if kind != "link":
                os.chmod(path, mode)

    def content(self, state, name):
        return next((self.contents[key] for shown, kind, _, key in state if shown == name and kind == "file"), None)


def essence(state):
    """What of a state counts for whoever opens it next. SQLite makes the index of a write-ahead log anew where nobody has
    the log open, so nothing that it holds does."""
    return tuple((shown, kind, mode, b"" if shown.endswith("-shm") else content) for shown, kind, mode, content in state)


def outline(states, state):
    """What is the same of a state whenever a command is run: names, kinds, rights and sizes."""
    return [(shown, kind, mode, len(states.contents.get(content, b""))) for shown, kind, mode, content in state]


def moments(homes, words, home, stdin, calls, look):
    """Runs a command to its end, and calls `look` with the number and name of each call that changes a file before it is
    made, and once more in the middle of each that writes. Gives how it ended and what it said.

    - calls: which ones, as VOW_FAULT_CALLS names them.
    """
    with tempfile.TemporaryDirectory(dir=homes.root) as folder, socket.socket(socket.AF_UNIX) as asked:
        asked.bind(folder + "/told")
        asked.listen(64)
        with open(folder + "/said", "wb") as said, open(folder + "/stdin", "w+") as given:
            given.write(stdin)
            given.flush()
            given.seek(0)
            faults = {"VOW_FAULT_TELL": folder + "/told", "VOW_FAULT_CALLS": calls}
            run = subprocess.Popen(
                [homes.program, *words], env=homes.environment(home, faults), stdin=given, stdout=said,
                stderr=subprocess.STDOUT)
        ended = os.pidfd_open(run.pid)
        try:
            while True:
                ready, _, _ = select.select([asked, ended], [], [], 120)
                if asked in ready:
                    one, _ = asked.accept()
                    with one:
                        number, call, how = one.recv(64).decode().split()
                        look(int(number), call, how)
                        one.send(b".")
                else:
                    if not ready:
                        run.kill()
                    break
        finally:
            os.close(ended)
        with open(folder + "/said", errors="replace") as said:
            return run.wait(), said.read()


def records_in(rows):
    """The records in a log's table, as far as they can be told past the program."""
    # The columns of the table: position, stream, version, device, wall, counter, name, …, hash, proof.
    return [{"hash": row[-2].hex(), "stream": row[1], "name": row[6]} for row in rows["events"]]


def tables(states, state):
    """All rows of all tables of the log in a state, read past the program, or None where there are none to be read."""
    with tempfile.TemporaryDirectory() as folder:
        for name in ["log.sqlite", "log.sqlite-wal"]:
            content = states.content(state, "home/" + name)
            if content is None and name == "log.sqlite":
                return None
            if content is not None:
                with open(folder + "/" + name, "wb") as file:
                    file.write(content)
        try:
            log = sqlite3.connect(folder + "/log.sqlite")
            try:
                kept = log.execute("SELECT type, name, sql FROM sqlite_master ORDER BY type, name").fetchall()
                return {"": kept, **{name: log.execute(f'SELECT * FROM "{name}" ORDER BY 1').fetchall()
                                     for kind, name, _ in kept if kind == "table"}}
            finally:
                log.close()
        except sqlite3.Error:
            return None
