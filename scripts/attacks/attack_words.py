"""The commands of Vow that write, how each is tried, and what it has done when it says so."""
import json
import math
import os
import struct
import wave
from dataclasses import dataclass
from typing import Callable, Optional

from attack_home import *


@dataclass
class Command:
    name: str
    words: list
    # The command as its help names it.
    leaf: str
    # What it records is compared with what it records undisturbed: True, in several steps ("steps"), or nothing (None).
    records: object = True
    # What does not hold besides, once it said that it was done.
    check: Optional[Callable] = None
    prepare: Optional[Callable] = None
    stdin: str = ""
    # It makes a home of its own.
    is_fresh: bool = False
    # The home is damaged when it begins, and may be so still where it failed.
    is_damaged: bool = False
    # How it ends when it did what it does.
    done: tuple = (0,)
    # It goes on where it was stopped, so that the same words, said once more, are those of another question.
    goes_on: bool = False


# What only reads, or writes nothing that stays.
READERS = {
    "manual", "alarm list", "alarm show", "tones list", "next", "schedule", "lines list", "lines show", "goals list",
    "practice list", "practice show", "coach summary", "coach calendar", "coach words", "coach sentences list", "judge",
    "runs", "streak", "metrics", "review", "autopsy", "ledger", "replay", "whatif", "certificate", "status", "doctor", "config show",
    "config get", "wake", "models list", "models verify", "engines", "codes list", "tags list", "buttons list",
    "check code", "log list", "log verify", "log dump", "consent list", "report", "help",
    "coach voices", "open", "page sessions list",
}
# What needs a device, a person at a terminal, mornings that were lived, or another machine. The tests attack `run`, its
# children, its socket and its servers (scripts/attack); what the page's commands record is listed here by another name.
DEVICES = {
    "run", "now", "demo", "wake-screen", "try", "rehearse", "goals tonight", "goals week", "practice start", "practice record", "practice play", "practice say",
    "practice listen", "rehearse-lines", "coach start", "coach sentences propose", "adopt",
    "models install", "models remove", "tags add", "tags remove", "buttons add", "buttons remove", "check tag",
    "wyoming", "cloud try", "tones play", "helper", "page sessions end",
    "mqtt check", "cohort prepare", "cohort ship", "cohort review",
}


def tone(path):
    with wave.open(path, "wb") as sound:
        sound.setnchannels(1)
        sound.setsampwidth(2)
        sound.setframerate(16000)
        sound.writeframes(b"".join(
            struct.pack("<h", int(8000 * math.sin(index / 8))) for index in range(8000)))


# Answers that lead through the whole conversation.
INTERVIEW = ("yes\nwork out 4 times a week\n8\nmy health matters\n7\nmore time\nI feel strong\ntime\nmy friend\n"
             "skip\nskip\nskip\nskip\nyes\nyes\n5\n")


