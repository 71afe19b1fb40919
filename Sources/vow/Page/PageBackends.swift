import Foundation
import Synchronization
import VowWeb

/// What the page may ask for: the daemon over its socket, and this program itself, whose `--json` it hands on, for what
/// the daemon does not answer. Long work, such as a replay or a search through every file, so never holds up whoever
/// rings.
struct HouseBackend: PageBackend {
    let home: String
    private let socket: SocketBackend
    private let tried: PageTrial

    init(home: String) {
        self.home = home
        tried = PageTrial(home: home)
        socket = SocketBackend(path: home + "/vow.sock")
    }

    func ask(_ kind: PageRequestKind, _ name: String, _ arguments: [UInt8]) async throws(PageFailure)
        -> [UInt8]
    {
        let given = (try? JSONSerialization.jsonObject(with: Data(arguments))) as? [String: Any] ?? [:]
        if let answer = await tried.ask(name, given, arguments) { return try answer.get() }
        let command = PageCommandWords(name, given)
        // A daemon whose socket is there answers for itself; nothing is ever done twice.
        let hasSocket = FileManager.default.fileExists(atPath: home + "/vow.sock")
        guard let words = try command.words(), !hasSocket || command.isOwn else {
            return try await socket.ask(kind, name, arguments)
        }
        let place = words.takesHome ? ["--home", home] : []
        let line = words.command + words.options + ["--json"] + place + ["--"] + words.positions
        let result: Result<[UInt8], PageFailure> = await withCheckedContinuation { done in
            let input = words.command == PageCommandWords.desk || name == "coach.step" ? arguments : []
            DispatchQueue.global().async { done.resume(returning: OwnProgram.run(line, input: input)) }
        }
        return try result.get()
    }

    func live() -> AsyncStream<[UInt8]> { socket.live() }

    func trial() -> AsyncStream<[UInt8]> { tried.rows() }
}

/// A question or command of the page in the words of the command line.
struct PageCommandWords {
    /// The words, in three parts: what is typed by a person stands behind a `--`, so it is never taken for an option.
    struct Words {
        let command: [String]
        let options: [String]
        let positions: [String]
        /// Whether the command works on a home; some only look at the machine.
        var takesHome = true
    }

    private let name: String
    private let given: [String: Any]

    init(_ name: String, _ given: [String: Any]) { (self.name, self.given) = (name, given) }

    /// Whether only the program answers it, never the daemon.
    var isOwn: Bool {
        ["run", "replay", "whatif", "certificate", "models.list", "wake", "doctor", "export", "wipe"]
            .contains(name)
            || ["practice.show", "practice.say", "practice.play", "practice.listen", "practice.record"]
                .contains(name)
            || ["sound.check", "tones.play", "models.install", "models.remove"].contains(name)
            || ["practice.edit", "practice.remove", "interview.hear", "interview.reword", "lines.rehearse"]
                .contains(name)
            || ["coach.step", "coach.speak", "lines.show"].contains(name)
            || name == "consent.withdraw" && text("purpose") == "recordings"
    }

    /// What answers as the daemon does where there is none; its arguments go in by standard input.
    static let desk = ["desk"]

    /// The words; nil where only the daemon can answer.
    func words() throws(PageFailure) -> Words? {
        let parts = name.split(separator: ".").map(String.init)
        switch name {
        case "run": return Words(command: ["runs"], options: [], positions: [try run()])
        case "replay", "certificate": return Words(command: [name], options: [], positions: [try run()])
        case "whatif":
            return Words(command: [name], options: options(without: ["run"]), positions: [try run()])
        case "tones.play":
            return Words(
                command: parts, options: options(without: ["tone"]) + ["--seconds=4"],
                positions: [text("tone")])
        case "sound.check": return Words(command: ["doctor"], options: ["--test"], positions: [])
        case "models.install", "models.remove":
            return Words(command: parts, options: [], positions: [text("model")])
        case "export": return Words(command: ["export"], options: [], positions: [archive])
        case "wipe": return try wipe()
        case "wake": return Words(command: ["wake"], options: [], positions: [], takesHome: false)
        case "config.list": return Words(command: ["config", "show"], options: [], positions: [])
        case "config.set":
            return Words(command: parts, options: [], positions: [text("key"), text("value")])
        case "lines.add":
            return Words(command: parts, options: options(without: ["text"]), positions: [text("text")])
        case "practice.add":
            let sentence = given["text"] == nil ? [] : [text("text")]
            return Words(command: parts, options: options(without: ["text"]), positions: sentence)
        case "practice.type", "practice.edit":
            return Words(command: parts, options: [], positions: [text("id"), text("text")])
        case "practice.remind":
            return Words(command: parts, options: [], positions: [text("id"), text("time")])
        case "practice.target":
            return Words(
                command: parts, options: [], positions: [text("id"), "\(given["target"] as? Int ?? 0)"])
        case "lines.edit": return Words(command: parts, options: [], positions: [text("id"), text("text")])
        case "consent.give", "consent.withdraw":
            return Words(command: parts, options: options(without: ["purpose"]), positions: [text("purpose")])
        case "coach.step", "coach.speak":
            let isSpeaking = name == "coach.speak"
            let slow = given["slow"] as? Bool == true ? ["--slow"] : []
            return Words(
                command: ["coach", "step"], options: options(without: ["action", "text", "slow"]) + slow,
                positions: [isSpeaking ? "speak" : text("action")])
        case "interview.hear": return Words(command: ["hear"], options: options(without: []), positions: [])
        case "lines.rehearse": return Words(command: ["rehearse-lines"], options: [], positions: [text("id")])
        case "lines.try": return Words(command: Self.desk, options: [], positions: [name])
        case let name where name.hasPrefix("interview.") || name.hasPrefix("goals."):
            return Words(command: Self.desk, options: [], positions: [name])
        case "input": return nil
        default:
            let positions = given["id"] == nil ? [] : [text("id")]
            return Words(command: parts, options: options(without: ["id"]), positions: positions)
        }
    }

