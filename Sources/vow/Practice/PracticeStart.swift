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
                    chosen, service, common, onlyListens: listen, rounds: rounds)
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
            try Exit.reporting {
                let service = try common.service()
                let id = try service.practice(id).id
                let ending = try PracticeCommand.practise(
                    [id], service, common, onlyListens: true, rounds: 1)
                if case .notRecorded = ending { try PracticeCommand.conclude(ending, service, common) }
                if common.json { JSONPrinter.print(try service.practiceRow(id, in: nil)) }
            }
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
            let counted = try Exit.reporting { try say() }
            if !counted { throw Exit.no }
        }

        private func say() throws -> Bool {
            let service = try common.service()
            guard try service.present().runs.isEmpty else {
                throw CommandError.refused(Refusal(RefusalText.practiceWhileRinging))
            }
            let id = try service.practice(id).id
            guard let audio else { return try atMicrophone(id, service) }
            let samples = try SndfileReader().samples(
                ofFileAt: audio, samplesPerSecond: 16_000, maximumSeconds: 120)
            let judge = PracticeJudge(
                service: service, recordings: PracticeCommand.recordings(service, home: common.homePath),
                source: speechEngines(home: common.homePath))
            return try answer(try judge.say(practice: id, samples, round: round), id, service)
        }

        private func atMicrophone(_ id: AffirmationID, _ service: CommandService) throws -> Bool {
            guard round == nil else { throw CommandError.refused("--round goes with --audio.") }
            let front = PracticeTerminal(service, isQuiet: true)
            let ending = try PracticeCommand.practise([id], service, common, rounds: 1, front: front)
            guard let judged = front.lastRound else {
                if case .stopped = ending {
                    throw CommandError.refused(Refusal(RefusalText.practiceNoSpeech))
                }
                try PracticeCommand.conclude(ending, service, common)
                return false
            }
            return try answer(judged, id, service)
        }

        private func answer(_ round: PracticeRound, _ id: AffirmationID, _ service: CommandService) throws
            -> Bool
        {
            let state = try service.practice(id).state
            let texts = PracticeTexts(try service.present().settings)
            let isCounted = round.reasons.isEmpty
            let sentence =
                isCounted
                ? texts.counted(state.count, of: state.target) : texts.whyRefused(round, text: state.text)
            if common.json {
                JSONPrinter.print(PracticeRoundRow(round, state: state, sentence: sentence))
            } else {
                Output.line((isCounted ? "✓ " : "→ ") + sentence)
            }
            return isCounted
        }
    }

    /// Those that were named, or all that are not done.
    fileprivate static func chosen(_ ids: [String], _ service: CommandService) throws -> [AffirmationID] {
        if !ids.isEmpty { return try ids.map { try service.practice($0).id } }
        let all = try service.present().practices
        guard !all.isEmpty else {
            throw CommandError.refused(PracticeTexts(try service.present().settings)(.none))
        }
        let open = all.filter { $0.state.count < $0.state.target }
        return (open.isEmpty ? all : open).map(\.id)
    }

    /// Practises; one session at a time on a home.
    fileprivate static func practise(
        _ ids: [AffirmationID], _ service: CommandService, _ common: CommonOptions, onlyListens: Bool = false,
        rounds: Int? = nil, front given: PracticeTerminal? = nil
    ) throws -> PracticeEnding {
        if let rounds, rounds < 1 { throw CommandError.refused("--rounds is at least 1.") }
        guard try service.present().runs.isEmpty else {
            throw CommandError.refused(Refusal(RefusalText.practiceWhileRinging))
        }
        let lock = try PracticeLock(home: common.homePath)
        defer { lock.release() }
        let loudspeaker = PulseAudioLoudspeaker(server: nil)
        let parts = PracticeParts(
            recordings: recordings(service, home: common.homePath),
            loudspeaker: loudspeaker, voice: PracticeVoice.of,
            microphone: PulseAudioMicrophone(server: nil), transcribers: speechEngines(home: common.homePath),
            clock: try LinuxWakeClock())
        let front = given ?? PracticeTerminal(service, isQuiet: common.json)
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
        let (texts, pick) = (PracticeTexts(settings), Wording(settings))
        switch ending {
        case .stopped: if !common.json { Output.line(texts(.stopped)) }
        case .nobodyThere: if !common.json { Output.line(texts(.nobodyThere)) }
        case .gaveWay: if !common.json { Output.line(texts(.gaveWay)) }
        case .hearingFailed(let why):
            throw PortFailure(
                code: "practice.hearing", message: texts(.notHeard, ["why": pick.said(why)]),
                repair: "vow status")
        case .notRecorded(let rounds, let why):
            throw PortFailure(
                code: "practice.log",
                message: texts(.notRecorded, ["count": "\(rounds)", "why": pick.said(why)]),
                repair: "vow log verify")
        }
        if common.json { JSONPrinter.print(try service.practiceRows()) }
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
