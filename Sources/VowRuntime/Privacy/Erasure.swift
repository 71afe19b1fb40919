import VowCore
import VowLog
package import VowPorts

/// Erases personal data and looks for what is left of it.
///
/// Erasing means destroying keys: the log keeps its sealed bytes and its chain, and the bytes cannot be opened any
/// more. What was personal is read beforehand, so that every file can be searched for it afterwards.
package struct Erasure: Sendable {
    /// The classes of personal data, in the order they are shown.
    package static var classes: [String] { AggregateRegistry.vow.personalClasses.map(\.name) }

    /// What there is of one class.
    package struct Holding: Hashable, Sendable {
        /// The class.
        package let personalClass: String
        /// How many records hold something of it that can still be opened.
        package let records: Int

        package init(personalClass: String, records: Int) {
            self.personalClass = personalClass
            self.records = records
        }
    }

    /// What would go, by class.
    package let holdings: [Holding]
    /// The byte strings that must be gone afterwards: personal texts and the keys themselves.
    package let traces: [[UInt8]]

    /// Reads everything of `classes` that can be opened.
    /// - Parameter more: further byte strings that must be gone, such as parts of recordings.
    package init(of classes: [String], in log: EventLog, alsoSearchedFor more: [[UInt8]] = [])
        throws(PortFailure)
    {
        var counts: [String: Int] = [:]
        var traces: Set<[UInt8]> = Set(more)
        // Words that the log is written with, and what it made public: a single such word, answered by a person, is
        // found in every log.
        var own = Set(Self.classes + ["command"])
        var last: Int64 = 0
        while true {
            let page = try log.store.readAll(after: last, limit: 1000)
            for record in page {
                own.insert(record.stream.category)
                own.formUnion(record.publishedTexts)
                // What cannot be read holds no name and no text that could be looked for.
                if let plain = try? FieldReader(record.event.plain) {
                    Self.collectNames(of: plain, into: &own)
                }
                // What cannot be opened now cannot be opened later either: its key is destroyed.
                guard let sealed = record.event.sealed, classes.contains(sealed.personalClass),
                    case .opened(let bytes)? = try? Archive.personal(of: record, vault: log.vault)
                else { continue }
                counts[sealed.personalClass, default: 0] += 1
                // What cannot be read holds no text.
                if let reader = try? FieldReader(bytes) { Self.collect(from: reader, into: &traces) }
            }
            guard let newest = page.last else { break }
            last = newest.position
        }
        for word in own { traces.remove(Array(word.utf8)) }
        for key in try log.vault.keys()
        where classes.contains(KeyScope(name: key.personalClass).personalClass)
            || key.personalClass == ViewProjector.keyClass
        {
            traces.insert(key.bytes)
            traces.insert(Array(Hexadecimal.text(key.bytes).utf8))
        }
        holdings = classes.map { Holding(personalClass: $0, records: counts[$0] ?? 0) }
        self.traces = traces.sorted { $0.lexicographicallyPrecedes($1) }
    }

    /// Fields that hold no words of the person's: identifiers of lines, names that the program gives, which other
    /// records have in the clear, and single words of a sentence, which are words of any file.
    private static let impersonal: Set<String> = [
        "line", "kind", "source", "feature", "engine", "model", "level", "wordBucket", "mark", "key",
        "missed",
        "words",
    ]

    /// Texts that quote or describe the person. A field is tried as a text, as texts and as objects in turn.
    private static func collect(from reader: FieldReader, into traces: inout Set<[UInt8]>) {
        for name in reader.names where !impersonal.contains(name) {
            // Each form is tried in turn; a field of none holds no text.
            if let text = try? reader.string(name) {
                keep(text, in: &traces)
            } else if let texts = try? reader.strings(name) {
                for text in texts { keep(text, in: &traces) }
            } else if let objects = try? reader.objects(name) {
                for object in objects { collect(from: object, into: &traces) }
            }
        }
    }

    private static func collectNames(of reader: FieldReader, into own: inout Set<String>) {
        for name in reader.names {
            own.insert(name)
            // Which question an answer belongs to stands beside it in the clear.
            if name == "step", let step = try? reader.string(name) { own.insert(step) }
            if let object = try? reader.object(name) { collectNames(of: object, into: &own) }
            for object in (try? reader.objects(name)) ?? [] { collectNames(of: object, into: &own) }
        }
    }

    private static func keep(_ text: String, in traces: inout Set<[UInt8]>) {
        if text.utf8.count >= 4 { traces.insert(Array(text.utf8)) }
    }

    /// Destroys the keys, and with any class that of the views, which may quote from it.
    package func destroyKeys(in vault: any KeyVault) throws(PortFailure) {
        try vault.destroyKeys(of: ViewProjector.keyClass)
        let classes = holdings.map(\.personalClass)
        // Of a class that is sealed month by month, each month has a key of its own.
        for name in Set(try vault.keys().map(\.personalClass)).sorted()
        where classes.contains(KeyScope(name: name).personalClass) {
            try vault.destroyKeys(of: name)
        }
    }

    /// How many traces stand in a file's bytes, as whole words where they are words.
    package func traces(in bytes: [UInt8]) -> Int {
        bytes.withUnsafeBufferPointer { bytes in
            traces.count { trace in Self.contains(bytes, trace) }
        }
    }

    private static func contains(_ bytes: UnsafeBufferPointer<UInt8>, _ trace: [UInt8]) -> Bool {
        guard let first = trace.first, trace.count <= bytes.count else { return false }
        for start in 0...(bytes.count - trace.count) where bytes[start] == first {
            var index = 1
            while index < trace.count, bytes[start + index] == trace[index] { index += 1 }
            guard index == trace.count else { continue }
            // A label such as "Alarm" is not found in the name of an event that begins with it.
            let end = start + trace.count
            let isAlone =
                (start == 0 || !isLetter(bytes[start - 1]) || !isLetter(first))
                && (end == bytes.count || !isLetter(bytes[end]) || !isLetter(trace[trace.count - 1]))
            if isAlone { return true }
        }
        return false
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (0x41...0x5a).contains(byte & 0xdf)
    }
}
