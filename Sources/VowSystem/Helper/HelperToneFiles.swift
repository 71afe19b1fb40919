import Foundation
import Synchronization
import VowCore
package import VowPorts

/// Reads a tone file; the payload of the answer are its samples, 32 bits each.
package struct ReadTone: HelperQuestion {
    package struct Answer: Codable, Sendable {
        let digest: String

        package init(digest: String) { self.digest = digest }
    }
    package static var name: String { "read-tone" }
    package let path: String
    package let samplesPerSecond: Int
}

/// Reads each sound file in a helper process of its own. Native code decodes it, which a malicious file may crash, and
/// opening a file on a network share may block. Neither may silence the daemon.
///
/// What was read, or why it was not, is kept for a minute: it is read ahead of a ring, and several outputs may ask for
/// the same. Safe from any thread.
package final class HelperToneFiles: ToneReader {
    private static let keptSeconds = 60.0

    private struct Question: Hashable {
        let path: String
        let samplesPerSecond: Int
    }

    /// The result of a question, or nil while its child reads.
    private typealias Answer = Monitor<Result<OwnTone, PortFailure>?>

    private let executable: HelperExecutable
    private let limitMilliseconds: Int
    private let answers = Mutex<[Question: Answer]>([:])

    /// - Parameter limitMilliseconds: how long a ring waits for its own tone; then the built-in one sounds.
    package init(_ executable: HelperExecutable = .own, limitMilliseconds: Int = 5_000) {
        self.executable = executable
        self.limitMilliseconds = limitMilliseconds
    }

    /// Begins to read a file that is soon asked for.
    package func prepare(toneAt path: String, samplesPerSecond: Int) {
        _ = answer(to: Question(path: path, samplesPerSecond: samplesPerSecond))
    }

    /// See `ToneReader`; a file that takes longer than the limit cannot be read.
    package func tone(ofFileAt path: String, samplesPerSecond: Int) throws(PortFailure) -> OwnTone {
        let answer = answer(to: Question(path: path, samplesPerSecond: samplesPerSecond))
        // The child's own limit says why it failed, so it passes first.
        guard let outcome = answer.wait(milliseconds: limitMilliseconds + 500, until: { $0 }) else {
            throw Self.unreadable(path, HelperEnd.late.cause)
        }
        return try outcome.get()
    }

    /// The answer to a question; a child is started if nobody has asked it within the last minute.
    private func answer(to question: Question) -> Answer {
        answers.withLock { answers in
            if let answer = answers[question] { return answer }
            let answer = Answer(nil)
            answers[question] = answer
            // Threads, because a dispatch queue would wake the daemon every second from then on.
            Thread.detachNewThread { [executable, limitMilliseconds] in
                let outcome = Self.outcome(of: question, executable, limitMilliseconds)
                answer.update { $0 = outcome }
            }
            Thread.detachNewThread { [weak self] in
                Thread.sleep(forTimeInterval: Self.keptSeconds)
                self?.forget(question)
            }
            return answer
        }
    }

    private func forget(_ question: Question) { answers.withLock { $0[question] = nil } }

    private static func outcome(of question: Question, _ executable: HelperExecutable, _ limit: Int)
        -> Result<OwnTone, PortFailure>
    {
        do throws(PortFailure) {
            let process = HelperProcess(.tone, of: executable, setup: HelperDone()) { end, _ in
                unreadable(question.path, "the process that reads it \(end.cause)")
            }
            let asked = ReadTone(path: question.path, samplesPerSecond: question.samplesPerSecond)
            let read = try process.ask(asked, limitMilliseconds: limit)
            guard let samples = HelperNumbers.numbers(Float.self, of: read.payload), !samples.isEmpty,
                samples.allSatisfy(\.isFinite), read.value.digest.utf8.count <= 200
            else { throw process.giveUp("sound that is none") }
            return .success(OwnTone(samples: samples, digest: read.value.digest))
        } catch { return .failure(error) }
    }

    private static func unreadable(_ path: String, _ cause: String) -> PortFailure {
        PortFailure(
            code: "sound.file.unreadable", message: .soundFileCannotBeRead(path: path),
            repair: .useWavFlacOggOr, cause: cause)
    }
}
