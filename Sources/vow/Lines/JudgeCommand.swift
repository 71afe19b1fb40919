import ArgumentParser
import Foundation
import SoundFile
import VowAnswers
import VowCore
import VowPorts
import VowRecitation
import VowRuntime

/// `vow judge`: would this recitation have stopped the alarm?
struct JudgeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "judge", abstract: "Judge a recitation, given as words or as a recording.",
        discussion: """
            Judges as a run does. Exit code 0: passed, 1: refused.

            With --batch, one question a line, as JSON:
              {"id":1,"lines":["I keep promises to myself."],"transcript":"i keep promises to myself"}
              {"id":2,"lines":["Hago ejercicio."],"audio":"take.flac","language":"es","challengeWord":"isla"}
            and one answer a line in the same order; a question that cannot be judged gives {"id":…,"error":"…"} \
            and the others go on. Exit code 0 when all input was worked through.

            With "liveness":true in a question the sound is measured, too: "flags" then holds what speaks against a \
            live voice, as {"name","value","threshold"} with the names playback, lowEnergy and micLoop, and is empty \
            for a clean recording; why it was refused stands in "reasons". Flags do not change "passed": a run asks \
            for one more time.

            In JSON each line tells what its score was made from: components (words: Jaccard; characters: \
            Levenshtein; sounds; meaning: content words said, inflected or by a synonym; contradiction; clarity; \
            unexplained), guards, the engine's secondOpinion, and the closeness of an embedding where one is \
            installed (null elsewhere).
            """)
    @OptionGroup var common: CommonOptions
    @Option(name: .customLong("line"), parsing: .upToNextOption, help: "The lines that had to be said.")
    var lines: [String] = []
    @Option(help: "The words that were heard.") var transcript: String?
    @Option(help: "A recording: WAV, FLAC or OGG, any rate, any number of channels.") var audio: String?
    @Option(help: "en, es or zh.") var language: Language = .english
    @Option(help: "The speech engine; the configured one when left out.") var engine: String?
    @Option(help: "A word that had to be said too.") var challengeWord: String?
    @Option(help: "The score a line needs, 0.5 to 1.") var similarity: Double = 0.72
    @Option(help: ArgumentHelp("A file of questions, or - for standard input.", valueName: "file"))
    var batch: String?

    func run() throws {
        try Exit.reporting {
            var judge = try makeJudge()
            if let batch {
                guard lines.isEmpty, transcript == nil, audio == nil, challengeWord == nil else {
                    throw CommandError.refused(
                        "With --batch, the file says what is judged. Leave the rest out.")
                }
                return try answer(batch, &judge)
            }
            guard !lines.isEmpty else {
                throw CommandError.refused("Give at least one --line, or --batch FILE.")
            }
            guard !lines.contains(where: { $0.allSatisfy(\.isWhitespace) }) else {
                throw CommandError.refused("A line is empty; nobody can say it.")
            }
            guard (transcript == nil) != (audio == nil) else {
                throw CommandError.refused("Give either --transcript TEXT or --audio FILE.")
            }
            guard similarity >= 0.5, similarity <= 1 else {
                throw CommandError.refused("The similarity \(similarity) is not between 0.5 and 1.")
            }
            if let challengeWord, let objection = JudgeBatch.objection(toWord: challengeWord) {
                throw CommandError.refused(objection)
            }
            let answer = try judge.answer(
                JudgeQuestion(
                    lines: lines, recitation: try JudgeBatch.recitation(transcript: transcript, audio: audio),
                    language: language, challengeWord: challengeWord, minimumSimilarity: similarity))
            if common.json {
                Output.line(JudgeBatch.json(answer, id: nil))
            } else {
                // A log that cannot be read is no reason to keep quiet about words.
                for row in JudgeTexts((try? settings()) ?? Settings()).lines(answer) { Output.line(row) }
            }
            if !answer.passed { throw Exit.no }
        }
    }

    /// Judging needs no home: the setting is looked up only where there is one.
    private func makeJudge() throws -> Judge {
        if let engine, let objection = SettingKey.engine.objection(to: engine) {
            throw CommandError.refused(objection)
        }
        let wished = try engine ?? settings()?.engine(for: language) ?? "auto"
        return Judge(source: speechEngines(home: common.homePath), engine: wished)
    }

    private func settings() throws -> Settings? {
        guard FileManager.default.fileExists(atPath: common.homePath + "/log.sqlite") else { return nil }
        return try common.service().present().settings
    }

    private func answer(_ path: String, _ judge: inout Judge) throws {
        try LineReader.forEachLine(of: path) { line in
            guard let answer = JudgeBatch.answer(to: line, &judge) else { return }
            Output.line(answer)
        }
    }
}

