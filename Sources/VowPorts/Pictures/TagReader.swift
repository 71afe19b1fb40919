/// A tag that was touched.
package struct TouchedTag: Hashable, Sendable {
    /// The identifier that the reader reports.
    package let identifier: [UInt8]
    /// The readable text on the tag, or nil.
    package let text: String?
    /// Whether the tag's text is malformed.
    package let isDamaged: Bool

    package init(identifier: [UInt8], text: String? = nil, isDamaged: Bool = false) {
        self.identifier = identifier
        self.text = text
        self.isDamaged = isDamaged
    }
}

/// An event of a tag reader.
package enum TagSignal: Hashable, Sendable {
    /// A tag was placed on a reader.
    case touched(TouchedTag)
    /// No reader is connected; reported when waiting begins, and when the last one is unplugged.
    case noReader
    /// A reader is connected; reported when waiting begins, and when the first one is plugged in.
    case reader(String)
    /// Nothing happened within the time.
    case nothing
}

/// Reads tags (ISO 14443 and whatever a reader presents as a card) on any number of readers, which may come and go.
///
/// Not thread-safe, except `stop`.
package protocol TagReader: AnyObject, Sendable {
    /// Whether a reader is connected now. Throws `tags.service` if the tag service is not running.
    func hasReader() throws(PortFailure) -> Bool

    /// Waits for an event, for at most `limit` milliseconds. A tag that stays on the reader is reported once. A tag
    /// that was removed too soon to be read is not reported.
    func next(withinMilliseconds limit: Int) throws(PortFailure) -> TagSignal

    /// Ends a wait immediately.
    func stop()
}
