import Dispatch
import Synchronization
package import VowAnswers
import VowCore
package import VowPorts

/// The registered buttons while a run is on: what they ask for is asked as if by hand.
///
/// Safe from any thread, and no call waits: keys are looked up and devices opened on a queue of its own, and only during a
/// run.
package final class RunButtons: Sendable {
    /// The keys that were registered, by the kernel's codes.
    package struct Keys: Hashable, Sendable {
        /// Asks for a snooze.
        package var snooze: Int?
        /// Asks for the emergency exit.
        package var exit: Int?
        /// Says that the person is up in a snooze, or ready to be heard.
        package var ready: Int?

        package init(snooze: Int? = nil, exit: Int? = nil, ready: Int? = nil) {
            (self.snooze, self.exit, self.ready) = (snooze, exit, ready)
        }
    }

    let queue = DispatchQueue(label: "vow.buttons")
    private let watch: any ButtonWatch
    private let keys: @Sendable () -> Keys?
    private let send: @Sendable (PersonInput) -> Void
    private let state = Mutex(State())

    private struct State {
        var isFollowing = false
        var isOver = false
        /// The sentence of the emergency exit.
        var sentence = ""
    }

    /// Makes one that follows nothing yet.
    /// - Parameters:
    ///   - keys: looks up what was registered, as a run begins; nil where that cannot be had.
    ///   - send: takes what a press asks for, on any thread.
    package init(
        _ watch: any ButtonWatch, keys: @escaping @Sendable () -> Keys?,
        send: @escaping @Sendable (PersonInput) -> Void
    ) {
        (self.watch, self.keys, self.send) = (watch, keys, send)
    }

    /// Takes in what goes on.
    package func show(_ row: LiveRow) {
        let isRun = row.isOn
        queue.async { [self] in
            let hasChanged = state.withLock { state in
                state.sentence = row.gate?.emergency?.sentence ?? state.sentence
                guard isRun != state.isFollowing, !state.isOver else { return false }
                state.isFollowing = isRun
                return true
            }
            guard hasChanged else { return }
            if isRun { begin() } else { watch.end() }
        }
    }

    /// Follows no more. Where keys are just being looked up, it ends after that, and nobody waits for it.
    package func end() {
        watch.end()
        queue.async { [self] in
            state.withLock { $0.isOver = true }
            watch.end()
        }
    }

    private func begin() {
        guard let keys = keys(), keys != Keys() else { return }
        // Without a device of buttons there is nothing to follow; the screen has the same choices.
        try? watch.follow { [weak self] code in
            guard let self else { return }
            if code == keys.snooze { send(.snooze) }
            if code == keys.ready { send(.ready) }
            if code == keys.exit { queue.async { [self] in send(.typed(state.withLock { $0.sentence })) } }
        }
    }
}
