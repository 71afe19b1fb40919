import VowAnswers
public import VowCore

/// What `vow now` says.
public struct EarlyTexts: Sendable {
    private let pick: Wording

    /// The texts in the language that was set for Vow's own texts.
    public init(_ settings: Settings) { pick = Wording(settings) }

    /// Nothing is planned.
    public var nothing: String {
        pick(
            "No alarm is planned that could be passed.", "No hay ninguna alarma prevista que se pueda pasar.")
    }

    /// Something rings or is snoozed.
    public var busy: String {
        pick(
            "An alarm rings or is snoozed at present: answer that one, in `vow run`.",
            "Ahora mismo suena o está aplazada una alarma: responde a esa, en `vow run`.")
    }

    /// The next alarm is too far away.
    public func tooEarly(from opens: String) -> String {
        pick(
            "The gate of the next alarm opens two hours ahead of it, at \(opens).",
            "La puerta de la próxima alarma se abre dos horas antes, a las \(opens).")
    }

    /// It was passed.
    public func done(_ time: CivilTime) -> String {
        pick(
            "Up early: the alarm of \(time.iso8601) stays silent, and the day is kept.",
            "En pie antes de tiempo: la alarma de las \(time.iso8601) callará, y el día cuenta.")
    }

    /// It was not passed.
    public var givenUp: String { pick(PageText.earlyOverMore) }

    /// The alarm was quicker.
    public var begunMeanwhile: String {
        pick(
            "The alarm began meanwhile, or was changed: pass it in `vow run`.",
            "La alarma empezó entretanto, o se cambió: pásala en `vow run`.")
    }
}
