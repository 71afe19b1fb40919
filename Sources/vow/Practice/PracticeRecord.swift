import ArgumentParser
import Foundation
import Glibc
import LinuxAdapters
import SoundAdapters
import VowAnswers
import VowCommandLine
import VowCore
import VowPorts
import VowRuntime

extension PracticeCommand {
    /// The own recording.
    struct Record: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: HelpText.practiceRecord.inHelp,
            discussion: HelpText.practiceRecordMore.inHelp)
        @OptionGroup var common: CommonOptions
        @Argument(help: .text(.practiceId)) var id: String
        @Option(help: .text(.practiceRecordAudio)) var audio: String?
        @Flag(help: .text(.practiceRecordYes)) var yes = false
        @Flag(help: .text(.practiceRecordRemove)) var remove = false

        func run() throws {
            let isDone = try Exit.reporting { try record() }
            if !isDone { throw Exit.no }
        }

        private func record() throws -> Bool {
            let service = try common.service()
            let id = try service.practice(id).id
            let recordings = PracticeCommand.recordings(service, home: common.homePath)
            if remove {
                try service.removeRecording(ofPractice: id, in: recordings)
                try PracticeCommand.answer(id, service, common) { texts, _ in texts(.recordingRemoved) }
                return true
            }
            guard try service.present().runs.isEmpty else {
                throw CommandError.refused(Refusal(RefusalText.practiceWhileRinging))
            }
            try askConsent(service)
            let judge = PracticeJudge(
                service: service, recordings: recordings, source: speechEngines(home: common.homePath))
            do {
                let kept = try recordTake(id, service, judge)
                try PracticeCommand.answer(id, service, common) { texts, _ in
                    texts(
                        .recorded,
                        ["seconds": Texts.decimal(Double(kept.lengthMilliseconds) / 1_000, places: 1)])
                }
                return true
            } catch CommandError.refused(let refusal)
                where [
                    RefusalText.practiceOtherWords.code, RefusalText.practiceNoSpeech.code,
                ].contains(refusal.code)
            {
                // Exit code 1, "no": the command itself was right.
                _ = Exit.saying(Exit.no, refusal.sentence, code: refusal.code)
                if common.json { JSONPrinter.print(try service.practiceRow(id, in: recordings)) }
                return false
            }
        }

        private func recordTake(_ id: AffirmationID, _ service: CommandService, _ judge: PracticeJudge) throws
            -> PracticeRecording
        {
            if let audio {
                let samples = try SndfileReader().samples(
                    ofFileAt: audio, samplesPerSecond: 16_000, maximumSeconds: 60)
                return try judge.record(practice: id, samples)
            }
            let lock = try PracticeLock(home: common.homePath)
            defer { lock.release() }
            let texts = PracticeTexts(try service.present().settings)
            let text = try service.practice(id).state.text
            let isTerminal = TerminalWidth.canDraw(on: 2) && !common.json
            let kept = try judge.record(
                practice: id, at: PulseAudioMicrophone(server: nil), clock: try LinuxWakeClock()
            ) {
                if !common.json { Output.line("● " + texts(.readyToRecord, ["text": text])) }
            } partial: { words in
                if isTerminal { Output.note("\r\u{1b}[K  … \(words)") }
            }
            if isTerminal { Output.note("\r\u{1b}[K") }
            guard let kept else { throw CommandError.refused(Refusal(RefusalText.practiceNoSpeech)) }
            return kept
        }

        /// Asks once; the answer is recorded as any consent is.
        private func askConsent(_ service: CommandService) throws {
            if service.mayKeepRecordings { return }
            let texts = ConsentTexts(try service.present().settings)
            if !yes {
                guard isatty(0) == 1 else {
                    throw CommandError.refused(Refusal(RefusalText.practiceNotAgreed))
                }
                Exit.say(texts.statement(.recordings, recipient: ConsentPurpose.ownDevice))
                Output.put(texts.question)
                guard texts.agrees(readLine()?.trimmingCharacters(in: .whitespaces) ?? "") else {
                    throw CommandError.refused(texts.notGiven)
                }
            }
            try service.consent(to: .recordings, .give(recipient: ConsentPurpose.ownDevice))
        }
    }
}
