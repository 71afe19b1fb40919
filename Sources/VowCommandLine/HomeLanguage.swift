import Foundation
import StorageAdapters
import Synchronization
package import VowAnswers
import VowPorts
package import VowRuntime

/// Finds the language in which a program speaks on a terminal.
package enum HomeLanguage {
    /// The language that was read last of each home, for the time in which its log is closed for an erasure.
    private static let lastRead = Mutex<[String: Wording]>([:])

    /// The language that was set in a home, or the machine's if nothing was recorded there or it cannot be read.
    package static func wording(of home: String) -> Wording {
        do {
            let settings =
                switch Home.logStorage(home).presence() {
                case .none: nil as Settings?
                case .readOnly: try readOnlySettings(of: home)
                default:
                    try Home.reading(home, busyTimeoutMilliseconds: 300, CommandService.settings)
                }
            guard let settings else { return machine }
            let wording = Wording(settings)
            lastRead.withLock { $0[home] = wording }
            return wording
        } catch { return lastRead.withLock { $0[home] } ?? machine }
    }

    private static func readOnlySettings(of home: String) throws -> Settings {
        let access = Home.access(home)
        return try CommandService.settings(
            of: EventLog(store: try access.openReadOnly(), vault: access.vault))
    }

    /// The same; without a home, that of this program's arguments.
    package static func wording(of home: String?) -> Wording { home.map { wording(of: $0) } ?? ofArguments }

    /// The language of the home that this program's arguments name.
    package static var ofArguments: Wording {
        let arguments = CommandLine.arguments
        let named = arguments.firstIndex(of: "--home").flatMap { arguments.dropFirst($0 + 1).first }
        let joined = arguments.first { $0.hasPrefix("--home=") }.map { String($0.dropFirst(7)) }
        return wording(of: Home.path(option: named ?? joined))
    }

    /// The machine's language (locale(7)).
    package static var machine: Wording {
        let environment = ProcessInfo.processInfo.environment
        let machine = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first {
            !$0.isEmpty
        }
        // A locale is named like zh_CN.UTF-8@variant.
        let code = machine?.prefix { $0.isLetter }.lowercased()
        return Wording(in: TextLanguage.all.first { $0.code == code } ?? .english)
    }
}

extension EventLog {
    /// The language that was set, or the machine's if the log cannot be read.
    package var wording: Wording {
        (try? CommandService.settings(of: self)).map(Wording.init) ?? HomeLanguage.machine
    }
}

extension CommandService {
    /// The language that was set in the home, or the machine's if its log cannot be read.
    package var wording: Wording { log.wording }
}

extension HomeOptions {
    /// The language of the home.
    package var wording: Wording { HomeLanguage.wording(of: path) }
}

extension CommonOptions {
    /// The language of the home, for what has no log open.
    package var wording: Wording { place.wording }
}
