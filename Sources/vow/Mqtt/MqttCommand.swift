import ArgumentParser
import Foundation
import Glibc
import HomeAdapters
import VowAnswers
import VowCommandLine
import VowCore
import VowPorts
import VowRuntime
import VowSystem

/// `vow mqtt`: what a broker of home automation is told of alarms.
struct MqttCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mqtt",
        abstract: HelpText.mqtt.inHelp,
        discussion: HelpText.mqttMore.inHelp,
        subcommands: [Check.self, Password.self], defaultSubcommand: Check.self)

    struct Check: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: HelpText.mqttCheck.inHelp,
            discussion: HelpText.mqttCheckMore.inHelp
        )
        @OptionGroup var common: CommonOptions

        func run() throws {
            let row = try common.perform(CheckBroker()) { words($0, $1.wording) }
            if row.state == "off" { throw Exit.no }
        }

        private func words(_ row: BrokerCheckRow, _ pick: Wording) -> [String] {
            guard let address = row.address, let topic = row.topic else { return [pick(MqttText.notSet)] }
            return [
                pick(MqttText.letsIn(address: address)),
                row.shown == BrokerMessages.online
                    ? pick(MqttText.told(topic: topic)) : pick(MqttText.notTold),
            ]
        }
    }

    struct Password: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: HelpText.mqttPassword.inHelp,
            discussion: HelpText.mqttPasswordMore.inHelp)
        @OptionGroup var common: CommonOptions

        func run() throws {
            try Exit.reporting {
                let pick = common.wording
                if isatty(0) == 1 {
                    Exit.say(
                        pick(MqttText.passwordAsked))
                }
                guard let password = HiddenInput.readLine() else {
                    throw CommandError.refused(
                        .noPasswordWasGiven)
                }
                var operation = KeepBrokerPassword()
                operation.password = password
                try common.perform(operation) { row, pick in
                    row.kept
                        ? pick(MqttText.passwordKept(folder: common.homePath, file: MqttPassword.file))
                        : pick(MqttText.passwordGone)
                }
            }
        }
    }
}

/// Tells the broker of alarms until what it began with does not hold any more.
struct TellBroker: HelperQuestion {
    struct Answer: Codable, Sendable {
        /// Whether it is to be begun again, with what holds now; false if no broker is wanted.
        let isOutdated: Bool
    }
    static var name: String { "tell-broker" }
}

/// What tells the broker, as a helper process of the daemon.
enum BrokerRole {
    static func serve(_ server: HelperServer) {
        guard let setup = server.setup(HomeSetup.self) else { return }
        server.on(TellBroker.self) { _, _ throws(PortFailure) in
            HelperAnswer(.init(isOutdated: MqttLink.isThere && MqttServing.isOutdated(serving: setup.home)))
        }
        server.serve()
    }
}

extension KeepBrokerPassword: PerformedHere {
    func perform(_ context: OperationContext, home: String) throws -> KeptSecretRow {
        try MqttPassword(home: try Home.made(home)).write(password)
        return KeptSecretRow(kept: !password.isEmpty)
    }
}

extension CheckBroker: PerformedHere {
    /// How long it may take, in milliseconds.
    private static var patience: Int64 { 15_000 }

    func perform(_ context: OperationContext, home: String) throws -> BrokerCheckRow {
        let facts = try MqttFacts.read(try context.service.present(), home: home)
        var row = BrokerCheckRow()
        guard let configuration = facts.configuration else { return row }
        guard facts.isAllowed else {
            throw CommandError.refused(
                Refusal(RefusalText.consentNoBroker(recipient: configuration.address.recipient)))
        }
        var access = facts.access(to: configuration, as: "vow-\(configuration.device)-check-\(getpid())")
        access.listensTo = configuration.availabilityTopic
        (row.state, row.address, row.tls) = ("connected", access.name, configuration.tls != "off")
        (row.device, row.topic, row.labels) = (
            configuration.device, configuration.topic, configuration.tellsLabels
        )
        row.shown = try shown(access)
        return row
    }

    /// What the broker has of this device. Reaching a machine that drops what comes blocks for minutes, so that is done
    /// aside, and not waited for.
    private func shown(_ access: MqttAccess) throws -> String? {
        let outcome = Monitor<Result<String?, PortFailure>?>(nil)
        Thread.detachNewThread {
            let result: Result<String?, PortFailure>
            do throws(PortFailure) {
                result = .success(try MqttLink.keptMessage(access, withinMilliseconds: Self.patience))
            } catch { result = .failure(error) }
            outcome.update { $0 = result }
        }
        guard let result = outcome.wait(milliseconds: Int(Self.patience) + 3_000, until: { $0 }) else {
            throw PortFailure(
                code: "mqtt.unreachable", message: .brokerCannotBeReached(broker: access.name),
                repair:
                    .checkThatRunsAddressPort)
        }
        return try result.get()
    }
}
