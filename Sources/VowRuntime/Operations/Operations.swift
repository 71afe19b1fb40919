public import VowAnswers

/// Every operation, and every question, command and input that front ends may send.
public enum Operations {
    /// Every operation. One that is listed here is reachable from every front end.
    public static let all: [any Operation.Type] =
        alarms + lines + goals + practice + tokens

    /// The operation of a name, or nil.
    public static func named(_ name: String) -> (any Operation.Type)? { byName[name] }

    /// What the question or command of a name takes, or nil if there is none.
    public static func shape(_ name: String) -> RequestShape? {
        named(name)?.shape ?? RequestTable.query(name) ?? RequestTable.command(name)
    }

    private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

    /// Every question with the limits of its arguments.
    public static let queries = RequestTable.queries + shapes(.query)
    /// Every command with the limits of its arguments.
    public static let commands = RequestTable.commands + shapes(.command)

    private static func shapes(_ kind: OperationKind) -> [RequestShape] {
        all.filter { $0.kind == kind }.map { $0.shape }
    }

    /// What does the operations of a kind, by name.
    static func handlers(_ kind: OperationKind, _ parts: OperationParts) -> [String: RequestRouter.Handler] {
        Dictionary(
            uniqueKeysWithValues: all.filter { $0.kind == kind }.map { ($0.name, $0.handler(parts)) })
    }
}
