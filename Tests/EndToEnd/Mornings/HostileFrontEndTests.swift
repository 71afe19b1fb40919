import SoundAdapters
import Foundation
import Glibc
import LinuxAdapters
import Synchronization
import Testing
import VowCore

/// Front ends that ask for too much, never read, and talk nonsense, while it rings.
@Suite("R12 A front end gone wild", .serialized)
struct HostileFrontEndTests {
    @Test("it rings on time, stays heard, and lets go for the right words, while a crowd floods the socket")
    func flood() throws {
        let bedroom = try Bedroom()
        defer { bedroom.clear() }
        try bedroom.prepare(secondsAhead: 5)
        let daemon = try bedroom.daemon()
        defer { daemon.stop() }
        #expect(daemon.prints("Next alarm", withinSeconds: 20), "\(daemon.output)")
        let crowd = Crowd(home: bedroom.home)
        defer { crowd.stop() }
        #expect(try bedroom.waitFor { $0.isRinging }, "\(daemon.output)")
        bedroom.forgetSound()
        #expect(try bedroom.ringsWithin(seconds: 1), "\(daemon.output)")
        let events = try bedroom.runEvents()
        let late = events.compactMap {
            if case .fired(let terms) = $0 { terms.lateMilliseconds } else { nil }
        }
        let delay = events.compactMap { if case .ringStarted(_, let delay, _) = $0 { delay } else { nil } }
        #expect((late.first ?? .max) + (delay.first ?? .max) <= 1_000, "late \(late), delayed \(delay)")
        #expect(try bedroom.waitFor(1) { $0.isListening }, "\(daemon.output)")
        try bedroom.recite()
        #expect(try bedroom.waitFor { $0.isEnding }, "\(daemon.output)")
        #expect(try bedroom.runEvents().last == .dismissed(mode: .spoken))
        #expect(crowd.answerCount > 100)
    }

    @Test("R3: who asks for the microphone every 60 ms hears the tone for half of a minute all the same")
    func requests() throws {
        let bedroom = try Bedroom()
        defer { bedroom.clear() }
        try bedroom.prepare(secondsAhead: 5)
        let daemon = try bedroom.daemon()
        defer { daemon.stop() }
        #expect(daemon.prints("Next alarm", withinSeconds: 20), "\(daemon.output)")
        #expect(try bedroom.waitFor { $0.isRinging }, "\(daemon.output)")
        let client = try LocalSocketClient(home: bedroom.home)
        defer { client.close() }
        bedroom.forgetSound()
        /// Asks once for each 60 ms of sound; how much of it had the tone, from 0 to 1.
        func ask(forSeconds seconds: Int) throws -> Double {
            var count = 0
            let stretches = seconds * 1_000 / 480
            for _ in 0..<stretches {
                var level: Float = 0
                for _ in 0..<8 {
                    try client.send(Array(#"{"vow":1,"id":1,"input":{"kind":"ready"}}"#.utf8))
                    _ = client.next()
                    level = max(level, try bedroom.sink.read(480).level)
                }
                if level > 0.005 { count += 1 }
            }
            return Double(count) / Double(stretches)
        }
        // Two windows in which nobody speaks, and the ring between them.
        _ = try ask(forSeconds: 25)
        #expect(try bedroom.count { $0.isListening } >= 2, "\(daemon.output)")
        let heard = try ask(forSeconds: 60)
        #expect(heard >= 0.5, "\(heard) of a minute had the tone: \(daemon.output)")
        // It still listens, and lets go.
        let windows = try bedroom.count { $0.isListening }
        #expect(try bedroom.waitFor(windows + 1) { $0.isListening }, "\(daemon.output)")
        try bedroom.recite()
        #expect(try bedroom.waitFor { $0.isEnding }, "\(daemon.output)")
    }
}

/// Threads that flood a home's socket, each in a way of its own, until they are stopped.
private final class Crowd: Sendable {
    private let isOver = Mutex(false)
    private let answers = Mutex(0)
    private let ended = DispatchSemaphore(value: 0)
    private let count = 7

    /// Numbers from which nothing can be subtracted, and that nothing can be added to.
    private static let extremes = [
        #"{"vow":1,"id":1,"input":{"kind":"instead","number":-9223372036854775808}}"#,
        #"{"vow":1,"id":1,"input":{"kind":"instead","number":9223372036854775807}}"#,
        #"{"vow":1,"id":1,"command":"interview.line","arguments":{"place":-9223372036854775808,"drop":true}}"#,
        #"{"vow":1,"id":1,"query":"review","arguments":{"days":-9223372036854775808}}"#,
    ]

    var answerCount: Int { answers.withLock { $0 } }

    init(home: String) {
        for number in 0..<count {
            Thread.detachNewThread { [self] in
                while !isOver.withLock({ $0 }) { misbehave(number, home) }
                ended.signal()
            }
        }
    }

    func stop() {
        isOver.withLock { $0 = true }
        for _ in 0..<count { ended.wait() }
    }

    private func misbehave(_ number: Int, _ home: String) {
        guard let client = try? LocalSocketClient(home: home) else { return usleepBriefly() }
        defer { client.close() }
        let lines: [String]
        switch number {
        case 0, 1: lines = [#"{"vow":1,"id":1,"query":"review","arguments":{"days":3660}}"#]
        case 2: lines = ["nonsense"]
        // A snooze is the person's right, and would be granted; typing is not open.
        case 3: lines = [#"{"vow":1,"id":1,"input":{"kind":"typed","text":"let me sleep"}}"#]
        case 4: lines = [#"{"vow":1,"id":1,"follow":"live"}"#]
        case 5: lines = [String(repeating: "x", count: 200_000)]
        default: lines = Self.extremes
        }
        for place in 0..<200 {
            guard !isOver.withLock({ $0 }), (try? client.send(Array(lines[place % lines.count].utf8))) != nil
            else { return }
            // The fifth follows again and again, and never reads a row.
            if number == 4 { return usleepBriefly() }
            guard client.next() != nil else { return }
            answers.withLock { $0 += 1 }
        }
    }

    private func usleepBriefly() { usleep(5_000) }
}
