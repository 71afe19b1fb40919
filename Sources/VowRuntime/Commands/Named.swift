package import VowAnswers
package import VowRecitation

/// What a person names by an identifier, or by the beginning of one.
package enum Named: String, Sendable {
    case alarm
    case line
    case run
    /// An affirmation that is practised.
    case practice

    /// The one identifier that begins with a text; refused where none or several do.
    package func identifier<ID: RecordedID>(_ text: String, among identifiers: [ID]) throws(CommandError)
        -> ID
    {
        guard let id = DeviceOverview.match(text, among: identifiers) else {
            throw .refused(refusal(of: text))
        }
        return id
    }

    /// The refusal of a text that names none, or several.
    package func refusal(of text: String) -> Refusal {
        let key: RefusalText =
            switch self {
            case .alarm: .alarmNotNamed
            case .line: .lineNotNamed
            case .run: .runNotNamed
            case .practice: .practiceNotNamed
            }
        return Refusal(key, ["text": text])
    }
}
