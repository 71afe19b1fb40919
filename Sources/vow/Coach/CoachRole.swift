import ArgumentParser
import Foundation
import SoundAdapters
import VowAnswers
import VowCommandLine
import VowCore
import VowPorts
import VowRecitation
import VowRuntime
import VowSystem

/// The coach as a helper process. Engines and voices stay loaded between the steps; the session itself is in the log alone,
/// so nothing is lost with this process.
enum CoachRole {
    static func serve(_ server: HelperServer) {
        guard let setup = server.setup(HomeSetup.self) else { return }
        var kept: (settings: Settings, studio: CoachSound)?
        while let call = server.next() {
            guard let question = call.question(TakeCoachStep.self) else { return }
            var next: Language?
            do {
                let (row, language) = try answer(question, home: setup.home, &kept)
                next = language
                server.answer(call, TakeCoachStep.self, .success(HelperAnswer(.init(row: row))))
            } catch {
                let refusal = FailureRow(error, HomeLanguage.wording(of: setup.home))
                server.answer(call, TakeCoachStep.self, .success(HelperAnswer(.init(refusal: refusal))))
            }
            // Once the first sentence was heard, while the person thinks.
            if let next { kept?.studio.prepare(next) }
        }
    }

    /// One step, and the language to prepare for after it. The home is opened for it and closed after it, as by a process
    /// of its own: what was set, wiped or restored meanwhile holds from the next step on.
    private static func answer(
        _ question: TakeCoachStep, home: String, _ kept: inout (settings: Settings, studio: CoachSound)?
    ) throws -> (row: CoachStepRow, next: Language?) {
        guard let operation = Operations.named(question.operation) as? any CoachStep.Type else {
            throw Refusal(RefusalText.argumentNoObject)
        }
        let step = try operation.init(question.arguments)
        let service = try CommonOptions.parse(["--home", home]).service(makingHome: true)
        defer { Home.close(service.log) }
        let settings = try service.present().settings
        let studio =
            if let kept, kept.settings == settings { kept.studio } else {
                try CoachSound(home: home, settings: settings)
            }
        kept = (settings, studio)
        let row = try step.take(service, studio, audio: question.audio)
        return (row, step is SpeakCoach ? step.language ?? settings.coachLanguage : nil)
    }
}

/// An operation that is one step of today's session. A process of its own loads engines and voices for it; the coach's role
/// keeps them.
protocol CoachStep: PerformedHere where Answer == CoachStepRow {
    var action: String { get }
    var language: Language? { get }
    var sentence: String? { get }
    var text: String? { get }
    var isSlow: Bool { get }
}

extension StepCoach: CoachStep {
    var isSlow: Bool { false }
}

extension SpeakCoach: CoachStep {
    var action: String { "speak" }
    var sentence: String? { nil }
    var text: String? { nil }
}

extension CoachStep {
    func perform(_ context: OperationContext, home: String) throws -> CoachStepRow {
        let settings = try context.service.present().settings
        return try take(context.service, try CoachSound(home: home, settings: settings))
    }

    /// Takes the step.
    /// - Parameter audio: a recording that stands in for the microphone.
    func take(_ service: CommandService, _ studio: CoachSound, audio: String? = nil) throws -> CoachStepRow {
        let settings = try service.present().settings
        var steps = try CoachSteps(
            CoachSteps.Parts(service, Wording(settings), studio), language ?? settings.coachLanguage)
        return try steps.handle(action, of: sentence, slow: isSlow, typed: text ?? "", audio: audio)
    }
}

/// Leads today's session step by step. It goes on from the log, whatever ended the step before.
private struct CoachSteps {
    /// What every step needs.
    struct Parts {
        let service: CommandService
        let wording: Wording
        let studio: CoachSound

        init(_ service: CommandService, _ wording: Wording, _ studio: CoachSound) {
            (self.service, self.wording, self.studio) = (service, wording, studio)
        }
    }

    private let service: CommandService
    private let wording: Wording
    private let language: Language
    private let studio: CoachSound
    private let id: CoachSessionID
    private let progress: CoachProgress
    private var machine: CoachMachine
    /// The session as the log has it.
    private var recorded: CoachState
    private var said: [String] = []
    private var answer: CoachAnswerRow?
    private var speak = "no"
    private var isOver = false
    private var audio: String?

