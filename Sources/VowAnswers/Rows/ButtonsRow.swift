/// The keys that were registered as buttons, by the kernel's codes.
package struct ButtonsRow: Codable, Hashable, Sendable {
    /// The key for a snooze, for the emergency exit, and for "I'm up"; left out if there is none.
    package let snooze, exit, ready: Int?

    package init(snooze: Int?, exit: Int?, ready: Int?) {
        (self.snooze, self.exit, self.ready) = (snooze, exit, ready)
    }
}
