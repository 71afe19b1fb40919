import VowAnswers
package import VowCore
import VowLog
package import VowPorts
package import VowRecitation

/// Who shows a practice session, and tells what the person chooses.
package protocol PracticeFrontEnd: AnyObject {
    /// Shows what goes on; `round` is what was judged, where something was.
    func show(_ screen: PracticeScreen, round: PracticeRound?)
    /// Words so far, while the person speaks.
    func hearing(_ words: String)
    /// Waits for so long, or until the person chooses something.
    func rest(milliseconds: Int64)
    /// What the person chose since the last call; nil where nothing.
    func choice() -> PracticeChoice?
}

/// The parts that a practice session needs.
package struct PracticeParts: Sendable {
    let recordings: SealedRecordings
    let loudspeaker: any Loudspeaker
    let voice: @Sendable (Language) -> (any Voice)?
    let microphone: any Microphone
    let transcribers: any TranscriberSource
    let clock: any WakeClock

    /// Names the parts; `voice` speaks what has no recording.
    package init(
        recordings: SealedRecordings, loudspeaker: any Loudspeaker,
        voice: @escaping @Sendable (Language) -> (any Voice)?, microphone: any Microphone,
        transcribers: any TranscriberSource, clock: any WakeClock
    ) {
        self.recordings = recordings
        self.loudspeaker = loudspeaker
        self.voice = voice
        self.microphone = microphone
        self.transcribers = transcribers
        self.clock = clock
    }
}

