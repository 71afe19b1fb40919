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

    struct Answer: Encodable {
        let to: String
        let log: String?
        let sent: Int64
        let records: Int64
    }

    func run() throws {
        try Exit.reporting {
            let address = try CohortAddress.given(to)
            if Home.isUnused(common.homePath) { try common.refuseMissingHome() }
            let log = try common.openLog()
            RefusalLanguage.follow(log)
            let texts = CohortTexts(RefusalLanguage.wording)
            try demandConsent(address, log, else: texts.notAgreed(address.recipient))
            guard let own = log.opened else { throw CohortShip.readOnly }
            let answer = try ship(own, log, to: address, texts)
            if common.json { return JSONPrinter.print(answer) }
            Output.line(texts.shipped(answer.sent, of: answer.records, to: address.recipient))
        }
    }

    /// How many records go in one transaction.
    private static let batch = 500

    private func ship(
        _ own: any OpenLog, _ log: EventLog, to address: CohortAddress, _ texts: CohortTexts
    ) throws -> Answer {
        guard let logID = try own.proven(after: 0, limit: 1).first?.proof?.logID else {
            return Answer(to: address.recipient, log: nil, sent: 0, records: 0)
        }
        let device = try log.vault.currentKey(for: StopCertificate.keyClass).secret
        let store = PostgreSQLEventStore(
            address.server, logID: logID, headKey: try log.vault.currentKey(for: Archive.headClass).secret)
        let start = try store.shipped()
        if start.position > 0 {
            let mine = try own.proven(after: start.position - 1, limit: 1).first?.record
            guard mine?.hash == start.hash else { throw CohortShip.another(address.recipient) }
        }
        var position = start.position
        while true {
            let page = try own.proven(after: position, limit: CohortShip.batch)
            guard let last = page.last?.record else { break }
            // Asked anew for each batch: whoever withdraws meanwhile is obeyed.
            try demandConsent(address, log, else: texts.stopped(address.recipient))
            try store.ship(page, head: try CohortHead(last.head, of: logID, secret: device))
            position = last.position
        }
        return Answer(
            to: address.recipient, log: Hexadecimal.text(logID), sent: position - start.position,
            records: position)
    }

    private func demandConsent(_ address: CohortAddress, _ log: EventLog, else sentence: String) throws {
        guard !ConsentCheck.allows(.cohort, recipient: address.recipient, in: log) else { return }
        throw Exit.saying(Exit.no, sentence)
    }

    private static let readOnly = PortFailure(
        code: "store.readonly", message: "A log that can only be read is not shipped.",
        repair: "Ship it from the device that writes it.")

    private static func another(_ recipient: String) -> PortFailure {
        PortFailure(
            code: "cohort.another",
            message: "What \(recipient) holds of this log is not what this device wrote.",
            repair: "Ask whoever runs the database what happened to it; nothing was sent.")
    }
}
