import ArgumentParser
import Foundation
import Glibc
import VowCore
import VowRuntime

/// The changes that a what-if and an adoption understand.
struct ChangeOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The score every line would need, 0.5 to 1.", valueName: "score"))
    var minSimilarity: Double?
    @Option(help: "Ask for the challenge word: on or off.") var challengeWord: AlarmOptions.Switch?
    @Option(help: "What to recite, in order: affirmations,goals.") var recite: String?

    /// Whether anything was named.
    var isEmpty: Bool { minSimilarity == nil && challengeWord == nil && recite == nil }

    func change() throws -> WhatIfChange {
        if let minSimilarity, !(0.5...1).contains(minSimilarity) {
            throw DeskError.refused("The similarity \(minSimilarity) is not between 0.5 and 1.")
        }
        return WhatIfChange(
            minimumSimilarity: minSimilarity, challengeWord: challengeWord.map { $0 == .on },
            kinds: try recite.map(AlarmOptions.kinds))
    }
}

/// The changes that only a look back understands.
struct HindsightOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Judge by this version of the verifier, from 1.", valueName: "version"))
    var verifier: Int?
    @Option(
        help: ArgumentHelp(
            """
            What another engine heard: a file with one JSON object a line, {"run": …, "attempt": 1, "transcript": …}.
            """,
            valueName: "file"))
    var transcripts: String?

    @Option(
        help: ArgumentHelp(
            "What an engine that took notes heard, such as whisper; `vow engines` shows which did.",
            valueName: "name"))
    var engine: String?

    private struct Line: Decodable {
        let run: String
        let attempt: Int
        let transcript: String
    }

    var isEmpty: Bool { verifier == nil && transcripts == nil && engine == nil }

    /// Refuses a version that never was.
    static func check(verifier: Int?) throws {
        guard let verifier, !(1...VerifierSettings.currentVersion).contains(verifier) else { return }
        throw DeskError.refused(
            "There is no verifier \(verifier); there are 1 to \(VerifierSettings.currentVersion).")
    }

    /// - Parameters:
    ///   - judged: the runs to judge again.
    ///   - runs: every run, which a file of transcripts may name.
    func add(to change: inout WhatIfChange, judged: [String], runs: [String], _ desk: Desk) throws {
        try HindsightOptions.check(verifier: verifier)
        change.verifierVersion = verifier
        if let engine {
            for run in judged {
                for hearing in try desk.shadows(ofRun: run) where hearing.evidence.engine == engine {
                    change.hearings[AttemptID(run: run, attempt: hearing.attempt)] = hearing.evidence
                }
            }
            guard !change.hearings.isEmpty else {
                throw DeskError.refused(
                    "The engine \"\(engine)\" took no notes of \(judged.count == 1 ? "this morning" : "these mornings"). "
                        + "`vow engines` shows which did.")
            }
        }
        guard let transcripts else { return }
        guard let text = try? String(contentsOfFile: transcripts, encoding: .utf8) else {
            throw DeskError.refused("The file \(transcripts) cannot be read.")
        }
        for (index, row) in text.split(separator: "\n").enumerated() {
            guard let line = try? JSONDecoder().decode(Line.self, from: Data(row.utf8)) else {
                throw DeskError.refused("Line \(index + 1) of \(transcripts) is no transcript: \(row)")
            }
            guard let run = Household.match(line.run, among: runs) else {
                throw DeskError.refused(
                    "Line \(index + 1) of \(transcripts) names the run \"\(line.run)\", which is not there.")
            }
            change.transcripts[AttemptID(run: run, attempt: line.attempt)] = line.transcript
        }
    }
}

/// `vow whatif`: past mornings under other terms.
struct WhatIfCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "whatif", abstract: "Judge past mornings again under other terms; nothing is changed.",
        discussion: """
            Each attempt is decided again in its order, with the changed score, word, lines, rules of verdict or \
            transcripts; what flips is told in both directions. Without a change nothing flips, unless the log was \
            written by rules that today's code does not follow.
            """)
    @OptionGroup var common: CommonOptions
    @OptionGroup var options: ChangeOptions
    @OptionGroup var hindsight: HindsightOptions
    @Argument(help: ArgumentHelp("A run; without one, the last ones.", valueName: "run")) var wanted: String?
    @Option(help: "How many of the last mornings; 60 when left out.") var last: Int?

    func run() throws {
        try Exit.reporting {
            guard !options.isEmpty || !hindsight.isEmpty else {
                throw DeskError.refused(
                    "Say what to change: --min-similarity 0.70, --challenge-word off, --recite affirmations, "
                        + "--verifier 2, --engine whisper, or --transcripts FILE.")
            }
            var change = try options.change()
            guard wanted == nil || last == nil else {
                throw DeskError.refused("Name a run, or --last for several; not both.")
            }
            if let last, last < 1 { throw DeskError.refused("Give at least one morning to --last.") }
            let desk = try common.desk()
            let runs = try desk.state().runs
            guard !runs.isEmpty else { throw DeskError.refused("There are no mornings yet to judge again.") }
            var ids = runs.suffix(last ?? 60).map(\.id)
            if let wanted {
                guard let id = Household.match(wanted, among: runs.map(\.id)) else {
                    throw DeskError.refused("There is no single run \"\(wanted)\". `vow runs` shows them.")
                }
                ids = [id]
            }
            try hindsight.add(to: &change, judged: ids, runs: runs.map(\.id), desk)
            let result = try WhatIfResult(ids, change, desk.log)
            if common.json { JSONPrinter.print(result.document) } else { print(result.text) }
        }
    }
}

