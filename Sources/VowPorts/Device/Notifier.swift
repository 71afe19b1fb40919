/// The action of a notification's second button: skips one date of an alarm.
package struct NoticeSkip: Hashable, Sendable {
    /// The button's label, in the person's language.
    package let label: String
    /// The alarm's identifier.
    package let alarm: String
    /// The next date at the time of the notification (YYYY-MM-DD): a late press never skips another one.
    package let date: String

    package init(label: String, alarm: String, date: String) {
        self.label = label
        self.alarm = alarm
        self.date = date
    }
}

/// A button of a notification and its target.
package struct NoticeButton: Hashable, Sendable {
    /// The button's label, in the person's language.
    package let label: String
    /// The page to open, as the end of its address ("coach"); empty for the first page.
    package let place: String
    /// The action of a second button, or nil.
    package let skip: NoticeSkip?

    package init(label: String, place: String, skip: NoticeSkip? = nil) {
        self.label = label
        self.place = place
        self.skip = skip
    }
}

/// Notifies the person outside Vow's own screen.
package protocol Notifier: Sendable {
    /// Shows a message. `audible` requests the notifier's own sound, used only if Vow's tone cannot play.
    func notify(title: String, body: String, audible: Bool) throws(PortFailure)
    /// Shows a silent message with a button; a notifier without buttons omits the button.
    func notify(title: String, body: String, button: NoticeButton) throws(PortFailure)
}

extension Notifier {
    /// Shows the message without its button.
    package func notify(title: String, body: String, button: NoticeButton) throws(PortFailure) {
        try notify(title: title, body: body, audible: false)
    }
}
