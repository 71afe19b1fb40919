public import VowAnswers
import VowCore

extension Operations {
    static let tokens: [any Operation.Type] = [
        ListCodes.self, AddCode.self, RemoveCode.self, ListTags.self, RemoveTag.self,
    ]
}

public struct ListCodes: Query {
    public static let name = "codes.list"
    public static let summary = "Every code that a gate may ask for."

    public init() {}

    public func run(_ context: OperationContext) throws -> [CodeRow] {
        try context.service.tokens(.code).map(CodeRow.init)
    }
}

/// Registers a code that Vow draws. One in the place of another holds from tomorrow on.
public struct AddCode: Command {
    public static let name = "codes.add"
    public static let summary =
        "Registers a code that Vow draws; in the place of one of that name from tomorrow on."
    public static let beginsHome = true
    public static let fields = [OperationField<Self>.text("name", \.code, most: 40)]
    public var code = ""

    public init() {}

    public func run(_ context: OperationContext) throws -> CodeRow {
        CodeRow(try context.service.registerDrawnCode(code))
    }
}

public struct RemoveCode: Command {
    public static let name = "codes.remove"
    public static let summary = "Takes a code out."
    public static let fields = [OperationField<Self>.identifier(\.id)]
    public var id = ""

    public init() {}

    public func run(_ context: OperationContext) throws -> RemovedRow {
        try context.service.removeToken(.code, named: id)
    }
}

public struct ListTags: Query {
    public static let name = "tags.list"
    public static let summary = "Every tag that a gate may ask for."

    public init() {}

    public func run(_ context: OperationContext) throws -> [TagRow] {
        try context.service.tokens(.tag).map(TagRow.init)
    }
}

public struct RemoveTag: Command {
    public static let name = "tags.remove"
    public static let summary = "Takes a tag out."
    public static let fields = [OperationField<Self>.identifier(\.id)]
    public var id = ""

    public init() {}

    public func run(_ context: OperationContext) throws -> RemovedRow {
        try context.service.removeToken(.tag, named: id)
    }
}

extension CommandService {
    fileprivate func removeToken(_ kind: TokenKind, named text: String) throws -> RemovedRow {
        let token = try token(kind, named: text)
        try remove(kind, token.id)
        return RemovedRow(removed: token.id.text)
    }
}

extension CodeRow {
    /// The row of a code that is there.
    public init(_ entry: CommandService.TokenEntry) {
        self.init(
            id: entry.id.text, name: entry.state.name, kind: entry.state.newestKind,
            printable: entry.state.newestMark?.seed != nil)
    }
}

extension TagRow {
    /// The row of a tag that is there.
    public init(_ entry: CommandService.TokenEntry) {
        self.init(id: entry.id.text, name: entry.state.name)
    }
}
