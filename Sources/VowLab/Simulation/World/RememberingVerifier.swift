import Synchronization
import VowCore
import VowRecitation

/// The product's verifier with a memory: simulated people say the same few sentences again and again, and the rules
/// are by far the most expensive thing that a morning asks for.
///
/// Whole verdicts are remembered; and, since each run draws another challenge word, what became of the lines in the words
/// beside it. That either may be remembered is a promise of the verifier (the same words and settings always give the
/// same verdict), so it is checked: of the answers that come from memory every 997th is computed anew and compared.
final class RememberingVerifier: StepVerifier {
    private struct Asked: Hashable {
        let lines: [RequiredLine]
        let version: Int
    }

    private struct Memory {
        var verdicts = Recent<RecitationVerdict>()
        var lines = Recent<JudgedLines>()
        /// Lines made ready; people share a few sentences, so that these are few.
        var prepared: [Asked: PreparedLines] = [:]
        var words = KnownWords()
        var hits = 0
        var misses = 0
        var difference: String?

        /// A verdict, of which the lines may come from memory.
        mutating func judged(_ transcript: String, _ step: RequiredLines, by verifier: RecitationVerifier)
            -> (verdict: RecitationVerdict, isRemembered: Bool)
        {
            if prepared.count >= RememberingVerifier.capacity / 16 { prepared = [:] }
            if words.count >= RememberingVerifier.capacity { words = KnownWords() }
            let version = verifier.settings.verifierVersion
            let asked = Asked(lines: step.lines, version: version)
            let lines = prepared[asked] ?? verifier.prepared(step.lines, knowing: &words)
            prepared[asked] = lines
            let heard = verifier.hear(
                transcript, for: lines, challengeWord: step.challengeWord, knowing: &words)
            let question = Self.question(heard, step, version: version)
            if let known = self.lines.value(of: question) {
                return (verifier.verdict(on: heard, known), true)
            }
            let judged = verifier.judge(lines, in: heard, knowing: &words)
            self.lines.keep(judged, as: question)
            return (verifier.verdict(on: heard, judged), false)
        }

        /// All that a verdict follows from, as a digest of 128 bits: no campaign is long enough to ask two that share one
        /// by chance.
        static func question(_ transcript: String, _ step: RequiredLines, version: Int) -> Digest {
            var digest = Digest()
            digest.add(transcript)
            digest.add(step.challengeWord ?? "")
            add(step.lines, version, to: &digest)
            return digest
        }

        /// All that the lines' own verdicts follow from.
        private static func question(_ heard: HeardRecitation, _ step: RequiredLines, version: Int) -> Digest
        {
            var digest = Digest()
            for word in heard.words {
                digest.add(word.text)
                digest.add(word.afterPause ? 1 : 0)
            }
            add(step.lines, version, to: &digest)
            return digest
        }

        private static func add(_ lines: [RequiredLine], _ version: Int, to digest: inout Digest) {
            digest.add(UInt64(lines.count))
            for line in lines {
                digest.add(line.id.text)
                digest.add(line.text)
                digest.add(line.minimumSimilarity.bitPattern)
            }
            digest.add(UInt64(version))
        }
    }

    fileprivate static let capacity = 16_384
    private static let checkedHit = 997

    private let memory = Mutex(Memory())
    private let rules = RulesVerifier()
    private let defect: Defect?

    init(defect: Defect?) { self.defect = defect }

    /// The first transcript whose verdict came out differently when it was computed anew; nil when none did.
    var difference: String? { memory.withLock { $0.difference } }

    /// How many answers came from memory, in whole or but for the challenge word, and how many were computed.
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
        let question = Memory.question(transcript, asked, version: version)
        let verifier = RecitationVerifier(
            settings: VerifierSettings(language: language, verifierVersion: version))
        return memory.withLock { memory in
            func answer() -> (verdict: RecitationVerdict, isRemembered: Bool) {
                if let known = memory.verdicts.value(of: question), known.lines.count == step.lines.count {
                    return (known, true)
                }
                let answer = memory.judged(transcript, step, by: verifier)
                memory.verdicts.keep(answer.verdict, as: question)
                return answer
            }
            let (verdict, isRemembered) = answer()
            guard isRemembered else {
                memory.misses += 1
                return verdict
            }
            memory.hits += 1
            if memory.hits % Self.checkedHit == 0 {
                let anew = verifier.judge(
                    lines: step.lines, transcript: transcript, challengeWord: step.challengeWord)
                if anew != verdict { memory.difference = memory.difference ?? transcript }
            }
            return verdict
        }
    }
}

/// Answers to what was asked lately, by the digest of the question; twice `RememberingVerifier.capacity` at most, so that
/// memory stays flat.
private struct Recent<Answer> {
    /// Answers to what was asked lately, and before that; what is in neither has not been asked for long.
    private var young: [Digest: Answer] = [:]
    private var old: [Digest: Answer] = [:]

    mutating func value(of question: Digest) -> Answer? {
        if let answer = young[question] { return answer }
        guard let answer = old[question] else { return nil }
        keep(answer, as: question)
        return answer
    }

    mutating func keep(_ answer: Answer, as question: Digest) {
        if young.count >= RememberingVerifier.capacity {
            old = young
            young = [:]
        }
        young[question] = answer
    }
}
