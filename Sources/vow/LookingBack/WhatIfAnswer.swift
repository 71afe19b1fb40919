import VowAnswers
import VowCore
import VowRuntime

/// "Would I have passed at 0.70?" as front ends ask it: of one run, or of the last mornings.
///
/// Whatever else is asked over the socket waits meanwhile, so there is a bound to how many mornings one question holds.
enum WhatIfAnswer {
    /// The most mornings that one question judges, and how many it judges where it names no number.
    static let mostMornings = 60

    static func row(_ service: CommandService, _ arguments: Arguments) throws -> WhatIfRow {
        var change = WhatIfChange(
            minimumSimilarity: try checked(try arguments.number("minSimilarity")),
            challengeWord: try arguments.truth("challengeWord"))
        change.liveness = try arguments.truth("liveness")
        let asked = try arguments.text("run")
        let last = try arguments.count("last")
        guard asked == nil || last == nil else {
            throw CommandError.refused("Name a run, or --last for several; not both.")
        }
        let ids: [RunID]
        if let asked {
            let runs = try service.mornings(last: .max).map(\.run)
            ids = [try Named.run.identifier(asked, among: runs)]
        } else {
            let count = last ?? mostMornings
            guard (1...mostMornings).contains(count) else {
                throw CommandError.refused("--last goes from 1 to 60.")
            }
            ids = try service.mornings(last: count).map(\.run)
        }
        // Without any morning there is no first record to check the chain from.
        guard !ids.isEmpty else {
            return WhatIfRow([], notJudged: 0, withoutNotes: 0, records: "sound", flaw: nil)
        }
        return try WhatIfResult(
            ids, change, service.log, HindsightTexts(try service.present().settings)
        ).document
    }

    /// A score that a line may be asked for.
    static func checked(_ similarity: Double?) throws(CommandError) -> Double? {
        guard let similarity, !(0.5...1).contains(similarity) else { return similarity }
        throw .refused("The similarity \(similarity) is not between 0.5 and 1.")
    }
}
