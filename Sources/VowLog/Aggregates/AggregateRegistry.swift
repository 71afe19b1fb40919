package import VowCore

/// Every aggregate that a log may hold. Commands, erasure, export, the list of events and the views read it.
package struct AggregateRegistry: Sendable {
    /// The registry of this program: one line for each aggregate.
    package static let vow = AggregateRegistry([
        Aggregates.alarm.entry,
        Aggregates.line.entry,
        Aggregates.run.entry,
        Aggregates.shadow.entry,
        Aggregates.settings.entry,
        Aggregates.device.entry,
        Aggregates.consent.entry,
        Aggregates.code.entry,
        Aggregates.tag.entry,
        Aggregates.interview.entry,
        Aggregates.goal.entry,
        Aggregates.coach.entry,
        Aggregates.sentences.entry,
        Aggregates.practice.entry,
        Aggregates.heardSounds.entry,
        Aggregates.gateTrials.entry,
    ])

    /// The entries, in the order in which they are listed.
    package let entries: [AggregateEntry]
    private let byCategory: [String: AggregateEntry]

    /// Makes a registry; a category that stands twice is a programmer's error.
    package init(_ entries: [AggregateEntry]) {
        self.entries = entries
        byCategory = Dictionary(uniqueKeysWithValues: entries.map { ($0.category, $0) })
    }

    /// The categories whose streams have names that each version knows, so that the name tells whether it can read them.
    package var namedCategories: Set<String> { Set(entries.filter(\.hasFixedNames).map(\.category)) }

    /// A registry with more entries.
    package func adding(_ more: AggregateEntry...) -> AggregateRegistry { AggregateRegistry(entries + more) }

    /// The entry of a stream's category; nil when there is none.
    package func entry(of category: String) -> AggregateEntry? { byCategory[category] }

    /// The classes of personal data that any aggregate records, by name: what a wipe can take.
    package var personalClasses: [PersonalClass] {
        Set(entries.flatMap(\.personal.classes)).sorted { $0.name < $1.name }
    }

    /// The stream that an event belongs to.
    package func stream(of event: DomainEvent) -> StreamName {
        switch event {
        case .alarm(let id, _): Aggregates.alarm.stream(id)
        case .line(let id, _): Aggregates.line.stream(id)
        case .run(let id, _): Aggregates.run.stream(id)
        case .setting: Aggregates.settingsStream
        case .device: Aggregates.deviceStream
        case .consent(let purpose, _): Aggregates.consent.stream(purpose)
        case .shadow(let run, _): Aggregates.shadow.stream(run)
        case .token(.code, let id, _): Aggregates.code.stream(id)
        case .token(.tag, let id, _): Aggregates.tag.stream(id)
        case .other(let event): StreamName(category: event.category, id: event.id)
        }
    }

    /// The wire form of an event, not yet sealed; throws for an event of an aggregate that is not registered, or whose
    /// personal part is of a class that its aggregate does not name, since nothing would erase it.
    package func encode(_ event: DomainEvent) throws(WireError) -> EncodedEvent {
        let category = stream(of: event).category
        guard let entry = byCategory[category], let encoded = try entry.encode(event) else {
            throw .unwritable(field: category, reason: "no aggregate of this kind is registered")
        }
        if let name = encoded.personalClass, !entry.personal.classes.contains(where: { $0.name == name }) {
            throw .unwritable(field: encoded.name, reason: "\(category) does not name the class \(name)")
        }
        return encoded
    }

    /// The event that a wire form stands for.
    ///
    /// Throws for a name or schema that this version does not know: an unknown event is an error that is
    /// shown, never a default.
    package func decode(
        stream: StreamName, name: String, schema: Int, plain: FieldReader, personal: FieldReader
    ) throws(WireError) -> DomainEvent {
        let wire = WireEvent(name: name, schema: schema, plain: plain, personal: personal)
        guard let entry = byCategory[stream.category] else { throw wire.unknown }
        return try entry.decode(stream.id, wire)
    }

    /// Whether this version can read events of a form, of which the stream holds one.
    package func knows(_ stream: StreamName, name: String, schema: Int) -> Bool {
        do {
            _ = try decode(
                stream: stream, name: name, schema: schema,
                plain: .erased, personal: .erased)
            return true
        } catch WireError.unknownEvent { return false } catch { return true }
    }

    /// An event in a few words, for the list of recorded events; nil where it is of no kind that is known.
    /// - Parameter pick: words a text of the catalogue in the language of the reader.
    package func detail(of event: DomainEvent, _ pick: EventWording) -> String? {
        byCategory[stream(of: event).category]?.detail(event, pick)
    }
}
