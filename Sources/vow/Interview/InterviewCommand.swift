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
import VowSystem

/// `vow interview`: the conversation that finds the lines.
struct InterviewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "interview",
        abstract: HelpText.interview.inHelp,
        discussion: HelpText.interviewMore(
            answers: Self.answersRow, lines: Self.linesRow, utterance: Self.utteranceRow, talk: Self.talkRow,
            error: Self.errorRow
        ).inHelp)

    private static let answersRow = #"""
        {"id":1,"language":"en","change":"work out 4 times a week","importance":8,"whyNotLower":"…",
           "confidence":6,"upOnePoint":"…","benefits":"…","barriers":"…","supports":"…"}
        """#
    private static let linesRow =
        #"{"id":1,"summary":"…","goalLines":["…"],"affirmationLines":["…"],"notes":["…"]}"#
    private static let utteranceRow = #"{"id":1,"text":"I could try","language":"en"}"#
    private static let talkRow = #"{"id":1,"talk":"change","kinds":["ability"]}"#
    private static let errorRow = #"{"id":…,"error":"…"}"#
    @OptionGroup var common: CommonOptions
    @Option(
        help: .text(.interviewBatch, valueName: "file"))
    var batch: String?
    @Option(help: .text(.interviewClassify, valueName: "file"))
    var classify: String?
    @Option(help: .text(.interviewLanguage)) var language: Language?
    @Flag(
        help: .text(.interviewSpeak)
    )
    var speak = false
    @Flag(help: .text(.interviewWhy)) var why = false

    func run() throws {
        try Exit.reporting {
            guard batch == nil || classify == nil else {
                throw CommandError.refused(.giveEitherBatchFileOr)
            }
            if let batch {
                let wording = common.wording
                return try JSONLines.answer(batch) { InterviewBatch.answer(to: $0, wording) }
            }
            if let classify {
                var batch = TalkBatch(explains: why, wording: common.wording)
                return try JSONLines.answer(classify) { batch.answer(to: $0) }
            }
            try converse()
        }
    }
}

extension InterviewCommand {
    private func converse() throws {
        let service = try common.service(makingHome: true)
        let settings = try service.present().settings
        let wording = Wording(settings)
        let chosen = language ?? wording.ofLines
        let ear = try speak ? spokenEar(settings, try service.openInterview().state.language ?? chosen) : nil
        let terminal = InterviewTerminal(
            service: service, model: CloudModel.agreed(settings, home: common.homePath), wording: wording
        ) {
            ear?.next(wording) ?? AnswerReader.typed("> ")
        }
        let isOver = try terminal.run(language: chosen)
        if !isOver { throw Exit.no }
    }
}

extension InterviewCommand {
    private func spokenEar(_ settings: Settings, _ language: Language) throws -> AnswerReader {
        var room = RehearsalListener(
            source: speechEngines(home: common.homePath), microphone: PulseAudioMicrophone(server: nil),
            clock: try LinuxWakeClock(), engine: { settings.engine(for: $0) })
        try room.prepare(language)
        return AnswerReader(room: room, language: language)
    }
}

/// An answer that is said, or typed.
final class AnswerReader {
    private var room: RehearsalListener
    private let language: Language

    init(room: RehearsalListener, language: Language) {
        self.room = room
        self.language = language
    }

    /// A typed line; nil where the input ended.
    static func typed(_ prompt: String) -> String? {
        Output.put(prompt)
        return readLine()
    }

    /// What the person said after Enter, or typed; nil where the input ended.
    func next(_ wording: Wording) -> String? {
        while true {
            let prompt = wording(InterviewTerminalText.prompt) + " "
            guard let typed = Self.typed(prompt) else { return nil }
            guard typed.allSatisfy(\.isWhitespace) else { return typed }
            do throws(PortFailure) {
                let heard = try room.hear(nil, language: language) {
                    Output.line("● …")
                } partial: { _ in
                }
                if let text = heard?.transcript, text.contains(where: \.isLetter) {
                    Output.line("  " + text)
                    return text
                }
                Output.line(wording(PageText.interviewSilent))
            } catch {
                Exit.say(wording(error.told))
            }
        }
    }
}

/// Questions as JSON, one a line, and an answer to each in the same order.
enum JSONLines {
    /// - Parameter path: a file, or "-" for standard input.
    static func answer(_ path: String, _ answer: (Data) -> String?) throws {
        var isFolder: ObjCBool = false
        let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        let file = isThere && isFolder.boolValue ? nil : FileHandle(forReadingAtPath: path)
        guard let input = path == "-" ? FileHandle.standardInput : file else {
            throw CommandError.refused(.fileCannotBeRead(path: path))
        }
        try LineReader.forEach(in: input) { line in
            guard line.contains(where: { $0 != 32 && $0 != 13 && $0 != 9 }), let text = answer(line) else {
                return
            }
            Output.line(text)
        }
    }

    /// A row's own fields, and its `id` as JSON text; nil where the line holds no JSON object.
    static func row(_ line: Data) -> (fields: [String: Any], id: String)? {
        guard let object = JSON.object(line) else { return nil }
        // What was read as JSON can be written as JSON.
        let data = object["id"].flatMap {
            try? JSONSerialization.data(withJSONObject: $0, options: [.fragmentsAllowed, .sortedKeys])
        }
        return (object, data.map { String(decoding: $0, as: UTF8.self) } ?? "null")
    }

    static func error(_ message: TextCode, id: String = "null", _ wording: Wording) -> String {
        #"{"id":\#(id),"error":\#(JSONText.quoted(wording(message)))}"#
    }

    static func list(_ texts: [String]) -> String {
        "[" + texts.map(JSONText.quoted).joined(separator: ",") + "]"
    }
}

/// The batch form of the line maker.
enum InterviewBatch {
    static func answer(to line: Data, _ wording: Wording) -> String {
        guard let (fields, id) = JSONLines.row(line) else {
            return JSONLines.error(.rowNoJsonObject, wording)
        }
        let lines = LineMaker.lines(from: answers(fields))
        guard lines.signs.level == .clear else { return stopped(at: lines.signs, id) }
        return #"{"id":\#(id),"summary":\#(JSONText.quoted(lines.summary)),"#
            + #""goalLines":\#(JSONLines.list(lines.goalLines)),"#
            + #""affirmationLines":\#(JSONLines.list(lines.affirmationLines)),"#
            + #""notes":\#(JSONLines.list(lines.notes))}"#
    }

    /// Nobody can answer the plain question here: after any sign of danger there is no line.
    private static func stopped(at signs: SafetySigns.Reading, _ id: String) -> String {
        let language = signs.language ?? .english
        let wording = Wording(setting: language.rawValue)
        let help = HelpLines.row(
            in: language, zone: ZoneDatabase().deviceRules.identifier, locale: HelpLines.machineLocale)
        let summary = wording(signs.level == .danger ? SafetyText.stop : SafetyText.ask)
        return #"{"id":\#(id),"summary":\#(JSONText.quoted(summary)),"goalLines":[],"affirmationLines":[],"#
            + #""notes":\#(JSONLines.list([help.plain]))}"#
    }

    private static func answers(_ fields: [String: Any]) -> InterviewAnswers {
        func text(_ key: String) -> String {
            switch fields[key] {
            case let text as String: text
            case let texts as [String]: texts.joined(separator: ", ")
            case let number as NSNumber: number.stringValue
            default: ""
            }
        }
        func scale(_ key: String) -> Int? {
            let number =
                (fields[key] as? NSNumber)?.doubleValue ?? (fields[key] as? String).flatMap(Double.init)
            return number.flatMap { $0.isFinite ? Int(min(max($0, 0), 10)) : nil }
        }
        return InterviewAnswers(
            language: Language(rawValue: text("language")), change: text("change"),
            importance: scale("importance"),
            whyNotLower: text("whyNotLower"), confidence: scale("confidence"), upOnePoint: text("upOnePoint"),
            benefits: text("benefits"), barriers: text("barriers"), supports: text("supports"),
            pastSuccess: text("pastSuccess"), plan: text("plan"), values: text("values"), name: text("name"))
    }
}

/// The batch form of the listener.
struct TalkBatch {
    let explains: Bool
    private let wording: Wording
    private let english = TalkListener(.english)
    private let spanish = TalkListener(.spanish)
    private let chinese = TalkListener(.chinese)

    init(explains: Bool, wording: Wording) { (self.explains, self.wording) = (explains, wording) }

    mutating func answer(to line: Data) -> String {
        guard let (fields, id) = JSONLines.row(line) else {
            return JSONLines.error(.rowNoJsonObject, wording)
        }
        guard let text = fields["text"] as? String else {
            return JSONLines.error(.textMissingOrNoText, id: id, wording)
        }
        let named = (fields["language"] as? String).flatMap { Language(rawValue: $0) }
        let language = named ?? TalkListener.language(of: text)
        let listener =
            switch language {
            case .english: english
            case .spanish: spanish
            case .chinese: chinese
            }
        let heard = listener.hear(text)
        let why = explains ? #","because":[\#(heard.cues.map(Self.json).joined(separator: ","))]"# : ""
        return
            #"{"id":\#(id),"talk":"\#(heard.side.rawValue)","kinds":\#(JSONLines.list(heard.kinds.map(\.rawValue)))\#(why)}"#
    }

    private static func json(_ cue: HeardTalk.Cue) -> String {
        #"{"cue":\#(JSONText.quoted(cue.name)),"words":\#(JSONText.quoted(cue.words)),"#
            + #""towardsChange":\#(cue.towardsChange),"towardsSustain":\#(cue.towardsSustain)}"#
    }
}
