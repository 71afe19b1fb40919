import Foundation
import Glibc
import HomeAdapters
import LinuxAdapters
import Synchronization
import VowAnswers
import VowPorts
import VowRuntime

/// Tells a broker what goes on, as a child of `vow run`: it follows the daemon's live rows, and publishes what they come to.
///
/// Nothing goes the other way: what comes from the broker reaches no part of Vow, see `MqttLink`. Wherever what was set or
/// agreed to has changed, the process ends, and the connection with it; another one begins by what holds then.
final class MqttServing: Sendable {
    /// What is to be known, and what was published of it.
    private struct Board {
        var states = BrokerStates()
        var published: [String: String] = [:]
    }

    /// The board, as several threads hold it.
    private final class GuardedBoard: Sendable {
        let value = Mutex(Board())
    }

    private let home: String
    private let facts: MqttFacts
    private let messages: BrokerMessages
    private let link: MqttLink
    private let board: GuardedBoard

    /// Serves a home until nothing is wanted any more, or until what it began with does not hold any more, which is true
    /// then.
    static func isOutdated(serving home: String) -> Bool {
        // Before anything is asked, so that no change is missed.
        let changes = HomeChanges(home: home)
        while true {
            guard let facts = MqttFacts.asked(of: home) else {
                Thread.sleep(forTimeInterval: 1)
                continue
            }
            guard let configuration = facts.configuration else { return false }
            guard facts.isAllowed else {
                // Without the person's consent nothing is sent, and nobody is asked for anything.
                changes.wait()
                continue
            }
            let serving = MqttServing(home, facts, configuration)
            Thread.detachNewThread { serving.follow() }
            Thread.detachNewThread {
                Thread.sleep(forTimeInterval: 10)
                ProcessMemoryTrimmer().trim()
            }
            return serving.awaitChange(changes)
        }
    }

    private init(_ home: String, _ facts: MqttFacts, _ configuration: BrokerConfiguration) {
        self.home = home
        self.facts = facts
        let messages = BrokerMessages(configuration, version: Device.version)
        let board = GuardedBoard()
        var access = facts.access(to: configuration, as: "vow-" + configuration.device)
        access.will = BrokerMessage(topic: configuration.availabilityTopic, payload: BrokerMessages.offline)
        access.listensTo = configuration.birthTopic
        link = MqttLink(access) { board.value.withLock { messages.all($0.states) } }
        (self.messages, self.board) = (messages, board)
    }

    /// Waits until what was set or agreed to is another, or cannot be known any more; false if no broker is wanted then.
    private func awaitChange(_ changes: HomeChanges) -> Bool {
        while true {
            changes.wait()
            let now = MqttFacts.asked(of: home)
            if now == nil, facts.configuration?.address.isLoopback == true { continue }
            if now != facts { return now.map { $0.configuration == nil } != true }
        }
    }

    /// Follows the live rows, for ever.
    private func follow() {
        let daemon = DaemonLink(home: home)
        while true {
            daemon.awaitDaemon()
            while let line = daemon.next() { handle(line) }
            // One that hangs up at once is not asked at once again.
            Thread.sleep(forTimeInterval: 0.5)
        }
    }

    /// Takes in a row; levels and notices, which come often, are passed over without being read.
    private func handle(_ line: [UInt8]) {
        guard line.contains(Self.mark),
            let row = (try? JSONDecoder().decode(SocketReply<LiveRow>.self, from: Data(line)))?.content
        else { return }
        let (isFirst, isOver) = board.value.withLock { board in
            let before = board.states
            board.states.apply(row)
            return (before.phase == nil, board.states.mayHaveEnded(since: before))
        }
        if isOver { askHistory() }
        let changed = board.value.withLock { board in
            let all = messages.states(board.states)
            defer { board.published = Dictionary(uniqueKeysWithValues: all.map { ($0.topic, $0.payload) }) }
            return all.filter { board.published[$0.topic] != $0.payload }
        }
        if isFirst { link.begin() } else { link.publish(changed) }
    }

    private func askHistory() {
        let runs: [RunRow]? = DaemonQuestion.answer("runs", Arguments(["last": .number(3)]), home: home)
        let streak: StreakRow? = DaemonQuestion.answer("streak", home: home)
        board.value.withLock { board in
            if let runs { board.states.apply(runs: runs) }
            if let streak { board.states.apply(streak) }
        }
    }

    private static let mark = Array(#""phase""#.utf8)
}
