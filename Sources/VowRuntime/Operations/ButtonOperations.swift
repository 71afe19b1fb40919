package import VowAnswers

extension Operations {
    static let buttons: [any Operation.Type] = [ListButtons.self, AddButton.self, RemoveButton.self]
}

/// What a button asks for.
package enum ButtonWish: String, CaseIterable, Sendable {
    case snooze, exit, ready

    /// The setting that keeps the key.
    package var key: SettingKey {
        switch self {
        case .snooze: .buttonSnooze
        case .exit: .buttonExit
        case .ready: .buttonReady
        }
    }

    /// Registers a key of the kernel for it, or none.
    package func register(_ code: Int?, _ service: CommandService) throws -> ButtonsRow {
        _ = try service.set(key, to: code.map { "\($0)" } ?? "off")
        return try ButtonsRow(service.present().settings)
    }

    fileprivate static let words = allCases.map(\.rawValue)

    /// The wish that a word of `words` names.
    package init(named word: String) throws {
        guard let wish = Self(rawValue: word) else {
            throw ArgumentMistake(name: "wish", expected: Self.words.joined(separator: " or "))
        }
        self = wish
    }
}

extension ButtonsRow {
    package init(_ settings: Settings) {
        self.init(
            snooze: Int(settings[.buttonSnooze]), exit: Int(settings[.buttonExit]),
            ready: Int(settings[.buttonReady]))
    }
}

package struct ListButtons: Query {
    package static let name = "buttons.list"
    package static let summary = "Keys of any device that ask for a snooze or the exit, or say \"I'm up\"."

    package init() {}

    package func run(_ context: OperationContext) throws -> ButtonsRow {
        ButtonsRow(try context.service.present().settings)
    }
}

/// Registers the next key that is pressed on any device.
package struct AddButton: Command, DeviceOperation {
    package typealias Answer = ButtonsRow
    package static let name = "buttons.add"
    package static let summary = "Waits for a key to be pressed, and registers it."
    // It reads every key that is pressed meanwhile.
    package static let place = OperationPlace.commandLine
    package static let beginsHome = true
    package static let fields: [OperationField<Self>] = [
        .choice("wish", \.wish, ButtonWish.words)
    ]
    package var wish = ""
    /// How long it waits. Only the command line says so.
    package var seconds = 20

    package init() {}
}

package struct RemoveButton: Command {
    package static let name = "buttons.remove"
    package static let summary = "Forgets the key of a button."
    package static let beginsHome = true
    package static let fields: [OperationField<Self>] = [.choice("wish", \.wish, ButtonWish.words)]
    package var wish = ""

    package init() {}

    package func run(_ context: OperationContext) throws -> ButtonsRow {
        try ButtonWish(named: wish).register(nil, context.service)
    }
}
