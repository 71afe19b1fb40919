package import ArgumentParser
package import EarsProcess
import Foundation
import NativeEngines
import SpeechModels

/// `vow ears`: the process in which recognisers compute; started by other commands, never by a person.
package struct EarsCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "ears", abstract: "Compute on sound and words for another process of Vow.",
        shouldDisplay: false)
    @Option(name: .customLong("models"), help: "A folder of models; the first one is preferred.")
    package var folders: [String] = []

    /// What a test lets go wrong; see `EarsFault`.
    private static let faultVariable = "VOW_EARS_FAULT"

    package init() {}

    package func run() throws {
        var information = stat()
        guard fstat(0, &information) == 0, information.st_mode & S_IFMT == S_IFSOCK else {
            throw Exit.saying(Exit.usage, "`vow ears` is for other commands of Vow; it talks to no person.")
        }
        let installed = InstalledModels(folders: folders)
        let fault = ProcessInfo.processInfo.environment[Self.faultVariable].flatMap(EarsFault.init)
        EarsServer(fault: fault) { NativeEngines(installed: installed, degraded: $0) }.serve()
    }

    /// How this program starts it: the program that runs, also where its file was replaced meanwhile.
    package static func program(home: String?) -> EarsProgram {
        EarsProgram(
            path: "/proc/self/exe",
            arguments: ["ears"] + InstalledModels.standard(home: home).folders.flatMap { ["--models", $0] })
    }
}
