"""What the attacks on Vow's commands share: homes that are made, run on and looked at. A check gives what does not hold
as a list of sentences; `prove` of commands.py shows of each that it finds what it is there for."""
import json
import os
import re
import sqlite3
import subprocess
import sys

WORDS = b"orchids"
# The classes of keys that an erasure destroys; the others belong to the device.
DEVICE_CLASSES = {"head", "certificate", "backup", "backup-to"}


class Homes:
    """Runs one program on homes below one folder."""

    def __init__(self, program, faults, root):
        self.program, self.faults, self.root = program, faults, root
        self.base = root + "/base"

    def environment(self, home, faults=None):
        set = {**os.environ, "VOW_HOME": home, "TZ": "UTC", "PULSE_SERVER": "unix:/nowhere", "VOW_WEB_PORT": "0"}
        return {**set, **faults, "LD_PRELOAD": self.faults} if faults else set

    def vow(self, arguments, home, faults=None, stdin="", seconds=600):
        try:
            ended = subprocess.run(
                [self.program, *arguments], env=self.environment(home, faults), input=stdin.encode(),
                stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=seconds)
        except subprocess.TimeoutExpired as waited:
            return None, f"did not end within {seconds} s: " + (waited.stdout or b"").decode(errors="replace")
        return ended.returncode, ended.stdout.decode(errors="replace")

    def must(self, arguments, home, stdin=""):
        code, text = self.vow(arguments, home, stdin=stdin)
        if code != 0:
            sys.exit(f"attack: {arguments} ended with {code}: {text}")
        return text

    def dump(self, home):
        """The records of a log, without what depends on the keys that are there."""
        code, text = self.vow(["log", "dump"], home)
        lines = [line for line in text.split("\n") if line.startswith("{\"position\"")]
        return [json.loads(line) for line in lines] if code == 0 else None

    def names(self, home):
        return [shape(record) for record in self.dump(home) or []]


def shape(record):
    """What a record is, without names and times that are drawn anew each time."""
    return record["stream"].split("/")[0] + " " + record["name"]


def key_texts(home):
    """The keys of a home that an erasure must destroy, as they stand in its key file."""
    keys = json.load(open(home + "/keys.json"))["keys"]
    return [key["key"] for key in keys if key["class"] not in DEVICE_CLASSES]


def files(folder):
    for place, _, names in os.walk(folder):
        for name in names:
            path = os.path.join(place, name)
            if os.path.isfile(path) and not os.path.islink(path):
                yield path


def remnants(home, keys, words=WORDS):
    """Where an erased home still holds one of the keys, as text or as bytes, or what was said in clear."""
    wanted = [key.encode() for key in keys] + [bytes.fromhex(key) for key in keys] + [words]
    found = []
    for path in files(home):
        content = open(path, "rb").read()
        found += [f"{path} holds {part[:12]!r}" for part in wanted if part in content]
    return found


def is_open(homes, home):
    """Whether what was said can still be read by way of the program."""
    return [f"the log still says {WORDS!r}" for record in homes.dump(home) or []
            if WORDS.decode() in json.dumps(record.get("personal", ""))][:1]


def changes(records, base, reference, is_done, steps=False):
    """What is wrong with a log after a command: it holds what it held before, and all that the command records or none.

    - steps: the command records in several steps, of which the first ones may be there.
    """
    if records is None:
        return ["the log cannot be read"]
    found = []
    if [r["hash"] for r in records[:len(base)]] != [r["hash"] for r in base]:
        found.append("what was recorded before is not as it was")
    fresh = [shape(record) for record in records[len(base):]]
    whole = fresh == reference
    if is_done and not whole:
        found.append(f"said done, and recorded {fresh}")
    if not whole and not (fresh == reference[:len(fresh)] if steps else fresh == []):
        found.append(f"half there: {fresh}")
    return found


def same_records(records, base):
    """What is wrong with a log that was to become a copy of another."""
    if records is None:
        return ["the log cannot be read"]
    if [r["hash"] for r in records] != [r["hash"] for r in base]:
        return ["it holds other records than the original"]
    if [r.get("personal") for r in records] != [r.get("personal") for r in base]:
        return ["its words are others than those of the original"]
    return []


def imported(records, base):
    """What is wrong with a log that an archive was imported into: it holds the archive's records, says so, and withdraws
    what is agreed to."""
    added = [shape(record) for record in (records or [])[len(base):]]
    found = same_records(records and records[:len(base)], base)
    last = {record["stream"]: record["name"] for record in base if record["stream"].startswith("consent/")}
    wanted = ["device HistoryImported"] + ["consent ConsentWithdrawn" for name in last.values() if name == "ConsentGiven"]
    return found or ([] if added == wanted else [f"behind the archive's records stands {added}"])


def damaged(home, position):
    """Changes one record of a log past its triggers, as a broken disk would."""
    with raw(home) as log:
        log.execute("UPDATE events SET plain = X'7b7d' WHERE position = ?", (position,))


def salvaged(records, base, position):
    """What is wrong with a log that was salvaged after one record was damaged: all others are there, in order."""
    if records is None:
        return ["the log cannot be read"]
    wanted = [(shape(r), r.get("personal")) for r in base if r["position"] != position]
    there = [(shape(r), r.get("personal")) for r in records]
    found = [] if there[:len(wanted)] == wanted else ["a record that was sound is gone"]
    # Consents are withdrawn, since a withdrawal may be what was lost.
    return found + [f"{name} came from nowhere" for name, _ in there[len(wanted):] if "ConsentWithdrawn" not in name]


class raw:
    """A log's database past its triggers, which are put back as they were."""

    def __init__(self, home):
        self.log = sqlite3.connect(home + "/log.sqlite", isolation_level=None)

    def __enter__(self):
        self.triggers = self.log.execute("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'").fetchall()
        for name, _ in self.triggers:
            self.log.execute(f"DROP TRIGGER {name}")
        return self.log

    def __exit__(self, *_):
        for _, sql in self.triggers:
            self.log.execute(sql)
        self.log.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self.log.close()


# Signs that move a cursor, set a title, turn the direction of writing or cannot be seen.
UNSEEMLY = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]")
