import Synchronization
import VowCore

/// The product's verifier with a memory: simulated people say the same few sentences again and again, and the rules
/// are by far the most expensive thing that a morning asks for.
///
/// That a verdict may be remembered at all is a promise of the verifier (the same words and settings always give the
/// same verdict), so it is checked: of the answers that come from memory every 61st is computed anew and compared.
final class RememberingVerifier: StepVerifier {
    private struct Question: Hashable {
        let transcript: String
        let opinions: [LineOpinion]
        let step: GateStep
        let version: Int
    }

    private struct Memory {
        var verdicts: [Question: RecitationVerdict] = [:]
        var hits = 0
        var difference: String?
    }

    /// So many answers are kept at most, so that memory stays flat.
    private static let capacity = 16_384
    private static let checkedHit = 61

    private let memory = Mutex(Memory())
    private let rules = RulesVerifier()
    private let defect: Defect?

    init(defect: Defect? = nil) { self.defect = defect }

    /// The first transcript whose verdict came out differently when it was computed anew; nil when none did.
    var difference: String? { memory.withLock { $0.difference } }

    func verdict(
        on transcript: String, opinions: [LineOpinion], step: GateStep, language: Language, version: Int
    ) -> RecitationVerdict {
        // The homes of the simulation speak English only, so the language is no part of the question.
        let asked =
            defect == .mixesUpVerdicts
            ? GateStep(kind: step.kind, lines: [], challengeWord: nil) : step
        let question = Question(transcript: transcript, opinions: opinions, step: asked, version: version)
        return memory.withLock { memory in
            if let known = memory.verdicts[question], known.lines.count == step.lines.count {
                memory.hits += 1
                if memory.hits % Self.checkedHit == 0,
                    rules.verdict(
                        on: transcript, opinions: opinions, step: step, language: language, version: version)
                        != known
                {
                    memory.difference = memory.difference ?? transcript
                }
                return known
            }
            let verdict = rules.verdict(
                on: transcript, opinions: opinions, step: step, language: language, version: version)
            if memory.verdicts.count >= Self.capacity { memory.verdicts.removeAll(keepingCapacity: true) }
            memory.verdicts[question] = verdict
            return verdict
        }
    }
}
