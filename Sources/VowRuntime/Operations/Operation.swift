package import VowAnswers
import VowCore
package import VowPorts
package import VowRecitation

/// Something that a person can ask or order, written once: its stored properties are what it takes.
///
/// The socket, the page with its description and its fields' limits, and the command line are all made from it. An
/// operation that is listed in `Operations.all` is reachable; ARCHITECTURE.md, "How to add", walks through it.
package protocol Operation: Sendable {
    /// A row of `--json`.
    associatedtype Answer: Encodable & Sendable

    /// The words of the command line with a dot between them, such as `lines.add`.
    static var name: String { get }
    /// One sentence for programmers.
    static var summary: String { get }
    /// Whether it only looks, or records something.
    static var kind: OperationKind { get }
    /// What it takes, each with its limit.
    static var fields: [OperationField<Self>] { get }
    /// Where it may run.
    static var place: OperationPlace { get }
    /// Whether it may be the first thing that is recorded, and makes the home.
    static var beginsHome: Bool { get }
    /// Whether it grants a right over the device or the person's data. The page refuses it to other machines.
    static var grantsRight: Bool { get }
    /// Whether it works on the log. Else the log is not opened for it.
    static var opensLog: Bool { get }
    /// Whether it shows the past as it stands, and says where the records are not those that were written.
    static var looksBack: Bool { get }

    /// The operation with the default of each field.
    init()
    /// Takes the person's answer to the plain question about danger, which a refusal with `safety.ask` demands.
    mutating func confirm(isSafe: Bool)
    /// Does it, with everything that belongs to it. Throws a `CommandError`, a `PortFailure` or a `Refusal`.
    func run(_ context: OperationContext) throws -> Answer
}

/// Whether an operation changes something.
package enum OperationKind: Sendable {
    /// Nothing changes.
    case query
    /// Something is recorded, sounds, or is written.
    case command
}

/// Where an operation may run.
package enum OperationPlace: Sendable, Hashable {
    /// In any process that opens the log.
    case anywhere
    /// In any process that opens the log. The page asks a process of its own, because it may take long.
    case slow
    /// In a process of its own only, because it computes on sound or pictures from outside, uses a device, or takes long.
    case ownProcess
    /// In the page's server, or in a process that the server keeps from step to step.
    case page
    /// In a process that the command line starts, and nowhere else: neither the socket nor the page does it.
    case commandLine

    /// Whether the page asks a process of its own.
    package var isApart: Bool { self == .slow || self == .ownProcess }

    /// Every place of a process that does one operation.
    package static let all: Set<OperationPlace> = [.anywhere, .slow, .ownProcess, .page, .commandLine]
    /// What the daemon does for others.
    package static let daemon: Set<OperationPlace> = [.anywhere, .slow]
}

/// An operation that only looks.
package protocol Query: Operation {}

/// An operation that records something, sounds, or writes a file.
package protocol Command: Operation {}

/// An operation that needs what only the program has: a device, files beside the log, another process.
///
/// The program does it in an extension of the operation, `PerformedHere`.
package protocol DeviceOperation: Operation {}

extension DeviceOperation {
    /// Has the program do it.
    package func run(_ context: OperationContext) throws -> Answer {
        guard let answer = try context.parts.perform(self, context) as? Answer else {
            preconditionFailure("\(Self.name) gives its own answer")
        }
        return answer
    }
}

extension Query {
    /// A question.
    package static var kind: OperationKind { .query }
}

extension Command {
    /// A command.
    package static var kind: OperationKind { .command }
}

extension Operation {
    /// Takes nothing.
    package static var fields: [OperationField<Self>] { [] }
    /// Runs anywhere.
    package static var place: OperationPlace { .anywhere }
    /// Needs a home.
    package static var beginsHome: Bool { false }
    /// Grants no right.
    package static var grantsRight: Bool { false }
    /// Works on the log.
    package static var opensLog: Bool { true }
    /// Needs records that are sound.
    package static var looksBack: Bool { false }
    /// Keeps no words of the person.
    package mutating func confirm(isSafe: Bool) {}

    /// The arguments with their limits, as front ends and `/api/openapi.json` see them.
    package static var shape: RequestShape {
        RequestShape(name: name, summary: summary, arguments: fields.map(\.argument))
    }

    /// The type of its answer.
    package static var answer: any (Encodable & Sendable).Type { Answer.self }

    /// Reads the operation from what a front end sent.
    ///
    /// Throws an `ArgumentMistake` for a wrong kind of value or a missing one, a `Refusal` for one beyond its limit.
    package init(_ arguments: Arguments) throws {
        try Self.shape.check(arguments)
        self.init()
        for field in Self.fields {
            let isGiven = try field.read(arguments, &self)
            guard isGiven || !field.argument.isRequired else { throw field.argument.mistake }
        }
    }

