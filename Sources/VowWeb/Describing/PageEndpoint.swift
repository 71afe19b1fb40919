import Foundation

/// One argument of a question or a command.
struct PageArgument: Sendable {
    /// What may stand there.
    enum Kind: Sendable {
        /// Text of at most so many characters.
        case text(Int)
        /// One of some words.
        case word([String])
        /// A whole number.
        case whole(ClosedRange<Int>)
        /// A number.
        case number(ClosedRange<Double>)
        /// Yes or no.
        case flag
    }

    let name: String
    let kind: Kind
    var isRequired = false

    /// Whether a JSON value may stand there.
    func accepts(_ value: Any) -> Bool {
        let isTruth = (value as? NSNumber).map { CFBooleanLike.isTruth($0) } ?? false
        switch kind {
        case .text(let most): return (value as? String).map { $0.count <= most } ?? false
        case .word(let words): return (value as? String).map(words.contains) ?? false
        case .flag: return isTruth
        case .whole(let range):
            guard !isTruth, let number = value as? NSNumber, let whole = Int(exactly: number) else {
                return false
            }
            return range.contains(whole)
        case .number(let range):
            guard !isTruth, let number = value as? NSNumber else { return false }
            return range.contains(number.doubleValue)
        }
    }

    /// A value as an address carries it, or nil where it cannot stand there.
    func read(_ text: String) -> Any? {
        let value: Any?
        switch kind {
        case .text, .word: value = text
        case .whole: value = Int(text)
        case .number: value = Double(text).flatMap { $0.isFinite ? $0 : nil }
        case .flag: value = ["true": true, "false": false][text]
        }
        return value.flatMap { accepts($0) ? $0 : nil }
    }

    /// Its schema, as OpenAPI writes it.
    var schema: [String: Any] {
        switch kind {
        case .text(let most): ["type": "string", "maxLength": most]
        case .word(let words): ["type": "string", "enum": words]
        case .flag: ["type": "boolean"]
        case .whole(let range): ["type": "integer", "minimum": range.lowerBound, "maximum": range.upperBound]
        case .number(let range): ["type": "number", "minimum": range.lowerBound, "maximum": range.upperBound]
        }
    }
}

/// Foundation keeps truth values and numbers in one class; only the type code tells them apart.
enum CFBooleanLike {
    static func isTruth(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" }
}

/// One address of the interface, and what stands behind it.
struct PageEndpoint: Sendable {
    let kind: PageRequestKind
    /// The name that the daemon knows it by.
    let name: String
    /// One sentence.
    let summary: String
    var arguments: [PageArgument] = []
    /// What comes back, as a schema; empty where it may be anything.
    var answer: PageSchema = .any

    /// Its address.
    var path: String { kind == .input ? "/api/input" : "/api/" + name.replacing(".", with: "/") }
    /// Whether it records something, and so takes a body.
    var isPost: Bool { kind != .query }

    /// Whether an object holds the arguments that it needs, and no others.
    func takes(_ object: [String: Any]) -> Bool {
        arguments.allSatisfy { !$0.isRequired || object[$0.name] != nil }
            && object.allSatisfy { name, value in
                arguments.first { $0.name == name }?.accepts(value) ?? false
            }
    }
}
