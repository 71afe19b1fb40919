import VowAnswers
import ArgumentParser
import VowCommandLine
import VowCore
import VowPorts
import VowRecitation
import VowRuntime

/// `vow config`: the device's settings.
struct ConfigCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "config", abstract: HelpText.config.inHelp,
        discussion: HelpLanguage.current.map(summaries) ?? "",
        subcommands: [Show.self, Get.self, Set.self], defaultSubcommand: Show.self)

    /// Every setting in a row.
    private static func summaries(in language: TextLanguage) -> String {
        SettingKey.allCases.map { "\($0.rawValue): \(language.text(FilledText($0.summary)))" }
            .joined(separator: "\n")
    }

    /// The arguments with a negative number behind "--", where the parser takes it for a value and not for an option.
    static func withNegativeValueLast(_ arguments: [String]) -> [String] {
        guard arguments.starts(with: ["config", "set"]), !arguments.contains("--"),
            let place = arguments.firstIndex(where: { $0.first == "-" && Double($0) != nil })
        else { return arguments }
        var others = arguments
        let number = others.remove(at: place)
        return others + ["--", number]
    }

    struct Show: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: HelpText.configShow.inHelp)
        @OptionGroup var common: CommonOptions

        func run() throws {
            try common.perform(ListSettings()) { _, service in
                let settings = try service.present().settings
                return SettingKey.allCases.map { key in
                    let value = settings[key].isEmpty ? "-" : settings[key]
                    return "\(Texts.leading(key.rawValue, to: 18)) \(value)"
                }
            } warning: { _, service in
                let overview = try service.present()
                for server in overview.serversNotAgreedTo {
                    Exit.say(ConsentTexts(overview.settings).standsIdle(server.recipient))
                }
            }
        }
    }

    struct Get: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: HelpText.configGet.inHelp)
        @OptionGroup var common: CommonOptions
        @Argument(help: .text(.configKey)) var key: String

        func run() throws {
            try Exit.reporting {
                let key = try SettingKey.named(key)
                let value = try common.service().present().settings[key]
                if common.json {
                    JSONPrinter.print([key.rawValue: key.answer(value)])
                } else {
                    Output.line(value)
                }
            }
        }
    }

    struct Set: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: HelpText.configSet.inHelp)
        @OptionGroup var common: CommonOptions
        @Argument(help: .text(.configKey)) var key: String
        @Argument(help: .text(.configSetValue)) var value: String

        func run() throws {
            if key == "web.password" {
                throw Exit.saying(
                    Exit.usage,
                    .passwordNeverGivenAsArgument)
            }
            var operation = SetSetting()
            operation.key = key
            operation.value = value
            try common.perform(operation) { _, _ in "\(key) = \(value)" }
        }
    }
}

/// Why an engine that was set cannot listen yet. A wish is recorded also before it can come true, and the reason is better
/// known now than when the alarm rings.
enum EngineLack {
    static func sentence(_ key: SettingKey, _ value: String, _ service: CommandService, home: String) throws
        -> String?
    {
        guard SettingKey.engineKeys.contains(key), !["", "off", "auto"].contains(value) else { return nil }
        if let cloud = CloudAddress(engine: value) {
            let isAllowed = CloudAccess.allows(.cloudSpeech, cloud.recipient, home: home)
            return isAllowed
                ? nil : ConsentTexts(try service.present().settings).cloudStandsIdle(cloud.recipient)
        }
        let language: Language? =
            switch key {
            case .engineSpanish: .spanish
            case .engineChinese: .chinese
            default: SpeechEngines.languages(of: value).first
            }
        do throws(PortFailure) {
            _ = try speechEngines(home: home).exactTranscriber(engine: value, language: language ?? .english)
            return nil
        } catch { return error.text(Wording(try service.present().settings)) }
    }
}
