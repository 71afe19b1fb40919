/// Words with places in braces, `{name}`, that arguments are filled into.
package enum TextForm {
    /// The names of the arguments, in the order in which they come.
    package static func arguments(of form: String) -> [String] {
        pieces(of: form).compactMap { if case .argument(let name) = $0 { name } else { nil } }
    }

    /// A form with its arguments filled in. An argument's own braces stay as they are.
    package static func fill(_ form: String, _ arguments: [String: String]) -> String {
        if arguments.isEmpty { return form }
        return pieces(of: form).reduce(into: "") { text, piece in
            switch piece {
            case .words(let words): text += words
            case .argument(let name): text += arguments[name] ?? "{\(name)}"
            }
        }
    }

    /// A form whose words, and not the names of its arguments, are changed.
    static func mapWords(_ form: String, _ change: (Substring) -> String) -> String {
        pieces(of: form).reduce(into: "") { text, piece in
            switch piece {
            case .words(let words): text += change(words)
            case .argument(let name): text += "{\(name)}"
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
