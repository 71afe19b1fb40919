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

    func add(to change: inout WhatIfChange, runs: [String], _ desk: Desk) throws {
        try HindsightOptions.check(verifier: verifier)
        change.verifierVersion = verifier
        if let engine {
            for run in runs {
                for hearing in try desk.shadows(ofRun: run) where hearing.evidence.engine == engine {
                    change.hearings[AttemptID(run: run, attempt: hearing.attempt)] = hearing.evidence
                }
            }
            guard !change.hearings.isEmpty else {
                throw DeskError.refused(
                    "The engine \"\(engine)\" took no notes of any morning. `vow engines` shows which did.")
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
    @Option(help: "How many of the last mornings.") var last: Int = 60

    func run() throws {
        try Exit.reporting {
            guard !options.isEmpty || !hindsight.isEmpty else {
                throw DeskError.refused(
                    "Say what to change: --min-similarity 0.70, --challenge-word off, --recite affirmations, "
                        + "--verifier 2, --engine whisper, or --transcripts FILE.")
            }
            var change = try options.change()
            let desk = try common.desk()
            let runs = try desk.state().runs
            try hindsight.add(to: &change, runs: runs.map(\.id), desk)
            var ids = runs.suffix(max(0, last)).map(\.id)
            if let wanted {
                guard let id = Household.match(wanted, among: runs.map(\.id)) else {
                    throw DeskError.refused("There is no single run \"\(wanted)\". `vow runs` shows them.")
                }
                ids = [id]
            }
            let result = try WhatIfResult(ids, change, common)
            if common.json { JSONPrinter.print(result.document) } else { print(result.text) }
        }
    }
}

/// What a change would have done to runs.
struct WhatIfResult {
    struct Row: Encodable {
        let run: String
        let wasDismissed: Bool
        let wouldBeDismissed: Bool
        let attemptsThatWouldOpen: [Int]
        let attemptsThatWouldNot: [Int]
        let attemptsNotNeeded: [Int]
        let caveat: String?
    }

    struct Document: Encodable {
        let mornings: Int
        let notJudged: Int
        let wouldOpen: Int
        let wouldStayClosed: Int
        let runs: [Row]
    }

    let document: Document

    init(_ ids: [String], _ change: WhatIfChange, _ common: CommonOptions) throws {
        let log = try common.openLog()
        var rows: [Row] = []
        var skipped = 0
        for id in ids {
            guard let outcome = WhatIf.judge(id, try RunSource.history(of: id, log), change) else {
                skipped += 1
                continue
            }
            rows.append(
                Row(
                    run: id, wasDismissed: outcome.wasDismissed, wouldBeDismissed: outcome.wouldBeDismissed,
                    attemptsThatWouldOpen: outcome.attempts.filter { !$0.opened && $0.wouldOpen == true }.map(
                        \.number),
                    attemptsThatWouldNot: outcome.attempts.filter { $0.opened && $0.wouldOpen == false }.map(
                        \.number),
                    attemptsNotNeeded: outcome.attempts.filter { $0.wouldOpen == nil }.map(\.number),
                    caveat: outcome.caveat))
        }
        document = Document(
            mornings: rows.count, notJudged: skipped,
            wouldOpen: rows.filter { !$0.wasDismissed && $0.wouldBeDismissed }.count,
            wouldStayClosed: rows.filter { $0.wasDismissed && !$0.wouldBeDismissed }.count, runs: rows)
    }

    var text: String {
        var lines = document.runs.compactMap { row -> String? in
            var parts: [String] = []
            if row.wasDismissed != row.wouldBeDismissed {
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
            if let caveat = row.caveat { parts.append(caveat) }
            return parts.isEmpty ? nil : "\(row.run)  \(parts.joined(separator: "; "))"
        }
        lines.append(
            "\(document.mornings) mornings judged again: \(document.wouldOpen) would open that did not, "
                + "\(document.wouldStayClosed) would stay closed that opened."
                + (document.notJudged > 0 ? " \(document.notJudged) never rang or are erased." : ""))
        return lines.joined(separator: "\n")
    }
}

/// `vow adopt`: a changed rule, tried on past mornings before it is taken.
struct AdoptCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "adopt", abstract: "Try a rule on the last 60 mornings of an alarm, then take it.",
        discussion:
            "What loosens the gate holds from tomorrow. Without a terminal, --yes is needed to take it.")
    @OptionGroup var common: CommonOptions
    @OptionGroup var options: ChangeOptions
    @Option(help: "The alarm.") var alarm: String
    @Flag(help: "Take it without asking.") var yes = false

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
            let result = try WhatIfResult(Array(runs), change, common)
            if common.json { JSONPrinter.print(result.document) } else { print(result.text) }
            guard try isAgreed() else { throw Exit.no }
            try desk.edit(alarm: id, today: household.today) { (definition) throws(DeskError) in
                var changed = definition
                if let score = change.minimumSimilarity { changed.gate.minimumSimilarity = score }
                if let word = change.challengeWord { changed.gate.challengeWord = word }
                if let kinds = change.kinds { changed.gate.kinds = kinds }
                return changed
            }
            let waits = try desk.state().alarm(id).stricter?.until
            if !common.json {
                print(waits.map { "Taken. It holds from \($0.iso8601)." } ?? "Taken. It holds at once.")
            }
        }
    }

    private func isAgreed() throws -> Bool {
        if yes { return true }
        guard isatty(0) == 1 else {
            throw DeskError.refused("Nothing was changed. Give --yes to take the rule.")
        }
        print("Take this rule? [y/N] ", terminator: "")
        fflush(nil)
        return ["y", "yes"].contains(readLine()?.lowercased() ?? "")
    }
}
