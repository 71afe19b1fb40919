import VowPorts
import VowRecitation

/// Counts every failure of an engine against it, so that the next engine takes over, whatever the cause: its process,
/// an error in its answer, or a lost server.
final class FaultNotingTranscriber: Transcriber {
    private let base: any Transcriber
    private let noteFault: @Sendable (PortFailure) -> Void

    /// - Parameter noteFault: called for each failure of `base`, on the asking thread.
    init(_ base: any Transcriber, noteFault: @escaping @Sendable (PortFailure) -> Void) {
        self.base = base
        self.noteFault = noteFault
    }

    var engine: String { base.engine }
    var model: String { base.model }
    var leansTowardsExpectedLines: Bool { base.leansTowardsExpectedLines }
    var weighsWordings: Bool { base.weighsWordings }
    var elsewhereProcessorMilliseconds: Int64 { base.elsewhereProcessorMilliseconds }

    func expect(lines: [String], words: [String]) throws(PortFailure) {
        do { try base.expect(lines: lines, words: words) } catch {
            noteFault(error)
            throw error
        }
    }

    func transcribe(_ samples: [Float]) throws(PortFailure) -> Transcript {
        do { return try base.transcribe(samples) } catch {
            noteFault(error)
            throw error
        }
    }

    // Failures to weigh do not count: the engine still transcribes.
    func weigh(_ questions: [WordingQuestion], in samples: [Float]) throws(PortFailure) -> [LineOpinion] {
        try base.weigh(questions, in: samples)
    }
}
