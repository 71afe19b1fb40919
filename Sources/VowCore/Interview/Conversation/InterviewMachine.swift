package import VowRecitation

/// What comes into an interview.
package enum InterviewInput: Hashable, Sendable {
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
package enum InterviewEffect: Hashable, Sendable {
    /// Append these, before anything else is done.
    case record([InterviewEvent])
    /// Show this.
    case tell(String)
    /// Show where to find help, in this language, and stop.
    case help(Language)
    /// Ask the plain question about danger, in this language, and wait for an answer.
    case check(Language)
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
/// | any step | a sign of danger | help is shown, nothing of it is recorded, and the interview waits |
/// | any step | a possible sign of danger | the plain question; nothing of it is recorded until the answer is "no" |
/// | the plain question | "no" | what was said before is taken as it was meant |
/// | the plain question | anything else | help is shown, and the interview waits |
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
package struct InterviewMachine: Sendable {
    /// The interview as its events leave it.
    package private(set) var state: InterviewState
    private var believing = false
    /// What led to the plain question, to be taken as it was meant after a "no".
    private var waiting: InterviewInput?
    /// The language of the words that stopped the interview last.
    private var heard: Language?

    /// A machine for an interview that may have begun.
    package init(_ state: InterviewState) { self.state = state }

    /// What follows from an input.
    package mutating func handle(_ input: InterviewInput, at instant: Instant) -> [InterviewEffect] {
        let effects = state.isPaused ? confirmed(input, at: instant) : followed(input, at: instant)
        waiting = state.isPaused ? waiting ?? input : nil
        return effects
    }

    /// What follows from an input while the plain question waits.
    private mutating func confirmed(_ input: InterviewInput, at instant: Instant) -> [InterviewEffect] {
        guard case .said(let text) = input else { return asking() }
        let meant = waiting
        let effects = apply(.confirm(SafetyAnswer(text)), at: instant)
        guard !state.isSetAside else { return effects + asking() }
        return effects + (meant.map { followed($0, at: instant) } ?? asking())
    }

    private mutating func followed(_ input: InterviewInput, at instant: Instant) -> [InterviewEffect] {
        switch input {
        case .open(let language):
            let isNew = state.language == nil
            // A person who comes back after help was shown may go on.
            let begun = apply(isNew ? .begin(language) : .resume, at: instant)
            let texts = InterviewPrompts(state.language ?? language)
            return begun + [.tell(isNew ? texts.welcome : texts.welcomeBack)] + asking()
        case .said(let text): return said(text, at: instant)
        case .kept(let identifiers):
            let concluded = apply(.conclude(identifiers), at: instant)
            return concluded + (state.isConcluded ? [.tell(texts.done), .end] : asking())
        case .look: return asking()
        case .speak(let language): return apply(.speak(language), at: instant) + asking()
        case .go(let step): return apply(.revisit(step), at: instant) + asking()
        case .revise(let place, let text): return apply(.revise(place, text), at: instant) + asking()
        case .refuse(let place): return apply(.refuse(place), at: instant) + asking()
        case .believe(let place, let belief): return apply(.believe(place, belief), at: instant) + asking()
        case .reworded(let texts, let maker): return reworded(texts, maker, at: instant)
        case .take:
            if state.isSetAside { return asking() }
            guard state.current == .lines else { return [.tell(texts.text(for: .notYet))] + asking() }
            return kept.isEmpty ? [.tell(texts.text(for: .noLines))] + asking() : keep()
        }
    }

    private var texts: InterviewPrompts { InterviewPrompts(state.language ?? .english) }

    private mutating func said(_ text: String, at instant: Instant) -> [InterviewEffect] {
        guard let step = state.current else { return [.end] }
        if state.isSetAside { return asking() }
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
            guard word == .yes || word == .no else {
                return stopped(by: .answer(.consent, text), text, at: instant)
                    ?? [.tell(texts.yesOrNo)] + asking()
            }
            let answered = apply(.answer(.consent, word == .yes ? "yes" : "no"), at: instant)
            return answered + (word == .no ? [.tell(texts.withoutMicrophone)] : []) + asking()
        case .summary: return summed(text, word, at: instant)
        case .lines:
            return believing ? believed(text, word, at: instant) : edited(text, word, at: instant)
        default:
            let answered = apply(.answer(step, text), at: instant)
            if state.current == step,
                answered.contains(where: { if case .tell = $0 { true } else { false } })
                    || state.isPaused || state.isSetAside
            {
                return answered + asking()
            }
            return answered + reflection(on: step, text) + asking()
        }
    }

    /// Says back what was argued for; a doubt is met without arguing.
    private func reflection(on step: InterviewStep, _ text: String) -> [InterviewEffect] {
        guard !state.isSetAside, !state.isPaused,
            [.change, .whyNotLower, .benefits, .pastSuccess].contains(step)
        else {
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
        // The words are no answer to the summary; they are only read for signs of danger.
        if let stopped = stopped(by: .answer(.summary, text), text, at: instant) { return stopped }
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
        let words = Self.parted(text)
        if let first = words.first, let place = place(numbered: first), words.count == 2 {
            return apply(.revise(place, words[1]), at: instant) + asking()
        }
        if words.count == 2, SpokenCommand.drops.contains(PlainWords.fold(words[0])),
            let place = place(numbered: words[1])
        {
            return apply(.refuse(place), at: instant) + asking()
        }
        if let stopped = stopped(by: .revise(0, text), text, at: instant) { return stopped }
        return [.tell(texts.howToEdit)]
    }

    /// The first word and the rest. In Chinese no space has to stand between them: "2我午饭后散步", "删除2".
    private static func parted(_ text: String) -> [String] {
        let words = text.split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
        guard words.count == 1, text.contains(where: { ChineseText.isChinese($0) }) else { return words }
        let isDigit = { (character: Character) in character.isASCII && character.isNumber }
        let isNumbered = text.first.map(isDigit) ?? false
        let first = text.prefix { isDigit($0) == isNumbered }
        let rest = text.dropFirst(first.count).drop { "、，。.:：".contains($0) }
        return rest.isEmpty ? words : [String(first), String(rest)]
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
            return stopped(by: .revise(0, text), text, at: instant)
                ?? [.tell(texts.text(for: .noNumber))] + asking()
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
        let language = heard ?? state.language ?? .english
        if state.isSetAside { return [.help(language)] }
        if state.isPaused { return [.check(language)] }
        guard let step = state.current else { return [] }
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

    /// What follows if the words of a command that is not meant are a sign of danger; nil if they are none.
    private mutating func stopped(by command: InterviewCommand, _ text: String, at instant: Instant)
        -> [InterviewEffect]?
    {
        guard let events = state.accepted(command, at: instant),
            events == [.setAside] || events == [.paused]
        else { return nil }
        return apply(command, at: instant) + asking()
    }

    /// The language in which the signs of danger of a command were said.
    private func language(of command: InterviewCommand) -> Language? {
        switch command {
        case .answer(_, let text), .revise(_, let text): SafetySigns.read([text]).language
        default: nil
        }
    }

    private mutating func apply(_ command: InterviewCommand, at instant: Instant) -> [InterviewEffect] {
        do throws(InterviewRejection) {
            let events = try state.decide(command, at: instant)
            for event in events { state = state.evolved(by: event, at: instant) }
            if events.contains(where: { $0 == .setAside || $0 == .paused }) {
                heard = language(of: command) ?? heard
            }
            return events.isEmpty ? [] : [.record(events)]
        } catch {
            return [.tell(texts.text(for: error))]
        }
    }
}

/// A word that controls the interview instead of answering.
enum SpokenCommand: Hashable {
    case yes, no, skip, back

    static let drops: Set<String> = [
        "drop", "remove", "delete", "quitar", "borrar", "fuera", "删除", "删", "删掉", "去掉", "不要",
    ]

    init?(_ text: String) {
        let words = PlainWords.of(text)
        // What is written in other letters than these words is an answer.
        if words.isEmpty, text.contains(where: \.isLetter) { return nil }
        switch PlainWords.phrase(text) {
        case "yes", "y", "yeah", "yep", "ok", "okay", "sure", "si", "s", "vale", "claro", "right",
            "thats right", "correcto", "good", "是", "是的", "对", "对的", "好", "好的", "可以", "行", "没错", "嗯", "同意":
            self = .yes
        case "no", "n", "nope", "不", "不是", "不行", "不可以", "不要", "不同意", "否", "不对": self = .no
        case "skip", "pass", "saltar", "paso", "omitir", "跳过", "略过", "下一题", "下一个", "": self = .skip
        case "back", "go back", "atras", "volver", "返回", "后退", "回去", "上一题", "上一个": self = .back
        default: return nil
        }
    }
}
