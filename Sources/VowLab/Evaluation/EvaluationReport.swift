import VowCore
import VowRecitation
package import VowRuntime

/// The results of an evaluation, to show or encode.
package struct EvaluationReport: Sendable, Encodable {
    /// A point of the operating curve.
    package struct CurveRow: Hashable, Sendable, Encodable {
        /// The threshold.
        package let similarity: Double
        /// Own sentences that pass.
        package let genuine: ShareRow
        /// Other sentences that pass.
        package let falseAcceptance: ShareRow
        /// Own sentences with one content word exchanged that pass.
        package let exchanged: ShareRow

        init(_ point: OperatingCurve.Point) {
            similarity = point.similarity
            genuine = ShareRow(point.genuine)
            falseAcceptance = ShareRow(point.falseAcceptance)
            exchanged = ShareRow(point.exchanged)
        }
    }

    /// The results for half of the speakers.
    package struct HalfRow: Hashable, Sendable, Encodable {
        /// "tune" for the speakers that settings were chosen on, or "held-out".
        package let speakers: String
        /// Own sentences that pass.
        package let genuine: ShareRow
        /// Own sentences that pass with one content word exchanged.
        package let exchanged: ShareRow
        /// Other sentences that pass.
        package let falseAcceptance: ShareRow

        init?(_ half: Recording.Half, of group: GroupTrials, at similarity: Double) {
            guard let passes = group.passes(half, at: similarity) else { return nil }
            speakers = half.rawValue
            genuine = ShareRow(passes.own)
            exchanged = ShareRow(passes.exchanged)
            falseAcceptance = ShareRow(passes.others)
        }

        /// "speakers held out: own …, exchanged …, others …".
        package var text: String {
            "  speakers \(speakers == Recording.Half.tune.rawValue ? "tuned on" : "held out")".padded(to: 26)
                + "own \(genuine.text)  exchanged \(exchanged.text)  others \(falseAcceptance.text)"
        }
    }

    /// The effect of rehearsals: the same sentences with and without them.
    package struct PairedRow: Hashable, Sendable, Encodable {
        /// Sentences that pass without rehearsals.
        package let without: ShareRow
        /// Sentences that pass with them.
        package let with: ShareRow
        /// Sentences that pass only with them.
        package let onlyWith: Int
        /// Sentences that pass only without.
        package let onlyWithout: Int
        /// The two-sided probability of such a difference by chance: McNemar's exact test.
        package let probability: Double

        init(_ shares: PairedShares) {
            without = ShareRow(shares.without)
            with = ShareRow(shares.with)
            onlyWith = shares.onlyWith
            onlyWithout = shares.onlyWithout
            probability = PairedTest.probability(shares.onlyWithout, shares.onlyWith)
        }

        /// "93.1% [90.2, 95.0] 12/13; only with 4, only without 1, p = 0.375".
        package var text: String {
            "\(without.text); only with \(onlyWith), only without \(onlyWithout), "
                + "p = \(Texts.decimal(probability, places: 4))"
        }
    }

    /// The recordings of a source and language under a condition.
    package struct Row: Sendable, Encodable {
        /// The source of the recordings.
        package let source: String
        /// "en", "es" or "zh".
        package let language: String
        /// Whether people speak, rather than a synthetic voice.
        package let isHuman: Bool
        /// "clean", or the noise and its distance.
        package let condition: String
        /// The engines and models used.
        package let engines: [String]
        /// The number of recordings.
        package let recordings: Int
        /// The number of speakers.
        package let speakers: Int
        /// Word errors per spoken word; characters in Chinese.
        package let wordError: Double?
        /// Recordings whose first word was misheard or missed.
        package let firstWordMissed: ShareRow
        /// Recordings whose last word was misheard or missed.
        package let lastWordMissed: ShareRow
        /// Own sentences that pass at the first attempt.
        package let genuine: ShareRow
        /// Other sentences that pass.
        package let falseAcceptance: ShareRow
        /// Own sentences that pass with one content word exchanged for another from the set of about the same length,
        /// with the same last letter.
        package let exchanged: ShareRow
        /// The same figures for the speakers that settings were chosen on and for the others; empty if only one half is
        /// present.
        package let halves: [HalfRow]
        /// The lowest number of other sentences that a recording was judged against.
        package let fewestOthers: Int
        /// The highest share of own sentences with at most 1% of other sentences, and its threshold.
        package let atOnePercent: CurveRow?
        /// Changed sentences that are refused, by kind of change; empty if not requested.
        package let nearMissesRefused: [String: ShareRow]
        /// Own sentences with and without rehearsals, or nil if nothing was rehearsed.
        package let rehearsedOwn: PairedRow?
        /// The same for other sentences.
        package let rehearsedOthers: PairedRow?
        /// The same for sentences with a word exchanged.
        package let rehearsedExchanged: PairedRow?
        /// Changed sentences that pass with and without rehearsals, by kind of change; empty if nothing was rehearsed.
        package let rehearsedChanged: [String: PairedRow]
        /// The number of recordings that got advice about the sound instead of "wrong", by advice.
        package let advice: [String: Int]
        /// Processor time per second of sound.
        package let processorSecondsPerSecond: Double?
        /// The operating curve; empty if not requested.
        package let curve: [CurveRow]
    }

    /// The threshold in force.
    package let similarity: Double
    /// The version of the verifier's rules.
    package let verifierVersion: Int
    /// The speakers: "all", "tune" or "held-out".
    package let speakers: String
    /// The process's peak memory so far in megabytes, or nil if not measured.
    package let peakMemoryMegabytes: Int?
    /// A row per source, language and condition.
    package let rows: [Row]
    /// Unusable rows of the manifest and sound files.
    package let problems: [String]

    /// Summarises trials.
    package init(
        _ groups: [GroupTrials], similarity: Double, speakers: String, peakMemoryMegabytes: Int?,
        withCurves: Bool, withRehearsals: Bool = false, problems: [String]
    ) {
        self.similarity = similarity
        verifierVersion = VerifierSettings.currentVersion
        self.speakers = speakers
        self.peakMemoryMegabytes = peakMemoryMegabytes
        self.problems = problems
        rows = groups.map { Self.row($0, similarity, withCurves, withRehearsals) }
    }

    private static func row(
        _ group: GroupTrials, _ similarity: Double, _ withCurves: Bool, _ withRehearsals: Bool
    ) -> Row {
        let gain = withRehearsals ? group.rehearsalGain(at: similarity) : nil
        let curve = OperatingCurve(group)
        var nearMisses: [String: ShareRow] = [:]
        var changed: [String: PairedRow] = [:]
        for kind in NearMiss.Kind.allCases where kind != .exchanged && group.nearMisses[kind] != nil {
            nearMisses[kind.rawValue] = ShareRow(group.refused(kind, at: similarity))
            if withRehearsals {
                changed[kind.rawValue] = PairedRow(group.rehearsalGain(kind, at: similarity))
            }
        }
        let halves = Recording.Half.allCases.compactMap { HalfRow($0, of: group, at: similarity) }
        return Row(
            source: group.source, language: group.language.rawValue, isHuman: group.isHuman,
            condition: group.condition.name, engines: group.engines, recordings: group.own.count,
            speakers: group.speakers.count, wordError: group.errors.rate,
            firstWordMissed: ShareRow(Share(group.errors.firstMissed, of: group.errors.recordings)),
            lastWordMissed: ShareRow(Share(group.errors.lastMissed, of: group.errors.recordings)),
            genuine: ShareRow(group.genuine(at: similarity)),
            falseAcceptance: ShareRow(group.falseAcceptance(at: similarity)),
            exchanged: ShareRow(group.passed(.exchanged, at: similarity)),
            halves: halves.count > 1 ? halves : [],
            fewestOthers: group.fewestOthers == .max ? 0 : group.fewestOthers,
            atOnePercent: group.others.isEmpty ? nil : curve.point(atMostFalse: 0.01).map(CurveRow.init),
            nearMissesRefused: nearMisses, rehearsedOwn: (gain?.own).map(PairedRow.init),
            rehearsedOthers: (gain?.others).map(PairedRow.init),
            rehearsedExchanged: gain.map { _ in PairedRow(group.rehearsalGain(.exchanged, at: similarity)) },
            rehearsedChanged: changed, advice: group.advice,
            processorSecondsPerSecond: group.soundSeconds > 0
                ? group.processorSeconds / group.soundSeconds : nil,
            curve: withCurves ? curve.points.map(CurveRow.init) : [])
    }

    /// The report for people. Only counts problems, which were reported as they occurred.
    package var text: String {
        var lines: [String] = []
        for row in rows { lines += text(row) }
        if let peakMemoryMegabytes { lines.append("peak memory \(peakMemoryMegabytes) MB") }
        lines.append(terms)
        if let count = Self.count(of: problems) { lines.append(count) }
        return lines.joined(separator: "\n")
    }

    /// A sentence with the number of problems reported during the evaluation, or nil if none.
    package static func count(of problems: [String]) -> String? {
        switch problems.count {
        case 0: nil
        case 1: "1 problem, told of before"
        case let count: "\(count) problems, told of before"
        }
    }

    private var terms: String {
        "threshold \(Texts.decimal(similarity, places: 2)), rules \(verifierVersion), speakers: \(speakers); "
            + "intervals are Wilson's, 95%"
    }

    private func text(_ row: Row) -> [String] {
        let errors = row.language == "zh" ? "character error" : "word error"
        let voices = row.isHuman ? "" : ", synthetic voices"
        var lines = [
            "\(row.source), \(row.language), \(row.condition)\(voices): \(row.recordings) recordings, "
                + "\(row.speakers) speakers, \(row.engines.joined(separator: ", "))",
            "  first attempt passes    \(row.genuine.text)",
            "  other sentences pass    \(row.falseAcceptance.text)"
                + (row.fewestOthers < 15
                    ? "  (only \(row.fewestOthers) other sentences; 15 are needed)" : ""),
            "  a word exchanged passes \(row.exchanged.text)",
        ]
        lines += row.halves.map(\.text)
        if let own = row.rehearsedOwn, let others = row.rehearsedOthers {
            lines.append("  own, not rehearsed      \(own.text)")
            lines.append("  others, not rehearsed   \(others.text)")
            if let exchanged = row.rehearsedExchanged {
                lines.append("  exchanged, unrehearsed  \(exchanged.text)")
            }
        }
        if let best = row.atOnePercent {
            lines.append(
                "  at most 1% of others    \(best.genuine.text) at \(Texts.decimal(best.similarity, places: 2))"
            )
        }
        for kind in NearMiss.Kind.allCases {
            guard let refused = row.nearMissesRefused[kind.rawValue] else { continue }
            lines.append("  \(kind.rawValue) changed, refused".padded(to: 26) + refused.text)
            if let paired = row.rehearsedChanged[kind.rawValue] {
                lines.append("  \(kind.rawValue) passes, unrehearsed".padded(to: 26) + paired.text)
            }
        }
        if !row.advice.isEmpty {
            let counts = row.advice.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
            lines.append("  advice on the sound     \(counts.joined(separator: ", "))")
        }
        let processor = row.processorSecondsPerSecond.map { Texts.decimal($0, places: 3) + " s a second" }
        lines.append(
            "  \(errors)".padded(to: 26) + "\(Texts.percent(row.wordError)); processor time "
                + "\(processor ?? "-")")
        lines.append(
            "  first word missed       \(row.firstWordMissed.text), last \(row.lastWordMissed.text)")
        for point in row.curve {
            lines.append(
                "  at \(Texts.decimal(point.similarity, places: 2))".padded(to: 26)
                    + "own \(point.genuine.text)  exchanged \(point.exchanged.text)  "
                    + "others \(point.falseAcceptance.text)")
        }
        return lines
    }

    /// Compares engines: a line per source, language, condition and engine. Changed sentences get a column if
    /// requested.
    package static func comparison(_ reports: [(engine: String, report: EvaluationReport)]) -> String {
        let all = reports.flatMap(\.report.rows)
        let hasChanged = all.contains { !$0.nearMissesRefused.isEmpty }
        let header =
            ["source, language, condition", "engine", "own pass", "others pass"]
            + (hasChanged ? ["changed, refused"] : []) + ["errors", "processor"]
        var rows = [header]
        let names = all.map(\.place)
        for place in names.enumerated().filter({ names.firstIndex(of: $0.element) == $0.offset }).map(
            \.element)
        {
            for (engine, report) in reports {
                for row in report.rows where row.place == place {
                    rows.append(
                        [place, engine, row.genuine.text, row.falseAcceptance.text]
                            + (hasChanged ? [row.changedRefused.text] : [])
                            + [
                                Texts.percent(row.wordError),
                                row.processorSecondsPerSecond.map { Texts.decimal($0, places: 3) } ?? "-",
                            ])
                }
            }
        }
        let widths = header.indices.map { column in (rows.map { $0[column].count }.max() ?? 0) + 2 }
        let table = rows.map { row in
            zip(row, widths).map { $0.padded(to: $1) }.joined().trimmingTrailingSpaces
        }
        return (table + [reports.first?.report.terms].compactMap { $0 }).joined(separator: "\n")
    }
}

extension EvaluationReport.Row {
    var place: String { "\(source), \(language), \(condition)" }

    /// Changed sentences that are refused, whatever the change.
    var changedRefused: ShareRow {
        let counts = nearMissesRefused.values
        return ShareRow(
            Share(counts.reduce(0) { $0 + $1.count }, of: counts.reduce(0) { $0 + $1.total }))
    }
}

extension String {
    /// Pads with spaces on the right; longer text is followed by a single space.
    func padded(to width: Int) -> String { self + String(repeating: " ", count: max(1, width - count)) }

    var trimmingTrailingSpaces: String {
        var text = self
        while text.hasSuffix(" ") { text.removeLast() }
        return text
    }
}
