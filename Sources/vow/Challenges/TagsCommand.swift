import ArgumentParser
import VowSystem
import VowAnswers
import VowCommandLine
import VowCore
import VowLog
import VowPorts
import VowRuntime

/// `vow tags`: the tags that a gate may ask for.
struct TagsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tags",
        abstract: HelpText.tags.inHelp,
        subcommands: [Add.self, List.self, Remove.self], defaultSubcommand: List.self)

    struct Add: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: HelpText.tagsAdd.inHelp,
            discussion: HelpText.tagsAddMore.inHelp)
        @OptionGroup var common: CommonOptions
        @Argument(help: .text(.tagsAddName)) var name: String
        @Option(help: .text(.sharedSeconds)) var seconds = 30

        func run() throws {
            var operation = AddTag()
            operation.tag = name
            operation.seconds = seconds
            operation.awaitsReader = true
            try common.perform(operation) { row, service in
                let wording = Wording(try service.present().settings)
                return [
                    wording(TerminalText.tagRegistered(name: row.name)),
                    wording(TerminalText.tagAsk(name: row.name)),
                ]
            }
        }
    }

    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: HelpText.tagsList.inHelp)
        @OptionGroup var common: CommonOptions

        func run() throws {
            try common.perform(ListTags()) { rows, service in
                rows.isEmpty
                    ? [service.wording(TerminalText.noTags)] : rows.map { "\($0.id)  \($0.name)" }
            }
        }
    }

    struct Remove: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: HelpText.tagsRemove.inHelp)
        @OptionGroup var common: CommonOptions
        @Argument(help: .text(.tagsRemoveName)) var name: String

        func run() throws {
            var operation = RemoveTag()
            operation.id = name
            try common.perform(operation) { _, pick in pick(TerminalText.tagRemoved, ["name": name]) }
        }
    }
}

extension TouchedTag {
    /// Whether the tag sends another random identifier each time: such identifiers are four bytes that begin with 08
    /// (ISO/IEC 14443-3, 6.4.4).
    var changesEachTime: Bool { identifier.count == 4 && identifier[0] == 0x08 }
}

extension AddTag: PerformedHere {
    func perform(_ context: OperationContext, home: String) throws -> TagRow {
        let service = context.service
        try service.checkName(tag, of: .tag)
        let wording = try context.wording
        let touched = try TouchedTags.first(
            within: seconds, awaitsReader: awaitsReader, wording, note: context.note)
        if touched.isDamaged {
            throw CommandError.refused(TextCode(TerminalText.tagDamaged))
        }
        if touched.changesEachTime {
            throw CommandError.refused(TextCode(TerminalText.tagChanging))
        }
        let payload = TokenState.payload(identifier: touched.identifier, text: touched.text)
        return TagRow(try service.register(.tag, tag, as: nil, payload: payload))
    }
}

/// Waiting for a tag at a command.
enum TouchedTags {
    /// The first tag that is touched within so many seconds; a failure if there is none.
    /// - Parameters:
    ///   - awaitsReader: whether a reader may be plugged in meanwhile; else it is refused at once that there is none.
    ///   - note: receives what the person is to do.
    static func first(
        within seconds: Int, awaitsReader: Bool, _ wording: Wording, note: ((String) -> Void)?
    ) throws -> TouchedTag {
        let reader = HelperTags()
        defer { reader.stop() }
        let end = ContinuousClock.now + .seconds(seconds)
        var isConnected = true
        while ContinuousClock.now < end, isConnected || awaitsReader {
            let left = Int(((end - ContinuousClock.now) / .milliseconds(1)).rounded(.up))
            switch try reader.next(withinMilliseconds: max(1, left)) {
            case .touched(let tag): return tag
            case .noReader:
                isConnected = false
                note?(wording(TerminalText.tagPlugIn))
            case .reader(let name):
                isConnected = true
                note?(wording(TerminalText.tagHold(reader: ForeignWords.plain(name))))
            case .nothing: continue
            }
        }
        guard isConnected else {
            throw PortFailure(
                code: "tags.noReader", message: .noTagReaderConnected,
                repair: .plugOneInTryAgain)
        }
        throw PortFailure(
            code: "tags.none", message: .noTagWasTouched, repair: .tryAgainHoldStill)
    }
}
