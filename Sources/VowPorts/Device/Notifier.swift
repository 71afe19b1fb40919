/// Tells the person something outside Vow's own screen.
public protocol Notifier: Sendable {
    /// Shows a message. `audible` asks for the notifier's own sound, used only when Vow's tone cannot play.
    func notify(title: String, body: String, audible: Bool) throws(PortFailure)
}
