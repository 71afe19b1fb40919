package import VowAnswers
package import VowCore
import VowPorts
import VowRecitation

import struct Foundation.Data
import class Foundation.JSONDecoder
import VowSystem

extension Operations {
    static let hindsight: [any Operation.Type] = [TryOtherTerms.self]
}

/// Judges past mornings again under other terms. Nothing changes.
package struct TryOtherTerms: Query {
    package static let name = "whatif"
    package static let summary = "A run under other terms, or the last mornings."
    // Every attempt of many mornings is judged again.
    package static let place = OperationPlace.ownProcess
    package static let looksBack = true
    package static let fields: [OperationField<Self>] = [
        .run(\.run), .whole("last", \.last, 1...mostMornings),
        .number("minSimilarity", \.minSimilarity, 0.5...1), .onOff("challengeWord", \.challengeWord),
        .onOff("liveness", \.liveness),
    ]
    private static let mostMornings = 3_660
    private static let usualMornings = 60

    /// One run in place of the last mornings.
    package var run: String?
    package var last: Int?
    package var minSimilarity: Double?
    package var challengeWord: Bool?
    package var liveness: Bool?
    // Only the command line names these.
    package var kinds: [LineKind]?
    package var sums: SumChange?
    package var verifier: Int?
    /// An engine that took notes.
    package var engine: String?
    /// A file with what another engine heard, a JSON object on each line: its name and its text.
    package var transcripts: (file: String, text: String)?

    package init() {}

    private struct Line: Decodable {
        let run: String
        let attempt: Int
        let transcript: String
    }

    private var isEmpty: Bool {
        minSimilarity == nil && challengeWord == nil && liveness == nil && kinds == nil && sums == nil
            && verifier == nil && engine == nil && transcripts == nil
    }

    package func run(_ context: OperationContext) throws -> WhatIfRow {
        try result(context.service, note: context.parts.note).document
    }

    /// What the other terms would have done.
    package func result(_ service: CommandService, note: ((String) -> Void)? = nil) throws -> WhatIfResult {
        guard !isEmpty else {
            throw CommandError.refused(.whatToChangeMinSimilarity)
        }
        guard run == nil || last == nil else {
            throw CommandError.refused(.nameRunOrLastFor)
        }
        try Self.check(verifier: verifier)
        let state = try service.state()
        let runs = state.runs.map(\.id)
        guard !runs.isEmpty else {
            throw try RunSource.refusal(.refused(.noMorningsYetToJudge), service.log)
        }
        var judged = Array(runs.suffix(last ?? Self.usualMornings))
        if let run { judged = [try RunSource.identifier(run, among: runs, service.log)] }
        var change = WhatIfChange(
            minimumSimilarity: minSimilarity, challengeWord: challengeWord, kinds: kinds, sums: sums,
            verifierVersion: verifier)
        change.liveness = liveness
        try addHearings(to: &change, judged, service)
        try addTranscripts(to: &change, runs)
        return try WhatIfResult(judged, change, service.log, HindsightTexts(state.settings), note: note)
    }

    /// Refuses a version that never was.
    package static func check(verifier: Int?) throws {
        guard let verifier,
            !(VerifierSettings.oldestVersion...VerifierSettings.currentVersion).contains(verifier)
        else { return }
        throw CommandError.refused(
            .noVerifierTo(
                verifier: verifier, oldest: VerifierSettings.oldestVersion,
                newest: VerifierSettings.currentVersion))
    }

    private func addHearings(to change: inout WhatIfChange, _ judged: [RunID], _ service: CommandService)
        throws
    {
        guard let engine else { return }
        for run in judged {
            for hearing in try service.shadows(ofRun: run) where hearing.evidence.engine == engine {
                change.hearings[AttemptID(run: run, attempt: hearing.attempt)] = hearing.evidence
            }
        }
        guard !change.hearings.isEmpty else {
            throw CommandError.refused(
                judged.count == 1
                    ? .engineTookNoNotesOfMorning(engine: engine)
                    : .engineTookNoNotesOfMornings(engine: engine))
        }
    }

    /// - Parameter runs: every run, which the file may name.
    private func addTranscripts(to change: inout WhatIfChange, _ runs: [RunID]) throws {
        guard let (file, text) = transcripts else { return }
        for (index, row) in text.split(separator: "\n").enumerated() {
            guard let line = JSON.value(Line.self, row.utf8) else {
                throw CommandError.refused(
                    .lineOfNoTranscript(line: index + 1, transcripts: file, row: row))
            }
            guard let run = DeviceOverview.match(line.run, among: runs) else {
                throw CommandError.refused(
                    .lineOfNamesRunWhich(line: index + 1, transcripts: file, run: line.run))
            }
            change.transcripts[AttemptID(run: run, attempt: line.attempt)] = line.transcript
        }
    }
}
