/// What a terminal adds to a sentence of the catalogue: the command or option that helps there.
public enum TerminalText: String, TextKey {
    case alarmList
    case linesList
    case runsList
    case goalsList
    case practiceList
    case codesList, tagsList
    case giveRecordingConsent
    case giveDays
    case giveLaterDate
    case otherScript
    case giveRecipient
    case giveConsent, giveBrokerConsent
    case verifyLog
    case laterTo
    case schedule
    case laterPause
    case skipOptions
    case pauseOptions
    case optionRange
    case hintSpeak, hintSnooze, hintWayOut, hintWayOutAgain, hintWayOutOpens, hintUntil
    case nextAlarm, noAlarm
    case silent, toneTried, today

    /// See `TextKey`.
    public static let part = "terminal"

    /// See `TextKey`.
    public var forms: TextForms {
        switch self {
        case .alarmList: TextForms("`vow alarm list` shows them.", "`vow alarm list` las muestra.")
        case .linesList: TextForms("`vow lines list` shows them.", "`vow lines list` las muestra.")
        case .runsList: TextForms("`vow runs` shows them.", "`vow runs` las muestra.")
        case .goalsList: TextForms("`vow goals` shows them.", "`vow goals` las muestra.")
        case .practiceList: TextForms("`vow practice list` shows them.", "`vow practice list` las muestra.")
        case .codesList: TextForms("`vow codes` shows them.", "`vow codes` los muestra.")
        case .tagsList: TextForms("`vow tags` shows them.", "`vow tags` las muestra.")
        case .giveRecordingConsent:
            TextForms(
                "To agree: vow consent give recordings --to \"this device\".",
                "Para consentir: vow consent give recordings --to \"this device\".")
        case .giveDays: TextForms("Give --days or --date.", "Usa --days o --date.")
        case .giveLaterDate:
            TextForms(
                "Give a later --date or --until, or --days.", "Usa un --date o --until posterior, o --days.")
        case .otherScript:
            TextForms(
                "A line in Chinese is added with --language zh; another script has to be written in Latin letters.",
                "Una frase en chino se añade con --language zh; otra escritura debe ir en letras latinas.")
        case .giveRecipient: TextForms("Give --to ADDRESS.", "Usa --to DIRECCIÓN.")
        case .verifyLog:
            TextForms(
                "`vow log verify` tells more; a newer version of vow may have written it.",
                "`vow log verify` dice más; puede haberlo escrito una versión más nueva de vow.")
        case .laterTo: TextForms("Give a later --to.", "Usa un --to posterior.")
        case .schedule: TextForms("`vow schedule` shows what rings.", "`vow schedule` muestra qué suena.")
        case .laterPause: TextForms("Give a later date, or --end.", "Usa una fecha posterior, o --end.")
        case .skipOptions:
            TextForms(
                "Give --date, or both --from and --to, or nothing.", "Usa --date, o --from y --to, o nada.")
        case .pauseOptions: TextForms("Give --until DATE or --end.", "Usa --until FECHA o --end.")
        case .optionRange:
            TextForms("--{name} goes from {least} to {most}.", "--{name} va de {least} a {most}.")
        case .hintSpeak: TextForms("Enter: speak now", "Intro: hablar ya")
        case .hintSnooze: TextForms("snooze: put it off", "snooze: aplazarla")
        case .hintWayOut:
            TextForms(
                "Way out: type exactly, twice: {sentence}", "Salida: escribe exacto, dos veces: {sentence}")
        case .hintWayOutAgain:
            TextForms("Way out: type it once more: {sentence}", "Salida: escríbelo otra vez: {sentence}")
        case .hintWayOutOpens:
            TextForms("Way out: type it once more in {left}", "Salida: escríbelo otra vez dentro de {left}")
        case .hintUntil:
            TextForms("It rings again at {time}, in {left}.", "Vuelve a sonar a las {time}, en {left}.")
        case .nextAlarm: TextForms("Next alarm {alarm}: {when}", "Próxima alarma {alarm}: {when}")
        case .noAlarm:
            TextForms(
                "No alarm is planned. Make one: vow alarm add --time 06:30 --days weekdays",
                "No hay ninguna alarma prevista. Crea una: vow alarm add --time 06:30 --days weekdays")
        case .silent: TextForms("without a sound", "sin sonido")
        case .today: TextForms("Today:", "Hoy:")
        case .toneTried:
            TextForms(
                "The tone {tone} for six seconds. Ctrl-C ends it.",
                "El tono {tone}, seis segundos. Ctrl-C lo corta.")
        case .giveConsent:
            TextForms(
                "To agree: vow consent give speech-server --to {recipient}.",
                "Para consentir: vow consent give speech-server --to {recipient}.")
        case .giveBrokerConsent:
            TextForms(
                "To agree: vow consent give mqtt-broker --to {recipient}.",
                "Para consentir: vow consent give mqtt-broker --to {recipient}.")
        }
    }
}
