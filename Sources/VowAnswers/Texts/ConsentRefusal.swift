/// Why a purpose, or the address of who would receive something for it, cannot be taken. The raw value is the refusal's
/// code.
public enum ConsentRefusal: String, TextKey {
    case purposeUnknown = "consent.unknownPurpose"
    case serverUnknown = "consent.unknownServer"
    case brokerUnknown = "consent.unknownBroker"
    case recordingsStay = "consent.recordingsStay"
    case recordingsRemovedHere = "consent.recordingsHere"
    case cloudUnnamed = "cloud.unnamed"
    case cloudCharacters = "cloud.characters"
    case cloudAddress = "cloud.address"
    case cloudInTheClear = "cloud.inTheClear"
    case cloudSecret = "cloud.secret"
    case cohortPassword = "cohort.password"
    case cohortAddress = "cohort.address"

    /// See `TextKey`.
    public static let part = RefusalText.part

    /// See `TextKey`.
    public var forms: TextForms {
        switch self {
        case .purposeUnknown:
            TextForms(
                "There is no purpose \"{name}\". Known: {known}.",
                "No hay ningún propósito \"{name}\". Conocidos: {known}.")
        case .serverUnknown:
            TextForms(
                "\"{text}\" is no speech server. Write it as wyoming:HOST:PORT.",
                "\"{text}\" no es un servidor de voz. Escríbelo como wyoming:HOST:PORT.")
        case .brokerUnknown:
            TextForms(
                "\"{text}\" is no broker. Write it as HOST:PORT.",
                "\"{text}\" no es un broker. Escríbelo como HOST:PUERTO.")
        case .recordingsStay:
            TextForms(
                "Recordings stay here. Write the recipient as \"this device\".",
                "Las grabaciones se quedan aquí. Escribe el destinatario como \"this device\".")
        case .recordingsRemovedHere:
            TextForms(
                "Recordings are removed on this device: vow consent withdraw recordings.",
                "Las grabaciones se quitan en este dispositivo: vow consent withdraw recordings.")
        case .cloudUnnamed:
            TextForms(
                "\"{text}\" names no cloud service. Write it as cloud:https://HOST/v1#MODEL.",
                "\"{text}\" no nombra ningún servicio en la nube. Escríbelo como "
                    + "cloud:https://HOST/v1#MODELO.")
        case .cloudCharacters:
            TextForms(
                "The address holds characters that no address has. Write it as cloud:https://HOST/v1#MODEL.",
                "La dirección lleva caracteres que ninguna dirección tiene. Escríbela como "
                    + "cloud:https://HOST/v1#MODELO.")
        case .cloudAddress:
            TextForms(
                "\"{text}\" is no address. Write it as cloud:https://HOST/v1#MODEL.",
                "\"{text}\" no es una dirección. Escríbela como cloud:https://HOST/v1#MODELO.")
        case .cloudInTheClear:
            TextForms(
                "A recording is never sent in the clear: use https. Plain http is for this machine only.",
                "Una grabación nunca se envía sin cifrar: usa https. http a secas es solo para este equipo.")
        case .cloudSecret:
            TextForms(
                "Keep keys and passwords out of the address; `vow cloud key` takes the key.",
                "No pongas claves ni contraseñas en la dirección; `vow cloud key` toma la clave.")
        case .cohortPassword:
            TextForms(
                "Leave the password out of the address: it is taken from PGPASSWORD or ~/.pgpass.",
                "Quita la contraseña de la dirección: se toma de PGPASSWORD o ~/.pgpass.")
        case .cohortAddress:
            TextForms(
                "\"{text}\" is no database. Write it as postgresql://ACCOUNT@HOST:PORT/DATABASE.",
                "\"{text}\" no es una base de datos. Escríbela como postgresql://CUENTA@HOST:PUERTO/BASE.")
        }
    }
}
