package import VowRecitation

/// What reaches a wake session.
package enum SessionInput: Hashable, Sendable {
    /// Begin a fresh run.
    case fire(FiredTerms)
    /// Go on with the run that the state was read from, after the process had stopped; for how long, where that is known,
    /// or negative if the clock was set back meanwhile.
    case resume(awayMilliseconds: Int64? = nil)
    /// Time has passed; deadlines are looked at.
    case timePassed
    /// The process lived and did not run for so long, so that nothing rang and nothing was heard.
    case stoodStill(milliseconds: Int64)
    /// The wall clock was set; every deadline moves with it, so that a run is neither cut short nor drawn out.
    case clockStepped(byMilliseconds: Int64)
    /// The ringer makes sound, so long after it was asked to; the output was open after the second time, where known.
    case ringStarted(means: RingMeans, delayMilliseconds: Int64, sinkReadyMilliseconds: Int64? = nil)
    /// The ringer stopped working.
    case ringFailed(code: String, message: String)
    /// The ringer plays, but nobody can hear it: the output is muted or turned down, to this volume where it is known.
    case ringUnheard(code: String, message: String, percent: Int? = nil)
    /// The sound of the ring was compared with what was sent.
    case soundMeasured(SoundMeasure)
    /// What kept the ring from being heard is over.
    case ringHeardAgain
    /// Something about the output changed while it rings, such as that it moved to another one; it goes on.
    case ringNoticed(code: String, message: String)
    /// The sound file that the alarm rings by cannot be used, so that the built-in tone rings, or is another than it was
    /// when the alarm was set.
    case toneNoticed(code: String, message: String)
    /// The person asks to be heard now.
    case personReady
    /// What a listening window yields; ignored if the window is closed.
    case heard(window: Int, Heard)
    /// The microphone of a window is open only now: a prompt was spoken before.
    case listeningOpened(window: Int)
    /// What another engine heard in the sound of a refused attempt, some time after the refusal.
    indirect case heardElsewhere(window: Int, AttemptEvidence)
    /// The person asks for a snooze.
    case snoozeRequested
    /// An earlier run was put off because this part was missing, and it was not found since.
    case repairDemanded(DevicePart)
    /// The person takes the offer of a run that is a little easier.
    case easingChosen
    /// The person typed a text.
    case typed(String)
    /// The person cannot speak, and takes the allowed stand-in of this number, from 0.
    case standInChosen(Int)
    /// A part of the device has something that may answer the challenge.
    indirect case sensed(Response)
    /// A part that a challenge needs is missing.
    case partMissing(DevicePart, code: String, message: String)
}

/// What a wake session wants done, in order; `append` comes before whatever depends on it.
package enum SessionEffect: Hashable, Sendable {
    /// Record events, durably.
    case append([RunEvent])
    /// Make the alarm heard, from the start of its ramp. The largest payloads are held by reference, since effects are
    /// handed on often.
    indirect case startRinging(SoundSettings)
    /// Change the gain, 0 to 100 per cent of the alarm's volume.
    case duck(percent: Int)
    /// End the sound.
    case stopRinging
    /// Alert by any other means: notification sound, terminal bell.
    case alertWithoutRinger
    /// Tell the person what keeps the ring from being heard; again every few seconds while it does.
    indirect case warn(SoundWarning)
    /// Load what hears lines of a language, and open the microphone: a recitation comes.
    case prepareHearing(Language)
    /// Close the microphone: no recitation comes before the next such effect.
    case restHearing
    /// Ask for a challenge: open a listening window, or show what has to be answered by hand.
    indirect case present(ChallengeOrder)
    /// End what was presented last: close the window.
    case withdraw
    /// Lines were accepted: say so without a sound, once for each.
    case linesAccepted(count: Int)
    /// Tell the person something besides the screen.
    case tell(WakeNotice)
    /// An attempt was recorded with its verdict; second engines hear of it.
    indirect case judged(AttemptVerdict)
    /// Show this.
    indirect case show(WakeScreen)
    /// The run is over.
    case finished(RunEnding)
}

