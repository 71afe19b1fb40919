import Testing
import VowAnswers
import VowCore
import VowRecitation

/// X5: figures of mornings for a monitoring system.
@Suite("X5 Metrics of mornings") struct MetricsTests {
    private static let due = Instant(secondsSinceEpoch: 1_800_000_000)

    private func morning(_ run: RunID, _ events: [(Int64, RunEvent)]) throws -> Morning {
        let reading = CivilDateTime(
            date: try #require(CivilDate(iso8601: "2027-01-15")),
            time: try #require(CivilTime(hour: 8, minute: 0)))
        var morning: Morning?
        for (seconds, event) in events {
            let at = Self.due.adding(milliseconds: seconds * 1_000)
            if morning == nil {
                morning = Morning(run: run, event: event, at: at, reading: reading)
            } else {
                morning?.apply(event, at: at)
            }
        }
        return try #require(morning)
    }

    private var fired: RunEvent {
        .fired(
            FiredTerms(
                alarm: "a1", label: "", due: Self.due, lateMilliseconds: 0, zone: "UTC", zoneVersion: "test",
                steps: [], sound: SoundSettings(), snooze: SnoozePolicy(), language: .english,
                verifierVersion: VerifierSettings.currentVersion, timings: SessionTimings()))
    }

    @Test(
        "counts each ending, what rings, lateness, snoozes and parts that failed, and gives the newest times")
    func counts() throws {
        let mornings = [
            try morning(
                "r1", [(2, fired), (9, .snoozed(until: Self.due, count: 1)), (20, .dismissed(mode: .spoken))]),
            try morning(
                "r2",
                [(0, fired), (60, .partFailed(part: .microphone, code: "microphone.lost", message: ""))]),
        ]
        let row = MetricsRow(
            mornings: mornings, nextDue: Self.due.adding(milliseconds: 500),
            streak: Streak(days: [], today: try #require(CivilDate(iso8601: "2027-01-15")), skipped: []),
            newest: [fired, .ringStarted(means: .sound, delayMilliseconds: 90)])
        #expect(row.runs == ["kept": 1, "abandoned": 0, "bypassed": 0, "missed": 0])
        #expect(row.ringing == 1 && row.snoozes == 1 && row.partFailures == ["microphone": 1])
        #expect(row.lateness.count == 2 && row.lateness.sumSeconds == 2)
        #expect(row.newestFirstSampleSeconds == 0.09 && row.newestVerdictSeconds == nil)
        let text = row.prometheus
        for line in [
            "vow_next_due_timestamp_seconds 1800000000.5", "vow_ringing 1",
            "vow_runs_total{ending=\"kept\"} 1",
            "vow_ring_lateness_seconds_sum 2", "vow_ring_lateness_seconds_count 2",
            "vow_part_failures_total{part=\"microphone\"} 1", "vow_newest_first_sample_seconds 0.09",
        ] {
            #expect(text.contains("\n\(line)\n"), "\(line)\n\(text)")
        }
        #expect(!text.contains("verdict"))
    }
}
