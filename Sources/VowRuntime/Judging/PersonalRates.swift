import VowCore

/// How often the gate is wrong about a person, and whether another engine would be better.
package struct PersonalRates: Sendable, Encodable {
    /// With fewer genuine mornings a rate is meaningless: its interval is wider than a third.
    package static let leastMornings = 20
    /// With fewer paired attempts no engine is promoted, whatever the result.
    package static let leastPairs = 30
    /// The probability of a promotion without being better.
    package static let promotionRisk = 0.05

    /// An engine's results on genuine mornings.
    package struct EngineRow: Hashable, Sendable, Encodable {
        /// Engine and model.
        package let engine: String
        /// Mornings refused at the first attempt: an upper bound of the gate's mistakes.
        package let refusedAtFirst: ShareRow
        /// Mornings on which every step opened within two attempts.
        package let passedWithinTwo: ShareRow
        /// Whether there are enough mornings for meaningful rates.
        package let isEnough: Bool
    }

    /// The advice about a shadow engine.
    package enum Advice: String, Sendable, Encodable {
        /// It is measurably better.
        case promote
        /// It is not measurably better.
        case keep
        /// Not decidable yet.
        case notEnoughData
    }

    /// An engine and its shadow on the same attempts.
    package struct Comparison: Hashable, Sendable, Encodable {
        /// The device's engine and model.
        package let engine: String
        /// The shadow's engine and model.
        package let shadow: String
        /// The number of attempts that both transcribed.
        package let pairs: Int
        /// Attempts that the device's engine passed.
        package let enginePassed: ShareRow
        /// Attempts that the shadow would have passed.
        package let shadowPassed: ShareRow
        /// Attempts that only the device's engine passed.
        package let onlyEngine: Int
        /// Attempts that only the shadow would have passed.
        package let onlyShadow: Int
        /// The two-sided probability of such a difference by chance: McNemar's exact test.
        package let probability: Double
        /// The resulting advice.
        package let advice: Advice
    }

    /// The number of all runs.
    package let mornings: Int
    /// The number of runs dismissed by voice.
    package let genuine: Int
    /// The number of other runs, by ending.
    package let unknown: [String: Int]
    /// A row per engine.
    package let engines: [EngineRow]
    /// A row per engine and shadow.
    package let comparisons: [Comparison]
    /// The outcomes of each line's newest rehearsal, by outcome.
    package let rehearsals: [String: Int]

    /// Summarises a person's mornings.
    package init(_ mornings: PersonalMornings) {
        genuine = mornings.genuine.count
        unknown = mornings.unknown
        self.mornings = mornings.genuine.count + mornings.unknown.values.reduce(0, +)
        rehearsals = mornings.rehearsals
        engines = Self.distinct(mornings.genuine.map(\.engine)).map { engine in
            let own = mornings.genuine.filter { $0.engine == engine }
            return EngineRow(
                engine: engine,
                refusedAtFirst: .init(Share(own.count { $0.refusedAtFirst }, of: own.count)),
                passedWithinTwo: .init(Share(own.count { $0.passedWithinTwo }, of: own.count)),
                isEnough: own.count >= Self.leastMornings)
        }
        var comparisons: [Comparison] = []
        for engine in Self.distinct(mornings.pairs.map(\.engine)) {
            let own = mornings.pairs.filter { $0.engine == engine }
            for shadow in Self.distinct(own.map(\.shadow)) {
                comparisons.append(Self.compare(engine, shadow, own.filter { $0.shadow == shadow }))
            }
        }
        self.comparisons = comparisons
    }

    private static func distinct(_ names: [String]) -> [String] {
        var seen: [String] = []
        for name in names where !seen.contains(name) { seen.append(name) }
        return seen
    }

    private static func compare(_ engine: String, _ shadow: String, _ pairs: [PersonalMornings.Pair])
        -> Comparison
    {
        let onlyEngine = pairs.count { $0.enginePassed && !$0.shadowPassed }
        let onlyShadow = pairs.count { !$0.enginePassed && $0.shadowPassed }
        let probability = PairedTest.probability(onlyEngine, onlyShadow)
        let advice: Advice =
            pairs.count < leastPairs
            ? .notEnoughData
            : onlyShadow > onlyEngine && probability <= promotionRisk ? .promote : .keep
        return Comparison(
            engine: engine, shadow: shadow, pairs: pairs.count,
            enginePassed: .init(Share(pairs.count { $0.enginePassed }, of: pairs.count)),
            shadowPassed: .init(Share(pairs.count { $0.shadowPassed }, of: pairs.count)),
            onlyEngine: onlyEngine, onlyShadow: onlyShadow, probability: probability, advice: advice)
    }
}

/// Compares two judges on the same cases.
package enum PairedTest {
    /// The two-sided probability of a split at least this uneven of the cases that only one judge got right, if both
    /// are equally good (McNemar's exact, binomial test); 1 if there are none.
    package static func probability(_ onlyFirst: Int, _ onlySecond: Int) -> Double {
        let total = onlyFirst + onlySecond
        guard total > 0 else { return 1 }
        let fewer = min(onlyFirst, onlySecond)
        // Each term from the previous one, starting at the small end of the tail: no factorial overflows.
        var term = 1.0
        for _ in 0..<total { term /= 2 }
        var sum = term
        for count in 0..<fewer {
            term *= Double(total - count) / Double(count + 1)
            sum += term
        }
        return min(1, 2 * sum)
    }
}
