import VowPorts
import VowRecitation

/// An engine whose every failure to hear counts against it, so that the next engine takes over, whatever the cause: its
/// process, an error it answers with, or a server that breaks off.
final class FaultNotingTranscriber: Transcriber {
    private let base: any Transcriber
    private let noteFault: @Sendable (PortFailure) -> Void

    /// - Parameter noteFault: called for each failure that `base` reports, on the thread that asked.
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

    // An opinion is an extra, without which the engine still hears.
    func weigh(_ questions: [WordingQuestion], in samples: [Float]) throws(PortFailure) -> [LineOpinion] {
        try base.weigh(questions, in: samples)
    }
}
