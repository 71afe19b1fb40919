/// Why something about a code or a tag is refused. The raw value is the refusal's code.
public enum TokenRefusal: String, TextKey {
    case codeUnknown = "code.unknown"
    case tagUnknown = "tag.unknown"
    case codeAlreadyThere = "code.alreadyThere"
    case tagAlreadyThere = "tag.alreadyThere"
    case codeInUse = "code.inUse"
    case codeNeededNow = "code.neededNow"
    case codeNeededSoon = "code.neededSoon"
    case codeNotPrintable = "code.notPrintable"
    case gateUnknownCode = "gate.unknownCode"
    case gateUnknownTag = "gate.unknownTag"
    case holdsNothing = "token.empty"
    case holdsTooMuch = "token.tooLong"
    case unusableName = "token.name"

    /// See `TextKey`.
    public static let part = RefusalText.part

    /// See `TextKey`.
    public var forms: TextForms {
        switch self {
        case .codeUnknown: TextForms("There is no code \"{name}\".", "No hay ningún código \"{name}\".")
        case .tagUnknown: TextForms("There is no tag \"{name}\".", "No hay ninguna etiqueta \"{name}\".")
        case .codeAlreadyThere: TextForms("There is a code {name} already.", "Ya hay un código {name}.")
        case .tagAlreadyThere: TextForms("There is a tag {name} already.", "Ya hay una etiqueta {name}.")
        case .codeInUse:
            TextForms(
                "The alarm {alarm} asks for \"{name}\". Change its gate first; from the next day on it can be removed.",
                "La alarma {alarm} pide \"{name}\". Cambia antes su puerta; desde el día siguiente se puede quitar."
            )
        case .codeNeededNow:
            TextForms(
                "The alarm \"{alarm}\" is asking for \"{name}\" now. The code can be printed and removed again when it has ended.",
                "La alarma \"{alarm}\" está pidiendo \"{name}\" ahora. El código se podrá imprimir y quitar otra vez cuando termine."
            )
        case .codeNeededSoon:
            TextForms(
                "The alarm at {time} asks for \"{name}\". In the {hours} hours before it the code is not printed. It can be printed again after that alarm.",
                "La alarma de las {time} pide \"{name}\". En las {hours} horas anteriores el código no se imprime. Se podrá imprimir otra vez después de esa alarma."
            )
        case .codeNotPrintable:
            TextForms(
                "Vow keeps nothing of the code \"{name}\" that could be printed. Use the code that you have, or register another one.",
                "Vow no guarda nada del código \"{name}\" que se pueda imprimir. Usa el código que tienes o registra otro."
            )
        case .gateUnknownCode:
            TextForms(
                "There is no code \"{name}\". Register it first: vow codes add {name} --image picture.jpg",
                "No hay ningún código \"{name}\". Regístralo antes: vow codes add {name} --image foto.jpg")
        case .gateUnknownTag:
            TextForms(
                "There is no tag \"{name}\". Register it first: vow tags add {name}",
                "No hay ninguna etiqueta \"{name}\". Regístrala antes: vow tags add {name}")
        case .holdsNothing:
            TextForms(
                "It holds nothing, so nothing could match it. Take another one.",
                "No contiene nada, así que nada coincidiría. Usa otro.")
        case .holdsTooMuch:
            TextForms(
                "It would hold {bytes} bytes; at most {most} fit.",
                "Tendría {bytes} bytes; caben {most} como mucho.")
        case .unusableName:
            TextForms(
                "Give it a name of 1 to 40 letters, digits, - or _, such as kitchen.",
                "Dale un nombre de 1 a 40 letras, cifras, - o _, por ejemplo cocina.")
        }
    }
}
