/// Reports key and button presses on any device, whether or not a window has the focus.
///
/// `follow` calls `pressed` on the adapter's own thread with the key's code, once per press; calling it again replaces
/// the follower. `end` is idempotent.
package protocol ButtonWatch: AnyObject, Sendable {
    /// Starts reporting. Throws `buttons.missing` if no device can be read.
    func follow(_ pressed: @escaping @Sendable (Int) -> Void) throws(PortFailure)
    /// Stops reporting.
    func end()
}

extension PortFailure {
    /// No input device can be read.
    package static let noButtons = PortFailure(
        code: "buttons.missing", message: .noKeysOrButtonsOf,
        repair: .joinGroupThatMaySudo)
}
