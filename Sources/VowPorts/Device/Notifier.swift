/// A button of a message: what stands on it, and what it opens.
public struct NoticeButton: Hashable, Sendable {
    /// What stands on it, in the person's language.
    public let label: String
    /// The place of the page that it opens, as the end of its address ("coach"); empty for the first one.
    public let place: String

    /// Makes a button.
    public init(label: String, place: String) {
        self.label = label
        self.place = place
    }
}

/// Tells the person something outside Vow's own screen.
public protocol Notifier: Sendable {
    /// Shows a message. `audible` asks for the notifier's own sound, used only when Vow's tone cannot play.
    func notify(title: String, body: String, audible: Bool) throws(PortFailure)
    /// Shows a silent message with a button; a notifier without buttons leaves it out.
    func notify(title: String, body: String, button: NoticeButton) throws(PortFailure)
}

extension Notifier {
    /// The message without its button.
    public func notify(title: String, body: String, button: NoticeButton) throws(PortFailure) {
        try notify(title: title, body: body, audible: false)
    }
}
