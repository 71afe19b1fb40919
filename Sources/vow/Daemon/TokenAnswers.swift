import Foundation
import VowAnswers
import VowCore
import VowRuntime
import ZXing

/// Codes and tags, as front ends ask for them. A code is drawn here, since the page has no printer's file of its own.
enum TokenAnswers {
    static let queries: [String: RequestRouter.Handler] = [
        "codes.list": { service, _ in try service.tokens(.code).map(CodeRow.init) },
        "tags.list": { service, _ in try service.tokens(.tag).map(TagRow.init) },
        "codes.print": { service, arguments in
            let code = try service.token(.code, named: try arguments.required("id"))
            let form = try arguments.text("form") ?? "pdf"
            guard let printed = CodesCommand.Form(rawValue: form) else {
                throw CommandError.refused("Name a file that ends in .pdf or .svg.")
            }
            return FileRow(
                file: "\(code.state.name).\(printed.rawValue)", type: printed.mediaType,
                base64: Data(try printed.page(of: code, service)).base64EncodedString())
        },
    ]

    static let commands: [String: RequestRouter.Handler] = [
        "codes.add": { service, arguments in
            CodeRow(try service.registerDrawnCode(try arguments.required("name")))
        },
        "codes.remove": { try remove(.code, $0, $1) },
        "tags.remove": { try remove(.tag, $0, $1) },
    ]

    private static func remove(_ kind: TokenKind, _ service: CommandService, _ arguments: Arguments) throws
        -> RemovedRow
    {
        let token = try service.token(kind, named: try arguments.required("id"))
        try service.remove(kind, token.id)
        return RemovedRow(removed: token.id.text)
    }
}

extension CodeRow {
    init(_ entry: CommandService.TokenEntry) {
        self.init(
            id: entry.id.text, name: entry.state.name, kind: entry.state.newestKind,
            printable: entry.state.newestMark?.seed != nil)
    }
}

extension TagRow {
    init(_ entry: CommandService.TokenEntry) {
        self.init(id: entry.id.text, name: entry.state.name)
    }
}
