public import VowCore

/// Names a stream: the events of one aggregate, such as `run/3f2a…`.
public struct StreamName: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The kind of aggregate: "alarm", "line", "run", "device" or "settings".
    public let category: String
    /// The aggregate's own identifier.
    public let id: String

    /// Makes a name.
    public init(category: String, id: String) {
        self.category = category
        self.id = id
    }

    /// Reads `category/id`, or nil when there is no slash.
    public init?(_ text: String) {
        guard let slash = text.firstIndex(of: "/") else { return nil }
        self.init(category: String(text[..<slash]), id: String(text[text.index(after: slash)...]))
    }

    /// `category/id`.
    public var description: String { category + "/" + id }

    /// Orders by text.
    public static func < (left: StreamName, right: StreamName) -> Bool {
        left.description < right.description
    }
}

/// The personal part of an event, sealed under a key of its class.
public struct SealedPart: Hashable, Sendable {
    /// The class of personal data ("lines", "recitations", "labels" …).
    public let personalClass: String
    /// The vault key it was sealed under.
    public let keyID: String
    /// Nonce, ciphertext and tag, as AES-GCM's combined form.
    public let bytes: [UInt8]

    /// Makes a sealed part.
    public init(personalClass: String, keyID: String, bytes: [UInt8]) {
        self.personalClass = personalClass
        self.keyID = keyID
        self.bytes = bytes
    }
}

/// An event on its way into the log: encoded and sealed, not yet placed.
public struct ProposedEvent: Hashable, Sendable {
    /// The wire name, such as `AlarmFired`.
    public let name: String
    /// The schema version of the payload.
    public let schema: Int
    /// When it happened, by the device's wall clock.
    public let at: Instant
    /// What led to it (the position of an event or an input's name); may be empty.
    public let cause: String
    /// The run or command that it belongs to; may be empty.
    public let correlation: String
    /// The plain part: canonical JSON, UTF-8.
    public let plain: [UInt8]
    /// The personal part, when the event has one.
    public let sealed: SealedPart?

    /// Makes a proposed event.
    public init(
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
public struct StoredEvent: Hashable, Sendable {
    /// Its place in the whole log, from 1, without gaps.
    public let position: Int64
    /// Its stream.
    public let stream: StreamName
    /// Its place in its stream, from 1, without gaps.
    public let version: Int64
    /// The device that appended it, and when by its hybrid clock.
    public let stamp: RecordStamp
    /// What was proposed.
    public let event: ProposedEvent
    /// SHA-256 over the canonical bytes of this record and the hash before it; 32 bytes.
    public let hash: [UInt8]

    /// Makes a stored event.
    public init(
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
