import ArgumentParser
import Foundation
import VowAnswers
import VowCommandLine
import VowCore
import VowPorts
import VowRecitation
import VowRuntime

/// `vow coach sentences`: what the coach takes sentences from.
struct CoachSentencesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sentences",
        abstract: HelpText.coachSentences.inHelp,
        subcommands: [
            List.self, Export.self, Import.self, Remove.self, CoachProposeCommand.self,
        ], defaultSubcommand: List.self)

    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: HelpText.coachSentencesList.inHelp)
        @OptionGroup var common: CommonOptions
        @OptionGroup var practised: CoachLanguageOption

        func run() throws {
            try Exit.reporting {
                let service = try common.service()
                let sentences = try service.sentences(practised.language(try service.present().settings))
                if common.json { return Output.line(SentenceFile.json(sentences)) }
                for sentence in sentences {
                    Output.line(
                        "\(sentence.id)  \(sentence.level.rawValue), \(sentence.bucket.rawValue)  \(sentence.text)"
                    )
                }
            }
        }
    }

    struct Export: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: HelpText.coachSentencesExport.inHelp,
            discussion: HelpText.coachSentencesExportMore(
                fields: #"{"id","text","lang","level","wordBucket"}"#
            ).inHelp)
        @OptionGroup var common: CommonOptions
        @Option(help: .text(.coachLanguage)) var language: Language?
        @Flag(help: .text(.coachSentencesExportOwn)) var own = false

        func run() throws {
            try Exit.reporting {
                let service = try common.service()
                let languages = language.map { [$0] } ?? [.chinese, .english, .spanish]
                var sentences = try languages.flatMap { try service.sentences($0) }
                if own {
                    let ids = Set(try service.ownSentences().map(\.id))
                    sentences.removeAll { !ids.contains($0.id) }
                }
                Output.line(SentenceFile.json(sentences))
            }
        }
    }

    struct Import: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: HelpText.coachSentencesImport.inHelp,
            discussion: HelpText.coachSentencesImportMore(
                fields: #"{"id","text","lang","level","wordBucket"}"#
            ).inHelp)
        @OptionGroup var common: CommonOptions
        @Argument(help: .text(.coachSentencesImportFile)) var file: String

        func run() throws {
            var operation = ImportSentences()
            operation.content = try Exit.reporting {
                let data =
                    file == "-"
                    ? try FileHandle.standardInput.readToEnd() ?? Data()
                    : FileManager.default.contents(atPath: file)
                guard let data else { throw CommandError.refused(.fileCannotBeRead(path: file)) }
                return data
            }
            try common.perform(operation) { row, pick in
                pick(CoachText.taken(count: "\(row.changed)", all: "\(row.sentences)"))
            }
        }
    }

    struct Remove: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: HelpText.coachSentencesRemove.inHelp)
        @OptionGroup var common: CommonOptions
        @Argument(help: .text(.coachSentencesRemoveId)) var id: String

        func run() throws {
            var operation = RemoveSentence()
            operation.id = id
            try common.perform(operation) { row, pick in pick(CoachText.dropped(id: row.removed)) }
        }
    }
}
