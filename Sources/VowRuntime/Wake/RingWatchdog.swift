import Foundation
import Synchronization
import VowPorts
import VowSystem

/// What the parts of a ring last said of themselves, by a clock that is never set; times in milliseconds.
struct RingLiveness {
    /// For so long the loop that hands sound to the output may say nothing; it says something each second.
    static let fedWithinMilliseconds: Int64 = 5_000
    /// For so long the daemon's thread may work without a wait, storage left out.
    static let workMilliseconds: Int64 = 8_000

    /// When the ringer's loop went on last; nil while no ringer sounds, as where only the bell and a notification can.
    private var fedAt: Int64?
    /// Until when the daemon's thread has to be back from what it does.
    private var backBy: Int64 = .max
    private var isStoring = false

    /// A ringer sounds.
    mutating func ringerStarted(at now: Int64) { fedAt = now }
    /// The ringer's loop went on.
    mutating func ringerFed(at now: Int64) { if fedAt != nil { fedAt = now } }
    /// No ringer sounds any more.
    mutating func ringerEnded() { fedAt = nil }
    /// The daemon's thread works.
    mutating func works(at now: Int64) { backBy = now + RingLiveness.workMilliseconds }
    /// The daemon's thread waits for so many milliseconds at most; nil for ever.
    mutating func waits(for milliseconds: Int64?, at now: Int64) {
        backBy = milliseconds.map { now + $0 + RingLiveness.workMilliseconds } ?? .max
    }
    /// The daemon's thread writes to storage, which may keep it for as long as it likes, or is done with it.
    mutating func stores(_ isBegun: Bool, at now: Int64) {
        isStoring = isBegun
        if !isBegun { works(at: now) }
    }

    /// Whether the ringer's loop and the daemon's thread go on.
    func goesOn(at now: Int64) -> Bool {
        let isFed = fedAt.map { now - $0 <= RingLiveness.fedWithinMilliseconds } ?? true
        return isFed && (isStoring || now <= backBy)
    }
}

/// Tells the supervisor each second, while a run holds the device, that the ring goes on; it is told nothing where the
/// loop that feeds the ringer or the daemon's thread stands still, and starts the daemon again. A disk that hangs keeps
/// the ring from nothing, and so holds up neither.
///
/// It has a thread of its own while a run holds the device, and none otherwise.
final class RingWatchdog: Sendable {
    /// How often the supervisor hears of a ring at least.
    static let withinMilliseconds: Int64 = 10_000
    private static let lookMilliseconds: Int64 = 1_000

    private struct State {
        var liveness = RingLiveness()
        /// Counts the runs that were followed, so that the thread of an earlier one ends.
        var round = 0
        var isOn = false
        /// Counts the rings, so that a late word of an earlier one changes nothing.
        var ring = 0
    }

    private let supervisor: (any Supervisor)?
    private let restMilliseconds: Int64
    private let clock: any WakeClock
    private let state = Mutex(State())
    private let ended = SteadyCondition()

    /// Follows nothing yet.
    init(_ supervisor: (any Supervisor)?, clock: any WakeClock) {
        let rest = supervisor?.aliveWithinMilliseconds
        self.supervisor = rest == nil ? nil : supervisor
        restMilliseconds = rest ?? 0
        self.clock = clock
    }

    private func change(_ body: (inout RingLiveness, Int64) -> Void) {
        let now = clock.steadyMilliseconds()
        state.withLock { body(&$0.liveness, now) }
    }

    /// Begins where a run has come to hold the device, and ends where none does any more.
    func follow(isActive: Bool) {
        guard let supervisor else { return }
        let round: Int? = state.withLock { state in
            guard state.isOn != isActive else { return nil }
            state.isOn = isActive
            state.round += 1
            return state.round
        }
        guard let round else { return }
        supervisor.expectAlive(
            withinMilliseconds: isActive ? RingWatchdog.withinMilliseconds : restMilliseconds)
        supervisor.alive()
        ended.broadcast()
        guard isActive else { return }
        Thread.detachNewThread { [self] in
            while !ended.wait(milliseconds: RingWatchdog.lookMilliseconds, until: { isOver(round) }) {
                let now = clock.steadyMilliseconds()
                if state.withLock({ $0.liveness.goesOn(at: now) }) { supervisor.alive() }
            }
        }
    }

    private func isOver(_ round: Int) -> Bool { state.withLock { $0.round != round } }

    /// Begins a ring, and gives what its ringer is to call for each signal.
    func ringBegins() -> @Sendable (RingerSignal) -> Void {
        let ring = state.withLock { state in
            state.ring += 1
            state.liveness.ringerEnded()
            return state.ring
        }
        return { [self] signal in
            let now = clock.steadyMilliseconds()
            state.withLock { state in
                guard state.ring == ring else { return }
                switch signal {
                case .started: state.liveness.ringerStarted(at: now)
                case .fed: state.liveness.ringerFed(at: now)
                case .failed: state.liveness.ringerEnded()
                case .level, .unheard, .measured, .heardAgain, .noticed: break
                }
            }
        }
    }

    /// Ends the ring.
    func ringEnds() {
        state.withLock { state in
            state.ring += 1
            state.liveness.ringerEnded()
        }
    }

    /// The daemon's thread waits, for so many milliseconds at most.
    func waits(for milliseconds: Int64?) { change { $0.waits(for: milliseconds, at: $1) } }

    /// The daemon's thread works again.
    func works() { change { $0.works(at: $1) } }

    /// The daemon's thread works on storage.
    func storing<Value, Failure: Error>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value {
        change { $0.stores(true, at: $1) }
        defer { change { $0.stores(false, at: $1) } }
        return try body()
    }
}