    private func text(_ key: String) -> String { given[key] as? String ?? "" }

    /// The options, each as one word, so that no value is taken for an option of its own.
    private func options(without positions: [String]) -> [String] {
        given.keys.sorted().filter { !positions.contains($0) }.compactMap { key -> String? in
            let option = "--" + PageCommandWords.dashed(key)
            if ["yes", "end", "remove"].contains(key) { return given[key] as? Bool == true ? option : nil }
            if let text = given[key] as? String { return "\(option)=\(text)" }
            guard let number = given[key] as? NSNumber else { return nil }
            return "\(option)=\(number)"
        }
    }

    /// `snoozeMinutes` as `snooze-minutes`.
    private static func dashed(_ key: String) -> String {
        key.reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) }
    }

    private func wipe() throws(PageFailure) -> Words {
        let isTrial = given["dryRun"] as? Bool == true
        guard isTrial || given["yes"] as? Bool == true else {
            throw PageFailure(
                code: "refused", message: "Erasing cannot be taken back.",
                repair: "Say \"yes\": true to go on.")
        }
        let chosen = (given["class"] as? String).map { ["--class=\($0)"] } ?? []
        return Words(command: ["wipe"], options: [isTrial ? "--dry-run" : "--yes"] + chosen, positions: [])
    }

    /// The run that is asked for; what could be taken for a path is none.
    private func run() throws(PageFailure) -> String {
        let run = text("run")
        guard !run.isEmpty,
            run.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "-_.:".contains($0)) })
        else {
            throw PageFailure(
                code: "not.found", message: "There is no such run.", repair: "Choose one of the list.")
        }
        return run
    }

    /// Where an archive goes: beside the person's other files, under a name of its own.
    private var archive: String {
        let seconds = Int(Date().timeIntervalSince1970)
        return NSHomeDirectory() + "/vow-export-\(seconds).zip"
    }
}

/// This program, run once more for one answer.
enum OwnProgram {
    /// Runs a command; its JSON, or what it said on standard error. Blocks until it ends.
    /// - Parameter input: what it reads; far less than a pipe holds.
    static func run(_ words: [String], input: [UInt8] = []) -> Result<[UInt8], PageFailure> {
        let process = Process()
        let (output, errors) = (Pipe(), Pipe())
        process.executableURL = URL(filePath: "/proc/self/exe")
        process.arguments = words
        let given = Pipe()
        process.standardInput = given
        process.standardOutput = output
        process.standardError = errors
        do { try process.run() } catch { return .failure(broken("The program could not be started.", words)) }
        DispatchQueue.global().async {
            try? given.fileHandleForWriting.write(contentsOf: Data(input))
            try? given.fileHandleForWriting.close()
        }
        let complaint = Complaint()
        let read = DispatchGroup()
        DispatchQueue.global().async(group: read) {
            complaint.keep(errors.fileHandleForReading.readDataToEndOfFile())
        }
        let answer = [UInt8](output.fileHandleForReading.readDataToEndOfFile())
        read.wait()
        process.waitUntilExit()
        if let failure = told(answer) { return .failure(failure) }
        switch process.terminationStatus {
        case 0, 1:
            let isJSON =
                (try? JSONSerialization.jsonObject(with: Data(answer), options: .fragmentsAllowed)) != nil
            return isJSON ? .success(answer) : .failure(broken(complaint.text, words))
        case 2: return .failure(PageFailure(code: "refused", message: complaint.text, repair: ""))
        default: return .failure(broken(complaint.text, words))
        }
    }

    /// The failure that an answer tells of, if it does.
    private static func told(_ answer: [UInt8]) -> PageFailure? {
        let object = (try? JSONSerialization.jsonObject(with: Data(answer))) as? [String: Any]
        guard let error = object?["error"] as? [String: Any], let message = error["message"] as? String else {
            return nil
        }
        return PageFailure(
            code: error["code"] as? String ?? "refused", message: message,
            repair: error["repair"] as? String ?? "")
    }

    private static func broken(_ message: String, _ words: [String]) -> PageFailure {
        PageFailure(
            code: "part.broken", message: message, repair: "Try it on the command line: vow \(words[0])")
    }

    /// What the program said on standard error, kept by one thread for another.
    private final class Complaint: Sendable {
        private let said = Mutex(Data())
        func keep(_ data: Data) { said.withLock { $0 = data } }
        var text: String {
            said.withLock { String(decoding: $0, as: UTF8.self) }
                .trimmingCharacters(in: .whitespacesAndNewlines).replacing("vow: ", with: "")
        }
    }
}
