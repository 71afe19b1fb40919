/// The forms of one text, one for each language that it is shown in; `{name}` stands for an argument.
public struct TextForms: Codable, Hashable, Sendable {
    /// English.
    public let en: String
    /// Spanish.
    public let es: String
    /// Chinese, for texts of the coach.
    public let zh: String?

    /// Makes forms.
    public init(_ en: String, _ es: String, zh: String? = nil) {
        self.en = en
        self.es = es
        self.zh = zh
    }

    /// The names of the arguments of a form, in the order in which they come.
    public static func arguments(of form: String) -> [String] {
        pieces(of: form).compactMap { if case .argument(let name) = $0 { name } else { nil } }
    }

    /// A form with its arguments filled in. An argument's own braces stay as they are.
    public static func fill(_ form: String, _ arguments: [String: String]) -> String {
        pieces(of: form).reduce(into: "") { text, piece in
            switch piece {
            case .words(let words): text += words
            case .argument(let name): text += arguments[name] ?? "{\(name)}"
            }
        }
    }

    private enum Piece {
        case words(Substring)
        case argument(String)
    }

    private static func pieces(of form: String) -> [Piece] {
        var pieces: [Piece] = []
        var rest = Substring(form)
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            pieces.append(.words(rest[..<open]))
            pieces.append(.argument(String(rest[rest.index(after: open)..<close])))
            rest = rest[rest.index(after: close)...]
        }
        return pieces + [.words(rest)]
    }
}

/// A text that people read, by a stable name. A type of keys is one part of the catalogue; its switch over the cases
/// leaves no text without its forms.
public protocol TextKey: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
    /// The part's name, which stands before the key's: `wake.listening`.
    static var part: String { get }
    /// What is read in each language.
    var forms: TextForms { get }
}

/// Every text of the catalogue, whoever shows it.
public enum TextCatalogue {
    /// The parts.
    public static let parts: [any TextKey.Type] = [
        WakeText.self, NoticeText.self, RefusalText.self, SettingRefusal.self, ConsentRefusal.self,
        TokenRefusal.self, TerminalText.self, CoachText.self,
        CoachLevelText.self, PracticeText.self, CoachRefusal.self, DeviceText.self, BackupText.self,
        PageText.self,
        GoalText.self, SafetyText.self,
    ]

    /// All texts by their whole names, as front ends that are written in another language load them.
    public static var all: [String: TextForms] {
        var all: [String: TextForms] = [:]
        for part in parts { collect(part, into: &all) }
        return all
    }

    private static func collect<Key: TextKey>(_ part: Key.Type, into all: inout [String: TextForms]) {
        for key in Key.allCases { all["\(Key.part).\(key.rawValue)"] = key.forms }
    }
}
