#!/usr/bin/env python3
"""Checks a stop certificate of Vow without any of Vow's code.

usage: verify_certificate.py FILE [--key PUBLICKEY] [--words FOLDER]     (- reads standard input)

PUBLICKEY is the device's, 64 hexadecimal digits, as `vow certificate --public-key` prints it on the device; get it from
the person themselves, not from the certificate. Exit 0: the records follow from each other, lead to the stated ending
by the rules of the gate, and were signed by that device. Exit 1: they do not, or were not. Exit 2: the file cannot be
read. Exit 3: consistent and signed, but without --key nobody knows by whom. What a certificate cannot say: that what was
recorded is what happened in the room. Where the run committed itself to a seed, the words and their order are drawn again
from it, with the lists of Specs/ChallengeWords (--words FOLDER where they are elsewhere). The form is described in Sources/VowLog/HashChain.swift and RecordForm.swift, the
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
    content = b"vow-record-1" + previous
    content += number(record["position"]) + text(record["stream"]) + number(record["version"])
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
    return "its challenge words" + (" and its order of lines" if is_ordered else "") + " were drawn from the committed seed"


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
    recited, words, passed = set(), set(), set()
    steps = own[0][1]["steps"]
    is_ordered = own[0][1].get("recitation", {}).get("ordered", False)
    place, is_spoken = 0, True
    for record, plain in own:
        if record["name"] == "AttemptJudged":
            is_spoken = plain["mode"] == "spoken"
        elif record["name"] == "LineRecited":
            before = steps[place].get("lines", []) if is_ordered and is_spoken and place < len(steps) else []
            for line in before:
                if line["id"] == plain["line"]:
                    break
                if line["id"] not in recited:
                    raise ValueError(f"{plain['line']} counted before {line['id']}, which comes first")
            recited.add(plain["line"])
        elif record["name"] == "ChallengeWordSaid":
            words.add(plain["step"])
        elif record["name"] == "StepPassed":
            step = steps[plain["step"]]
            missing = [line["id"] for line in step.get("lines", []) if line["id"] not in recited]
            if missing:
                raise ValueError(f"step {plain['step'] + 1} passed without {', '.join(missing)}")
            if step.get("challengeWord") and plain["step"] not in words:
                raise ValueError(f"step {plain['step'] + 1} passed without its challenge word")
            passed.add(plain["step"])
            place = plain["step"] + 1
        elif record["name"] == "Dismissed" and passed != set(range(len(steps))):
            raise ValueError("it was dismissed before every step had passed")
    return f"dismissed by the gate: {len(recited)} lines recited, {len(words)} challenge words said" + (
        f"; {draw}" if draw else "")


def check_signature(document, last):
    """The key that the certificate was signed with."""
    key, signature = bytes.fromhex(document["key"]), bytes.fromhex(document["signature"])
    signed = [document["format"], document["run"], document["ending"], document["previousHash"]]
    signed += [str(last["position"]), last["hash"]]
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
        if document["format"] != "vow-certificate-2":
            raise ValueError("it is not a certificate of Vow, or one of the time before they were signed")
        lines = [line.rstrip(",") for line in content.split("\n")[1:] if line.startswith("{")]
    except (OSError, ValueError, KeyError) as error:
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
    except (OSError, ValueError, KeyError, IndexError, TypeError) as error:
        print(f"NOT CONSISTENT: {error}")
        return 1
    first, last = records[0][0], records[-1][0]
    print(f"CONSISTENT: {verdict}.")
    print(f"Records {first['position']} to {last['position']}; the last has the hash {last['hash']}.")
    print(f"Signed by the device {key}" + ("." if wanted else "; give --key to compare it with the one you know."))
    if any("personal" in record for record, _ in records):
        print("What was heard and scored is shown for reading; it is sealed, and only its sealed form is in the chain.")
    return 0 if wanted else 3


if __name__ == "__main__":
    sys.exit(main())
