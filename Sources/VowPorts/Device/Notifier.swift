/// What a second button of a message does: leaves one date of an alarm out.
public struct NoticeSkip: Hashable, Sendable {
    /// What stands on it, in the person's language.
    public let label: String
    /// The alarm's identifier.
    public let alarm: String
    /// The date that rang next when it was told (YYYY-MM-DD): a late press never skips another one.
    public let date: String

    /// Makes one.
    public init(label: String, alarm: String, date: String) {
        self.label = label
        self.alarm = alarm
        self.date = date
    }
}

/// A button of a message: what stands on it, and what it opens.
public struct NoticeButton: Hashable, Sendable {
    /// What stands on it, in the person's language.
    public let label: String
    /// The place of the page that it opens, as the end of its address ("coach"); empty for the first one.
    public let place: String
    /// What a second button beside it does; nil for none.
    public let skip: NoticeSkip?

    /// Makes a button.
    public init(label: String, place: String, skip: NoticeSkip? = nil) {
        self.label = label
        self.place = place
        self.skip = skip
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
