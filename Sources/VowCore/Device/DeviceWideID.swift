import VowRecitation

/// Names an aggregate of which a device has one.
package struct DeviceWideID: RecordedID {
    /// The name as it is recorded.
    package let text: String

    /// Takes a name as it is recorded.
    package init(_ text: String) { self.text = text }

    /// A name written in the program.
    package init(stringLiteral text: String) { self.init(text) }
}
