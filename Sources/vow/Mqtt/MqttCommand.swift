import ArgumentParser
import Foundation
import Glibc
import HomeAdapters
import VowAnswers
import VowCommandLine
import VowCore
import VowPorts
import VowRuntime

/// `vow mqtt`: what a broker of home automation is told of alarms.
struct MqttCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mqtt",
        abstract: HelpText.mqtt.inHelp,
        discussion: HelpText.mqttMore.inHelp,
        subcommands: [Check.self, Password.self, Serve.self], defaultSubcommand: Check.self)

    struct Check: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: HelpText.mqttCheck.inHelp,
            discussion: HelpText.mqttCheckMore.inHelp
        )
        @OptionGroup var common: CommonOptions

        func run() throws {
            let row = try common.perform(CheckBroker()) { row, _ in words(row) }
            if row.state == "off" { throw Exit.no }
        }

        private func words(_ row: BrokerCheckRow) -> [String] {
            let pick = RefusalLanguage.wording
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
                let pick = RefusalLanguage.wording
                if isatty(0) == 1 {
                    Exit.say(
                        pick(MqttText.passwordAsked))
                }
                guard let password = HiddenInput.readLine() else {
                    throw CommandError.refused(
                        .noPasswordWasGiven)
                }
                try MqttPassword(home: try Home.made(common.homePath)).write(password)
                if common.json { return JSONPrinter.print(["kept": !password.isEmpty]) }
                Output.line(
                    password.isEmpty
                        ? pick(MqttText.passwordGone)
                        : pick(MqttText.passwordKept(folder: common.homePath, file: MqttPassword.file)))
            }
        }
    }

    /// Tells the broker, as a child of `vow run`, until its standard input ends.
    struct Serve: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Tell the broker; started by `vow run`.", shouldDisplay: false)
        @OptionGroup var place: HomeOptions

        func run() throws {
            // The broker gives way to whoever rings.
            _ = nice(5)
            signal(SIGPIPE, SIG_IGN)
            // The parent keeps the other end; when it is gone, nobody needs this.
            Thread.detachNewThread {
                var byte: UInt8 = 0
                while read(0, &byte, 1) > 0 {}
                Glibc.exit(0)
            }
            guard MqttLink.isThere else { return }
            Glibc.exit(MqttServing.serve(place.path))
        }
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
        final class Found: @unchecked Sendable { var result: Result<String?, PortFailure>? }
        let (found, isDone) = (Found(), DispatchSemaphore(value: 0))
        Thread.detachNewThread {
            do throws(PortFailure) {
                found.result = .success(
                    try MqttLink.keptMessage(access, withinMilliseconds: Self.patience))
            } catch { found.result = .failure(error) }
            isDone.signal()
        }
        guard isDone.wait(timeout: .now() + .milliseconds(Int(Self.patience) + 3_000)) == .success,
            let result = found.result
        else {
            throw PortFailure(
                code: "mqtt.unreachable", message: .brokerCannotBeReached(broker: access.name),
                repair:
                    .checkThatRunsAddressPort)
        }
        return try result.get()
    }
}
