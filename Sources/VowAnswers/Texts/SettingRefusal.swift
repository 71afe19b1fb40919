/// Why a setting is not there, or does not take a value. The raw value is the refusal's code.
public enum SettingRefusal: String, TextKey {
    case unknown = "setting.unknown"
    case engineUnknown = "setting.engine"
    case engineEnglishOnly = "setting.engineLanguage"
    case engineBeside = "setting.engineBeside"
    case engineInCloud = "setting.engineInCloud"
    case modelMissing = "setting.model"
    case onOrOff = "setting.onOrOff"
    case writtenOrDrawn = "setting.writtenOrDrawn"
    case clockHours = "setting.clockHours"
    case oneOf = "setting.oneOf"
    case number = "setting.number"
    case score = "setting.score"
    case scoreOrOff = "setting.scoreOrOff"
    case levelOrAuto = "setting.levelOrAuto"
    case folderOrOff = "setting.folderOrOff"
    case language = "setting.language"
    case coachLanguage = "setting.coachLanguage"
    case voiceUnknown = "setting.voice"
    case timeOfDay = "setting.timeOfDay"
    case weights = "setting.weights"
    case tone = "setting.tone"
    case pageAddress = "setting.pageAddress"
    case pageNames = "setting.pageNames"
    case pageFile = "setting.pageFile"
    case brokerAddress = "setting.brokerAddress"
    case brokerUser = "setting.brokerUser"
    case brokerCertificate = "setting.brokerCertificate"
    case brokerDevice = "setting.brokerDevice"
    case brokerTopic = "setting.brokerTopic"

    /// See `TextKey`.
    public static let part = RefusalText.part

    /// See `TextKey`.
    public var forms: TextForms {
        switch self {
        case .unknown:
            TextForms(
                "There is no setting \"{name}\". Known: {known}.",
                "No hay ningún ajuste \"{name}\". Conocidos: {known}.")
        case .engineUnknown:
            TextForms(
                "There is no engine \"{value}\". Choose one of {known}, or a server: wyoming:HOST:PORT.",
                "No hay ningún motor \"{value}\". Elige uno de {known}, o un servidor: wyoming:HOST:PORT.")
        case .engineEnglishOnly:
            TextForms(
                "{value} hears English only. Choose one of {known}, or a server: wyoming:HOST:PORT.",
                "{value} solo oye inglés. Elige uno de {known}, o un servidor: wyoming:HOST:PORT.")
        case .engineBeside:
            TextForms(
                "There is no engine \"{value}\" to stand beside. Choose one of {known}, wyoming:HOST:PORT, "
                    + "cloud:URL, or off.",
                "No hay ningún motor \"{value}\" que pueda acompañar. Elige uno de {known}, wyoming:HOST:PORT, "
                    + "cloud:URL, u off.")
        case .engineInCloud:
            TextForms(
                "A cloud service never stands between you and the end of an alarm. Set it as fallback-engine or "
                    + "shadow-engine.",
                "Un servicio en la nube nunca se interpone entre tú y el fin de una alarma. Ponlo como "
                    + "fallback-engine o shadow-engine.")
        case .modelMissing:
            TextForms(
                "Name the model, too: cloud:https://HOST/v1#MODEL.",
                "Indica también el modelo: cloud:https://HOST/v1#MODELO.")
        case .onOrOff: TextForms("Say on or off, not \"{value}\".", "Di on u off, no \"{value}\".")
        case .writtenOrDrawn:
            TextForms("Say written or drawn, not \"{value}\".", "Di written o drawn, no \"{value}\".")
        case .clockHours: TextForms("Say 24 or 12, not \"{value}\".", "Di 24 o 12, no \"{value}\".")
        case .oneOf:
            TextForms("Choose one of {known}, not \"{value}\".", "Elige uno de {known}, no \"{value}\".")
        case .number:
            TextForms(
                "\"{value}\" is not a whole number from {least} to {most}.",
                "\"{value}\" no es un número entero de {least} a {most}.")
        case .score:
            TextForms(
                "\"{value}\" is no score from 0.5 to 1.", "\"{value}\" no es una puntuación de 0.5 a 1.")
        case .scoreOrOff:
            TextForms(
                "\"{value}\" is no score from 0.5 to 1, and not off.",
                "\"{value}\" no es una puntuación de 0.5 a 1, ni off.")
        case .levelOrAuto:
            TextForms(
                "\"{value}\" is no level from -80 to -20, and not auto.",
                "\"{value}\" no es un nivel de -80 a -20, ni auto.")
        case .folderOrOff:
            TextForms(
                "Give a whole path, such as /media/stick/vow, or off.",
                "Da una ruta completa, como /media/stick/vow, u off.")
        case .language:
            TextForms("Vow speaks en, es and zh, not \"{value}\".", "Vow habla en, es y zh, no \"{value}\".")
        case .coachLanguage:
            TextForms(
                "The coach practises zh, en and es, not \"{value}\".",
                "El entrenador practica zh, en y es, no \"{value}\".")
        case .voiceUnknown:
            TextForms(
                "There is no voice \"{value}\". Choose one of {known}, or a server: wyoming:HOST:PORT.",
                "No hay ninguna voz \"{value}\". Elige una de {known}, o un servidor: wyoming:HOST:PORT.")
        case .timeOfDay:
            TextForms("\"{value}\" is no time such as 18:30.", "\"{value}\" no es una hora como 18:30.")
        case .weights:
            TextForms(
                "\"{value}\" is no list such as {example}, each from 0 to 100.",
                "\"{value}\" no es una lista como {example}, cada número de 0 a 100.")
        case .tone:
            TextForms(
                "\"{value}\" is neither the name of a tone, see `vow tones`, nor the whole path of a sound file.",
                "\"{value}\" no es el nombre de un tono, véase `vow tones`, ni la ruta completa de un archivo de "
                    + "sonido.")
        case .pageAddress:
            TextForms(
                "\"{value}\" is no address such as 0.0.0.0 or 192.168.1.20, and not off.",
                "\"{value}\" no es una dirección como 0.0.0.0 o 192.168.1.20, ni off.")
        case .pageNames:
            TextForms(
                "\"{value}\" is no list of names such as clock.local,192.168.1.20, and not auto.",
                "\"{value}\" no es una lista de nombres como clock.local,192.168.1.20, ni auto.")
        case .pageFile:
            TextForms(
                "Give a whole path, such as /etc/vow/page.pem, or auto.",
                "Da una ruta completa, como /etc/vow/page.pem, o auto.")
        case .brokerAddress:
            TextForms(
                "\"{value}\" is no broker such as homeassistant.local:1883, and not off.",
                "\"{value}\" no es un broker como homeassistant.local:1883, ni off.")
        case .brokerUser:
            TextForms(
                "A user's name has at most 128 letters.",
                "Un nombre de usuario tiene como mucho 128 letras.")
        case .brokerCertificate:
            TextForms(
                "Say on, off, or give a whole path such as /etc/vow/ca.pem.",
                "Di on, off, o da una ruta completa como /etc/vow/ca.pem.")
        case .brokerDevice:
            TextForms(
                "A device is called by letters, digits, _ and -, at most 64 of them.",
                "Un dispositivo se llama con letras, cifras, _ y -, como mucho 64.")
        case .brokerTopic:
            TextForms(
                "A topic is made of letters, digits, _ and -, with slashes between, at most 64 of them.",
                "Un tema se forma con letras, cifras, _ y -, con barras entre medias, como mucho 64.")
        }
    }
}
