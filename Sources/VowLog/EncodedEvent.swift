/// A domain event in wire form, before its personal part is sealed and before it has a place in the log.
package struct EncodedEvent: Hashable, Sendable {
    /// The wire name, such as `AlarmFired`.
    package let name: String
    /// The schema version of both parts.
    package let schema: Int
    /// The plain part: what `FieldWriter.bytes` gave; an event without plain fields has `{}`.
    package let plain: [UInt8]
    /// The class of personal data that the personal part belongs to; nil exactly when there is none.
    package let personalClass: String?
    /// The personal part in the clear: what `FieldWriter.bytes` gave.
    package let personal: [UInt8]?

    /// Makes an event without a personal part.
    package init(name: String, schema: Int, plain: [UInt8]) {
        self.name = name
        self.schema = schema
        self.plain = plain
        self.personalClass = nil
        self.personal = nil
    }

    /// Makes an event whose `personal` bytes are to be sealed under the key of `personalClass`.
    package init(name: String, schema: Int, plain: [UInt8], personalClass: String, personal: [UInt8]) {
        self.name = name
        self.schema = schema
        self.plain = plain
        self.personalClass = personalClass
        self.personal = personal
    }
}
