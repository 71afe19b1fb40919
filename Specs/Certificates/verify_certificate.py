#!/usr/bin/env python3
"""Checks a stop certificate of Vow without any of Vow's code.

usage: verify_certificate.py FILE [--key PUBLICKEY] [--words FOLDER]     (- reads standard input)

PUBLICKEY is the device's, 64 hexadecimal digits, as `vow certificate --public-key` prints it on the device; get it from
the person themselves, not from the certificate. Exit 0: the records follow from each other, lead to the stated ending
by the rules of the gate, and were signed by that device. Exit 1: they do not, or were not. Exit 2: the file cannot be
read. Exit 3: consistent and signed, but without --key nobody knows by whom. What a certificate cannot say: that what was
recorded is what happened in the room. Where the run committed itself to a seed, the words, the order of the lines and the
challenges of a `pick` are drawn again from it, with the lists of Specs/ChallengeWords (--words FOLDER where they are elsewhere). The form is described in Sources/VowLog/HashChain.swift and RecordForm.swift, the
signature is Ed25519 (RFC 8032).
"""
import hashlib
import json
import pathlib
import sys

WORDS = pathlib.Path(__file__).resolve().parent.parent / "ChallengeWords"
MASK = 2**64 - 1


# Ed25519 after RFC 8032, section 5.1; only what checking takes.
P = 2**255 - 19
Q = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, P - 2, P) % P
ROOT = pow(2, (P - 1) // 4, P)


def add(a, b):
    (x1, y1, z1, t1), (x2, y2, z2, t2) = a, b
    e, f = (y1 - x1) * (y2 - x2) % P, (y1 + x1) * (y2 + x2) % P
    g, h = 2 * t1 * t2 * D % P, 2 * z1 * z2 % P
    e, f, g, h = f - e, h - g, h + g, f + e
    return (e * f % P, g * h % P, f * g % P, e * h % P)


def times(scalar, point):
    result = (0, 1, 1, 0)
    while scalar > 0:
        if scalar & 1:
            result = add(result, point)
        point = add(point, point)
        scalar >>= 1
    return result


def point(data):
    y = int.from_bytes(data, "little")
    sign, y = y >> 255, y & (1 << 255) - 1
    if len(data) != 32 or y >= P:
        return None
    square = (y * y - 1) * pow(D * y * y + 1, P - 2, P) % P
    x = pow(square, (P + 3) // 8, P)
    if (x * x - square) % P:
        x = x * ROOT % P
    if (x * x - square) % P or (x == 0 and sign):
        return None
    if x & 1 != sign:
        x = P - x
    return (x, y, 1, x * y % P)


BASE = point((4 * pow(5, P - 2, P) % P).to_bytes(32, "little"))


def is_signed(key, message, signature):
    a, r = point(key), point(signature[:32])
    s = int.from_bytes(signature[32:], "little")
    if a is None or r is None or len(signature) != 64 or s >= Q:
        return False
    h = int.from_bytes(hashlib.sha512(signature[:32] + key + message).digest(), "little") % Q
    left, right = times(s, BASE), add(r, times(h, a))
    return (left[0] * right[2] - right[0] * left[2]) % P == 0 and (left[1] * right[2] - right[1] * left[2]) % P == 0


def number(value):
    return int(value).to_bytes(8, "big", signed=True)


def data(value):
    return number(len(value)) + value


def text(value):
    return data(value.encode("utf-8"))


def plain_bytes(line):
    """The bytes of the plain part exactly as they stand in the record's line."""
    record = json.loads(line)
    if "plainBytes" in record:
        return bytes.fromhex(record["plainBytes"])
    decoder = json.JSONDecoder()
    cursor = 1
    while True:
        name, end = decoder.raw_decode(line, cursor)
        start = end + 1
        _, cursor = decoder.raw_decode(line, start)
        if name == "plain":
            return line[start:cursor].encode("utf-8")
        cursor += 1


def record_hash(record, plain, previous):
    content = b"vow-record-2" + previous
    content += number(record["position"]) + text(record["stream"]) + number(record["version"])
    content += bytes.fromhex(record["device"]) + number(record["wall"]) + number(record["counter"])
    content += text(record["name"]) + number(record["schema"]) + number(record["at"])
    content += text(record["cause"]) + text(record["correlation"]) + data(plain)
    sealed = record.get("sealed")
    if sealed is None:
        content += b"\0"
    else:
        content += b"\1" + text(sealed["class"]) + text(sealed["key"]) + data(bytes.fromhex(sealed["bytes"]))
    return hashlib.sha256(content).digest()


def follow(lines, previous):
    """Yields each record with its plain part after checking its hash."""
    expected = None
    for line in lines:
        record = json.loads(line)
        plain = plain_bytes(line)
        if expected is not None and record["position"] != expected:
            raise ValueError(f"record {expected} is missing")
        computed = record_hash(record, plain, previous)
        if computed.hex() != record["hash"]:
            raise ValueError(f"record {record['position']} does not follow from the one before")
        previous = computed
        expected = record["position"] + 1
        yield record, json.loads(plain)


def bits_of(seed):
    """SplitMix64 (Steele, Lea, Flood 2014)."""
    while True:
        seed = seed + 0x9E3779B97F4A7C15 & MASK
        z = (seed ^ seed >> 30) * 0xBF58476D1CE4E5B9 & MASK
        z = (z ^ z >> 27) * 0x94D049BB133111EB & MASK
        yield z ^ z >> 31


def letters(text):
    """The stretches of letters of a text, in lower case."""
    return "".join(c if c.isalpha() else " " for c in text.lower()).split()


def drawn(seed, words, count, texts, language):
    """The first words of a list that a seed shuffles, but for those that stand in the lines."""
    bits, words, found = bits_of(seed), list(words), []
    said = [part for text in texts for part in letters(text)]
    for place in range(len(words)):
        if len(found) == count:
            break
        other = place + next(bits) % (len(words) - place)
        words[place], words[other] = words[other], words[place]
        stands = any(words[place] in part if language == "zh" else part.startswith(words[place]) for part in said)
        if not stands:
            found.append(words[place])
    found = found or words
    return [found[number % len(found)] for number in range(count)]


ORDER = int.from_bytes(b"order", "big")


def check_order(plain, seed):
    """Checks that the lines of each recitation stand in the order that the seed draws."""
    bits = bits_of(seed ^ ORDER)
    for step in plain["steps"]:
        if step.get("challenge", "recite") != "recite":
            continue
        asked = [line["id"] for line in step["lines"]]
        lines = sorted(asked, key=lambda line: line.encode("utf-8"))
        for place in range(len(lines)):
            other = place + next(bits) % (len(lines) - place)
            lines[place], lines[other] = lines[other], lines[place]
        if lines != asked:
            raise ValueError("its lines are not in the order that the committed seed draws")


PICK = int.from_bytes(b"pick", "big")
TOKENS = ("code", "tag")


def check_picks(plain, seed):
    """Checks that the challenges that were drawn are those that the seed draws of what was listed, and were asked for."""
    bits = bits_of(seed ^ PICK)
    kinds = iter([step.get("challenge", "recite") for step in plain["steps"]])
    for draw in plain["challenge"].get("draws", []):
        listed, asked = draw["listed"], draw["drawn"]
        places = list(range(len(listed)))
        for place in range(len(asked)):
            other = place + next(bits) % (len(places) - place)
            places[place], places[other] = places[other], places[place]
        chosen = places[:len(asked)]
        tokens = iter([place for place in chosen if listed[place] in TOKENS])
        if [next(tokens) if listed[place] in TOKENS else place for place in sorted(chosen)] != asked:
            raise ValueError("its challenges are not those that the committed seed draws")
        for place in asked:
            # Lines are left out where the person has none, and typed in place of a code that is not registered any more.
            if listed[place] in ("recite", "type"):
                continue
            wanted = (listed[place], "type") if listed[place] in TOKENS else (listed[place],)
            if not any(kind in wanted for kind in kinds):
                raise ValueError(f"it drew a challenge of the kind {listed[place]} and did not ask for it")


def check_draw(own):
    """Checks the challenge words of a run against the seed that it committed itself to; what there is to say of it."""
    fired, plain = own[0]
    challenge = plain.get("challenge")
    if challenge is None:
        return None
    revealed = [p["seed"] for r, p in own if r["name"] == "ChallengeRevealed"]
    if not revealed:
        return "the seed of its challenge words was erased before it was revealed"
    if len(set(revealed)) > 1:
        raise ValueError("two seeds were revealed")
    seed = bytes.fromhex(revealed[0])
    if hashlib.sha256(b"vow-challenge-1" + seed).hexdigest() != challenge["commitment"]:
        raise ValueError("the seed of its challenge words is not the one it was committed to")
    is_ordered = plain.get("recitation", {}).get("ordered", False)
    if is_ordered:
        check_order(plain, int.from_bytes(seed, "big"))
    check_picks(plain, int.from_bytes(seed, "big"))
    texts = fired.get("personal", {}).get("texts")
    if texts is None:
        return "its seed is the committed one; without the lines its challenge words cannot be drawn again"
    spoken, place = [], 0
    for step in plain["steps"]:
        own_texts = texts[place:place + len(step.get("lines", []))]
        place += len(own_texts)
        if step.get("challenge", "recite") == "recite":
            spoken += own_texts
    first = [step["challengeWord"] for step in plain["steps"] if step.get("challengeWord")]
    # The first word of the draw belongs to the step, also where none is asked for.
    asked = (first or [None]) + challenge["words"]
    path = WORDS / f"{plain['language']}-{challenge['list']}.txt"
    words = path.read_text(encoding="utf-8").split()
    each = len(challenge["words"][0].split(" "))
    flat = drawn(int.from_bytes(seed, "big"), words, each * len(asked), spoken, plain["language"])
    again = [" ".join(flat[start:start + each]) for start in range(0, len(flat), each)]
    if again[0 if first else 1:] != asked[0 if first else 1:]:
        raise ValueError("its challenge words are not those that the committed seed draws")
    all_drawn = ["its challenge words"] + ["its order of lines"] * is_ordered
    all_drawn += ["its challenges"] * bool(challenge.get("draws"))
    return " and ".join(all_drawn) + " were drawn from the committed seed"


STAND_INS = {"typedLines": "typed lines", "sum": "sums", "code": "a code", "tag": "a tag", "move": "a movement",
             "light": "light"}


def worked_out(question):
    """What a sum comes to, from its text: products stand first."""
    value, sign = 0, "+"
    for part in question.split(" "):
        if part in "+-*":
            sign = part
        else:
            value = {"+": value + int(part), "-": value - int(part), "*": value * int(part)}[sign]
    return value


def was_moved(step, plain):
    """Whether readings of a sensor are the movement that a step asks for, by the rules of Sources/VowCore/Gate/Kinds/Move/MotionTask.swift."""
    readings, wanted = plain["readings"], step["seconds"] * 1000
    times = [reading["at"] for reading in readings]
    if not readings or len(readings) > 200 or times != sorted(times) or times[-1] > plain["until"]:
        return False
    if step["motion"] == "still":
        return readings[-1].get("orientation") == step["hold"] and plain["until"] - times[-1] >= wanted
    began = times[-1]
    for before, after in reversed(list(zip(readings, readings[1:]))):
        if before.get("orientation") == after.get("orientation") or after["at"] - before["at"] > 3000:
            break
        began = before["at"]
    return times[-1] - began >= wanted


def was_lit(step, plain):
    """Whether readings of a sensor are the light that a step asks for, by the rules of Sources/VowCore/Gate/Kinds/Light/Light.swift."""
    readings, threshold = plain["readings"], step[plain["unit"]]
    times = [reading["at"] for reading in readings]
    if not readings or len(readings) > 200 or times != sorted(times):
        return False
    began = times[-1]
    for reading in reversed(readings):
        if reading["level"] < threshold or began - reading["at"] > 3000:
            break
        began = reading["at"]
    return readings[-1]["level"] >= threshold and times[-1] - began >= step["seconds"] * 1000


# What a sensor reports, by its event: the kind of challenge, whether readings are what a step asks for, and what is counted.
SENSED = {"DeviceMoved": ("move", was_moved, "movements made"), "LightMeasured": ("light", was_lit, "rooms made bright")}


class Evidence:
    """What a run's records say was done, step by step, held against what the run asked for when it fired."""

    def __init__(self, record, plain):
        self.steps, self.stand_ins = plain["steps"], plain.get("standIns", [])
        tokens = iter(record.get("personal", {}).get("tokens", []))
        for step in self.steps + self.stand_ins:
            if step.get("challenge") in ("code", "tag"):
                step["digest"] = next(tokens, {}).get("digest")
        self.done = {"lines recited": 0, "challenge words said": 0, "sums solved": 0, "codes scanned": 0,
                     "tags touched": 0, **{counted: 0 for _, _, counted in SENSED.values()}, "stand-ins taken": 0}
        self.is_ordered = plain.get("recitation", {}).get("ordered", False)
        self.may_type_unheard = plain.get("recitation", {}).get("typingUnheard", False)
        self.is_spoken, self.is_unheard, self.stalls = True, False, 0
        self.ways = set()
        self.forget()

    def forget(self):
        """Whoever did not answer when asked again begins anew."""
        self.recited, self.words, self.passed, self.stood_in = set(), set(), set(), {}
        self.solved, self.shown, self.sensed = {}, set(), set()
        self.check, self.place = None, 0

    def asked(self, number):
        """What a step asks for: the challenge, or what stood in for it."""
        step = self.steps[number]
        place = self.stood_in.get(number)
        if place is None:
            return step
        if place >= len(self.stand_ins):
            raise ValueError(f"something stood in for step {number + 1} that was not allowed")
        stand_in = self.stand_ins[place]
        if stand_in["challenge"] == "typedLines":
            return {**step, "challenge": "type", "challengeWord": None}
        return stand_in

    def take(self, record, plain):
        name = record["name"]
        if name == "AttemptJudged":
            self.is_spoken = plain["mode"] == "spoken"
            if self.is_spoken:
                self.is_unheard, self.stalls = False, 0
        elif name == "LineRecited":
            self.in_order(plain["line"])
            self.typed(plain["line"])
            if plain["line"] not in self.recited:
                self.done["lines recited"] += 1
            self.recited.add(plain["line"])
        elif name == "ChallengeWordSaid":
            self.done["challenge words said"] += plain["step"] not in self.words
            self.words.add(plain["step"])
        elif name == "PartFailed":
            self.stalls += plain["part"] == "hearing"
            if plain["part"] in ("microphone", "recogniser") or self.stalls >= 2:
                self.is_unheard = True
        elif name == "StandInTaken":
            self.stood_in[plain["step"]] = plain["standIn"]
            self.asked(plain["step"])
            self.ways.add(STAND_INS[self.stand_ins[plain["standIn"]]["challenge"]])
            self.solved.pop(plain["step"], None)
            self.done["stand-ins taken"] += 1
        elif name == "SumAnswered":
            self.answered(plain)
        elif name in ("CodeScanned", "TagTouched"):
            self.token(record, plain, "code" if name == "CodeScanned" else "tag")
        elif name in SENSED:
            self.report(plain, *SENSED[name])
        elif name == "StepPassed":
            self.pass_step(plain["step"])
        elif name == "WakeCheckPlanned":
            self.check = "planned"
        elif name == "WakeCheckAsked":
            self.check = "asked"
        elif name == "WakeCheckMissed":
            self.forget()
        elif name == "Dismissed":
            if self.passed != set(range(len(self.steps))):
                raise ValueError("it was dismissed before every step had passed")
            if self.check in ("planned", "asked"):
                raise ValueError("it was dismissed without an answer to its wake-up check")
            if self.ways and plain.get("mode") in ("spoken", "unspoken"):
                raise ValueError("it says that nothing stood in, and something did")

    def typed(self, line):
        """A line that was to be said counts typed only where that was allowed and nothing could hear it."""
        if self.is_spoken or self.place >= len(self.steps):
            return
        if self.asked(self.place).get("challenge", "recite") != "recite":
            return
        if not self.may_type_unheard or not self.is_unheard:
            raise ValueError(f"{line} was typed, which was not allowed")
        self.ways.add("lines typed while nothing heard")

    def in_order(self, said):
        """Where lines are asked for in the order that was drawn, none counts aloud before those ahead of it."""
        if not self.is_ordered or not self.is_spoken or self.place >= len(self.steps):
            return
        for line in self.steps[self.place].get("lines", []):
            if line["id"] == said:
                return
            if line["id"] not in self.recited:
                raise ValueError(f"{said} counted before {line['id']}, which comes first")

    def answered(self, plain):
        is_right = plain["answer"] == worked_out(plain["question"])
        if plain["passed"] != is_right:
            raise ValueError(f"{plain['question']} is not {plain['answer']}, or it is, and was judged otherwise")
        if self.check == "asked":
            self.check = "answered" if is_right else "asked"
        elif is_right:
            self.solved[plain["step"]] = self.solved.get(plain["step"], 0) + 1
            self.done["sums solved"] += 1

    def token(self, record, plain, kind):
        if not plain["passed"]:
            return
        step, seen = self.asked(plain["step"]), record.get("personal", {}).get("digest")
        if step.get("challenge") != kind:
            raise ValueError(f"step {plain['step'] + 1} does not ask for a {kind}")
        # Both are sealed, and erased with the rest of what was heard and said.
        if seen is not None and step["digest"] is not None and seen != step["digest"]:
            raise ValueError(f"step {plain['step'] + 1} took another {kind} than the one that was asked for")
        self.shown.add(plain["step"])
        self.done["codes scanned" if kind == "code" else "tags touched"] += 1

    def report(self, plain, kind, is_met, counted):
        """What a sensor reported."""
        step = self.asked(plain["step"])
        if step.get("challenge") != kind or plain["passed"] != is_met(step, plain):
            raise ValueError(f"the {kind} of step {plain['step'] + 1} is not as it was judged")
        if plain["passed"]:
            self.sensed.add(plain["step"])
            self.done[counted] += 1

    def pass_step(self, number):
        step = self.asked(number)
        challenge = step.get("challenge", "recite")
        if challenge in ("recite", "type"):
            missing = [line["id"] for line in step["lines"] if line["id"] not in self.recited]
            if missing:
                raise ValueError(f"step {number + 1} passed without {', '.join(missing)}")
            if step.get("challengeWord") and number not in self.words:
                raise ValueError(f"step {number + 1} passed without its challenge word")
        elif challenge == "sum":
            if self.solved.get(number, 0) < step["count"]:
                raise ValueError(f"step {number + 1} passed without its {step['count']} sums")
        elif number not in self.sensed | self.shown:
            raise ValueError(f"step {number + 1} passed without its {challenge}")
        self.passed.add(number)
        self.place = number + 1

    def way(self):
        """By what it was dismissed: the gate itself, or what stood in for a part of it."""
        return "by what stood in: " + ", ".join(sorted(self.ways)) if self.ways else "by the gate"

    def summary(self):
        always = ("lines recited", "challenge words said")
        return ", ".join(f"{count} {what}" for what, count in self.done.items() if count or what in always)


def lead_to(run, ending, records):
    """Checks that the run's own events lead to its ending by the rules of the gate."""
    own = [(r, p) for r, p in records if r["stream"] == "run/" + run]
    if [r["version"] for r, _ in own] != list(range(1, len(own) + 1)):
        raise ValueError("the run's records are not complete")
    names = [r["name"] for r, _ in own]
    if not own or ending not in names:
        raise ValueError(f"there is no {ending}")
    if ending == "AlarmMissed":
        return "the alarm was missed; it did not ring"
    if names[0] != "AlarmFired":
        raise ValueError("the run does not begin with AlarmFired")
    draw = check_draw(own)
    if ending != "Dismissed":
        return f"the ringing ended by {ending}, not by the gate" + (f"; {draw}" if draw else "")
    evidence = Evidence(*own[0])
    for record, plain in own[1:]:
        evidence.take(record, plain)
    return f"dismissed {evidence.way()}: {evidence.summary()}" + (f"; {draw}" if draw else "")


def check_signature(document, last):
    """The key that the certificate was signed with."""
    key, signature = bytes.fromhex(document["key"]), bytes.fromhex(document["signature"])
    signed = [document["format"], document["run"], document["ending"], document["previousHash"]]
    signed += [str(last["position"]), last["hash"]]
    if "imported" in document:
        if document["imported"] is not True:
            raise ValueError("it says something else of an import than that there was one")
        signed.append("imported")
    if not is_signed(key, "\n".join(signed).encode("utf-8"), signature):
        raise ValueError("the signature is not that of its key")
    return document["key"]


def main():
    arguments = sys.argv[1:]
    wanted = None
    if "--key" in arguments:
        place = arguments.index("--key")
        wanted = arguments[place + 1] if len(arguments) > place + 1 else ""
        del arguments[place:place + 2]
    if "--words" in arguments:
        global WORDS
        place = arguments.index("--words")
        WORDS = pathlib.Path(arguments[place + 1] if len(arguments) > place + 1 else "")
        del arguments[place:place + 2]
    if len(arguments) != 1:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        source = sys.stdin if arguments[0] == "-" else open(arguments[0], encoding="utf-8")
        content = source.read()
        document = json.loads(content)
        if not isinstance(document, dict) or document.get("format") != "vow-certificate-3":
            raise ValueError("it is not a certificate of Vow, or one of the time before they were signed")
        lines = [line.rstrip(",") for line in content.split("\n")[1:] if line.startswith("{")]
    except (OSError, ValueError, RecursionError) as error:
        print(f"The certificate cannot be read: {error}", file=sys.stderr)
        return 2
    try:
        records = list(follow(lines, bytes.fromhex(document["previousHash"])))
        if [r for r, _ in records] != document["records"]:
            raise ValueError("the records are not one a line")
        verdict = lead_to(document["run"], document["ending"], records)
        key = check_signature(document, records[-1][0])
        if wanted is not None and wanted.lower() != key:
            raise ValueError(f"it was signed by another device, {key}")
    except (OSError, ValueError, KeyError, IndexError, TypeError, AttributeError, RecursionError) as error:
        print(f"NOT CONSISTENT: {error}")
        return 1
    first, last = records[0][0], records[-1][0]
    print(f"CONSISTENT: {verdict}.")
    print(f"Records {first['position']} to {last['position']}; the last has the hash {last['hash']}.")
    print(f"Signed by the device {key}" + ("." if wanted else "; give --key to compare it with the one you know."))
    if "imported" in document:
        print("IMPORTED: that device says that it took these records from an archive, and did not write them itself.")
    if any("personal" in record for record, _ in records):
        print("What was heard and scored is shown for reading; it is sealed, and only its sealed form is in the chain.")
    return 0 if wanted else 3


if __name__ == "__main__":
    sys.exit(main())
