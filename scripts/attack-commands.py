#!/usr/bin/env python3
"""Attacks every command that writes, and everything that is read in, and says how many tries there were.

    attack-commands.py PROGRAM FAULTS [--short] [--only NAME] [--every N] [--seconds N]

FAULTS is the library of Tests/Support/FaultInjection. For each command, each of its calls that changes a file is made to
fail once, to fail from there on, and to be the last one before the process is killed. After each try the log is sound,
what was there before is there, and a command that said it was done did it; a second try then does it. Archives and
backups are cut off and changed at random (from a fixed seed): none is taken, none harms. --short takes some calls of
each command. Ends with 1 where anything did not hold.
"""
import argparse, json, os, random, shutil, signal, subprocess, sys, tempfile, time

parser = argparse.ArgumentParser()
parser.add_argument("program")
parser.add_argument("faults")
parser.add_argument("--short", action="store_true")
parser.add_argument("--only", default="")
parser.add_argument("--every", type=int, default=1, help="only each so manyth call")
parser.add_argument("--seconds", type=float, default=1e9, help="begin no further try after so many")
options = parser.parse_args()

root = tempfile.mkdtemp(prefix="vow-attack-")
began = time.monotonic()
CALLS = "rename,mkdir,fsync,fdatasync,pwrite,write,ftruncate,unlink,open"
WORDS = b"orchids"
failures = []
tries = {}


def vow(arguments, home, faults=None, stdin=""):
    environment = {**os.environ, "VOW_HOME": home, "TZ": "UTC", "PULSE_SERVER": "unix:/nowhere", "VOW_WEB_PORT": "0"}
    if faults:
        environment.update(faults, LD_PRELOAD=options.faults)
    ended = subprocess.run(
        [options.program, *arguments], env=environment, input=stdin.encode(), stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, timeout=120)
    return ended.returncode, ended.stdout.decode(errors="replace")


def holds(condition, *what):
    if not condition:
        failures.append(" ".join(str(part) for part in what)[:1500])
        print("FAILED", failures[-1], flush=True)


def must(arguments, home, stdin=""):
    code, text = vow(arguments, home, stdin=stdin)
    if code != 0:
        sys.exit(f"attack: {arguments} ended with {code}: {text}")
    return text


base = root + "/base"
must(["lines", "add", "I water the orchids."], base)
alarm = json.loads(must(["alarm", "add", "--time", "06:30", "--days", "mon", "--label", "Base", "--json"], base))["id"]
must(["config", "set", "grace-minutes", "11"], base)
must(["consent", "give", "speech-server", "--to", "wyoming:kitchen.local:10300", "--yes"], base)
must(["export", root + "/good.tar"], base)
os.mkdir(root + "/stick")
key = json.loads(must(["backup", "--to", root + "/stick", "--json"], base))
open(root + "/key", "w").write(key["recoveryKey"])
backup = root + "/good.backup"
os.rename(key["file"], backup)
must(["calendar", "export", root + "/good.ics"], base)


def settings(home):
    return json.loads(must(["config", "show", "--json"], home))


def alarms(home):
    return json.loads(must(["alarm", "list", "--json"], home))


def consents(home):
    rows = json.loads(must(["consent", "list", "--json"], home))
    return [row for row in rows if row["purpose"] == "speech-server"]


def words_left(home):
    found = []
    for folder, _, names in os.walk(home):
        for name in names:
            path = os.path.join(folder, name)
            if os.path.isfile(path) and WORDS in open(path, "rb").read():
                found.append(path)
    return found


