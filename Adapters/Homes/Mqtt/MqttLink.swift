import Foundation
import Synchronization
package import VowPorts
import VowSystem

/// Keeps a broker informed of a device's state for the life of the process.
///
/// Connects on its own thread, and reconnects after growing pauses. Publishes everything after each connection, so
/// nothing is queued for an absent broker. `publish` never blocks. Reacts to one payload on one topic, by publishing
/// everything again. The link ends with the process; the broker then publishes the last will.
package final class MqttLink: Sendable {
    /// The payload that requests everything again.
    private static let birth = "online"
    /// The shortest time between two such repetitions.
    private static let birthPauseMilliseconds: Int64 = 10_000
    /// A broker with more unacknowledged messages is disconnected, and later sent everything again.
    private static let mostWaiting = 100
    private static let turnMilliseconds: Int32 = 30_000
    private static let patienceMilliseconds: Int64 = 30_000
    /// The longest pause between two attempts, in seconds.
    static let longestPause = 300.0

    private let access: MqttAccess
    private let whole: @Sendable () -> [BrokerMessage]
    /// The connection on which everything was published, or nil.
    private let served = Mutex<MqttConnection?>(nil)

    /// - Parameter whole: returns the complete state in order of publication; called on any thread.
    package init(_ access: MqttAccess, whole: @escaping @Sendable () -> [BrokerMessage]) {
        self.access = access
        self.whole = whole
    }

    /// Whether libmosquitto is installed.
    package static var isThere: Bool { MqttConnection.isThere }

    /// Starts connecting.
    package func begin() {
        let thread = Thread { self.work() }
        thread.name = "vow mqtt"
        thread.start()
    }

    /// Publishes changes. Does nothing without a connection: the next one publishes everything.
    package func publish(_ messages: [BrokerMessage]) {
        served.withLock { connection in
            for message in messages { connection?.publish(message) }
        }
    }

    /// Connects once and returns the retained message of the subscribed topic, or nil if there is none.
    /// - Throws: `mqtt.unreachable`, `mqtt.refused` and the like.
    package static func keptMessage(_ access: MqttAccess, withinMilliseconds limit: Int64) throws(PortFailure)
        -> String?
    {
        let connection = try MqttConnection(access)
        try connection.open(withinMilliseconds: limit)
        // A broker sends retained messages immediately after the subscription.
        let end = SteadyClock.milliseconds() + min(limit, 1_000)
        while SteadyClock.milliseconds() < end {
            try connection.turn(milliseconds: 100)
            if let kept = connection.heard().first { return kept.payload }
        }
        return nil
    }

    private func work() {
        var failures = 0
        while true {
            let began = SteadyClock.milliseconds()
            // Why it ended does not matter: it is opened again.
            try? serve()
            // A connection that lasted over a minute resets the pause.
            failures = SteadyClock.milliseconds() - began > 60_000 ? 0 : failures + 1
            Thread.sleep(forTimeInterval: MqttLink.pause(afterFailures: failures))
        }
    }

    /// The pause before the next attempt, in seconds.
    static func pause(afterFailures count: Int) -> Double {
        min(longestPause, pow(2, Double(min(count, 12) - 1)).rounded(.up))
    }

    /// Runs a connection until it is lost.
    /// - Throws: why it was lost, or could not be opened.
    private func serve() throws(PortFailure) {
        let connection = try MqttConnection(access)
        try connection.open(withinMilliseconds: MqttLink.patienceMilliseconds)
        defer { served.withLock { $0 = nil } }
        tellAll(connection)
        var toldAt = SteadyClock.milliseconds()
        while true {
            try connection.turn(milliseconds: MqttLink.turnMilliseconds)
            guard connection.waiting <= MqttLink.mostWaiting else { return }
            let isBorn = connection.heard().contains {
                $0.topic == access.listensTo && $0.payload == MqttLink.birth
            }
            let now = SteadyClock.milliseconds()
            guard isBorn, now - toldAt > MqttLink.birthPauseMilliseconds else { continue }
            tellAll(connection)
            toldAt = now
        }
    }

    /// Publishes everything. The lock is held, so later changes are published after it.
    private func tellAll(_ connection: MqttConnection) {
        served.withLock { served in
            for message in whole() { connection.publish(message) }
            served = connection
        }
    }
}
