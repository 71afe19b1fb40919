import VowCore
import VowPorts

/// What Vow tells outside the wake screen: notifications, and lines of the daemon.
struct NoticeTexts: Sendable {
    private let pick: Wording

    /// The texts in the language that was set for Vow's own texts.
    init(_ settings: Settings) { pick = Wording(settings) }

    // MARK: The evening

    /// The headline of the evening notice.
    var tomorrow: String { pick("Vow: tomorrow", "Vow: mañana") }

    /// What rings next, and how to skip it.
    func nextAlarm(_ alarm: String, label: String, at wall: CivilDateTime) -> String {
        let label = label.isEmpty ? "" : " \(label)"
        let when = "\(pick.weekday(wall.date.weekday)) \(wall.date.iso8601) \(wall.time.iso8601)\(label)"
        return pick(
            "Next alarm: \(when). Skip it once: vow alarm skip \(alarm)",
            "Próxima alarma: \(when). Omitirla una vez: vow alarm skip \(alarm)")
    }

    /// Loud, because it can cost a morning.
    var nothingWakes: String {
        pick(
            "NOTHING CAN WAKE THIS MACHINE: keep it awake tonight, or the alarm stays silent. See: vow wake",
            "NADA PUEDE DESPERTAR ESTA MÁQUINA: déjala encendida esta noche, o la alarma no sonará. Mira: vow wake"
        )
    }

    // MARK: The morning

    /// What a notification says in place of the ringer.
    var wakeUp: String { pick("Wake up: the alarm is due.", "Despierta: es la hora de la alarma.") }

    /// The headline for a missed run.
    var missedTitle: String { pick("Vow: missed alarm", "Vow: alarma perdida") }

    /// A run was missed.
    func missed(label: String, due: String) -> String {
        let name = label.isEmpty ? pick("unnamed", "sin nombre") : label
        return pick(
            "An alarm was missed: \(name), due \(due). Why: vow autopsy",
            "Se perdió una alarma: \(name), prevista para \(due). Por qué: vow autopsy")
    }

    /// The program ends before the run does.
    var notOver: String {
        pick(
            "The alarm is not over: it rings on as soon as `vow run` is started again.",
            "La alarma no ha terminado: seguirá sonando en cuanto `vow run` se inicie de nuevo.")
    }

    /// A zone's rules cannot be had.
    func zoneMissing(_ failure: PortFailure) -> String {
        failure.description
            + pick(
                " The alarm follows this device's zone meanwhile.",
                " Mientras tanto la alarma sigue la zona de este dispositivo.")
    }

    // MARK: The log

    /// The headline for what is wrong with the log.
    var logTitle: String { pick("Vow: the log", "Vow: el registro") }

    /// Some events cannot be read.
    func unreadable(_ count: Int, position: Int64, name: String, cause: String) -> String {
        let place = "\(position) (\(name): \(cause))"
        return pick(
            (count == 1 ? "1 event of the log" : "\(count) events of the log")
                + " cannot be read, the first at position \(place). Alarms go on with everything else. "
                + "Run `vow log verify`: it says whether the log was damaged, or a newer version of vow wrote it.",
            (count == 1 ? "1 suceso del registro no se puede" : "\(count) sucesos del registro no se pueden")
                + " leer, el primero en la posición \(place). Las alarmas siguen con todo lo demás. "
                + "`vow log verify` dice si el registro está dañado o lo escribió una versión más nueva de vow."
        )
    }

    /// The log takes nothing.
    func logUnavailable(_ failure: PortFailure) -> String {
        failure.description
            + pick(" The alarm rings all the same.", " La alarma suena de todos modos.")
    }

    /// The log takes events again.
    var logIsBack: String {
        pick(
            "The log can be written again; nothing was lost.",
            "Se puede escribir de nuevo en el registro; no se perdió nada.")
    }
}
