#!/usr/bin/env python3
"""Appends and reads with pyeventsourcing on an SQLite file: eventsourcing_rates.py FILE BYTES SINGLES BATCHES.

Stores SINGLES events one by one, then BATCHES batches of 100, each event with BYTES bytes of state, and reads all
of them in pages of 1000, as its application recorder does. Prints one line: events a second of the three, then
the journal mode and the synchronous setting that its connection works with.
"""

import sys
import time
from uuid import uuid4

from eventsourcing.persistence import StoredEvent
from eventsourcing.sqlite import SQLiteApplicationRecorder, SQLiteDatastore


def main() -> None:
    path, size, singles, batches = sys.argv[1], *map(int, sys.argv[2:5])
    datastore = SQLiteDatastore(path)
    recorder = SQLiteApplicationRecorder(datastore)
    recorder.create_table()
    state = bytes(index % 251 for index in range(size))
    originator = uuid4()
    version = 0

    def append(count: int, batch: int) -> float:
        nonlocal version
        start = time.perf_counter()
        for _ in range(count):
            events = []
            for _ in range(batch):
                version += 1
                events.append(StoredEvent(originator, version, "vow:LineRecited", state))
            recorder.insert_events(events)
        return count * batch / (time.perf_counter() - start)

    single = append(singles, 1)
    batch = append(batches, 100)
    start = time.perf_counter()
    last, read = 0, 0
    while True:
        page = recorder.select_notifications(start=last + 1, limit=1000)
        if not page:
            break
        read += len(page)
        last = page[-1].id
    reading = read / (time.perf_counter() - start)
    assert read == singles + batches * 100, (read, singles, batches)
    with datastore.transaction(commit=False) as cursor:
        cursor.execute("PRAGMA journal_mode")
        journal = cursor.fetchall()[0][0]
        cursor.execute("PRAGMA synchronous")
        synchronous = cursor.fetchall()[0][0]
    print(f"{single:.0f} {batch:.0f} {reading:.0f} {journal} {synchronous}")


main()
