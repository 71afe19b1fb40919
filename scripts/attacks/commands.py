#!/usr/bin/env python3
"""Attacks every command that writes, and everything that is read in, and says how many tries there were.

    commands.py PROGRAM FAULTS [--short] [--prove] [--only PART-OF-NAME] [--exact NAME,…] [--part K/N] [--every N] [--seconds N]

FAULTS is the library of Tests/Support/FaultInjection. What is done to each command, and what has to hold afterwards,
stands in attack_calls.py. Archives and backups are cut off and changed at random (from a fixed seed): what is
taken is the original, and none harms. Logs are continued and cut by somebody without the keys; links are planted;
servers answer with whatever they like. A command that writes and is not listed here is a failure. --short takes some
calls of each command. --part runs the Kth of N parts, which together are the whole. --prove shows of each check that it finds what it is there
for. Ends with 1 where anything did not hold.
"""
import argparse
import itertools
import json
import os
import random
import shutil
import sys
import tempfile
import time

sys.dont_write_bytecode = True

from attack_calls import CALLS, WAYS, Attacks
from attack_home import *
from attack_faults import fault_strikes
from attack_states import essence
from attack_others import forged_tails
from attack_servers import hostile_servers
from attack_words import DEVICES, READERS, commands

parser = argparse.ArgumentParser()
parser.add_argument("program")
parser.add_argument("faults")
parser.add_argument("--short", action="store_true")
parser.add_argument("--prove", action="store_true")
parser.add_argument("--only", default="")
parser.add_argument("--exact", default="", help="only what has one of these names, separated by commas, in that order")
parser.add_argument("--part", default="1/1")
parser.add_argument("--every", type=int, default=1, help="only each so manyth call")
parser.add_argument("--seconds", type=float, default=1e9, help="begin no further try after so many")
options = parser.parse_args()

root = tempfile.mkdtemp(prefix="vow-attack-")
began = time.monotonic()
homes = Homes(options.program, options.faults, root)
vow, must, base = homes.vow, homes.must, homes.base
failures = []
tries = {}


def is_time():
    return time.monotonic() - began < options.seconds


def holds(condition, *what):
    if not condition:
        failures.append(" ".join(str(part) for part in what)[:1500])
        print("FAILED", failures[-1], flush=True)


def count(kind):
    tries[kind] = tries.get(kind, 0) + 1


def all_tries():
    return sum(number for kind, number in tries.items() if kind != "states judged")


def attack_shortly(listed):
    """One try of each command after the other, at another call and in another way each time, as long as there is time."""
    source = random.Random("short")
    for turn in itertools.count():
        for index, command in enumerate(listed):
            if not is_time():
                return
            attacks.reference(command)
            how, stays = WAYS[(turn + index) % len(WAYS)]
            attacks.attempt(command, source.randrange(1, 40), how, stays)


def mutations(data, number, seed):
    source = random.Random(seed)
    for index in range(number):
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


def hostile_wrong(kind, code, home):
    """What does not hold after a changed file was read in: it was taken as the original, or left nothing."""
    if kind == "calendars":
        return []
    if code == 0:
        return ["was taken"] if kind == "backups" else imported(homes.dump(home), before)
    return ["was refused and left records"] if os.path.exists(home + "/log.sqlite") and homes.dump(home) else []


def hostile(kind, good, extension, command):
    data = open(good, "rb").read()
    refused = number = 0
    for index, changed in enumerate(mutations(data, 6 if options.short else 150, kind)):
        if not is_time():
            return
        place = root + "/hostile"
        shutil.rmtree(place, ignore_errors=True)
        os.makedirs(place)
        path, home = place + "/x" + extension, place + "/home"
        open(path, "wb").write(changed)
        code, text = vow(command(path), home)
        count(kind)
        number += 1
        refused += code != 0
        mark = f"{kind} {index}:"
        holds(code in {0, 2, 3}, mark, "ended with", code, text)
        holds(not UNSEEMLY.search(text), mark, "said it with control signs", repr(text))
        if code == 0 and os.path.exists(home + "/log.sqlite"):
            verified, report = vow(["log", "verify"], home)
            holds(verified == 0, mark, "verify:", report)
        for wrong in hostile_wrong(kind, code, home):
            holds(False, mark, wrong, text)
        holds(sorted(os.listdir(place)) in (["home", "x" + extension], ["x" + extension]), mark, os.listdir(place))
    holds(refused > 0 or kind == "calendars" or number < 4, kind, "none was refused")