    init(_ parts: Parts, _ language: Language) throws {
        (service, wording, studio) = (parts.service, parts.wording, parts.studio)
        self.language = language
        progress = try service.coachProgress(language)
        let open = try service.openCoach(language, plan: .daily)
        (id, recorded) = open
        machine = try service.coachMachine(open.state, language, progress: progress)
    }

    /// - Parameters:
    ///   - shown: the sentence that the person has before them; nil where any is meant.
    ///   - audio: a recording that stands in for the microphone.
    mutating func handle(_ action: String, of shown: String?, slow: Bool, typed: String, audio: String?)
        throws
        -> CoachStepRow
    {
        self.audio = audio
        if let shown, let item = machine.state.current, item.sentence.id.text != shown {
            said.append(wording(CoachText.wentOn))
            return row
        }
        if action == "speak" {
            if let item = machine.state.current { play(item.sentence, slow: slow) }
        } else if let input = try input(action, typed: typed) {
            for effect in machine.handle(input, at: service.now, on: try service.present().today) {
                try perform(effect)
            }
        }
        return row
    }

    /// The input of an action; nil where nothing was heard that can be one.
    private mutating func input(_ action: String, typed: String) throws -> CoachInput? {
        let inputs: [String: CoachInput] = [
            "replay": .replay(slow: false), "slow": .replay(slow: true), "reveal": .reveal, "next": .next,
            "pause": .pause, "resume": .resume, "stop": .stop,
        ]
        if let input = inputs[action] { return input }
        if action == "begin" {
            let terms =
                try machine.state.terms
                ?? service.coachTerms(language, plan: .daily, progress: progress)
            return .open(terms)
        }
        guard let item = machine.state.current else { return nil }
        if action == "answer" {
            return .answered(studio.typed(typed, for: item.sentence, now: service.now))
        }
        guard action == "listen" else {
            throw CommandError.refused(.noStep(action: action))
        }
        return heard(item)
    }

    private mutating func heard(_ item: CoachItem) -> CoachInput? {
        let service = service
        do throws(PortFailure) {
            let came =
                if let audio {
                    try studio.hear(
                        try SndfileReader().samples(
                            ofFileAt: audio, samplesPerSecond: 16_000, maximumSeconds: 30), of: item.sentence)
                } else { try studio.listen(to: item.sentence, now: { service.now }, ready: {}) }
            switch came {
            case .answer(let answer): return .answered(answer)
            case .unfit(.tooNoisy): said.append(wording(CoachText.tooNoisy))
            case .unfit(.tooQuiet): said.append(wording(CoachText.tooQuiet))
            case .unfit: said.append(wording(CoachText.nothingSaid))
            }
        } catch {
            said.append(wording(CoachText.noMicrophone(reason: wording(error.message))))
        }
        return nil
    }

    private mutating func perform(_ effect: CoachEffect) throws {
        switch effect {
        case .record(let events): recorded = try service.record(events, inCoachSession: id, after: recorded)
        // Spoken by a step of its own, so that nobody waits for what came of an answer.
        case .speak(_, let slow): speak = slow ? "slow" : "usual"
        case .feedback(let attempt, let item): answer = CoachAnswerRow(item, attempt)
        case .nothingSaid: said.append(wording(CoachText.nothingSaid))
        case .end(let ending):
            isOver = true
            said.append(wording(ending == .done ? CoachText.done : .stopped))
        case .reveal, .listen, .rest: break
        }
    }

    private mutating func play(_ sentence: CoachSentence, slow: Bool) {
        do throws(PortFailure) { try studio.speak(sentence, slow: slow) } catch {
            said.append(
                wording(CoachText.noVoice(reason: wording(error.message), text: sentence.text)))
        }
    }

    private var row: CoachStepRow {
        let state = machine.state
        let item = state.current
        return CoachStepRow(
            state: isOver ? "over" : !state.isOpen ? "new" : state.isPaused ? "resting" : "listening",
            language: language.rawValue, sentence: item?.sentence.id.text, number: state.items.count,
            text: item.flatMap { $0.isRevealed ? $0.sentence.text : nil }, speak: speak, answer: answer,
            said: said)
    }
}