/// What a change would have done to runs.
struct WhatIfResult {
    struct Row: Encodable {
        let run: String
        let inProgress: Bool
        let wasDismissed: Bool
        let wouldBeDismissed: Bool
        let attemptsThatWouldOpen: [Int]
        let attemptsThatWouldNot: [Int]
        let attemptsNotNeeded: [Int]
        /// The attempts that count and of which the engine that was asked took no note; their recorded words stand.
        let attemptsWithoutNotes: [Int]
        let caveat: String?
    }

    struct Document: Encodable {
        let mornings: Int
        let notJudged: Int
        /// The mornings of which the engine that was asked took no note at all: they are not judged either.
        let withoutNotes: Int
        let wouldOpen: Int
        let wouldStayClosed: Int
        let runs: [Row]
    }

    let document: Document

    init(_ ids: [String], _ change: WhatIfChange, _ log: EventLog) throws {
        var rows: [Row] = []
        var skipped = 0
        var withoutNotes = 0
        let noted = Set(change.hearings.keys.map(\.run))
        for id in ids {
            guard let outcome = WhatIf.judge(id, try RunSource.history(of: id, log), change) else {
                skipped += 1
                continue
            }
            if !outcome.unheard.isEmpty, !noted.contains(id) {
                withoutNotes += 1
                continue
            }
            rows.append(
                Row(
                    run: id, inProgress: outcome.isInProgress, wasDismissed: outcome.wasDismissed,
                    wouldBeDismissed: outcome.wouldBeDismissed,
                    attemptsThatWouldOpen: outcome.attempts.filter { !$0.opened && $0.wouldOpen == true }.map(
                        \.number),
                    attemptsThatWouldNot: outcome.attempts.filter { $0.opened && $0.wouldOpen == false }.map(
                        \.number),
                    attemptsNotNeeded: outcome.attempts.filter { $0.wouldOpen == nil }.map(\.number),
                    attemptsWithoutNotes: outcome.unheard, caveat: outcome.caveat))
        }
        document = Document(
            mornings: rows.count, notJudged: skipped, withoutNotes: withoutNotes,
            wouldOpen: rows.filter { !$0.inProgress && !$0.wasDismissed && $0.wouldBeDismissed }.count,
            wouldStayClosed: rows.filter { $0.wasDismissed && !$0.wouldBeDismissed }.count, runs: rows)
    }

    var text: String {
        var lines = document.runs.compactMap { row -> String? in
            var parts: [String] = []
            if row.inProgress {
                parts.append("has not ended yet")
            } else if row.wasDismissed != row.wouldBeDismissed {
                parts.append(
                    row.wouldBeDismissed
                        ? "would have been dismissed, and was not" : "would not have been dismissed, and was")
            }
            if !row.attemptsThatWouldOpen.isEmpty {
                parts.append("attempts \(row.attemptsThatWouldOpen) would pass")
            }
            if !row.attemptsThatWouldNot.isEmpty {
                parts.append("attempts \(row.attemptsThatWouldNot) would not")
            }
            if !row.attemptsNotNeeded.isEmpty {
                parts.append("attempts \(row.attemptsNotNeeded) would not be needed")
            }
            if !row.attemptsWithoutNotes.isEmpty {
                parts.append(
                    "of attempts \(row.attemptsWithoutNotes) there are no notes, so what was heard then stands for them"
                )
            }
            if let caveat = row.caveat { parts.append(caveat) }
            return parts.isEmpty ? nil : "\(row.run)  \(parts.joined(separator: "; "))"
        }
        lines.append(
            "\(document.mornings) morning\(document.mornings == 1 ? "" : "s") judged again: "
                + "\(document.wouldOpen) would open that did not, "
                + "\(document.wouldStayClosed) would stay closed that opened."
                + (document.notJudged > 0 ? " \(document.notJudged) never rang or are erased." : "")
                + (document.withoutNotes > 0 ? " Of \(document.withoutNotes) there are no notes." : ""))
        if document.wouldStayClosed > 0 {
            lines.append(
                "What stays closed would have gone on ringing; what would have been said then, nobody knows.")
        }
        return lines.joined(separator: "\n")
    }
}