def planted():
    """Links in the place of files of the home, which lead to something precious."""
    names = ["log.sqlite", "log.sqlite-wal", "log.head", "keys.json", "keys.json.lock", "keys.json.new", "daemon.lock",
             "heartbeat", "views.sqlite", "views.sqlite-wal", "backup.json", "backup.json.new", "backup.lock",
             "backup.work", "cache", "replacement.lock", "practice.lock", "cloud-key", "cloud-key.new", "mqtt-password", "page.token",
             "page.password", "page.password.new", "page.port", "page.sessions", "page.opening", "tones", "recordings", "salvage.sqlite"]
    for fresh in [False] if options.short else [False, True]:
        for name in names:
            place = root + "/links"
            shutil.rmtree(place, ignore_errors=True)
            os.makedirs(place + "/out")
            home, precious = place + "/home", place + "/precious"
            if fresh:
                os.makedirs(home)
            else:
                shutil.copytree(base, home)
            open(precious, "w").write("precious")
            if os.path.isdir(home + "/" + name):
                shutil.rmtree(home + "/" + name)
            elif os.path.lexists(home + "/" + name):
                os.unlink(home + "/" + name)
            os.symlink(precious, home + "/" + name)
            for command in [["lines", "add", "I run."], ["next"], ["backup", "--to", place + "/out"], ["wipe", "--yes"]]:
                if not is_time():
                    return
                code, text = vow(command, home)
                count("links")
                holds(code in {0, 1, 2, 3}, "link", name, command, "ended with", code, text)
                holds(open(precious).read() == "precious", "link", name, command, "wrote elsewhere", text)


def unlisted():
    """Every command is attacked here, reads only, or needs a device, a person or a server."""
    def leaves(command, path):
        below = command.get("subcommands", [])
        for one in below:
            yield from leaves(one, path + [one["commandName"]])
        if not below:
            yield " ".join(path)

    shown = json.loads(must(["--experimental-dump-help"], base))
    known = {command.leaf for command in COMMANDS} | READERS | DEVICES
    every = set(leaves(shown["command"], []))
    holds(every <= known, "commands that are not listed:", sorted(every - known))
    holds(known <= every, "commands that are gone:", sorted(known - every))


