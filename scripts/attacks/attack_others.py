"""Attacks by somebody without the keys on the log's own files, and by servers that answer with whatever they like."""
import hashlib
import http.server
import json
import os
import shutil
import socketserver
import threading
import wave

from attack_home import *


def number(value):
    return int(value).to_bytes(8, "big", signed=True)


def data(value):
    return number(len(value)) + value


def chained(previous, position, stream, version, name, schema, at, plain):
    """The hash of a record that continues the public chain (Specs/Certificates/verify_certificate.py)."""
    content = b"vow-record-1" + previous + number(position) + data(stream.encode()) + number(version)
    content += data(name.encode()) + number(schema) + number(at) + data(b"command") + data(b"") + data(plain) + b"\0"
    return hashlib.sha256(content).digest()


def continued(log, before, name, schema, stream, plain, proof):
    """Adds one record as somebody does who has the log and no keys."""
    position, previous = log.execute("SELECT position, hash FROM events ORDER BY position DESC LIMIT 1").fetchone()
    version = (log.execute("SELECT max(version) FROM events WHERE stream = ?", (stream,)).fetchone()[0] or 0) + 1
    at = before[-1]["at"] + 1000
    hash = chained(previous, position + 1, stream, version, name, schema, at, plain)
    log.execute(
        "INSERT INTO events (position, stream, version, name, schema, at, cause, correlation, plain, hash, proof) "
        "VALUES (?, ?, ?, ?, ?, ?, 'command', '', ?, ?, ?)",
        (position + 1, stream, version, name, schema, at, plain, hash, proof))


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
        holds(code in {2, 3}, title, "was written on", code, text)
        code, text = homes.vow(["log", "salvage"], home)
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


def answers():
    """What a server says, by name: status, headers and body."""
    text = json.dumps({"text": EVIL, "error": {"message": EVIL}}).encode()
    yield "control signs", 200, {}, text
    yield "control signs in an error", 500, {}, text
    yield "a page in place of JSON", 200, {}, b"<html>" + EVIL.encode() + b"</html>"
    yield "a body that never ends", 200, {"X-Endless": "1"}, b"A" * 65536
    yield "less than was announced", 200, {"Content-Length": "100000"}, b"{"
    yield "another place", 302, {"Location": "http://127.0.0.1:1/"}, b""
    yield "deep JSON", 200, {}, b"[" * 100_000
    yield "nothing", 204, {}, b""
    yield "a huge error", 403, {}, EVIL.encode() * 1000


def hostile_servers(homes, holds, count, is_time):
    """A transcription service that lies: it costs an answer, never a sign on the terminal, the log or much time."""
    said = {}

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_POST(self):
            self.rfile.read(int(self.headers.get("Content-Length", 0) or 0))
            _, status, headers, body = said["now"]
            try:
                self.send_response(status)
                for name, value in headers.items():
                    self.send_header(name, value)
                if "Content-Length" not in headers and "X-Endless" not in headers:
                    self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)
                while "X-Endless" in headers and not said.get("over"):
                    self.wfile.write(body)
            except OSError:
                pass
            self.close_connection = True

        do_GET = do_POST

        def log_message(self, *_):
            pass

    class Server(socketserver.ThreadingMixIn, http.server.HTTPServer):
        daemon_threads = True

    server = Server(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}"
    sound = homes.root + "/tone.wav"
    home = homes.root + "/served"
    shutil.rmtree(home, ignore_errors=True)
    shutil.copytree(homes.base, home, ignore=shutil.ignore_patterns("*.sock"))
    homes.must(["cloud", "key"], home, stdin="secret-key\n")
    homes.must(["consent", "give", "cloud-speech", "--to", address, "--yes"], home)
    before = homes.dump(home)
    for answer in answers():
        if not is_time():
            break
        said["now"] = answer
        for json_wanted in [[], ["--json"]]:
            code, text = homes.vow(["cloud", "try", f"cloud:{address}/v1#m", sound, *json_wanted], home, seconds=90)
            count("hostile servers")
            holds(code in {0, 1, 2, 3}, answer[0], "ended with", code, text[:300])
            holds(not UNSEEMLY.search(text), answer[0], "said it with control signs", repr(text[:300]))
            holds(len(text) < 20_000, answer[0], "said too much:", len(text))
        holds(homes.dump(home) == before, answer[0], "changed the log")
    said["over"] = True
    server.shutdown()
