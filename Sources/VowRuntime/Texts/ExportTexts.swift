import VowAnswers
public import VowCore
public import VowRecitation

/// What the page of an export says, in English and Spanish. Words between backticks are commands to type.
public struct ExportTexts: Sendable {
    private let pick: Wording

    /// The texts in the language that was set for Vow's own texts.
    public init(_ settings: Settings) { pick = Wording(settings) }

    /// The language of the texts.
    public var language: Language { pick.isSpanish ? .spanish : .english }
    /// The page's title.
    public var title: String { pick("What Vow knows about you", "Lo que Vow sabe de ti") }
    /// What stands where there is nothing.
    public var none: String { pick("None.", "Nada.") }
    /// Where there is no recipient.
    public var nobody: String { pick("nobody", "nadie") }
    /// A purpose that was not agreed to.
    public var notGiven: String { pick("not given", "no dado") }

    /// Yes or no.
    public func answer(_ isSo: Bool) -> String { isSo ? pick("yes", "sí") : "no" }

    /// What a line is for.
    public func kind(_ kind: LineKind) -> String {
        switch kind {
        case .affirmation: pick("affirmation", "afirmación")
        case .goal: pick("goal", "meta")
        }
    }

    /// How an attempt was made.
    public func mode(_ mode: RecitationMode) -> String {
        switch mode {
        case .spoken: pick("spoken", "dicho")
        case .typed: pick("typed", "escrito")
        }
    }

    /// When the page was written, and which clock its times are those of.
    public func written(at time: String, zone: String) -> String {
        pick(
            "Written on \(time). Times are those of \(zone). The complete record is in log.json beside this page.",
            "Escrito el \(time). Las horas son las de \(zone). El registro completo está en log.json, junto a esta "
                + "página.")
    }

    /// The headings, in the order of the page.
    public enum Heading: CaseIterable, Sendable {
        case kept, decides, rights, consents, alarms, lines, rehearsals, settings, mornings, recitations
        case streak, review
    }

    /// A heading's words.
    public func heading(_ heading: Heading) -> String {
        switch heading {
        case .kept:
            pick(
                "What is kept, why, for how long, and who gets it",
                "Qué se guarda, para qué, cuánto tiempo y quién lo recibe")
        case .decides: pick("What decides by itself", "Qué se decide solo")
        case .rights: pick("What you may do", "Qué puedes hacer")
        case .consents: pick("What you agreed to", "A qué diste tu consentimiento")
        case .alarms: pick("Alarms", "Alarmas")
        case .lines: pick("Lines", "Frases")
        case .rehearsals: pick("Rehearsals", "Ensayos")
        case .settings: pick("Settings", "Ajustes")
        case .mornings: pick("Mornings", "Mañanas")
        case .recitations:
            pick(
                "Recitations and the scores derived from them",
                "Recitados y las puntuaciones que resultan de ellos")
        case .streak: pick("Streak, derived from the mornings", "Racha, según las mañanas")
        case .review:
            pick("The last 30 days, derived from the mornings", "Los últimos 30 días, según las mañanas")
        }
    }

    /// The names of the columns below a heading; none where there is no table.
    public func columns(_ heading: Heading) -> [String] {
        switch heading {
        case .kept:
            pick(
                ["Data", "Purpose", "Kept until", "Given to"],
                ["Datos", "Para qué", "Se guarda hasta que", "Lo recibe"])
        case .consents: pick(["Purpose", "Recipient", "Since"], ["Fin", "Destinatario", "Desde"])
        case .alarms:
            pick(["Label", "Time", "Days", "Zone", "On"], ["Nombre", "Hora", "Días", "Zona", "Activa"])
        case .lines: pick(["Kind", "Text"], ["Clase", "Texto"])
        case .rehearsals:
            pick(
                ["Line", "Heard", "Engine", "Score", "Outcome", "Holds from"],
                ["Frase", "Oído", "Motor", "Puntuación", "Resultado", "Vale desde"])
        case .settings: pick(["Setting", "Value"], ["Ajuste", "Valor"])
        case .mornings:
            pick(
                ["Due", "Label", "End", "Attempts", "Snoozes"],
                ["Hora", "Nombre", "Fin", "Intentos", "Aplazos"])
        case .recitations:
            pick(
                ["At", "How", "Heard", "Line", "Score", "Passed", "Missed"],
                ["Hora", "Cómo", "Oído", "Frase", "Puntuación", "Aceptada", "Faltó"])
        case .decides, .rights, .streak, .review: []
        }
    }

    /// Where the data come from.
    public var origin: String {
        pick(
            """
            All of it comes from you and from this device; nothing was obtained from anybody else. It is kept on this \
            device only, sealed where it quotes or describes you.
            """,
            """
            Todo viene de ti y de este dispositivo; nada se obtuvo de nadie más. Se guarda solo en este dispositivo, \
            sellado donde te cita o te describe.
            """)
    }

