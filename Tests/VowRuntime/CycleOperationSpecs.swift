import InMemory
import Testing
import VowAnswers
import VowCore
import VowLog
import VowRuntime

/// S12 and S14 as front ends ask for them.
@Suite("Alarms in cycles, and the next time only (S12, S14)") struct CycleOperationSpecs {
    private let log = EventLog(store: MemoryEventStore(), vault: MemoryKeyVault())
    /// 1 January 2029, a Monday, where the device is.
    private let start = DaemonMorning.start

    private var context: OperationContext {
        OperationContext(service: CommandService(ofFakesOn: log, at: start), parts: OperationParts())
    }

    private func added(_ fields: (inout AlarmFields) -> Void) throws -> AlarmRow {
        var operation = AddAlarm()
        operation.alarm.time = "06:30"
        fields(&operation.alarm)
        return try operation.run(context)
    }

    private func edited(_ row: AlarmRow, once: Bool = false, _ fields: (inout AlarmFields) -> Void) throws
        -> AlarmRow
    {
        var operation = EditAlarm()
        operation.id = row.id
        operation.isOnce = once
        fields(&operation.alarm)
        return try operation.run(context)
    }

    private func refusal(_ act: () throws -> AlarmRow) -> String? {
        do {
            _ = try act()
            return nil
        } catch CommandError.refused(let refusal) {
            return refusal.code
        } catch {
            return "\(error)"
        }
    }

    @Test("every second week is counted from the first date, and its days may change")
    func weeks() throws {
        let row = try added {
            $0.every = "2w"
            $0.days = ["mon,thu"]
            $0.startsOn = "2029-01-08"
        }
        #expect(row.days == nil && row.date == nil)
        #expect(row.cycle?.unit == "week" && row.cycle?.interval == 2 && row.cycle?.days == ["mon", "thu"])
        #expect(row.startsOn == "2029-01-08")
        #expect(row.next?.local.hasPrefix("2029-01-08T06:30") == true)
        let other = try edited(row) { $0.days = ["fri"] }
        #expect(other.cycle?.rrule == "FREQ=WEEKLY;INTERVAL=2;BYDAY=FR")
        #expect(other.next?.local.hasPrefix("2029-01-12") == true)
        let later = try edited(other) { $0.startsOn = "2029-01-15" }
        #expect(later.next?.local.hasPrefix("2029-01-19") == true)
        let plain = try edited(later) { $0.every = "1w" }
        #expect(plain.cycle == nil && plain.days == ["fri"])
    }

    @Test("days of the month, odd weeks, shifts and rules of iCalendar")
    func others() throws {
        #expect(try added { $0.monthDays = ["15", "last"] }.cycle?.rrule == "FREQ=MONTHLY;BYMONTHDAY=-1,15")
        #expect(try added { $0.monthDays = ["2tue"] }.next?.local.hasPrefix("2029-01-09") == true)
        #expect(
            try added {
                $0.every = "even"
                $0.days = ["wed"]
            }.next?.local.hasPrefix("2029-01-10") == true)
        let shifts = try added {
            $0.pattern = "2 05:00, 2 off"
            $0.startsOn = "2029-01-02"
        }
        #expect(shifts.cycle?.pattern == "2 05:00, 2 off")
        #expect(shifts.next?.local.hasPrefix("2029-01-02T05:00") == true)
        let rule = try added { $0.rrule = "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=3" }
        #expect(rule.next?.local.hasPrefix("2029-01-31") == true && rule.endsOn == "2029-03-30")
    }

    @Test("what is not understood, or asked for in two ways, is refused with its code")
    func refusals() throws {
        #expect(refusal { try added { $0.every = "sometimes" } } == "every.unknown")
        #expect(refusal { try added { $0.monthDays = ["40"] } } == "monthDays.unknown")
        #expect(refusal { try added { $0.pattern = "4 on, perhaps" } } == "pattern.unknown")
        #expect(refusal { try added { $0.rrule = "FREQ=DAILY;BYHOUR=5" } } == "rule.unknown")
        #expect(
            refusal {
                try added {
                    $0.pattern = "on, off"
                    $0.days = ["mon"]
                }
            } == "cycle.alone")
        #expect(
            refusal {
                try added {
                    $0.date = "tomorrow"
                    $0.dayTimes = ["sat=09:00"]
                }
            } == "alarm.dayTimes")
    }

    @Test("a preview says when an alarm would ring, and records nothing")
    func preview() throws {
        _ = try added { $0.days = ["mon"] }
        let before = try context.service.alarmRows()
        var operation = PreviewAlarm()
        operation.alarm.time = "06:30"
        operation.alarm.every = "3d"
        operation.alarm.startsOn = "2029-01-03"
        let dates = try operation.run(context).map { String($0.local.prefix(10)) }
        #expect(dates.count == 10 && dates.prefix(3) == ["2029-01-03", "2029-01-06", "2029-01-09"])
        #expect(try context.service.alarmRows() == before)
    }

    @Test("a cycle is skipped, paused and looked ahead at as days of the week are")
    func skipped() throws {
        let row = try added { $0.every = "2d" }
        var skip = SkipAlarm()
        skip.id = row.id
        let first = try #require(row.next?.local.prefix(10))
        let skipped = try skip.run(context)
        #expect(skipped.skippedDates == [String(first)] && skipped.next?.local.prefix(10) != first)
        let outlook = try context.service.outlook(from: start, deviceZone: nil, days: 10)
        #expect(outlook.rings.count == 4 && outlook.silences.map(\.reason) == [.skipped])
    }

    @Test("the next time alone moves, and is as before when that is taken back")
    func once() throws {
        let row = try added { $0.days = ["everyday"] }
        let next = try #require(row.next?.local)
        let moved = try edited(row, once: true) { $0.time = "05:10" }
        #expect(moved.next?.local == next.prefix(11) + "05:10" && moved.time == "06:30")
        #expect(moved.movedTimes?.map(\.usual) == ["06:30"])
        let rings = try context.service.outlook(from: start, deviceZone: nil, days: 3).rings
        #expect(rings.map { $0.intended.iso8601 }.prefix(2) == ["05:10", "06:30"])
        #expect(moved.loosenedFrom == nil)
        let back = try edited(moved, once: true) { $0.time = "none" }
        #expect(back.next == row.next && back.movedTimes == nil)
        #expect(refusal { try edited(row, once: true) { $0.label = "x" } } == "once.timeOnly")
        #expect(
            refusal {
                try edited(row, once: true) {
                    $0.time = "05:00"
                    $0.volume = 5
                }
            } == "once.timeOnly")
    }

    @Test("days of the week have times of their own until they are taken back")
    func dayTimes() throws {
        let row = try added {
            $0.days = ["everyday"]
            $0.dayTimes = ["weekend=09:00"]
        }
        #expect(row.dayTimes?.map(\.day) == ["sat", "sun"])
        let rings = try context.service.outlook(from: start, deviceZone: nil, days: 7).rings
        #expect(Set(rings.map { $0.zoneReading.time.iso8601 }) == ["06:30", "09:00"])
        #expect(try edited(row) { $0.dayTimes = ["none"] }.dayTimes == nil)
        #expect(refusal { try edited(row) { $0.dayTimes = ["sat"] } } == "dayTimes.unknown")
    }
}
