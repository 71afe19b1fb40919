/// Why recorded bytes could not be read, or a value could not be written.
package enum WireError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The bytes are not what `FieldWriter` writes; `offset` counts bytes from the start of the payload.
    case malformed(offset: Int, reason: String)
    /// A field that must be there is not.
    case missing(field: String)
    /// A field holds another kind of value, or a number out of range.
    case mistyped(field: String, expected: String)
    /// A field holds a value that its event does not know.
    case invalid(field: String, value: String)
    /// No codec knows this event, or not in this version.
    case unknownEvent(name: String, schema: Int)
    /// A value has no place in the wire format: a number that is not finite, a name given twice.
    case unwritable(field: String, reason: String)
    /// Sealed bytes do not open under their own key: they were changed, or belong to another record.
    case sealBroken(name: String)

    /// One sentence for people.
    package var description: String {
        switch self {
        case .malformed(let offset, let reason): "The payload is malformed at byte \(offset): \(reason)."
        case .missing(let field): "The field \"\(field)\" is missing."
        case .mistyped(let field, let expected): "The field \"\(field)\" is not \(expected)."
        case .invalid(let field, let value): "The field \"\(field)\" has the unknown value \"\(value)\"."
        case .unknownEvent(let name, let schema): "No codec knows the event \(name) in version \(schema)."
        case .unwritable(let field, let reason): "The field \"\(field)\" cannot be written: \(reason)."
        case .sealBroken(let name): "The sealed part of \(name) does not open under its own key."
        }
    }
}