/// Performs a practice session: one thread, one thing after another.
///
/// The microphone is opened when the last sample was played and closed when the person has spoken. What is heard lives in
/// memory until it is judged, and is compared with what was played and with the own recording.
package final class PracticeRunner {
    private let service: CommandService
    private let parts: PracticeParts
    private let front: any PracticeFrontEnd
    private var room: RehearsalListener
    /// What can be played of each item, fetched once: the sound, and whether it is the own recording.
    private var sounds: [AffirmationID: [Float]] = [:]
    /// By what they are known when they come back.
    private var fingerprints: [AffirmationID: PlayedSound] = [:]
    private var lastRound: PracticeRound?
    /// How many rounds are left; nil where the session goes on until the person stops.
    private var roundsLeft: Int?

    /// Makes a runner; nothing is opened before `run`.
    package init(service: CommandService, parts: PracticeParts, front: any PracticeFrontEnd)
        throws(CommandError)
    {
        self.service = service
        self.parts = parts
        self.front = front
        let settings = try service.present().settings
        room = RehearsalListener(
            source: parts.transcribers, microphone: parts.microphone, clock: parts.clock,
            engine: { settings.engine(for: $0) })
    }

    /// Practises until the session ends; blocks.
    /// - Parameter rounds: how many rounds are said at most.
    package func run(_ ids: [AffirmationID], onlyListens: Bool = false, rounds: Int? = nil)
        throws(CommandError)
        -> PracticeEnding
    {
        roundsLeft = rounds
        var items: [PracticeItem] = []
        for id in ids {
            let state = try service.practice(id).state
            items.append(
                PracticeItem(
                    id: id, text: state.text,
                    pace: PracticePace(
                        text: state.text, language: state.language,
                        recordingMilliseconds: state.recording?.lengthMilliseconds)))
            if !onlyListens {
                do { try room.prepare(state.language) } catch { throw .failed(error) }
            }
        }
        var session = PracticeSession(items, onlyListens: onlyListens)
        var effects = session.handle(.begin)
        while !effects.isEmpty {
            let effect = effects.removeFirst()
            if case .end(let ending) = effect { return ending }
            if let choice = try chosen() { effects += session.handle(.choice(choice)) }
            guard let input = try perform(effect) else { continue }
            effects += session.handle(input)
        }
        return .stopped
    }

    private func chosen() throws(CommandError) -> PracticeChoice? {
        if try !service.present().runs.isEmpty { return .giveWay }
        if roundsLeft == 0 { return .stop }
        return front.choice()
    }

    private func perform(_ effect: PracticeEffect) throws(CommandError) -> PracticeInput? {
        switch effect {
        case .show(let screen):
            front.show(screen, round: lastRound)
            return nil
        case .play(let item):
            lastRound = nil
            return play(item)
        case .listen(let item): return try listen(item)
        case .record(let item, let take): return record(item, take)
        case .recordListening(let item): return recordListening(item)
        case .rest(let milliseconds):
            front.rest(milliseconds: milliseconds)
            return .rested
        case .end: return nil
        }
    }

    private func play(_ item: PracticeItem) -> PracticeInput {
        guard let sound = sound(of: item), !sound.isEmpty else { return .playFailed }
        do { try parts.loudspeaker.play(sound) } catch { return .playFailed }
        return .played
    }

    /// The own recording where it is whole, else a voice.
    private func sound(of item: PracticeItem) -> [Float]? {
        if let known = sounds[item.id] { return known }
        // Without a sound the affirmation is practised from its text.
        guard let state = try? service.practice(item.id).state else { return nil }
        let own = state.recording.flatMap { try? parts.recordings.open($0, of: item.id) }
        if let own, own.standing == .whole {
            sounds[item.id] = own.samples
        } else {
            // Without a voice the affirmation is practised from its text.
            sounds[item.id] = try? parts.voice(state.language)?
                .speech(for: state.text, language: state.language.rawValue)
        }
        return sounds[item.id]
    }

    private func listen(_ item: PracticeItem) throws(CommandError) -> PracticeInput {
        let state = try service.practice(item.id).state
        let renderings = try service.renderings(ofPractice: state)
        let heard: AttemptEvidence?
        do {
            heard = try room.hear(
                item.text, language: state.language, renderings: renderings,
                silenceMilliseconds: item.pace.silenceMilliseconds,
                windowMilliseconds: item.pace.windowMilliseconds, partial: front.hearing)
        } catch { return .hearingFailed(error.message.description) }
        roundsLeft = roundsLeft.map { max(0, $0 - 1) }
        guard let heard else { return .heard(nil) }
        let round = service.freshRound()
        return .heard(
            PracticeTake(
                round: round, date: try service.present().today, evidence: heard,
                likenessToPlayed: likeness(of: room.heardSamples, to: item), renderings: renderings))
    }

    /// The likeness to what was played now, or is the own recording, which may come from another loudspeaker.
    private func likeness(of heard: [Float], to item: PracticeItem) -> Double? {
        guard let sound = sounds[item.id] else { return nil }
        let analyst = parts.transcribers.soundAnalyst()
        if fingerprints[item.id] == nil { fingerprints[item.id] = PlayedSound(sound, by: analyst) }
        return PlayedSound.likeness(
            of: heard, to: fingerprints[item.id].map { [$0] } ?? [], by: analyst)
    }

    private func record(_ item: AffirmationID, _ take: PracticeTake) -> PracticeInput {
        do {
            let round = try service.judge(practice: item, take)
            let state = try service.practice(item).state
            // A round that was recorded before was judged as it is judged now.
            lastRound = round ?? state.judged(take)
            return .recorded(counted: lastRound?.reasons.isEmpty ?? false, count: state.count)
        } catch {
            return .recordFailed(error.sentence)
        }
    }

    private func recordListening(_ item: AffirmationID) -> PracticeInput {
        do {
            try service.change(practice: item, .listen(on: try service.present().today))
            roundsLeft = roundsLeft.map { max(0, $0 - 1) }
            return .recorded(counted: false, count: try service.practice(item).state.count)
        } catch {
            return .recordFailed(error.sentence)
        }
    }
}

extension CommandService {
    /// A name for a round, which no other round has.
    package func freshRound() -> String {
        var bits = RandomBits(seed: entropy.next())
        return bits.identifier(length: 12) + bits.identifier(length: 4)
    }
}

