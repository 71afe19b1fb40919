package import VowAnswers
package import VowCore
import VowLog
package import VowPorts
import VowRecitation

import struct Foundation.Data
import class Foundation.JSONDecoder

extension Operations {
    static let mornings: [any Operation.Type] = [
        ShowNext.self, ShowSchedule.self, ListRuns.self, ShowRun.self, ShowStreak.self, ShowReview.self,
        ReplayRun.self, ShowAutopsy.self, ShowLedger.self, CertifyRun.self, CompareEngines.self,
        ShowMetrics.self,
    ]
}

package struct ShowNext: Query {
    package static let name = "next"
    package static let summary = "What rings next."
    package static let fields: [OperationField<Self>] = [.whole("count", \.count, 1...1000)]
    package var count = 1

    package init() {}

    package func run(_ context: OperationContext) throws -> NextRow {
        try context.service.present().nextRow(count: count, watched: context.parts.isWatched())
    }
}

/// What rings and why, from any instant and anywhere.
package struct ShowSchedule: Query {
    package static let name = "schedule"
    package static let summary = "What rings and why, also across a clock change."
    package static let place = OperationPlace.slow
    package static let fields: [OperationField<Self>] = [
        .text("at", \.start, most: 40), .text("zone", \.zone, most: 64), .whole("days", \.days, 1...366),
    ]
    /// The first instant, or nil for now.
    package var start: String?
    /// The zone that the device is in, or nil for the present one.
    package var zone: String?
    package var days = 7

    package init() {}

    package func run(_ context: OperationContext) throws -> OutlookRow {
        OutlookRow(try outlook(context.service), OutlookTexts(try context.wording))
    }

    package func outlook(_ service: CommandService) throws -> Outlook {
        var from = service.now
        if let start {
            guard let instant = Instant(iso8601: start) else {
                throw CommandError.refused(.noInstantWriteAs2026(text: start))
            }
            from = instant
        }
        return try service.outlook(from: from, deviceZone: zone, days: days)
    }
}

package struct ListRuns: Query {
    package static let name = "runs"
    package static let summary = "Past mornings, the newest last."
    package static let fields: [OperationField<Self>] = [.whole("last", \.last, 1...10_000)]
    package var last = 20

    package init() {}

    package func run(_ context: OperationContext) throws -> [RunRow] {
        try context.service.mornings(last: last).map { RunRow($0) }
    }
}

package struct ShowRun: Query {
    package static let name = "run"
    package static let summary = "The timeline of a run."
    package static let place = OperationPlace.slow
    package static let fields = [OperationField<Self>.run(\.run)]
    package var run = ""

    package init() {}

    package func run(_ context: OperationContext) throws -> [EventRow] {
        EventRow.rows(
            ofRun: try events(context.service), try context.wording, zones: context.service.zones)
    }

    package func events(_ service: CommandService) throws -> [LoggedEvent] {
        try service.log.stream(Aggregates.run.stream(try service.run(named: run)))
    }
}

package struct ShowStreak: Query {
    package static let name = "streak"
    package static let summary = "Days kept in a row."

    package init() {}

    package func run(_ context: OperationContext) throws -> StreakRow {
        StreakRow(try context.service.streak())
    }
}

/// Mornings in figures for a monitoring system.
package struct ShowMetrics: Query {
    package static let name = "metrics"
    package static let summary = "Alarms and mornings in figures, for a monitoring system."
    // The whole history is counted.
    package static let place = OperationPlace.slow

    package init() {}

    package func run(_ context: OperationContext) throws -> MetricsRow {
        let service = context.service
        let mornings = try service.mornings(last: .max)
        let newest = try mornings.last { $0.outcome != .missed }.map { try service.runEvents($0.run) } ?? []
        return MetricsRow(
            mornings: mornings,
            nextDue: try service.present().nextRings.first { $0.cause != .ringingNow }?.instant,
            streak: try service.streak(),
            newest: newest.compactMap { if case .run(_, let event) = $0.event { event } else { nil } })
    }
}

