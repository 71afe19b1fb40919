import Foundation
import Synchronization
import VowAnswers
import VowWeb

/// What the page may ask for: the daemon over its socket, and this program itself, whose `--json` it hands on, for what
/// the daemon does not answer. Long work, such as a replay or a search through every file, so never holds up whoever
/// rings.
struct CombinedBackend: PageBackend {
    let home: String
    private let socket: SocketBackend
    private let tried: PageTrial
    private let coach: CoachProcess

    init(home: String) {
        self.home = home
        tried = PageTrial(home: home)
        coach = CoachProcess(home: home)
        socket = SocketBackend(path: home + "/vow.sock")
    }

    func ask(_ kind: PageRequestKind, _ name: String, _ arguments: [UInt8]) async throws(PageFailure)
        -> [UInt8]
    {
        let given = (try? JSONSerialization.jsonObject(with: Data(arguments))) as? [String: Any] ?? [:]
        if let answer = await tried.ask(name, given, arguments) { return try answer.get() }
        if let step = CoachProcess.question(name, given) {
            let coach = coach
            let result: Result<[UInt8], PageFailure> = await withCheckedContinuation { done in
                DispatchQueue.global().async { done.resume(returning: coach.step(step)) }
            }
            return try result.get()
        }
        let command = PageCommandWords(name, given)
        if name == "config.set", let key = given["key"] as? String, let value = given["value"] as? String,
            let refusal = RemotePage.objection(to: key, value, home: home)
        {
            throw PageFailure(code: "refused", message: refusal.message, repair: refusal.repair)
        }
        // A daemon whose socket is there answers for itself; nothing is ever done twice.
        let hasSocket = FileManager.default.fileExists(atPath: home + "/vow.sock")
        guard let words = try command.words(), !hasSocket || command.isOwn else {
            return try await socket.ask(kind, name, arguments)
        }
        let place = words.takesHome ? ["--home", home] : []
        let line = words.command + words.options + ["--json"] + place + ["--"] + words.positions
        let input = words.readsArguments ? arguments : []
        let result: Result<[UInt8], PageFailure> = await withCheckedContinuation { done in
            DispatchQueue.global().async { done.resume(returning: OwnProgram.run(line, input: input)) }
        }
        return try result.get()
    }

    func live() -> AsyncStream<[UInt8]> { socket.live() }

    func trial() -> AsyncStream<[UInt8]> { tried.rows() }
}

/// This program, run once more for one answer.
enum OwnProgram {
    /// Runs a command; its JSON, or what it said on standard error. Blocks until it ends.
    /// - Parameter input: what it reads. It is handed over on a thread of its own, since it may be longer than a pipe holds.
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
            code: "part.broken", message: RefusalLanguage.wording.said(message),
            repair: RefusalLanguage.wording.said("Try it on the command line: vow \(words[0])"))
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
