"""Attacks by somebody without the keys on the log's own files."""
import hashlib
import json
import os
import shutil

from attack_home import *


def number(value):
    return int(value).to_bytes(8, "big", signed=True)


def data(value):
    return number(len(value)) + value


def chained(previous, position, stream, version, name, schema, at, plain):
    """The hash of a record that continues the public chain (Specs/Certificates/verify_certificate.py)."""
    content = b"vow-record-2" + previous + number(position) + data(stream.encode()) + number(version)
    content += bytes(16) + number(at) + number(0)
    content += data(name.encode()) + number(schema) + number(at) + data(b"command") + data(b"") + data(plain) + b"\0"
    return hashlib.sha256(content).digest()


def continued(log, before, name, schema, stream, plain, proof):
    """Adds one record as somebody does who has the log and no keys."""
    position, previous = log.execute("SELECT position, hash FROM events ORDER BY position DESC LIMIT 1").fetchone()
    version = (log.execute("SELECT max(version) FROM events WHERE stream = ?", (stream,)).fetchone()[0] or 0) + 1
    at = before[-1]["at"] + 1000
    hash = chained(previous, position + 1, stream, version, name, schema, at, plain)
    log.execute(
        "INSERT INTO events (position, stream, version, device, wall, counter, name, schema, at, cause, correlation, plain, hash, proof) "
        "VALUES (?, ?, ?, ?, ?, 0, ?, ?, ?, 'command', '', ?, ?, ?)",
        (position + 1, stream, version, bytes(16), at, name, schema, at, plain, hash, proof))


def forgeries(before):
    """What is done to a log, by name."""
    alarm = next(record["stream"] for record in before if record["name"] == "AlarmScheduled")
    consent = next(record for record in before if record["stream"].startswith("consent/"))
    given = json.dumps(consent["plain"], separators=(",", ":")).encode()
    events = [
        ("an alarm is disabled", "AlarmDisabled", 1, alarm, b"{}"),
        ("a consent is given", consent["name"], consent["schema"], consent["stream"].split("/")[0] + "/cloud-speech", given),
        ("an unknown event", "SomethingNew", 1, alarm, b"{}"),
    ]
    for title, name, schema, stream, plain in events:
        yield title + " without a proof", lambda log, a=(name, schema, stream, plain): continued(log, before, *a, None)
        yield title + " with a random proof", lambda log, a=(name, schema, stream, plain): continued(
            log, before, *a, os.urandom(32))
        yield title + " with the proof of another record", lambda log, a=(name, schema, stream, plain): continued(
            log, before, *a, log.execute("SELECT proof FROM events WHERE position = 1").fetchone()[0])
    yield "the newest record is cut off", lambda log: log.execute(
        "DELETE FROM events WHERE position = (SELECT max(position) FROM events)")
    yield "the newest three are cut off", lambda log: log.execute(
        "DELETE FROM events WHERE position > (SELECT max(position) FROM events) - 3")
    yield "a record is changed", lambda log: log.execute("UPDATE events SET at = at + 1 WHERE position = 2")
    yield "a record is taken out", lambda log: log.execute("DELETE FROM events WHERE position = 3")
    yield "two records change places", lambda log: (
        log.execute("UPDATE events SET position = 900 WHERE position = 1"),
        log.execute("UPDATE events SET position = 1 WHERE position = 2"),
        log.execute("UPDATE events SET position = 2 WHERE position = 900"))
    yield "all records are gone", lambda log: log.execute("DELETE FROM events")


def forged_tails(homes, before, holds, count, is_time, isShort):
    """Each forgery is refused by what writes, named by `log verify`, and gone after a salvage, which keeps the rest."""
    for index, (title, forge) in enumerate(forgeries(before)):
        if not is_time() or (isShort and index % 5):
            continue
        home = homes.root + "/tail"
        shutil.rmtree(home, ignore_errors=True)
        shutil.copytree(homes.base, home, ignore=shutil.ignore_patterns("*.sock"))
        with raw(home) as log:
            forge(log)
        count("forged tails")
        code, text = homes.vow(["log", "verify"], home)
        holds(code in {1, 3}, title, "verify ended with", code, text)
        code, text = homes.vow(["config", "set", "grace-minutes", "9"], home)
        # An older record that was changed is not read for this: what follows from it stands in the sealed views. It is
        # named all the same, before and after.
        isOlder = "is changed" in title or "change places" in title
        holds(code in {2, 3} or isOlder, title, "was written on", code, text)
        holds(homes.vow(["log", "verify"], home)[0] in {1, 3}, title, "is not named any more")
        code, text = homes.vow(["log", "salvage"], home)
        if "all records are gone" in title:
            # Nothing can be saved of nothing: it says so, and begins no empty log.
            holds(code == 3 and not homes.dump(home), title, "salvage ended with", code, text)
            continue
        # 1 says that records are lost, as they are where the newest were cut off.
        holds(code in {0, 1}, title, "salvage ended with", code, text)
        records = homes.dump(home) or []
        wanted = [shape(record) for record in before]
        rest = [shape(record) for record in records]
        # A salvage withdraws consents where the newest records may be lost, which is told by the records it adds.
        holds(not any(name not in wanted and "Consent" not in name for name in rest), title, "is there after a salvage")
        if "gone" not in title and "cut off" not in title and "taken out" not in title and "change" not in title:
            holds(rest[:len(wanted)] == wanted, title, "salvage lost", [n for n in wanted if n not in rest])
        holds(homes.vow(["log", "verify"], home)[0] == 0, title, "the salvaged log is not sound")


EVIL = "\x1b]0;owned\x07\x1b[2J\u202etxt.exe\u2066\x00\x9b31m" + "A" * 5000
