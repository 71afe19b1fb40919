public import ArgumentParser
package import StorageAdapters
package import Foundation
import Glibc
import LinuxAdapters
import Synchronization
package import VowAnswers
package import VowCore
package import VowPorts
import VowRecitation
package import VowRuntime

/// The exit codes that programs may rely on.
package enum Exit {
    /// A "no", such as a refused gate.
    package static let no = ExitCode(1)
    /// The arguments or the input are wrong.
    package static let usage = ExitCode(2)
    /// A part failed.
    package static let failure = ExitCode(3)

    /// What to throw where something is not done.
    package static func saying(
        _ code: ExitCode, _ message: TextCode, code name: String = "input.refused", repair: TextCode = .none
    ) -> Complaint {
        Complaint(code, message, code: name, repair: repair)
    }

    /// Says a complaint on standard error, or as JSON where that was asked for and something went wrong; gives the code
    /// to end with. A "no" is no error.
    @discardableResult
    package static func tell(_ complaint: Complaint, _ wording: Wording) -> ExitCode {
        if complaint.exit == no || !isJSONWanted {
            say(complaint.sentence(wording))
        } else {
            let (code, message, repair) = complaint.parts(wording)
            JSONPrinter.print(ErrorDocument(error: .init(code: code, message: message, repair: repair)))
        }
        return complaint.exit
    }

    /// An error as JSON; the keys are part of the contract.
    private struct ErrorDocument: Encodable {
        struct Part: Encodable { let code, message, repair: String }
        let error: Part
    }

    /// Whether the arguments ask for JSON, also where they cannot be understood otherwise.
    private static var isJSONWanted: Bool { CommandLine.arguments.dropFirst().contains("--json") }

    /// Says something on standard error.
    package static func say(_ message: String) {
        let text = "vow: \(ForeignWords.shown(message, atMost: 4_000))"
        Output.note(Output.broken(text, on: 2) + "\n")
    }

    /// Runs a body, turning the errors of command service and ports into a complaint with the agreed exit code.
    package static func reporting<Value>(_ body: () throws -> Value) throws -> Value {
        do { return try body() } catch let error as CommandError {
            switch error {
            case .refused(let refusal): throw Complaint(code(of: refusal), refusal)
            case .failed(let failure): throw Complaint(code(of: failure), failure)
            }
        } catch let failure as PortFailure {
            throw Complaint(code(of: failure), failure)
        }
    }

    /// Without the person's consent the answer is no; the command itself was right.
    package static func code(of refusal: Refusal) -> ExitCode {
        ["consent.noBroker", "cohort.notAgreed", "cohort.stopped"].contains(refusal.code) ? no : usage
    }

    /// A file or folder that the person named and that cannot be used is wrong input, not a broken part.
    package static func code(of failure: PortFailure) -> ExitCode {
        let isInput =
            failure.code.hasPrefix("sound.file.")
            || [Home.missingCode, "zone.unknown"].contains(failure.code)
        // Nothing came, and nothing is broken.
        if ["tags.none", "code.none", "buttons.none"].contains(failure.code) { return no }
        return isInput ? usage : self.failure
    }
}

/// Where the data is that a command works on.
package struct HomeOptions: ParsableArguments {
    @Option(
        help: .text(.optionsCommonHome, valueName: "dir"))
    package var home: String?

    package init() {}

    /// The home folder that holds for this call.
    package var path: String { Home.path(option: home) }
}

