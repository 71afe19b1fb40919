import ArgumentParser
import Foundation
import SoundAdapters
import VowAnswers
import VowCommandLine
import VowCore
import VowPorts
import VowRecitation
import VowRuntime

/// `vow-lab rate`: how a sentence was pronounced in a recording.
struct RateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rate", abstract: "Rate how a sentence was pronounced in a recording.",
        discussion: """
            Accuracy, fluency, completeness and prosody, each 0 to 100, and the accuracy of each word. English is held \
            against people's ratings of speakers of Mandarin (vow-lab evaluate --pronunciation); in Spanish and Chinese only \
            the order of good and spoiled recordings was looked at, and tones are not rated by themselves.

            With --batch, one recording a line, as JSON:
              {"id":1,"text":"Good morning.","audio":"take.flac","language":"en"}
            and one answer a line in the same order, as --json gives it, with the id; a recording that cannot be rated \
            gives {"id":…,"error":"…"} and the others go on. Exit code 0 when all input was worked through.
            """)
    @OptionGroup var common: CommonOptions
    @Option(help: "The sentence that was to be said.") var text: String?
    @Option(help: "A recording of at most 30 s: WAV, FLAC or OGG, any rate, any number of channels.")
    var audio: String?
    @Option(help: "en, es or zh.") var language: Language = .english
    @Option(help: ArgumentHelp("A file of recordings, or - for standard input.", valueName: "file"))
    var batch: String?

    func run() throws {
        try Exit.reporting {
            let raters = coachRaters(home: common.homePath)
            if let batch {
                guard text == nil, audio == nil else {
                    throw CommandError.refused(
                        .withBatchFileSaysWhat)
                }
                return try LineReader.forEachLine(of: batch) { line in
                    guard let answer = RatingBatch.answer(to: line, raters) else { return }
                    Output.line(answer)
                }
            }
            guard let text, let audio else {
                throw CommandError.refused(.giveTextTextAudioFile)
            }
            guard !SpokenSentence(text, language: language).words.isEmpty else {
                throw CommandError.refused(.textHasNoWordThat)
            }
            let rated = try raters.rating(
                of: text, in: language, heardIn: try RatingBatch.samples(ofFileAt: audio))
            if common.json {
                Output.line(RatingBatch.json(rated, id: nil))
            } else {
                show(rated)
            }
        }
    }

    private func show(_ rated: RatedPronunciation) {
        let rating = rated.rating
        Output.line("Accuracy      " + "\(rating.accuracy)")
        Output.line("Fluency       " + "\(rating.fluency)")
        Output.line("Completeness  " + "\(rating.completeness)")
        Output.line("Prosody       " + "\(rating.prosody)")
        Output.line(
            "Words         "
                + rating.words.map { "\($0.text) \($0.accuracy)" }.joined(separator: ", "))
        Output.line("Heard         " + rated.transcript)
        Output.line("Engine        " + rated.engine)
    }
}

/// The batch form of `vow-lab rate`.
enum RatingBatch {
    private static let longestSeconds = 30

    private struct Row: Decodable {
        let text: String?
        let audio: String?
        let language: String?
    }

    private struct Mistake: Error {
        let message: TextCode
    }

    /// The answer to one row; nil for a blank line.
    static func answer(to line: Data, _ rater: any PronunciationRater) -> String? {
        guard line.contains(where: { $0 != 32 && $0 != 13 && $0 != 9 }) else { return nil }
        let id = JudgeBatch.identifier(of: line)
        do {
            let (text, audio, language) = try question(line)
            return json(
                try rater.rating(of: text, in: language, heardIn: try samples(ofFileAt: audio)), id: id)
        } catch let mistake as Mistake {
            return JudgeBatch.error(mistake.message, id: id)
        } catch let failure as PortFailure {
            return JudgeBatch.error(failure.told, id: id)
        } catch {
            return JudgeBatch.error(.rowNoJsonObjectWith, id: id)
        }
    }

    private static func question(_ line: Data) throws -> (text: String, audio: String, language: Language) {
        let row: Row
        do { row = try JSONDecoder().decode(Row.self, from: line) } catch let error as DecodingError {
            if case .typeMismatch(_, let context) = error, let key = context.codingPath.first?.stringValue {
                throw Mistake(message: .valueOfHasWrongType(key: key))
            }
            throw Mistake(message: .rowNoJsonObject)
        }
        guard let text = row.text else { throw Mistake(message: .textMissing) }
        guard let audio = row.audio else { throw Mistake(message: .audioMissing) }
        guard let language = Language(rawValue: row.language ?? "en") else {
            throw Mistake(message: .languageNotOneOfEn(language: row.language ?? ""))
        }
        return (text, audio, language)
    }

    static func samples(ofFileAt path: String) throws(PortFailure) -> [Float] {
        try SndfileReader().samples(
            ofFileAt: path, samplesPerSecond: 16_000, maximumSeconds: longestSeconds)
    }

    /// One answer as JSON on one line.
    static func json(_ rated: RatedPronunciation, id: String?) -> String {
        let rating = rated.rating
        let words = rating.words.map { #"{"text":\#(JSONText.quoted($0.text)),"accuracy":\#($0.accuracy)}"# }
        return "{" + (id.map { #""id":\#($0),"# } ?? "")
            + #""accuracy":\#(rating.accuracy),"fluency":\#(rating.fluency),"#
            + #""completeness":\#(rating.completeness),"prosody":\#(rating.prosody),"#
            + #""words":[\#(words.joined(separator: ","))],"transcript":\#(JSONText.quoted(rated.transcript)),"#
            + #""engine":\#(JSONText.quoted(rated.engine))}"#
    }
}
