import Foundation
import VowAnswers
import VowCommandLine
import VowCore
import VowPorts
import VowRecitation
import VowRuntime

/// A session of the coach in a terminal, on the machine that decides.
struct CoachTerminal {
    let service: CommandService
    let wording: Wording
    let language: Language
    /// Prints nothing for people: the rows of the answers are the answer.
    let isQuiet: Bool
    /// The next typed line; nil where the input ended.
    let readLine: () -> String?
    let studio: CoachSound

    /// What came of a session.
    struct Outcome {
        /// What came of each answer.
        var answers: [CoachAnswerRow] = []
        /// Why it is over; nil where it waits to be gone on with.
        var ending: CoachEnding?
        /// How many sentences the session gave, those before it was gone on with included.
        var sentences = 0
        /// The session as the log has it.
        fileprivate var recorded = CoachState()
    }

    /// Leads the session that goes on today, or a new one.
    func run(plan: CoachTerms.Plan, minutes: Int?) throws -> Outcome {
        let (id, state) = try service.openCoach(language, plan: plan)
        let progress = try service.coachProgress(language)
        let terms =
            try state.terms ?? service.coachTerms(language, plan: plan, minutes: minutes, progress: progress)
        var machine = try service.coachMachine(state, language, progress: progress)
        if plan == .drill, state.terms == nil, progress.drill.due(on: terms.date).isEmpty {
            throw CommandError.refused(Refusal(RefusalText.coachNoWeakWords))
        }
        greet(state, terms)
        var outcome = Outcome(sentences: state.items.count, recorded: state)
        var next: CoachInput? = .open(terms)
        while let input = next {
            let effects = machine.handle(input, at: service.now, on: try service.present().today)
            next = try perform(effects, id: id, plan, &outcome)
            if next == nil, outcome.ending == nil {
                say("\n" + wording(CoachText.waits))
            }
        }
        return outcome
    }

    private func greet(_ state: CoachState, _ terms: CoachTerms) {
        let name = wording.name(of: language)
        if state.isOpen {
            let left = Int64(terms.minutes) * 60_000 - state.activeMilliseconds
            say(wording(CoachText.goesOn(left: "\(max(1, (left + 59_999) / 60_000))")))
        } else {
            say(wording(CoachText.begins(minutes: "\(terms.minutes)", language: name)))
        }
        say(wording(CoachText.notMedical))
        if studio.isHardToFollow(language) { say(wording(CoachText.noGoodVoice(language: name))) }
        say(wording(CoachText.keys))
        say(wording(CoachText.legend))
    }

    /// Does what the machine asks for, and gives the next input; nil where the session is over or the input ended.
    private func perform(
        _ effects: [CoachEffect], id: CoachSessionID, _ plan: CoachTerms.Plan, _ outcome: inout Outcome
    ) throws -> CoachInput? {
        for effect in effects {
            switch effect {
            case .record(let events): try record(events, id, &outcome)
            case .speak(let sentence, let slow): speak(sentence, slow: slow)
            case .reveal(let sentence): say("  " + wording(CoachText.theText(text: sentence.text)))
            case .feedback(let attempt, let item):
                outcome.answers.append(CoachAnswerRow(item, attempt))
                CoachLines(wording).feedback(item, attempt).forEach(say)
            case .nothingSaid: say("  " + wording(CoachText.nothingSaid))
            case .listen(let item): return input(item)
            case .rest:
                say(wording(CoachText.resting))
                return readLine() == nil ? nil : .resume
            case .end(let ending):
                outcome.ending = ending
                let text: CoachText = ending != .done ? .stopped : plan == .drill ? .drillDone : .done
                say("\n" + wording(text))
                return nil
            }
        }
        return nil
    }

    private func record(_ events: [CoachEvent], _ id: CoachSessionID, _ outcome: inout Outcome) throws {
        outcome.recorded = try service.record(events, inCoachSession: id, after: outcome.recorded)
        if case .given? = events.first {
            outcome.sentences += 1
            say("\n" + wording(CoachText.listen(number: "\(outcome.sentences)")))
        }
    }

    private func speak(_ sentence: CoachSentence, slow: Bool) {
        if slow { say("  " + wording(CoachText.slowly)) }
        do throws(PortFailure) { try studio.speak(sentence, slow: slow) } catch {
            let reason = wording(error.message)
            say("  " + wording(CoachText.noVoice(reason: reason, text: sentence.text)))
        }
    }

    /// What the person does next; Enter alone opens the microphone.
    private func input(_ item: CoachItem) -> CoachInput? {
        while true {
            if !isQuiet { Output.put("\(wording(CoachText.prompt)) > ") }
            guard let typed = readLine() else { return nil }
            switch typed.trimmingCharacters(in: .whitespaces).lowercased() {
            case "r": return .replay(slow: false)
            case "s": return .replay(slow: true)
            case "t": return .reveal
            case "n": return .next
            case "p": return .pause
            case "q": return .stop
            case "":
                if let answer = heard(item) { return .answered(answer) }
            default: return .answered(studio.typed(typed, for: item.sentence, now: service.now))
            }
        }
    }

    private func heard(_ item: CoachItem) -> CoachAnswer? {
        do throws(PortFailure) {
            switch try studio.listen(to: item.sentence, now: { service.now }, ready: { say("● …") }) {
            case .answer(let answer): return answer
            case .unfit(.tooNoisy): say("  " + wording(CoachText.tooNoisy))
            case .unfit(.tooQuiet): say("  " + wording(CoachText.tooQuiet))
            case .unfit: say("  " + wording(CoachText.nothingSaid))
            }
        } catch {
            say("  " + wording(CoachText.noMicrophone(reason: wording(error.message))))
        }
        return nil
    }

    private func say(_ text: String) { if !isQuiet { Output.put(text + "\n") } }
}