/// The options that every command understands that answers something.
package struct CommonOptions: ParsableArguments {
    @OptionGroup package var place: HomeOptions

    @Flag(help: .text(.optionsCommonJson))
    package var json = false

    @Flag(help: .text(.optionsCommonUtc))
    package var utc = false

    package init() {}

    /// The home folder that holds for this call.
    package var homePath: String { place.path }

    /// How times are shown to a person; JSON has them in universal time always.
    package var times: ShownTimes {
        ShownTimes(utc ? nil : ZoneDatabase().deviceRules, wording)
    }

    /// Opens the log of the home. Where there is none yet, nothing is made: the answer is a log without events.
    /// - Parameters:
    ///   - makingHome: for what records something, which makes the home where there is none.
    ///   - toLookBack: for what only shows the past, and says where it is not as it was written.
    /// - Throws: `home.missing` when the person named a folder that is not there.
    package func openLog(makingHome: Bool = false, toLookBack: Bool = false) throws(PortFailure) -> EventLog {
        if !makingHome, Home.isUnused(homePath) {
            try refuseMissingHome()
            return .unwritten(speaking: HomeLanguage.machine.ofLines)
        }
        if Home.logStorage(homePath).presence() == .readOnly {
            let access = Home.access(homePath)
            return EventLog(store: try access.openReadOnly(), vault: access.vault)
        }
        let log = try Home.open(homePath)
        guard toLookBack, let opened = log.opened else { return log }
        return EventLog(store: opened.unchecked(), vault: log.vault)
    }

    /// Refuses a folder that the person named and that is not there; see `Home.refuseMissing`.
    package func refuseMissingHome() throws(PortFailure) {
        try Home.refuseMissing(homePath, option: place.home)
    }

    /// The command service on the home; see `openLog`.
    package func service(makingHome: Bool = false, toLookBack: Bool = false) throws(PortFailure)
        -> CommandService
    {
        // Every answer tells times, so a wrong zone is told of before anything is written.
        let zones = ZoneDatabase()
        _ = try zones.rules(for: try zones.deviceZoneIdentifier())
        let log = try openLog(makingHome: makingHome, toLookBack: toLookBack)
        let service = CommandService(
            log: log, clock: try LinuxWakeClock(), zones: zones, entropy: SystemEntropy(),
            views: Home.views(homePath, log: log, zones: zones))
        if makingHome, HomeLanguage.machine.language != .english, log.holdsNothingOfAPerson {
            // From the first alarm on Vow speaks as the machine did, whoever asks and rings later.
            _ = try? service.set(.language, to: HomeLanguage.machine.language.code)
        }
        return service
    }
}

