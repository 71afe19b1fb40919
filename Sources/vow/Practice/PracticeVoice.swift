import ArgumentParser
import SpeechAdapters
import Foundation
import Glibc
import LinuxAdapters
import SoundAdapters
import VowAnswers
import VowCommandLine
import VowCore
import VowPorts
import VowRecitation
import VowRuntime

// What plays and listens.
extension PracticeCommand {
    /// Round after round, hands free.
    struct Start: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: HelpText.practiceStart.inHelp,
            discussion: HelpText.practiceStartMore.inHelp)
        @OptionGroup var common: CommonOptions
        @Argument(help: .text(.practiceStartIds)) var ids: [String] = []
        @Flag(help: .text(.practiceStartListen)) var listen = false
        @Option(help: .text(.practiceStartRounds)) var rounds: Int?

        func run() throws {
            try Exit.reporting {
                let service = try common.service()
                let chosen = try PracticeCommand.chosen(ids, service)
                let ending = try PracticeCommand.practise(
                    chosen, service, home: common.homePath,
                    front: PracticeTerminal(service, isQuiet: common.json), onlyListens: listen,
                    rounds: rounds)
                try PracticeCommand.conclude(ending, service, common)
            }
        }
    }

    /// Listens to one once.
    struct Listen: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: HelpText.practiceListen.inHelp)
        @OptionGroup var common: CommonOptions
        @Argument(help: .text(.practiceId)) var id: String

        func run() throws {
            var operation = ListenPractice()
            operation.id = id
            try common.perform(operation) { _, _ in [] }
        }
    }

    /// One round, from a file or at the microphone.
    struct Say: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: HelpText.practiceSay.inHelp,
            discussion: HelpText.practiceSayMore.inHelp)
        @OptionGroup var common: CommonOptions
        @Argument(help: .text(.practiceId)) var id: String
        @Option(help: .text(.sharedAudio)) var audio: String?
        @Option(help: .text(.practiceSayRound)) var round: String?

        func run() throws {
            var operation = SayPractice()
            (operation.id, operation.audio, operation.round) = (id, audio, round)
            let row = try common.perform(operation) { row, _ in
                [(row.counted ? "✓ " : "→ ") + row.sentence]
            }
            if !row.counted { throw Exit.no }
        }
    }

    /// Those that were named, or all that are not done.
    fileprivate static func chosen(_ ids: [String], _ service: CommandService) throws -> [AffirmationID] {
        if !ids.isEmpty { return try ids.map { try service.practice($0).id } }
        let all = try service.present().practices
        guard !all.isEmpty else {
            throw CommandError.refused(worded: PracticeTexts(try service.present().settings)(.none))
        }
        let open = all.filter { $0.state.count < $0.state.target }
        return (open.isEmpty ? all : open).map(\.id)
    }

    /// Practises; one session at a time on a home.
    fileprivate static func practise(
        _ ids: [AffirmationID], _ service: CommandService, home: String, front: PracticeTerminal,
        onlyListens: Bool = false, rounds: Int? = nil
    ) throws -> PracticeEnding {
        if let rounds, rounds < 1 { throw CommandError.refused(.roundsAtLeast1) }
        guard try service.present().runs.isEmpty else {
            throw CommandError.refused(Refusal(RefusalText.practiceWhileRinging))
        }
        let lock = try PracticeLock(home: home)
        defer { lock.release() }
        let loudspeaker = PulseAudioLoudspeaker(server: nil)
        let parts = PracticeParts(
            recordings: recordings(service, home: home),
            loudspeaker: loudspeaker, voice: PracticeVoice.of,
            microphone: PulseAudioMicrophone(server: nil), transcribers: speechEngines(home: home),
            clock: try LinuxWakeClock())
        let signals = Signals.onInterrupt {
            front.stop()
            loudspeaker.stop()
        }
        defer { signals.forEach { $0.cancel() } }
        front.begin()
        let runner = try PracticeRunner(service: service, parts: parts, front: front)
        return try runner.run(ids, onlyListens: onlyListens, rounds: rounds)
    }

    /// Says how a session ended; a part that failed is a failure of the command.
    fileprivate static func conclude(
        _ ending: PracticeEnding, _ service: CommandService, _ common: CommonOptions
    ) throws {
        let settings = try service.present().settings
        let texts = PracticeTexts(settings)
        switch ending {
        case .stopped: if !common.json { Output.line(texts(.stopped)) }
        case .nobodyThere: if !common.json { Output.line(texts(.nobodyThere)) }
        case .gaveWay: if !common.json { Output.line(texts(.gaveWay)) }
        case .hearingFailed, .notRecorded: throw failure(ending, settings)
        }
        if common.json { JSONPrinter.print(try service.practiceRows()) }
    }

    /// Why a session ended that a part failed in, or that heard nothing.
    fileprivate static func failure(_ ending: PracticeEnding, _ settings: Settings) -> any Error {
        let (texts, pick) = (PracticeTexts(settings), Wording(settings))
        return switch ending {
        case .stopped, .nobodyThere: CommandError.refused(Refusal(RefusalText.practiceNoSpeech))
        case .gaveWay: CommandError.refused(Refusal(RefusalText.practiceWhileRinging))
        case .hearingFailed(let why):
            PortFailure(
                code: "practice.hearing",
                message: TextCode(worded: texts(.notHeard, ["why": pick(written: why)])),
                repair: .vowStatus)
        case .notRecorded(let rounds, let why):
            PortFailure(
                code: "practice.log",
                message: TextCode(
                    worded: texts(.notRecorded, ["count": "\(rounds)", "why": pick(written: why)])),
                repair: .vowLogVerify)
        }
    }
}

