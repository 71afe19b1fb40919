import ArgumentParser
import Foundation
import PictureFile
import VowPorts
import VowRuntime
import ZXing

/// The codes of a picture file, decoded in a process of its own: a picture comes from outside, and what decodes it is
/// native code.
enum PictureCodes {
    /// A telephone's picture has a few megabytes.
    static let mostBytes = 64 << 20
    /// All five tries take less than two seconds on a picture of fifty million pixels.
    private static let limitSeconds = 20.0

    /// What the child says.
    struct Answer: Codable {
        struct Found: Codable {
            let kind: FoundCode.Kind
            let payload: [UInt8]
        }
        var codes: [Found] = []
        var failure: [String]?
    }

    /// The one code of a picture; refused where there is none, or several.
    static func one(inFile path: String, home: String) throws -> FoundCode {
        let found = try all(inFile: path, home: home)
        guard found.count == 1 else {
            throw CommandError.refused(
                found.isEmpty
                    ? "No code was read in \(path). Come closer, and let light fall on it."
                    : "There are \(found.count) codes in \(path). Take a picture of one of them only.")
        }
        return found[0]
    }

    /// All codes of a picture.
    static func all(inFile path: String, home: String) throws -> [FoundCode] {
        guard let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int, size > 0,
            size <= mostBytes, let bytes = FileManager.default.contents(atPath: path)
        else {
            throw CommandError.refused(
                "\(path) cannot be read as a picture: it is missing, empty, closed to you, or larger than 64 MB."
            )
        }
        let answer = try ask(bytes)
        if let failure = answer.failure, failure.count == 3 {
            if failure[0] == "picture.unreadable" {
                throw CommandError.refused("\(path): \(failure[1]) \(failure[2])")
            }
            throw PortFailure(code: failure[0], message: failure[1], repair: failure[2])
        }
        return answer.codes.map { FoundCode(kind: $0.kind, payload: $0.payload) }
    }

    private static func ask(_ picture: Data) throws(PortFailure) -> Answer {
        let process = Process()
        let (question, answer) = (Pipe(), Pipe())
        process.executableURL = URL(filePath: "/proc/self/exe")
        process.arguments = ["eyes"]
        process.standardInput = question
        process.standardOutput = answer
        process.standardError = FileHandle.nullDevice
        do { try process.run() } catch { throw failed("could not be started: \(error.localizedDescription)") }
        let writer = Thread {
            try? question.fileHandleForWriting.write(contentsOf: picture)
            try? question.fileHandleForWriting.close()
        }
        writer.start()
        // The child also limits itself; this ends one that hangs without computing.
        let identifier = process.processIdentifier
        let watchdog = DispatchWorkItem { kill(identifier, SIGKILL) }
        DispatchQueue.global().asyncAfter(deadline: .now() + limitSeconds, execute: watchdog)
        let bytes = (try? answer.fileHandleForReading.readToEnd()) ?? Data()
        process.waitUntilExit()
        watchdog.cancel()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            throw failed(
                "ended with \(process.terminationReason == .exit ? "code" : "signal") "
                    + "\(process.terminationStatus)")
        }
        guard bytes.count < 1 << 20, let decoded = try? JSONDecoder().decode(Answer.self, from: bytes) else {
            throw failed("answered what is no answer")
        }
        return decoded
    }

    private static func failed(_ cause: String) -> PortFailure {
        PortFailure(
            code: "picture.process", message: "The process that reads pictures failed.",
            repair: "Try another picture.", cause: cause)
    }
}

/// `vow eyes`: the process in which pictures are decoded; started by other commands, never by a person.
struct EyesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "eyes", abstract: "Decode a picture for another process of Vow.", shouldDisplay: false)

    func run() throws {
        // A picture that is made to take for ever, or all of the memory, ends this process and no other.
        var time = rlimit(rlim_cur: 15, rlim_max: 15)
        setrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &time)
        var room = rlimit(rlim_cur: 2 << 30, rlim_max: 2 << 30)
        setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &room)
        let picture = FileHandle.standardInput.readDataToEndOfFile()
        var answer = PictureCodes.Answer()
        do throws(PortFailure) {
            let grey = try GdPictureReader().picture(from: Array(picture))
            answer.codes = try ZXingCodeScanner().codes(in: grey).map {
                .init(kind: $0.kind, payload: $0.payload)
            }
        } catch {
            answer.failure = [error.code, error.message, error.repair]
        }
        Output.put(String(decoding: try JSONEncoder().encode(answer), as: UTF8.self))
    }
}