# Name, what is said, and whether it was done; None where the try has another home. A repetition says "already so" alike.
COMMANDS = {
    "alarm add": (["alarm", "add", "--time", "07:45", "--days", "tue", "--label", "Tried"],
                  lambda home, out: any(a["label"] == "Tried" for a in alarms(home))),
    "alarm disable": (["alarm", "disable", alarm], lambda home, out: not alarms(home)[0]["enabled"]),
    "lines add": (["lines", "add", "I run at noon."],
                  lambda home, out: "I run at noon." in must(["lines", "list"], home)),
    "config set": (["config", "set", "grace-minutes", "7"], lambda home, out: settings(home)["grace-minutes"] == 7),
    "consent withdraw": (["consent", "withdraw", "speech-server"],
                         lambda home, out: not any(row.get("recipient") for row in consents(home))),
    "calendar import": (["calendar", "import", root + "/good.ics"], lambda home, out: len(alarms(home)) == 2),
    "codes add": (["codes", "add", "kitchen"], lambda home, out: "kitchen" in must(["codes", "list"], home)),
    "export": (["export", "{out}/copy.tar"], lambda home, out: os.path.exists(out + "/copy.tar")),
    "backup": (["backup", "--to", "{out}"], lambda home, out: any(n.endswith(".backup") for n in os.listdir(out))),
    "log salvage": (["log", "salvage"], lambda home, out: True),
    "wipe": (["wipe", "--yes"], lambda home, out: not words_left(home)),
    "import": (["import", root + "/good.tar"], lambda home, out: alarms(home)[0]["label"] == "Base"),
    "restore": (["restore", backup, "--key-file", root + "/key"],
                lambda home, out: alarms(home)[0]["label"] == "Base"),
}
FRESH = {"import", "restore"}
# What makes a home of nothing may leave none, which no check could open.
FORGETS = {"wipe"}


def attempt(name, number, how, stays, place):
    """One try; gives how many calls the command made, or None where it was ended before its tally."""
    arguments, is_done = COMMANDS[name]
    home, out = place + "/home", place + "/out"
    shutil.rmtree(place, ignore_errors=True)
    os.makedirs(out)
    if name not in FRESH:
        shutil.copytree(base, home, symlinks=True, ignore=shutil.ignore_patterns("*.sock"))
    faults = {"VOW_FAULT_CALLS": CALLS, "VOW_FAULT_AT": str(number), "VOW_FAULT_HOW": how,
              "VOW_FAULT_TALLY": place + "/tally"}
    if stays:
        faults["VOW_FAULT_STAYS"] = "1"
    said = [part.replace("{out}", out) for part in arguments]
    code, text = vow(said, home, faults)
    mark = f"{name} call {number} {how}{' on' if stays else ''}:"
    tries[name] = tries.get(name, 0) + 1
    expected = {-signal.SIGKILL} if how == "kill" else set()
    holds(code in {0, 1, 2, 3} | expected, mark, "ended with", code, text)
    there = os.path.exists(home + "/log.sqlite") or any(
        n.startswith("salvage") for n in (os.listdir(home) if os.path.isdir(home) else []))
    if name in FRESH and not there:
        holds(code != 0, mark, "said done and made nothing", text)
    else:
        verified, report = vow(["log", "verify"], home)
        # An import that was stopped leaves a log that was never filled, which is one all the same.
        holds(verified == 0 or (code != 0 and name in FRESH), mark, "verify:", report, "after", text)
    if code == 0:
        holds(is_done(home, out), mark, "said done, and is not", text)
    # Once more, by somebody who looks at what was said: it is done in the end, and was harmless.
    if code != 0 and name not in FRESH:
        again, words = vow(said, home)
        holds(again == 0, mark, "again ended with", again, words, "after", code, text)
        if again == 0:
            holds(is_done(home, out), mark, "again said done, and is not", words)
    if name not in FORGETS and name not in FRESH and name != "alarm disable":
        holds(any(a["label"] == "Base" for a in alarms(home)), mark, "the alarm is gone")
    try:
        return int(open(place + "/tally").read())
    except (OSError, ValueError):
        return None


