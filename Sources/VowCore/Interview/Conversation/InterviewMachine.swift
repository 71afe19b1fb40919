public import VowRecitation

/// What comes into an interview.
public enum InterviewInput: Hashable, Sendable {
    /// Begin or go on: ask what is next.
    case open(Language)
    /// What the person typed or said.
    case said(String)
    /// Proposed lines, by their places, are lines now.
    case kept([Int: LineID])
    /// Show again what waits; nothing changes.
    case look
    /// Go on in another language.
    case speak(Language)
    /// Go back to a question.
    case go(InterviewStep)
    /// New words for a proposed line.
    case revise(Int, String)
    /// Leave a proposed line out.
    case refuse(Int)
    /// How much the person believes a proposed line, 0 to 10.
    case believe(Int, Int)
    /// Keep the lines as they are, whether belief in them was asked or not.
    case take
    /// Other words for proposed lines, by their places, and who made them; what is not fit to stand there is left out.
    case reworded([Int: String], maker: String)
}

/// What an interview wants done.
public enum InterviewEffect: Hashable, Sendable {
    /// Append these, before anything else is done.
    case record([InterviewEvent])
    /// Show this.
    case tell(String)
    /// Show where to find help, and stop.
    case help(String)
    /// Show the question, and wait for an answer.
    case ask(InterviewStep, String)
    /// Show the lines with their places, beginning at 0.
    case showLines([InterviewState.Line])
    /// Make lines of these, by their places, and hand their identifiers back.
    case keep([Int: ProposedLine])
    /// It is over.
    case end
}

/// Leads an interview: one synchronous step for each answer.
///
/// | waits for | said | then |
/// | --- | --- | --- |
/// | a question | an answer | it is recorded, and the next question asked |
/// | a question | "skip" | the next question, where it may be passed over |
/// | any step | "back" | the question before |
/// | any step | a crisis phrase | help is shown, nothing of it is recorded, and the interview waits |
/// | the summary | "yes" | lines are made |
/// | the summary | the name of a question, or its number | that question again |
/// | the lines | "2 I walk …" | line 2 reads so |
/// | the lines | "drop 2" | line 2 is left out |
/// | the lines | "yes" | belief in them is asked, then they are kept |
///
/// A front end that shows all of it at once names what it means instead (`go`, `revise`, `refuse`, `believe`, `take`), and
/// the same follows.
///
/// Every step is in the log before it is acted on, so that an interview goes on where it stopped, a minute or a
/// week later.
public struct InterviewMachine: Sendable {
    /// The interview as its events leave it.
    public private(set) var state: InterviewState
    private var believing = false

    /// A machine for an interview that may have begun.
    public init(_ state: InterviewState) { self.state = state }

    /// What follows from an input.
    public mutating func handle(_ input: InterviewInput, at instant: Instant) -> [InterviewEffect] {
        switch input {
        case .open(let language):
            // A person who comes back after help was shown may go on.
            state = state.goingOn
            let isNew = state.language == nil
            let begun = apply(.begin(language), at: instant)
            let texts = InterviewPrompts(state.language ?? language)
            return begun + [.tell(isNew ? texts.welcome : texts.welcomeBack)] + asking()
        case .said(let text): return said(text, at: instant)
        case .kept(let identifiers):
            let concluded = apply(.conclude(identifiers), at: instant)
            return concluded + (state.isConcluded ? [.tell(texts.done), .end] : asking())
        case .look: return state.isSetAside ? [.help(crisisHelp)] : asking()
        case .speak(let language): return apply(.speak(language), at: instant) + asking()
        case .go(let step): return apply(.revisit(step), at: instant) + asking()
        case .revise(let place, let text): return apply(.revise(place, text), at: instant) + asking()
        case .refuse(let place): return apply(.refuse(place), at: instant) + asking()
        case .believe(let place, let belief): return apply(.believe(place, belief), at: instant) + asking()
        case .reworded(let texts, let maker): return reworded(texts, maker, at: instant)
        case .take:
            guard state.current == .lines else { return [.tell(texts.text(for: .notYet))] + asking() }
            return kept.isEmpty ? [.tell(texts.text(for: .noLines))] + asking() : keep()
        }
    }

