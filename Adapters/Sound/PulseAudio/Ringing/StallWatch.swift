import Dispatch
import VowPorts

/// Detects a server that hangs, or an output blocked by another program; neither reports it.
///
/// A playing stream is asked for samples about every 20 ms. Checks ten times a second, only during a ring.
final class StallWatch: @unchecked Sendable {
    /// A busy machine may delay a stream by some tenths of a second.
    static let patienceMilliseconds: Int64 = 600
    /// Before its first sample an output may have to wake up.
    static let firstPatienceMilliseconds: Int64 = 2_500
    private static let intervalMilliseconds = 100

    private let connection: PulseConnection
    private let playback: PulsePlayback
    private let found: (PortFailure) -> Void
    private let queue = DispatchQueue(label: "vow.ringer.stall")
    // Used on the queue only.
    private var timer: (any DispatchSourceTimer)?
    private var isOver = false

    /// Creates a watch that calls `found` on its own queue, at most once.
    init(_ connection: PulseConnection, _ playback: PulsePlayback, found: @escaping (PortFailure) -> Void) {
        self.connection = connection
        self.playback = playback
        self.found = found
    }

    /// Starts checking.
    func begin() {
        let began = steadyNanoseconds()
        queue.async { [self] in
            guard timer == nil, !isOver else { return }
            let timer = DispatchSource.makeTimerSource(queue: queue)
            let interval = DispatchTimeInterval.milliseconds(StallWatch.intervalMilliseconds)
            timer.schedule(deadline: .now() + interval, repeating: interval, leeway: .milliseconds(20))
            timer.setEventHandler { [weak self] in self?.check(since: began) }
            self.timer = timer
            timer.resume()
        }
    }

    /// Stops checking. Do not call from `found`.
    func end() {
        queue.sync {
            isOver = true
            timer?.cancel()
            timer = nil
        }
    }

    private func check(since began: Int64) {
        let (hasStarted, asked) = connection.locked { _ in (playback.hasStarted, playback.askedAt) }
        let waited = (steadyNanoseconds() - max(asked, began)) / 1_000_000
        let limit = hasStarted ? StallWatch.patienceMilliseconds : StallWatch.firstPatienceMilliseconds
        guard waited > limit else { return }
        timer?.cancel()
        timer = nil
        found(
            PortFailure(
                code: "sound.stalled", message: .outputHasTakenNoSound(milliseconds: waited),
                repair:
                    .lookWhatHoldsOrRestart))
    }
}
