package import VowAnswers
import VowCore

extension Operations {
    static let tokens: [any Operation.Type] = [
        ListCodes.self, AddCode.self, ScanCode.self, PrintCode.self, RemoveCode.self, ListTags.self,
        AddTag.self, RemoveTag.self,
    ]

    /// The most characters of the name of a code or a tag.
    fileprivate static let longestTokenName = 40
}

package struct ListCodes: Query {
    package static let name = "codes.list"
    package static let summary = "Every code that a gate may ask for."

    package init() {}

    package func run(_ context: OperationContext) throws -> [CodeRow] {
        try context.service.tokens(.code).map(CodeRow.init)
    }
}

/// Registers a code that Vow draws. One in the place of another holds from tomorrow on.
package struct AddCode: Command {
    package static let name = "codes.add"
    package static let summary =
        "Registers a code that Vow draws, or one by what it holds; in the place of one of that name from tomorrow on."
    package static let beginsHome = true
    package static let fields: [OperationField<Self>] = [
        .text("name", \.code, most: Operations.longestTokenName), .text("payload", \.payload, most: 4_000),
    ]
    package var code = ""
    /// What the code holds, or nil if Vow makes it up.
    package var payload: String?

    package init() {}

    package func run(_ context: OperationContext) throws -> CodeRow {
        guard let payload else { return CodeRow(try context.service.registerDrawnCode(code)) }
        return CodeRow(
            try context.service.register(.code, code, as: nil, payload: Array(payload.utf8)))
    }
}

/// Registers a code of something that the person owns. Only a fingerprint of it is kept.
package struct ScanCode: Command, DeviceOperation {
    package typealias Answer = CodeRow
    package static let name = "codes.scan"
    package static let summary =
        "Registers the one code that a picture file shows, or that is held before this device's camera within a minute; in the place of one of that name from tomorrow on."
    package static let place = OperationPlace.ownProcess
    package static let beginsHome = true
    package static let fields: [OperationField<Self>] = [
        .text("name", \.code, most: Operations.longestTokenName),
        .text("picture", \.picture, most: 400_000),
    ]
    package var code = ""
    /// A picture file in Base64, or nil to look through the camera.
    package var picture: String?
    /// A picture file of this device in place of one that is handed in. Only the command line can name one.
    package var path: String?

    package init() {}
}

package struct PrintCode: Query, DeviceOperation {
    /// What a page is written as.
    package enum Form: String, CaseIterable, Sendable {
        case pdf, svg

        package var mediaType: String { self == .pdf ? "application/pdf" : "image/svg+xml" }
    }

    package typealias Answer = FileRow
    package static let name = "codes.print"
    package static let summary = "A page with a code that Vow drew, to print."
    package static let fields: [OperationField<Self>] = [.identifier(\.id), .word("form", \.form)]
    package var id = ""
    package var form = Form.pdf

    package init() {}
}

package struct RemoveCode: Command {
    package static let name = "codes.remove"
    package static let summary = "Takes a code out."
    package static let fields = [OperationField<Self>.identifier(\.id)]
    package var id = ""

    package init() {}

    package func run(_ context: OperationContext) throws -> RemovedRow {
        try context.service.removeToken(.code, named: id)
    }
}

package struct ListTags: Query {
    package static let name = "tags.list"
    package static let summary = "Every tag that a gate may ask for."

    package init() {}

    package func run(_ context: OperationContext) throws -> [TagRow] {
        try context.service.tokens(.tag).map(TagRow.init)
    }
}

/// Registers a tag that touches this device's reader.
package struct AddTag: Command, DeviceOperation {
    package typealias Answer = TagRow
    package static let name = "tags.add"
    package static let summary =
        "Registers the tag that touches this device's reader within half a minute; in the place of one of that name from tomorrow on."
    package static let place = OperationPlace.ownProcess
    package static let beginsHome = true
    package static let fields: [OperationField<Self>] = [
        .text("name", \.tag, most: Operations.longestTokenName), .whole("seconds", \.seconds, 1...600),
    ]
    package var tag = ""
    /// How long a tag is waited for.
    package var seconds = 30
    /// Whether a reader may be plugged in meanwhile. Only the command line says so.
    package var awaitsReader = false

    package init() {}
}

package struct RemoveTag: Command {
    package static let name = "tags.remove"
    package static let summary = "Takes a tag out."
    package static let fields = [OperationField<Self>.identifier(\.id)]
    package var id = ""

    package init() {}

    package func run(_ context: OperationContext) throws -> RemovedRow {
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
    package init(_ entry: CommandService.TokenEntry) {
        self.init(
            id: entry.id.text, name: entry.state.name, kind: entry.state.newestKind,
            printable: entry.state.newestMark?.seed != nil)
    }
}

extension TagRow {
    /// The row of a tag that is there.
    package init(_ entry: CommandService.TokenEntry) {
        self.init(id: entry.id.text, name: entry.state.name)
    }
}