package struct ShowReview: Query {
    /// The row, with the person's own error rates where they were asked for.
    package struct Answer: Codable, Sendable {
        package let row: ReviewRow
        package var rates: PersonalRates?
        private enum CodingKeys: String, CodingKey { case rates }

        init(row: ReviewRow, rates: PersonalRates?) { (self.row, self.rates) = (row, rates) }

        /// Reads the row alone.
        package init(from decoder: any Decoder) throws { row = try ReviewRow(from: decoder) }

        package func encode(to encoder: any Encoder) throws {
            try row.encode(to: encoder)
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encodeIfPresent(rates, forKey: .rates)
        }
    }

    package static let name = "review"
    package static let summary = "Days in figures."
    package static let fields: [OperationField<Self>] = [
        .whole("days", \.days, 1...3660), .flag("rates", \.withRates),
    ]
    package var days = 7
    /// Whether the answer says how often the gate was wrong about the person.
    package var withRates = false

    package init() {}

    package func run(_ context: OperationContext) throws -> Answer {
        let (review, days) = try context.service.review(lastDays: days)
        let rates = withRates ? PersonalRates(try PersonalMornings(context.service.log)) : nil
        return Answer(row: ReviewRow(review, days: days), rates: rates)
    }
}

/// A run decided again, as JSON; the keys are part of the contract.
package struct ReplayRow: Codable, Sendable {
    package struct Step: Codable, Sendable {
        package let step: Int
        package let at, local, input: String
        package let events, effects: [String]
        package let state, check: String
        package let today: [String]?
    }
    package let run, judgedFrom, records: String
    package let flaw: String?
    package let flawPosition: Int64?
    package var steps: [Step]
    package let firstDifference: Int?

    package init(
        _ source: RunSource, _ replay: RunReplay, _ wording: Wording, zones: any ZoneRulesSource
    ) {
        run = source.name
        judgedFrom = source.isRedacted ? "recorded line results" : "words"
        records = source.records.word
        flaw = source.records.flaw?.kind.rawValue
        flawPosition = source.records.flaw?.position
        firstDifference = replay.firstDifference.map { $0 + 1 }
        let clock = WallClock(ofRun: source.events.map(\.event), zones: zones)
        steps = replay.steps.enumerated().map { Step($0.offset, $0.element, clock, wording) }
    }

    /// The same with some of the steps.
    package func showing(_ steps: [Step]) -> ReplayRow {
        var row = self
        row.steps = steps
        return row
    }
}

extension ReplayRow.Step {
    init(_ index: Int, _ step: ReplayStep, _ clock: WallClock, _ wording: Wording) {
        let named = { (events: [RunEvent]) in events.map { Timeline.named(.run("", $0), wording) } }
        (self.step, at, local) = (index + 1, step.at.iso8601Milliseconds, clock.local(step.at))
        (input, events, effects) = (step.input, named(step.events), step.effects)
        state = ReplayTexts(wording).state(step.state)
        switch step.check {
        case .same: (check, today) = ("same", nil)
        case .fact: (check, today) = ("fact", nil)
        case .erased: (check, today) = ("erased", nil)
        case .differs(let events): (check, today) = ("differs", named(events))
        }
    }
}

package struct ReplayRun: Query {
    package static let name = "replay"
    package static let summary = "A run, decided again step by step."
    package static let place = OperationPlace.slow
    package static let looksBack = true
    package static let fields = [OperationField<Self>.run(\.run)]
    package var run = ""

    package init() {}

    package func run(_ context: OperationContext) throws -> ReplayRow {
        let source = try RunSource(run, context.service)
        let wording = try context.wording
        let replay = RunReplay(source.events, judging: source.judging, texts: ReplayTexts(wording))
        return ReplayRow(source, replay, wording, zones: context.service.zones)
    }
}

/// Why a run was missed, late or not kept.
package struct AutopsyRow: Encodable, Sendable {
    package let run, label, due, outcome, sentence: String
    package let cause, absentFrom, absentTo: String?
    package let lateMilliseconds: Int64?
    package let gapMilliseconds: Int64
    package let snoozes: Int
    package let putOffFor, brokenParts: [String]

    init(_ autopsy: Autopsy) {
        (run, label, due) = (autopsy.run.text, autopsy.label, autopsy.due.iso8601)
        (outcome, sentence, cause) = (autopsy.outcome, autopsy.sentence, autopsy.cause)
        absentFrom = autopsy.absence?.from.iso8601
        absentTo = autopsy.absence?.to.iso8601
        lateMilliseconds = autopsy.lateMilliseconds
        gapMilliseconds = autopsy.gapMilliseconds
        snoozes = autopsy.snoozes
        putOffFor = autopsy.bypassedParts.map(\.rawValue)
        brokenParts = autopsy.brokenParts.map(\.rawValue)
    }
}

package struct ShowAutopsy: Query {
    package static let name = "autopsy"
    package static let summary =
        "Why a run was missed, late or not kept, in one sentence; without a run, the newest one that was not kept."
    package static let place = OperationPlace.slow
    package static let fields = [OperationField<Self>.run(\.run)]
    package var run: String?

    package init() {}

    package func run(_ context: OperationContext) throws -> AutopsyRow? {
        try context.service.autopsy(of: run).map { AutopsyRow($0) }
    }
}

