import Foundation
import VowAnswers
import VowCore
import VowRuntime
import ZXing

/// Codes to print, as front ends ask for them. A code is drawn here, since the page has no printer's file of its own.
enum TokenAnswers {
    static let queries: [String: RequestRouter.Handler] = [
        "codes.print": { service, arguments in
            let code = try service.token(.code, named: try arguments.required("id"))
            let form = try arguments.text("form") ?? "pdf"
            guard let printed = CodesCommand.Form(rawValue: form) else {
                throw CommandError.refused("Name a file that ends in .pdf or .svg.")
            }
            return FileRow(
                file: "\(code.state.name).\(printed.rawValue)", type: printed.mediaType,
                base64: Data(try printed.page(of: code, service)).base64EncodedString())
        }
    ]
}
