"""Attacks a command at each of its calls that change a file: the program is ended before it and in the middle of it, the
call fails once, and it and all after it fail. Afterwards the log is sound, what was there before is there, the command
recorded all that it records or nothing, and it did what it said that it did; a second try then does it.

A state that was judged is not judged again, whether the program was killed there or failed: what follows is the same. A
log whose rows are those of the base, with the keys of the base, needs no program to be read: whoever does the command
again opens it with all checks. What such a repetition recorded is read past the program as well; of each fifth state all
is asked of the program.
"""
import os
import shutil
import signal
import sys

from attack_home import *
from attack_states import States, essence, moments, outline, records_in, tables

CALLS = "rename,mkdir,fsync,fdatasync,pwrite,write,ftruncate,unlink,open,link,chmod"
# Ended there, ended in the middle of a write, an input or output error, a disk that stays full.
WAYS = [("kill", False), ("tear", False), ("5", False), ("28", True)]


class Attacks:
    """The attacks on the commands of one base home.

    - holds: is told what holds or does not, and why.
    - count: counts one try of a kind.
    """

    def __init__(self, homes, before, holds, count, is_time):
        self.homes, self.root, self.before = homes, homes.root, before
        self.holds, self.count, self.is_time = holds, count, is_time
        self.states, self.references = States(), {}
        self.rows = tables(self.states, self.states.taken(self.base_place()))
        self.keys = open(homes.base + "/keys.json").read()
        self.judged = 0

    def base_place(self):
        """The base where a try has its home."""
        place = self.root + "/first"
        shutil.rmtree(place, ignore_errors=True)
        os.makedirs(place + "/out")
        shutil.copytree(self.homes.base, place + "/home", symlinks=True, ignore=shutil.ignore_patterns("*.sock"))
        return place

    def prepared(self, command, place):
        """A fresh copy of the base, or an empty place, in the state that a command is tried in."""
        shutil.rmtree(place, ignore_errors=True)
        os.makedirs(place + "/out")
        if not command.is_fresh:
            shutil.copytree(self.homes.base, place + "/home", symlinks=True, ignore=shutil.ignore_patterns("*.sock"))
        if command.prepare:
            command.prepare(self.homes, place + "/home")
        return place + "/home", place + "/out"

    def state_wrong(self, command, home, out, is_done, records=None):
        """What does not hold after a command was tried; its records may have been read already."""
        found = []
        if command.records is not None:
            records = self.homes.dump(home) if records is None else records
            found += changes(
                records, self.before, self.references[command.name], is_done, command.records == "steps")
        if is_done and command.check:
            found += command.check(self.homes, home, out)
        return found

    def done_to_end(self, command, home, out):
        said = words(command, out)
        code, text = self.homes.vow(said, home, stdin=command.stdin)
        if code not in command.done:
            sys.exit(f"attack: {said} ended with {code}: {text}")

    def reference(self, command):
        """What a command records where nothing stands in its way."""
        if command.name in self.references or command.records is None:
            return
        home, out = self.prepared(command, self.root + "/reference")
        self.done_to_end(command, home, out)
        self.references[command.name] = self.homes.names(home)[len(self.before):]
        self.holds(self.references[command.name], command.name, "records nothing at all")

    def tally(self):
        try:
            with open(self.root + "/tally") as file:
                return int(file.read())
        except (OSError, ValueError):
            return None

    def attempt(self, command, number, how, stays, first=None, seen=None):
        """One try; gives how many calls the command made, or None where it was ended before its tally.

        - first: the state that the command is tried in, where it was made already.
        - seen: the states that were judged, where equal ones need not be.
        """
        if first is None:
            home, out = self.prepared(command, self.root + "/try")
        else:
            self.states.made(first, self.root + "/try")
            home, out = self.root + "/try/home", self.root + "/try/out"
        calls = "pwrite,write" if how == "tear" else CALLS
        faults = {"VOW_FAULT_CALLS": calls, "VOW_FAULT_AT": str(number), "VOW_FAULT_HOW": how,
                  "VOW_FAULT_TALLY": self.root + "/tally"}
        if os.path.exists(self.root + "/tally"):
            os.unlink(self.root + "/tally")
        if stays:
            faults["VOW_FAULT_STAYS"] = "1"
        code, text = self.homes.vow(words(command, out), home, faults, command.stdin)
        made = self.tally()
        self.count(command.name)
        mark = f"{command.name} call {number} {how}{' on' if stays else ''}:"
        expected = {-signal.SIGKILL} if how in {"kill", "tear"} else set()
        self.holds(code in {0, 1, 2, 3} | expected, mark, "ended with", code, text)
        state = self.states.taken(self.root + "/try")
        if self.is_new(command, state, code, seen):
            self.judge(command, state, code, text, mark)
        return made

    def is_new(self, command, state, code, seen):
        """Whether nothing that is the same for a judge was seen, which is noted; how a program failed is not."""
        if seen is None:
            return True
        mark = essence(state), code in command.done
        is_new = mark not in seen
        seen.add(mark)
        return is_new

    def unchanged(self, command, state):
        """Whether a log holds the rows of the base, and the home the keys of the base, so that it reads as the base does."""
        keys = self.states.content(state, "home/keys.json")
        return not command.is_fresh and not command.prepare and self.rows is not None \
            and keys == self.keys.encode() and tables(self.states, state) == self.rows

    def read(self, state):
        """The records of a log that goes on from the base, read past the program; None where it has to be asked."""
        rows = tables(self.states, state)
        goes_on = rows and self.rows and rows["events"][:len(self.rows["events"])] == self.rows["events"]
        return records_in(rows) if goes_on else None

    def judge(self, command, state, code, text, mark):
        """What a command left, which lies at the place of tries, and what follows when it is done again."""
        homes, holds, home, out = self.homes, self.holds, self.root + "/try/home", self.root + "/try/out"
        self.judged += 1
        self.count("states judged")
        is_fifth = self.judged % 5 == 0
        there = os.path.exists(home + "/log.sqlite") or any(
            n.startswith("salvage") for n in (os.listdir(home) if os.path.isdir(home) else []))
        if command.is_fresh and not there:
            holds(code != 0, mark, "said done and made nothing", text)
            return
        is_done = code in command.done
        is_again = not is_done and not command.is_fresh and not command.goes_on
        records = None
        if command.records is not None:
            records = self.before if is_again and not is_fifth and self.unchanged(command, state) else homes.dump(home)
        # Whoever dumps a log opens it with all checks, and the whole chain is gone through now and then as well.
        if (not command.is_damaged or is_done) and (records is None or is_fifth):
            verified, report = homes.vow(["log", "verify"], home)
            # An import that was stopped leaves a log that was never filled, which is one all the same.
            holds(verified == 0 or (code != 0 and command.is_fresh), mark, "verify:", report, "after", text)
        for wrong in self.state_wrong(command, home, out, is_done, records):
            holds(False, mark, wrong, "after", code, text)
        # Once more, by somebody who looks at what was said: it is done in the end, and was harmless.
        if is_again:
            known = [shape(record) for record in records[len(self.before):]] if records else []
            was_whole = command.check is not None and not command.check(homes, home, out)
            again, said = homes.vow(words(command, out), home, stdin=command.stdin)
            # What was recorded and not acknowledged may be refused as done already.
            is_known = command.records is not None and known == self.references[command.name]
            # A file that was put in its place whole may be refused to be written again.
            is_known = is_known or (again == 2 and command.records is None and was_whole)
            holds(again in command.done or (is_known and again == 2), mark, "again ended with", again, said, "after",
                  code, text)
            if again in command.done and not is_known and not known:
                records = None if is_fifth else self.read(self.states.taken(self.root + "/try"))
                for wrong in self.state_wrong(command, home, out, True, records):
                    holds(False, mark, "again:", wrong, said)

    def at_each_call(self, command, look):
        """Runs a command undisturbed, and gives `look` the state before and in the middle of each of its calls."""
        home, out = self.prepared(command, self.root + "/try")

        def told(number, call, how):
            look(number, call, how, self.states.taken(self.root + "/try"))

        code, text = moments(self.homes, words(command, out), home, command.stdin, CALLS, told)
        self.holds(code in command.done, command.name, "ended with", code, "while it was looked at", text)

    def whole(self, command, every):
        """Each call of a command, in each way."""
        self.reference(command)
        self.states.contents.clear()
        self.prepared(command, self.root + "/try")
        first = self.states.taken(self.root + "/try")
        left, seen = [], set()
        self.at_each_call(command, lambda number, call, how, state: left.append((number, call, how, state)))
        for number, call, how, state in left:
            if not self.is_time():
                return
            if number % every:
                continue
            self.count(command.name)
            if self.is_new(command, state, -signal.SIGKILL, seen):
                self.states.made(state, self.root + "/try")
                self.judge(command, state, -signal.SIGKILL, "", f"{command.name} {how} before call {number} {call}:")
        for how, stays in WAYS[2:]:
            number = 1
            while self.is_time():
                made = self.attempt(command, number, how, stays, first, seen)
                # Past the last call nothing is injected, so the whole command ran.
                if made is not None and made < number:
                    break
                number += every

    def kills_alike(self, command, every, later=0):
        """Which calls of a command, of each so manyth, leave something else when it is ended there than was seen there.

        - later: how many calls later than it was looked at the command is ended.
        """
        left, found, writes = [], [], 0
        self.at_each_call(
            command,
            lambda number, call, how, state: left.append((number, call, how, outline(self.states, state))))
        for index, (number, call, how, seen) in enumerate(left):
            writes += how == "whole" and call in {"write", "pwrite"}
            if index % every:
                continue
            home, out = self.prepared(command, self.root + "/try")
            faults = {"VOW_FAULT_CALLS": "pwrite,write" if how == "torn" else CALLS,
                      "VOW_FAULT_HOW": "tear" if how == "torn" else "kill",
                      "VOW_FAULT_AT": str((writes if how == "torn" else number) + later)}
            self.homes.vow(words(command, out), home, faults, command.stdin)
            if outline(self.states, self.states.taken(self.root + "/try")) != seen:
                found.append(f"{number} {call} {how}")
        return found


def words(command, out):
    return [part.replace("{out}", out) for part in command.words]
