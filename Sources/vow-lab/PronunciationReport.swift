import VowAnswers
import Foundation
import SoundAdapters
import VowCommandLine
import VowLab
import VowPorts
import VowRecitation
import VowRuntime

/// `vow-lab evaluate --pronunciation`: how well ratings go with those of people.
enum PronunciationReport {
    /// Rates the recordings of a table and prints figures, or JSON.
    static func run(_ path: String, home: String, json: Bool) throws {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw CommandError.refused(.fileCannotBeRead(path: path))
        }
        guard let read = RatedUtterances(text: String(decoding: data, as: UTF8.self)) else {
            throw CommandError.refused(
                .firstRowOfDoesNot(path: path)
            )
        }
        var problems = read.problems
        let folder = URL(filePath: path).deletingLastPathComponent()
        let raters = coachRaters(home: home)
        let bar = ProgressBar(label: "pronunciation")
        var items: [PronunciationEvaluation.Item] = []
        for (index, utterance) in read.utterances.enumerated() {
            do throws(PortFailure) {
                let samples = try SndfileReader().samples(
                    ofFileAt: URL(filePath: utterance.path, relativeTo: folder).path,
                    samplesPerSecond: 16_000,
                    maximumSeconds: 30)
                let evidence = try raters.evidence(of: utterance.text, in: .english, heardIn: samples)
                if let item = PronunciationEvaluation.Item(utterance, evidence) {
                    items.append(item)
                } else {
                    problems.append("\(utterance.id): the table rates other words than the text has")
                }
            } catch {
                problems.append("\(utterance.id): \(error.text(Wording(in: .english)))")
            }
            bar.show(index + 1, read.utterances.count)
        }
        for problem in problems { Exit.say("\(path), \(problem)") }
        guard !items.isEmpty else {
            throw CommandError.refused(.holdsNoRatedRecordingThat(path: path))
        }
        let rows = PronunciationEvaluation(items).rows
        let speakers = Set(read.utterances.map(\.speaker)).count
        if json {
            JSONPrinter.print(
                Answer(rows: rows, recordings: items.count, speakers: speakers, problems: problems))
        } else {
            Output.line(text(rows, recordings: items.count, speakers: speakers))
        }
    }

    private struct Answer: Encodable {
        let rows: [PronunciationEvaluation.Row]
        let recordings: Int
        let speakers: Int
        let problems: [String]
    }

    private static func text(_ rows: [PronunciationEvaluation.Row], recordings: Int, speakers: Int) -> String
    {
        var lines = [
            "\(recordings) recordings of \(speakers) speakers: Pearson correlation with people's ratings "
                + "[95% interval, whole speakers resampled]"
        ]
        for row in rows {
            lines.append(
                "  " + row.property.padding(toLength: 10, withPad: " ", startingAt: 0)
                    + row.method.padding(toLength: 29, withPad: " ", startingAt: 0)
                    + "\(number(row.pearson.value)) [\(number(row.pearson.lower)), \(number(row.pearson.upper))]"
            )
        }
        lines.append(
            "On recordings that the formula was fitted to, only what was learned from other speakers says how good it "
                + "is elsewhere.")
        return lines.joined(separator: "\n")
    }

    private static func number(_ value: Double) -> String { Texts.decimal(value, places: 2) }
}
