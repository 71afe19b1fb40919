import Dispatch
import Synchronization
import VowPorts

/// Detects a server that hangs, or an output blocked by another program; neither reports it.
///
/// A playing stream is asked for samples about every 20 ms. Checks ten times a second, only during a ring.
final class StallWatch: Sendable {
    /// A busy machine may delay a stream by some tenths of a second.
    static let patienceMilliseconds: Int64 = 600
    /// Before its first sample an output may have to wake up.
    static let firstPatienceMilliseconds: Int64 = 2_500
    private static let intervalMilliseconds = 100

    private let connection: PulseConnection
    private let playback: PulsePlayback
    private let report: @Sendable (PortFailure) -> Void
    private let queue = DispatchQueue(label: "vow.ringer.stall")
    /// The checks: not begun, going on, or over for good.
    private enum Checks {
        case planned
        case timed(any DispatchSourceTimer)
        case over
    }

    private let checks = Mutex(Checks.planned)

    /// Creates a watch that calls `report` on its own queue, at most once.
    init(
        _ connection: PulseConnection, _ playback: PulsePlayback,
        report: @escaping @Sendable (PortFailure) -> Void
    ) {
        self.connection = connection
        self.playback = playback
        self.report = report
    }

    /// Starts checking.
    func begin() {
        let began = BootClock.nanoseconds()
        checks.withLock { checks in
            guard case .planned = checks else { return }
            let timer = DispatchSource.makeTimerSource(queue: queue)
            let interval = DispatchTimeInterval.milliseconds(StallWatch.intervalMilliseconds)
            timer.schedule(deadline: .now() + interval, repeating: interval, leeway: .milliseconds(20))
            timer.setEventHandler { [weak self] in self?.check(since: began) }
            checks = .timed(timer)
            timer.resume()
        }
    }

    /// Stops checking, and waits for a check that is going on. Do not call from `report`.
    func end() {
        cancel()
        queue.sync {}
    }

    private func cancel() {
        checks.withLock { checks in
            if case .timed(let timer) = checks { timer.cancel() }
            checks = .over
        }
    }

    private func check(since began: Int64) {
        let (hasStarted, asked) = connection.locked { _ in (playback.hasStarted, playback.askedAt) }
        let waited = (BootClock.nanoseconds() - max(asked, began)) / 1_000_000
        let limit = hasStarted ? StallWatch.patienceMilliseconds : StallWatch.firstPatienceMilliseconds
        guard waited > limit else { return }
        cancel()
        report(
            PortFailure(
                code: "sound.stalled", message: .outputHasTakenNoSound(milliseconds: waited),
                repair:
                    .lookWhatHoldsOrRestart))
    }
}
