import ArgumentParser
import CloudAdapters
import Foundation
import Glibc
import SoundAdapters
import VowAnswers
import VowCommandLine
import VowCore
import VowPorts
import VowRecitation
import VowRuntime

/// `vow consent`: what may leave this device, and for what.
struct ConsentCommandLine: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "consent", abstract: HelpText.consent.inHelp,
        discussion: HelpText.consentMore.inHelp,
        subcommands: [List.self, Give.self, Withdraw.self], defaultSubcommand: List.self)

    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: HelpText.consentList.inHelp)
        @OptionGroup var common: CommonOptions

        func run() throws {
            try common.perform(ListConsents()) { _, service in
                let overview = try service.present()
                let texts = ConsentTexts(overview.settings)
                return ConsentPurpose.allCases.map { texts.row($0, overview.consent(for: $0)) }
            } warning: { _, service in
                let overview = try service.present()
                let texts = ConsentTexts(overview.settings)
                for purpose in overview.consentsDenied { Exit.say(texts.denied(purpose)) }
                for server in overview.serversNotAgreedTo { Exit.say(texts.standsIdle(server.recipient)) }
            }
        }
    }

    struct Give: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: HelpText.consentGive.inHelp)
        @OptionGroup var common: CommonOptions
        @Argument(help: .text(.consentPurpose)) var purpose: String
        @Option(
            help: .text(.consentGiveTo, valueName: "address")
        )
        var to: String
        @Flag(help: .text(.consentGiveYes)) var yes = false

        func run() throws {
            if !yes {
                try Exit.reporting {
                    let purpose = try ConsentPurpose.named(purpose)
                    let recipient = try purpose.recipient(to)
                    let settings = try common.service(makingHome: true).present().settings
                    try ask(ConsentTexts(settings), purpose, recipient)
                }
            }
            var operation = GiveConsent()
            (operation.purpose, operation.recipient, operation.isAgreed) = (purpose, to, true)
            try common.perform(operation) { row, service in
                let texts = ConsentTexts(try service.present().settings)
                return [texts.given(row.recipient ?? to, for: try ConsentPurpose.named(purpose))]
            }
        }

        private func ask(_ texts: ConsentTexts, _ purpose: ConsentPurpose, _ recipient: String) throws {
            Exit.say(texts.statement(purpose, recipient: recipient))
            guard isatty(0) == 1 else {
                throw CommandError.refused(.giveYesWhereNobodyCan(outcome: texts.notGiven))
            }
            Output.put(texts.question)
            fflush(nil)
            guard texts.agrees(readLine()?.trimmingCharacters(in: .whitespaces) ?? "") else {
                throw CommandError.refused(worded: texts.notGiven)
            }
        }
    }

    struct Withdraw: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: HelpText.consentWithdraw.inHelp)
        @OptionGroup var common: CommonOptions
        @Argument(help: .text(.consentPurpose)) var purpose: String

        func run() throws {
            var operation = WithdrawConsent()
            operation.purpose = purpose
            try common.perform(operation) { _, service in
                let texts = ConsentTexts(try service.present().settings)
                return [texts.withdrawn(try ConsentPurpose.named(purpose))]
            }
        }
    }
}

/// `vow cloud`: the key of a cloud service, and a trial.
struct CloudCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "cloud", abstract: HelpText.cloud.inHelp,
        discussion: HelpText.cloudMore.inHelp,
        subcommands: [Key.self, Try.self])

    struct Key: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: HelpText.cloudKey.inHelp,
            discussion: HelpText.cloudKeyMore.inHelp)
        @OptionGroup var common: CommonOptions

        func run() throws {
            try Exit.reporting {
                if isatty(0) == 1 { Exit.say(common.wording(TextCode.pasteKeyNotShownThen)) }
                guard let key = HiddenInput.readLine() else {
                    throw CommandError.refused(
                        .noKeyWasGivenNothing)
                }
                var operation = KeepCloudKey()
                operation.key = key
                try common.perform(operation) { row, pick in
                    row.kept
                        ? pick(TerminalText.cloudKeyKept(path: common.homePath + "/cloud-key"))
                        : pick(TerminalText.cloudKeyGone)
                }
            }
        }
    }

    struct Try: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "try", abstract: HelpText.cloudTry.inHelp)
        @OptionGroup var common: CommonOptions
        @Argument(help: .text(.cloudTryEngine)) var engine: String
        @Argument(help: .text(.sharedAudio, valueName: "file")) var file: String
        @Option(help: .text(.sharedLanguage)) var language: Language = .english

        struct Answer: Encodable {
            let transcript: String
            let model: String
        }

        func run() throws {
            try Exit.reporting {
                if let objection = CloudAddress.objection(to: engine) {
                    throw CommandError.refused(objection)
                }
                let samples = try SndfileReader().samples(
                    ofFileAt: file, samplesPerSecond: 16_000, maximumSeconds: 30)
                let engines: any TranscriberSource = speechEngines(home: common.homePath)
                let transcriber = try engines.exactTranscriber(engine: engine, language: language)
                let heard = try transcriber.transcribe(samples)
                if common.json {
                    return JSONPrinter.print(Answer(transcript: heard.text, model: heard.model))
                }
                Output.line(heard.text)
            }
        }
    }
}

/// A line from the keyboard that the terminal does not show.
enum HiddenInput {
    static func readLine() -> String? {
        var before = termios()
        guard isatty(0) == 1, tcgetattr(0, &before) == 0 else { return Swift.readLine() }
        var hidden = before
        hidden.c_lflag &= ~tcflag_t(ECHO)
        tcsetattr(0, TCSAFLUSH, &hidden)
        defer { tcsetattr(0, TCSAFLUSH, &before) }
        return Swift.readLine()
    }
}

extension KeepCloudKey: PerformedHere {
    func perform(_ context: OperationContext, home: String) throws -> KeptSecretRow {
        try CloudKey(home: try Home.made(home)).write(key)
        return KeptSecretRow(kept: !key.allSatisfy(\.isWhitespace))
    }
}
