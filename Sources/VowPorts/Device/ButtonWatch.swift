/// Tells of keys and buttons that are pressed, wherever they are, whether or not a window has the focus.
///
/// `follow` begins, and `pressed` is called on a thread of the adapter's own with the key's code, once for each press;
/// following again replaces what was followed. `end` ends it; already ended is no error.
public protocol ButtonWatch: AnyObject, Sendable {
    /// Begins to tell. Throws `buttons.missing` where no device can be read.
    func follow(_ pressed: @escaping @Sendable (Int) -> Void) throws(PortFailure)
    /// Tells no more.
    func end()
}

extension PortFailure {
    /// No input device can be read.
    public static let noButtons = PortFailure(
        code: "buttons.missing", message: "No keys or buttons of this device can be read.",
        repair: "Join the group that may: sudo usermod -aG input $USER, then log in again.")
}
