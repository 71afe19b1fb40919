import Synchronization
import VowCore
import VowRecitation

/// The product's verifier with a memory: simulated people say the same few sentences again and again, and the rules
/// are by far the most expensive thing that a morning asks for.
///
/// That a verdict may be remembered at all is a promise of the verifier (the same words and settings always give the
/// same verdict), so it is checked: of the answers that come from memory every 997th is computed anew and compared.
final class RememberingVerifier: StepVerifier {
    /// All that a verdict follows from, as a digest of 128 bits: no campaign is long enough to ask two that share one
    /// by chance.
    private static func question(_ transcript: String, _ step: RequiredLines, version: Int) -> Digest {
        var digest = Digest()
        digest.add(transcript)
        digest.add(step.challengeWord ?? "")
        digest.add(UInt64(step.lines.count))
        for line in step.lines {
            digest.add(line.id.text)
            digest.add(line.text)
            digest.add(line.minimumSimilarity.bitPattern)
        }
        digest.add(UInt64(version))
        return digest
    }

    private struct Asked: Hashable {
        let lines: [RequiredLine]
        let version: Int
    }

    private struct Memory {
        /// Answers to what was asked lately, and before that; what is in neither has not been asked for long.
        var young: [Digest: RecitationVerdict] = [:]
        var old: [Digest: RecitationVerdict] = [:]
        /// Lines made ready; people share a few sentences, so that these are few.
        var prepared: [Asked: PreparedLines] = [:]
        var hits = 0
        var misses = 0
        var difference: String?

        mutating func known(_ question: Digest) -> RecitationVerdict? {
            if let verdict = young[question] { return verdict }
            guard let verdict = old[question] else { return nil }
            keep(verdict, on: question)
            return verdict
        }

        mutating func judged(_ transcript: String, _ step: RequiredLines, by verifier: RecitationVerifier)
            -> RecitationVerdict
        {
            if prepared.count >= RememberingVerifier.capacity / 16 { prepared = [:] }
            let asked = Asked(lines: step.lines, version: verifier.settings.verifierVersion)
            return verifier.judge(
                &prepared[asked, default: verifier.prepared(step.lines)], transcript: transcript,
                challengeWord: step.challengeWord)
        }

        mutating func keep(_ verdict: RecitationVerdict, on question: Digest) {
            if young.count >= RememberingVerifier.capacity {
                old = young
                young = [:]
            }
            young[question] = verdict
        }
    }

    /// Twice as many answers are kept at most, so that memory stays flat.
    private static let capacity = 16_384
    private static let checkedHit = 997

    private let memory = Mutex(Memory())
    private let rules = RulesVerifier()
    private let defect: Defect?

    init(defect: Defect?) { self.defect = defect }

    /// The first transcript whose verdict came out differently when it was computed anew; nil when none did.
    var difference: String? { memory.withLock { $0.difference } }

    /// How many answers came from memory, and how many were computed.
    var counts: (remembered: Int, computed: Int) { memory.withLock { ($0.hits, $0.misses) } }

    func verdict(
        on transcript: String, opinions: [LineOpinion], lines step: RequiredLines, language: Language,
        version: Int
    ) -> RecitationVerdict {
        guard opinions.isEmpty, step.renderings.isEmpty else {
            return rules.verdict(
                on: transcript, opinions: opinions, lines: step, language: language, version: version)
        }
        // The homes of the simulation speak English only, so the language is no part of the question.
        let asked =
            defect == .mixesUpVerdicts
            ? RequiredLines(kind: step.kind, lines: []) : step
        let question = Self.question(transcript, asked, version: version)
        return memory.withLock { memory in
            func anew() -> RecitationVerdict {
                let verifier = RecitationVerifier(
                    settings: VerifierSettings(language: language, verifierVersion: version))
                return memory.judged(transcript, step, by: verifier)
            }
            if let known = memory.known(question), known.lines.count == step.lines.count {
                memory.hits += 1
                if memory.hits % Self.checkedHit == 0, anew() != known {
                    memory.difference = memory.difference ?? transcript
                }
                return known
            }
            let verdict = anew()
            memory.misses += 1
            memory.keep(verdict, on: question)
            return verdict
        }
    }
}