/// Where the data is.
package enum Home {
    package static func path(option: String?) -> String {
        let path = named(option: option)
        // What lies beside the home is called after it.
        guard let end = path.lastIndex(where: { $0 != "/" }) else { return path }
        return String(path[...end])
    }

    private static func named(option: String?) -> String {
        let environment = ProcessInfo.processInfo.environment
        if let option { return (option as NSString).expandingTildeInPath }
        if let set = environment["VOW_HOME"], !set.isEmpty { return set }
        if let data = environment["XDG_DATA_HOME"], !data.isEmpty { return data + "/vow" }
        // Foundation asks the password file, and would pass over a HOME that was set for this process.
        let person = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? NSHomeDirectory()
        return person + "/.local/share/vow"
    }

    /// Opens the log of a home, which is made where it is not there; see `LogAccess.open`.
    package static func open(
        _ path: String, busyTimeoutMilliseconds: Int = 2_000, restoring: Bool = false
    ) throws(PortFailure) -> EventLog {
        try make(path)
        let access = access(path)
        let opened = try access.open(busyTimeoutMilliseconds: busyTimeoutMilliseconds, restoring: restoring)
        HomeOwner.giveBack(path)
        let log = EventLog(store: opened, vault: access.vault, forCommands: true)
        keep(log, of: path)
        return log
    }

    /// A log that this process has open.
    private struct Opened {
        let path: String
        let log: EventLog
    }

    /// The logs that this process opened and did not close by itself.
    private static let openedLogs = Mutex<[Opened]>([])

    /// Remembers a log that was opened by other means, so that `reading` uses it.
    package static func keep(_ log: EventLog, of path: String) {
        openedLogs.withLock { $0.append(Opened(path: path, log: log)) }
    }

    /// Calls `body` with the log of a home: the one that this process opened last, or one that is opened for the call.
    package static func reading<Value>(
        _ path: String, busyTimeoutMilliseconds: Int = 2_000, _ body: (EventLog) throws -> Value
    ) throws -> Value {
        if let known = openedLogs.withLock({ $0.last { $0.path == path } }) { return try body(known.log) }
        let log = try open(path, busyTimeoutMilliseconds: busyTimeoutMilliseconds)
        defer { close(log) }
        return try body(log)
    }

    /// Closes what this command opened, so that all of the log is in its one file when the command has ended: a copy of
    /// that file is then a whole log.
    package static func closeLogs() {
        let opened = openedLogs.withLock { opened in
            defer { opened = [] }
            return opened
        }
        for opened in opened { opened.log.opened?.close() }
        usedHomes.withLock { $0 }.forEach(HomeOwner.giveBack)
    }

    /// Closes one log that this process opened, where it goes on without it.
    package static func close(_ log: EventLog) {
        guard let opened = log.opened else { return }
        openedLogs.withLock { $0.removeAll { $0.log.opened === opened } }
        opened.close()
    }

    /// The homes that were made or opened.
    private static let usedHomes = Mutex<Set<String>>([])

    /// Where the log of a home lies, by the technology that keeps it.
    package static func logStorage(_ path: String) -> any LogStorage { SQLiteLogStorage(folder: path) }

    /// The log of a home and its keys.
    package static func access(_ path: String) -> LogAccess {
        LogAccess(storage: logStorage(path), vault: vault(path))
    }

    /// The code of a failure: the person named a folder that is not there.
    package static let missingCode = "home.missing"

    /// Whether no log was ever begun there. A log that is only out of reach, or whose database is gone, is not unused.
    package static func isUnused(_ path: String) -> Bool { (try? access(path).isUnused()) ?? false }

    /// Refuses a folder that the person named and that is not there: most likely it was mistyped. The folder that Vow
    /// uses when none is named is not there before the first alarm either, and that is nobody's mistake.
    package static func refuseMissing(_ path: String, option: String?) throws(PortFailure) {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue { return }
        let set = ProcessInfo.processInfo.environment["VOW_HOME"] ?? ""
        guard option != nil || !set.isEmpty else { return }
        throw PortFailure(
            code: missingCode, message: .noFolderSoNothingTo(path: path),
            repair: .checkWhatRecordsSomethingSuch(option: option == nil ? "VOW_HOME" : "--home"))
    }

    /// The keys of a home.
    package static func vault(_ path: String) -> FileKeyVault { FileKeyVault(path: keyFile(path)) }

    private static func keyFile(_ path: String) -> String { path + "/keys.json" }

    /// The folder of a home, made where it is not there.
    package static func made(_ path: String) throws(PortFailure) -> String {
        try make(path)
        return path
    }

    private static func make(_ path: String) throws(PortFailure) {
        usedHomes.withLock { _ = $0.insert(path) }
        do {
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw PortFailure(
                code: "home.unusable", message: .folderCannotBeMade(path: path),
                repair: .chooseAnotherFolderOrMake,
                cause: error.localizedDescription)
        }
    }

    /// The views of a home; where they cannot be kept on the disk, they are kept in memory.
    package static func views(_ path: String, log: EventLog, zones: any ZoneRulesSource) -> ViewProjector {
        let store: any ViewStore =
            isUnused(path)
            ? TransientViewStore() : (try? SQLiteViewStore(folder: path)) ?? TransientViewStore()
        return ViewProjector(log: log, store: store, zones: zones, program: Home.program)
    }

    /// The version of the program.
    package static let version = "0.1.0"

    /// This build of the program: another one may fold differently, so it does not take over views.
    private static let program: String = {
        var status = stat()
        guard stat("/proc/self/exe", &status) == 0 else { return version }
        return "\(version) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
    }()
}

/// Prints values as JSON with sorted keys, one document a call.
package enum JSONPrinter {
    package static func print(_ value: some Encodable) {
        Output.line(ForeignWords.shown(json: String(decoding: data(value), as: UTF8.self)))
    }

    /// The JSON of a value.
    package static func data(_ value: some Encodable) -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
        guard let data = try? encoder.encode(value) else { preconditionFailure("plain values always encode") }
        return data
    }
}

extension Language: ExpressibleByArgument {}
extension LineKind: ExpressibleByArgument {}
