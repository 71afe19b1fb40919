#!/usr/bin/env python3
"""Occurrences as Python's zoneinfo sees them: an opinion that shares no code with Vow.

    zoneinfo_occurrences.py ROWS SEED

prints ROWS lines of JSON. Each is a question in the form that `vow next --batch` reads, with the answer under
"expected" and the zone's offset at "from", in seconds, under "offset". The rules are those of the catalogue, S3: a
time in a gap fires at the first instant after the gap, a time shown twice fires at the first, a date the zone
skipped has no occurrence.
"""

import json
import random
import sys
from datetime import datetime, timedelta, timezone
from zoneinfo import ZoneInfo, available_timezones

DAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
UTC = timezone.utc
EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


def seconds(moment):
    return int((moment - EPOCH).total_seconds())


def wall(zone, second):
    """What the clock shows at a second since the epoch."""
    return (EPOCH + timedelta(seconds=second)).astimezone(zone).replace(tzinfo=None)


def offset(zone, second):
    """Seconds east of UTC at a second since the epoch."""
    return int((wall(zone, second) - wall(UTC, second)).total_seconds())


def first_where(condition, low, high):
    """The first second in (low, high] from which the condition holds, by halving."""
    while high - low > 1:
        middle = (low + high) // 2
        if condition(middle):
            high = middle
        else:
            low = middle
    return high


def firing(zone, day, hour, minute):
    """The second since the epoch at which an alarm fires, or None for a skipped date."""
    wanted = datetime(day.year, day.month, day.day, hour, minute)
    for fold in (0, 1):
        second = seconds(wanted.replace(tzinfo=zone, fold=fold).astimezone(UTC))
        if wall(zone, second) == wanted:
            return second
    # The time does not exist: the first second after the gap is the first whose clock shows something later. A
    # date was skipped when the clock goes from an earlier date to a later one.
    naive = int((wanted - datetime(1970, 1, 1)).total_seconds())
    after = first_where(lambda second: wall(zone, second) >= wanted, naive - 30 * 3600, naive + 30 * 3600)
    if wall(zone, after).date() > day and wall(zone, after - 1).date() < day:
        return None
    return after


def occurrences(zone, hour, minute, days, only, start, count):
    found = []
    first = wall(zone, start).date() - timedelta(days=3)
    candidates = [only] if only else [first + timedelta(days=step) for step in range(7 * (count + 3) + 8)]
    for day in candidates:
        if only is None and DAYS[day.weekday()] not in days:
            continue
        second = firing(zone, day, hour, minute)
        if second is not None and second > start:
            found.append(second)
        if len(found) == count:
            break
    return found


def text(second):
    return (EPOCH + timedelta(seconds=second)).strftime("%Y-%m-%dT%H:%M:%SZ")


def next_change(zone, second):
    """The next offset change within a year that weekly looks can see, or the second itself."""
    step = 7 * 86400
    before = offset(zone, second)
    for index in range(1, 53):
        later = second + index * step
        if offset(zone, later) != before:
            return first_where(lambda moment: offset(zone, moment) != before, later - step, later)
    return second


def main():
    rows, seed = int(sys.argv[1]), int(sys.argv[2])
    chooser = random.Random(seed)
    names = sorted(available_timezones() - {"Factory", "localtime"})
    zones = {name: ZoneInfo(name) for name in names}
    first, last = seconds(datetime(1970, 1, 1, tzinfo=UTC)), seconds(datetime(2099, 1, 1, tzinfo=UTC))
    for index in range(rows):
        name = names[index % len(names)]
        zone = zones[name]
        start = chooser.randrange(first, last)
        hour, minute = chooser.randrange(24), chooser.randrange(60)
        if index % 2 == 0:
            # Half of the questions are about the hours around a clock change.
            change = next_change(zone, start)
            start = change + chooser.randrange(-2 * 86400, 2 * 86400)
            shown = wall(zone, change - 1) if chooser.random() < 0.5 else wall(zone, change)
            aim = shown + timedelta(minutes=chooser.randrange(-70, 70))
            hour, minute = aim.hour, aim.minute
        row = {"id": index, "zone": name, "time": "%02d:%02d" % (hour, minute), "from": text(start)}
        row["count"] = chooser.randrange(1, 6)
        only, days = None, []
        if chooser.random() < 0.2:
            only = wall(zone, start).date() + timedelta(days=chooser.randrange(-1, 3))
            row["date"] = only.isoformat()
        else:
            days = [day for day in DAYS if chooser.random() < 0.6] or ["sat"]
            row["days"] = days
        answer = occurrences(zone, hour, minute, days, only, start, row["count"])
        row["expected"] = [text(second) for second in answer]
        row["offset"] = offset(zone, start)
        print(json.dumps(row))


if __name__ == "__main__":
    main()
