import Foundation
package import Testing
import VowCore
package import VowPorts

/// What everything behind `Ringer` must do, whether it makes sound or only remembers.
package struct RingerContract {
    let ringer: any Ringer

    /// Names the ringer under test; nothing is playing on it.
    package init(_ ringer: any Ringer) {
        self.ringer = ringer
    }

    private static let request = RingRequest(source: .tone("beacon"), volumePercent: 60, rampSeconds: 0)

    /// A ring reports its beginning once, and its level.
    package func startReportsItsBeginning(sourceLocation: SourceLocation = #_sourceLocation) async throws {
        let signals = SignalLog()
        try ringer.start(Self.request, signal: signals.take)
        await signals.wait { $0.contains(.level(percent: 60)) && $0.contains { $0.isStarted } }
        ringer.stop()
        let all = signals.all
        #expect(all.filter { $0.isStarted }.count == 1, sourceLocation: sourceLocation)
        for case .started(let latency, let ready) in all {
            #expect((0...2_000).contains(latency), sourceLocation: sourceLocation)
            #expect((0...latency).contains(ready), sourceLocation: sourceLocation)
        }
    }

    /// An output that was prepared, also twice, sounds only once it is asked to, and is let go by a stop; a ring that
    /// wants another output than was prepared begins all the same.
    package func aPreparedRingBegins(sourceLocation: SourceLocation = #_sourceLocation) async throws {
        try ringer.prepare(Self.request)
        try ringer.prepare(Self.request)
        try await startReportsItsBeginning(sourceLocation: sourceLocation)
        try ringer.prepare(
            RingRequest(source: .tone("chime"), volumePercent: 60, rampSeconds: 0, routeTags: ["vow"]))
        try await startReportsItsBeginning(sourceLocation: sourceLocation)
        try ringer.prepare(Self.request)
        ringer.stop()
        try await startReportsItsBeginning(sourceLocation: sourceLocation)
    }

    /// A duck lowers the reported level to its share of the volume, and the way back raises it again.
    package func duckChangesTheLevel(sourceLocation: SourceLocation = #_sourceLocation) async throws {
        let signals = SignalLog()
        try ringer.start(Self.request, signal: signals.take)
        await signals.wait { $0.contains(.level(percent: 60)) }
        ringer.duck(toPercent: 10)
        await signals.wait { $0.last == .level(percent: 6) }
        ringer.duck(toPercent: 0)
        await signals.wait { $0.last == .level(percent: 0) }
        ringer.duck(toPercent: 100)
        await signals.wait { $0.last == .level(percent: 60) }
        ringer.stop()
    }

    /// Starting again replaces what plays: the new ring reports, and the old one is not said to have failed.
    package func startingAgainReplaces(sourceLocation: SourceLocation = #_sourceLocation) async throws {
        let old = SignalLog()
        let new = SignalLog()
        try ringer.start(Self.request, signal: old.take)
        await old.wait { $0.contains { $0.isStarted } }
        try ringer.start(
            RingRequest(source: .tone("chime"), volumePercent: 30, rampSeconds: 0), signal: new.take)
        await new.wait { $0.contains { $0.isStarted } && $0.contains(.level(percent: 30)) }
        ringer.stop()
        #expect(!old.all.contains { $0.isFailed }, sourceLocation: sourceLocation)
        #expect(!new.all.contains { $0.isFailed }, sourceLocation: sourceLocation)
    }

    /// Ducks and stops without a ring are no error, and a ring can follow them.
    package func idleCallsAreNoError(sourceLocation: SourceLocation = #_sourceLocation) async throws {
        ringer.stop()
        ringer.duck(toPercent: 0)
        ringer.stop()
        try await startReportsItsBeginning(sourceLocation: sourceLocation)
    }

    /// A signal may call the ringer that sent it.
    package func signalsMayStop(sourceLocation: SourceLocation = #_sourceLocation) async throws {
        let signals = SignalLog()
        try ringer.start(Self.request) { [ringer] news in
            if news.isStarted { ringer.stop() }
            signals.take(news)
        }
        await signals.wait { $0.contains { $0.isStarted } }
        try await startReportsItsBeginning(sourceLocation: sourceLocation)
    }

    /// A sink that goes away is signalled once, with a repair, and the ringer takes a stop afterwards.
    package func lossIsSignalled(
        losing loseSink: () -> Void, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let signals = SignalLog()
        try ringer.start(Self.request, signal: signals.take)
        await signals.wait { $0.contains { $0.isStarted } }
        loseSink()
        await signals.wait { $0.contains { $0.isFailed } }
        ringer.duck(toPercent: 0)
        ringer.stop()
        let failures = signals.all.filter { $0.isFailed }
        #expect(failures.count == 1, sourceLocation: sourceLocation)
        for case .failed(let failure) in failures {
            #expect(!failure.message.isEmpty && !failure.repair.isEmpty, sourceLocation: sourceLocation)
        }
    }
}

extension RingerContract {
    /// A ring that is muted goes on and says so with a repair, once for each time it becomes so.
    package func mutingIsSignalled(
        muting mute: () throws -> Void, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let signals = SignalLog()
        try ringer.start(Self.request, signal: signals.take)
        await signals.wait { $0.contains { $0.isStarted } }
        #expect(!signals.all.contains { $0.isUnheard }, sourceLocation: sourceLocation)
        try mute()
        await signals.wait { $0.contains { $0.isUnheard } }
        ringer.duck(toPercent: 10)
        await signals.wait { $0.last == .level(percent: 6) }
        ringer.stop()
        let findings = signals.all.filter { $0.isUnheard }
        #expect(findings.count == 1, sourceLocation: sourceLocation)
        for case .unheard(let finding, _) in findings {
            #expect(finding.code == "sound.muted", sourceLocation: sourceLocation)
            #expect(!finding.message.isEmpty && !finding.repair.isEmpty, sourceLocation: sourceLocation)
        }
        #expect(!signals.all.contains { $0.isFailed }, sourceLocation: sourceLocation)
    }
}

extension RingerSignal {
    fileprivate var isUnheard: Bool { if case .unheard = self { true } else { false } }
    fileprivate var isStarted: Bool { if case .started = self { true } else { false } }
    fileprivate var isFailed: Bool { if case .failed = self { true } else { false } }
}

/// The signals of one ring but `fed`, in order, for a test that waits for some of them.
///
/// The wait has no limit of its own: the test's time limit ends it.
package final class SignalLog: @unchecked Sendable {
    private let lock = NSLock()
    private var signals: [RingerSignal] = []
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Makes an empty log.
    package init() {}

    /// Takes a signal; hand it to `start`.
    package var take: @Sendable (RingerSignal) -> Void {
        { [self] news in
            // It comes each second, whatever else does.
            if news == .fed { return }
            let woken = lock.withLock {
                signals.append(news)
                defer { waiting = [] }
                return waiting
            }
            for continuation in woken { continuation.resume() }
        }
    }

    /// Every signal so far.
    package var all: [RingerSignal] { lock.withLock { signals } }

    /// Returns as soon as the signals so far fulfil the condition.
    package func wait(until condition: ([RingerSignal]) -> Bool) async {
        while true {
            let seen = all
            if condition(seen) { return }
            await withCheckedContinuation { continuation in
                let isNew = lock.withLock {
                    if signals.count > seen.count { return true }
                    waiting.append(continuation)
                    return false
                }
                if isNew { continuation.resume() }
            }
        }
    }
}
