import Foundation
import VowAnswers
import VowCore
import VowPorts
import VowRuntime

/// Registering a code of something that the person owns, as front ends ask for it: they send a picture, and what it shows is
/// found out here.
///
/// Only this program does it, in a process of its own, which starts another one: pictures come from outside.
enum ScannedCodeAnswers {
    static let ownCommands: [String: RequestRouter.Handler] = [
        "codes.scan": { service, arguments in
            let name = try arguments.required("name")
            try service.checkName(name, of: .code)
            guard let picture = Data(base64Encoded: try arguments.required("picture")) else {
                throw ArgumentMistake(name: "picture", expected: "Base64")
            }
            let found = try PictureCodes.all(in: [UInt8](picture))
            guard let code = found.first else {
                throw PortFailure(
                    code: "code.none", message: "No code was read.",
                    repair: "Come closer, and let light fall on it.")
            }
            guard found.count == 1 else {
                throw PortFailure(
                    code: "code.several", message: "There are several codes in the picture.",
                    repair: "Show one of them only.")
            }
            return CodeRow(
                try service.register(.code, name, as: code.kind.rawValue, payload: code.payload))
        }
    ]
}
