package import VowAnswers
package import VowCore
package import VowRecitation

extension Operations {
    static let lines: [any Operation.Type] = [
        ListLines.self, ShowLine.self, TryLine.self, AddLine.self, EditLine.self, EnableLine.self,
        DisableLine.self, RemoveLine.self, RehearseLine.self,
    ]

    /// The most characters of a line.
    static let longestLine = 500
}

package struct ListLines: Query {
    package static let name = "lines.list"
    package static let summary = "Every line."

    package init() {}

    package func run(_ context: OperationContext) throws -> [LineRow] {
        try context.service.present().lineRows
    }
}

package struct ShowLine: Query {
    package static let name = "lines.show"
    package static let summary = "Where a line comes from, and what it was worth since."
    package static let fields = [OperationField<Self>.identifier(\.id)]
    package var id = ""

    package init() {}

    package func run(_ context: OperationContext) throws -> LineageRow {
        let line = try context.service.line(named: id)
        let state = try context.service.present().book.state(of: line)
        let lineage = try context.service.lineage(of: line)
        return LineageRow(
            id: line.text, kind: state.kind.rawValue, text: state.text, interview: lineage.interview?.text,
            question: lineage.source?.rawValue, answer: lineage.answer, proposed: lineage.proposed,
            belief: lineage.belief, texts: lineage.texts.map(\.text), morningsRecited: lineage.recited,
            morningsKept: lineage.kept, lastRecited: lineage.lastRecited?.iso8601)
    }
}

package struct TryLine: Query {
    package static let name = "lines.try"
    package static let summary = "Whether a line as it is typed would count."
    package static let fields: [OperationField<Self>] = [
        .identifier(\.id), .text("text", \.text, most: 2000),
    ]
    package var id = ""
    package var text = ""

    package init() {}

    package func run(_ context: OperationContext) throws -> TriedLineRow {
        let line = try context.service.line(named: id)
        let state = try context.service.present().book.state(of: line)
        let verdict = RecitationVerifier(settings: VerifierSettings(language: state.language)).judge(
            lines: [RequiredLine(id: line, text: state.text)], transcript: text, challengeWord: nil)
        return TriedLineRow(
            line: line.text, passed: verdict.passed,
            words: verdict.lines.flatMap(\.words).map { .init(text: $0.text, heard: $0.said) })
    }
}

package struct AddLine: Command {
    package static let name = "lines.add"
    package static let summary = "Makes a line."
    package static let beginsHome = true
    package static let fields: [OperationField<Self>] = [
        .text("text", \.text, most: Operations.longestLine), .word("kind", \.kind),
        .language(\.language), .flag("safe", \.isSafe),
    ]
    package var text = ""
    package var kind = LineKind.affirmation
    package var language: Language?
    package var isSafe: Bool?

    package init() {}

    package mutating func confirm(isSafe: Bool) { self.isSafe = isSafe }

    package func run(_ context: OperationContext) throws -> LineRow {
        let line = try context.service.addLine(text, kind: kind, language: language, isSafe: isSafe)
        try context.remark(onLine: line)
        return try context.service.lineRow(line)
    }
}

/// Changes the words of a line, with the goal and the practice that it came from.
package struct EditLine: Command {
    package static let name = "lines.edit"
    package static let summary = "Changes the words of a line."
    package static let fields: [OperationField<Self>] = [
        .identifier(\.id), .text("text", \.text, most: Operations.longestLine),
        .flag("safe", \.isSafe),
    ]
    package var id = ""
    package var text = ""
    package var isSafe: Bool?

    package init() {}

    package mutating func confirm(isSafe: Bool) { self.isSafe = isSafe }

    package func run(_ context: OperationContext) throws -> LineRow {
        let service = context.service
        let line = try service.line(named: id)
        try service.change(line: line, .edit(text: text), isSafe: isSafe)
        if try service.goals().contains(where: { $0.id == GoalID(line) }) {
            try service.refine(goal: GoalID(line), occasion: .edit, isSafe: isSafe) { $0.text = text }
        }
        try service.followEdit(ofLine: line, to: text)
        try context.remark(onLine: line)
        return try service.lineRow(line)
    }
}

/// Takes a line up again, from the next run on.
package struct EnableLine: Command {
    package static let name = "lines.enable"
    package static let summary = "Takes a line up again."
    package static let fields = [OperationField<Self>.identifier(\.id)]
    package var id = ""

    package init() {}

    package func run(_ context: OperationContext) throws -> LineRow {
        let line = try context.service.line(named: id)
        try context.service.change(line: line, .enable)
        return try context.service.lineRow(line)
    }
}

/// Sets a line aside, from tomorrow on.
package struct DisableLine: Command {
    package static let name = "lines.disable"
    package static let summary = "Leaves a line out."
    package static let fields = [OperationField<Self>.identifier(\.id)]
    package var id = ""

    package init() {}

    package func run(_ context: OperationContext) throws -> LineRow {
        let line = try context.service.line(named: id)
        try context.service.change(line: line, .disable(today: try context.service.present().today))
        return try context.service.lineRow(line)
    }
}

/// Removes a line, from tomorrow on.
package struct RemoveLine: Command {
    package static let name = "lines.remove"
    package static let summary = "Removes a line."
    package static let fields = [OperationField<Self>.identifier(\.id)]
    package var id = ""

    package init() {}

    package func run(_ context: OperationContext) throws -> RemovedRow {
        let line = try context.service.line(named: id)
        try context.service.change(line: line, .remove(today: try context.service.present().today))
        return RemovedRow(removed: line.text)
    }
}

extension OperationContext {
    /// Remarks on a line that was added or changed.
    fileprivate func remark(onLine id: LineID) throws {
        try remark { remarks in
            let overview = try service.present()
            return remarks.onLine(id)
                + self.remarks(onHearing: overview.book.state(of: id).language, overview)
        }
    }

    /// Says so where nothing on this device hears a language.
    func remarks(onHearing language: Language, _ overview: DeviceOverview) -> [String] {
        parts.isHeard(language, overview.settings)
            ? [] : [Remarks(overview).onMissingEngine(for: language)]
    }
}

extension CommandService {
    /// The line of an identifier, or of the beginning of it.
    package func line(named text: String) throws(CommandError) -> LineID {
        try Named.line.identifier(text, among: present().book.entries.map(\.id))
    }
}

package struct RehearseLine: Command, DeviceOperation {
    package typealias Answer = [RehearsedLineRow]
    package static let name = "lines.rehearse"
    package static let summary = "Listens to a line once, and says how it was heard."
    package static let place = OperationPlace.ownProcess
    package static let fields = [OperationField<Self>.identifier(\.id)]
    package var id = ""

    package init() {}
}
