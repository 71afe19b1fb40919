import Foundation
import Glibc
import VowCommandLine
import VowPorts

/// Finds codes in a child process (`vow eyes`) that stays for as long as pictures come: pictures come from outside, and
/// what decodes them is native code.
///
/// A question is four bytes of length, the most significant first, and the picture file; an answer is a line of JSON.
final class ChildEyes: CodeReader, @unchecked Sendable {
    /// A telephone's picture has a few megabytes.
    static let mostBytes = 64 << 20
    /// The longest answer: a picture may hold many codes.
    private static let mostAnswerBytes = 1 << 20

    /// What the child says of one picture.
    struct Answer: Codable {
        struct Found: Codable {
            let kind: FoundCode.Kind
            let payload: [UInt8]
        }
        var codes: [Found] = []
        var failure: [String]?
    }

    private let limitMilliseconds: Int64
    private let isFilming: Bool
    private let lock = NSLock()
    // Guarded by the lock.
    private var child: (process: Process, question: FileHandle, answer: FileHandle)?

    /// - Parameters:
    ///   - limitMilliseconds: how long one picture may take, in milliseconds.
    ///   - isFilming: whether the pictures are those of a camera, of which the next one comes soon.
    init(limitMilliseconds: Int64 = 5_000, isFilming: Bool) {
        self.limitMilliseconds = limitMilliseconds
        self.isFilming = isFilming
    }

    deinit { end() }

    func codes(inFile bytes: [UInt8]) throws(PortFailure) -> [FoundCode] {
        lock.lock()
        defer { lock.unlock() }
        guard !bytes.isEmpty, bytes.count <= ChildEyes.mostBytes else {
            throw PortFailure(
                code: "picture.unreadable", message: "The picture is empty or too large.",
                repair: "Take another one.")
        }
        let answer: Answer
        do { answer = try ask(bytes) } catch {
            end()
            throw error
        }
        if let failure = answer.failure, failure.count == 3 {
            throw PortFailure(code: failure[0], message: failure[1], repair: failure[2])
        }
        return answer.codes.map { FoundCode(kind: $0.kind, payload: $0.payload) }
    }

    func prepare() {
        lock.lock()
        defer { lock.unlock() }
        _ = try? started()
    }

    func rest() {
        lock.lock()
        defer { lock.unlock() }
        end()
    }

    /// Ends the child; its pipes are closed first, which a child in good order takes as the end.
    private func end() {
        guard let child else { return }
        try? child.question.close()
        kill(child.process.processIdentifier, SIGKILL)
        child.process.waitUntilExit()
        try? child.answer.close()
        self.child = nil
    }

    private func ask(_ picture: [UInt8]) throws(PortFailure) -> Answer {
        let child = try started()
        let deadline = DispatchTime.now() + .milliseconds(Int(limitMilliseconds))
        let size = UInt32(picture.count)
        let head = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: size >> UInt32($0)) }
        // The child reads a whole picture before it answers, so writing first cannot block for ever; a child that stopped
        // reading is ended by the watchdog.
        let identifier = child.process.processIdentifier
        let watchdog = DispatchWorkItem { kill(identifier, SIGKILL) }
        DispatchQueue.global().asyncAfter(deadline: deadline, execute: watchdog)
        defer { watchdog.cancel() }
        do { try child.question.write(contentsOf: Data(head + picture)) } catch {
            throw ChildEyes.failed("took no picture: \(error.inWords)")
        }
        var line = Data()
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while line.last != 10 {
            // The handle's own call would wait for the whole buffer, and so for the watchdog.
            let count = read(child.answer.fileDescriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0, line.count < ChildEyes.mostAnswerBytes else {
                throw ChildEyes.failed("gave no answer")
            }
            line.append(contentsOf: buffer[..<count])
        }
        guard let answer = try? JSONDecoder().decode(Answer.self, from: line) else {
            throw ChildEyes.failed("answered what is no answer")
        }
        return answer
    }

    private func started() throws(PortFailure) -> (process: Process, question: FileHandle, answer: FileHandle)
    {
        if let child, child.process.isRunning { return child }
        end()
        // A child that ended must not end this process by a pipe that nobody reads.
        signal(SIGPIPE, SIG_IGN)
        let process = Process()
        let (question, answer) = (Pipe(), Pipe())
        process.executableURL = URL(filePath: "/proc/self/exe")
        process.arguments = ["eyes"] + (isFilming ? ["--film"] : [])
        process.standardInput = question
        process.standardOutput = answer
        process.standardError = FileHandle.nullDevice
        do { try process.runUnmasked() } catch {
            throw ChildEyes.failed("could not be started: \(error.inWords)")
        }
        let child = (process, question.fileHandleForWriting, answer.fileHandleForReading)
        self.child = child
        return child
    }

    private static func failed(_ cause: String) -> PortFailure {
        PortFailure(
            code: "picture.process", message: "The process that reads pictures failed.",
            repair: "Try another picture.", cause: cause)
    }
}