    /// What the program decides without a person.
    public var decisions: String {
        pick(
            """
            Whether the ringing may end is decided by the program: each line gets a score from 0 to 1 for how close \
            what was heard is to its words; a line passes from the score that its alarm asks for, a changed negation or \
            number fails it, and a challenge word has to be heard where the alarm asks for one. The scores are below, \
            and `vow replay` shows each decision with its reasons. The emergency sentence ends any ringing without a \
            decision.
            """,
            """
            Si la alarma puede callar lo decide el programa: cada frase recibe una puntuación de 0 a 1 según lo cerca \
            que está lo oído de sus palabras; se acepta desde la puntuación que pide su alarma, una negación o un \
            número cambiados la rechazan, y donde la alarma pide una palabra de reto, hay que oírla. Las puntuaciones \
            están más abajo, y `vow replay` muestra cada decisión con sus motivos. La frase de emergencia acaba con \
            cualquier alarma sin ninguna decisión.
            """)
    }

    /// What the person may ask for.
    public var rights: String {
        pick(
            """
            Correct it: `vow lines edit`, `vow alarm edit`, `vow config set`. Erase it, all or by kind: `vow wipe`. \
            Take it along: this archive, and `vow import`. You may also complain to the data protection authority of \
            your country.
            """,
            """
            Corregirlo: `vow lines edit`, `vow alarm edit`, `vow config set`. Borrarlo, todo o por clases: `vow wipe`. \
            Llevártelo: este archivo y `vow import`. También puedes reclamar ante la autoridad de protección de datos \
            de tu país.
            """)
    }

    /// A recipient that the person agreed to.
    public func agreed(_ recipient: String) -> String {
        pick("\(recipient), as you agreed", "\(recipient), como consentiste")
    }

    /// A speech server: on this machine, or on another one with the person's consent or still without it.
    public func server(_ name: String, isLoopback: Bool, isAgreed: Bool) -> String {
        let server = pick("your speech server \(name)", "tu servidor de voz \(name)")
        if isLoopback { return server }
        return isAgreed
            ? agreed(server)
            : server + pick(", but nothing until you agree", ", pero nada hasta que consientas")
    }

    /// What is kept, why, until when, and who gets it, row by row.
    /// - Parameter listeners: who may receive sound.
    public func kept(listeners: String) -> [[String]] {
        let erased = pick("you erase it", "lo borres")
        let deleted = pick("the log is deleted with its folder", "el registro se borre con su carpeta")
        return [
            [
                pick("Alarms and their labels", "Alarmas y sus nombres"),
                pick("to ring at the right time", "para sonar a su hora"), erased, nobody,
            ],
            [
                pick("Lines you promised to say", "Frases que prometiste decir"),
                pick("to compare with what you say", "para compararlas con lo que dices"), erased, nobody,
            ],
            [
                pick(
                    "Transcripts of recitations and the scores derived from them",
                    "Transcripciones de lo recitado y las puntuaciones que resultan"),
                pick(
                    "to decide whether the ringing may end, and to explain it later",
                    "para decidir si la alarma puede callar y explicarlo después"),
                pick(
                    "you erase it, or retention-days are over", "lo borres o pasen los días de retention-days"
                ),
                nobody,
            ],
            [
                pick("How your lines were heard at rehearsals", "Cómo se oyeron tus frases en los ensayos"),
                pick("to hear you better in the morning", "para oírte mejor por la mañana"),
                pick("you erase it or change the line", "lo borres o cambies la frase"), nobody,
            ],
            [
                pick("Sound", "Sonido"), pick("to be heard and judged", "para oírlo y juzgarlo"),
                pick(
                    "never stored: dropped once judged; in memory until the alarm is over where a second engine is set",
                    "nunca se guarda: se desecha al juzgarlo; en memoria hasta el fin de la alarma donde hay un "
                        + "segundo motor"), listeners,
            ],
            [
                pick(
                    "Mornings: when it rang, how it ended, snoozes, parts that failed",
                    "Mañanas: cuándo sonó, cómo acabó, aplazamientos, partes que fallaron"),
                pick(
                    "to go on ringing after a restart, to show the streak and the review, to find faults",
                    "para seguir sonando tras un reinicio, mostrar la racha y el resumen, y hallar fallos"),
                deleted, nobody,
            ],
            [
                pick("Settings", "Ajustes"), pick("to do as you set it", "para hacer lo que ajustaste"),
                deleted, nobody,
            ],
            [
                pick(
                    "The device: when it slept, woke, was off, its clock and zone",
                    "El dispositivo: cuándo durmió, despertó o estuvo apagado, su reloj y su zona"),
                pick(
                    "to wake it in time, and to explain an alarm that was missed",
                    "para despertarlo a tiempo y explicar una alarma perdida"), deleted, nobody,
            ],
        ]
    }
}
