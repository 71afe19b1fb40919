import ArgumentParser
import Helper
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

    /// Registers a tag that was touched, unless a morning could not tell it again.
    static func register(_ tag: TouchedTag, as name: String, _ service: CommandService) throws -> TagRow {
        let wording = Wording(try service.present().settings)
        if tag.isDamaged {
            throw CommandError.refused(
                wording(
                    "The text on this tag is damaged or too long. Write it anew, for example with a telephone, "
                        + "or take another tag.",
                    "El texto de esta etiqueta está dañado o es demasiado largo. Escríbelo de nuevo, por "
                        + "ejemplo con un teléfono, o usa otra etiqueta."))
        }
        if tag.changesEachTime {
            throw CommandError.refused(
                wording(
                    "This one gives another identifier each time, as telephones and passports do. "
                        + "Take a plain tag.",
                    "Esta da un identificador distinto cada vez, como los teléfonos y los pasaportes. "
                        + "Usa una etiqueta sencilla."))
        }
        let payload = TokenState.payload(identifier: tag.identifier, text: tag.text)
        return TagRow(try service.register(.tag, name, as: nil, payload: payload))
    }

    struct Add: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: HelpText.tagsAdd.inHelp,
            discussion: HelpText.tagsAddMore.inHelp)
        @OptionGroup var common: CommonOptions
        @Argument(help: .text(.tagsAddName)) var name: String
        @Option(help: .text(.sharedSeconds)) var seconds = 30

        func run() throws {
            try Exit.reporting {
                let service = try common.service(makingHome: true)
                let wording = Wording(try service.present().settings)
                try service.checkName(name, of: .tag)
                let tag = try TouchedTags.one(within: seconds, wording, isQuiet: common.json)
                let row = try TagsCommand.register(tag, as: name, service)
                if common.json { return JSONPrinter.print(row) }
                Output.line(
                    wording("Registered the tag \(row.name).", "Etiqueta \(row.name) registrada."))
                Output.line(
                    wording(
                        "Ask for it in the morning: vow alarm edit ALARM --gate tag:\(row.name)",
                        "Pídela por la mañana: vow alarm edit ALARMA --gate tag:\(row.name)"))
            }
        }
    }

    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: HelpText.tagsList.inHelp)
        @OptionGroup var common: CommonOptions

        func run() throws {
            try common.perform(ListTags()) { rows, _ in
                rows.isEmpty
                    ? [RefusalLanguage.wording(TerminalText.noTags)] : rows.map { "\($0.id)  \($0.name)" }
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

/// Waiting for a tag at a command.
enum TouchedTags {
    /// The first tag that is touched within a time; exit code 1 where none is, and 3 where there is nothing to touch.
    static func one(within seconds: Int, _ wording: Wording, isQuiet: Bool) throws -> TouchedTag {
        guard (1...600).contains(seconds) else {
            throw CommandError.refused(
                wording(
                    "Wait 1 to 600 seconds, not \(seconds).", "Espera de 1 a 600 segundos, no \(seconds)."))
        }
        let tag = try first(within: seconds, awaitsReader: true) { signal in
            switch signal {
            case .noReader:
                say(
                    wording(
                        "No tag reader is connected. Plug one in.",
                        "No hay ningún lector de etiquetas conectado. Conecta uno."), isQuiet)
            case .reader(let name):
                let shown = ForeignWords.plain(name)
                say(
                    wording(
                        "Hold the tag to the reader (\(shown)).", "Acerca la etiqueta al lector (\(shown))."),
                    isQuiet)
            case .touched, .nothing: break
            }
        }
        if let tag { return tag }
        throw Exit.saying(
            Exit.no, wording("No tag was touched.", "No se acercó ninguna etiqueta."), code: "tags.none",
            repair: wording("Try again, and hold it still.", "Inténtalo otra vez y mantenla quieta."))
    }

    /// The first tag that is touched within so many seconds; nil where a reader was there and none was touched.
    /// - Parameters:
    ///   - awaitsReader: whether a reader may be plugged in meanwhile; else it is refused at once that there is none.
    ///   - tell: is told of each signal on the way.
    static func first(within seconds: Int, awaitsReader: Bool, tell: (TagSignal) -> Void) throws
        -> TouchedTag?
    {
        let reader = HelperTags()
        defer { reader.stop() }
        let end = ContinuousClock.now + .seconds(seconds)
        var isConnected = true
        while ContinuousClock.now < end, isConnected || awaitsReader {
            let left = Int(((end - ContinuousClock.now) / .milliseconds(1)).rounded(.up))
            let signal = try reader.next(withinMilliseconds: max(1, left))
            tell(signal)
            switch signal {
            case .touched(let tag): return tag
            case .noReader: isConnected = false
            case .reader: isConnected = true
            case .nothing: continue
            }
        }
        guard isConnected else {
            throw PortFailure(
                code: "tags.noReader", message: "No tag reader is connected.",
                repair: "Plug one in, and try again.")
        }
        return nil
    }

    private static func say(_ text: String, _ isQuiet: Bool) {
        if !isQuiet { Output.note(text + "\n") }
    }
}
