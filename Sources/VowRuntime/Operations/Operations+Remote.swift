package import VowAnswers

extension Operations {
    /// What speaks to another machine in the person's name, when the person says so at this device.
    static let toOtherMachines: [any Operation.Type] = [
        CheckBroker.self, PrepareCohort.self, ShipToCohort.self, ReviewCohort.self,
    ]

    fileprivate static let longestAddress = 500
}

package struct CheckBroker: Query, DeviceOperation {
    package typealias Answer = BrokerCheckRow
    package static let name = "mqtt.check"
    package static let summary =
        "Whether the broker of home automation lets this device in, and what it has of it."
    // Listens at the broker for up to 15 seconds, and tries the password there.
    package static let place = OperationPlace.commandLine

    package init() {}
}

package struct PrepareCohort: Command, DeviceOperation {
    package typealias Answer = PreparedCohortRow
    package static let name = "cohort.prepare"
    package static let summary = "Makes the tables for copies of logs in a database."
    // Changes a database that is not the person's alone.
    package static let place = OperationPlace.commandLine
    package static let opensLog = false
    package static let fields: [OperationField<Self>] = [
        .text("at", \.address, most: Operations.longestAddress)
    ]
    package var address = ""

    package init() {}
}

package struct ShipToCohort: Command, DeviceOperation {
    package typealias Answer = ShippedRow
    package static let name = "cohort.ship"
    package static let summary = "Sends a database the records of this log that it lacks."
    // The whole log goes to another machine.
    package static let place = OperationPlace.commandLine
    package static let fields: [OperationField<Self>] = [
        .text("to", \.address, most: Operations.longestAddress)
    ]
    package var address = ""

    package init() {}
}

package struct ReviewCohort: Query, DeviceOperation {
    package typealias Answer = [CohortRow]
    package static let name = "cohort.review"
    package static let summary = "Each log of a database in figures."
    // The logs are other people's.
    package static let place = OperationPlace.commandLine
    package static let opensLog = false
    package static let fields: [OperationField<Self>] = [
        .text("from", \.address, most: Operations.longestAddress)
    ]
    package var address = ""

    package init() {}
}
