/// What the page itself says, by the keys that its modules use. What comes with a row is in other parts.
///
/// The words stand in tables, one line a text, since the page's modules, and no Swift code, name the keys: a test
/// compares the two, so that no text is missing and none is left over. What Swift code says, too, is a `SharedText`.
public struct PageText: TextKey {
    /// See `TextKey`.
    public static let part = "page"

    /// The key, such as `alarm.save`.
    public let rawValue: String

    /// A text that there is.
    public init?(rawValue: String) {
        guard PageText.words[rawValue] != nil else { return nil }
        self.rawValue = rawValue
    }

    /// See `TextKey`.
    public var forms: TextForms {
        guard let forms = PageText.words[rawValue] else { preconditionFailure("\(rawValue) is a key") }
        return forms
    }

    /// Every text, in the order of the keys.
    public static var allCases: [PageText] { words.keys.sorted().compactMap { PageText(rawValue: $0) } }

    /// What the wake screen needs: it is read half asleep, and loads nothing else.
    public static var atNight: [String: TextForms] {
        let tables = read(night)
        let others = ["save", "any", SharedText.codeLooking.rawValue]
        return words.filter { tables[$0.key] != nil || others.contains($0.key) }
    }

    /// All of them by their keys.
    public static let words: [String: TextForms] = [
        day, night, coach, practice, interview, privacy, replay, gate, things, refusals,
    ].reduce(into: shared) { $0.merge(read($1)) { _, new in new } }

    private static let shared = Dictionary(
        uniqueKeysWithValues: SharedText.allCases.map { ($0.rawValue, $0.forms) })

    /// The keys that stand twice: a mistake, which a test finds.
    static var doubled: [String] {
        var seen = Set(SharedText.allCases.map(\.rawValue))
        return [day, night, coach, practice, interview, privacy, replay, gate, things, refusals].flatMap {
            lines(of: $0).map(\.key)
        }
        .filter { !seen.insert($0).inserted }
    }

    private static func read(_ table: String) -> [String: TextForms] {
        Dictionary(lines(of: table).map { ($0.key, $0.forms) }) { _, new in new }
    }

    private static func lines(of table: String) -> [(key: String, forms: TextForms)] {
        table.split(separator: "\n").map { line in
            guard let (key, forms) = cut(line, at: " = "), let (english, spanish) = cut(forms, at: " | ")
            else {
                preconditionFailure("no text: \(line)")
            }
            return (String(key), TextForms(String(english), String(spanish)))
        }
    }

    /// The two sides of a mark.
    private static func cut(_ text: Substring, at mark: String) -> (Substring, Substring)? {
        guard let place = text.firstRange(of: mark) else { return nil }
        return (text[..<place.lowerBound], text[place.upperBound...])
    }
}
