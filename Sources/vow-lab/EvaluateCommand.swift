import ArgumentParser
import Foundation
import SoundAdapters
import VowCommandLine
import VowCore
import VowLab
import VowPorts
import VowRecitation
import VowRuntime

/// `vow-lab evaluate`: how well the gate hears the people of a set of recordings.
struct EvaluateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "evaluate", abstract: "Measure the gate on recordings, and choose an engine.",
        discussion: """
            The manifest is tab-separated; its first row names the columns: path (from the manifest's folder), \
            speaker, language (en, es, zh) and transcript are needed; source and kind (speech, neural-voice, noise) \
            are used. Each recording is judged against its own sentence, and against other sentences of the same \
            source and language. A row or file that cannot be used is reported, and the others go on.

            With --compare, every installed engine takes a row of each set: own sentences that pass at the first \
            attempt, other sentences that pass, words got wrong (characters in Chinese), and processor seconds a \
            second of sound, with 95% intervals. An engine that leans towards the expected lines (pocketsphinx) \
            hears each recording once for its own sentence among five, and anew for every five other sentences, \
            which takes its time.

            In JSON a report has rows, one a source, language and condition: genuine (own sentences that pass), \
            falseAcceptance (others that do), exchanged (own sentences that pass with one content word exchanged for \
            one about as long with the same last letter), halves (these three for the speakers tuned on and for the \
            others), nearMissesRefused by what was changed, atOnePercent (the lowest \
            similarity at which at most 1% of others pass), curve (with --roc), wordError, firstWordMissed, lastWordMissed, advice on the sound, \
            engines, recordings, speakers, fewestOthers, processorSecondsPerSecond, and with --rehearsed \
            rehearsedOwn, rehearsedOthers, rehearsedExchanged and rehearsedChanged. Each share has count, total, share, lower and upper. \
            Beside the rows stand similarity, verifierVersion, peakMemoryMegabytes and problems. With --compare the \
            reports are keyed by the engine's name.

            With --talk FILE, how well the interview's listener tells talk for a change from talk against it: \
            tab-separated, with the columns conversation, text and label (change, sustain, neutral), and language where \
            there is one. Macro-F1 stands beside the most frequent label and a bag of words, with 95% intervals by \
            resampling conversations.

            With --pronunciation FILE, how well `vow-lab rate` goes with people's ratings: tab-separated, with the \
            columns id, speaker, text, accuracy, fluency, prosodic and words (WORD:accuracy), and the recordings \
            beside it as ID.flac. Pearson correlations with 95% intervals by resampling speakers, beside weights \
            learned from the other speakers, word error and rate; in JSON rows with property, method, count, pearson.

            With --attacks, each recording is tried live and as played by loudspeakers (phone, laptop, smart-speaker, \
            full-range) at the same bedside. All of that is simulated: filters, rooms of decaying noise, and room \
            noise, as documented at PlaybackChannel. The rows say how many tries were asked for once more, and how \
            many were not dismissed within two attempts, where it is known how the person sounds and where not, and by \
            what the attacker had: the lines and no word is asked for (no-word), the lines of yesterday, or besides 40 \
            or all of the words that may be asked for. The thresholds were chosen with seed 1 on the speakers of \
            `--split tune`: report `--split held-out` with another seed.

            With --split, speakers are divided by a hash of their name: choose settings on `tune`, report \
            `held-out`. Exit code 0 when something could be measured, 2 for a manifest that holds nothing usable.
            """)
    @OptionGroup var common: CommonOptions
    @Argument(help: "The list of recordings.") var manifest: String?
    @Option(
        help: ArgumentHelp(
            "Instead: how well talk for and against a change is heard in this file of utterances.",
            valueName: "file"))
    var talk: String?
    @Option(
        help: ArgumentHelp(
            "Instead: how well ratings of pronunciation go with people's in this table.", valueName: "file"))
    var pronunciation: String?
    @Flag(
        help:
            "Instead: how well Whisper hears the coach's starter sentences from each voice of this device; prints the table that `vow coach voices` reads."
    )
    var voices = false
    @Option(help: "With --voices: at most so many sentences of a language.") var sentences: Int?
    @Flag(
        help: """
            Instead: play the recordings to the gate through simulated loudspeakers, and say how many it refuses.
            """)
    var attacks = false
    @Option(help: "With --attacks: what the loudspeakers and rooms follow from.") var seed: UInt32 = 2
    @Option(help: "With --attacks: how many devices of each kind.") var devices = 2
    @Option(help: "With --talk: who labelled the file, machine or people.") var labelledBy = "machine"
    @Option(help: "The speech engine; the one configured for each language when left out.") var engine:
        String?
    @Flag(help: "Every installed engine, side by side.") var compare = false
    @Option(help: "Only the speakers of one half: tune or held-out.") var split: String?
    @Option(help: "Only recordings of this language.") var language: Language?
    @Option(
        help: """
            How many other sentences each recording is judged against; left out, 40, or with --compare the 15 that a \
            figure needs.
            """)
    var others: Int?
    @Option(help: "The score a line needs, 0.5 to 1.") var similarity = 0.72
    @Flag(help: "Judge human recordings against their own sentence with one thing changed, too.")
    var nearMisses = false
    @Option(
        help: """
            As if each speaker had rehearsed in quiet: "others" learns from their other sentences of the manifest, never \
            from the one that is judged; "everything" from that one, too, as recorded, which only makes sense when the \
            judged sound is changed (--room, --tempo, --noise). Everything is judged with rehearsals and without.
            """)
    var rehearsed: String?
    @Option(
        help: ArgumentHelp(
            "Let the recordings sound as in this room, a recorded response.", valueName: "file"))
    var room: String?
    @Option(
        parsing: .unconditional, help: "Play the recordings faster by so many percent, or slower: -20 to 20.")
    var tempo = 0
    @Option(
        name: .customLong("roc"),
        help: ArgumentHelp("Print the operating curve, and draw it into this SVG file.", valueName: "file"))
    var plot: String?
    @Option(help: "Add noise: pink, babble, tone; several with commas.") var noise: String?
    @Option(
        parsing: .unconditional,
        help: """
            How far the speech stands above the noise, in decibels; several with commas; left out, 20,15,10,5.
            """)
    var snr: String?
    @Option(help: ArgumentHelp("A recording of many voices, for babble.", valueName: "file"))
    var babble: String?
    @Option(
        help: ArgumentHelp(
            "Keep what is heard in this file, and do not hear again what is in it.", valueName: "file"))
    var transcripts: String?
    @Option(
        help: ArgumentHelp(
            "Write what every judgement was made from into this file, tab-separated.", valueName: "file"))
    var features: String?

    func run() throws {
        try Exit.reporting {
            if let talk { return try measureTalk(talk) }
            if voices {
                return try VoicesReport.run(
                    languages: language.map { [$0] } ?? [.chinese, .english, .spanish], most: sentences,
                    home: common.homePath, json: common.json)
            }
            if let pronunciation {
                guard manifest == nil else {
                    throw CommandError.refused(.giveRecordingsOrPronunciationFile)
                }
                return try PronunciationReport.run(pronunciation, home: common.homePath, json: common.json)
            }
            try validateNumbers()
            if attacks { return try measureAttacks() }
            let plan = GateEvaluation.Plan(
                others: others ?? (compare ? 15 : 40), conditions: try conditions(), nearMisses: nearMisses,
                rehearsed: try rehearsals())
            let told = ToldProblems()
            let list = try readManifest(told)
            let listeners = try listeners(to: list.recordings)
            told.tell(listeners.flatMap(\.problems))
            let noises = try noiseBox(plan.conditions)
            let memory = try TranscriptFile(path: transcripts)
            var reports: [(engine: String, report: EvaluationReport)] = []
            var groups: [GroupTrials] = []
            var problems = list.problems
            for listener in listeners {
                let heard = list.recordings.filter { listener.languages.contains($0.language) }
                let (trials, failures) = evaluate(heard, plan, listener.engine, noises, memory)
                groups += trials
                told.tell(failures)
                problems += listener.problems + failures
                // Without a comparison there is one report of everything, whoever listened to what.
                guard compare || listener == listeners.last else { continue }
                reports.append(
                    (
                        listener.engine,
                        EvaluationReport(
                            compare ? trials : groups, similarity: similarity, speakers: split ?? "all",
                            peakMemoryMegabytes: ProcessCost.peakMegabytes(), withCurves: plot != nil,
                            withRehearsals: plan.rehearsed != .nothing, problems: problems)
                    ))
                problems = list.problems
            }
            try show(reports, told)
            try draw(groups)
            if let features { try write(FeatureTable.text(groups), to: features) }
            if groups.isEmpty { throw Exit.usage }
        }
    }

    private func measureAttacks() throws {
        guard (1...50).contains(devices) else {
            throw CommandError.refused(.numberOfDevicesNotBetween(devices: devices))
        }
        let told = ToldProblems()
        let run = AttackRun(
            recordings: try readManifest(told).recordings, seed: UInt64(seed), devices: devices,
            json: common.json)
        try run.run(home: common.homePath, told: told)
    }

    private func measureTalk(_ path: String) throws {
        guard manifest == nil else {
            throw CommandError.refused(.giveRecordingsOrTalkFile)
        }
        guard ["machine", "people"].contains(labelledBy) else {
            throw CommandError.refused(.neitherMachineNorPeople(text: labelledBy))
        }
        try TalkReport.run(path, labelledBy: labelledBy == "people", json: common.json)
    }

    private func validateNumbers() throws(CommandError) {
        guard similarity >= 0.5, similarity <= 1 else {
            throw .refused(.similarityNotBetween05(similarity: similarity))
        }
        guard others ?? 0 >= 0 else { throw .refused(.numberOfOtherSentencesNegative) }
        if let engine, let objection = SettingKey.engine.objection(to: engine) { throw .refused(objection) }
        if let split, Recording.Half(rawValue: split) == nil {
            throw .refused(.splitNeitherTuneNorHeld(split: split))
        }
        if compare, engine != nil { throw .refused(.giveEngineOrCompareWhich) }
        if noise == nil, snr != nil || babble != nil {
            throw .refused(.withoutNoiseNothingForSnr)
        }
        // Hearing may take hours; where its results cannot be kept is better known before.
        for path in [plot, features].compactMap({ $0 }) where !Self.canBeWritten(path) {
            throw .refused(.cannotBeWritten2(path: path))
        }
        if let plot {
            try EarlierFile.refuseOther(
                than: .curveOfVowLabEvaluate,
                beginning: "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 640 520\"", at: plot)
        }
        if let features {
            try EarlierFile.refuseOther(
                than: .tableOfVowLabEvaluate,
                beginning: "source\tlanguage\tcondition\tspeaker\thalf\t",
                at: features)
        }
    }

    private static func canBeWritten(_ path: String) -> Bool {
        let files = FileManager.default
        var isFolder = ObjCBool(false)
        if files.fileExists(atPath: path, isDirectory: &isFolder) {
            return !isFolder.boolValue && files.isWritableFile(atPath: path)
        }
        let folder = FilePath.folder(of: path)
        return files.isWritableFile(atPath: folder.isEmpty ? "." : folder)
    }

    private func rehearsals() throws(CommandError) -> GateEvaluation.Rehearsed {
        guard let rehearsed else { return .nothing }
        guard let known = GateEvaluation.Rehearsed(rawValue: rehearsed) else {
            throw .refused(.neitherOthersNorEverything(rehearsed: rehearsed))
        }
        return known
    }

    private func readManifest(_ told: ToldProblems) throws -> (recordings: [Recording], problems: [String]) {
        guard let manifest else { throw CommandError.refused(.giveListOfRecordingsOr) }
        guard let data = FileManager.default.contents(atPath: manifest) else {
            throw CommandError.refused(.manifestCannotBeRead(manifest: manifest))
        }
        let folder = FilePath.folder(of: manifest)
        let read: RecordingManifest
        do {
            read = try RecordingManifest(
                text: String(decoding: data, as: UTF8.self), folder: folder.isEmpty ? "." : folder)
        } catch {
            throw CommandError.refused(worded: error.description)
        }
        let half = split.flatMap(Recording.Half.init)
        let chosen = read.recordings.filter { recording in
            (half == nil || recording.half == half) && (language == nil || recording.language == language)
        }
        let problems = read.problems.map { "\(manifest), line \($0.line): \($0.message)" }
        told.tell(problems)
        guard !chosen.isEmpty else {
            throw CommandError.refused(.manifestHoldsNoRecordingTo(manifest: manifest))
        }
        return (chosen, problems)
    }

    private func evaluate(
        _ recordings: [Recording], _ plan: GateEvaluation.Plan, _ engine: String, _ noises: NoiseMixer,
        _ memory: TranscriptFile
    ) -> (groups: [GroupTrials], failures: [String]) {
        var ears = RecordingHearing(
            source: speechEngines(home: common.homePath), engine: engine, reader: SndfileReader(),
            noises: noises, memory: memory.memory, processorSeconds: ProcessCost.processorSeconds,
            remember: memory.append)
        let bar = ProgressBar(label: engine)
        let (groups, failures) = GateEvaluation(plan).run(recordings, ears: &ears, progress: bar.show)
        // A recording that cannot be read fails under each condition, and is one problem.
        var known: Set<String> = []
        let problems = failures.map { "\($0.path): \($0.message)" }
        return (groups, problems.filter { known.insert($0).inserted })
    }

    private func show(_ reports: [(engine: String, report: EvaluationReport)], _ told: ToldProblems) throws {
        if common.json {
            if compare {
                JSONPrinter.print(Dictionary(uniqueKeysWithValues: reports.map { ($0.engine, $0.report) }))
            } else {
                JSONPrinter.print(reports[0].report)
            }
        } else if compare {
            Output.line(EvaluationReport.comparison(reports))
            if let count = EvaluationReport.count(of: told.all) { Output.line(count) }
        } else {
            Output.line(reports[0].report.text)
        }
    }

    private func draw(_ groups: [GroupTrials]) throws {
        guard let plot else { return }
        let lines = groups.filter { !$0.others.isEmpty }.map { group in
            OperatingPlot.Line(group, similarity: similarity)
        }
        try write(OperatingPlot.svg(lines), to: plot)
    }

    private func write(_ text: String, to path: String) throws {
        do {
            try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        } catch {
            throw Exit.saying(Exit.failure, .cannotBeWritten(path: path, cause: error.inWords))
        }
    }
}
