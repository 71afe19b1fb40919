extension SpanishSentences {
    /// Sentences of services, buses and timers.
    static let part5: [(english: String, spanish: String)] = [
        (
            "Nothing was sent to {}: you have not agreed to it.",
            "No se envió nada a {}: no has dado tu consentimiento."
        ),
        (
            "To agree: vow consent give {} --to {}.",
            "Para consentir: vow consent give {} --to {}."
        ),
        (
            "libcurl is not installed.",
            "libcurl no está instalado."
        ),
        (
            "Install it: apt install libcurl4.",
            "Instálalo: apt install libcurl4."
        ),
        (
            "{} did not answer in time.",
            "{} no respondió a tiempo."
        ),
        (
            "This device's own rater goes on.",
            "Sigue el evaluador de este dispositivo."
        ),
        (
            "The built-in texts go on.",
            "Siguen los textos incluidos."
        ),
        (
            "Nothing was sent: {} could not prove that it is who it says.",
            "No se envió nada: {} no pudo demostrar que es quien dice."
        ),
        (
            "Check the address and this device's date; where no certificate is believed: apt install ca-certificates.",
            "Revisa la dirección y la fecha de este dispositivo; si no se cree ningún certificado: apt install ca-certificates."
        ),
        (
            "{} cannot be reached.",
            "No se puede llegar a {}."
        ),
        (
            "Check the network and the address.",
            "Revisa la red y la dirección."
        ),
        (
            "{} refused with status {}.",
            "{} lo rechazó con el estado {}."
        ),
        (
            "Give it a key that holds: vow cloud key.",
            "Dale una clave que valga: vow cloud key."
        ),
        (
            "Check the address and the model: cloud:URL#MODEL.",
            "Revisa la dirección y el modelo: cloud:URL#MODELO."
        ),
        (
            "It is asked too often, or the account is used up; look there.",
            "Se le pregunta demasiado o la cuenta está agotada; míralo allí."
        ),
        (
            "It points elsewhere, and nothing is sent elsewhere: set the address it moved to.",
            "Remite a otro sitio, y nada se envía a otro sitio: pon la dirección nueva."
        ),
        (
            "This device's own engine goes on.",
            "Sigue el motor de este dispositivo."
        ),
        (
            "{} answered with something that is no transcript.",
            "{} respondió algo que no es una transcripción."
        ),
        (
            "Check that the address is of an OpenAI-compatible service.",
            "Comprueba que la dirección es de un servicio compatible con OpenAI."
        ),
        (
            "Try again later.",
            "Inténtalo más tarde."
        ),
        (
            "{} answered with something that is no list of texts.",
            "{} respondió algo que no es una lista de textos."
        ),
        (
            "Check that the address is of an OpenAI-compatible service, and the model.",
            "Comprueba que la dirección es de un servicio compatible con OpenAI, y el modelo."
        ),
        (
            "{} answered with something that is no rating of this sentence.",
            "{} respondió algo que no es una evaluación de esta frase."
        ),
        (
            "Check that the address is of a rating service, and the model.",
            "Comprueba que la dirección es de un servicio de evaluación, y el modelo."
        ),
        (
            "No timer could be opened.",
            "No se pudo abrir ningún temporizador."
        ),
        (
            "Waiting for the timer failed.",
            "Falló la espera del temporizador."
        ),
        (
            "There is no session bus.",
            "No hay bus de sesión."
        ),
        (
            "The bus gave no name.",
            "El bus no dio ningún nombre."
        ),
        (
            "PowerDevil gave no receipt.",
            "PowerDevil no dio recibo."
        ),
        (
            "No pipe could be opened.",
            "No se pudo abrir ninguna tubería."
        ),
        (
            "Sleep signals cannot be followed.",
            "No se pueden seguir los avisos de suspensión."
        ),
        (
            "Signals of {} cannot be followed.",
            "No se pueden seguir los avisos de {}."
        ),
        (
            "The message bus cannot be reached.",
            "No se puede llegar al bus de mensajes."
        ),
        (
            "The call of {} could not be built.",
            "No se pudo preparar la llamada a {}."
        ),
        (
            "{}.{} was refused.",
            "{}.{} fue rechazado."
        ),
    ]
}