/// What the person is told of a run besides the screen.
package enum WakeNotice: Hashable, Sendable {
    /// It is asked whether they are still up.
    case checkAsked
    /// A challenge whose part is missing was passed over.
    case partBypassed
    /// The missing part has to be repaired before the next morning.
    case repairDemanded
}

/// A challenge as it is asked for now.
package enum ChallengeOrder: Hashable, Sendable {
    /// Listen for lines. What the person then sees may be spoken first, for which the window waits.
    case recite(ListenOrder, prompt: WakeScreen)
    /// A sum is to be answered by hand or aloud, which is listened for.
    case spokenSum(SumQuestion, ListenOrder)
    /// It is to be answered by hand, or by a part of the device; with the question that is asked, if it asks any.
    case byHand(Challenge, SumQuestion?)
}

/// What to listen for.
package struct ListenOrder: Hashable, Sendable {
    /// Counts the windows of a session; inputs of an older window are ignored.
    package let window: Int
    /// The lines that may be said.
    package let lines: [String]
    /// Single words that may be said.
    package let words: [String]
    /// How the lines came out when they were rehearsed, heard by whatever engine.
    package let renderings: [LineRendering]
    /// The lines that already count, from earlier windows.
    package let linesDone: [String]
    /// The language.
    package let language: Language
    /// How long to wait for speech.
    package let silenceMilliseconds: Int64
    /// How long the window may last.
    package let windowMilliseconds: Int64

    /// Makes an order.
    package init(
        window: Int, lines: [String], words: [String], renderings: [LineRendering] = [],
        linesDone: [String] = [], language: Language,
        silenceMilliseconds: Int64, windowMilliseconds: Int64
    ) {
        self.window = window
        self.lines = lines
        self.words = words
        self.renderings = renderings
        self.linesDone = linesDone
        self.language = language
        self.silenceMilliseconds = silenceMilliseconds
        self.windowMilliseconds = windowMilliseconds
    }

    /// An order without limits, for judging a recording as a whole.
    package static let everything = ListenOrder(
        window: 0, lines: [], words: [], language: .english, silenceMilliseconds: .max,
        windowMilliseconds: .max)
}

