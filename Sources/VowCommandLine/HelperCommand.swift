package import ArgumentParser
package import SpeechAdapters
import Foundation
import VowPorts
package import VowSystem

/// The roles that a program can play as a helper process.
package protocol HelperRoles {
    /// Serves a role until the parent is gone; false if this program has no such role.
    static func serve(_ role: HelperRole, _ server: HelperServer) -> Bool
}

/// `vow helper ROLE`: the process that computes for another one; started by other commands, never by a person.
package struct HelperCommand<Roles: HelperRoles>: ParsableCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "helper", abstract: "Compute for another process of Vow.", shouldDisplay: false)
    }

    @Argument(help: "What it does.") package var role: String

    package init() {}

    package func run() throws {
        // Set by tests only; see `HelperFault`.
        let fault = ProcessInfo.processInfo.environment["VOW_HELPER_FAULT"]
        guard let role = HelperRole(rawValue: role), let server = HelperServer(role, fault: fault),
            Roles.serve(role, server)
        else {
            throw Exit.saying(Exit.usage, .helperForOtherCommands)
        }
    }
}

/// The role that needs no device: the ears.
package enum EarsRole: HelperRoles {
    package static func serve(_ role: HelperRole, _ server: HelperServer) -> Bool {
        guard role == .ears else { return false }
        guard let setup = server.setup(EarsSetup.self) else { return true }
        let installed = InstalledModels(folders: setup.models)
        EarsServer { NativeEngines(installed: installed, degraded: $0) }.serve(server)
        return true
    }

    /// This program as the ears, with the models of a home and of this machine.
    package static func program(home: String?) -> EarsProgram {
        EarsProgram(models: InstalledModels.standard(home: home).folders)
    }
}
