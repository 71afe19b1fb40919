package import VowAnswers
import VowRecitation

/// One field of an operation: its name, its limit, and the property that holds it.
package struct OperationField<Root>: Sendable {
    /// The name and the limit, as front ends see them.
    package let argument: RequestArgument
    private let take: @Sendable (Arguments, String, inout Root) throws -> Bool
    private let give: @Sendable (Root) -> ArgumentValue?

    /// Sets the property from arguments; false if they leave it out.
    func read(_ arguments: Arguments, _ root: inout Root) throws -> Bool {
        try take(arguments, argument.name, &root)
    }

    /// What arguments hold for the property, or nil if it is left out.
    func value(_ root: Root) -> ArgumentValue? { give(root) }

    /// The same field of what holds it.
    func within<Outer>(_ path: any WritableKeyPath<Outer, Root> & Sendable) -> OperationField<Outer> {
        OperationField<Outer>(
            argument: argument, take: { try take($0, $1, &$2[keyPath: path]) },
            give: { give($0[keyPath: path]) })
    }

    private init(
        argument: RequestArgument, take: @escaping @Sendable (Arguments, String, inout Root) throws -> Bool,
        give: @escaping @Sendable (Root) -> ArgumentValue?
    ) {
        self.argument = argument
        self.take = take
        self.give = give
    }

    private init<Value>(
        _ name: String, _ kind: RequestArgument.Kind, isRequired: Bool,
        _ path: any WritableKeyPath<Root, Value> & Sendable,
        from read: @escaping @Sendable (Arguments, String) throws -> Value?,
        to write: @escaping @Sendable (Value) -> ArgumentValue?
    ) {
        argument = RequestArgument(name: name, kind: kind, isRequired: isRequired)
        take = { arguments, name, root in
            guard let value = try read(arguments, name) else { return false }
            root[keyPath: path] = value
            return true
        }
        give = { write($0[keyPath: path]) }
    }
}

// A property that is optional, or that is said to have a default, may be left out.
extension OperationField {
    typealias Path<Value> = any WritableKeyPath<Root, Value> & Sendable

    /// Text of at most so many characters.
    static func text(_ name: String, _ path: Path<String>, most: Int, isRequired: Bool = true) -> Self {
        Self(
            name, .text(most), isRequired: isRequired, path, from: { try $0.text($1) }, to: { .text($0) })
    }

    /// Text of at most so many characters, or nil.
    static func text(_ name: String, _ path: Path<String?>, most: Int) -> Self {
        Self(
            name, .text(most), isRequired: false, path, from: { try $0.text($1) },
            to: { $0.map(ArgumentValue.text) })
    }

    /// Text of at most so many characters, or a number, which is taken as people write it.
    static func scalar(_ name: String, _ path: Path<String>, most: Int) -> Self {
        Self(
            name, .scalar(most), isRequired: true, path, from: { try $0.scalar($1) }, to: { .text($0) })
    }

    /// One of some words. Another word is left to the operation, which says what there is.
    static func choice(_ name: String, _ path: Path<String>, _ words: [String]) -> Self {
        Self(
            name, .word(words), isRequired: true, path, from: { try $0.text($1) }, to: { .text($0) })
    }

    /// One of some words, or nil. Another word is left to the operation.
    static func choice(_ name: String, _ path: Path<String?>, _ words: [String]) -> Self {
        Self(
            name, .word(words), isRequired: false, path, from: { try $0.text($1) },
            to: { $0.map(ArgumentValue.text) })
    }

    /// Texts of at most so many characters together, or nil.
    static func list(_ name: String, _ path: Path<[String]?>, most: Int) -> Self {
        Self(
            name, .text(most), isRequired: false, path, from: { try $0.list($1) },
            to: { $0.map(ArgumentValue.list) })
    }

    /// A whole number within a range.
    static func whole(_ name: String, _ path: Path<Int>, _ range: ClosedRange<Int>, isRequired: Bool = false)
        -> Self
    {
        Self(
            name, .whole(range), isRequired: isRequired, path, from: { try $0.count($1) },
            to: { .number(Double($0)) })
    }

    /// A whole number within a range, or nil.
    static func whole(_ name: String, _ path: Path<Int?>, _ range: ClosedRange<Int>) -> Self {
        Self(
            name, .whole(range), isRequired: false, path, from: { try $0.count($1) },
            to: { $0.map { .number(Double($0)) } })
    }

    /// A number within a range, or nil.
    static func number(_ name: String, _ path: Path<Double?>, _ range: ClosedRange<Double>) -> Self {
        Self(
            name, .number(range), isRequired: false, path, from: { try $0.number($1) },
            to: { $0.map(ArgumentValue.number) })
    }

    /// Yes or no, no when left out.
    static func flag(_ name: String, _ path: Path<Bool>, isRequired: Bool = false) -> Self {
        Self(
            name, .flag, isRequired: isRequired, path, from: { try $0.truth($1) }, to: { .truth($0) })
    }

    /// Yes or no, or nil.
    static func flag(_ name: String, _ path: Path<Bool?>) -> Self {
        Self(
            name, .flag, isRequired: false, path, from: { try $0.truth($1) },
            to: { $0.map(ArgumentValue.truth) })
    }

    /// `on` or `off`, or nil.
    static func onOff(_ name: String, _ path: Path<Bool?>) -> Self {
        Self(
            name, .word(["on", "off"]), isRequired: false, path, from: { try $0.truth($1) },
            to: { $0.map { .text($0 ? "on" : "off") } })
    }

    /// One of some words, or the default when left out.
    static func word<Word: RawRepresentable<String> & CaseIterable & Sendable>(
        _ name: String, _ path: Path<Word>
    ) -> Self {
        let words = Word.allCases.map(\.rawValue)
        return Self(
            name, .word(words), isRequired: false, path, from: { try one(of: words, $0, $1) },
            to: { .text($0.rawValue) })
    }

    /// One of some words, or nil.
    static func word<Word: RawRepresentable<String> & CaseIterable & Sendable>(
        _ name: String, _ path: Path<Word?>
    ) -> Self {
        let words = Word.allCases.map(\.rawValue)
        return Self(
            name, .word(words), isRequired: false, path, from: { try one(of: words, $0, $1) },
            to: { $0.map { .text($0.rawValue) } })
    }

    private static func one<Word: RawRepresentable<String>>(
        of words: [String], _ arguments: Arguments, _ name: String
    ) throws -> Word? {
        guard let text = try arguments.text(name) else { return nil }
        if let word = Word(rawValue: text) { return word }
        throw ArgumentMistake(name: name, expected: words.joined(separator: " or "))
    }

    /// The name of an alarm: its identifier, the beginning of it, or its label.
    static func alarm(_ path: Path<String>) -> Self { .text("id", path, most: AlarmFields.longestLabel) }

    /// The name of a line, a goal, an affirmation, a code or a tag: its identifier, or the beginning of it.
    static func identifier(_ path: Path<String>) -> Self { .text("id", path, most: 64) }

    /// A run: its identifier, or the beginning of it.
    static func run(_ path: Path<String>) -> Self { .text("run", path, most: longestRun) }

    /// A run, or nil.
    static func run(_ path: Path<String?>) -> Self { .text("run", path, most: longestRun) }

    private static var longestRun: Int { 200 }

    /// A language by its code, or nil.
    static func language(_ path: Path<Language?>) -> Self {
        Self(
            "language", .word(Language.allCases.map(\.rawValue)), isRequired: false, path,
            from: { try AlarmFields.language(try $0.text($1)) }, to: { $0.map { .text($0.rawValue) } })
    }
}
