import Dispatch
import VowPorts

/// Notices a server that hangs, or an output that takes no more sound because another program holds it: neither says so.
///
/// A stream that plays is asked for samples every 20 ms or so. Looking a few times a second costs next to nothing, and
/// only while it rings.
final class StallWatch: @unchecked Sendable {
    /// A machine that is busy may hold a stream up for some tenths of a second.
    static let patienceMilliseconds: Int64 = 600
    /// Until its first sample an output may have to wake up.
    static let firstPatienceMilliseconds: Int64 = 2_500
    private static let intervalMilliseconds = 100

    private let connection: PulseConnection
    private let playback: PulsePlayback
    private let found: (PortFailure) -> Void
    private let queue = DispatchQueue(label: "vow.ringer.stall")
    // Used on the queue only.
    private var timer: (any DispatchSourceTimer)?
    private var isOver = false

    /// A watch that calls `found` on a queue of its own, once at most.
    init(_ connection: PulseConnection, _ playback: PulsePlayback, found: @escaping (PortFailure) -> Void) {
        self.connection = connection
        self.playback = playback
        self.found = found
    }

    /// Looks from now on.
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

    /// Looks no more; not from `found`.
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
                code: "sound.stalled", message: "The output has taken no sound for \(waited) ms.",
                repair:
                    "Look what holds it, or restart the sound server (systemctl --user restart pulseaudio, or "
                    + "pipewire-pulse)."))
    }
}
