import VowAnswers
import VowRuntime

// How an argument comes in an address or a body, and how it is described.
extension RequestArgument {
    /// Whether a value may stand there.
    /// - Parameter anyLength: leaves limits to the operation, which says what they are in the person's language.
    func accepts(_ value: PageValue, anyLength: Bool) -> Bool {
        if anyLength {
            switch (kind, value) {
            case (.text, .text), (.scalar, .text): return true
            case (.whole, .number(let number)): return Int(exactly: number) != nil
            case (.number, .number): return true
            default: break
            }
        }
        return accepts(value)
    }

    /// Whether a value may stand there, within the limits.
    func accepts(_ value: PageValue) -> Bool {
        switch (kind, value) {
        case (.text(let most), .text(let text)): text.unicodeScalars.count <= most
        case (.scalar(let most), .text(let text)): text.unicodeScalars.count <= most
        case (.scalar, .number): true
        case (.word(let words), .text(let text)): words.contains(text)
        case (.flag, .truth): true
        case (.whole(let range), .number(let number)): Int(exactly: number).map(range.contains) ?? false
        case (.number(let range), .number(let number)): range.contains(number)
        default: false
        }
    }

    /// A value as an address carries it, or nil if it is of another kind.
    func read(_ text: String) -> PageValue? {
        switch kind {
        case .text, .scalar, .word: .text(text)
        case .whole: Int(text).map { .number(Double($0)) }
        case .number: Double(text).map { .number($0) }
        case .flag: text == "true" ? .truth(true) : text == "false" ? .truth(false) : nil
        }
    }

    /// Its schema, as OpenAPI writes it.
    var schema: [String: Any] {
        switch kind {
        case .text(let most): ["type": "string", "maxLength": most]
        case .scalar(let most): ["type": ["string", "number"], "maxLength": most]
        case .word(let words): ["type": "string", "enum": words]
        case .flag: ["type": "boolean"]
        case .whole(let range): ["type": "integer", "minimum": range.lowerBound, "maximum": range.upperBound]
        case .number(let range): ["type": "number", "minimum": range.lowerBound, "maximum": range.upperBound]
        }
    }
}

/// One address of the interface, and what stands behind it.
struct PageEndpoint: Sendable {
    let kind: PageRequestKind
    let shape: RequestShape
    /// What comes back, as a schema; empty where it may be anything.
    let answer: PageSchema

    /// The name that the daemon knows it by.
    var name: String { shape.name }
    /// One sentence.
    var summary: String { shape.summary }
    /// What it takes.
    var arguments: [RequestArgument] { shape.arguments }

    /// Whether it grants a right, which no other machine may do.
    var grantsRight: Bool { Operations.named(name)?.grantsRight ?? false }
    /// Whether an operation checks the limits.
    private var isOperation: Bool { Operations.named(name) != nil }
    /// Whether a separate process computes the answer; it ends when the client disconnects.
    var isDropped: Bool { kind == .query && isApart }
    /// Whether a separate process computes the answer, and may tell meanwhile what goes on.
    var isApart: Bool { Operations.named(name)?.place.isApart ?? false }

    /// Its address.
    var path: String { kind == .input ? "/api/input" : "/api/" + name.replacing(".", with: "/") }
    /// Whether it records something, and so takes a body.
    var isPost: Bool { kind != .query }

    /// How many bytes its body may have: what its longest texts take, and room for the others.
    var largestBody: Int {
        let texts = arguments.map {
            switch $0.kind {
            case .text(let most), .scalar(let most): most
            default: 0
            }
        }
        return max(PageEndpoint.usualBody, texts.reduce(0, +) + PageEndpoint.roomInBody)
    }

    /// How many bytes a body may have where no text asks for more.
    private static let usualBody = 512 * 1024
    private static let roomInBody = 64 * 1024

    /// Whether an object holds the arguments that it needs, and no others.
    func takes(_ object: [String: PageValue]) -> Bool {
        arguments.allSatisfy { !$0.isRequired || object[$0.name] != nil }
            && object.allSatisfy { name, value in
                arguments.first { $0.name == name }?.accepts(value, anyLength: isOperation) ?? false
            }
    }
}
