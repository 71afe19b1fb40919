import VowCommandLine
import VowAnswers
import VowCore
import VowPorts
import VowRuntime

/// An operation that this program does with its own parts.
protocol PerformedHere: DeviceOperation {
    /// Does it on a home, with everything that belongs to it.
    func perform(_ context: OperationContext, home: String) throws -> Answer
}

extension OperationParts {
    /// What this device has for operations on a home.
    static func ofDevice(home: String) -> OperationParts {
        var parts = OperationParts(
            checkTone: { try AlarmOptions.tone($0, home: home) },
            probe: { DeviceReadiness.probe($0, $1, home: home) },
            languageModel: { service in CloudModel.agreed(try service.present().settings, home: home) },
            isHeard: { language, settings in
                speechEngines(home: home)
                    .engineAtHand(for: language, wished: settings.engine(for: language)) != nil
            })
        parts.checkSetting = { try RemotePage.check($0, $1, home: home) }
        parts.engineLack = { try EngineLack.sentence($0, $1, $2, home: home) }
        parts.recordings = { PracticeCommand.recordings($0, home: home) }
        parts.isWatched = { HomeLock.isWatched(home: home) }
        parts.perform = { try performed($0, $1, home: home) }
        return parts
    }

    private static func performed(
        _ operation: any DeviceOperation, _ context: OperationContext, home: String
    ) throws -> any Encodable & Sendable {
        guard let operation = operation as? any PerformedHere else {
            return try OperationParts().perform(operation, context)
        }
        return try answer(of: operation, context, home: home)
    }

    private static func answer<Asked: PerformedHere>(
        of operation: Asked, _ context: OperationContext, home: String
    ) throws -> any Encodable & Sendable {
        try operation.perform(context, home: home)
    }
}
