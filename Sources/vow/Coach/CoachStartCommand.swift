import ArgumentParser
import Foundation
import SoundAdapters
import VowAnswers
import VowCommandLine
import VowCore
import VowPorts
import VowRecitation
import VowRuntime

/// `vow coach start`: today's session.
struct CoachStartCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "start", abstract: HelpText.coachStart.inHelp,
        discussion: HelpText.coachStartMore.inHelp)
    @OptionGroup var common: CommonOptions
    @OptionGroup var practised: CoachLanguageOption
    @Option(help: .text(.coachStartMinutes)) var minutes: Int?
    @Flag(help: .text(.coachStartDrill)) var drill = false

    struct Answer: Encodable {
        let answers: [CoachAnswerRow]
        let ending: String?
        let summary: CoachSummaryRow
    }

    func run() throws {
        let ending = try Exit.reporting {
            if let minutes, !(1...180).contains(minutes) {
                throw CommandError.refused(.minutesGoesFrom1To)
            }
            let service = try common.service(makingHome: true)
            let settings = try service.present().settings
            let wording = Wording(settings)
            let language = practised.language(settings)
            let terminal = CoachTerminal(
                service: service, wording: wording, language: language, isQuiet: common.json,
                readLine: {
                    fflush(nil); return Swift.readLine()
                },
                studio: try CoachSound(home: common.homePath, settings: settings))
            let outcome = try terminal.run(plan: drill ? .drill : .daily, minutes: minutes)
            let summary = try service.coachSummary(language)
            if common.json {
                JSONPrinter.print(
                    Answer(answers: outcome.answers, ending: outcome.ending?.rawValue, summary: summary))
            } else {
                CoachLines(wording).summary(summary).forEach(Output.line)
            }
            return outcome.ending
        }
        if ending == nil { throw Exit.no }
    }
}

/// `vow coach say`: one answer to one sentence.
struct CoachSayCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "say", abstract: HelpText.coachSay.inHelp,
        discussion: HelpText.coachSayMore.inHelp)
    @OptionGroup var common: CommonOptions
    @Argument(help: .text(.coachSayId)) var id: String
    @Option(help: .text(.sharedAudio, valueName: "file")) var audio: String?
    @Option(help: .text(.coachSayText)) var text: String?
    @Flag(name: .customLong("try"), help: .text(.coachSayIsTrial)) var isTrial = false

    func run() throws {
        let isCorrect = try Exit.reporting {
            guard (audio == nil) != (text == nil) else {
                throw CommandError.refused(.giveEitherAudioFileOr)
            }
            let service = try common.service(makingHome: !isTrial)
            let settings = try service.present().settings
            let sentence = try service.sentence(CoachSentenceID(id))
            let row = try answer(sentence, service, settings)
            if common.json { JSONPrinter.print(row.row) } else { row.lines.forEach { Output.put($0 + "\n") } }
            return row.row.correct
        }
        if !isCorrect { throw Exit.no }
    }

    private func answer(_ sentence: CoachSentence, _ service: CommandService, _ settings: Settings) throws
        -> (row: CoachAnswerRow, lines: [String])
    {
        let studio = try CoachSound(home: common.homePath, settings: settings)
        let answer: CoachAnswer
        if let text {
            answer = studio.typed(text, for: sentence, now: service.now)
        } else {
            let samples = try SndfileReader().samples(
                ofFileAt: audio ?? "", samplesPerSecond: 16_000, maximumSeconds: 30)
            switch try studio.hear(samples, of: sentence) {
            case .answer(let heard): answer = heard
            case .unfit:
                throw Exit.saying(
                    Exit.no, TextCode(CoachText.nothingSaid), code: "coach.nothingSaid")
            }
        }
        let (item, attempt) = try taken(answer, sentence, service)
        return (CoachAnswerRow(item, attempt), CoachLines(Wording(settings)).feedback(item, attempt))
    }

    /// Takes the answer into today's session of the sentence's language.
    private func taken(_ answer: CoachAnswer, _ sentence: CoachSentence, _ service: CommandService) throws
        -> (
            CoachItem, CoachItem.Attempt
        )
    {
        let language = sentence.language
        var (id, state) = isTrial ? ("", CoachState()) : try service.openCoach(language, plan: .daily)
        let terms =
            try state.terms
            ?? service.coachTerms(language, plan: .daily, progress: try service.coachProgress(language))
        var commands: [CoachCommand] = state.terms == nil ? [.begin(terms)] : []
        if state.isPaused { commands.append(.resume) }
        if state.current?.sentence != sentence {
            commands += [.passOver, .give(sentence, on: terms.date)]
        }
        for command in commands + [.answer(answer)] {
            let now = service.now
            let events: [CoachEvent]
            do throws(CoachRejection) { events = try state.decide(command, at: now) } catch {
                throw CommandError.refused(Refusal(CoachText.nothingSaid))
            }
            if isTrial {
                for event in events { state = state.evolved(by: event, at: now) }
            } else {
                state = try service.record(events, inCoachSession: id, after: state)
            }
        }
        guard let item = state.items.last, let attempt = item.attempts.last else {
            preconditionFailure("an answer that was judged is there")
        }
        return (item, attempt)
    }
}