    private var crisisHelp: String { InterviewTexts(state.language ?? .english).crisisHelp }

    private var texts: InterviewPrompts { InterviewPrompts(state.language ?? .english) }

    private mutating func said(_ text: String, at instant: Instant) -> [InterviewEffect] {
        guard let step = state.current else { return [.end] }
        let word = SpokenCommand(text)
        switch word {
        case .back where step != .consent:
            believing = false
            return apply(.revisit(before(step)), at: instant) + asking()
        case .skip where step.isSkippable: return apply(.skip(step), at: instant) + asking()
        case .skip where step != .lines: return [.tell(texts.cannotSkip)] + asking()
        default: break
        }
        switch step {
        case .consent:
            guard word == .yes || word == .no else { return [.tell(texts.yesOrNo)] + asking() }
            let answered = apply(.answer(.consent, word == .yes ? "yes" : "no"), at: instant)
            return answered + (word == .no ? [.tell(texts.withoutMicrophone)] : []) + asking()
        case .summary: return summed(text, word, at: instant)
        case .lines:
            return believing ? believed(text, word, at: instant) : edited(text, word, at: instant)
        default:
            let answered = apply(.answer(step, text), at: instant)
            if state.current == step,
                answered.contains(where: { if case .tell = $0 { true } else { false } })
            {
                return answered + asking()
            }
            return answered + reflection(on: step, text) + asking()
        }
    }

    /// Says back what was argued for; a doubt is met without arguing.
    private func reflection(on step: InterviewStep, _ text: String) -> [InterviewEffect] {
        guard !state.isSetAside, [.change, .whyNotLower, .benefits, .pastSuccess].contains(step) else {
            return []
        }
        let heard = TalkListener(state.language ?? .english).hear(text)
        // The answer that names the change is a wish, even where its words sound like a doubt.
        if step == .change, heard.side == .sustain { return [] }
        return [.tell(texts.reflection(on: step, heard))]
    }

    private mutating func summed(_ text: String, _ word: SpokenCommand?, at instant: Instant)
        -> [InterviewEffect]
    {
        if word == .yes { return apply(.answer(.summary, "yes"), at: instant) + asking() }
        if let step = InterviewPrompts.step(named: text) {
            return apply(.revisit(step), at: instant) + asking()
        }
        if CrisisPhrases.areIn([text]) { return apply(.answer(.summary, text), at: instant) }
        return [.tell(texts.whichToChange)]
    }

    private mutating func edited(_ text: String, _ word: SpokenCommand?, at instant: Instant)
        -> [InterviewEffect]
    {
        if word == .yes {
            guard !kept.isEmpty else { return [.tell(texts.text(for: .noLines))] + asking() }
            believing = true
            return asking()
        }
        let words = text.split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
        if let first = words.first, let place = place(numbered: first), words.count == 2 {
            return apply(.revise(place, words[1]), at: instant) + asking()
        }
        if words.count == 2, SpokenCommand.drops.contains(PlainWords.fold(words[0])),
            let place = place(numbered: words[1])
        {
            return apply(.refuse(place), at: instant) + asking()
        }
        if CrisisPhrases.areIn([text]) { return apply(.revise(0, text), at: instant) }
        return [.tell(texts.howToEdit)]
    }

    /// The place of the proposed line that a person names by its number, from 1, or one that no line has; nil for what is
    /// no number.
    private func place(numbered text: String) -> Int? {
        guard let number = Int(text) else { return nil }
        guard number >= 1, number <= state.lines.count else { return state.lines.count }
        return number - 1
    }

