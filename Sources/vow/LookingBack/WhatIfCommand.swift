import ArgumentParser
import Foundation
import Glibc
import VowAnswers
import VowCommandLine
import VowCore
import VowPorts
import VowRecitation
import VowRuntime
import VowSystem

/// The changes that a what-if and an adoption understand.
struct ChangeOptions: ParsableArguments {
    @Option(help: .text(.optionsChangeMinSimilarity, valueName: "score"))
    var minSimilarity: Double?
    @Option(help: .text(.optionsChangeChallengeWord)) var challengeWord: AlarmOptions.Switch?
    @Option(help: .text(.optionsAnAlarmRecite)) var recite: String?
    @Option(
        help: .text(.optionsChangeSum, valueName: "sums")
    )
    var sum: String?

    /// Whether anything was named.
    var isEmpty: Bool { minSimilarity == nil && challengeWord == nil && recite == nil && sum == nil }

    private func sums() throws -> SumChange? {
        guard let sum else { return nil }
        return try ChallengePolicy.challenges("sum:" + sum).first?.ask.sums.map {
            SumChange(difficulty: $0.difficulty, count: $0.count)
        }
    }

    func change() throws -> WhatIfChange {
        if let minSimilarity, !(0.5...1).contains(minSimilarity) {
            throw CommandError.refused(.similarityNotBetween05(similarity: minSimilarity))
        }
        return WhatIfChange(
            minimumSimilarity: minSimilarity, challengeWord: challengeWord.map { $0 == .on },
            kinds: try recite.map { try AlarmFields.kinds($0.split(separator: ",").map(String.init)) },
            sums: try sums())
    }
}

/// The changes that only a look back understands.
struct HindsightOptions: ParsableArguments {
    @Option(help: .text(.optionsHindsightVerifier, valueName: "version"))
    var verifier: Int?
    @Option(
        help: .text(
            HelpText.optionsHindsightTranscripts(row: #"{"run": …, "attempt": 1, "transcript": …}"#),
            valueName: "file"))
    var transcripts: String?

    @Option(help: .text(.optionsHindsightLiveness))
    var liveness: AlarmOptions.Switch?
    @Option(
        help: .text(.optionsHindsightEngine, valueName: "name"))
    var engine: String?
}

/// `vow whatif`: past mornings under other terms.
struct WhatIfCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "whatif", abstract: HelpText.whatif.inHelp,
        discussion: HelpText.whatifMore.inHelp)
    @OptionGroup var common: CommonOptions
    @OptionGroup var options: ChangeOptions
    @OptionGroup var hindsight: HindsightOptions
    @Argument(help: .text(.whatifWanted, valueName: "run")) var wanted: String?
    @Option(help: .text(.whatifLast)) var last: Int?

    func run() throws {
        try Exit.reporting {
            let change = try options.change()
            var operation = TryOtherTerms()
            (operation.run, operation.last) = (wanted, last)
            (operation.minSimilarity, operation.challengeWord) = (
                change.minimumSimilarity, change.challengeWord
            )
            (operation.kinds, operation.sums) = (change.kinds, change.sums)
            operation.liveness = hindsight.liveness.map { $0 == .on }
            (operation.verifier, operation.engine) = (hindsight.verifier, hindsight.engine)
            if let file = hindsight.transcripts {
                guard let text = Files.text(file) else {
                    throw CommandError.refused(.fileCannotBeRead(path: file))
                }
                operation.transcripts = (file, text)
            }
            if let last, last < 1 { throw CommandError.refused(.giveAtLeastOneMorning) }
            let result = try operation.result(try common.service(toLookBack: true))
            if common.json { JSONPrinter.print(result.document) } else { Output.line(result.text) }
            if result.records.flaw != nil { throw Exit.no }
        }
    }
}

/// `vow adopt`: a changed rule, tried on past mornings before it is taken.
struct AdoptCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "adopt", abstract: HelpText.adopt.inHelp,
        discussion: HelpText.adoptMore.inHelp)
    @OptionGroup var common: CommonOptions
    @OptionGroup var options: ChangeOptions
    @Option(help: .text(.adoptAlarm)) var alarm: String
    @Flag(help: .text(.adoptYes)) var yes = false

    /// The trial of a rule and whether it was adopted: the keys of `vow whatif`, and three more.
    struct Document: Encodable {
        let tried: WhatIfRow
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
                throw CommandError.refused(
                    .whatToChangeMinSimilarity0
                )
            }
            let change = try options.change()
            let service = try common.service(toLookBack: true)
            let id = try service.alarmID(named: alarm)
            let overview = try service.state()
            let runs = overview.runs.filter { $0.state.terms?.alarm == id }.suffix(60).map(\.id)
            let texts = HindsightTexts(overview.settings)
            let result = try WhatIfResult(Array(runs), change, service.log, texts)
            let effect = try AdoptCommand.effect(of: change, on: overview.alarm(id), overview.today)
            if !common.json {
                Output.line(result.text)
                Output.line(effect.isNew ? texts.wouldHold(from: effect.from?.iso8601) : texts.isTheRule)
            }
            let isProven = result.records.flaw == nil
            let isTaken = try isProven && effect.isNew && isAgreed(texts)
            if isTaken {
                try common.service().edit(alarm: id, today: overview.today) {
                    (definition) throws(CommandError) in
                    AdoptCommand.changed(definition, change)
                }
            }
            if common.json {
                JSONPrinter.print(
                    Document(
                        tried: result.document, isNew: effect.isNew, taken: isTaken,
                        holdsFrom: effect.from?.iso8601))
            } else if isTaken {
                Output.line(texts.taken(from: effect.from?.iso8601))
            }
            guard isProven else { throw Exit.saying(Exit.no, TextCode(worded: texts.notProven)) }
            guard isTaken || !effect.isNew else {
                guard common.json else { throw Exit.no }
                throw Exit.saying(Exit.usage, TextCode(worded: texts.notAgreed))
            }
        }
    }

    private static func changed(_ definition: AlarmDefinition, _ change: WhatIfChange) -> AlarmDefinition {
        var changed = definition
        if let score = change.minimumSimilarity { changed.gate.minimumSimilarity = score }
        if let word = change.challengeWord { changed.gate.challengeWord = word }
        if let kinds = change.kinds { changed.gate.kinds = kinds }
        if let sums = change.sums {
            changed.gate.changeEach { challenge in
                guard challenge.ask.sums != nil else { return }
                challenge.ask = .sum(sums.difficulty, count: sums.count)
            }
        }
        return changed
    }

    /// Whether the rule is another one than the alarm's, and from which date on it would hold where it loosens.
    private static func effect(of change: WhatIfChange, on alarm: AlarmState, _ today: CivilDate) throws
        -> (isNew: Bool, from: CivilDate?)
    {
        // A change that is refused has no effect.
        guard let definition = alarm.definition,
            case .changed(_, let loosenedFrom)? = try? alarm.decide(
                .change(changed(definition, change), today: today)
            ).first
        else { return (false, nil) }
        return (true, loosenedFrom)
    }

    private func isAgreed(_ texts: HindsightTexts) throws -> Bool {
        if yes { return true }
        if common.json { return false }
        guard isatty(0) == 1 else {
            throw CommandError.refused(worded: texts.notAgreed)
        }
        Output.put(texts.question)
        fflush(nil)
        return texts.isYes(readLine() ?? "")
    }
}
