#!/usr/bin/env python3
"""Occurrences of RRULEs as python-dateutil and zoneinfo see them: an opinion that shares no code with Vow.

    rrule_occurrences.py ROWS SEED

prints ROWS lines of JSON. Each is a question in the form that `vow next --batch` reads, with the answer under
"expected". dateutil gives the dates, zoneinfo_occurrences.py beside this script the instants. Left out is what dateutil
reads otherwise than RFC 5545 or than Vow: BYSETPOS within a week (it counts the first week from DTSTART), plain and
numbered days in one BYDAY (it wants both), UNTIL without a time (it ends at midnight), and the last week of a year (it miscounts the weeks of the
year before).
"""

import json
import random
import sys
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo, available_timezones

from dateutil.rrule import rrulestr

from zoneinfo_occurrences import UTC, firing, next_change, seconds, text, wall

DAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]


def some(chooser, values, most):
    return ",".join(str(value) for value in chooser.sample(values, chooser.randrange(1, most + 1)))


def month_days():
    return list(range(1, 32)) + list(range(-5, 0))


def rule(chooser):
    """A rule without an end."""
    frequency = chooser.choice(["DAILY", "WEEKLY", "WEEKLY", "MONTHLY", "MONTHLY", "YEARLY"])
    parts = ["FREQ=" + frequency]
    if chooser.random() < 0.7:
        parts.append("INTERVAL=%d" % chooser.choice([1, 2, 2, 3, 4, 5, 6, 8, 10, 13]))
    if frequency in ("WEEKLY", "YEARLY") and chooser.random() < 0.3:
        parts.append("WKST=" + chooser.choice(DAYS))
    if chooser.random() < 0.2:
        parts.append("BYMONTH=" + some(chooser, range(1, 13), 4))
    if frequency == "DAILY":
        if chooser.random() < 0.3:
            parts.append("BYDAY=" + some(chooser, DAYS, 5))
        if chooser.random() < 0.2:
            parts.append("BYMONTHDAY=" + some(chooser, month_days(), 9))
    elif frequency == "WEEKLY":
        if chooser.random() < 0.85:
            parts.append("BYDAY=" + some(chooser, DAYS, 5))
    elif frequency == "MONTHLY":
        kind = chooser.randrange(5)
        if kind == 0:
            parts.append("BYMONTHDAY=" + some(chooser, month_days(), 4))
        elif kind == 1:
            parts.append("BYDAY=" + some(chooser, [n + d for n in ("1", "2", "3", "4", "5", "-1", "-2") for d in DAYS], 3))
        elif kind == 2:
            parts.append("BYDAY=" + some(chooser, DAYS, 5))
            parts.append("BYSETPOS=" + some(chooser, [1, 2, 3, -1, -2], 2))
        elif kind == 3:
            parts.append("BYDAY=" + chooser.choice(DAYS))
            parts.append("BYMONTHDAY=" + some(chooser, range(1, 29), 9))
    else:
        kind = chooser.randrange(5)
        if kind == 0:
            parts.append("BYMONTHDAY=" + some(chooser, month_days(), 4))
        elif kind == 1:
            parts.append("BYDAY=" + some(chooser, [n + d for n in ("1", "2", "-1", "4") for d in DAYS], 3))
        elif kind == 2:
            weeks = chooser.choice([list(range(1, 52, 2)), list(range(2, 51, 2)), [1, 20], [10], [51, 1]])
            parts.append("BYWEEKNO=" + ",".join(map(str, weeks)))
            parts.append("BYDAY=" + some(chooser, DAYS, 5))
        elif kind == 3:
            parts.append("BYYEARDAY=" + some(chooser, [1, 60, 100, 200, 365, 366, -1, -100], 4))
    chooser.shuffle(parts)
    return ";".join(parts)


def dates(text, first, hour, minute):
    """The local times of a rule from DTSTART on."""
    return rrulestr(text, dtstart=datetime(first.year, first.month, first.day, hour, minute))


def question(chooser, zone, change):
    """One question with its answer, or None where the rule has no date in reach."""
    start_second = change + chooser.randrange(-900, 40) * 86400
    first = wall(zone, start_second).date()
    # The hours around a clock change are asked about more often than others.
    if chooser.random() < 0.5:
        shown = wall(zone, change - 1) if chooser.random() < 0.5 else wall(zone, change)
        aim = shown + timedelta(minutes=chooser.randrange(-70, 70))
        hour, minute = aim.hour, aim.minute
    else:
        hour, minute = chooser.randrange(24), chooser.randrange(60)
    written = rule(chooser)
    end = chooser.random()
    if end < 0.2:
        written += ";COUNT=%d" % chooser.randrange(1, 60)
    elif end < 0.4:
        last = datetime(first.year, first.month, first.day) + timedelta(days=chooser.randrange(1, 1200))
        last += timedelta(hours=chooser.randrange(24), minutes=chooser.randrange(60))
        written += ";UNTIL=" + last.strftime("%Y%m%dT%H%M%S")
    start = change + chooser.randrange(-3 * 86400, 2 * 86400)
    count = chooser.randrange(1, 9)
    found, seen = [], set()
    is_any = is_cut = False
    for local in dates(written, first, hour, minute):
        if local.year > first.year + 60:
            is_cut = True
            break
        is_any = True
        second = firing(zone, local.date(), hour, minute) if local > wall(zone, start) - timedelta(days=3) else None
        if second is not None and second > start and second not in seen:
            seen.add(second)
            found.append(second)
        if len(found) == count:
            break
    # What lies beyond the reach is not known.
    if not is_any or is_cut:
        return None
    return {
        "time": "%02d:%02d" % (hour, minute), "rrule": written, "start": first.isoformat(), "from": text(start),
        "count": count, "expected": [text(second) for second in found],
    }


def main():
    rows, seed = int(sys.argv[1]), int(sys.argv[2])
    chooser = random.Random(seed)
    names = sorted(available_timezones() - {"Factory", "localtime"})
    index = 0
    while index < rows:
        name = names[chooser.randrange(len(names))]
        zone = ZoneInfo(name)
        begin = chooser.randrange(seconds(datetime(1980, 1, 1, tzinfo=UTC)), seconds(datetime(2037, 1, 1, tzinfo=UTC)))
        row = question(chooser, zone, next_change(zone, begin))
        if row is None or len(row["expected"]) < row["count"] and "COUNT" not in row["rrule"] and "UNTIL" not in row["rrule"]:
            continue
        print(json.dumps({"id": index, "zone": name, **row}))
        index += 1


if __name__ == "__main__":
    main()
