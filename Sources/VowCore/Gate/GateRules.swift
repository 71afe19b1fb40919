/// What the settings ask of every gate, beside what an alarm asks of its own.
package struct GateRules: Codable, Hashable, Sendable {
    /// What is done about recordings that are played.
    package var liveness: LivenessPolicy
    /// What is asked of recitations beside each line's own score.
    package var recitation: RecitationTerms

    /// Makes rules; the default asks for nothing.
    package init(
        liveness: LivenessPolicy = LivenessPolicy(), recitation: RecitationTerms = RecitationTerms()
    ) {
        self.liveness = liveness
        self.recitation = recitation
    }

    /// What is stricter of two rules, each respect by itself.
    package func stricter(with other: GateRules) -> GateRules {
        func smaller(_ one: Int64?, _ other: Int64?) -> Int64? {
            one.map { min($0, other ?? $0) } ?? other
        }
        func louder(_ one: Double?, _ other: Double?) -> Double? {
            one.map { max($0, other ?? $0) } ?? other
        }
        return GateRules(
            liveness: LivenessPolicy(
                isOn: liveness.isOn || other.liveness.isOn,
                wordCount: max(liveness.wordCount, other.liveness.wordCount),
                answerMilliseconds: smaller(
                    liveness.answerMilliseconds, other.liveness.answerMilliseconds)),
            recitation: RecitationTerms(
                isOrdered: recitation.isOrdered || other.recitation.isOrdered,
                overallSimilarity: max(recitation.overallSimilarity, other.recitation.overallSimilarity),
                ambientDecibels: louder(recitation.ambientDecibels, other.recitation.ambientDecibels),
                allowsTypingUnheard: recitation.allowsTypingUnheard
                    && other.recitation.allowsTypingUnheard))
    }
}

/// Rules that held until a setting was changed.
package struct EarlierGateRules: Codable, Hashable, Sendable {
    /// What was asked.
    package let rules: GateRules
    /// When that ended.
    package let until: Instant

    package init(_ rules: GateRules, until: Instant) {
        self.rules = rules
        self.until = until
    }
}

extension AlarmClockPolicy {
    /// The rules that hold for a run of a date.
    ///
    /// Nobody makes the coming morning easier at night: what was changed on that date or later counts where it asks for
    /// more, and else what held before.
    /// - Parameter zone: the zone of the device, in which the dates of the changes are read.
    package func gateRules(on date: CivilDate, in zone: ZoneRules) -> GateRules {
        earlierRules.filter { zone.civil(at: $0.until).date >= date }.reduce(
            GateRules(liveness: liveness, recitation: recitation)
        ) { $0.stricter(with: $1.rules) }
    }
}
