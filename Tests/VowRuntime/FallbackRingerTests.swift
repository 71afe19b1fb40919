import Foundation
import InMemory
import Synchronization
import Testing
import VowCore
import VowPorts
import VowRuntime

/// What breaks says so once or twice, before or after it throws: the next way is tried once.
@Suite("R4 A ringer that broke is left once") struct FallbackRingerTests {
    private static let lost = PortFailure(
        code: "sound.lost", message: TextCode(worded: "It went away."),
        repair: TextCode(worded: "Plug it in."))
    private let request = RingRequest(source: .tone("siren"), volumePercent: 80, rampSeconds: 0)

    /// Waits until a condition holds, and then a little for what should not come.
    private func settled(_ condition: () -> Bool) -> Bool {
        for _ in 0..<1_000 where !condition() { usleep(2_000) }
        usleep(150_000)
        return condition()
    }

    @Test("two signals of one failure have the other ways tried once, and are told once")
    func twoSignals() throws {
        let (first, second, third) = (
            TalkativeRinger(stopMilliseconds: 80), RecordingRinger(), RecordingRinger()
        )
        let ringer = FallbackRinger([
            .init(.sound, first), .init(.otherOutput, second), .init(.ownServer, third),
        ])
        let told = Mutex(0)
        try ringer.start(request) { if case .failed = $0 { told.withLock { $0 += 1 } } }
        first.fail(Self.lost)
        first.fail(Self.lost)
        #expect(settled { second.playing != nil })
        #expect(second.calls.filter { $0 == .start(request) }.count == 1)
        #expect(third.calls.isEmpty)
        #expect(told.withLock { $0 } == 1)
        #expect(ringer.means == .otherOutput)
        // What is said of it later is nobody's business.
        first.fail(Self.lost)
        #expect(settled { second.playing != nil })
        #expect(third.calls.isEmpty)
        ringer.stop()
    }

    @Test("a way that says that it failed and throws as well has the other ways tried once")
    func saysAndThrows() throws {
        let first = TalkativeRinger(startFailure: Self.lost)
        let (second, third) = (RecordingRinger(), RecordingRinger())
        let ringer = FallbackRinger([
            .init(.sound, first), .init(.otherOutput, second), .init(.ownServer, third),
        ])
        #expect(throws: Self.lost) { try ringer.start(request) { _ in } }
        #expect(settled { second.playing != nil })
        #expect(second.calls.filter { $0 == .start(request) }.count == 1)
        #expect(third.calls.isEmpty)
        ringer.stop()
    }

    @Test("a ring that sent nothing but silence rings by the built-in tone, on the same output")
    func sentNothing() throws {
        let nothing = PortFailure.nothingSent
        let (first, second) = (RecordingRinger(), RecordingRinger())
        let ringer = FallbackRinger([.init(.sound, first), .init(.otherOutput, second)])
        let told = Mutex<[PortFailure]>([])
        let own = RingRequest(
            source: .file(path: "/home/me/own.wav", digest: "ab"), volumePercent: 80, rampSeconds: 20)
        try ringer.start(own) { news in
            if case .failed(let failure) = news { told.withLock { $0.append(failure) } }
        }
        first.loseSink(nothing)
        #expect(settled { first.playing == own.ringing(by: .builtIn, rampSeconds: 0) })
        #expect(told.withLock { $0 } == [nothing])
        #expect(second.calls.allSatisfy { $0 == .stop })
        ringer.stop()
    }

    @Test("a file that became unusable while it rang: the way that takes over rings by the built-in tone")
    func refusedLater() throws {
        let silent = PortFailure(
            code: "sound.file.silent", message: TextCode(worded: "It is silent."),
            repair: TextCode(worded: "Choose another."))
        let (first, second) = (RecordingRinger(), RecordingRinger(startFailures: [silent]))
        let ringer = FallbackRinger([.init(.sound, first), .init(.otherOutput, second)])
        let told = Mutex<[RingerSignal]>([])
        let own = RingRequest(source: .file(path: "/home/me/own.wav"), volumePercent: 80, rampSeconds: 0)
        try ringer.start(own) { news in
            switch news {
            case .failed, .noticed: told.withLock { $0.append(news) }
            default: break
            }
        }
        first.loseSink(Self.lost)
        #expect(settled { second.playing == own.ringing(by: .builtIn) })
        #expect(told.withLock { $0 } == [.failed(Self.lost), .noticed(silent)])
        ringer.stop()
    }

    @Test("the same of a way that is tried; and one that breaks as soon as it sounds is left, too")
    func whileTrying() throws {
        let (first, second) = (TalkativeRinger(), TalkativeRinger(startFailure: Self.lost))
        let (third, fourth) = (TalkativeRinger(failsAtOnce: Self.lost), RecordingRinger())
        let ringer = FallbackRinger([
            .init(.sound, first), .init(.otherOutput, second), .init(.ownServer, third),
            .init(.ownServer, fourth),
        ])
        try ringer.start(request) { _ in }
        first.fail(Self.lost)
        #expect(settled { fourth.playing != nil })
        #expect(second.starts == 1)
        #expect(third.starts == 1)
        #expect(fourth.calls.filter { $0 == .start(request) }.count == 1)
        ringer.stop()
    }
}

/// A ringer that says more than it has to.
private final class TalkativeRinger: Ringer {
    private let startFailure: PortFailure?
    private let failsAtOnce: PortFailure?
    private let stopMilliseconds: UInt32
    private let state = Mutex<(starts: Int, signal: (@Sendable (RingerSignal) -> Void)?)>((0, nil))

    init(startFailure: PortFailure? = nil, failsAtOnce: PortFailure? = nil, stopMilliseconds: UInt32 = 0) {
        (self.startFailure, self.failsAtOnce) = (startFailure, failsAtOnce)
        self.stopMilliseconds = stopMilliseconds
    }

    var starts: Int { state.withLock { $0.starts } }

    func start(_ request: RingRequest, signal: @escaping @Sendable (RingerSignal) -> Void) throws(PortFailure)
    {
        state.withLock { $0 = ($0.starts + 1, signal) }
        if let startFailure {
            signal(.failed(startFailure))
            throw startFailure
        }
        if let failsAtOnce { signal(.failed(failsAtOnce)) }
    }

    /// Says that it failed, as often as it is asked.
    func fail(_ failure: PortFailure) { state.withLock { $0.signal }?(.failed(failure)) }

    func prepare(_ request: RingRequest) throws(PortFailure) {}
    func duck(toPercent percent: Int) {}
    func stop() { usleep(stopMilliseconds * 1_000) }
    func recentlySent(milliseconds: Int) -> [Float] { [] }
    var output: String? { nil }
}