/// One step of a run on its way to the first sample.
package struct LedgerRow: Codable, Sendable {
    package let step, at: String
    package let fromDueMilliseconds: Int64
    package let detail: String

    package init(step: String, at: String, fromDueMilliseconds: Int64, detail: String) {
        (self.step, self.at, self.detail) = (step, at, detail)
        self.fromDueMilliseconds = fromDueMilliseconds
    }
}

package struct ShowLedger: Query {
    package static let name = "ledger"
    package static let summary =
        "A run's way from being armed to the first sample; without a run, that of the newest."
    package static let place = OperationPlace.slow
    package static let fields = [OperationField<Self>.run(\.run)]
    package var run: String?

    package init() {}

    package func run(_ context: OperationContext) throws -> [LedgerRow] {
        try context.service.wakeLedger(of: run)?.steps.map {
            LedgerRow(
                step: $0.name, at: $0.at.iso8601Milliseconds, fromDueMilliseconds: $0.fromDueMilliseconds,
                detail: Wording(in: .english)($0.detail))
        } ?? []
    }
}

package struct CertifyRun: Query {
    package static let name = "certificate"
    package static let summary = "Why a ringing ended, as evidence."
    package static let place = OperationPlace.slow
    package static let fields = [OperationField<Self>.run(\.run)]
    package var run = ""

    package init() {}

    package func run(_ context: OperationContext) throws -> JSONTree {
        try JSONDecoder().decode(JSONTree.self, from: Data(try document(context.service)))
    }

    /// The document as it is signed.
    package func document(_ service: CommandService) throws -> [UInt8] {
        let id = try service.run(named: run)
        guard let document = try StopCertificate.document(run: id, log: service.log) else {
            throw CommandError.refused(.runHasNotEnded(id: id))
        }
        return document
    }
}

package struct CompareEngines: Query {
    package static let name = "engines"
    package static let summary = "How often the gate is wrong about the person, by engine."
    package static let place = OperationPlace.slow

    package init() {}

    package func run(_ context: OperationContext) throws -> PersonalRates {
        PersonalRates(try PersonalMornings(context.service.log))
    }
}

/// An outlook as JSON; the keys are part of the contract.
package struct OutlookRow: Codable, Sendable {
    package struct Ring: Codable, Sendable {
        let alarm: String
        let label, instant, local, deviceLocal, date, time, zone, kind, why: String
        let followsDevice: Bool
    }
    package struct Silence: Codable, Sendable {
        let alarm: String
        let label, date, reason: String
    }
    package struct Change: Codable, Sendable {
        let zone, instant: String
        let offsetBeforeSeconds, offsetAfterSeconds: Int
        let device: Bool
    }
    let from, until, zone, zoneRules: String
    let rings: [Ring]
    let silences: [Silence]
    let clockChanges: [Change]

    init(_ outlook: Outlook, _ texts: OutlookTexts) {
        from = outlook.from.iso8601
        until = outlook.until.iso8601
        zone = outlook.deviceZone.identifier
        zoneRules = outlook.deviceZone.version
        rings = outlook.rings.map {
            Ring(
                alarm: $0.alarm.text, label: $0.label, instant: $0.occurrence.instant.iso8601,
                local: OutlookTexts.iso($0.zoneReading), deviceLocal: OutlookTexts.iso($0.deviceReading),
                date: $0.occurrence.date.iso8601, time: $0.intended.iso8601, zone: $0.zone,
                kind: $0.occurrence.kind.rawValue, why: texts.why($0), followsDevice: $0.followsDevice)
        }
        silences = outlook.silences.map {
            Silence(alarm: $0.alarm.text, label: $0.label, date: $0.date.iso8601, reason: $0.reason.rawValue)
        }
        clockChanges = outlook.clockChanges.map {
            Change(
                zone: $0.zone, instant: $0.instant.iso8601, offsetBeforeSeconds: $0.offsetBeforeSeconds,
                offsetAfterSeconds: $0.offsetAfterSeconds, device: $0.isDevice)
        }
    }
}

extension CommandService {
    /// The run of an identifier, or of the beginning of it.
    fileprivate func run(named text: String) throws -> RunID {
        try Named.run.identifier(text, among: mornings(last: .max).map(\.run))
    }

    /// So many days up to today.
    package func review(lastDays count: Int) throws(CommandError) -> (Review, [StreakDay]) {
        let today = try present().today
        return try review(from: today.adding(days: 1 - count), through: today)
    }
}
