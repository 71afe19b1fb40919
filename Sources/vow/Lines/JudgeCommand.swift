import ArgumentParser
import Foundation
import VowAnswers
import VowCommandLine
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

            For many questions, or for what speaks against a live voice: vow-lab judge.

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

    func run() throws {
        try Exit.reporting {
            var judge = try makeJudge()
            guard !lines.isEmpty else {
                throw CommandError.refused("Give at least one --line.")
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
            if let challengeWord, let objection = JudgeQuestion.objection(toWord: challengeWord) {
                throw CommandError.refused(objection)
            }
            let answer = try judge.answer(
                JudgeQuestion(
                    lines: lines,
                    recitation: try JudgeQuestion.recitation(transcript: transcript, audio: audio),
                    language: language, challengeWord: challengeWord, minimumSimilarity: similarity))
            if common.json {
                Output.line(answer.json(id: nil))
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
}
