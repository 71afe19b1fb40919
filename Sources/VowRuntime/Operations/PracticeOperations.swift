public import VowAnswers
public import VowCore
public import VowRecitation

extension Operations {
    static let practice: [any Operation.Type] = [
        ListPractice.self, AddPractice.self, TargetPractice.self, RemindPractice.self, SnoozePractice.self,
        TypePractice.self, MakeLineOfPractice.self,
    ]

    /// How often an affirmation may be meant to be said.
    static let targets = 1...100_000
}

public struct ListPractice: Query {
    public static let name = "practice.list"
    public static let summary = "Every affirmation that is practised."

    public init() {}

    public func run(_ context: OperationContext) throws -> [PracticeRow] {
        try context.service.practiceRows()
    }
}

/// Begins to practise an affirmation, or a line of the person.
public struct AddPractice: Command {
    public static let name = "practice.add"
    public static let summary = "Begins to practise an affirmation, or a line."
    public static let beginsHome = true
    public static let fields: [OperationField<Self>] = [
        .text("text", \.text, most: Operations.longestLine), .text("line", \.line, most: 64),
        .whole("target", \.target, Operations.targets), .language(\.language), .flag("safe", \.isSafe),
    ]
    public var text: String?
    /// A line in place of a sentence.
    public var line: String?
    public var target = PracticeState.defaultTarget
    public var language: Language?
    public var isSafe: Bool?

    public init() {}

    public mutating func confirm(isSafe: Bool) { self.isSafe = isSafe }

    public func run(_ context: OperationContext) throws -> PracticeRow {
        let service = context.service
        guard (text == nil) != (line == nil) else {
            throw CommandError.refused(Refusal(RefusalText.practiceSentenceOrLine))
        }
        let id =
            if let line {
                try service.practise(line: try service.line(named: line), target: target)
            } else {
                try service.addPractice(text ?? "", language: language, target: target, isSafe: isSafe)
            }
        let row = try service.practiceRow(id, in: nil)
        let language = try service.practice(id.text).state.language
        try context.remark { _ in try context.remarks(onHearing: language, service.present()) }
        return row
    }
}

/// Changes how often an affirmation is to be said.
public struct TargetPractice: Command {
    public static let name = "practice.target"
    public static let summary = "Changes how often it is to be said."
    public static let fields: [OperationField<Self>] = [
        .identifier(\.id), .whole("target", \.target, Operations.targets, isRequired: true),
    ]
    public var id = ""
    public var target = PracticeState.defaultTarget

    public init() {}

    public func run(_ context: OperationContext) throws -> PracticeRow {
        try context.changed(practice: id) { _ in .setTarget(target) }
    }
}

public struct RemindPractice: Command {
    public static let name = "practice.remind"
    public static let summary = "Reminds each day at a time, or no more."
    public static let fields: [OperationField<Self>] = [
        .identifier(\.id), .text("time", \.time, most: 5),
    ]
    public var id = ""
    /// The time, or `off`.
    public var time = ""

    public init() {}

    public func run(_ context: OperationContext) throws -> PracticeRow {
        let time = try CommandService.reminderTime(time)
        return try context.changed(practice: id) { _ in .setReminder(time) }
    }
}

public struct SnoozePractice: Command {
    public static let name = "practice.snooze"
    public static let summary = "Puts today's reminder off."
    public static let fields: [OperationField<Self>] = [
        .identifier(\.id), .whole("minutes", \.minutes, 1...720),
    ]
    public var id = ""
    public var minutes = 30

    public init() {}

    public func run(_ context: OperationContext) throws -> PracticeRow {
        let id = try context.service.practice(id).id
        try context.service.snoozeReminder(ofPractice: id, minutes: minutes)
        return try context.service.practiceRow(id, in: nil)
    }
}

public struct TypePractice: Command {
    public static let name = "practice.type"
    public static let summary = "Typed in place of saying it; kept, and not counted."
    public static let fields: [OperationField<Self>] = [
        .identifier(\.id), .text("text", \.text, most: Operations.longestLine),
    ]
    public var id = ""
    public var text = ""

    public init() {}

    public func run(_ context: OperationContext) throws -> PracticeRow {
        try context.changed(practice: id) { .type(text, on: $0) }
    }
}

/// Makes an affirmation a line of alarms.
public struct MakeLineOfPractice: Command {
    public static let name = "practice.line"
    public static let summary = "Makes a line of it."
    public static let fields: [OperationField<Self>] = [.identifier(\.id), .word("kind", \.kind)]
    public var id = ""
    public var kind = LineKind.affirmation

    public init() {}

    public func run(_ context: OperationContext) throws -> PracticeRow {
        let id = try context.service.practice(id).id
        _ = try context.service.makeLine(ofPractice: id, kind: kind)
        return try context.service.practiceRow(id, in: nil)
    }
}

extension OperationContext {
    fileprivate func changed(practice name: String, _ command: (CivilDate) -> PracticeCommand) throws
        -> PracticeRow
    {
        let id = try service.practice(name).id
        try service.change(practice: id, command(try service.present().today))
        return try service.practiceRow(id, in: nil)
    }
}
