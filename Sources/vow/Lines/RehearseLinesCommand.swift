import ArgumentParser
import Foundation
import LinuxAdapters
import SoundAdapters
import VowAnswers
import VowCommandLine
import VowCore
import VowPorts
import VowRecitation
import VowRuntime

/// `vow rehearse-lines`: each line said once in peace.
struct RehearseLinesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rehearse-lines",
        abstract: HelpText.rehearseLines.inHelp,
        discussion: HelpText.rehearseLinesMore.inHelp)
    @OptionGroup var common: CommonOptions
    @Argument(help: .text(.rehearseLinesLines)) var lines: [String] = []
    @Option(name: .long, parsing: .upToNextOption, help: .text(.rehearseLinesSound))
    var sound: [String] = []
    @Option(help: .text(.rehearseLinesManifest, valueName: "file"))
    var manifest: String?
    @Option(help: .text(.rehearseLinesLanguage)) var language: Language?
    @Flag(help: .text(.rehearseLinesCheck)) var check = false

    func run() throws {
        let rows = try Exit.reporting { try rehearse() }
        if common.json { JSONPrinter.print(rows) }
        let failed: Set<String?> = ["tooFar", "changed", "unclear", "silent"]
        if rows.contains(where: { failed.contains($0.outcome) }) { throw Exit.no }
    }

    private func rehearse() throws -> [RehearsedLineRow] {
        let service = try common.service()
        let overview = try service.present()
        let texts = RehearsalTexts(overview.settings)
        let chosen = try entries(overview)
        guard !chosen.isEmpty else {
            throw CommandError.refused(.noLinesToRehearseAdd)
        }
        guard manifest == nil || sound.isEmpty else {
            throw CommandError.refused(.giveRecordingsBySoundOr)
        }
        guard overview.runs.isEmpty || check else {
            throw CommandError.refused(Refusal(RefusalText.rehearsalWhileRinging))
        }
        let say: ((String) -> Void)? = common.json ? nil : { Output.line($0) }
        let rehearsing = LineRehearsing(service: service, texts: texts, say: say)
        if check { return try chosen.map { try rehearsing.checked($0) } }
        var ears: any RehearsalHearing
        if let recordings = try recordings(chosen, texts) {
            ears = RecordedRehearsal(
                files: recordings, source: speechEngines(home: common.homePath), settings: overview.settings)
        } else {
            ears = SpokenRehearsal(
                room: RehearsalListener(
                    source: speechEngines(home: common.homePath),
                    microphone: PulseAudioMicrophone(server: nil),
                    clock: try LinuxWakeClock(), engine: { overview.settings.engine(for: $0) }),
                texts: texts, isQuiet: common.json)
            say?(texts.opening)
        }
        return try rehearsing.rehearse(chosen, &ears)
    }

    private func entries(_ overview: DeviceOverview) throws -> [LineList.Entry] {
        let all = overview.book.entries.filter { language == nil || $0.language == language }
        if lines.isEmpty { return all }
        return try lines.map { wanted in
            let id = try Named.line.identifier(wanted, among: all.map(\.id))
            return all.first { $0.id == id }!
        }
    }

    /// The recordings that stand in for the microphone, by line; nil when none were given.
    private func recordings(_ chosen: [LineList.Entry], _ texts: RehearsalTexts) throws -> [LineID: String]? {
        if let manifest {
            guard let data = FileManager.default.contents(atPath: manifest) else {
                throw CommandError.refused(.tableCannotBeRead(manifest: manifest))
            }
            var files: [LineID: String] = [:]
            // Some programs mark a text as UTF-8; the mark is no part of it.
            let text = String(decoding: data, as: UTF8.self).trimmingPrefix("\u{FEFF}")
            for row in text.split(whereSeparator: \.isNewline) {
                let cells = row.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
                    .map(String.init)
                let entry = chosen.first { $0.id.text == cells[0] || $0.text == cells[0] }
                guard cells.count == 2, let entry else {
                    throw CommandError.refused(.noLineFitsRowOf(row: row, manifest: manifest))
                }
                files[entry.id] = cells[1]
            }
            return files
        }
        if sound.isEmpty { return nil }
        guard sound.count == chosen.count else {
            throw CommandError.refused(worded: texts.miscounted(lines: chosen.count, recordings: sound.count))
        }
        return Dictionary(uniqueKeysWithValues: zip(chosen.map(\.id), sound))
    }
}

/// Takes lines one by one, and says how each was heard.
struct LineRehearsing {
    let service: CommandService
    let texts: RehearsalTexts
    /// Receives what is found, or nil if nobody reads it.
    let say: ((String) -> Void)?

    func rehearse(_ chosen: [LineList.Entry], _ ears: inout any RehearsalHearing) throws -> [RehearsedLineRow]
    {
        var rows: [RehearsedLineRow] = []
        for entry in chosen {
            switch try ears.hear(entry) {
            case .stopped: return rows
            case .skipped: continue
            case .silent:
                say?("  " + texts.nothing)
                rows.append(
                    RehearsedLineRow(
                        line: entry.id, text: entry.text, heard: nil, score: nil, outcome: "silent",
                        advice: []))
            case .heard(let evidence, let fingerprint):
                let rehearsal = try service.rehearse(line: entry.id, evidence, fingerprint: fingerprint)
                rows.append(try finished(entry, rehearsal))
            }
        }
        let learnt = rows.count { $0.outcome == RehearsalOutcome.learnt.rawValue }
        say?(
            texts.summary(
                rehearsed: rows.count, learnt: learnt, warned: rows.count { !$0.advice.isEmpty }))
        return rows
    }