/// `vow adopt`: a changed rule, tried on past mornings before it is taken.
struct AdoptCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "adopt", abstract: "Try a rule on the last 60 mornings of an alarm, then take it.",
        discussion: """
            What flips in those mornings is shown before anything is asked. What loosens the gate holds from tomorrow. \
            With --json, and without a terminal, --yes is needed to take it. Exit code 1: it was not taken.
            """)
    @OptionGroup var common: CommonOptions
    @OptionGroup var options: ChangeOptions
    @Option(help: "The alarm.") var alarm: String
    @Flag(help: "Take it without asking.") var yes = false

    /// What was tried, and what became of the rule: the keys of `vow whatif`, and three more.
    struct Document: Encodable {
        let tried: WhatIfResult.Document
        let isNew: Bool
        let taken: Bool
        /// The first date on which it holds where it loosens the gate; null where it holds at once.
        let holdsFrom: String?

        private enum Key: String, CodingKey { case isNew, taken, holdsFrom }

        func encode(to encoder: any Encoder) throws {
            try tried.encode(to: encoder)
            var container = encoder.container(keyedBy: Key.self)
            try container.encode(isNew, forKey: .isNew)
            try container.encode(taken, forKey: .taken)
            try container.encode(holdsFrom, forKey: .holdsFrom)
        }
    }

    func run() throws {
        try Exit.reporting {
            guard !options.isEmpty else {
                throw DeskError.refused(
                    "Say what to change: --min-similarity 0.70, --challenge-word off, or --recite affirmations."
                )
            }
            let change = try options.change()
            let desk = try common.desk()
            let id = try AlarmCommandLine.resolve(alarm, desk)
            let household = try desk.state()
            let runs = household.runs.filter { $0.state.terms?.alarm == id }.suffix(60).map(\.id)
            let result = try WhatIfResult(Array(runs), change, desk.log)
            let effect = try AdoptCommand.effect(of: change, on: household.alarm(id), household.today)
            if !common.json { print("\(result.text)\n\(effect.text)") }
            let isTaken = try effect.isNew && isAgreed()
            if isTaken {
                try desk.edit(alarm: id, today: household.today) { (definition) throws(DeskError) in
                    AdoptCommand.changed(definition, change)
                }
            }
            if common.json {
                JSONPrinter.print(
                    Document(
                        tried: result.document, isNew: effect.isNew, taken: isTaken,
                        holdsFrom: effect.from?.iso8601))
            } else if isTaken {
                print(effect.from.map { "Taken. It holds from \($0.iso8601)." } ?? "Taken. It holds at once.")
            }
            guard isTaken || !effect.isNew else {
                throw common.json
                    ? Exit.saying(Exit.usage, "Nothing was changed. Give --yes to take the rule.") : Exit.no
            }
        }
    }

    private static func changed(_ definition: AlarmDefinition, _ change: WhatIfChange) -> AlarmDefinition {
        var changed = definition
        if let score = change.minimumSimilarity { changed.gate.minimumSimilarity = score }
        if let word = change.challengeWord { changed.gate.challengeWord = word }
        if let kinds = change.kinds { changed.gate.kinds = kinds }
        return changed
    }

    /// Whether the rule is another one than the alarm's, and from which date on it would hold where it loosens.
    private static func effect(of change: WhatIfChange, on alarm: AlarmState, _ today: CivilDate) throws
        -> (isNew: Bool, from: CivilDate?, text: String)
    {
        guard let definition = alarm.definition,
            case .changed(_, let loosenedFrom)? = try? alarm.decide(
                .change(changed(definition, change), today: today)
            ).first
        else { return (false, nil, "That is the rule already; there is nothing to take.") }
        let text =
            loosenedFrom.map { "It would loosen the gate, so it would hold from \($0.iso8601)." }
            ?? "It would hold at once."
        return (true, loosenedFrom, text)
    }

    private func isAgreed() throws -> Bool {
        if yes { return true }
        if common.json { return false }
        guard isatty(0) == 1 else {
            throw DeskError.refused("Nothing was changed. Give --yes to take the rule.")
        }
        print("Take this rule? [y/N] ", terminator: "")
        fflush(nil)
        return ["y", "yes"].contains(readLine()?.lowercased() ?? "")
    }
}
