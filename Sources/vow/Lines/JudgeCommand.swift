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
        commandName: "judge", abstract: HelpText.judge.inHelp,
        discussion: HelpText.judgeMore.inHelp)
    @OptionGroup var common: CommonOptions
    @Option(name: .customLong("line"), parsing: .upToNextOption, help: .text(.judgeLines))
    var lines: [String] = []
    @Option(help: .text(.judgeTranscript)) var transcript: String?
    @Option(help: .text(.judgeAudio)) var audio: String?
    @Option(help: .text(.sharedLanguage)) var language: Language = .english
    @Option(help: .text(.judgeEngine)) var engine: String?
    @Option(help: .text(.judgeChallengeWord)) var challengeWord: String?
    @Option(help: .text(.sharedSimilarity)) var similarity: Double = 0.72

    func run() throws {
        try Exit.reporting {
            var judge = try makeJudge()
            guard !lines.isEmpty else {
                throw CommandError.refused(.giveAtLeastOneLine)
            }
            guard !lines.contains(where: { $0.allSatisfy(\.isWhitespace) }) else {
                throw CommandError.refused(.lineEmptyNobodyCan)
            }
            guard (transcript == nil) != (audio == nil) else {
                throw CommandError.refused(.giveEitherTranscriptTextOr)
            }
            guard similarity >= 0.5, similarity <= 1 else {
                throw CommandError.refused(.similarityNotBetween05(similarity: similarity))
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
