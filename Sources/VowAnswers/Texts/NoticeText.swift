/// What is told outside the wake screen: notifications, and lines of the daemon.
public enum NoticeText: String, TextKey {
    case tomorrow
    case nextAlarm
    case nothingWakes
    case freshLines
    case wakeUp
    case missedTitle
    case missed
    case unnamed
    case notOver
    case zoneMeanwhile
    case logTitle
    case unreadableEvent
    case unreadableEvents
    case ringsAllTheSame
    case logIsBack
    case noCamera
    case noTagReader
    case noMotionSensor
    case untried
    case checkTitle
    case checkAsked
    case repairFirst
    case repairDemanded
    case partBypassed
    case openWakeScreen
    case answerHere
    case skipOnce
    case skippedOnce

    /// See `TextKey`.
    public static let part = "notice"

    /// See `TextKey`.
    public var forms: TextForms {
        switch self {
        case .tomorrow: TextForms("Vow: tomorrow", "Vow: mañana")
        case .nextAlarm:
            TextForms(
                "Next alarm: {when}. Skip it once: vow alarm skip {alarm}",
                "Próxima alarma: {when}. Omitirla una vez: vow alarm skip {alarm}")
        case .freshLines:
            TextForms(
                "You have said \"{line}\" on {days} mornings. Would fresh words say it better? vow lines edit {id} \"…\"",
                "Has dicho \"{line}\" en {days} mañanas. ¿Lo dirían mejor otras palabras? vow lines edit {id} \"…\""
            )
        case .nothingWakes:
            TextForms(
                "NOTHING CAN WAKE THIS MACHINE: keep it awake tonight, or the alarm stays silent. See: vow wake",
                "NADA PUEDE DESPERTAR ESTA MÁQUINA: déjala encendida esta noche, o la alarma no sonará. Mira: vow wake"
            )
        case .noCamera:
            TextForms(
                "This device has no camera that Vow could open.",
                "Este equipo no tiene una cámara que Vow pueda abrir.")
        case .noTagReader:
            TextForms("No tag reader is connected.", "No hay ningún lector de etiquetas conectado.")
        case .untried:
            TextForms(
                "What stops it was not tried on this device yet. It takes a minute: vow try morning --alarm {alarm}",
                "Lo que la detiene aún no se ha probado en este equipo. Es un minuto: vow try morning --alarm {alarm}"
            )
        case .noMotionSensor:
            TextForms("This device has no motion sensor.", "Este equipo no tiene sensor de movimiento.")
        case .checkTitle: TextForms("Vow: still up?", "Vow: ¿sigues en pie?")
        case .checkAsked:
            TextForms(
                "Answer on the wake screen, or the alarm rings again.",
                "Responde en la pantalla de la alarma, o volverá a sonar.")
        case .repairFirst:
            TextForms(
                "Before anything else: your last alarm was put off because this was missing, and it still is. The next one puts nothing off for that.",
                "Antes que nada: tu última alarma se aplazó porque faltaba esto, y sigue faltando. La próxima no aplazará nada por eso."
            )
        case .repairDemanded:
            TextForms(
                "What the gate needs was missing last time, too, so nothing is put off for it today. What to repair: vow doctor",
                "Lo que la alarma necesita ya faltó la última vez, así que hoy no se aplaza nada por eso. Qué arreglar: vow doctor"
            )
        case .partBypassed:
            TextForms(
                "Put off once because something that the gate needs is missing. Repair it before the next alarm: vow doctor",
                "Aplazada una vez porque falta algo que la alarma necesita. Arréglalo antes de la próxima alarma: vow doctor"
            )
        case .openWakeScreen: TextForms("Open the wake screen", "Abrir la pantalla de la alarma")
        case .answerHere: TextForms("Open it", "Abrirlo")
        case .skipOnce: TextForms("Skip it once", "Omitirla una vez")
        case .skippedOnce:
            TextForms(
                "It does not ring on {date}. Take that back: vow alarm unskip {alarm}",
                "No suena el {date}. Deshacerlo: vow alarm unskip {alarm}")
        case .wakeUp: TextForms("Wake up: the alarm is due.", "Despierta: es la hora de la alarma.")
        case .missedTitle: TextForms("Vow: missed alarm", "Vow: alarma perdida")
        case .missed:
            TextForms(
                "An alarm was missed: {name}, due {due}. Why: vow autopsy",
                "Se perdió una alarma: {name}, prevista para {due}. Por qué: vow autopsy")
        case .unnamed: TextForms("unnamed", "sin nombre")
        case .notOver:
            TextForms(
                "The alarm is not over: it rings on as soon as `vow run` is started again.",
                "La alarma no ha terminado: seguirá sonando en cuanto `vow run` se inicie de nuevo.")
        case .zoneMeanwhile:
            TextForms(
                "The alarm follows this device's zone meanwhile.",
                "Mientras tanto la alarma sigue la zona de este dispositivo.")
        case .logTitle: TextForms("Vow: the log", "Vow: el registro")
        case .unreadableEvent:
            TextForms(
                "1 event of the log cannot be read, the first at position {place}. " + NoticeText.goOn.en,
                "1 suceso del registro no se puede leer, el primero en la posición {place}. "
                    + NoticeText.goOn.es)
        case .unreadableEvents:
            TextForms(
                "{count} events of the log cannot be read, the first at position {place}. "
                    + NoticeText.goOn.en,
                "{count} sucesos del registro no se pueden leer, el primero en la posición {place}. "
                    + NoticeText.goOn.es)
        case .ringsAllTheSame:
            TextForms("The alarm rings all the same.", "La alarma suena de todos modos.")
        case .logIsBack:
            TextForms(
                "The log can be written again; nothing was lost.",
                "Se puede escribir de nuevo en el registro; no se perdió nada.")
        }
    }

    private static let goOn = TextForms(
        "Alarms go on with everything else. "
            + "Run `vow log verify`: it says whether the log was damaged, or a newer version of vow wrote it.",
        "Las alarmas siguen con todo lo demás. "
            + "`vow log verify` dice si el registro está dañado o lo escribió una versión más nueva de vow.")
}