/// Hands over the lines of a stream as they come, so that a program may ask and wait.
enum LineReader {
    /// The lines of the file of a path, or of the standard input for "-".
    static func forEachLine(of path: String, _ body: (Data) throws -> Void) throws {
        // A folder can be opened, but not read.
        var isFolder: ObjCBool = false
        let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        let file = isThere && isFolder.boolValue ? nil : FileHandle(forReadingAtPath: path)
        guard let input = path == "-" ? FileHandle.standardInput : file else {
            throw CommandError.refused("The file \(path) cannot be read.")
        }
        try forEach(in: input, body)
    }

    static func forEach(in input: FileHandle, _ body: (Data) throws -> Void) throws {
        var rest = Data()
        while let chunk = try input.read(upToCount: 1 << 16), !chunk.isEmpty {
            rest.append(chunk)
            var start = rest.startIndex
            while let end = rest[start...].firstIndex(of: 10) {
                try body(rest[start..<end])
                start = end + 1
            }
            rest = Data(rest[start...])
        }
        if !rest.isEmpty { try body(rest) }
    }
}

/// The batch form of `vow judge`.
enum JudgeBatch {
    /// A row's identifier: whatever JSON value it is, it comes back as it was.
    private struct Row: Decodable {
        let lines: [String]?
        let transcript: String?
        let audio: String?
        let language: String?
        let challengeWord: String?
        let liveness: Bool?
    }

    private struct Mistake: Error {
        let message: String
    }

    /// The answer to one row; nil for a blank line.
    static func answer(to line: Data, _ judge: inout Judge) -> String? {
        guard line.contains(where: { $0 != 32 && $0 != 13 && $0 != 9 }) else { return nil }
        let id = identifier(of: line)
        do {
            return json(try judge.answer(try question(line)), id: id)
        } catch let mistake as Mistake {
            return error(mistake.message, id: id)
        } catch let failure as PortFailure {
            return error(failure.description, id: id)
        } catch {
            return self.error("The row is no JSON object with the agreed keys.", id: id)
        }
    }

    private static func question(_ line: Data) throws -> JudgeQuestion {
        let row: Row
        do { row = try JSONDecoder().decode(Row.self, from: line) } catch let error as DecodingError {
            if case .typeMismatch(_, let context) = error, let key = context.codingPath.first?.stringValue {
                throw Mistake(message: "The value of \"\(key)\" has the wrong type.")
            }
            throw Mistake(message: "The row is no JSON object.")
        }
        guard let lines = row.lines, !lines.isEmpty,
            !lines.contains(where: { $0.allSatisfy(\.isWhitespace) })
        else {
            throw Mistake(message: "\"lines\" is missing or empty, or one of them is.")
        }
        guard (row.transcript == nil) != (row.audio == nil) else {
            throw Mistake(message: "Give either \"transcript\" or \"audio\".")
        }
        guard let language = Language(rawValue: row.language ?? "en") else {
            throw Mistake(message: "The language \"\(row.language ?? "")\" is not one of en, es, zh.")
        }
        if let objection = row.challengeWord.flatMap(objection(toWord:)) { throw Mistake(message: objection) }
        var question = JudgeQuestion(
            lines: lines, recitation: try recitation(transcript: row.transcript, audio: row.audio),
            language: language, challengeWord: row.challengeWord)
        question.liveness = row.liveness ?? false
        return question
    }

    /// What is wrong with a challenge word: one that is empty, or more than one, is never heard.
    static func objection(toWord word: String) -> String? {
        let words = word.split(whereSeparator: \.isWhitespace)
        guard words.count != 1 || !word.contains(where: \.isLetter) else { return nil }
        return "The challenge word \"\(word)\" is not one word."
    }

    static func recitation(transcript: String?, audio: String?) throws(PortFailure)
        -> JudgeQuestion.Recitation
    {
        if let transcript { return .transcript(transcript) }
        return .sound(
            try SndfileReader().samples(ofFileAt: audio ?? "", samplesPerSecond: 16_000, maximumSeconds: 120))
    }

