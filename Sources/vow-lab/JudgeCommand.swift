import ArgumentParser
import Foundation
import VowAnswers
import VowCommandLine
import VowCore
import VowPorts
import VowRecitation
import VowRuntime
import VowSystem

/// `vow-lab judge`: would these recitations have stopped the alarm?
struct JudgeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "judge", abstract: "Judge many recitations, given as words or as recordings.",
        discussion: """
            Judges as a run does. One question a line, as JSON:
              {"id":1,"lines":["I keep promises to myself."],"transcript":"i keep promises to myself"}
              {"id":2,"lines":["Hago ejercicio."],"audio":"take.flac","language":"es","challengeWord":"isla"}
            and one answer a line in the same order, as `vow judge --json` gives it, with the id; a question that cannot \
            be judged gives {"id":…,"error":"…"} and the others go on. Exit code 0 when all input was worked through.

            With "liveness":true in a question the sound is measured, too: "flags" then holds what speaks against a \
            live voice, as {"name","value","threshold"} with the names playback, lowEnergy and micLoop, and is empty \
            for a clean recording; why it was refused stands in "reasons". Flags do not change "passed": a run asks \
            for one more time.
            """)
    @OptionGroup var place: HomeOptions
    @Option(help: ArgumentHelp("A file of questions, or - for standard input.", valueName: "file"))
    var batch: String
    @Option(help: "The speech engine; the best one of a language when left out.") var engine = "auto"

    func run() throws {
        try Exit.reporting {
            if let objection = SettingKey.engine.objection(to: engine) {
                throw CommandError.refused(objection)
            }
            var judge = Judge(source: speechEngines(home: place.path), engine: engine)
            try LineReader.forEachLine(of: batch) { line in
                guard let answer = JudgeBatch.answer(to: line, &judge) else { return }
                Output.line(answer)
            }
        }
    }
}

/// The rows of `vow-lab judge`, and the answers to them.
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
        let message: TextCode
    }

    /// The answer to one row; nil for a blank line.
    static func answer(to line: Data, _ judge: inout Judge) -> String? {
        guard line.contains(where: { $0 != 32 && $0 != 13 && $0 != 9 }) else { return nil }
        let id = identifier(of: line)
        do {
            return try judge.answer(try question(line)).json(id: id)
        } catch let mistake as Mistake {
            return error(mistake.message, id: id)
        } catch let failure as PortFailure {
            return error(failure.told, id: id)
        } catch {
            return self.error(.rowNoJsonObjectWith, id: id)
        }
    }

    private static func question(_ line: Data) throws -> JudgeQuestion {
        let row: Row
        do { row = try JSONDecoder().decode(Row.self, from: line) } catch let error as DecodingError {
            if case .typeMismatch(_, let context) = error, let key = context.codingPath.first?.stringValue {
                throw Mistake(message: .valueOfHasWrongType(key: key))
            }
            throw Mistake(message: .rowNoJsonObject)
        }
        guard let lines = row.lines, !lines.isEmpty,
            !lines.contains(where: { $0.allSatisfy(\.isWhitespace) })
        else {
            throw Mistake(message: .linesMissingOrEmptyOr)
        }
        guard (row.transcript == nil) != (row.audio == nil) else {
            throw Mistake(message: .giveEitherTranscriptOrAudio)
        }
        guard let language = Language(rawValue: row.language ?? "en") else {
            throw Mistake(message: .languageNotOneOfEn(language: row.language ?? ""))
        }
        if let objection = row.challengeWord.flatMap(JudgeQuestion.objection(toWord:)) {
            throw Mistake(message: objection)
        }
        var question = JudgeQuestion(
            lines: lines,
            recitation: try JudgeQuestion.recitation(transcript: row.transcript, audio: row.audio),
            language: language, challengeWord: row.challengeWord)
        question.liveness = row.liveness ?? false
        return question
    }

    /// The row's own `id`, as JSON text; null when it has none.
    static func identifier(of line: Data) -> String {
        // What was read as JSON can be written as JSON.
        guard let id = JSON.object(line)?["id"],
            let data = try? JSONSerialization.data(
                withJSONObject: id, options: [.fragmentsAllowed, .sortedKeys])
        else { return "null" }
        return String(decoding: data, as: UTF8.self)
    }

    static func error(_ message: TextCode, id: String) -> String {
        #"{"id":\#(id),"error":\#(JSONText.quoted(Wording(in: .english)(message)))}"#
    }
}
