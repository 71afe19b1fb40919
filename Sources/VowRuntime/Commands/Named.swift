/// What a person names by an identifier, or by the beginning of one.
public enum Named: String, Sendable {
    /// An alarm.
    case alarm
    /// A line.
    case line
    /// A run.
    case run

    /// The one identifier that begins with a text; refused where none or several do.
    public func identifier(_ text: String, among identifiers: [String]) throws(CommandError) -> String {
        guard let id = DeviceOverview.match(text, among: identifiers) else {
            throw .refused(refusal(of: text))
        }
        return id
    }

    /// What is said of a text that names none, or several; and where the identifiers are to be seen.
    public func refusal(of text: String) -> String {
        "There is no single \(rawValue) \"\(text)\". `\(list)` shows them."
    }

    private var list: String {
        switch self {
        case .alarm: "vow alarm list"
        case .line: "vow lines list"
        case .run: "vow runs"
        }
    }
}
