import Dispatch
import Foundation
import Synchronization
package import VowCore
package import VowPorts
import VowSystem

/// Rings by the first of several ringers that can, and goes on to the next where one breaks off.
///
/// A failure is signalled first, so that it is recorded and other means can alert; then each way is tried in turn until
/// one sounds, for as long as the ring is wanted. `means` names it. The trying (`tryWays`) has a thread of
/// its own; the ringer may be called from any thread.
package final class FallbackRinger: Ringer {
    /// One way of being heard.
    package struct Way: Sendable {
        /// What it is in the log.
        package let means: RingMeans
        /// What makes the sound.
        package let ringer: any Ringer

        package init(_ means: RingMeans, _ ringer: any Ringer) {
            self.means = means
            self.ringer = ringer
        }
    }

    private final class Ring: Sendable {
        let request: RingRequest
        let signal: @Sendable (RingerSignal) -> Void

        init(_ request: RingRequest, _ signal: @escaping @Sendable (RingerSignal) -> Void) {
            self.request = request
            self.signal = signal
        }
    }

    /// How long after every way has failed they are all tried again, at first; then twice as long each time.
    package static let roundMilliseconds = 300
    /// How long at most.
    package static let longestRoundMilliseconds = 2_400
    /// How many failures of one ring are signalled.
    package static let mostToldFailures = 12

    private let ways: [Way]
    private let stopped = SteadyCondition()
    private let state = Mutex(State())

    private struct State {
        var ring: Ring?
        /// The way that sounds, or was tried last.
        var wayIndex = 0
        var duckPercent = 100
        var failureCount = 0
        var steppedAt: Int64 = 0
        /// Counts the starts of ways, so that each is left only once, however many failures it reports.
        var step = 0
        var leftStep = 0
    }

    /// At least one way, the wished one first.
    package init(_ ways: [Way]) {
        precondition(!ways.isEmpty, "there is a ringer")
        self.ways = ways
    }

    /// The way that sounds, or was tried last.
    package var means: RingMeans { ways[state.withLock { $0.wayIndex }].means }

    /// Prepares the first way.
    package func prepare(_ request: RingRequest) throws(PortFailure) {
        guard state.withLock({ $0.ring == nil }) else { return }
        try ways[0].ringer.prepare(request)
    }

    /// Starts by the first way.
    ///
    /// Throws what the first way failed with. The other ways are then tried on another thread until one sounds, which
    /// is signalled, or the ring is stopped, so that none of them keeps the caller waiting. A fault of the request
    /// itself ends the ring.
    package func start(_ request: RingRequest, signal: @escaping @Sendable (RingerSignal) -> Void)
        throws(PortFailure)
    {
        let mine = Ring(request, signal)
        let before = state.withLock { state in
            defer { (state.ring, state.duckPercent, state.failureCount) = (mine, 100, 0) }
            return state.ring == nil ? nil : state.wayIndex
        }
        do throws(Misstep) {
            try step(onto: 0, mine, request)
        } catch {
            if error.failure.isOfTone {
                state.withLock { if $0.ring === mine { $0.ring = nil } }
                if let before { ways[before].ringer.stop() }
            } else if mayLeave(error.step) {
                tryWays(mine, from: 1, leaving: before, pausingFirst: ways.count == 1)
            }
            throw error.failure
        }
        if let before, before != 0 { ways[before].ringer.stop() }
    }

    /// Ducks what sounds, and what will sound in its place.
    package func duck(toPercent percent: Int) {
        let index = state.withLock { state in
            state.duckPercent = percent
            return state.wayIndex
        }
        ways[index].ringer.duck(toPercent: percent)
    }

    /// What the way that sounds has sent.
    package func recentlySent(milliseconds: Int) -> [Float] {
        ringing?.recentlySent(milliseconds: milliseconds) ?? []
    }

    /// Where the way that sounds does.
    package var output: String? { ringing?.output }

    /// The ringer that sounds, or was tried last, as long as the ring is wanted.
    private var ringing: (any Ringer)? {
        state.withLock { $0.ring == nil ? nil : $0.wayIndex }.map { ways[$0].ringer }
    }

    /// Ends the ring, and the trying of other ways.
    package func stop() {
        state.withLock { $0.ring = nil }
        stopped.broadcast()
        for way in ways { way.ringer.stop() }
    }

    /// Why a way could not be started.
    private struct Misstep: Error {
        let step: Int
        let failure: PortFailure
    }

    /// Whether this is the first failure that a start reports, so that its way has to be left.
    private func mayLeave(_ step: Int) -> Bool {
        state.withLock { state in
            defer { state.leftStep = max(state.leftStep, step) }
            return step > state.leftStep
        }
    }

    private func step(onto index: Int, _ mine: Ring, _ request: RingRequest) throws(Misstep) {
        let begun: Int? = state.withLock { state in
            guard state.ring === mine else { return nil }
            state.step += 1
            (state.wayIndex, state.steppedAt) = (index, steadyMilliseconds())
            return state.step
        }
        guard let begun else { return }
        do throws(PortFailure) {
            try ways[index].ringer.start(request) { [weak self] news in
                self?.handle(news, of: begun, on: index, mine)
            }
        } catch { throw Misstep(step: begun, failure: error) }
        let (isOver, percent) = state.withLock { ($0.ring !== mine, $0.duckPercent) }
        if isOver {
            // It was stopped, or another ring began, while this one started.
            if state.withLock({ $0.ring == nil || $0.wayIndex != index }) { ways[index].ringer.stop() }
        } else if percent < 100 {
            ways[index].ringer.duck(toPercent: percent)
        }
    }

    private func handle(_ news: RingerSignal, of step: Int, on index: Int, _ mine: Ring) {
        guard state.withLock({ $0.ring === mine && $0.step == step }) else { return }
        guard case .failed(let failure) = news else { return mine.signal(news) }
        guard mayLeave(step) else { return }
        let (count, isSudden) = state.withLock { state in
            state.failureCount += 1
            let milliseconds = steadyMilliseconds() - state.steppedAt
            return (state.failureCount, milliseconds < Int64(FallbackRinger.roundMilliseconds))
        }
        // A way that starts every time and then breaks must not fill the log.
        if count <= FallbackRinger.mostToldFailures { mine.signal(news) }
        if failure.isOfTone, let plain = plainRing(inPlaceOf: mine) {
            return tryWays(plain, from: index, leaving: index, pausingFirst: false)
        }
        // A server that went away may be back at once; an output that took no more sound will not.
        tryWays(
            mine, from: failure.code == "sound.unreachable" ? 0 : index + 1, leaving: index,
            pausingFirst: isSudden)
    }

    /// The same ring by the built-in tone, since every way fails alike on another one; nil where it is that already, or is
    /// not wanted any more.
    private func plainRing(inPlaceOf mine: Ring) -> Ring? {
        guard mine.request.source != .builtIn else { return nil }
        let plain = Ring(mine.request.ringing(by: .builtIn), mine.signal)
        return state.withLock { state in
            guard state.ring === mine else { return nil }
            state.ring = plain
            return plain
        }
    }

    /// Tries the ways in turn, on a thread of its own, until one sounds.
    private func tryWays(_ mine: Ring, from first: Int, leaving index: Int? = nil, pausingFirst: Bool) {
        Thread.detachNewThread { [self] in
            if let index { ways[index].ringer.stop() }
            // The ramp does not begin anew: the person was being woken already.
            let request = mine.request.ringing(rampSeconds: 0)
            var tried = pausingFirst ? ways.count : 0
            var next = first % ways.count
            var milliseconds = FallbackRinger.roundMilliseconds
            while state.withLock({ $0.ring === mine }) {
                if tried == ways.count {
                    pause(mine, milliseconds)
                    milliseconds = min(2 * milliseconds, FallbackRinger.longestRoundMilliseconds)
                    tried = 0
                }
                do throws(Misstep) { return try step(onto: next, mine, request) } catch {
                    // Where the failure was reported before it was thrown, another thread is trying already.
                    guard mayLeave(error.step) else { return }
                    // A file may have become unusable since the ring began.
                    if error.failure.isOfTone, let plain = plainRing(inPlaceOf: mine) {
                        mine.signal(.noticed(error.failure))
                        return tryWays(plain, from: next, pausingFirst: false)
                    }
                    next = (next + 1) % ways.count
                    tried += 1
                }
            }
        }
    }

    /// Waits for the next round, or the end of the ring.
    private func pause(_ mine: Ring, _ milliseconds: Int) {
        stopped.wait(milliseconds: Int64(milliseconds)) { state.withLock { $0.ring !== mine } }
    }
}

/// Milliseconds of a clock that is never set.
private func steadyMilliseconds() -> Int64 { Int64(DispatchTime.now().uptimeNanoseconds / 1_000_000) }
