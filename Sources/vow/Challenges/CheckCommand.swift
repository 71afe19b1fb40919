import ArgumentParser
import VowLog
import VowPorts
import VowRuntime

/// `vow check`: what a challenge would make of a picture, a tag or a text, without any run.
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Try out what a challenge recognises, without any alarm.",
        subcommands: [Code.self])

    struct Code: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Read the codes in a picture.",
            discussion: "Exit code 0: at least one was read, 1: none.")
        @OptionGroup var common: CommonOptions
        @Option(help: ArgumentHelp("A PNG, JPEG, WebP, GIF, BMP or PGM file.", valueName: "file"))
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
                    Output.line("No code was read. Come closer, and let light fall on it.")
                } else {
                    for code in codes { Output.line("\(code.kind)  \(ForeignWords.plain(code.payload))") }
                }
                if codes.isEmpty { throw Exit.no }
            }
        }
    }
}
