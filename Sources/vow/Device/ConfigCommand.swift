import ArgumentParser
import SpeechEngines
import VowCommandLine
import VowCore
import VowPorts
import VowRecitation
import VowRuntime
import VowWeb
import VowAnswers

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
            try Exit.reporting {
                let overview = try common.service().present()
                let settings = overview.settings
                if common.json {
                    return JSONPrinter.print(overview.settingRows.mapValues { SettingValue($0) })
                }
                for key in SettingKey.allCases {
                    let value = settings[key].isEmpty ? "-" : settings[key]
                    Output.line("\(Texts.leading(key.rawValue, to: 18)) \(value)")
                }
                for server in overview.serversNotAgreedTo {
                    Exit.say(ConsentTexts(settings).standsIdle(server.recipient))
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
                    JSONPrinter.print([key.rawValue: SettingValue(value)])
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
            try Exit.reporting {
                if key == "web.password" {
                    throw CommandError.refused(
                        "A password is never given as an argument, where others see it. Say: vow password")
                }
                let key = try SettingKey.named(key)
                if let refusal = RemotePage.objection(to: key.rawValue, value, home: common.homePath) {
                    throw CommandError.refused("\(refusal.message) \(refusal.repair)")
                }
                let service = try common.service(makingHome: true)
                let date = try service.set(key, to: value)
                if common.json {
                    JSONPrinter.print([key.rawValue: SettingValue(value)])
                } else {
                    Output.line("\(key.rawValue) = \(value)")
                }
                if let date {
                    Exit.say(HindsightTexts(try service.present().settings).loosened(from: date.iso8601))
                }
                if SettingKey.engineKeys.contains(key), let lack = try lack(key) { Exit.say(lack) }
            }
        }

        /// Why the engine cannot listen yet; nil when it can. A wish is recorded also before it can come true, and that
        /// is better known now than when the alarm rings.
        private func lack(_ key: SettingKey) throws -> String? {
            guard !["", "off", "auto"].contains(value) else { return nil }
            if let cloud = CloudAddress(engine: value) {
                let isAllowed = CloudAccess.allows(.cloudSpeech, cloud.recipient, home: common.homePath)
                let texts = ConsentTexts(try common.service().present().settings)
                return isAllowed ? nil : texts.cloudStandsIdle(cloud.recipient)
            }
            let language: Language? =
                switch key {
                case .engineSpanish: .spanish
                case .engineChinese: .chinese
                default: SpeechEngines.languages(of: value).first
                }
            let source = speechEngines(home: common.homePath)
            do throws(PortFailure) {
                _ = try source.exactTranscriber(engine: value, language: language ?? .english)
                return nil
            } catch { return error.description }
        }
    }
}

/// The value of a setting in JSON: a number where it is one.
private struct SettingValue: Encodable {
    private let text: String

    init(_ text: String) { self.text = text }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let number = Int(text) { try container.encode(number) } else { try container.encode(text) }
    }
}
