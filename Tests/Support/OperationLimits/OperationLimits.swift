package import VowAnswers
package import VowRuntime

/// Values at and beyond the limits of operations.
package enum OperationLimits {
    /// Values at and beyond the limits of an argument, each with the code that refuses it; nil if it is allowed.
    package static func values(_ kind: RequestArgument.Kind) -> [(value: ArgumentValue, code: String?)] {
        switch kind {
        case .text(let most):
            [
                (.text(String(repeating: "x", count: most)), nil),
                (.text(String(repeating: "x", count: most + 1)), "text.length"),
                (.number(1), "argument.wrong"),
            ]
        case .scalar(let most):
            [
                (.text(String(repeating: "x", count: most)), nil),
                (.text(String(repeating: "x", count: most + 1)), "text.length"), (.number(1), nil),
                (.truth(true), "argument.wrong"),
            ]
        case .whole(let range):
            [
                (.number(Double(range.lowerBound - 1)), "number.range"),
                (.number(Double(range.lowerBound)), nil), (.number(Double(range.upperBound)), nil),
                (.number(Double(range.upperBound + 1)), "number.range"), (.text("1"), "argument.wrong"),
            ]
        case .number(let range):
            [
                (.number(range.lowerBound - 0.01), "number.range"), (.number(range.lowerBound), nil),
                (.number(range.upperBound), nil), (.number(range.upperBound + 0.01), "number.range"),
                (.text("1"), "argument.wrong"),
            ]
        case .word(let words):
            words.map { (.text($0), nil) } + [(.number(1), "argument.wrong")]
        case .flag: [(.truth(true), nil), (.truth(false), nil), (.text("perhaps"), "argument.wrong")]
        }
    }

    /// The arguments that an operation needs, and one that is tried.
    package static func complete(
        _ operation: any VowRuntime.Operation.Type, _ name: String, _ value: ArgumentValue
    ) -> Arguments {
        var given: [String: ArgumentValue] = [:]
        for argument in operation.shape.arguments where argument.isRequired {
            if case .text = argument.kind {
                // Also the Base64 of three bytes.
                given[argument.name] = .text("aaaa")
            } else {
                given[argument.name] = values(argument.kind).first { $0.code == nil }?.value
            }
        }
        given[name] = value
        return Arguments(given)
    }
}
