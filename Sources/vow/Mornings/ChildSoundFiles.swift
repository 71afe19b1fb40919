import ArgumentParser
import Foundation
import Glibc
import SoundFile
import VowCommandLine
import VowPorts
import VowWaiting

/// Reads sound files in a child process (`vow sound-file`): native code decodes them, a file may be made to crash it, and
/// one on a machine that does not answer holds up whoever opens it. Neither may silence the daemon.
///
/// What was read, or why it was not, is kept for a minute: it is read ahead of a ring, and several outputs may ask for the
/// same. Safe from any thread.
final class ChildSoundFiles: ToneReader, @unchecked Sendable {
    /// How long a ring waits for its own tone; then the built-in one sounds.
    fileprivate static let limitSeconds: UInt32 = 5
    private static let keptSeconds = 60.0

    private struct Question: Hashable {
        let path: String
        let samplesPerSecond: Int
    }

    /// What became of a question; nil while its child reads.
    private final class Answer: @unchecked Sendable {
        // Guarded by the condition's lock.
        var outcome: Result<OwnTone, PortFailure>?
    }

    // The condition's lock guards the answers.
    private let condition = SteadyCondition()
    private var answers: [Question: Answer] = [:]

    /// Begins to read a file that is soon asked for.
    func prepare(toneAt path: String, samplesPerSecond: Int) {
        _ = answer(to: Question(path: path, samplesPerSecond: samplesPerSecond))
    }

    /// See `ToneReader`; a file that takes longer than five seconds cannot be read. The child measures it.
    func tone(ofFileAt path: String, samplesPerSecond: Int) throws(PortFailure) -> OwnTone {
        let answer = answer(to: Question(path: path, samplesPerSecond: samplesPerSecond))
        condition.wait(milliseconds: Int64(Self.limitSeconds) * 1_000) { answer.outcome != nil }
        guard let outcome = condition.read({ answer.outcome }) else {
            throw Self.unreadable(path, "reading it took longer than five seconds")
        }
        return try outcome.get()
    }

    /// The answer to a question; a child is started where nobody has asked it within the last minute.
    private func answer(to question: Question) -> Answer {
        condition.read {
            if let answer = answers[question] { return answer }
            let answer = Answer()
            answers[question] = answer
            SupervisedChild.after(0) { [condition] in
                let outcome = Self.outcome(of: question)
                condition.change { answer.outcome = outcome }
            }
            SupervisedChild.after(Self.keptSeconds) { [weak self] in self?.forget(question) }
            return answer
        }
    }

    private func forget(_ question: Question) { condition.read { answers[question] = nil } }

    private static func outcome(of question: Question) -> Result<OwnTone, PortFailure> {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: "/proc/self/exe")
        process.arguments = [
            "sound-file", question.path, "\(question.samplesPerSecond)",
        ]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        do { try process.runUnmasked() } catch { return .failure(unreadable(question.path, error.inWords)) }
        let text = (try? output.fileHandleForReading.readToEnd()) ?? Data()
        process.waitUntilExit()
        guard process.terminationReason == .exit else {
            return .failure(unreadable(question.path, "the process that reads it was ended"))
        }
        return SoundFileCommand.outcome(in: text) ?? .failure(unreadable(question.path, "nothing was read"))
    }

    private static func unreadable(_ path: String, _ cause: String) -> PortFailure {
        PortFailure(
            code: "sound.file.unreadable", message: "The sound file \(path) cannot be read.",
            repair: "Use a WAV, FLAC, OGG or MP3 file.", cause: cause)
    }
}

/// The child: standard output gets a line with the file's SHA-256 and its samples behind it, or the failure as a list of its
/// parts in JSON. It ends by itself when its time is up.
struct SoundFileCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sound-file", abstract: "Read a sound file for another process of Vow.",
        shouldDisplay: false)

    @Argument(help: "The file.") var path: String
    @Argument(help: "Samples a second.") var samplesPerSecond: Int

    func run() throws {
        guard samplesPerSecond > 0 else { throw Exit.usage }
        // The signal's own effect ends the process.
        _ = alarm(ChildSoundFiles.limitSeconds)
        do throws(PortFailure) {
            let tone = try SndfileReader().tone(ofFileAt: path, samplesPerSecond: samplesPerSecond)
            Output.put(tone.digest + "\n" + SoundInText.text(of: tone.samples))
        } catch {
            JSONPrinter.print([error.code, error.message, error.repair] + (error.cause.map { [$0] } ?? []))
        }
    }

    /// What the child said; nil where it said nothing that can be understood.
    static func outcome(in text: Data) -> Result<OwnTone, PortFailure>? {
        if let parts = try? JSONDecoder().decode([String].self, from: text), parts.count >= 3 {
            return .failure(
                PortFailure(
                    code: parts[0], message: parts[1], repair: parts[2], cause: parts.dropFirst(3).first))
        }
        guard let end = text.firstIndex(of: UInt8(ascii: "\n")),
            let samples = SoundInText.samples(in: text[text.index(after: end)...])
        else { return nil }
        return .success(
            OwnTone(samples: samples, digest: String(decoding: text[..<end], as: UTF8.self)))
    }
}
