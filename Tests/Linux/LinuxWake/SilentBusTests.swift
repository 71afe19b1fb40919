import Foundation
import Glibc
import Synchronization
import Testing
import VowPorts

@testable import LinuxAdapters

/// A bus that takes every connection and never answers: no ring, no start of the daemon and no end of it may wait for it.
@Suite("R5 R9 A message bus that hangs", .serialized, .timeLimit(.minutes(2))) struct SilentBusTests {
    /// A socket whose other side says nothing.
    private final class SilentBus {
        let address: String
        private let path: String
        private let socket: Int32

        init() throws {
            path = NSTemporaryDirectory() + "vow-silent-\(UUID().uuidString.prefix(8))"
            address = "unix:path=\(path)"
            socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
            var place = sockaddr_un()
            place.sun_family = sa_family_t(AF_UNIX)
            withUnsafeMutableBytes(of: &place.sun_path) { $0.copyBytes(from: path.utf8) }
            let isBound = withUnsafePointer(to: &place) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    bind(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
                }
            }
            // The kernel takes connections that nobody has asked for yet.
            try #require(isBound && listen(socket, 16) == 0)
        }

        deinit {
            close(socket)
            unlink(path)
        }
    }

    /// Notes when it was asked.
    private final class PromptNotifier: Notifier {
        let askedAt = Mutex<[ContinuousClock.Instant]>([])
        func notify(title: String, body: String, audible: Bool) throws(PortFailure) {
            askedAt.withLock { $0.append(.now) }
        }
    }

    @Test("the notice of a run, and the watch for unlocking, wait for nothing") func notice() throws {
        let bus = try SilentBus()
        let took = ContinuousClock().measure {
            let notice = DesktopWakeNotice(address: bus.address) {}
            notice.show(title: "Morning", body: "Say your affirmations.", action: "Open")
            notice.show(title: "Morning", body: "Now say your goals.", action: "Open")
            notice.close()
            notice.end()
            SessionLock(address: bus.address) {}.end()
        }
        #expect(took < .milliseconds(500))
    }

    @Test("a message that must be heard is handed on at once, any other within a second")
    func message() throws {
        let (bus, bell) = (try SilentBus(), PromptNotifier())
        let notifier = DesktopNotifier(address: bus.address, fallback: bell)
        for isAudible in [true, false] {
            let began = ContinuousClock.now
            try notifier.notify(title: "Vow", body: "Wake up", audible: isAudible)
            let asked = try #require(bell.askedAt.withLock { $0.last })
            #expect(asked - began < .milliseconds(isAudible ? 200 : 2_000))
            #expect(ContinuousClock.now - began < .seconds(2))
        }
        #expect(bell.askedAt.withLock { $0.count } == 2)
    }

    @Test("everything else that is asked of it gives up soon") func calls() throws {
        let bus = try SilentBus()
        let took = ContinuousClock().measure {
            #expect(MediaPlayers(address: bus.address).pausePlaying().isEmpty)
            #expect(NotificationService(address: bus.address).read() == nil)
            #expect(!LogindPower(address: bus.address).isReachable())
            #expect(throws: PortFailure.self) { try LogindPower(address: bus.address).follow { _ in } }
        }
        #expect(took < .seconds(8))
    }

    @Test("a loop whose bus never greets ends by itself, and what was handed to it is let go")
    func loop() throws {
        let bus = try SilentBus()
        let token = Mutex<Token?>(Token())
        weak let held = token.withLock { $0 }
        let loop = SignalLoop(address: bus.address, []) { _ in }
        let told = Mutex<[Bool]>([])
        loop.perform { [kept = token.withLock { $0 }] bus in
            _ = kept
            told.withLock { $0.append(bus != nil) }
        }
        token.withLock { $0 = nil }
        for _ in 0..<400 where !loop.isOver { usleep(20_000) }
        #expect(loop.isOver)
        // What is asked of it later is told so at once.
        loop.perform { bus in told.withLock { $0.append(bus != nil) } }
        for _ in 0..<400 where told.withLock({ $0.count }) < 2 { usleep(20_000) }
        #expect(told.withLock { $0 } == [false, false])
        for _ in 0..<400 where held != nil { usleep(20_000) }
        #expect(held == nil)
    }

    @Test(
        "a reminder with a button keeps nobody waiting, and is handed on once the bus is known to be of no use"
    )
    func reminder() throws {
        var bus: SilentBus? = try SilentBus()
        let bell = PromptNotifier()
        let notifier = DesktopNotifier(address: try #require(bus).address, fallback: bell) { _ in }
        let took = try ContinuousClock().measure {
            for title in ["Vow: coach", "Vow: goals"] {
                try notifier.notify(
                    title: title, body: "Half an hour.", button: NoticeButton(label: "Open", place: "coach"))
            }
        }
        #expect(took < .milliseconds(300))
        // Whoever waits for its greeting hears that it is gone.
        bus = nil
        for _ in 0..<400 where bell.askedAt.withLock({ $0.count }) < 2 { usleep(20_000) }
        #expect(bell.askedAt.withLock { $0.count } == 2)
    }

    private final class Token: Sendable {}
}
