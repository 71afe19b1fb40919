import Foundation
import StorageAdapters
import Synchronization
package import VowAnswers
import VowPorts
package import VowRuntime

/// Finds the language in which a program speaks on a terminal.
package enum HomeLanguage {
    /// A log that this process has opened, and the language that it had when it was read last.
    private struct Opened {
        let log: EventLog
        var wording: Wording?
    }

    /// The newest log that this process opened of each home.
    private static let opened = Mutex<[String: Opened]>([:])

    /// Reads the language of a home from a log that this process has open. To open the same log once more and close it
    /// would take from this process the locks by which SQLite knows that it is in use.
    package static func follow(_ log: EventLog, of home: String) {
        opened.withLock { $0[home] = Opened(log: log, wording: $0[home]?.wording) }
    }

    /// The language of the log that this process has open; after it was closed, that which it had before.
    private static func openedWording(of home: String) -> Wording? {
        guard let known = opened.withLock({ $0[home] }) else { return nil }
        do {
            let wording = Wording(try CommandService.settings(of: known.log))
            opened.withLock { $0[home]?.wording = wording }
            return wording
        } catch { return known.wording ?? machine }
    }

    /// The language that was set in a home, or the machine's if nothing was recorded there or it cannot be read.
    package static func wording(of home: String) -> Wording {
        if let wording = openedWording(of: home) { return wording }
        do {
            switch Home.logStorage(home).presence() {
            case .none: return machine
            case .readOnly:
                let access = Home.access(home)
                return EventLog(store: try access.openReadOnly(), vault: access.vault).wording
            default:
                let log = try Home.open(home, busyTimeoutMilliseconds: 300)
                defer { Home.close(log) }
                return log.wording
            }
        } catch { return machine }
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
