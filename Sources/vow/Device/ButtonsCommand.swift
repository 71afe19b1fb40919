import ArgumentParser
import Foundation
import LinuxAdapters
import Synchronization
import VowAnswers
import VowCommandLine
import VowPorts
import VowRuntime

/// `vow buttons`: keys of any device that ask for a snooze or the emergency exit, or say "I'm up", where no screen is at hand.
struct ButtonsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "buttons", abstract: HelpText.buttons.inHelp,
        discussion: HelpText.buttonsMore.inHelp,
        subcommands: [List.self, Add.self, Remove.self], defaultSubcommand: List.self)

    /// What a button may ask for.
    enum Wish: String, ExpressibleByArgument, CaseIterable {
        case snooze, exit, ready

        var key: SettingKey {
            switch self {
            case .snooze: .buttonSnooze
            case .exit: .buttonExit
            case .ready: .buttonReady
            }
        }

        var name: ButtonText {
            switch self {
            case .snooze: .snooze
            case .exit: .exit
            case .ready: .ready
            }
        }
    }

    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: HelpText.buttonsList.inHelp)
        @OptionGroup var common: CommonOptions

        func run() throws {
            try Exit.reporting { ButtonsCommand.show(try common.service().present().settings, common) }
        }
    }

    struct Add: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: HelpText.buttonsAdd.inHelp)
        @OptionGroup var common: CommonOptions
        @Argument(help: .text(.buttonsAddWish)) var wish: Wish
        @Option(help: .text(.buttonsAddSeconds)) var seconds = 20

        func run() throws {
            try Exit.reporting {
                guard (1...120).contains(seconds) else {
                    throw CommandError.refused(.wait1To120Seconds)
                }
                let service = try common.service(makingHome: true)
                let pick = Wording(try service.present().settings)
                let watch = KeyWatch()
                let seen = Mutex<Int?>(nil)
                let told = DispatchSemaphore(value: 0)
                try watch.follow { code in
                    seen.withLock { $0 = $0 ?? code }
                    told.signal()
                }
                defer { watch.end() }
                if !common.json { Output.line(pick(ButtonText.press)) }
                guard told.wait(timeout: .now() + .seconds(seconds)) == .success,
                    let code = seen.withLock({ $0 })
                else {
                    throw Exit.saying(
                        Exit.no, pick(ButtonText.nonePressed))
                }
                try service.set(wish.key, to: "\(code)")
                ButtonsCommand.show(try service.present().settings, common)
            }
        }
    }

    struct Remove: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: HelpText.buttonsRemove.inHelp)
        @OptionGroup var common: CommonOptions
        @Argument(help: .text(.buttonsRemoveWish)) var wish: Wish

        func run() throws {
            try Exit.reporting {
                let service = try common.service(makingHome: true)
                try service.set(wish.key, to: "off")
                ButtonsCommand.show(try service.present().settings, common)
            }
        }
    }

    private struct Row: Encodable { let snooze, exit, ready: Int? }

    private static func show(_ settings: Settings, _ common: CommonOptions) {
        if common.json {
            return JSONPrinter.print(
                Row(
                    snooze: Int(settings[.buttonSnooze]), exit: Int(settings[.buttonExit]),
                    ready: Int(settings[.buttonReady])))
        }
        for wish in Wish.allCases {
            let pick = Wording(settings)
            let name = pick(wish.name)
            let kept = settings[wish.key]
            let value =
                kept == "off" ? pick(ButtonText.none) : pick(ButtonText.key(key: kept))
            Output.line("\(Texts.leading(name, to: 8)) \(value)")
        }
    }
}
