/// What is practised in a session, one after another.
package struct PracticeItem: Hashable, Sendable {
    /// The identifier.
    package let id: AffirmationID
    /// Its words.
    package let text: String
    /// How long the parts of its rounds take.
    package let pace: PracticePace

    package init(id: AffirmationID, text: String, pace: PracticePace) {
        self.id = id
        self.text = text
        self.pace = pace
    }
}

/// What reaches a practice session.
package enum PracticeInput: Hashable, Sendable {
    /// Begin, or begin again.
    case begin
    /// The last sample has been played.
    case played
    /// It could not be played.
    case playFailed
    /// The listening window is over: a take, or nil where nobody spoke.
    indirect case heard(PracticeTake?)
    /// The microphone or the engine failed.
    case hearingFailed(String)
    /// What was asked to be recorded is in the log; the round counted, or not.
    case recorded(counted: Bool, count: Int)
    /// The log did not take it.
    case recordFailed(String)
    /// The rest between two rounds is over.
    case rested
    /// The person chose something, or an alarm rings.
    case choice(PracticeChoice)
}

/// What the person may choose at any time.
package enum PracticeChoice: Hashable, Sendable {
    /// Go on with the next affirmation.
    case next
    /// Only listen, or speak again.
    case onlyListen(Bool)
    /// End the session.
    case stop
    /// An alarm rings: the session ends.
    case giveWay
}

/// What a practice session wants done, one after another; each but `show` and `end` is answered by an input.
package enum PracticeEffect: Hashable, Sendable {
    /// Play the recording of an item, or a voice in its place; answered when the last sample was played.
    case play(PracticeItem)
    /// Listen for an item's words; asked only when nothing is playing.
    case listen(PracticeItem)
    /// Judge and record a take, durably; a round that was recorded before is recorded once.
    indirect case record(item: AffirmationID, PracticeTake)
    /// Record that an item was listened to.
    case recordListening(item: AffirmationID)
    /// Rest for so long.
    case rest(milliseconds: Int64)
    /// Show this.
    case show(PracticeScreen)
    /// The session is over.
    case end(PracticeEnding)
}

/// What a person sees while they practise.
package enum PracticeScreen: Hashable, Sendable {
    /// The item is played.
    case playing(PracticeItem)
    /// It is listened for.
    case listening(PracticeItem)
    /// The round counted; so many did by now.
    case counted(item: AffirmationID, count: Int)
    /// The round did not count.
    case refused(item: AffirmationID, count: Int)
    /// It was listened to.
    case listened(item: AffirmationID)
    /// Nobody spoke.
    case silent
    /// It could not be played; the words are shown instead.
    case notPlayed
    /// The log takes nothing at present; so many rounds wait.
    case waiting(rounds: Int, why: String)
    /// The microphone or the engine failed; it is tried again.
    case notHeard(why: String)
}

/// How a session ended.
package enum PracticeEnding: Hashable, Sendable {
    /// The person stopped.
    case stopped
    /// Nobody spoke for some rounds.
    case nobodyThere
    /// An alarm rings.
    case gaveWay
    /// Microphone or engine failed again and again.
    case hearingFailed(String)
    /// The log takes nothing, and so many rounds could not be recorded.
    case notRecorded(rounds: Int, why: String)
}