    /// What is known of a line without listening.
    func checked(_ entry: LineList.Entry) throws -> RehearsedLineRow {
        let advice = try advice(entry)
        say?("\(advice.isEmpty ? "✓" : "!") \(entry.text)")
        return row(entry, nil, advice)
    }

    private func finished(_ entry: LineList.Entry, _ rehearsal: LineRehearsal) throws -> RehearsedLineRow {
        let mark = rehearsal.outcome == .heard || rehearsal.outcome == .learnt ? "✓" : "✗"
        say?("\(mark) \(entry.text)")
        say?("  " + texts.heard(rehearsal.evidence.transcript))
        say?("  \(Texts.decimal(rehearsal.score, places: 2))  " + texts.outcome(rehearsal.outcome))
        return row(entry, rehearsal, try advice(entry))
    }

    private func advice(_ entry: LineList.Entry) throws -> [String] {
        try service.present().book.state(of: entry.id).advice.map(texts.advice)
    }

    private func row(_ entry: LineList.Entry, _ rehearsal: LineRehearsal?, _ advice: [String])
        -> RehearsedLineRow
    {
        for text in advice { say?("  ! " + text) }
        return RehearsedLineRow(
            line: entry.id, text: entry.text, heard: rehearsal?.evidence.transcript, score: rehearsal?.score,
            outcome: rehearsal?.outcome.rawValue, advice: advice)
    }
}

extension RehearseLine: PerformedHere {
    func perform(_ context: OperationContext, home: String) throws -> [RehearsedLineRow] {
        let service = context.service
        let overview = try service.present()
        let id = try service.line(named: id)
        guard let entry = overview.book.entries.first(where: { $0.id == id }) else {
            throw CommandError.refused(Named.line.refusal(of: id.text))
        }
        guard overview.runs.isEmpty else {
            throw CommandError.refused(Refusal(RefusalText.rehearsalWhileRinging))
        }
        let texts = RehearsalTexts(overview.settings)
        var ears: any RehearsalHearing = SpokenRehearsal(
            room: RehearsalListener(
                source: speechEngines(home: home), microphone: PulseAudioMicrophone(server: nil),
                clock: try LinuxWakeClock(), engine: { overview.settings.engine(for: $0) }),
            texts: texts, isQuiet: true)
        return try LineRehearsing(service: service, texts: texts, say: nil).rehearse([entry], &ears)
    }
}

/// What came of asking for a line.
enum RehearsedLine {
    /// With what the sound is known by, where it came from the microphone.
    case heard(AttemptEvidence, SoundFingerprint?)
    case silent
    case skipped
    case stopped
}

/// Hears a person's lines one by one.
protocol RehearsalHearing {
    mutating func hear(_ line: LineList.Entry) throws -> RehearsedLine
}

/// The person, at the microphone.
struct SpokenRehearsal: RehearsalHearing {
    var room: RehearsalListener
    let texts: RehearsalTexts
    let isQuiet: Bool

    mutating func hear(_ line: LineList.Entry) throws -> RehearsedLine {
        try room.prepare(line.language)
        // Where nobody can be asked, every line is listened for at once.
        if isatty(0) == 1 {
            tell("\n\(line.text)\n\(texts.readiness)")
            guard let answer = readLine() else { return .stopped }
            switch answer.trimmingCharacters(in: .whitespaces) {
            case "q": return .stopped
            case "s": return .skipped
            default: break
            }
        }
        let isTerminal = TerminalWidth.canDraw(on: 2) && !isQuiet
        let prompt = isQuiet ? nil : "● " + texts.prompt(line.text)
        let heard = try room.hear(line.text, language: line.language) {
            if let prompt { Output.line(prompt) }
            fflush(nil)
        } partial: { words in
            if isTerminal { Output.note("\r\u{1b}[K  … \(words)") }
        }
        if isTerminal { Output.note("\r\u{1b}[K") }
        return heard.map { .heard($0, room.heardFingerprint) } ?? .silent
    }

    private func tell(_ text: String) { if !isQuiet { Output.line(text) } }
}

/// Recordings instead of a person.
struct RecordedRehearsal: RehearsalHearing {
    let files: [LineID: String]
    let source: any TranscriberSource
    let settings: Settings
    private var judges: [Language: Judge] = [:]

    init(files: [LineID: String], source: any TranscriberSource, settings: Settings) {
        self.files = files
        self.source = source
        self.settings = settings
    }

    mutating func hear(_ line: LineList.Entry) throws -> RehearsedLine {
        guard let file = files[line.id] else { return .skipped }
        let samples = try SndfileReader().samples(
            ofFileAt: file, samplesPerSecond: 16_000, maximumSeconds: 120)
        var judge =
            judges[line.language]
            ?? Judge(source: source, engine: settings.engine(for: line.language))
        let evidence = try judge.evidence(
            for: JudgeQuestion(lines: [line.text], recitation: .sound(samples), language: line.language))
        judges[line.language] = judge
        return .heard(evidence, nil)
    }
}
