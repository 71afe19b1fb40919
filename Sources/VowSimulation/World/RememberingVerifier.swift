import Synchronization
import VowCore

/// The product's verifier with a memory: simulated people say the same few sentences again and again, and the rules
/// are by far the most expensive thing that a morning asks for.
///
/// That a verdict may be remembered at all is a promise of the verifier (the same words and settings always give the
/// same verdict), so it is checked: of the answers that come from memory every 241st is computed anew and compared.
final class RememberingVerifier: StepVerifier {
    private struct Question: Hashable {
        let transcript: String
        let opinions: [LineOpinion]
        let step: GateStep
        let version: Int

        /// Transcript and word tell almost all questions apart.
        func hash(into hasher: inout Hasher) {
            hasher.combine(transcript)
            hasher.combine(step.challengeWord)
            hasher.combine(step.lines.first?.minimumSimilarity)
        }
    }

    private struct Asked: Hashable {
        let lines: [RequiredLine]
        let version: Int
    }

    private struct Memory {
        /// Answers to what was asked lately, and before that; what is in neither has not been asked for long.
        var young: [Question: RecitationVerdict] = [:]
        var old: [Question: RecitationVerdict] = [:]
        /// Lines made ready; people share a few sentences, so that these are few.
        var prepared: [Asked: PreparedLines] = [:]
        var hits = 0
        var misses = 0
        var difference: String?

        mutating func known(_ question: Question) -> RecitationVerdict? {
            if let verdict = young[question] { return verdict }
            guard let verdict = old[question] else { return nil }
            keep(verdict, on: question)
            return verdict
        }

        mutating func prepared(_ asked: Asked, by verifier: RecitationVerifier) -> PreparedLines {
            if let known = prepared[asked] { return known }
            let lines = verifier.prepared(asked.lines)
            if prepared.count >= RememberingVerifier.capacity / 16 { prepared = [:] }
            prepared[asked] = lines
            return lines
        }

        mutating func keep(_ verdict: RecitationVerdict, on question: Question) {
            if young.count >= RememberingVerifier.capacity {
                old = young
                young = [:]
            }
            young[question] = verdict
        }
    }

    /// Twice as many answers are kept at most, so that memory stays flat.
    private static let capacity = 16_384
    private static let checkedHit = 241

    private let memory = Mutex(Memory())
    private let rules = RulesVerifier()
    private let defect: Defect?

    init(defect: Defect? = nil) { self.defect = defect }

    /// The first transcript whose verdict came out differently when it was computed anew; nil when none did.
    var difference: String? { memory.withLock { $0.difference } }

    /// How many answers came from memory, and how many were computed.
    var counts: (remembered: Int, computed: Int) { memory.withLock { ($0.hits, $0.misses) } }

    func verdict(
        on transcript: String, opinions: [LineOpinion], step: GateStep, language: Language, version: Int
    ) -> RecitationVerdict {
        // The homes of the simulation speak English only, so the language is no part of the question.
        let asked =
            defect == .mixesUpVerdicts
            ? GateStep(kind: step.kind, lines: [], challengeWord: nil) : step
        let question = Question(transcript: transcript, opinions: opinions, step: asked, version: version)
        return memory.withLock { memory in
            if let known = memory.known(question), known.lines.count == step.lines.count {
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
            let verifier = RecitationVerifier(
                settings: VerifierSettings(language: language, verifierVersion: version))
            let lines = memory.prepared(Asked(lines: step.lines, version: version), by: verifier)
            let verdict = verifier.judge(
                lines, transcript: transcript, challengeWord: step.challengeWord, opinions: opinions,
                renderings: step.renderings)
            memory.misses += 1
            memory.keep(verdict, on: question)
            return verdict
        }
    }
}
