import ArgumentParser
import Foundation
import Helper
import VowAnswers
import VowCommandLine
import VowCore
import VowLog
import VowPorts
import VowRuntime
import ZXing

/// `vow codes`: the QR and bar codes that a gate may ask for.
struct CodesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "codes",
        abstract: HelpText.codes.inHelp,
        subcommands: [Add.self, List.self, Print.self, Remove.self], defaultSubcommand: List.self)

    /// What a page with a code is written as.
    enum Form: String {
        case pdf, svg

        var mediaType: String { self == .pdf ? "application/pdf" : "image/svg+xml" }

        /// The page to print, with the code and its name.
        func page(of code: CommandService.TokenEntry, _ service: CommandService) throws -> [UInt8] {
            let modules = try ZXingCodeDrawer().modules(of: try service.payloadToPrint(code))
            let label = code.state.name
            return self == .pdf
                ? CodePrinting.pdf(modules, label: label)
                : Array(CodePrinting.svg(modules, label: label).utf8)
        }
    }

    struct Add: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: HelpText.codesAdd.inHelp,
            discussion: HelpText.codesAddMore.inHelp)
        @OptionGroup var common: CommonOptions
        @Argument(help: .text(.codesAddName)) var name: String
        @Option(help: .text(.codesAddImage, valueName: "file")) var image: String?
        @Flag(help: .text(.codesAddScan)) var scan = false
        @Option(help: .text(.codesAddPayload))
        var payload: String?

        func run() throws {
            try Exit.reporting {
                guard [image != nil, payload != nil, scan].filter({ $0 }).count < 2 else {
                    throw CommandError.refused("Give one of --scan, --image and --payload.")
                }
                var kind: String?
                var bytes = payload.map { Array($0.utf8) }
                if let image {
                    let found = try PictureCodes.one(inFile: image, home: common.homePath)
                    (kind, bytes) = (found.kind.rawValue, found.payload)
                }
                if scan {
                    let seen = try HelperCamera.code(within: Self.scanSeconds) { text in
                        if !common.json { Output.note(text + "\n") }
                    }
                    guard let seen else {
                        throw Exit.saying(
                            Exit.no, "No code was read. Come closer, and let light fall on it.",
                            code: "code.none")
                    }
                    (kind, bytes) = (seen.kind.rawValue, seen.payload)
                }
                let service = try common.service(makingHome: true)
                let row = CodeRow(
                    try bytes.map { try service.register(.code, name, as: kind, payload: $0) }
                        ?? service.registerDrawnCode(name))
                if common.json { return JSONPrinter.print(row) }
                let pick = RefusalLanguage.wording
                Output.line(pick("Registered the code \(row.name).", "Código \(row.name) registrado."))
                if row.printable {
                    Output.line(
                        pick(
                            "Print it: vow codes print \(row.name)", "Imprímelo: vow codes print \(row.name)")
                    )
                }
                Output.line(
                    pick(
                        "Ask for it in the morning: vow alarm edit ALARM --gate code:\(row.name)",
                        "Pídelo por la mañana: vow alarm edit ALARMA --gate code:\(row.name)"))
            }
        }

        private static let scanSeconds = 60
    }

    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: HelpText.codesList.inHelp)
        @OptionGroup var common: CommonOptions

        func run() throws {
            try common.perform(ListCodes()) { rows, _ in
                rows.isEmpty
                    ? [RefusalLanguage.wording(TerminalText.noCodes)]
                    : rows.map { "\($0.id)  \($0.name)  \($0.kind ?? "-")" }
            }
        }
    }

    struct Print: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: HelpText.codesPrint.inHelp,
            discussion: HelpText.codesPrintMore.inHelp)
        @OptionGroup var common: CommonOptions
        @Argument(help: .text(.codesName)) var name: String
        @Option(
            name: .shortAndLong,
            help: .text(.codesPrintOutput, valueName: "file"))
        var output: String?

        func run() throws {
            try Exit.reporting {
                let service = try common.service()
                let code = try service.token(.code, named: name)
                let path = output ?? code.state.name + ".pdf"
                guard let form = Form(rawValue: (path as NSString).pathExtension.lowercased()) else {
                    throw CommandError.refused("Name a file that ends in .pdf or .svg.")
                }
                let bytes = try form.page(of: code, service)
                guard !FileManager.default.fileExists(atPath: path) else {
                    throw CommandError.refused("\(path) is there already. Name another file with --output.")
                }
                // Written in one step: half a page on a full disk would keep the next try from writing a whole one.
                try ArchiveFile.write(to: path) { try $0.put(bytes) }
                if common.json { return JSONPrinter.print(["file": path]) }
                Output.line(
                    RefusalLanguage.wording(
                        "Wrote \(path). Print it, and hang it where you have to get up for.",
                        "Escrito: \(path). Imprímelo y cuélgalo donde tengas que levantarte."))
            }
        }
    }

    struct Remove: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: HelpText.codesRemove.inHelp)
        @OptionGroup var common: CommonOptions
        @Argument(help: .text(.codesName)) var name: String

        func run() throws {
            var operation = RemoveCode()
            operation.id = name
            try common.perform(operation) { _, pick in pick(TerminalText.codeRemoved, ["name": name]) }
        }
    }
}
