import VowRecitation

/// What a run hears: the windows it opens one after the other, and what the words in the present one come to.
///
/// | window | input | next | yields |
/// | --- | --- | --- | --- |
/// | closed, microphone closed | something spoken is asked for | microphone open | `prepareHearing` |
/// | closed, microphone open | nothing spoken is asked for | microphone closed | `restHearing` |
/// | closed | opened for lines | open | its number |
/// | closed | opened for a sum | open for a sum | its number |
/// | open | words so far | open | words to show |
/// | open | pause or end, with a command | open | the command |
/// | open for lines | pause, end | open | a recitation, which may go on or is over |
/// | open for a sum | pause with the right number | open | the answer |
/// | open for a sum | pause with anything else | open | words to show |
/// | open for a sum | end with a number | open | the answer |
/// | open for a sum | end with anything else | open | no answer, and why it is none |
/// | open | end, nothing heard | open | silence |
/// | open | hearing failed | open; for a sum deaf, unless another engine is left | the failure |
/// | open | closed | closed | |
/// | any | another engine heard a window | the same | the word that this window asked for |
///
/// Who opened a window closes it, and an input of another window yields nothing.
struct HearingWindow: Sendable {
    /// What a window yields.
    enum Yield: Sendable {
        /// Words to show.
        case words
        /// A command that was said.
        case command(VoiceCommand)
        /// The person paused; they may go on.
        case pause(AttemptEvidence)
        /// The person stopped speaking.
        case recitation(AttemptEvidence)
        /// The answer to a sum.
        case answer(String)
        /// Something that is no number; with the reason if it cannot be judged.
        case noAnswer(AttemptReason?)
        /// Nobody spoke.
        case silence
        /// The microphone or the engine stopped working.
        case failure(DevicePart, code: String, message: String)
    }

    /// The word that a window asked for.
    private struct AskedWord: Sendable {
        let window: Int
        let word: String?
    }

    /// What the words of the window say of a step, as the screen shows it.
    struct Marks: Sendable {
        let transcript: String
        let step: Int
        /// The word that was asked for then; a refusal brings another one.
        let word: String?
        let verdict: RecitationVerdict
    }

    /// Counts the windows of the session.
    private(set) var number = 0
    /// The window in which the answer to a sum may be said; nil while none is open.
    private(set) var sumNumber: Int?
    /// The words heard so far.
    private(set) var transcript = ""
    /// What was made of words last.
    private(set) var marks: Marks?
    /// Computes verdicts, and remembers the newest.
    var verifier: RecentVerdicts
    /// Whether the answers to sums are listened for, where their language is read.
    private let hearsSums: Bool
    /// Whether hearing failed while a sum was asked: the run's other sums are answered by hand.
    private var isSumDeaf = false
    /// Whether the microphone was asked for.
    private var isPrepared = false
    /// The challenge words of the last windows, so that what another engine hears later is compared with the word of
    /// its own window.
    private var askedWords: [AskedWord] = []

    init(verifier: any StepVerifier, hearsSums: Bool) {
        self.verifier = RecentVerdicts(of: verifier)
        self.hearsSums = hearsSums
    }

    /// Counts the coming windows from a number on.
    mutating func count(from number: Int) { self.number = max(self.number, number) }

    /// Whether the answer to a challenge is listened for: a sum, where numbers of the run's language are read. Whether the
    /// person is still up is asked without a microphone.
    func mayBeSaid(_ challenge: Challenge, in run: RunState) -> Bool {
        guard hearsSums, !isSumDeaf, !run.checks.isAsked, challenge.sums != nil, let terms = run.terms
        else { return false }
        return SpokenNumber.isRead(in: terms.language)
    }

    /// Opens the microphone, if it is closed.
    mutating func prepare(_ language: Language) -> SessionEffect? {
        if isPrepared { return nil }
        isPrepared = true
        return .prepareHearing(language)
    }

    /// Closes the microphone, if it is open.
    mutating func rest() -> SessionEffect? {
        defer { isPrepared = false }
        return isPrepared ? .restHearing : nil
    }