def attack(name):
    for how, stays in [("kill", False), ("5", False), ("28", True)]:
        number = 1
        calls = None
        while time.monotonic() - began < options.seconds:
            tally = attempt(name, number, how, stays, root + "/try")
            if tally is not None:
                calls = max(calls or 0, tally)
            # Past the last call nothing is injected, so the whole command ran.
            if tally is not None and tally < number:
                break
            if options.short:
                number = number * 3 + 1
                if number > 60:
                    break
            else:
                number += options.every


def mutations(data, count, seed):
    source = random.Random(seed)
    for index in range(count):
        changed = bytearray(data)
        if index % 4 == 0:
            changed = changed[: source.randrange(len(changed))]
        elif index % 4 == 1:
            start = source.randrange(len(changed))
            changed[start:start] = source.randbytes(source.randrange(1, 600))
        else:
            for _ in range(source.randrange(1, 12)):
                changed[source.randrange(len(changed))] = source.randrange(256)
        yield bytes(changed)


def hostile(name, good, extension, command):
    count = 6 if options.short else 150
    data = open(good, "rb").read()
    for index, changed in enumerate(mutations(data, count, name)):
        if time.monotonic() - began >= options.seconds:
            return
        place = root + "/hostile"
        shutil.rmtree(place, ignore_errors=True)
        os.makedirs(place)
        path = place + "/x" + extension
        open(path, "wb").write(changed)
        home = place + "/home"
        code, text = vow(command(path), home)
        tries[name] = tries.get(name, 0) + 1
        mark = f"{name} {index}:"
        holds(code in {0, 2, 3}, mark, "ended with", code, text)
        if os.path.exists(home + "/log.sqlite"):
            verified, report = vow(["log", "verify"], home)
            holds(verified == 0, mark, "verify:", report)
        if extension == ".backup":
            holds(code == 2 and not os.path.exists(home), mark, "was taken", text)
        holds(sorted(os.listdir(place)) in (["home", "x" + extension], ["x" + extension]), mark, os.listdir(place))


def planted():
    """Links in the place of files of the home, which lead to something precious."""
    names = ["log.sqlite", "log.sqlite-wal", "log.head", "keys.json", "keys.json.lock", "keys.json.new", "daemon.lock",
             "heartbeat", "views.sqlite", "backup.json", "backup.json.new", "backup.lock", "backup.work", "cache"]
    for fresh in [False] if options.short else [False, True]:
        for name in names:
            if time.monotonic() - began >= options.seconds:
                return
            place = root + "/links"
            shutil.rmtree(place, ignore_errors=True)
            os.makedirs(place + "/out")
            home, precious = place + "/home", place + "/precious"
            if fresh:
                os.makedirs(home)
            else:
                shutil.copytree(base, home)
            open(precious, "w").write("precious")
            if os.path.lexists(home + "/" + name):
                os.unlink(home + "/" + name)
            os.symlink(precious, home + "/" + name)
            for command in [["lines", "add", "I run."], ["next"], ["backup", "--to", place + "/out"], ["wipe", "--yes"]]:
                code, text = vow(command, home)
                tries["links"] = tries.get("links", 0) + 1
                holds(code in {0, 1, 2, 3}, "link", name, command, "ended with", code, text)
                holds(open(precious).read() == "precious", "link", name, command, "wrote elsewhere", text)


try:
    for name in COMMANDS:
        if options.only in name:
            attack(name)
    if options.only in "hostile":
        hostile("archives", root + "/good.tar", ".tar", lambda path: ["import", path])
        hostile("backups", backup, ".backup", lambda path: ["restore", path, "--key-file", root + "/key"])
        hostile("calendars", root + "/good.ics", ".ics", lambda path: ["calendar", "import", path])
    if options.only in "links":
        planted()
finally:
    shutil.rmtree(root, ignore_errors=True)
for name in tries:
    print(f"attack: {name}: {tries[name]} tries")
print(f"attack: {sum(tries.values())} tries in {time.monotonic() - began:.0f} s, {len(failures)} did not hold")
sys.exit(1 if failures or not tries else 0)
