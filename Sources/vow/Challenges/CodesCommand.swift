import ArgumentParser
import Foundation
import VowSystem
import VowAnswers
import VowCommandLine
import VowCore
import VowLog
import VowPorts
import VowRuntime
import PictureAdapters

/// `vow codes`: the QR and bar codes that a gate may ask for.
struct CodesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "codes",
        abstract: HelpText.codes.inHelp,
        subcommands: [Add.self, List.self, Print.self, Remove.self], defaultSubcommand: List.self)

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
            guard [image != nil, payload != nil, scan].filter({ $0 }).count < 2 else {
                throw Exit.saying(Exit.usage, .giveOneOfScanImage)
            }
            if image != nil || scan {
                var operation = ScanCode()
                operation.code = name
                operation.path = image
                try common.perform(operation, words: said)
                return
            }
            var operation = AddCode()
            operation.code = name
            operation.payload = payload
            try common.perform(operation, words: said)
        }

        private func said(_ row: CodeRow, _ service: CommandService) throws -> [String] {
            let pick = Wording(try service.present().settings)
            return [pick(TerminalText.codeRegistered(name: row.name))]
                + (row.printable ? [pick(TerminalText.codePrint(name: row.name))] : [])
                + [pick(TerminalText.codeAsk(name: row.name))]
        }
    }

    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: HelpText.codesList.inHelp)
        @OptionGroup var common: CommonOptions

        func run() throws {
            try common.perform(ListCodes()) { rows, service in
                rows.isEmpty
                    ? [service.wording(TerminalText.noCodes)]
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
                let path = try output ?? service.token(.code, named: name).state.name + ".pdf"
                guard let form = PrintCode.Form(rawValue: (path as NSString).pathExtension.lowercased())
                else { throw CommandError.refused(.nameFileThatEndsIn) }
                var operation = PrintCode()
                operation.id = name
                operation.form = form
                let bytes = try operation.page(service).bytes
                guard !FileManager.default.fileExists(atPath: path) else {
                    throw CommandError.refused(.alreadyNameAnotherFileWith(path: path))
                }
                // Written in one step: half a page on a full disk would keep the next try from writing a whole one.
                try ArchiveFile.write(to: path) { try $0.put(bytes) }
                if common.json { return JSONPrinter.print(["file": path]) }
                Output.line(
                    service.wording(TerminalText.codeWritten(path: path)))
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

extension ScanCode: PerformedHere {
    private static let scanSeconds = 60

    func perform(_ context: OperationContext, home: String) throws -> CodeRow {
        try context.service.checkName(code, of: .code)
        let found = try found(context, home)
        return CodeRow(
            try context.service.register(.code, code, as: found.kind.rawValue, payload: found.payload))
    }

    private func found(_ context: OperationContext, _ home: String) throws -> FoundCode {
        if let path { return try PictureCodes.one(inFile: path, home: home) }
        let none = PortFailure(
            code: "code.none", message: .noCodeWasRead,
            repair: .comeCloserLetLightFall)
        guard let picture else {
            guard
                let seen = try HelperCamera.code(
                    within: Self.scanSeconds, context.service.wording, { context.note?($0) })
            else {
                throw none
            }
            return seen
        }
        guard let bytes = Data(base64Encoded: picture) else {
            throw ArgumentMistake(name: "picture", expected: "Base64")
        }
        let codes = try PictureCodes.all(in: [UInt8](bytes))
        guard let first = codes.first else { throw none }
        guard codes.count == 1 else {
            throw PortFailure(
                code: "code.several", message: .severalCodesInPicture,
                repair: .showOneOfThemOnly)
        }
        return first
    }
}

extension PrintCode: PerformedHere {
    func perform(_ context: OperationContext, home: String) throws -> FileRow {
        let page = try page(context.service)
        return FileRow(
            file: "\(page.name).\(form.rawValue)", type: form.mediaType,
            base64: Data(page.bytes).base64EncodedString())
    }

    /// The page, with the code and its name.
    fileprivate func page(_ service: CommandService) throws -> (name: String, bytes: [UInt8]) {
        let code = try service.token(.code, named: id)
        let modules = try ZXingCodeDrawer().modules(of: try service.payloadToPrint(code))
        let label = code.state.name
        return (
            label,
            form == .pdf
                ? CodePrinting.pdf(modules, label: label)
                : Array(CodePrinting.svg(modules, label: label).utf8)
        )
    }
}