extension ListenPractice: PerformedHere {
    func perform(_ context: OperationContext, home: String) throws -> PracticeRow {
        let service = context.service
        let id = try service.practice(id).id
        let ending = try PracticeCommand.practise(
            [id], service, home: home, front: PracticeTerminal(service, isQuiet: context.say == nil),
            onlyListens: true, rounds: 1)
        if case .notRecorded = ending {
            throw PracticeCommand.failure(ending, try service.present().settings)
        }
        return try service.practiceRow(id, in: nil)
    }
}

extension SayPractice: PerformedHere {
    func perform(_ context: OperationContext, home: String) throws -> PracticeRoundRow {
        let service = context.service
        guard try service.present().runs.isEmpty else {
            throw CommandError.refused(Refusal(RefusalText.practiceWhileRinging))
        }
        let id = try service.practice(id).id
        let settings = try service.present().settings
        let judged: PracticeRound
        if let audio {
            let samples = try SndfileReader().samples(
                ofFileAt: audio, samplesPerSecond: 16_000, maximumSeconds: 120)
            let judge = PracticeJudge(
                service: service, recordings: PracticeCommand.recordings(service, home: home),
                source: speechEngines(home: home))
            judged = try judge.say(practice: id, samples, round: round)
        } else {
            guard round == nil else { throw CommandError.refused(.roundGoesWithAudio) }
            let front = PracticeTerminal(service, isQuiet: true)
            let ending = try PracticeCommand.practise([id], service, home: home, front: front, rounds: 1)
            guard let last = front.lastRound else { throw PracticeCommand.failure(ending, settings) }
            judged = last
        }
        let state = try service.practice(id).state
        let texts = PracticeTexts(settings)
        return PracticeRoundRow(
            judged, state: state,
            sentence: judged.reasons.isEmpty
                ? texts.counted(state.count, of: state.target)
                : texts.whyRefused(judged, text: state.text))
    }
}

/// The voice for what has no recording.
enum PracticeVoice {
    @Sendable static func of(_ language: Language) -> (any Voice)? {
        language == .english ? FliteVoice() : EspeakVoice(reader: SndfileReader())
    }
}

/// One practice session for one home: two that hear the same words would count them twice.
final class PracticeLock {
    private let file: LockFile

    init(home: String) throws {
        file = try LockFile(home: home, name: "practice.lock")
        guard file.acquire() else {
            file.close()
            throw CommandError.refused(Refusal(RefusalText.practiceElsewhere))
        }
    }

    func release() { file.close() }
}
