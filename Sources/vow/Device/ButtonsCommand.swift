import VowSystem
import ArgumentParser
import Foundation
import LinuxAdapters
import Synchronization
import VowAnswers
import VowCommandLine
import VowCore
import VowPorts
import VowRuntime

/// `vow buttons`: keys of any device that ask for a snooze or the emergency exit, or say "I'm up", where no screen is at hand.
struct ButtonsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "buttons", abstract: HelpText.buttons.inHelp,
        discussion: HelpText.buttonsMore.inHelp,
        subcommands: [List.self, Add.self, Remove.self], defaultSubcommand: List.self)

    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: HelpText.buttonsList.inHelp)
        @OptionGroup var common: CommonOptions

        func run() throws { try common.perform(ListButtons(), words: ButtonsCommand.lines) }
    }

    struct Add: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: HelpText.buttonsAdd.inHelp)
        @OptionGroup var common: CommonOptions
        @Argument(help: .text(.buttonsAddWish)) var wish: ButtonWish
        @Option(help: .text(.buttonsAddSeconds)) var seconds = 20

        func run() throws {
            var operation = AddButton()
            (operation.wish, operation.seconds) = (wish.rawValue, seconds)
            try common.perform(operation, words: ButtonsCommand.lines)
        }
    }

    struct Remove: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: HelpText.buttonsRemove.inHelp)
        @OptionGroup var common: CommonOptions
        @Argument(help: .text(.buttonsRemoveWish)) var wish: ButtonWish

        func run() throws {
            var operation = RemoveButton()
            operation.wish = wish.rawValue
            try common.perform(operation, words: ButtonsCommand.lines)
        }
    }

    private static func lines(_ row: ButtonsRow, _ service: CommandService) throws -> [String] {
        let pick = Wording(try service.present().settings)
        let keys: [(ButtonText, Int?)] = [(.snooze, row.snooze), (.exit, row.exit), (.ready, row.ready)]
        return keys.map { name, key in
            let value = key.map { pick(ButtonText.key(key: "\($0)")) } ?? pick(ButtonText.none)
            return "\(Texts.leading(pick(name), to: 8)) \(value)"
        }
    }
}

extension ButtonWish: ExpressibleByArgument {}

extension AddButton: PerformedHere {
    func perform(_ context: OperationContext, home: String) throws -> ButtonsRow {
        guard (1...120).contains(seconds) else { throw CommandError.refused(.wait1To120Seconds) }
        let wish = try ButtonWish(named: wish)
        let pick = try context.wording
        let watch = KeyWatch()
        let seen = Mutex<Int?>(nil)
        let told = DispatchSemaphore(value: 0)
        try watch.follow { code in
            seen.withLock { $0 = $0 ?? code }
            told.signal()
        }
        defer { watch.end() }
        (context.say ?? context.note)?(pick(ButtonText.press))
        guard told.wait(timeout: .now() + .seconds(seconds)) == .success, let code = seen.withLock({ $0 })
        else {
            throw PortFailure(
                code: "buttons.none", message: TextCode(ButtonText.nonePressed), repair: .none)
        }
        return try wish.register(code, context.service)
    }
}
