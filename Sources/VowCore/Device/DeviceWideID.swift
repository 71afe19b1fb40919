public import VowRecitation

/// Names an aggregate of which a device has one.
public struct DeviceWideID: RecordedID {
    /// The name as it is recorded.
    public let text: String

    /// Takes a name as it is recorded.
    public init(_ text: String) { self.text = text }

    /// A name written in the program.
    public init(stringLiteral text: String) { self.init(text) }
}
