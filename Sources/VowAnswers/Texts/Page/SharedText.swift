/// Texts that the page and the program both say. The page uses the raw values as keys, Swift code uses the cases.
///
/// They are cases, and not rows of the page's tables, so that the compiler checks what Swift code names.
public enum SharedText: String, TextKey {
    case goalDone = "goals.done"
    case goalNotDone = "goals.not"
    case goalEvenings = "goals.week.of"
    case goalHelped = "goals.week.helped"
    case goalHindered = "goals.week.hindered"
    case goalEasier = "goals.week.easier"
    case goalUnchanged = "goals.sign.unchanged"
    case goalSeldomDone = "goals.sign.seldomDone"
    case goalFalling = "goals.sign.falling"
    case goalSameWords = "goals.sign.sameWords"
    case goalHabit = "goals.sign.habit"
    case interviewSends = "interview.sends"
    case interviewSilent = "interview.silent"
    case codeLooking = "night.code.looking"
    case earlyNotPassed = "early.over.more"
    case replayErased = "replay.erased"
    case recordsSound = "replay.records.sound"
    case hindsightNobody = "hindsight.nobody"

    /// They belong to the page's part of the catalogue.
    public static let part = PageText.part

    /// See `TextKey`.
    public var forms: TextForms {
        switch self {
        case .goalDone: TextForms("Good. You kept your word.", "Bien. Cumpliste tu palabra.")
        case .goalNotDone:
            TextForms("Thank you for saying so. Tomorrow is new.", "Gracias por decirlo. Mañana es otro día.")
        case .goalEvenings:
            TextForms(
                "Done on {done} of the last {answered} evenings.",
                "Hecho en {done} de las últimas {answered} noches.")
        case .goalHelped: TextForms("What helped this week?", "¿Qué ayudó esta semana?")
        case .goalHindered: TextForms("What got in the way?", "¿Qué se interpuso?")
        case .goalEasier: TextForms("What would make it a little easier?", "¿Qué lo haría un poco más fácil?")
        case .goalUnchanged:
            TextForms(
                "It has stayed the same for four weeks. Does it still fit?",
                "Lleva cuatro semanas igual. ¿Aún te sirve?")
        case .goalSeldomDone:
            TextForms(
                "It has been hard lately; a smaller step may serve you better.",
                "Últimamente ha costado; quizá un paso más pequeño te sirva mejor.")
        case .goalFalling:
            TextForms(
                "This week was harder than the one before. That happens; what changed?",
                "Esta semana costó más que la anterior. Pasa; ¿qué cambió?")
        case .goalSameWords:
            TextForms(
                "You have said it with the very same words for many mornings. Fresh ones may wake you up more.",
                "Llevas muchas mañanas diciéndolo con las mismas palabras. Otras nuevas quizá te despierten más."
            )
        case .goalHabit:
            TextForms(
                "Fourteen evenings in a row. It may be a habit by now; time for the next one?",
                "Catorce noches seguidas. Puede que ya sea un hábito; ¿toca el siguiente?")
        case .interviewSends:
            TextForms("This goes to {model}, and nothing else:", "Esto va a {model}, y nada más:")
        case .interviewSilent:
            TextForms(
                "I heard nothing. Try again, or type it.", "No he oído nada. Prueba otra vez, o escríbelo.")
        case .codeLooking:
            TextForms("Hold the code in front of the camera.", "Pon el código delante de la cámara.")
        case .earlyNotPassed:
            TextForms(
                "Nothing was recorded; the alarm rings as planned.",
                "No se ha anotado nada; la alarma sonará como estaba previsto.")
        case .replayErased:
            TextForms("cannot be said: the words were erased", "no se puede decir: las palabras se borraron")
        case .recordsSound:
            TextForms("The records are as they were written.", "Las anotaciones están como se escribieron.")
        case .hindsightNobody:
            TextForms(
                "What stays closed would have gone on ringing; what would have been said then, nobody knows.",
                "Lo que queda cerrado habría seguido sonando; qué se habría dicho entonces, nadie lo sabe.")
        }
    }
}
