/// A tag that was touched.
public struct TouchedTag: Hashable, Sendable {
    /// Its identifier, as the reader gives it.
    public let identifier: [UInt8]
    /// Its text, where it holds one that could be read.
    public let text: String?
    /// Whether it holds something that should be a text and cannot be read as one.
    public let isDamaged: Bool

    /// Names a tag.
    public init(identifier: [UInt8], text: String? = nil, isDamaged: Bool = false) {
        self.identifier = identifier
        self.text = text
        self.isDamaged = isDamaged
    }
}

/// What a reader of tags tells.
public enum TagSignal: Hashable, Sendable {
    /// A tag was laid on a reader.
    case touched(TouchedTag)
    /// No reader is connected; said when waiting begins, and when the last one is unplugged.
    case noReader
    /// A reader is connected; said when waiting begins, and when the first one is plugged in.
    case reader(String)
    /// Nothing happened within the time.
    case nothing
}

/// Reads tags (ISO 14443 and whatever a reader presents as a card) on any number of readers, which may come and go.
///
/// An instance is used by one thread at a time; `stop` may come from any.
public protocol TagReader: AnyObject, Sendable {
    /// Whether a reader is connected now. Throws `tags.service` where the service that knows is not there.
    func hasReader() throws(PortFailure) -> Bool

    /// Waits until something happens, or so many milliseconds. A tag that lies there is told of once. What cannot be read
    /// at all, because it was taken away too soon, is not told of.
    func next(withinMilliseconds limit: Int) throws(PortFailure) -> TagSignal

    /// Ends a wait at once.
    func stop()
}
