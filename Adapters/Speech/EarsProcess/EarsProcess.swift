import Glibc
import Synchronization
import VowSystem
package import VowPorts

/// The helper process that computes on sound and words, and keeps the sound that it was asked about last.
///
/// Thread-safe; see `HelperProcess`. Its failures are `engine.crashed`, `.killed`, `.hung`, `.nonsense`, `.flooded`,
/// `.ended` and so on, and name the part.
package final class EarsProcess: Sendable {
    private let helper: HelperProcess
    /// The samples that the child has, so that a growing window is sent once. Locked for the whole question about them.
    private let sent = Mutex<[Float]>([])

    /// Starts a child; if that fails, every question fails.
    ///
    /// - Parameters:
    ///   - part: the part that is loaded first, to name in a failed start.
    ///   - faulted: called at most once, on the asking thread, with the part that the process failed on.
    package init(
        _ program: EarsProgram, for part: String,
        faulted: @escaping @Sendable (_ part: String, _ failure: PortFailure) -> Void = { _, _ in }
    ) {
        helper = HelperProcess(
            .ears, of: program.executable, setup: EarsSetup(models: program.models), part: part,
            wording: Self.failure, failed: faulted)
    }

    private static func failure(_ end: HelperEnd, of part: String) -> PortFailure {
        PortFailure(
            code: "engine.\(end.word)", message: end.message(of: part),
            repair: .anotherEngineListensIfOne, cause: end.detail)
    }

    /// Whether it accepts questions.
    package var isAlive: Bool { helper.isAlive }

    /// The child's pid, for a test that kills it; 0 after its end.
    package var processIdentifier: Int32 { helper.processIdentifier }

    /// The processor time spent on questions, as the child reports it, in milliseconds.
    var processorMilliseconds: Int64 { helper.processorMilliseconds }

    /// Asks a question. Throws the child's own failure, after which it accepts further questions, or how it ended.
    func ask<Question: HelperQuestion>(
        _ question: Question, payload: [UInt8] = [], limitMilliseconds: Int
    ) throws(PortFailure) -> HelperAnswer<Question> {
        try helper.ask(question, payload: payload, limitMilliseconds: limitMilliseconds)
    }

    /// Asks a question about a sound. Samples that the child has are not sent again.
    func ask<Question: HelperQuestion>(
        _ question: Question, about sound: [Float], payload: [UInt8] = [], limitMilliseconds: Int
    ) throws(PortFailure) -> HelperAnswer<Question> {
        try sent.withLock { sent throws(PortFailure) in
            let keep = Self.isBeginning(sent, of: sound) ? sent.count : 0
            if keep < sound.count || sent.count > sound.count {
                let more = HearSound(keep: keep, of: question.part ?? "")
                _ = try helper.ask(
                    more, payload: HelperNumbers.bytes(of: sound[keep...]),
                    limitMilliseconds: limitMilliseconds)
                sent = sound
            }
            return try helper.ask(question, payload: payload, limitMilliseconds: limitMilliseconds)
        }
    }

    /// Compares bytes, which is fast in a debug build too.
    private static func isBeginning(_ own: [Float], of sound: [Float]) -> Bool {
        guard own.count <= sound.count else { return false }
        return own.withUnsafeBytes { own in
            sound.withUnsafeBytes { own.isEmpty || memcmp(own.baseAddress!, $0.baseAddress!, own.count) == 0 }
        }
    }

    /// Ends the child because an answer is well-formed but meaningless.
    func giveUp(_ what: String, _ part: String) -> PortFailure { helper.giveUp(what, part: part) }
}
