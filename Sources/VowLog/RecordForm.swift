import VowCore

/// A stored record as one line of JSON: what `vow log dump`, exports and certificates hold.
///
/// `position`, `stream`, `version`, `device` (in hexadecimal), `wall` (milliseconds) and `counter` of its stamp, `name`,
/// `schema`, `at` (milliseconds since 1970 in UTC), `cause`,
/// `correlation`, `plain` (an object; `plainBytes` in hexadecimal when a damaged record holds none), `sealed`
/// with `class`, `key` and `bytes` in hexadecimal where there is one, `hash` in hexadecimal. `personal` is the
/// opened sealed part, for reading only; `erased` is true when its key was destroyed.
package enum RecordForm {
    /// What stands for a record's personal part beside it.
    package enum Personal: Hashable, Sendable {
        /// There is none, or it is not to be shown.
        case none
        /// The opened part, canonical JSON.
        case opened([UInt8])
        /// Its key was destroyed.
        case erased
    }

    /// One line of JSON without the line's end.
    /// - Parameter isStamped: false for the form from before records had stamps; see `FormerRecords`.
    package static func bytes(
        _ record: StoredEvent, personal: Personal, isStamped: Bool = true
    ) throws(WireError) -> [UInt8] {
        var writer = FieldWriter()
        writer.put("position", record.position)
        writer.put("stream", record.stream.description)
        writer.put("version", record.version)
        if isStamped {
            writer.put("device", record.stamp.device.description)
            writer.put("wall", record.stamp.time.wallMilliseconds)
            writer.put("counter", record.stamp.time.counter)
        }
        writer.put("name", record.event.name)
        writer.put("schema", record.event.schema)
        writer.put("at", record.event.at.millisecondsSinceEpoch)
        writer.put("cause", record.event.cause)
        writer.put("correlation", record.event.correlation)
        // What is no JSON is written as it is.
        if (try? FieldReader(record.event.plain)) != nil {
            writer.put("plain", canonical: record.event.plain)
        } else {
            writer.put("plainBytes", Hexadecimal.text(record.event.plain))
        }
        switch personal {
        case .none: break
        case .opened(let bytes):
            // What is no JSON would make the line unreadable.
            if (try? FieldReader(bytes)) != nil { writer.put("personal", canonical: bytes) }
        case .erased: writer.put("erased", true)
        }
        if let sealed = record.event.sealed {
            var part = FieldWriter()
            part.put("class", sealed.personalClass)
            part.put("key", sealed.keyID)
            part.put("bytes", Hexadecimal.text(sealed.bytes))
            writer.put("sealed", part)
        }
        writer.put("hash", Hexadecimal.text(record.hash))
        return try writer.bytes
    }

    /// The record of one line.
    /// - Parameter isStamped: false for the form from before records had stamps.
    package static func record(_ bytes: [UInt8], isStamped: Bool = true) throws(WireError) -> StoredEvent {
        let reader = try FieldReader(bytes)
        guard let stream = StreamName(try reader.string("stream")) else {
            throw .invalid(field: "stream", value: try reader.string("stream"))
        }
        var sealed: SealedPart?
        if let part = try reader.optionalObject("sealed") {
            sealed = SealedPart(
                personalClass: try part.string("class"), keyID: try part.string("key"),
                bytes: try digits(part, "bytes"))
        }
        let plain =
            try reader.optionalString("plainBytes") == nil
            ? try reader.canonicalBytes("plain") : try digits(reader, "plainBytes")
        return StoredEvent(
            position: try reader.int64("position"), stream: stream, version: try reader.int64("version"),
            stamp: isStamped
                ? try stamp(reader) : RecordStamp(device: .unknown, time: .beginning),
            event: ProposedEvent(
                name: try reader.string("name"), schema: try reader.int("schema"),
                at: Instant(millisecondsSinceEpoch: try reader.int64("at")),
                cause: try reader.string("cause"),
                correlation: try reader.string("correlation"), plain: plain, sealed: sealed),
            hash: try digits(reader, "hash"))
    }

    private static func stamp(_ reader: FieldReader) throws(WireError) -> RecordStamp {
        guard let device = DeviceName(try digits(reader, "device")) else {
            throw .mistyped(field: "device", expected: "\(DeviceName.byteCount) bytes in hexadecimal")
        }
        return RecordStamp(
            device: device,
            time: HybridTime(
                wallMilliseconds: try reader.int64("wall"), counter: try reader.int64("counter")))
    }

    private static func digits(_ reader: FieldReader, _ name: String) throws(WireError) -> [UInt8] {
        guard let bytes = Hexadecimal.bytes(try reader.string(name)) else {
            throw .mistyped(field: name, expected: "bytes in hexadecimal")
        }
        return bytes
    }
}
