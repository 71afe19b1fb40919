import Foundation
import Synchronization
import VowCore
import VowPorts

/// Follows how the device is turned while a challenge asks to move it, on a thread of its own, and reports when the
/// movement that is asked for was made. All calls return at once and are safe from any thread.
final class MotionSenses: Sendable {
    private let sensor: (any MotionSensor)?
    private let clock: any WakeClock
    private let post: @Sendable (SessionInput) -> Void
    /// `turn` counts the challenges, so that a thread of an earlier one ends; `isAsked` says whether one is asked now.
    private let state = Mutex((turn: 0, isAsked: false))

    init(parts: DeviceParts, post: @escaping @Sendable (SessionInput) -> Void) {
        (sensor, clock) = (parts.motionSensor, parts.clock)
        self.post = post
    }

    /// Begins to follow. That there is no sensor is said at once.
    func begin(_ task: MotionTask, texts: NoticeTexts) {
        let turn = state.withLock { state -> Int? in
            if state.isAsked { return nil }
            state.turn += 1
            state.isAsked = true
            return state.turn
        }
        guard let turn else { return }
        guard sensor != nil else { return tellMissing("motion.none", texts.noMotionSensor) }
        Thread.detachNewThread { [self] in follow(task, turn, texts) }
    }

    /// Ends it.
    func end() {
        state.withLock { state in
            state.turn += 1
            state.isAsked = false
        }
    }

    private func isCurrent(_ turn: Int) -> Bool { state.withLock { $0.turn == turn } }

    private func follow(_ task: MotionTask, _ turn: Int, _ texts: NoticeTexts) {
        while isCurrent(turn) {
            var log = MotionLog()
            do throws(PortFailure) {
                try sensor?.follow { orientation in
                    guard isCurrent(turn) else { return false }
                    let evidence = log.add(orientation, at: clock.steadyMilliseconds())
                    guard task.isMet(by: evidence) else { return true }
                    post(.deviceMoved(evidence))
                    return false
                }
                return
            } catch {
                guard isCurrent(turn) else { return }
                tellMissing(error.code, texts.noMotionSensor)
                // The sensor's service may have been started again by then.
                Thread.sleep(forTimeInterval: 1)
            }
        }
    }

    private func tellMissing(_ code: String, _ message: String) {
        post(.partMissing(MotionTask.part, code: code, message: message))
    }
}

/// The changes of how a device is turned, as far as they may be recorded.
struct MotionLog {
    private var readings: [MotionReading] = []
    private var began: Int64?

    /// Takes in how it is turned now, in milliseconds of a steady clock.
    mutating func add(_ orientation: DeviceOrientation?, at now: Int64) -> MotionEvidence {
        let began = began ?? now
        self.began = began
        if readings.isEmpty || readings[readings.count - 1].orientation != orientation {
            readings.append(MotionReading(atMilliseconds: now - began, orientation: orientation))
            // The oldest are dropped, because what was asked for is done at the end of the record.
            if readings.count > MotionEvidence.mostReadings { readings.removeFirst() }
        }
        return MotionEvidence(readings: readings, untilMilliseconds: now - began)
    }
}
