import Dispatch
import VowPorts

/// Shakes the device while an alarm rings, on a thread of its own: a bus that hangs must not hold up the sound.
///
/// It asks the first vibrator that can, and asks again before what it was told is over. Safe from any thread.
final class AlarmVibration: @unchecked Sendable {
    private let queue = DispatchQueue(label: "vow.shaker")
    private let vibrators: [any Vibrator]
    // What follows is touched on the queue only.
    private var pattern = VibrationPattern()
    private var isWanted = false
    private var isHeld = false
    private var turn = 0
    private var pulsesUntil = DispatchTime.now()
    /// How long a pulse takes, with its rest.
    private static let pulseMilliseconds = 250

    init(_ vibrators: [any Vibrator]) { self.vibrators = vibrators }

    /// Shakes until `stop`.
    func start(_ pattern: VibrationPattern) {
        queue.async { [self] in
            self.pattern = pattern
            (isWanted, isHeld) = (true, false)
            shake()
        }
    }

    /// Stops shaking while the microphone listens: a motor is loud on a bedside table.
    func hold(_ isHeld: Bool) {
        queue.async { [self] in
            guard isWanted, self.isHeld != isHeld else { return }
            self.isHeld = isHeld
            if isHeld { rest() } else { shake() }
        }
    }

    /// A line was accepted, or several.
    func pulse(count: Int, _ pattern: VibrationPattern) {
        queue.async { [self] in
            guard let first = vibrators.first(where: { $0.deviceName() != nil }) else { return }
            first.pulse(count: count, pattern)
            pulsesUntil = .now() + .milliseconds(count * AlarmVibration.pulseMilliseconds)
        }
    }

    /// Stops shaking. A pulse for an accepted line that has begun is played to its end.
    func stop() {
        queue.async { [self] in
            isWanted = false
            guard pulsesUntil > .now() else { return rest() }
            turn += 1
            let mine = turn
            queue.asyncAfter(deadline: pulsesUntil) { [self] in
                if mine == turn { rest() }
            }
        }
    }

    /// Stops at once, for the end of a daemon.
    func end() {
        queue.sync {
            isWanted = false
            rest()
        }
    }

    private func rest() {
        turn += 1
        vibrators.forEach { $0.stop() }
    }

    private func shake() {
        guard isWanted, !isHeld else { return }
        turn += 1
        for vibrator in vibrators {
            do throws(PortFailure) {
                let lasts = try vibrator.shake(pattern)
                return again(after: lasts)
            } catch { continue }
        }
        // A motor may be plugged in, or its service come up, while it rings.
        again(after: pattern.renewalMilliseconds)
    }

    private func again(after milliseconds: Int?) {
        guard let milliseconds else { return }
        let mine = turn
        queue.asyncAfter(deadline: .now() + .milliseconds(milliseconds)) { [weak self] in
            guard let self, mine == turn else { return }
            shake()
        }
    }
}
