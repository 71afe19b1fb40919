#!/usr/bin/env python3
"""What another program sees in a calendar: the package icalendar reads it, dateutil expands it.

    peer_opinion.py FILE FROM DAYS DEVICE-ZONE

prints, as JSON, {"events": [{"uid", "summary", "alarms", "instants": [...]}, ...]}: the instants in UTC at which each
event takes place in the days after FROM; floating times are read in the device's zone. The zones are those that the
file itself describes, so that wrong VTIMEZONEs show.
"""

import json
import sys
from datetime import datetime, timedelta, timezone
from zoneinfo import ZoneInfo

import icalendar
from dateutil.rrule import rruleset, rrulestr
from dateutil.tz import tzical


def listed(value):
    if value is None:
        return []
    return [entry.dt for part in (value if isinstance(value, list) else [value]) for entry in part.dts]


def naive(moment):
    return moment.replace(tzinfo=None)


def main():
    path, start, days, device = sys.argv[1], sys.argv[2], int(sys.argv[3]), sys.argv[4]
    raw = open(path, "rb").read()
    calendar = icalendar.Calendar.from_ical(raw)
    # dateutil reads the VTIMEZONEs by itself and wants plain unfolded text.
    unfolded = raw.decode().replace("\r\n ", "").replace("\r\n", "\n")
    import io
    own_zones = tzical(io.StringIO(unfolded)) if "BEGIN:VTIMEZONE" in unfolded else None
    begin = datetime.fromisoformat(start.replace("Z", "+00:00"))
    end = begin + timedelta(days=days)
    events = []
    for event in calendar.walk("VEVENT"):
        first = event["DTSTART"].dt
        name = event["DTSTART"].params.get("TZID")
        zone = own_zones.get(name) if name else ZoneInfo(device)
        rules = rruleset()
        if "RRULE" in event:
            text = event["RRULE"].to_ical().decode()
            aware = "UNTIL=" in text and text.split("UNTIL=")[1].split(";")[0].endswith("Z")
            base = naive(first)
            if aware:
                until = datetime.strptime(text.split("UNTIL=")[1].split(";")[0], "%Y%m%dT%H%M%SZ")
                local = until.replace(tzinfo=timezone.utc).astimezone(ZoneInfo(name))
                text = ";".join(p for p in text.split(";") if not p.startswith("UNTIL="))
                text += ";UNTIL=" + local.strftime("%Y%m%dT%H%M%S")
            rules.rrule(rrulestr(text, dtstart=base))
        else:
            rules.rdate(naive(first))
        for moment in listed(event.get("RDATE")):
            rules.rdate(naive(moment))
        for moment in listed(event.get("EXDATE")):
            rules.exdate(naive(moment))
        instants = []
        for moment in rules.between(naive(begin) - timedelta(days=2), naive(end) + timedelta(days=2)):
            instant = moment.replace(tzinfo=zone).astimezone(timezone.utc)
            if begin <= instant < end:
                instants.append(instant.strftime("%Y-%m-%dT%H:%M:%SZ"))
        events.append({
            "uid": str(event["UID"]), "summary": str(event["SUMMARY"]),
            "alarms": len(event.walk("VALARM")), "instants": instants,
        })
    print(json.dumps({"events": events}))


main()
