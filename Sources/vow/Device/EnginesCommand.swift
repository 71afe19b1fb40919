import ArgumentParser
import VowAnswers
import VowCommandLine
import VowCore
import VowRuntime

/// `vow engines`: how well the gate hears this person, and whether another engine would do better.
struct EnginesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "engines", abstract: "How often the gate is wrong about you, and engine against shadow.",
        discussion: """
            A morning counts as genuine when it ended in a dismissal by voice; all others are unknown. A second engine \
            takes notes after each verdict where one is set (vow config set shadow-engine whisper). It is \
            recommended only when it is measurably better: at least \(PersonalRates.leastPairs) paired first attempts, \
            more of them passed, and an exact McNemar test at 5%. For recordings, see `vow-lab evaluate --compare`.
            """)
    @OptionGroup var common: CommonOptions

    func run() throws {
        try Exit.reporting {
            let service = try common.service()
            let rates = PersonalRates(try PersonalMornings(service.log))
            if common.json { return JSONPrinter.print(rates) }
            let settings = try service.present().settings
            for line in EngineTexts(settings).lines(rates, shadow: settings.shadowEngine) {
                Output.line(line)
            }
        }
    }
}

/// Personal rates in words.
struct EngineTexts {
    private let pick: Wording

    init(_ settings: Settings) { pick = Wording(settings) }

    func lines(_ rates: PersonalRates, shadow: String) -> [String] {
        var lines = [
            pick(
                "\(Plural.of(rates.mornings, "morning", "mornings")), \(rates.genuine) of them "
                    + "dismissed by voice",
                "\(Plural.of(rates.mornings, "mañana", "mañanas")), \(rates.genuine) de ellas "
                    + "terminadas con la voz")
                + unknown(rates.unknown) + "."
        ]
        lines += errorRates(rates)
        for comparison in rates.comparisons { lines += self.lines(comparison) }
        if rates.comparisons.isEmpty {
            lines.append(
                shadow.isEmpty
                    ? pick(
                        "No second engine takes notes. Set one: vow config set shadow-engine whisper.",
                        "Ningún otro motor toma notas. Pon uno: vow config set shadow-engine whisper.")
                    : pick(
                        "\(shadow) takes notes; there are none yet.",
                        "\(shadow) toma notas; aún no hay ninguna."))
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
                + pick("refused at the first attempt at most ", "rechazadas al primer intento como mucho ")
                + row.refusedAtFirst.text + pick("; within two attempts ", "; en dos intentos ")
                + row.passedWithinTwo.text
        }
    }

    private func notEnough(_ count: Int, _ least: Int) -> String {
        pick(
            "not enough data yet (\(count) of \(least) mornings)",
            "aún faltan datos (\(count) de \(least) mañanas)")
    }

    private func unknown(_ counts: [String: Int]) -> String {
        if counts.isEmpty { return "" }
        let names = [
            "bypassed": "salida de emergencia", "abandoned": "sin respuesta", "missed": "perdidas",
            "typed": "escritas", "open": "en curso", "erased": "borradas",
        ]
        let parts = counts.sorted { $0.key < $1.key }.map { name, count in
            "\(count) \(pick.isSpanish ? names[name] ?? name : name)"
        }
        return pick("; unknown: ", "; sin saber: ") + parts.joined(separator: ", ")
    }

    private func lines(_ row: PersonalRates.Comparison) -> [String] {
        let advice =
            switch row.advice {
            case .promote:
                pick(
                    "promote: \(row.shadow) is measurably better for you. vow config set engine \(name(row.shadow))",
                    "cambia: \(row.shadow) te oye mejor, y se ha medido. vow config set engine \(name(row.shadow))"
                )
            case .keep:
                pick(
                    "keep \(row.engine): the other is not measurably better",
                    "deja \(row.engine): el otro no es mejor medido")
            case .notEnoughData:
                pick(
                    "not enough data yet (\(row.pairs) of \(PersonalRates.leastPairs) attempts)",
                    "aún faltan datos (\(row.pairs) de \(PersonalRates.leastPairs) intentos)")
            }
        return [
            "\(row.engine) / \(row.shadow): \(row.pairs) "
                + pick("first attempts heard by both", "primeros intentos oídos por los dos"),
            "  " + pick("passed: ", "bastaron: ") + "\(row.enginePassed.text) / \(row.shadowPassed.text)",
            "  " + pick("only one passed: ", "solo bastó uno: ")
                + "\(row.onlyEngine) / \(row.onlyShadow), p = "
                + Texts.decimal(row.probability, places: 3),
            "  " + advice,
        ]
    }

    private func name(_ engine: String) -> String { String(engine.prefix { $0 != " " }) }
}