extension CommandError {
    /// What happened, as the written form of a text.
    fileprivate var sentence: String {
        switch self {
        case .refused(let refusal): refusal.code
        case .failed(let failure): failure.message.description
        }
    }
}

/// Judges recordings as a round would, and takes them as own recordings.
package struct PracticeJudge {
    private let service: CommandService
    private let recordings: SealedRecordings
    private let source: any TranscriberSource

    /// Makes a judge; engines are loaded on first use.
    package init(service: CommandService, recordings: SealedRecordings, source: any TranscriberSource) {
        self.service = service
        self.recordings = recordings
        self.source = source
    }

    /// Judges a recording of 16,000 mono samples a second as a round, and records the verdict.
    /// - Parameter round: the caller's name for it; a repetition of the same is recorded once.
    package func say(practice id: AffirmationID, _ samples: [Float], round: String? = nil) throws
        -> PracticeRound
    {
        let state = try service.practice(id).state
        let renderings = try service.renderings(ofPractice: state)
        var likeness: Double?
        if let recording = state.recording {
            let own = try recordings.open(recording, of: id)
            let analyst = source.soundAnalyst()
            if own.standing == .whole, let played = PlayedSound(own.samples, by: analyst) {
                likeness = PlayedSound.likeness(of: samples, to: [played], by: analyst)
            }
        }
        let take = PracticeTake(
            round: round ?? service.freshRound(), date: try service.present().today,
            evidence: try evidence(state, samples, renderings), likenessToPlayed: likeness,
            renderings: renderings)
        return try service.judge(practice: id, take) ?? state.judged(take)
    }

    /// Takes a recording of 16,000 mono samples a second as the own one.
    package func record(practice id: AffirmationID, _ samples: [Float]) throws -> PracticeRecording {
        let state = try service.practice(id).state
        // Asked before anything is heard, so that the person does not speak in vain.
        guard service.mayKeepRecordings else {
            throw CommandError.refused(Refusal(RefusalText.practiceNotAgreed))
        }
        let kept = try service.record(
            practice: id, samples, evidence: try evidence(state, samples, []), in: recordings,
            detector: try source.voiceActivityDetector())
        remember(samples)
        return kept
    }

    /// Takes what the person says at a microphone as the own recording; nil where nobody spoke.
    package func record(
        practice id: AffirmationID, at microphone: any Microphone, clock: any WakeClock, ready: () -> Void,
        partial: (String) -> Void
    ) throws -> PracticeRecording? {
        let state = try service.practice(id).state
        guard service.mayKeepRecordings else {
            throw CommandError.refused(Refusal(RefusalText.practiceNotAgreed))
        }
        let settings = try service.present().settings
        var room = RehearsalListener(
            source: source, microphone: microphone, clock: clock, engine: { settings.engine(for: $0) })
        try room.prepare(state.language)
        guard
            let evidence = try room.hear(state.text, language: state.language, ready: ready, partial: partial)
        else { return nil }
        let kept = try service.record(
            practice: id, room.heardSamples, evidence: evidence, in: recordings,
            detector: try source.voiceActivityDetector())
        remember(room.heardSamples)
        return kept
    }

    /// Has a recording known again in a morning, where it never counts as the person.
    private func remember(_ samples: [Float]) {
        let sound = source.soundAnalyst()?.recognition(samples, among: KnownSounds())
        service.remember(sound?.fingerprint, .practiceRecording)
    }

    private func evidence(_ state: PracticeState, _ samples: [Float], _ renderings: [LineRendering]) throws
        -> AttemptEvidence
    {
        let settings = try service.present().settings
        var judge = Judge(source: source, engine: settings.engine(for: state.language))
        var question = JudgeQuestion(
            lines: [state.text], recitation: .sound(samples), language: state.language)
        question.renderings = renderings
        return try judge.evidence(for: question)
    }
}