    /// What a front end would send for it.
    package var arguments: Arguments {
        var values: [String: ArgumentValue] = [:]
        for field in Self.fields { values[field.argument.name] = field.value(self) }
        return Arguments(values)
    }

    /// Does the operation with arguments, for the router.
    static func handler(_ parts: OperationParts, _ places: Set<OperationPlace>) -> RequestRouter.Handler {
        { service, arguments in
            let operation = try Self(arguments)
            guard places.contains(place) else { throw FailureRow.elsewhere(name) }
            return try operation.run(OperationContext(service: service, parts: parts, note: parts.note))
        }
    }
}

/// Gives the language model that was set and agreed to, or nil.
package typealias ModelSource = @Sendable (CommandService) throws -> (any LanguageModel)?

/// What the program supplies to operations: the parts that stand outside the log.
package struct OperationParts: Sendable {
    /// Gives the tone that a word means, or refuses it.
    package var checkTone: @Sendable (String) throws -> ChosenTone
    /// Looks at what a gate needs of the device.
    package var probe: GateProbe.Look
    /// Gives the language model that was set and agreed to, or nil.
    package var languageModel: ModelSource
    /// Whether an engine on this device hears a language, given the settings.
    package var isHeard: @Sendable (Language, Settings) -> Bool
    /// Refuses the value of a setting for which this device lacks something.
    package var checkSetting: @Sendable (SettingKey, String) throws -> Void = { _, _ in }
    /// Says why an engine that was set cannot listen yet, or nil if it can.
    package var engineLack: @Sendable (SettingKey, String, CommandService) throws -> String? = { _, _, _ in
        nil
    }
    /// Whether a daemon watches, or nil if that cannot be known.
    package var isWatched: @Sendable () -> Bool? = { true }
    /// Gives the recordings of a home, or nil if none can be kept here.
    package var recordings: @Sendable (CommandService) -> SealedRecordings? = { _ in nil }
    /// Whether a device may be opened that hears or sees. The daemon leaves that to other processes.
    package var mayListen = true
    /// Receives what the person is to do, or what was found, while an operation goes on; nil if nobody reads it.
    package var note: (@Sendable (String) -> Void)?
    /// Closes the daemon's log for another process.
    package var standAside: @Sendable () throws -> Void = { throw FailureRow.elsewhere(StandAside.name) }
    /// Does an operation with what only the program has.
    package var perform:
        @Sendable (any DeviceOperation, OperationContext) throws -> any Encodable & Sendable =
            {
                operation, _ in throw FailureRow.elsewhere(type(of: operation).name)
            }

    /// Parts that find nothing wrong, unless others are given.
    package init(
        checkTone: @escaping @Sendable (String) throws -> ChosenTone = { ChosenTone($0) },
        probe: @escaping GateProbe.Look = { _, _ in .none },
        languageModel: @escaping ModelSource = { _ in nil },
        isHeard: @escaping @Sendable (Language, Settings) -> Bool = { _, _ in true }
    ) {
        self.checkTone = checkTone
        self.probe = probe
        self.languageModel = languageModel
        self.isHeard = isHeard
    }
}

/// What an operation works with.
package struct OperationContext {
    /// The person's commands on the log.
    package let service: CommandService
    /// What the program supplies.
    package let parts: OperationParts
    /// Receives warnings about what the person may not have meant, or nil if nobody reads them.
    package let remark: ((_ text: String, _ isInAnswer: Bool) -> Void)?
    /// Receives what the person is to do meanwhile, or nil if nobody reads it.
    package let note: ((String) -> Void)?
    /// Receives what is found meanwhile, a line of the answer in words each, or nil if nobody reads it.
    package let say: ((String) -> Void)?

    /// Makes a context.
    package init(
        service: CommandService, parts: OperationParts,
        remark: ((_ text: String, _ isInAnswer: Bool) -> Void)? = nil, note: ((String) -> Void)? = nil,
        say: ((String) -> Void)? = nil
    ) {
        self.service = service
        self.parts = parts
        self.remark = remark
        self.note = note
        self.say = say
    }

    /// The language and the words of the person.
    package var wording: Wording { get throws { Wording(try service.present().settings) } }

    /// Finds remarks, if somebody reads them. The change has been made all the same.
    func remark(_ find: (Remarks) throws -> [String]) throws {
        guard let remark else { return }
        for text in try find(Remarks(try service.present())) { remark(text, false) }
    }
}
