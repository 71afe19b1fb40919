import ArgumentParser
import Foundation
import SoundAdapters
import VowAnswers
import VowCommandLine
import VowCore
import VowHearing
import VowPorts
import VowRuntime
import VowSystem

/// `vow tones`: what an alarm can sound like.
struct TonesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tones", abstract: HelpText.tones.inHelp,
        subcommands: [List.self, Add.self, Play.self, Remove.self], defaultSubcommand: List.self)

    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: HelpText.tonesList.inHelp)
        @OptionGroup var common: CommonOptions

        func run() throws {
            try common.perform(ListTones()) { rows, service in
                let pick = Wording(try service.present().settings)
                let summaries = Dictionary(
                    uniqueKeysWithValues: ToneCatalogue.all.map { ($0.name, $0.summary) })
                return rows.map { row in
                    let summary = row.kind == .own ? nil : summaries[row.name]
                    return "\(Texts.leading(row.name, to: 14)) "
                        + (summary.map { pick($0) } ?? pick(TerminalText.toneOwn))
                }
            }
        }
    }

    struct Add: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: HelpText.tonesAdd.inHelp,
            discussion: HelpText.tonesAddMore.inHelp
        )
        @OptionGroup var common: CommonOptions
        @Argument(help: .text(.tonesAddFile)) var file: String
        @Option(help: .text(.tonesAddName)) var name: String?

        func run() throws {
            var operation = AddTone()
            operation.path = URL(fileURLWithPath: file).standardizedFileURL.path
            operation.title = name
            try common.perform(operation) { row, pick in
                if let alarms = row.alarms {
                    let names = alarms.joined(separator: ", ")
                    return pick(TerminalText.toneReplaced(alarms: names))
                }
                return pick(TerminalText.toneAdded(name: row.name))
            }
        }
    }

    struct Remove: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: HelpText.tonesRemove.inHelp,
            discussion: HelpText.tonesRemoveMore.inHelp)
        @OptionGroup var common: CommonOptions
        @Argument(help: .text(.tonesRemoveName)) var name: String

        func run() throws {
            var operation = RemoveTone()
            operation.id = name
            try common.perform(operation) { _, pick in pick(TerminalText.toneRemoved) }
        }
    }

    struct Play: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: HelpText.tonesPlay.inHelp)
        @OptionGroup var common: CommonOptions
        @Argument(help: .text(.tonesPlayName)) var name: String
        @Option(help: .text(.sharedVolume)) var volume = 40
        @Option(help: .text(.tonesPlaySeconds)) var seconds = 5

        func run() throws {
            var operation = PlayTone()
            operation.tone = name
            operation.volume = volume
            operation.seconds = seconds
            try common.perform(operation) { row, pick in
                row.peakDecibels.map {
                    let level = "\(name): \(Int($0.rounded())) dB"
                    return pick(TerminalText.toneLoudest(level: level))
                } ?? name
            }
        }
    }
}

extension ListTones: PerformedHere {
    func perform(_ context: OperationContext, home: String) -> [ToneRow] {
        ToneCatalogue.all.map {
            ToneRow(name: $0.name, kind: .builtIn, summary: Wording(in: .english)($0.summary))
        }
            + ToneLibrary(home: home).names.map { ToneRow(name: $0, kind: .own) }
    }
}

extension AddTone: PerformedHere {
    func perform(_ context: OperationContext, home: String) throws -> ToneRow {
        if let path { return try add(path, named: path, context.service, home: home) }
        let given = try GivenFile(file, mostBytes: GivenFile.mostBytesOfTone)
        return try withFile(given) { try add($0, named: given.name, context.service, home: home) }
    }

    /// - Parameter file: what the file is called.
    private func add(_ path: String, named file: String, _ service: CommandService, home: String) throws
        -> ToneRow
    {
        let name = title.flatMap { $0.isEmpty ? nil : $0 } ?? ToneLibrary.name(ofFile: file)
        if ToneCatalogue.all.contains(where: { $0.name == name }) {
            throw CommandError.refused(.builtInToneChooseAnother(name: name))
        }
        try ToneLibrary(home: home).add(path, as: name)
        let alarms = try service.replace(try AlarmOptions.tone(name, home: home)).map { alarm in
            let label = alarm.state.definition?.label ?? ""
            return label.isEmpty ? alarm.id.text : label
        }
        return ToneRow(name: name, kind: .own, alarms: alarms.isEmpty ? nil : alarms)
    }

    /// Passes `body` a temporary file with the content, readable only by the person. It keeps the file name's extension,
    /// which identifies one of the formats.
    private func withFile<Value>(_ file: GivenFile, _ body: (_ path: String) throws -> Value) throws -> Value
    {
        let folder = FileManager.default.temporaryDirectory.appending(path: "vow-given-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        defer { Files.remove(folder.path) }
        let ending = (file.name as NSString).pathExtension.lowercased()
        let isPlain =
            (1...5).contains(ending.count) && ending.allSatisfy { $0.isASCII && $0.isLetter || $0.isNumber }
        let path = folder.appending(path: "tone." + (isPlain ? ending : "sound")).path
        try file.data.write(to: URL(filePath: path))
        return try body(path)
    }
}

extension RemoveTone: PerformedHere {
    func perform(_ context: OperationContext, home: String) throws -> RemovedRow {
        try ToneLibrary(home: home).remove(id)
        return RemovedRow(removed: id)
    }
}

extension PlayTone: PerformedHere {
    func perform(_ context: OperationContext, home: String) throws -> PlayedToneRow {
        let name = try AlarmOptions.tone(tone, home: home).name
        let source: RingRequest.Source = name.contains("/") ? .file(path: name) : .tone(name)
        // Without a recording the row does not say whether it was heard.
        let recording = try? SinkRecording(server: nil, samplesPerSecond: 16_000)
        defer { recording?.close() }
        let ringer = PulseAudioRinger(server: nil, files: SndfileReader())
        try ringer.start(RingRequest(source: source, volumePercent: volume, rampSeconds: 0)) { _ in }
        defer { ringer.stop() }
        let loudest = try recording.map { try level($0, shows: context.remark != nil) } ?? nil
        if recording == nil { sleep(UInt32(seconds)) }
        return PlayedToneRow(name: tone, peakDecibels: loudest)
    }

    /// The highest level, in decibels of full scale.
    /// - Parameter shows: whether a terminal shows the level each quarter of a second.
    private func level(_ recording: SinkRecording, shows: Bool) throws -> Double? {
        let isShown = shows && isatty(2) == 1
        var loudest = -Double.infinity
        for _ in 0..<4 * seconds {
            let stretch = try recording.read(recording.samplesPerSecond / 4)
            let level = SoundLevel.loudestDecibels(of: stretch.samples)
            loudest = max(loudest, level)
            guard isShown else { continue }
            let bar = level.isFinite ? String(repeating: "▮", count: max(0, Int(level + 60) / 3)) : ""
            Output.note("\r\u{1b}[K\(bar)")
        }
        if isShown { Output.note("\r\u{1b}[K") }
        return loudest.isFinite ? loudest : nil
    }
}