/// What the person sees while a run is active; renderers choose words and layout.
package struct WakeScreen: Hashable, Sendable {
    /// A challenge that may be chosen in place of saying the lines.
    package struct Choice: Hashable, Sendable {
        /// The name of its kind in notation and log.
        package let kindName: String
        /// What the person calls its code or tag.
        package let name: String?

        init(_ kindName: String, name: String? = nil) {
            self.kindName = kindName
            self.name = name
        }

        /// Typing lines.
        package static let typeLines = Choice(TypingAsk.names[0])
        /// A code or a tag of this name.
        package static func token(_ kind: TokenKind, name: String) -> Choice {
            Choice(kind.rawValue, name: name)
        }
    }

    /// A line with a tick for each word.
    package struct Line: Hashable, Sendable {
        /// The line as written.
        let text: String
        /// What came of each word in the newest transcript; nil where nothing was compared with it.
        let heard: [WordVerdict]?
        /// Whether the line counts.
        package let isRecited: Bool

        /// The line's words as written.
        package var words: [String] {
            heard?.map(\.text) ?? text.unicodeScalars.split(separator: " ").map(String.init)
        }

        /// Whether each word was heard.
        package var said: [Bool] { heard?.map { $0.said || isRecited } ?? words.map { _ in isRecited } }
    }

    /// What to tell the person about the last attempt.
    package enum Feedback: Hashable, Sendable {
        /// The first line that is still open; some of what is asked for was said, and more than a word is missing.
        case notYet(String)
        /// A line counts now; the first one that is still open.
        case goOn(String)
        /// A line was said but for this word.
        case wordMissed(String)
        /// What was heard fits no line; the first one that is still open.
        case somethingElse(String)
        /// Words that change what a line says: a "not" that was added or left out, another number.
        case changed(AttemptReason)
        /// The lines are asked for in another order, and go on with this one.
        case otherOrder(String)
        /// This line is asked for more clearly.
        case lessClear(String)
        /// The challenge word was not heard.
        case challengeWordMissing(String)
        /// The challenge word came too late, and this one is asked for now.
        case challengeWordLate(String)
        /// The attempt is asked for once more, with a new word.
        case onceMore(String)
        /// Nothing was heard.
        case nothingHeard
        /// The room is too loud, or the voice too faint.
        case unfit(AttemptReason)
        /// Turns before brought nothing, so it rings until it listens again.
        case listensLater(waitMilliseconds: Int64)
        /// The lines are a little easier for the rest of the run.
        case eased
        /// A step is done, and so many follow.
        case stepDone(left: Int)
        /// An attempt was lost because an engine failed; the next window is heard by the next engine.
        case listeningFailed(String)
        /// A part is missing, and nothing that the person allowed takes its place; whether the run may be put off for
        /// it.
        case partMissing(String, maySnooze: Bool)
        /// Nothing hears the person, and they allowed typing for that.
        case typingOpened(String)
        /// The camera or the reader is not there: what the person allowed may stand in.
        case alternativesOpened(String)
        /// Another code or tag than the one that is asked for.
        case otherToken(TokenKind, name: String)
        /// A code or a tag is asked for, and typing is no answer to it.
        case notTyped
        /// Snoozing is refused.
        case snoozeRefused(SnoozeRefusal)
        /// The emergency exit was asked for; type the sentence again after the wait.
        case emergencyAsked(waitMilliseconds: Int64)
        /// The sentence of the emergency exit was typed but for this word.
        case emergencyMissing(word: String)
        /// The sentence of the emergency exit was typed with this word too many.
        case emergencyExtra(word: String)
        /// Typing counts only where the person allowed it.
        case typingNotOpen
        /// A sum was answered rightly, and another follows.
        case rightAnswer
        /// A sum was answered wrongly.
        case wrongAnswer
        /// What was typed is no number.
        case unreadableAnswer
        /// After wrong answers none is taken for a while.
        case lockedOut(waitMilliseconds: Int64)
    }

    /// Why a snooze is refused.
    package enum SnoozeRefusal: Hashable, Sendable {
        /// Some lines have to be said first.
        case needsProgress
        /// All are used up.
        case usedUp(maximum: Int)
    }

    /// What is going on.
    package let phase: RunPhase
    /// Counts the listening windows of this session.
    package let window: Int
    /// The step that is asked for, from 0, and how many there are.
    package let step: Int
    /// The number of steps.
    package let stepCount: Int
    /// What is asked for.
    package let task: ShownChallenge
    /// What may be chosen in place of saying the lines, in the order of its numbers.
    package let choices: [Choice]
    /// The language of the prompts.
    package let language: Language
    /// The lines of the step.
    package let lines: [Line]
    /// Whether they have to be said in this order.
    package let isOrdered: Bool
    /// The word to include, when there is one.
    package let challengeWord: String?
    /// Whether the word was heard.
    package let challengeWordHeard: Bool
    /// The words heard so far in this window.
    package let transcript: String
    /// What to tell the person.
    package let feedback: Feedback?
    /// What keeps the ring from being heard, while it does.
    package let warning: SoundWarning?
    /// Whether a snooze would be granted.
    package let snoozeAllowed: Bool
    /// Why it would not; nil where it would.
    package let snoozeRefusal: SnoozeRefusal?
    /// How long one would be, in minutes.
    package let snoozeMinutes: Int
    /// Whether the run may be made a little easier, once.
    package let mayEase: Bool
    /// The number of the attempt that comes or is made, from 1.
    package let attempt: Int
    /// When the ring or the listening window ends at the latest; nil in a snooze and at the end.
    package let endsAt: Instant?
    /// When it rings again: in a snooze, also while the gate is asked for in it.
    package let ringsAgainAt: Instant?
    /// How long a listening window may last.
    package let windowMilliseconds: Int64
    /// Whether lines may be typed.
    package let isTypingOpen: Bool
    /// Whether the answer by hand may be said as well, and is listened for now.
    package let isAnswerHeard: Bool
    /// From when the emergency sentence ends the run, once it was typed; nil before.
    package let emergencyOpensAt: Instant?
    /// The person's name for the alarm.
    package let label: String
}
