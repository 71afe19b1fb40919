import Synchronization
package import VowAnswers
package import VowCore
package import VowPorts
import VowRecitation

/// What every wake screen shows at this moment; any number of displays follow it, here and in other processes.
///
/// The daemon's thread changes it. A follower is called on that thread, must return soon, and is told the present row at
/// once, where there is one, on the thread that begins to follow.
package final class LiveState: WakeDisplay, Sendable {
    /// What a follower is told.
    package enum Change: Sendable {
        /// The whole row, since it changed.
        case row(LiveRow)
        /// How loud it is.
        case level(LevelRow)
        /// Something to know.
        case notice(NoticeRow)
    }

    private struct State {
        /// What was shown last; nil before anything was.
        var row: LiveRow?
        var followers: [(id: Int, tell: @Sendable (Change) -> Void)] = []
        var lastID = 0
    }

    private let clock: any WakeClock
    private let zones: any ZoneRulesSource
    private let state = Mutex(State())

    /// Begins with nothing to show.
    package init(clock: any WakeClock, zones: any ZoneRulesSource) {
        self.clock = clock
        self.zones = zones
    }

    /// Begins to follow; the number ends it again.
    @discardableResult
    package func follow(_ tell: @escaping @Sendable (Change) -> Void) -> Int {
        state.withLock { state in
            state.lastID += 1
            state.followers.append((state.lastID, tell))
            if let row = state.row { tell(.row(row)) }
            return state.lastID
        }
    }

    /// Ends what `follow` began.
    package func unfollow(_ id: Int) { state.withLock { $0.followers.removeAll { $0.id == id } } }

    private func change(to row: LiveRow) {
        state.withLock { state in
            state.row = row
            for follower in state.followers { follower.tell(.row(row)) }
        }
    }

    private func tell(_ change: Change) {
        state.withLock { state in
            for follower in state.followers { follower.tell(change) }
        }
    }

    /// See `WakeDisplay`.
    package func show(_ screen: WakeScreen, run: RunID) {
        change(to: LiveRow(screen, run: run, at: clock.now()))
    }

    /// See `WakeDisplay`.
    package func show(levelPercent: Int, isVoice: Bool) {
        tell(.level(LevelRow(level: levelPercent, voice: isVoice)))
    }

    /// See `WakeDisplay`.
    package func show(next: PlannedRing?) {
        let described = next.map { next in
            let wall = zones.deviceRules.civil(at: next.occurrence.instant)
            return LiveRow.Next(
                alarm: next.alarm.text, label: next.label, due: next.occurrence.instant.iso8601,
                dueLocal: "\(wall.date.iso8601)T\(wall.time.iso8601)")
        }
        change(to: LiveRow(.idle(described), at: clock.now().iso8601Milliseconds))
    }

    /// See `WakeDisplay`.
    package func notice(_ text: String) { tell(.notice(NoticeRow(notice: text))) }

    /// See `WakeDisplay`. The row that says how it ended was shown before, and stays until another comes.
    package func finished(run: RunID, ending: RunEnding) {}
}

/// An alarm's next occurrence, as displays are told of it.
package struct PlannedRing: Hashable, Sendable {
    package let alarm: AlarmID
    /// The person's name for it.
    package let label: String
    package let occurrence: Occurrence
}
