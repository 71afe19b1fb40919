package import VowAnswers
package import VowCore
package import VowPorts
package import VowRecitation

/// Answers the questions and carries out the commands of front ends, by name, with the rows of `--json`.
///
/// A value of one thread. Names are the words of the command line with a dot between them.
package struct RequestRouter {
    /// Rows that go out.
    package typealias Answer = any Encodable & Sendable
    /// Something that is done by name; it throws a `CommandError`, a `PortFailure` or an `ArgumentMistake`.
    package typealias Handler = @Sendable (CommandService, Arguments) throws -> Answer

    /// The person's commands on the log.
    package let service: CommandService
    let queries: [String: Handler]
    private let commands: [String: Handler]

    /// A router with the operations that may run here.
    package init(
        service: CommandService, parts: OperationParts = OperationParts(),
        places: Set<OperationPlace> = OperationPlace.all
    ) {
        self.service = service
        queries = Operations.handlers(.query, parts, places)
        commands = Operations.handlers(.command, parts, places)
    }

    var commandNames: [String] { commands.keys.sorted() }

    /// Answers a question.
    package func answer(_ query: String, _ arguments: Arguments) throws(FailureRow) -> Answer {
        do { return try run(queries[query], named: query, arguments) } catch {
            throw FailureRow(error, wording)
        }
    }

    /// Carries out a command, and says what it came to.
    package func carryOut(_ command: String, _ arguments: Arguments) throws(FailureRow) -> Answer {
        do { return try run(commands[command], named: command, arguments) } catch {
            throw FailureRow(error, wording)
        }
    }

    /// Does a question or a command. Throws whatever refused it, for a caller that tells refusals from failures.
    package func perform(_ name: String, _ arguments: Arguments) throws -> Answer {
        try run(queries[name] ?? commands[name], named: name, arguments)
    }

    private func run(_ handler: Handler?, named name: String, _ arguments: Arguments) throws -> Answer {
        guard let handler else {
            throw FailureRow(
                code: "request.unknown", message: "There is no \"\(name)\".", data: ["name": name])
        }
        return try handler(service, arguments)
    }

    private var wording: Wording { CommandService.wording(of: service.log) }
}

// Rows of what holds at present.
extension DeviceOverview {
    /// The row of an alarm that is there.
    package func row(of entry: CommandService.AlarmEntry) -> AlarmRow {
        guard let definition = entry.state.definition else {
            preconditionFailure("an overview lists only alarms that are there")
        }
        return AlarmRow(
            id: entry.id, definition: definition, state: entry.state, zone: zone(of: definition), now: now,
            occurrence: upcoming.first { $0.alarm == entry.id }?.occurrence)
    }

    /// Every line, in the order they were added.
    package var lineRows: [LineRow] {
        let stale = linesToRefresh
        return book.entries.map { entry in
            LineRow(
                id: entry.id, state: book.state(of: entry.id),
                sameWordsDays: stale.first { $0.id == entry.id }?.days)
        }
    }

    /// Every consent.
    package var consentRows: [ConsentRow] {
        ConsentPurpose.allCases.map { ConsentRow($0, consent(for: $0)) }
    }

    /// Every setting, with its value or default.
    package var settingRows: [String: SettingValue] {
        Dictionary(
            uniqueKeysWithValues: SettingKey.allCases.map { ($0.rawValue, $0.answer(settings[$0])) })
    }

    /// The next ring of each of the first `count` alarms.
    package func nextRow(count: Int, watched: Bool?) -> NextRow {
        let rings = nextRings.prefix(count).map { ring in
            NextRow.Ring(
                alarm: ring.alarm, label: ring.label, instant: ring.instant.iso8601,
                local: "\(ring.reading.date.iso8601)T\(ring.reading.time.iso8601)", zone: ring.zone,
                cause: ring.cause.rawValue, kind: ring.kind?.rawValue, run: ring.run,
                waitSeconds: max(0, (ring.instant.milliseconds(since: now) + 999) / 1000),
                early: ring.mayBePassed(at: now))
        }
        return NextRow(now: now.iso8601, watched: watched, rings: rings)
    }
}

extension CommandService {
    /// The alarm that is named by its identifier, by the beginning of it, or by its label where no other has the same.
    package func alarmID(named text: String) throws(CommandError) -> AlarmID {
        let alarms = try present().alarms
        if let id = DeviceOverview.match(text, among: alarms.map(\.id)) { return id }
        let labelled = alarms.filter { alarm in
            guard let label = alarm.state.definition?.label, !label.isEmpty else { return false }
            return label.lowercased() == text.lowercased()
        }
        guard labelled.count == 1 else { throw .refused(Named.alarm.refusal(of: text)) }
        return labelled[0].id
    }

    /// The row of an alarm.
    package func alarmRow(_ id: AlarmID) throws(CommandError) -> AlarmRow {
        guard let row = try rowOfAlarm(id) else { throw .refused(Named.alarm.refusal(of: id.text)) }
        return row
    }

    /// The row of an alarm with what its gate lacks.
    func alarmRow(_ id: AlarmID, _ probed: GateProbe) throws(CommandError) -> AlarmRow {
        var row = try alarmRow(id)
        row.findings = probed.rows
        return row
    }

    /// The row of a line.
    package func lineRow(_ id: LineID) throws(CommandError) -> LineRow {
        LineRow(id: id, state: try present().book.state(of: id))
    }
}

extension FailureRow {
    /// Another process does an operation.
    static func elsewhere(_ name: String) -> FailureRow {
        FailureRow(
            code: "request.elsewhere", message: "Another process does \"\(name)\".",
            repair: "Ask for it with: vow \(name) --json -", data: ["name": name])
    }

    /// The row of whatever a handler threw.
    package init(_ error: any Error, _ wording: Wording) {
        switch error {
        case let row as FailureRow: self = row
        case CommandError.refused(let refusal): self.init(refusal, wording)
        case let refusal as Refusal: self.init(refusal, wording)
        case CommandError.failed(let failure): self.init(failure, wording)
        case let failure as PortFailure: self.init(failure, wording)
        case let mistake as ArgumentMistake:
            self.init(
                code: "argument.wrong", message: "\"\(mistake.name)\" must be a \(mistake.expected).",
                data: ["argument": mistake.name, "expected": mistake.expected])
        default: self.init(code: "failed", message: "\(error)")
        }
    }

    private init(_ refusal: Refusal, _ wording: Wording) {
        self.init(code: refusal.code, message: refusal.text(wording), data: refusal.data)
    }

    /// The row of a part's failure.
    package init(_ failure: PortFailure, _ wording: Wording = Wording(in: .english)) {
        let because = failure.cause.map { " (\(wording(written: $0)))" } ?? ""
        self.init(
            code: failure.code, message: wording(failure.message) + because,
            repair: wording(failure.repair))
    }
}
