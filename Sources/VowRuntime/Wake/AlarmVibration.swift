import Dispatch
import Synchronization
import VowPorts

/// Shakes the device while an alarm rings, on a thread of its own: a bus that hangs must not hold up the sound.
///
/// It asks the first vibrator that can, and asks again before what it was told is over. Safe from any thread.
final class AlarmVibration: Sendable {
    private let queue = DispatchQueue(label: "vow.shaker")
    private let vibrators: [any Vibrator]
    /// Locked by blocks of the queue only, so that nobody waits for it.
    private let state = Mutex(State())

    private struct State {
        var pattern = VibrationPattern()
        var isWanted = false
        var isHeld = false
        var turn = 0
        var pulsesUntil = DispatchTime.now()
    }

    /// How long a pulse takes, with its rest.
    private static let pulseMilliseconds = 250

    init(_ vibrators: [any Vibrator]) { self.vibrators = vibrators }

    /// Shakes until `stop`.
    func start(_ pattern: VibrationPattern) {
        perform { vibration, state in
            state.pattern = pattern
            (state.isWanted, state.isHeld) = (true, false)
            vibration.shake(&state)
        }
    }

    /// Stops shaking while the microphone listens: a motor is loud on a bedside table.
    func hold(_ isHeld: Bool) {
        perform { vibration, state in
            guard state.isWanted, state.isHeld != isHeld else { return }
            state.isHeld = isHeld
            if isHeld { vibration.rest(&state) } else { vibration.shake(&state) }
        }
    }

    /// A line was accepted, or several.
    func pulse(count: Int, _ pattern: VibrationPattern) {
        perform { vibration, state in
            guard let first = vibration.vibrators.first(where: { $0.deviceName() != nil }) else { return }
            first.pulse(count: count, pattern)
            state.pulsesUntil = .now() + .milliseconds(count * AlarmVibration.pulseMilliseconds)
        }
    }

    /// Stops shaking. A pulse for an accepted line that has begun is played to its end.
    func stop() {
        perform { vibration, state in
            state.isWanted = false
            guard state.pulsesUntil > .now() else { return vibration.rest(&state) }
            state.turn += 1
            let mine = state.turn
            vibration.queue.asyncAfter(deadline: state.pulsesUntil) {
                vibration.state.withLock { state in
                    if mine == state.turn { vibration.rest(&state) }
                }
            }
        }
    }

    /// Stops at once, for the end of a daemon.
    func end() {
        queue.sync {
            state.withLock { state in
                state.isWanted = false
                rest(&state)
            }
        }
    }

    private func perform(_ work: @escaping @Sendable (AlarmVibration, inout State) -> Void) {
        queue.async { [self] in state.withLock { work(self, &$0) } }
    }

    private func rest(_ state: inout State) {
        state.turn += 1
        vibrators.forEach { $0.stop() }
    }

    private func shake(_ state: inout State) {
        guard state.isWanted, !state.isHeld else { return }
        state.turn += 1
        for vibrator in vibrators {
            do throws(PortFailure) {
                let lasts = try vibrator.shake(state.pattern)
                return renew(after: lasts, state.turn)
            } catch { continue }
        }
        // A motor may be plugged in, or its service come up, while it rings.
        renew(after: state.pattern.renewalMilliseconds, state.turn)
    }

    private func renew(after milliseconds: Int?, _ turn: Int) {
        guard let milliseconds else { return }
        queue.asyncAfter(deadline: .now() + .milliseconds(milliseconds)) { [weak self] in
            guard let self else { return }
            state.withLock { if turn == $0.turn { shake(&$0) } }
        }
    }
}
