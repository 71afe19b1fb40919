import ArgumentParser
import VowAnswers
import VowCommandLine
import VowCore
import VowRuntime

/// `vow engines`: how well the gate hears this person, and whether another engine would do better.
struct EnginesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "engines", abstract: HelpText.engines.inHelp,
        discussion: HelpText.enginesMore(pairs: PersonalRates.leastPairs).inHelp)
    @OptionGroup var common: CommonOptions

    func run() throws {
        try common.perform(CompareEngines()) { rates, service in
            let settings = try service.present().settings
            return EngineTexts(settings).lines(rates, shadow: settings.shadowEngine)
        }
    }
}

/// Personal rates in words.
struct EngineTexts {
    private let pick: Wording

    init(_ settings: Settings) { pick = Wording(settings) }

    func lines(_ rates: PersonalRates, shadow: String) -> [String] {
        let mornings = pick(CountText.mornings(count: rates.mornings))
        var lines = [
            pick.sentence(
                pick(EngineText.mornings(mornings: mornings, genuine: rates.genuine)) + unknown(rates.unknown)
            )
        ]
        lines += errorRates(rates)
        for comparison in rates.comparisons { lines += self.lines(comparison) }
        if rates.comparisons.isEmpty {
            lines.append(
                shadow.isEmpty
                    ? pick(EngineText.noShadow)
                    : pick(EngineText.noNotes(engine: shadow)))
        }
        return lines
    }

    /// How often genuine mornings are refused, by engine.
    func errorRates(_ rates: PersonalRates) -> [String] {
        if rates.engines.isEmpty { return [notEnough(0, PersonalRates.leastMornings)] }
        return rates.engines.map { row in
            guard row.isEnough else {
                return "\(row.engine): " + notEnough(row.refusedAtFirst.total, PersonalRates.leastMornings)
            }
            return "\(row.engine): "
                + pick(EngineText.refusals(first: row.refusedAtFirst.text, second: row.passedWithinTwo.text))
        }
    }

    private func notEnough(_ count: Int, _ least: Int) -> String {
        pick(EngineText.notEnoughMornings(count: count, least: least))
    }

    private func unknown(_ counts: [String: Int]) -> String {
        if counts.isEmpty { return "" }
        let names: [String: EngineText] = [
            "bypassed": .unknownBypassed, "abandoned": .unknownAbandoned, "missed": .unknownMissed,
            "typed": .unknownTyped, "open": .unknownOpen, "erased": .unknownErased,
        ]
        let parts = counts.sorted { $0.key < $1.key }.map { name, count in
            "\(count) \(names[name].map { pick($0) } ?? name)"
        }.joined(separator: ", ")
        return pick(EngineText.unknown(list: parts))
    }

    private func lines(_ row: PersonalRates.Comparison) -> [String] {
        let advice =
            switch row.advice {
            case .promote:
                pick(EngineText.promote(engine: row.shadow, name: name(row.shadow)))
            case .keep:
                pick(EngineText.keep(engine: row.engine))
            case .notEnoughData:
                pick(EngineText.notEnoughAttempts(count: row.pairs, least: PersonalRates.leastPairs))
            }
        return [
            "\(row.engine) / \(row.shadow): \(row.pairs) "
                + pick(EngineText.firstAttempts),
            "  " + pick(EngineText.passed) + " " + "\(row.enginePassed.text) / \(row.shadowPassed.text)",
            "  " + pick(EngineText.onlyOne) + " "
                + "\(row.onlyEngine) / \(row.onlyShadow), p = "
                + Texts.decimal(row.probability, places: 3),
            "  " + advice,
        ]
    }

    private func name(_ engine: String) -> String { String(engine.prefix { $0 != " " }) }
}