def commands(homes):
    """Makes the base home; gives the commands, the position of the record that is damaged, and the base's records."""
    base, root, must = homes.base, homes.root, homes.must
    line = json.loads(must(["lines", "add", "I water the orchids.", "--json"], base))["id"]
    aside = json.loads(must(["lines", "add", "I close the door.", "--json"], base))["id"]
    must(["lines", "disable", aside], base)
    alarm = json.loads(must(
        ["alarm", "add", "--time", "06:30", "--days", "mon", "--label", "Base", "--json"], base))["id"]
    off = json.loads(must(
        ["alarm", "add", "--time", "09:30", "--days", "sun", "--label", "Off", "--json"], base))["id"]
    must(["alarm", "disable", off], base)
    must(["alarm", "skip", alarm], base)
    must(["config", "set", "grace-minutes", "11"], base)
    must(["consent", "give", "speech-server", "--to", "wyoming:kitchen.local:10300", "--yes"], base)
    practice = json.loads(must(["practice", "add", "I swim in the sea.", "--json"], base))["id"]
    must(["practice", "remind", practice, "19:30"], base)
    must(["codes", "add", "hall"], base)
    sentences = [{"id": "own1", "text": "The kettle is warm.", "lang": "en", "level": "easy", "wordBucket": "common"}]
    with open(root + "/sentences.json", "w") as file:
        json.dump(sentences, file)
    must(["coach", "sentences", "import", root + "/sentences.json"], base)
    with open(root + "/other.json", "w") as file:
        json.dump([dict(sentences[0], id="own2")], file)
    tone(root + "/tone.wav")
    must(["tones", "add", root + "/tone.wav", "--name", "first"], base)
    must(["interview"], base, stdin=INTERVIEW)
    goal = json.loads(must(["goals", "list", "--json"], base))[0]["id"]
    must(["export", root + "/good.tar"], base)
    os.mkdir(root + "/stick")
    made = json.loads(must(["backup", "--to", root + "/stick", "--json"], base))
    with open(root + "/key", "w") as file:
        file.write(made["recoveryKey"])
    os.rename(made["file"], root + "/good.backup")
    must(["calendar", "export", root + "/good.ics"], base)
    with open(root + "/good.ics") as file, open(root + "/other.ics", "w") as other:
        other.write(file.read().replace("UID:", "UID:other-").replace("Base", "Else").replace("Off", "Away"))
    before = homes.dump(base)
    keys = key_texts(base)
    hurt = next(record["position"] for record in before if record["name"] == "AlarmDateSkipped")

    def wiped(homes, home, out):
        return remnants(home, keys) + is_open(homes, home)

    def copied(homes, home, out):
        return imported(homes.dump(home), before)

    def restored(homes, home, out):
        # What was agreed to is withdrawn after what was there before.
        records = homes.dump(home)
        return same_records(records and records[:len(before)], before)

    def there(name):
        def check(homes, home, out):
            path = name.replace("{home}", home).replace("{out}", out)
            return [] if os.path.isfile(path) and os.path.getsize(path) > 0 else [f"{path} is not there"]
        return check

    def gone(name):
        def check(homes, home, out):
            path = name.replace("{home}", home)
            return [f"{path} is there"] if os.path.lexists(path) else []
        return check

    def sealed(homes, home, out):
        names = [name for name in os.listdir(out) if name.endswith(".backup")]
        return [] if len(names) == 1 else [f"the folder holds {names}"]

    def plain(*words, **others):
        leaf = next((pair for pair in (" ".join(words[:3]), " ".join(words[:2])) if pair in LEAVES), words[0])
        return Command(leaf, list(words), leaf, **others)

    listed = [
        plain("wipe", "--yes", records=None, check=wiped),
        plain("lines", "add", "I run at noon."),
        plain("restore", root + "/good.backup", "--key-file", root + "/key", records=None, check=restored, is_fresh=True),
        plain("log", "salvage", records=None, is_damaged=True, done=(0, 1), prepare=lambda homes, home: damaged(home, hurt),
              check=lambda homes, home, out: salvaged(homes.dump(home), before, hurt)),
        plain("import", root + "/good.tar", records=None, check=copied, is_fresh=True),
        plain("backup", "--to", "{out}", records=None, check=sealed),
        plain("alarm", "add", "--time", "07:45", "--days", "tue", "--label", "Tried"),
        plain("consent", "withdraw", "speech-server"),
        plain("alarm", "disable", alarm),
        plain("alarm", "enable", off),
        plain("alarm", "edit", alarm, "--label", "Other"),
        plain("alarm", "skip", alarm, "--date", "2031-03-17"),
        plain("alarm", "unskip", alarm),
        plain("alarm", "pause", alarm, "--until", "2031-03-17"),
        plain("alarm", "duplicate", alarm, "--time", "08:00"),
        plain("alarm", "remove", alarm),
        plain("lines", "edit", line, "I water the ferns."),
        plain("lines", "disable", line),
        plain("lines", "enable", aside),
        plain("lines", "remove", line),
        plain("config", "set", "grace-minutes", "7"),
        plain("consent", "give", "cloud-speech", "--to", "https://speech.example", "--yes"),
        plain("calendar", "import", root + "/other.ics", records="steps"),
        plain("codes", "add", "kitchen"),
        plain("codes", "remove", "hall"),
        plain("practice", "add", "I sing."),
        plain("practice", "edit", practice, "I swim in the lake.", records="steps"),
        plain("practice", "type", practice, "I swim in the sea."),
        plain("practice", "target", practice, "40"),
        plain("practice", "remind", practice, "20:15"),
        plain("practice", "snooze", practice, "--minutes", "20"),
        plain("practice", "line", practice, records="steps"),
        plain("practice", "remove", practice, records="steps"),
        plain("interview", records="steps", stdin=INTERVIEW, goes_on=True),
        plain("goals", "answer", goal, "yes"),
        plain("goals", "edit", goal, "--text", "work out 3 times a week", records="steps"),
        plain("goals", "retire", goal),
        plain("coach", "say", "own1", "--text", "The kettle is warm.", records="steps"),
        plain("coach", "sentences", "import", root + "/other.json"),
        plain("coach", "sentences", "remove", "own1"),
        plain("coach", "export", "--output", "{out}/coach.csv", records=None, check=there("{out}/coach.csv")),
        plain("coach", "sentences", "export", records=None),
        plain("password", records=None, stdin="water the orchids daily\n", check=there("{home}/page.password")),
        plain("cloud", "key", records=None, stdin="secret-key\n", check=there("{home}/cloud-key")),
        plain("mqtt", "password", records=None, stdin="good morning\n", check=there("{home}/mqtt-password")),
        plain("tones", "add", root + "/tone.wav", "--name", "second", records=None),
        plain("tones", "remove", "first", records=None, check=gone("{home}/tones/first.wav")),
        plain("codes", "print", "hall", "--output", "{out}/hall.svg", records=None, check=there("{out}/hall.svg")),
        plain("calendar", "export", "{out}/copy.ics", records=None, check=there("{out}/copy.ics")),
        plain("export", "{out}/copy.tar", records=None, check=there("{out}/copy.tar")),
        plain("log", "rebuild", records=None),
    ]
    return listed, hurt, before


LEAVES = {
    "coach sentences import", "coach sentences remove", "coach sentences export", "log salvage", "log rebuild",
    *(f"{word} {rest}" for word, rests in {
        "alarm": "add edit enable disable skip unskip pause duplicate remove", "lines": "add edit disable enable remove",
        "config": "set", "consent": "give withdraw", "calendar": "import export", "codes": "add remove print",
        "practice": "add edit type target remind snooze line remove", "coach": "say export", "goals": "answer edit retire", "cloud": "key",
        "mqtt": "password",
        "tones": "add remove"}.items() for rest in rests.split()),
}
