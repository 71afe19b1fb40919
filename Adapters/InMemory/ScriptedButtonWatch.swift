import Synchronization
public import VowPorts

/// Buttons that a test presses.
public final class ScriptedButtonWatch: ButtonWatch {
    private let pressed = Mutex<(@Sendable (Int) -> Void)?>(nil)
    private let follows = Mutex(0)
    private let isMissing: Bool

    /// Makes buttons that nobody follows yet.
    /// - Parameter isMissing: whether there are none.
    public init(isMissing: Bool = false) { self.isMissing = isMissing }

    /// Whether somebody follows.
    public var isFollowed: Bool { pressed.withLock { $0 != nil } }

    /// How often somebody began to follow.
    public var followCount: Int { follows.withLock { $0 } }

    /// Presses a key; whether anybody was told.
    @discardableResult
    public func press(_ code: Int) -> Bool {
        let told = pressed.withLock { $0 }
        told?(code)
        return told != nil
    }

    /// See `ButtonWatch`.
    public func follow(_ pressed: @escaping @Sendable (Int) -> Void) throws(PortFailure) {
        end()
        follows.withLock { $0 += 1 }
        if isMissing { throw .noButtons }
        self.pressed.withLock { $0 = pressed }
    }

    /// See `ButtonWatch`.
    public func end() { pressed.withLock { $0 = nil } }
}
