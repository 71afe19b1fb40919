import ArgumentParser
import StorageAdapters
import VowCommandLine
import VowCore
import VowLog
import VowPorts
import VowRuntime
import VowAnswers

/// `vow cohort ship`: what the database does not have yet of a person's log.
struct CohortShip: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "ship",
        abstract: HelpText.cohortShip.inHelp,
        discussion: HelpText.cohortShipMore.inHelp)
    @OptionGroup var common: CommonOptions
    @Option(help: .text(.cohortShipTo, valueName: "address")) var to: String

    func run() throws {
        var operation = ShipToCohort()
        operation.address = to
        try common.perform(operation) { row, pick in
            CohortTexts(pick).shipped(row.sent, of: row.records, to: row.to)
        }
    }
}

extension ShipToCohort: PerformedHere {
    func perform(_ context: OperationContext, home: String) throws -> ShippedRow {
        let address = try CohortAddress.given(address)
        let log = context.service.log
        try demandConsent(address, log, else: CohortText.notAgreed(recipient: address.recipient))
        guard let own = log.opened else { throw Self.readOnly }
        return try ship(own, log, to: address)
    }

    /// How many records go in one transaction.
    private static var batch: Int { 500 }

    private func ship(_ own: any OpenLog, _ log: EventLog, to address: CohortAddress) throws -> ShippedRow {
        guard let logID = try own.proven(after: 0, limit: 1).first?.proof?.logID else {
            return ShippedRow(to: address.recipient, log: nil, sent: 0, records: 0)
        }
        let device = try log.vault.currentKey(for: StopCertificate.keyClass).secret
        let store = PostgreSQLEventStore(
            address.server, logID: logID, headKey: try log.vault.currentKey(for: Archive.headClass).secret)
        let start = try store.shipped()
        if start.position > 0 {
            let mine = try own.proven(after: start.position - 1, limit: 1).first?.record
            guard mine?.hash == start.hash else { throw Self.another(address.recipient) }
        }
        var position = start.position
        while true {
            let page = try own.proven(after: position, limit: Self.batch)
            guard let last = page.last?.record else { break }
            // Asked anew for each batch: whoever withdraws meanwhile is obeyed.
            try demandConsent(address, log, else: CohortText.stopped(recipient: address.recipient))
            try store.ship(page, head: try CohortHead(last.head, of: logID, secret: device))
            position = last.position
        }
        return ShippedRow(
            to: address.recipient, log: Hexadecimal.text(logID), sent: position - start.position,
            records: position)
    }

    private func demandConsent(_ address: CohortAddress, _ log: EventLog, else text: FilledText) throws {
        guard !ConsentCheck.allows(.cohort, recipient: address.recipient, in: log) else { return }
        throw CommandError.refused(Refusal(text))
    }

    private static var readOnly: PortFailure {
        PortFailure(
            code: "store.readonly", message: .logThatCanOnlyBe,
            repair: .shipFromDeviceThatWrites)
    }

    private static func another(_ recipient: String) -> PortFailure {
        PortFailure(
            code: "cohort.another",
            message: .whatHoldsOfThisLog(recipient: recipient),
            repair: .askWhoeverRunsDatabaseWhatHappened)
    }
}
