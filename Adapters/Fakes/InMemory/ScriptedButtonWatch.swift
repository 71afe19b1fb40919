import Synchronization
package import VowPorts

/// Buttons that a test presses.
package final class ScriptedButtonWatch: ButtonWatch {
    private let pressed = Mutex<(@Sendable (Int) -> Void)?>(nil)
    private let follows = Mutex(0)
    private let isMissing: Bool

    /// Creates buttons that nobody follows yet.
    /// - Parameter isMissing: whether the machine has no buttons.
    package init(isMissing: Bool = false) { self.isMissing = isMissing }

    /// Whether a follower is registered.
    package var isFollowed: Bool { pressed.withLock { $0 != nil } }

    /// How often `follow` was called.
    package var followCount: Int { follows.withLock { $0 } }

    /// Presses a key. Returns whether a follower received it.
    @discardableResult
    package func press(_ code: Int) -> Bool {
        let follower = pressed.withLock { $0 }
        follower?(code)
        return follower != nil
    }

    /// See `ButtonWatch`.
    package func follow(_ pressed: @escaping @Sendable (Int) -> Void) throws(PortFailure) {
        end()
        follows.withLock { $0 += 1 }
        if isMissing { throw .noButtons }
        self.pressed.withLock { $0 = pressed }
    }

    /// See `ButtonWatch`.
    package func end() { pressed.withLock { $0 = nil } }
}