    /// Takes how much the lines are believed: one number for all, or one for each. Where a line is hardly believed, the
    /// person is offered to make it smaller.
    private mutating func believed(_ text: String, _ word: SpokenCommand?, at instant: Instant)
        -> [InterviewEffect]
    {
        if word == .skip { return keep() }
        let places = unbelieved
        let numbers = text.split { !$0.isLetter && !$0.isNumber }.compactMap {
            ScaleWords.number(in: String($0))
        }
        guard numbers.count == 1 || numbers.count == places.count else {
            return
                (CrisisPhrases.areIn([text])
                ? apply(.revise(0, text), at: instant) : [.tell(texts.text(for: .noNumber))])
                + asking()
        }
        var effects: [InterviewEffect] = []
        for (order, place) in places.enumerated() {
            effects += apply(.believe(place, numbers.count == 1 ? numbers[0] : numbers[order]), at: instant)
        }
        guard let weak = places.first(where: { (state.lines[$0].belief ?? 10) <= 4 }) else {
            return effects + keep()
        }
        believing = false
        return effects + [.tell(texts.softer(weak + 1))] + asking()
    }

    private var kept: [Int] { state.lines.indices.filter { !state.lines[$0].isRefused } }

    private var unbelieved: [Int] { kept.filter { state.lines[$0].belief == nil } }

    private func keep() -> [InterviewEffect] {
        let lines = kept.map { place in
            let line = state.lines[place]
            return (
                place, ProposedLine(kind: line.proposed.kind, text: line.text, source: line.proposed.source)
            )
        }
        return [.keep(Dictionary(uniqueKeysWithValues: lines))]
    }

    private func before(_ step: InterviewStep) -> InterviewStep {
        let steps = InterviewStep.allCases
        let place = steps.firstIndex(of: step) ?? 0
        return steps[..<place].last { state.answers[$0] != nil || state.skipped.contains($0) }
            ?? .consent
    }

    private func asking() -> [InterviewEffect] {
        guard let step = state.current, !state.isSetAside else { return [] }
        guard step == .lines else { return [.ask(step, texts.question(step, state))] }
        if believing {
            return unbelieved.isEmpty ? keep() : [.ask(.lines, texts.belief(unbelieved.map { $0 + 1 }))]
        }
        return [.showLines(state.lines), .ask(.lines, texts.question(.lines, state))]
    }

    private mutating func reworded(_ texts: [Int: String], _ maker: String, at instant: Instant)
        -> [InterviewEffect]
    {
        guard state.current == .lines else { return asking() }
        believing = false
        let before = state.lines.filter { !$0.isRefused }.map(\.text)
        let effects = apply(.reword(texts, maker: maker), at: instant)
        let changed = state.lines.filter { !$0.isRefused && !before.contains($0.text) }.count
        return effects + [.tell(self.texts.reworded(changed))] + asking()
    }

    private mutating func apply(_ command: InterviewCommand, at instant: Instant) -> [InterviewEffect] {
        do throws(InterviewRejection) {
            let events = try state.decide(command, at: instant)
            for event in events { state = state.evolved(by: event, at: instant) }
            let recorded: [InterviewEffect] = events.isEmpty ? [] : [.record(events)]
            guard events.contains(.setAside) else { return recorded }
            return recorded + [.help(crisisHelp)]
        } catch {
            return [.tell(texts.text(for: error))]
        }
    }
}

/// A word that controls the interview instead of answering.
enum SpokenCommand: Hashable {
    case yes, no, skip, back

    static let drops: Set<String> = ["drop", "remove", "delete", "quitar", "borrar", "fuera"]

    init?(_ text: String) {
        let words = PlainWords.of(text)
        switch words.joined(separator: " ") {
        case "yes", "y", "yeah", "yep", "ok", "okay", "sure", "si", "s", "vale", "claro", "right",
            "thats right", "correcto", "good":
            self = .yes
        case "no", "n", "nope": self = .no
        case "skip", "pass", "saltar", "paso", "omitir", "": self = .skip
        case "back", "go back", "atras", "volver": self = .back
        default: return nil
        }
    }
}
