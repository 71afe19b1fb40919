/// What an answer looks like, as far as it is promised.
indirect enum PageSchema: Sendable, Hashable {
    case any, text, whole, number, truth
    case list(PageSchema)
    /// Named values; those that are always there, and those that may be missing.
    case object(always: [String: PageSchema], sometimes: [String: PageSchema])
    /// Any names, with values of one kind.
    case names(PageSchema)

    /// It as OpenAPI writes it. A null is allowed only where a value may be missing.
    var description: [String: Any] { described(mayBeNull: false) }

    private func described(mayBeNull: Bool) -> [String: Any] {
        var result: [String: Any] = [:]
        switch self {
        case .any: return [:]
        case .text: result = ["type": "string"]
        case .whole: result = ["type": "integer"]
        case .number: result = ["type": "number"]
        case .truth: result = ["type": "boolean"]
        case .list(let element): result = ["type": "array", "items": element.description]
        case .names(let element): result = ["type": "object", "additionalProperties": element.description]
        case .object(let always, let sometimes):
            var properties: [String: Any] = [:]
            for (name, schema) in always { properties[name] = schema.description }
            for (name, schema) in sometimes { properties[name] = schema.described(mayBeNull: true) }
            result = ["type": "object", "properties": properties]
            if !always.isEmpty { result["required"] = always.keys.sorted() }
        }
        if mayBeNull, let type = result["type"] { result["type"] = [type, "null"] }
        return result
    }
}