    /// Opens a window; for a sum, or for lines.
    mutating func open(forSum isSum: Bool) {
        number += 1
        if isSum { sumNumber = number }
        transcript = ""
    }

    /// Closes the window of a sum, if there is one.
    mutating func closeSum() { sumNumber = nil }

    /// Remembers the word that the present window asks for.
    mutating func ask(_ word: String?) {
        askedWords.append(AskedWord(window: number, word: word))
        if askedWords.count > 4 { askedWords.removeFirst() }
    }

    /// The word that a window asked for; nil if it asked for none, or is not among the last windows.
    func askedWord(in number: Int) -> String? { askedWords.last { $0.window == number }?.word }

    /// Takes words that were typed, or that were heard and judged.
    mutating func take(_ transcript: String) { self.transcript = transcript }

    /// Forgets what was said for the step before: it must tick no word of the next.
    mutating func forgetWords() { transcript = "" }

    /// Takes what the window for lines brought.
    mutating func take(_ heard: Heard, _ language: Language) -> Yield {
        switch heard {
        case .partial(let text):
            transcript = text
            return .words
        case .pause(let evidence):
            transcript = evidence.transcript
            return HearingWindow.command(evidence, language).map(Yield.command) ?? .pause(evidence)
        case .end(let evidence):
            return HearingWindow.command(evidence, language).map(Yield.command) ?? .recitation(evidence)
        case .nothing: return .silence
        case .failed(let part, let code, let message): return .failure(part, code: code, message: message)
        }
    }

    /// Takes what the window for a sum brought. At a pause only the right number counts, because a longer one may be
    /// coming; noise, and words that are no number, are no answer.
    mutating func take(_ heard: Heard, _ language: Language, answering question: SumQuestion?) -> Yield {
        switch heard {
        case .pause(let evidence):
            transcript = evidence.transcript
            guard let number = HearingWindow.number(evidence, language), number == question?.answer else {
                return .words
            }
            return .answer(evidence.transcript)
        case .end(let evidence):
            transcript = evidence.transcript
            if let command = HearingWindow.command(evidence, language) { return .command(command) }
            if HearingWindow.number(evidence, language) != nil { return .answer(evidence.transcript) }
            return .noAnswer(RunState.unfitReason(evidence, language: language))
        case .partial, .nothing, .failed: return take(heard, language)
        }
    }

    /// Listening for the answer to a sum failed. Where one engine of several broke, the next one hears the answer.
    mutating func failSum(_ part: DevicePart) {
        if part != .engine { isSumDeaf = true }
        sumNumber = nil
    }

    /// The spoken command in evidence that can be judged; nil if there is none.
    private static func command(_ evidence: AttemptEvidence, _ language: Language) -> VoiceCommand? {
        guard RunState.unfitReason(evidence, language: language) == nil else { return nil }
        return VoiceCommand(evidence.transcript, language)
    }

    /// The number that was said and nothing else; nil if it is none, or cannot be judged.
    private static func number(_ evidence: AttemptEvidence, _ language: Language) -> Int? {
        guard RunState.unfitReason(evidence, language: language) == nil else { return nil }
        return SumQuestion.number(evidence.transcript)
            ?? SpokenNumber.value(evidence.transcript, in: language)
    }
}

// What the screen shows of words.
extension HearingWindow {
    /// Marks the words of an attempt by the verdict on it.
    mutating func mark(_ evidence: AttemptEvidence, _ required: RequiredLines, step: Int, terms: FiredTerms) {
        let finding = RunState.finding(on: evidence, lines: required, terms: terms, verifier: &verifier)
        guard case .verified(let verdict) = finding else { return }
        marks = Marks(
            transcript: evidence.transcript, step: step, word: required.challengeWord, verdict: verdict)
    }

    /// Marks the present words, unless they are marked for this step already.
    mutating func markWords(_ required: RequiredLines, step: Int, terms: FiredTerms) {
        if transcript.isEmpty || marks?.step == step && marks?.transcript == transcript { return }
        let verdict = verifier.verdict(
            on: transcript, opinions: [], lines: required, language: terms.language,
            version: terms.verifierVersion)
        marks = Marks(transcript: transcript, step: step, word: required.challengeWord, verdict: verdict)
    }
}
