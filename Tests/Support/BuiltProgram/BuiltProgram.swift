public import EarsProcess
import Foundation

/// The program that was built beside the tests.
public enum BuiltProgram {
    /// Where it is.
    public static let path: String = {
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

    /// The child of that program over models in folders, with a fault as `EarsFault` reads it.
    public static func ears(models folders: [String], fault: String? = nil) -> EarsProgram {
        EarsProgram(
            path: path, arguments: ["ears"] + folders.flatMap { ["--models", $0] },
            environment: ["VOW_EARS_FAULT=" + (fault ?? "")])
    }
}
