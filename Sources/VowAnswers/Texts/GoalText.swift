/// What Vow says of an evening about goals.
public enum GoalText: String, TextKey {
    case eveningTitle
    case evening
    case weeklyTitle
    case weekly
    case unknown

    /// See `TextKey`.
    public static let part = "goals"

    /// See `TextKey`.
    public var forms: TextForms {
        switch self {
        case .eveningTitle: TextForms("Did you do it today?", "¿Lo hiciste hoy?")
        case .evening:
            TextForms(
                "{goals}\nAnswer on the page, or with one key: vow goals tonight",
                "{goals}\nResponde en la página, o con una tecla: vow goals tonight")
        case .weeklyTitle: TextForms("A look at the week", "Una mirada a la semana")
        case .weekly:
            TextForms(
                "Three short questions keep your lines true: vow goals week",
                "Tres preguntas cortas mantienen vivas tus frases: vow goals week")
        case .unknown: TextForms("There is no goal {id}.", "No hay ninguna meta {id}.")
        }
    }
}
