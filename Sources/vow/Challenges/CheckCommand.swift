import ArgumentParser
import VowAnswers
import VowCommandLine
import VowLog
import VowPorts
import VowRuntime

/// `vow check`: what a challenge would make of a picture, a tag or a text, without any run.
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: HelpText.check.inHelp,
        subcommands: [Code.self, Tag.self])

    struct Tag: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: HelpText.checkTag.inHelp,
            discussion: HelpText.checkTagMore.inHelp)
        @OptionGroup var common: CommonOptions
        @Option(help: .text(.sharedSeconds)) var seconds = 30

        struct Answer: Encodable {
            let identifier: String
            /// Its text, where it holds one.
            let text: String?
            /// Whether what should be a text cannot be read.
            let damaged: Bool
        }

        func run() throws {
            try Exit.reporting {
                let wording = Wording(try CommandService.settings(of: common.openLog()))
                guard (1...600).contains(seconds) else {
                    throw CommandError.refused(
                        Refusal(RefusalText.numberRange(name: "seconds", least: "1", most: "600"))
                            .namingOption)
                }
                let tag = try TouchedTags.first(
                    within: seconds, awaitsReader: true, wording,
                    note: common.json ? nil : { Output.note($0 + "\n") })
                let identifier = Hexadecimal.text(tag.identifier)
                if common.json {
                    return JSONPrinter.print(
                        Answer(identifier: identifier, text: tag.text, damaged: tag.isDamaged))
                }
                let text =
                    tag.isDamaged
                    ? wording(TerminalText.tagTextDamaged)
                    : tag.text.map(ForeignWords.plain) ?? wording(TerminalText.tagNoText)
                Output.line("\(identifier)  \(text)")
            }
        }
    }

    struct Code: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: HelpText.checkCode.inHelp,
            discussion: HelpText.checkCodeMore.inHelp)
        @OptionGroup var common: CommonOptions
        @Option(help: .text(.checkCodeImage, valueName: "file"))
        var image: String

        struct Answer: Encodable {
            struct Found: Encodable {
                let kind: String
                let payload: String
                /// The bytes, where they are no text.
                let payloadHexadecimal: String?
            }
            let codes: [Found]
        }

        func run() throws {
            try Exit.reporting {
                let found = try PictureCodes.all(inFile: image, home: common.homePath)
                let codes = found.map { code in
                    let text = String(validating: code.payload, as: UTF8.self)
                    return Answer.Found(
                        kind: code.kind.rawValue,
                        payload: text ?? String(decoding: code.payload, as: UTF8.self),
                        payloadHexadecimal: text == nil ? Hexadecimal.text(code.payload) : nil)
                }
                if common.json {
                    JSONPrinter.print(Answer(codes: codes))
                } else if codes.isEmpty {
                    Output.line(
                        common.wording(.noCodeWasReadCome))
                } else {
                    for code in codes { Output.line("\(code.kind)  \(ForeignWords.plain(code.payload))") }
                }
                if codes.isEmpty { throw Exit.no }
            }
        }
    }
}
