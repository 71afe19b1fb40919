import Foundation
public import VowPorts

/// A vibrator that moves nothing and remembers what it was asked for.
public final class RecordingVibrator: Vibrator, @unchecked Sendable {
    /// One call.
    public enum Call: Hashable, Sendable {
        /// To shake by a pattern.
        case shake(VibrationPattern)
        /// To give so many pulses.
        case pulse(Int)
        /// To rest.
        case stop
    }

    // Guards the calls; whoever waits for one is told.
    private let condition = NSCondition()
    private var kept: [Call] = []
    private let name: String?
    private let lastsMilliseconds: Int?

    /// Makes a vibrator.
    /// - Parameters:
    ///   - name: what there is; nil where nothing moves, and then it refuses to shake.
    ///   - lastsMilliseconds: for how long it says that it shakes; nil for until it is stopped.
    public init(name: String? = "recorded", lastsMilliseconds: Int? = nil) {
        self.name = name
        self.lastsMilliseconds = lastsMilliseconds
    }

    /// Every call so far, the oldest first.
    public var calls: [Call] {
        condition.lock()
        defer { condition.unlock() }
        return kept
    }

    /// The calls as soon as they fulfil a condition, or those of the end of ten seconds.
    public func calls(once isEnough: ([Call]) -> Bool) -> [Call] {
        let limit = Date(timeIntervalSinceNow: 10)
        condition.lock()
        defer { condition.unlock() }
        while !isEnough(kept), condition.wait(until: limit) {}
        return kept
    }

    /// See `Vibrator`.
    public func deviceName() -> String? { name }

    /// See `Vibrator`.
    public func shake(_ pattern: VibrationPattern) throws(PortFailure) -> Int? {
        guard name != nil else { throw .noVibration }
        note(.shake(pattern))
        return lastsMilliseconds
    }

    /// See `Vibrator`.
    public func pulse(count: Int, _ pattern: VibrationPattern) {
        if name != nil { note(.pulse(count)) }
    }

    /// See `Vibrator`.
    public func stop() { note(.stop) }

    private func note(_ call: Call) {
        condition.lock()
        kept.append(call)
        condition.broadcast()
        condition.unlock()
    }
}
