/// Words that come from another machine.
public enum ForeignWords {
    /// The text with one space between words, and without characters that are not seen but steer what shows them:
    /// controls (C0, C1), and formats such as those that turn the direction of writing.
    public static func plain(_ text: String) -> String {
        let kept = text.unicodeScalars.filter { scalar in
            if scalar.properties.isWhitespace { return true }
            switch scalar.properties.generalCategory {
            case .control, .format, .privateUse, .unassigned: return false
            default: return true
            }
        }
        return String(String.UnicodeScalarView(kept)).split { $0.isWhitespace }.joined(separator: " ")
    }
}
