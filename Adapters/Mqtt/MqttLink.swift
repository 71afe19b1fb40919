import Foundation
import Synchronization
public import VowPorts
import VowWaiting

/// Keeps a broker told of a device's state, for as long as the process lives.
///
/// A thread of its own connects, and connects again after growing pauses wherever the connection is lost or refused. With
/// each connection everything is published anew, so nothing waits for a broker that is away. Publishing never blocks. Of
/// what the broker sends only one word on one topic counts, and all it does is to have everything published once more.
/// There is no way to end it but to end the process; the broker then publishes the last will.
public final class MqttLink: Sendable {
    /// What has everything published anew.
    private static let birth = "online"
    /// That happens at most once in so long.
    private static let birthPauseMilliseconds: Int64 = 10_000
    /// A broker that acknowledges nothing is left, and told everything anew.
    private static let mostWaiting = 100
    private static let turnMilliseconds: Int32 = 30_000
    private static let patienceMilliseconds: Int64 = 30_000
    /// The longest pause between two tries, in seconds.
    static let longestPause = 300.0

    private let access: MqttAccess
    private let whole: @Sendable () -> [BrokerMessage]
    /// The connection that was told everything; nil while there is none.
    private let told = Mutex<MqttConnection?>(nil)

    /// - Parameter whole: everything that is to be known, in the order in which it is published; called on any thread.
    public init(_ access: MqttAccess, whole: @escaping @Sendable () -> [BrokerMessage]) {
        self.access = access
        self.whole = whole
    }

    /// Whether the library is there that speaks with brokers.
    public static var isThere: Bool { MqttConnection.isThere }

    /// Begins to connect.
    public func begin() {
        let thread = Thread { self.work() }
        thread.name = "vow mqtt"
        thread.start()
    }

    /// Publishes what has changed. Where no broker is connected nothing happens: it will be told everything.
    public func publish(_ messages: [BrokerMessage]) {
        told.withLock { connection in
            for message in messages { connection?.publish(message) }
        }
    }

    /// Connects once, and gives what the broker keeps under the topic that is listened to; nil where it keeps nothing.
    /// - Throws: why it cannot be done, as `mqtt.unreachable`, `mqtt.refused` and the like.
    public static func keptMessage(_ access: MqttAccess, withinMilliseconds limit: Int64) throws(PortFailure)
        -> String?
    {
        let connection = try MqttConnection(access)
        try connection.open(withinMilliseconds: limit)
        // What is kept comes at once.
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
            serve()
            // One that held for a while is worth a quick second try.
            failures = SteadyClock.milliseconds() - began > 60_000 ? 0 : failures + 1
            Thread.sleep(forTimeInterval: MqttLink.pause(afterFailures: failures))
        }
    }

    /// How long to wait before the next try, in seconds.
    static func pause(afterFailures count: Int) -> Double {
        min(longestPause, pow(2, Double(min(count, 12) - 1)).rounded(.up))
    }

    /// One connection, from its beginning to its loss.
    private func serve() {
        guard let connection = try? MqttConnection(access),
            (try? connection.open(withinMilliseconds: MqttLink.patienceMilliseconds)) != nil
        else { return }
        defer { told.withLock { $0 = nil } }
        tellAll(connection)
        var toldAt = SteadyClock.milliseconds()
        while (try? connection.turn(milliseconds: MqttLink.turnMilliseconds)) != nil {
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

    /// Publishes everything. What changes meanwhile is published after it, since the lock is held.
    private func tellAll(_ connection: MqttConnection) {
        told.withLock { told in
            for message in whole() { connection.publish(message) }
            told = connection
        }
    }
}