def prove():
    """Shows that each check finds what it is there for, by doing that to a home which passes it."""
    by_name = {command.name: command for command in COMMANDS}

    def shown(name, found):
        count("proofs")
        holds(found, "a check that cannot fail:", name)

    def done(name):
        command = by_name[name]
        home, out = attacks.prepared(command, root + "/prove")
        attacks.reference(command)
        attacks.done_to_end(command, home, out)
        holds(not attacks.state_wrong(command, home, out, True), "the check of", name, "fails without an attack")
        return command, home, out

    for call in CALLS.split(","):
        # In a list whose first name ends with this one, as `pwrite` does with `write`.
        shown(f"the fault of {call}", fault_strikes(homes, call, "p" + call + "," + call))
    shown("a fault of another call", not fault_strikes(homes, "write", "pwrite"))

    command, home, out = done("wipe")
    shutil.copy(base + "/keys.json", home + "/backup.json.new")
    shown("keys that stay in clear", command.check(homes, home, out))
    os.unlink(home + "/backup.json.new")
    open(home + "/left", "wb").write(b"\0" + bytes.fromhex(key_texts(base)[0]))
    shown("a key that stays as bytes", command.check(homes, home, out))
    open(home + "/left", "wb").write(b"I water the orchids.")
    shown("words that stay in clear", command.check(homes, home, out))
    os.unlink(home + "/left")
    shutil.copy(base + "/keys.json", home + "/keys.json")
    shown("a vault that was put back", is_open(homes, home))

    command, home, out = done("lines add")
    records = homes.dump(home)
    wanted = attacks.references[command.name]
    read = attacks.read(attacks.states.taken(root + "/prove"))
    shown("records read past the program", [shape(r) + r["hash"] for r in read] == [shape(r) + r["hash"] for r in records])
    shown("a record that is gone", changes(records[1:], before, wanted, False))
    shown("an answer without its records", changes(records[:-1], before, wanted, True))
    shown("half of a command", changes(records, before, wanted * 2, False))

    copy = root + "/prove"
    same = attacks.states.taken(copy)
    attacks.states.made(same, copy)
    shown("a state that is made again", attacks.states.taken(copy) == same)
    os.chmod(home + "/keys.json", 0o640)
    shown("a state with other rights", attacks.states.taken(copy) != same)
    attacks.states.made(same, copy)
    with open(home + "/log.sqlite-wal" if os.path.exists(home + "/log.sqlite-wal") else home + "/log.sqlite", "r+b") as file:
        file.write(b"?")
    shown("a state with another byte", attacks.states.taken(copy) != same)
    shown("a state that counts as another", essence(attacks.states.taken(copy)) != essence(same))
    attacks.states.made(same, copy)
    with open(home + "/log.sqlite-shm", "ab") as file:
        file.write(b"?")
    shown("an index that counts for nobody", essence(attacks.states.taken(copy)) == essence(same))
    fresh = attacks.states.taken(attacks.base_place())
    shown("a log that is that of the base", attacks.unchanged(command, fresh))
    shown("a log that is that of the base no more", not attacks.unchanged(command, same))
    os.unlink(root + "/first/home/keys.json")
    shown("keys that are gone", not attacks.unchanged(command, attacks.states.taken(root + "/first")))
    shown("a kill that leaves what was seen before its call", not attacks.kills_alike(command, 20))
    shown("a kill that leaves something else", attacks.kills_alike(command, 40, later=1))

    command, home, out = done("log salvage")
    shown("a salvage that lost a record", salvaged(homes.dump(home)[1:], before, DAMAGED))
    home, out = attacks.prepared(command, root + "/prove")
    shown("a log that was not salvaged", attacks.state_wrong(command, home, out, True))

    command, home, out = done("import")
    must(["lines", "add", "I run."], home)
    shown("an archive with another record", hostile_wrong("archives", 0, home))
    shown("a refused archive that left records", hostile_wrong("archives", 2, home))
    command, home, out = done("restore")
    shown("a backup that was taken", hostile_wrong("backups", 0, home))
    shown("a sign that turns the direction of writing", UNSEEMLY.search("a\u202eb"))


def everything():
    """Everything that there is to run, by name."""
    yield "listed", unlisted
    yield "archives", lambda: hostile("archives", root + "/good.tar", ".tar", lambda path: ["import", path])
    yield "backups", lambda: hostile(
        "backups", root + "/good.backup", ".backup", lambda path: ["restore", path, "--key-file", root + "/key"])
    yield "calendars", lambda: hostile(
        "calendars", root + "/good.ics", ".ics", lambda path: ["calendar", "import", path])
    yield "tails", lambda: forged_tails(homes, before, holds, count, is_time, isShort=False)
    yield "servers", lambda: hostile_servers(homes, holds, count, is_time)
    yield "links", planted
    for command in COMMANDS:
        yield command.name, lambda command=command: attacks.whole(command, options.every)


try:
    COMMANDS, DAMAGED, before = commands(homes)
    attacks = Attacks(homes, before, holds, count, is_time)
    began = time.monotonic()
    if options.prove:
        prove()
        began = time.monotonic()
    if options.short and not options.only and not options.exact:
        unlisted()
        forged_tails(homes, before, holds, count, is_time, isShort=True)
        attack_shortly(COMMANDS)
    elif not options.prove:
        part, parts = (int(number) for number in options.part.split("/"))
        wanted = [one for index, one in enumerate(everything()) if options.only in one[0] and index % parts == part - 1]
        if options.exact:
            names = options.exact.split(",")
            wanted = sorted((one for one in wanted if one[0] in names), key=lambda one: names.index(one[0]))
        for name, run in wanted:
            at, known, made = time.monotonic(), len(failures), all_tries()
            run()
            print(f"{name}: {all_tries() - made} tries in {time.monotonic() - at:.0f} s, "
                  f"{len(failures) - known} did not hold", flush=True)
finally:
    shutil.rmtree(root, ignore_errors=True)
judged = tries.pop("states judged", 0)
for name in tries:
    print(f"attack: {name}: {tries[name]} tries")
print(f"attack: {judged} different states were judged after these tries")
print(f"attack: {sum(tries.values())} tries in {time.monotonic() - began:.0f} s, {len(failures)} did not hold")
sys.exit(1 if failures or not tries else 0)
