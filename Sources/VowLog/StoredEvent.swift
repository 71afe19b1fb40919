package import VowCore

/// Names a stream: the events of one aggregate, such as `run/3f2a…`.
package struct StreamName: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The kind of aggregate: "alarm", "line", "run", "device" or "settings".
    package let category: String
    /// The aggregate's own identifier.
    package let id: String

    package init(category: String, id: String) {
        self.category = category
        self.id = id
    }

    /// Reads `category/id`, or nil when there is no slash.
    package init?(_ text: String) {
        guard let slash = text.firstIndex(of: "/") else { return nil }
        self.init(category: String(text[..<slash]), id: String(text[text.index(after: slash)...]))
    }

    /// `category/id`.
    package var description: String { category + "/" + id }

    /// Orders by text.
    package static func < (left: StreamName, right: StreamName) -> Bool {
        left.description < right.description
    }
}

/// The personal part of an event, sealed under a key of its class.
package struct SealedPart: Hashable, Sendable {
    /// The class of personal data ("lines", "recitations", "labels" …).
    package let personalClass: String
    /// The vault key it was sealed under.
    package let keyID: String
    /// Nonce, ciphertext and tag, as AES-GCM's combined form.
    package let bytes: [UInt8]

    package init(personalClass: String, keyID: String, bytes: [UInt8]) {
        self.personalClass = personalClass
        self.keyID = keyID
        self.bytes = bytes
    }
}

/// An event on its way into the log: encoded and sealed, not yet placed.
package struct ProposedEvent: Hashable, Sendable {
    /// The wire name, such as `AlarmFired`.
    package let name: String
    /// The schema version of the payload.
    package let schema: Int
    /// When it happened, by the device's wall clock.
    package let at: Instant
    /// What led to it (the position of an event or an input's name); may be empty.
    package let cause: String
    /// The run or command that it belongs to; may be empty.
    package let correlation: String
    /// The plain part: canonical JSON, UTF-8.
    package let plain: [UInt8]
    /// The personal part, when the event has one.
    package let sealed: SealedPart?

    package init(
        name: String, schema: Int, at: Instant, cause: String, correlation: String, plain: [UInt8],
        sealed: SealedPart?
    ) {
        self.name = name
        self.schema = schema
        self.at = at
        self.cause = cause
        self.correlation = correlation
        self.plain = plain
        self.sealed = sealed
    }
}

/// An event as the log holds it.
package struct StoredEvent: Hashable, Sendable {
    /// Its place in the whole log, from 1, without gaps.
    package let position: Int64
    package let stream: StreamName
    /// Its place in its stream, from 1, without gaps.
    package let version: Int64
    /// The device that appended it, and when by its hybrid clock.
    package let stamp: RecordStamp
    /// What was proposed.
    package let event: ProposedEvent
    /// SHA-256 over the canonical bytes of this record and the hash before it; 32 bytes.
    package let hash: [UInt8]

    package init(
        position: Int64, stream: StreamName, version: Int64, stamp: RecordStamp, event: ProposedEvent,
        hash: [UInt8]
    ) {
        self.position = position
        self.stream = stream
        self.version = version
        self.stamp = stamp
        self.event = event
        self.hash = hash
    }
}
