"""Attacks by servers that answer with whatever they like: they cost an answer, never a sign on the terminal, a change of
the log or much time."""
import http.server
import json
import shutil
import socketserver
import threading

from attack_home import *

EVIL = "\x1b]0;owned\x07\x1b[2J\u202etxt.exe\u2066\x00\x9b31m" + "A" * 5000


def http_answers():
    """What an HTTP service says, by name: status, headers and body."""
    told = json.dumps({"text": EVIL, "error": {"message": EVIL}}).encode()
    chat = json.dumps({"choices": [{"message": {"content": json.dumps([EVIL, "I run.\x1b[2J"])}}]}).encode()
    rated = json.dumps({"accuracy": 1e308, "fluency": -5, "completeness": "x", "prosody": None, "transcript": EVIL,
                        "words": [{"word": EVIL, "accuracy": 50}] * 5000}).encode()
    yield "control signs", 200, {}, told
    yield "control signs in a proposal", 200, {}, chat
    yield "scores that are none", 200, {}, rated
    yield "control signs in an error", 500, {}, told
    yield "control signs in a header", 401, {"WWW-Authenticate": "\x1b[2J" + "A" * 5000}, told
    yield "a page in place of JSON", 200, {}, b"<html>" + EVIL.encode() + b"</html>"
    yield "a body that never ends", 200, {"X-Endless": "1"}, b"A" * 65536
    yield "less than was announced", 200, {"Content-Length": "100000"}, b"{"
    yield "a length that is none", 200, {"Content-Length": "99999999999999999999"}, b"{}"
    yield "another place", 302, {"Location": "http://127.0.0.1:1/"}, b""
    yield "deep JSON", 200, {}, b"[" * 100_000
    yield "bytes that are no text", 200, {}, bytes(range(256)) * 40
    yield "nothing", 204, {}, b""
    yield "a huge error", 403, {}, EVIL.encode() * 1000


def wyoming_answers():
    """What a Wyoming server says after it told what it is, by name."""
    def event(kind, **data):
        return json.dumps({"type": kind, "data": data}).encode() + b"\n"

    said = event("audio-start", rate=16000, width=2, channels=1)
    yield "control signs", event("transcript", text=EVIL)
    yield "control signs in an error", event("error", text=EVIL, code=EVIL)
    yield "no JSON", EVIL.encode() + b"\n"
    yield "nothing", b""
    yield "a line without an end", b"x" * 5_000_000
    yield "noise without an end", event("noise") * 50_000
    yield "a payload that is not there", b'{"type":"transcript","data_length":99999999999}\n'
    yield "deep JSON", b"[" * 100_000 + b"\n"
    yield "a long transcript", event("transcript", text="I get up. " * 500_000)
    yield "sound of no rate", event("audio-start", rate=0, width=2, channels=1) + event("audio-stop")
    yield "sound without an end", said + (
        b'{"type":"audio-chunk","data":{"rate":16000,"width":2,"channels":1},"payload_length":64000}\n'
        + bytes(64000)) * 100


class Told(http.server.BaseHTTPRequestHandler):
    """Gives the answer that its server holds ready."""

    def do_POST(self):
        self.rfile.read(int(self.headers.get("Content-Length", 0) or 0))
        _, status, headers, body = self.server.answer
        try:
            self.send_response(status)
            for name, value in headers.items():
                self.send_header(name, value)
            if "Content-Length" not in headers and "X-Endless" not in headers:
                self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)
            while "X-Endless" in headers and not self.server.over:
                self.wfile.write(body)
        except OSError:
            pass
        self.close_connection = True

    do_GET = do_POST

    def log_message(self, *_):
        pass


class Wyoming(socketserver.StreamRequestHandler):
    """Says what it is, or gives the answer that its server holds ready."""

    INFO = json.dumps({"type": "info", "data": {
        "asr": [{"name": EVIL, "models": [{"name": EVIL, "languages": ["en"]}]}],
        "tts": [{"name": EVIL, "voices": [{"name": EVIL, "languages": ["en"]}]}]}}).encode() + b"\n"

    def handle(self):
        try:
            if b"describe" in self.rfile.readline(100_000):
                return self.wfile.write(self.INFO)
            self.wfile.write(self.server.answer[1])
            self.wfile.flush()
        except OSError:
            pass


class Server(socketserver.ThreadingMixIn, socketserver.TCPServer):
    daemon_threads = True
    allow_reuse_address = True
    answer, over = None, False

    def __init__(self, handler):
        super().__init__(("127.0.0.1", 0), handler)
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def handle_error(self, *_):
        pass


def hostile_servers(homes, holds, count, is_time):
    """Each kind of server gives each answer to each command that asks it."""
    web, wyoming = Server(Told), Server(Wyoming)
    address = f"http://127.0.0.1:{web.server_address[1]}"
    desk = f"wyoming:127.0.0.1:{wyoming.server_address[1]}"
    home, sound = homes.root + "/served", homes.root + "/tone.wav"
    shutil.rmtree(home, ignore_errors=True)
    shutil.copytree(homes.base, home, ignore=shutil.ignore_patterns("*.sock"))
    homes.must(["cloud", "key"], home, stdin="secret-key\n")
    for purpose in ["cloud-speech", "language-model", "pronunciation"]:
        homes.must(["consent", "give", purpose, "--to", address, "--yes"], home)
    homes.must(["config", "set", "language-model", f"cloud:{address}/v1#m"], home)
    homes.must(["config", "set", "coach.rater", f"cloud:{address}/v1#m"], home)
    homes.must(["config", "set", "coach.voice", desk], home)
    asked = [
        (web, http_answers, "transcription services", ["cloud", "try", f"cloud:{address}/v1#m", sound]),
        (web, http_answers, "language models", ["coach", "sentences", "propose", "--language", "en", "--count", "2"]),
        (wyoming, wyoming_answers, "speech servers",
         ["judge", "--line", "I get up.", "--audio", sound, "--engine", desk]),
        (wyoming, wyoming_answers, "voice servers", ["coach.speak", "--json", "-"]),
    ]
    homes.vow(["coach.step", "--json", "-"], home, stdin='{"action":"begin","language":"en"}')
    speak = '{"language":"en"}'
    before = homes.dump(home)
    for server, answers, kind, command in asked:
        for answer in answers():
            if not is_time():
                break
            server.answer = answer
            for wanted in [[], ["--json"]]:
                code, text = homes.vow([*command, *wanted], home, stdin=speak, seconds=120)
                mark = f"{kind}, {answer[0]}:"
                count(kind)
                holds(code in {0, 1, 2, 3}, mark, "ended with", code, text[:300])
                holds(not UNSEEMLY.search(text), mark, "said it with control signs", repr(text[:300]))
                holds(len(text) < 20_000, mark, "said too much:", len(text))
            holds(homes.dump(home) == before, mark, "changed the log")
            before = homes.dump(home)
    for server in [web, wyoming]:
        server.over = True
        server.shutdown()
