import VowCore
import VowPorts

/// Sees to it that the machine wakes some minutes ahead of what rings next, and arms no more often than it must.
struct WakeArming {
    /// Within this an alarm belongs to the coming night, and what was armed for it is armed once more.
    private static let nearMilliseconds: Int64 = 12 * 3_600_000

    private let waker: (any WakeScheduler)?
    private var armedFor: Instant?
    private var isArmedNear = false

    init(_ waker: (any WakeScheduler)?) { self.waker = waker }

    /// Whether there is anything to arm.
    var isPossible: Bool { waker != nil }

    /// Arms for what rings next, where that has changed or come near; gives the event that says so.
    /// - Parameters:
    ///   - next: when it rings; nil when nothing does, or when something rings already and nobody has to be woken.
    ///   - aheadMilliseconds: how long before that the machine is to be awake.
    mutating func arm(next: Instant?, aheadMilliseconds: Int64, at now: Instant) -> DeviceEvent? {
        guard let waker else { return nil }
        let isNear = next.map { $0.milliseconds(since: now) <= Self.nearMilliseconds } ?? false
        guard next != armedFor || isNear != isArmedNear else { return nil }
        (armedFor, isArmedNear) = (next, isNear)
        guard let next, next > now else {
            _ = try? waker.arm(nil)
            return nil
        }
        let ahead = next.adding(milliseconds: -aheadMilliseconds)
        let rung = (try? waker.arm(max(ahead, now.adding(seconds: 1)))) ?? "none"
        return .wakeArmed(rung: rung, for: next)
    }
}
