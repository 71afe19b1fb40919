package import SpeechAdapters
import Foundation
package import VowSystem

/// The program that was built beside the tests.
package enum BuiltProgram {
    /// Where it is.
    package static let path: String = {
        // The test bundle lies in the folder that the program is built into.
        var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        while folder.path != "/" {
            let candidate = folder.appendingPathComponent("vow").path
            var isFolder: ObjCBool = false
            if FileManager.default.fileExists(atPath: candidate, isDirectory: &isFolder), !isFolder.boolValue
            {
                return candidate
            }
            folder = folder.deletingLastPathComponent()
        }
        return URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().path + "/.build/debug/vow"
    }()

    /// That program as a helper, with a fault as `HelperFault` reads it.
    package static func helper(fault: String? = nil) -> HelperExecutable {
        HelperExecutable(path: path, environment: ["VOW_HELPER_FAULT=" + (fault ?? "")])
    }

    /// That program as the ears, over models in folders.
    package static func ears(models folders: [String], fault: String? = nil) -> EarsProgram {
        EarsProgram(helper(fault: fault), models: folders)
    }
}