/// A session of practice: a synchronous machine that goes on round after round until the person stops.
///
/// | phase | input | what follows |
/// | --- | --- | --- |
/// | idle | begin | playing the first item |
/// | playing | played, playFailed | listening; where the person only listens, that is recorded, then resting |
/// | listening | heard(take) | recording it |
/// | listening | heard(nil) | resting, or the end after three in a row |
/// | listening | hearingFailed | resting, or the end after three in a row |
/// | recording | recorded | what waits is recorded, then resting |
/// | recording | recordFailed | the round waits; resting, or the end after five in a row |
/// | resting | rested | what waits is recorded, else playing the next item |
/// | any | choice(stop), choice(giveWay) | what waits is tried once more, then the end |
///
/// A round that the log did not take stays in `waiting`, in order, and is tried again before the next one is played.
/// The name of the round makes it count only once, also where the log took it but the answer was lost. Nothing is shown
/// as counted before it is recorded.
package struct PracticeSession: Sendable {
    private enum Phase: Hashable, Sendable {
        case idle, playing, listening, recording, resting, ended
    }

    private let items: [PracticeItem]
    private var phase = Phase.idle
    private var index = 0
    private var onlyListens: Bool
    private var silences = 0
    private var hearingFailures = 0
    private var recordFailures = 0
    private var refusals = 0
    private var ending: PracticeEnding?
    private var movesOn = false
    /// The rounds that were heard and are not recorded yet, oldest first.
    package private(set) var waiting: [(item: AffirmationID, take: PracticeTake)] = []

    /// After this many windows in a row without a word, nobody seems to be there and the session ends.
    package static let mostSilences = 3
    /// After this many failures to hear in a row the session ends.
    package static let mostHearingFailures = 3
    /// After this many failures of the log in a row the session ends, so that not too many rounds wait unrecorded.
    package static let mostRecordFailures = 5
    /// After this many refusals in a row the next affirmation is practised.
    private static let mostRefusals = 2

    /// A session on some items, which may not be empty.
    package init(_ items: [PracticeItem], onlyListens: Bool = false) {
        precondition(!items.isEmpty, "a session practises something")
        self.items = items
        self.onlyListens = onlyListens
    }

    private var item: PracticeItem { items[index] }

    /// Takes in an input, and says what is to be done.
    package mutating func handle(_ input: PracticeInput) -> [PracticeEffect] {
        if phase == .ended { return [] }
        switch (phase, input) {
        case (_, .choice(let choice)): return handle(choice)
        case (.idle, .begin): return play()
        case (.playing, .played): return afterPlaying([])
        case (.playing, .playFailed): return afterPlaying([.show(.notPlayed)])
        case (.listening, .heard(let take?)):
            (silences, hearingFailures) = (0, 0)
            waiting.append((item.id, take))
            return record()
        case (.listening, .heard(nil)):
            silences += 1
            if silences >= PracticeSession.mostSilences { ending = .nobodyThere }
            return rest([.show(.silent)])
        case (.listening, .hearingFailed(let why)):
            hearingFailures += 1
            if hearingFailures >= PracticeSession.mostHearingFailures { ending = .hearingFailed(why) }
            return rest([.show(.notHeard(why: why))])
        case (.recording, .recorded(let counted, let count)): return recorded(counted, count)
        case (.recording, .recordFailed(let why)): return notRecorded(why)
        case (.resting, .rested): return waiting.isEmpty ? play() : record()
        default: return []
        }
    }

    private mutating func handle(_ choice: PracticeChoice) -> [PracticeEffect] {
        switch choice {
        case .next:
            movesOn = true
            return []
        case .onlyListen(let isOn):
            onlyListens = isOn
            return []
        case .stop: ending = ending ?? .stopped
        case .giveWay: ending = .gaveWay
        }
        // An effect that is under way is answered first; only between two rounds there is none.
        return phase == .resting || phase == .idle ? finish() : []
    }

    private mutating func play() -> [PracticeEffect] {
        if ending != nil { return finish() }
        if movesOn {
            index = (index + 1) % items.count
            (movesOn, refusals) = (false, 0)
        }
        phase = .playing
        return [.show(.playing(item)), .play(item)]
    }

    private mutating func afterPlaying(_ before: [PracticeEffect]) -> [PracticeEffect] {
        if ending != nil { return before + finish() }
        if onlyListens {
            phase = .recording
            return before + [.recordListening(item: item.id)]
        }
        phase = .listening
        return before + [.show(.listening(item)), .listen(item)]
    }

    private mutating func record() -> [PracticeEffect] {
        guard let first = waiting.first else { return rest([]) }
        phase = .recording
        return [.record(item: first.item, first.take)]
    }

    private mutating func recorded(_ counted: Bool, _ count: Int) -> [PracticeEffect] {
        recordFailures = 0
        guard !waiting.isEmpty else {
            movesOn = true
            return rest([.show(.listened(item: item.id))])
        }
        let done = waiting.removeFirst()
        refusals = counted ? 0 : refusals + 1
        if counted || refusals >= PracticeSession.mostRefusals { movesOn = true }
        let shown: PracticeScreen =
            counted
            ? .counted(item: done.item, count: count) : .refused(item: done.item, count: count)
        if ending != nil, waiting.isEmpty { return [.show(shown)] + finish() }
        return waiting.isEmpty ? rest([.show(shown)]) : [.show(shown)] + record()
    }

    private mutating func notRecorded(_ why: String) -> [PracticeEffect] {
        recordFailures += 1
        if recordFailures >= PracticeSession.mostRecordFailures || ending != nil {
            phase = .ended
            let rounds = waiting.count
            return [.end(rounds == 0 ? ending ?? .stopped : .notRecorded(rounds: rounds, why: why))]
        }
        return rest([.show(.waiting(rounds: waiting.count, why: why))])
    }

    private mutating func rest(_ before: [PracticeEffect]) -> [PracticeEffect] {
        if ending != nil { return before + finish() }
        phase = .resting
        return before + [.rest(milliseconds: item.pace.restMilliseconds)]
    }

    /// The end; what waits is tried once more before it.
    private mutating func finish() -> [PracticeEffect] {
        if !waiting.isEmpty, phase != .recording { return record() }
        phase = .ended
        return [.end(ending ?? .stopped)]
    }
}