    /// The row's own `id`, as JSON text; null when it has none.
    static func identifier(of line: Data) -> String {
        guard let object = try? JSONSerialization.jsonObject(with: line) as? [String: Any],
            let id = object["id"],
            let data = try? JSONSerialization.data(
                withJSONObject: id, options: [.fragmentsAllowed, .sortedKeys])
        else { return "null" }
        return String(decoding: data, as: UTF8.self)
    }

    static func error(_ message: String, id: String) -> String {
        #"{"id":\#(id),"error":\#(JSONText.quoted(RefusalLanguage.wording.said(message)))}"#
    }

    /// One answer as JSON on one line.
    static func json(_ answer: JudgeAnswer, id: String?) -> String {
        let lines = answer.lines.indices.map { index in
            let line = answer.lines[index]
            let missed = line.missed.map(JSONText.quoted).joined(separator: ",")
            let parts = answer.parts.indices.contains(index) ? "," + json(answer.parts[index]) : ""
            return
                #"{"text":\#(JSONText.quoted(answer.texts[index])),"score":\#(number(line.score)),"#
                + #""passed":\#(line.passed),"missed":[\#(missed)]\#(parts)}"#
        }
        let reasons = answer.flags.map(JSONText.quoted).joined(separator: ",")
        let findings = answer.liveness.map { flags in
            flags.map {
                #"{"name":"\#($0.kind.rawValue)","value":\#(number($0.value)),"threshold":\#(number($0.threshold))}"#
            }.joined(separator: ",")
        }
        let said = findings.map { #""reasons":[\#(reasons)],"flags":[\#($0)]"# } ?? #""flags":[\#(reasons)]"#
        return "{" + (id.map { #""id":\#($0),"# } ?? "")
            + #""passed":\#(answer.passed),"score":\#(number(answer.score)),"lines":[\#(lines.joined(separator: ","))],"#
            + #""transcript":\#(JSONText.quoted(answer.transcript)),\#(said),"engine":\#(JSONText.quoted(answer.engine))}"#
    }

    /// What a line's score was made from.
    private static func json(_ parts: LineParts) -> String {
        let components = parts.components
        let named = [
            ("words", components.tokenOverlap), ("characters", components.characterSimilarity),
            ("sounds", components.phoneticSimilarity), ("meaning", components.semanticSimilarity),
            ("contradiction", components.contradiction), ("clarity", components.clarity),
            ("unexplained", components.unexplained),
        ].map { #""\#($0.0)":\#(number($0.1))"# }
        let guards = parts.guards.map { finding in
            #"{"kind":"\#(finding.kind.rawValue)","expected":\#(JSONText.quoted(finding.expected)),"#
                + #""heard":\#(JSONText.quoted(finding.heard))}"#
        }
        let opinion = parts.opinion.map { opinion in
            let fields: [(String, Int?)] = [
                ("pieces", opinion.pieceCount), ("likelihoodHundredths", opinion.likelihoodHundredths),
                ("leastHundredths", opinion.leastHundredths), ("gainHundredths", opinion.gainHundredths),
                ("silenceHundredths", opinion.silence?.likelihoodHundredths),
                ("leastAddedHundredths", opinion.silence?.leastAddedHundredths),
            ]
            let words = opinion.words.map {
                #"{"word":\#(JSONText.quoted($0.text)),"behindHundredths":\#($0.behindHundredths)}"#
            }
            let named =
                fields.compactMap { field in field.1.map { #""\#(field.0)":\#($0)"# } }
                + [#""words":[\#(words.joined(separator: ","))]"#]
            return "{\(named.joined(separator: ","))}"
        }
        let embedding = parts.meaning.map {
            #"{"model":\#(JSONText.quoted($0.model)),"closeness":\#(number(Double($0.closenessHundredths) / 100))}"#
        }
        return
            #""components":{\#(named.joined(separator: ","))},"guards":[\#(guards.joined(separator: ","))],"#
            + #""secondOpinion":\#(opinion ?? "null"),"embedding":\#(embedding ?? "null")"#
    }

    /// Four places are more than a threshold of two places needs, and the same on every machine.
    private static func number(_ value: Double) -> String { Texts.decimal(value, places: 4) }
}
