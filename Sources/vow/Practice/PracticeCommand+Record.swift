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
            _ = try service.practice(id)
            if !remove { try askConsent(service) }
            var operation = RecordPractice()
            (operation.id, operation.removes, operation.audio) = (id, remove, audio)
            let context = common.context(service)
            do {
                let row = try operation.perform(context, home: common.homePath)
                if common.json {
                    JSONPrinter.print(row)
                } else {
                    let texts = PracticeTexts(try service.present().settings)
                    let seconds = Double(row.recording?.lengthMilliseconds ?? 0) / 1_000
                    Output.line(
                        remove
                            ? texts(.recordingRemoved)
                            : texts(.recorded, ["seconds": Texts.decimal(seconds, places: 1)]))
                }
                return true
            } catch CommandError.refused(let refusal)
                where [
                    RefusalText.practiceOtherWords.code, RefusalText.practiceNoSpeech.code,
                ].contains(refusal.code)
            {
                // Exit code 1, "no": the command itself was right.
                Exit.tell(Complaint(Exit.no, refusal), service.wording)
                if common.json {
                    let recordings = PracticeCommand.recordings(service, home: common.homePath)
                    JSONPrinter.print(try service.practiceRow(id, in: recordings))
                }
                return false
            }
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
                    throw CommandError.refused(worded: texts.notGiven)
                }
            }
            var operation = GiveConsent()
            operation.purpose = ConsentPurpose.recordings.rawValue
            (operation.recipient, operation.isAgreed) = (ConsentPurpose.ownDevice, true)
            _ = try operation.run(common.context(service))
        }
    }
}

extension RecordPractice: PerformedHere {
    func perform(_ context: OperationContext, home: String) throws -> PracticeRow {
        let service = context.service
        let (id, state) = try service.practice(id)
        let recordings = PracticeCommand.recordings(service, home: home)
        if removes {
            try service.removeRecording(ofPractice: id, in: recordings)
            return try service.practiceRow(id, in: nil)
        }
        guard try service.present().runs.isEmpty else {
            throw CommandError.refused(Refusal(RefusalText.practiceWhileRinging))
        }
        guard service.mayKeepRecordings else {
            throw CommandError.refused(Refusal(RefusalText.practiceNotAgreed))
        }
        let judge = PracticeJudge(
            service: service, recordings: recordings, source: speechEngines(home: home))
        try keepTake(of: id, state.text, judge, context, home: home)
        return try service.practiceRow(id, in: nil)
    }

    private func keepTake(
        of id: AffirmationID, _ text: String, _ judge: PracticeJudge, _ context: OperationContext,
        home: String
    ) throws {
        if let audio {
            let samples = try SndfileReader().samples(
                ofFileAt: audio, samplesPerSecond: 16_000, maximumSeconds: 60)
            _ = try judge.record(practice: id, samples)
            return
        }
        let lock = try PracticeLock(home: home)
        defer { lock.release() }
        let texts = PracticeTexts(try context.service.present().settings)
        let isTerminal = TerminalWidth.canDraw(on: 2) && context.say != nil
        let kept = try judge.record(
            practice: id, at: PulseAudioMicrophone(server: nil), clock: try LinuxWakeClock()
        ) {
            (context.say ?? context.note)?("● " + texts(.readyToRecord, ["text": text]))
        } partial: { words in
            if isTerminal { Output.note("\r\u{1b}[K  … \(words)") }
        }
        if isTerminal { Output.note("\r\u{1b}[K") }
        guard kept != nil else { throw CommandError.refused(Refusal(RefusalText.practiceNoSpeech)) }
    }
}
