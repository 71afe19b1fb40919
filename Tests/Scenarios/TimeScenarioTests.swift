import Testing
import VowCore

/// Runs every scenario of Specs/Scenarios/Time.
@Suite("Scenarios of time")
struct TimeScenarioTests {
    private enum StepError: Error {
        case unknown(String)
        case unreadable(String)
    }

    @Test("holds", arguments: try Scenario.all(in: "Time"))
    func scenario(_ scenario: Scenario) throws {
        let first = try #require(scenario.steps.first)
        guard let given = gaps(first, "a device in {} at {}") else { throw StepError.unknown(first) }
        let stage = try Stage(zone: given[0], at: try instant(given[1]))
        var checkCount = 0
        for step in scenario.steps.dropFirst() where try !act(step, on: stage) {
            guard try check(step, on: stage) else { throw StepError.unknown(step) }
            checkCount += 1
        }
        #expect(checkCount > 0, "a scenario without a check shows nothing")
    }

    @Test("every group of failure modes has its file")
    func completeness() throws {
        let scenarios = try Scenario.all(in: "Time")
        #expect(
            Set(scenarios.map(\.file)) == ["clock-changes.md", "off-and-on.md", "snooze.md", "travel.md"])
        #expect(scenarios.count >= 20)
    }

    // MARK: - Steps that do something

    private func act(_ step: String, on stage: Stage) throws -> Bool {
        if let parts = gaps(step, "an alarm at {} every day in {}") {
            try stage.addAlarm(
                time: try time(parts[0]), recurrence: .weekly(.everyDay), zone: parts[1])
        } else if let parts = gaps(step, "an alarm at {} every day") {
            try stage.addAlarm(time: try time(parts[0]), recurrence: .weekly(.everyDay), zone: nil)
        } else if let parts = gaps(step, "an alarm at {} on {}") {
            let recurrence: Recurrence =
                if let date = CivilDate(iso8601: parts[1]) {
                    .once(date)
                } else {
                    .weekly(try weekdays(parts[1]))
                }
            try stage.addAlarm(time: try time(parts[0]), recurrence: recurrence, zone: nil)
        } else if let parts = gaps(step, "the clock reaches {}") {
            stage.reach(try instant(parts[0]))
        } else if let parts = gaps(step, "the device sleeps until {}") {
            stage.sleep(until: try instant(parts[0]))
        } else if let parts = gaps(step, "the program restarts at {}") {
            stage.restart(at: try instant(parts[0]))
        } else if let parts = gaps(step, "the device moves to {}") {
            try stage.move(to: parts[0])
        } else {
            return try actAsPerson(step, on: stage)
        }
        return true
    }

    private func actAsPerson(_ step: String, on stage: Stage) throws -> Bool {
        if step == "the person keeps their word" {
            let run = try #require(stage.activeRun, "\(step): nothing rings")
            for _ in 0..<2 where stage.activeRun == run { stage.reciteStep() }
            #expect(stage.activeRun != run, "the run goes on")
        } else if step == "the person does the first step and snoozes" {
            #expect(stage.reciteStep(), "nothing rings")
            #expect(stage.snooze(), "the snooze was refused")
        } else if step == "the person snoozes" {
            #expect(stage.snooze(), "the snooze was refused")
        } else if let parts = gaps(step, "the person skips {} to {}") {
            stage.change(.rangeSkipped(try date(parts[0]), try date(parts[1])))
        } else if let parts = gaps(step, "the person skips {}") {
            stage.change(.dateSkipped(try date(parts[0])))
        } else if let parts = gaps(step, "the person pauses until {}") {
            stage.change(.paused(until: try date(parts[0])))
        } else {
            return false
        }
        return true
    }

    // MARK: - Steps that check something

    private func check(_ step: String, on stage: Stage) throws -> Bool {
        if let parts = gaps(step, "it rang at {}") {
            #expect(stage.rings.map(\.iso8601) == parts[0].split(separator: ", ").map(String.init))
        } else if step == "nothing rang" {
            #expect(stage.rings.map(\.iso8601) == [])
        } else if let parts = gaps(step, "it was missed at {}") {
            #expect(stage.missed.map(\.iso8601) == parts[0].split(separator: ", ").map(String.init))
        } else if step == "nothing was missed" {
            #expect(stage.missed.map(\.iso8601) == [])
        } else if let parts = gaps(step, "the wall clock showed {} at {}") {
            let shown = stage.wall(at: try instant(parts[1]))
            #expect(shown.date.iso8601 + "T" + shown.time.iso8601 == parts[0])
        } else if let parts = gaps(step, "the next alarm is at {}") {
            #expect(stage.nextOccurrence?.iso8601 == parts[0])
        } else if step == "no alarm is planned" {
            #expect(stage.nextOccurrence == nil)
        } else if step == "a snooze is refused" {
            #expect(!stage.snooze())
        } else {
            return false
        }
        return true
    }

    // MARK: - Texts

    private func instant(_ text: String) throws -> Instant {
        guard let instant = Instant(iso8601: text) else { throw StepError.unreadable(text) }
        return instant
    }

    private func date(_ text: String) throws -> CivilDate {
        guard let date = CivilDate(iso8601: text) else { throw StepError.unreadable(text) }
        return date
    }

    private func time(_ text: String) throws -> CivilTime {
        guard let time = CivilTime(iso8601: text) else { throw StepError.unreadable(text) }
        return time
    }

    private func weekdays(_ text: String) throws -> WeekdaySet {
        WeekdaySet(
            try text.split(separator: ", ").map { code in
                guard let day = Weekday(code: String(code)) else { throw StepError.unreadable(text) }
                return day
            })
    }
}
