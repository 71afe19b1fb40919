import ArgumentParser
import Foundation
import PulseAudio
import SoundFile
import Tones
import VowAnswers
import VowCommandLine
import VowCore
import VowHearing
import VowPorts
import VowRuntime

/// `vow tones`: what an alarm can sound like.
struct TonesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tones", abstract: HelpText.tones.inHelp,
        subcommands: [List.self, Add.self, Play.self, Remove.self], defaultSubcommand: List.self)

    static func rows(home: String) -> [ToneRow] {
        ToneCatalogue.all.map { ToneRow(name: $0.name, kind: .builtIn, summary: $0.summary) }
            + ToneLibrary(home: home).names.map { ToneRow(name: $0, kind: .own) }
    }

    /// Takes in a file as a tone. Alarms that ring with the tone of that name ring with the new one.
    /// - Parameters:
    ///   - name: what it is called; as the file is, where it is left out.
    ///   - service: the commands on the home's log; nil if there is no log yet, so no alarms.
    static func add(_ path: String, as name: String?, home: String, _ service: CommandService?) throws
        -> ToneRow
    {
        let name = name ?? ToneLibrary.name(ofFile: path)
        if ToneCatalogue.all.contains(where: { $0.name == name }) {
            throw CommandError.refused("\"\(name)\" is a built-in tone. Choose another name.")
        }
        try ToneLibrary(home: try Home.made(home)).add(path, as: name)
        guard let service else { return ToneRow(name: name, kind: .own) }
        let alarms = try service.replace(try AlarmOptions.tone(name, home: home)).map { alarm in
            let label = alarm.state.definition?.label ?? ""
            return label.isEmpty ? alarm.id.text : label
        }
        return ToneRow(name: name, kind: .own, alarms: alarms.isEmpty ? nil : alarms)
    }

    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: HelpText.tonesList.inHelp)
        @OptionGroup var common: CommonOptions

        func run() throws {
            let rows = TonesCommand.rows(home: common.homePath)
            if common.json { return JSONPrinter.print(rows) }
            let pick = RefusalLanguage.wording
            for row in rows {
                Output.line(
                    "\(Texts.leading(row.name, to: 14)) "
                        + (row.kind == .own ? pick("(yours)", "(tuyo)") : pick.said(row.summary)))
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
            try Exit.reporting {
                let path = URL(fileURLWithPath: file).standardizedFileURL.path
                let service = Home.isUnused(common.homePath) ? nil : try common.service()
                let row = try TonesCommand.add(path, as: name, home: common.homePath, service)
                if common.json { return JSONPrinter.print(row) }
                let pick = RefusalLanguage.wording
                if let alarms = row.alarms {
                    let names = alarms.joined(separator: ", ")
                    return Output.line(
                        pick(
                            "Replaced. Alarms that ring with the new sound from now on: \(names)",
                            "Sustituido. Alarmas que desde ahora suenan con el nuevo: \(names)"))
                }
                Output.line(
                    pick(
                        "Added. Take it: vow alarm edit ALARM --tone \(row.name)",
                        "Añadido. Úsalo: vow alarm edit ALARMA --tone \(row.name)"))
            }
        }
    }

    struct Remove: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: HelpText.tonesRemove.inHelp,
            discussion: HelpText.tonesRemoveMore.inHelp)
        @OptionGroup var common: CommonOptions
        @Argument(help: .text(.tonesRemoveName)) var name: String

        private struct Answer: Encodable { let removed: String }

        func run() throws {
            try Exit.reporting {
                try ToneLibrary(home: common.homePath).remove(name)
                if common.json { return JSONPrinter.print(Answer(removed: name)) }
                Output.line(RefusalLanguage.wording("Removed.", "Quitado."))
            }
        }
    }

    struct Play: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: HelpText.tonesPlay.inHelp)
        @OptionGroup var common: CommonOptions
        @Argument(help: .text(.tonesPlayName)) var name: String
        @Option(help: .text(.sharedVolume)) var volume = 40
        @Option(help: .text(.tonesPlaySeconds)) var seconds = 5

        private struct Answer: Encodable {
            let name: String
            let peakDecibels: Double?
        }

        func run() throws {
            try Exit.reporting {
                guard (0...100).contains(volume), (1...120).contains(seconds) else {
                    throw CommandError.refused("The volume goes from 0 to 100, the seconds from 1 to 120.")
                }
                let tone = try AlarmOptions.tone(name, home: common.homePath).name
                let source: RingRequest.Source = tone.contains("/") ? .file(path: tone) : .tone(tone)
                let recording = try? SinkRecording(server: nil, samplesPerSecond: 16_000)
                defer { recording?.close() }
                let ringer = PulseAudioRinger(server: nil, files: SndfileReader())
                try ringer.start(RingRequest(source: source, volumePercent: volume, rampSeconds: 0)) { _ in }
                defer { ringer.stop() }
                let loudest = try recording.map { try level($0) } ?? nil
                if recording == nil { sleep(UInt32(seconds)) }
                if common.json { return JSONPrinter.print(Answer(name: name, peakDecibels: loudest)) }
                let pick = RefusalLanguage.wording
                Output.line(
                    loudest.map {
                        let level = "\(name): \(Int($0.rounded())) dB"
                        return pick("\(level) at its loudest", "\(level) como máximo")
                    } ?? name)
            }
        }

        /// Shows the level each quarter of a second; the highest, in decibels of full scale.
        private func level(_ recording: SinkRecording) throws -> Double? {
            var loudest = -Double.infinity
            for _ in 0..<4 * seconds {
                let stretch = try recording.read(recording.samplesPerSecond / 4)
                let level = SoundLevel.loudestDecibels(of: stretch.samples)
                loudest = max(loudest, level)
                guard !common.json, isatty(2) == 1 else { continue }
                let bar = level.isFinite ? String(repeating: "▮", count: max(0, Int(level + 60) / 3)) : ""
                Output.note("\r\u{1b}[K\(bar)")
            }
            if !common.json, isatty(2) == 1 { Output.note("\r\u{1b}[K") }
            return loudest.isFinite ? loudest : nil
        }
    }
}
