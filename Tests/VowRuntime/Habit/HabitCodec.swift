import VowCore
import VowLog

extension Aggregates {
    /// A habit.
    static let habit = Aggregate<HabitState>(
        category: "habit", personal: .sealed([PersonalClass("habits")], erased: .byWipeOrAge),
        encode: HabitCodec.encode, decode: HabitCodec.decode,
        detail: { event, _ in HabitCodec.detail(event) })
}

/// The wire form of a habit's events.
enum HabitCodec {
    static func encode(_ event: HabitEvent) throws(WireError) -> EncodedEvent {
        switch event {
        case .named(let name):
            try EventCodec.sealed("HabitNamed", class: PersonalClass("habits")) { $0.put("name", name) }
        case .kept: try EventCodec.plain("HabitKept")
        case .dropped: try EventCodec.plain("HabitDropped")
        }
    }

    static func decode(_ wire: WireEvent) throws(WireError) -> HabitEvent {
        switch (wire.name, wire.schema) {
        case ("HabitNamed", 1): .named(try wire.personal.string("name"))
        case ("HabitKept", 1): .kept
        case ("HabitDropped", 1): .dropped
        default: throw wire.unknown
        }
    }

    static func detail(_ event: HabitEvent) -> String {
        switch event {
        case .named(let name): name
        case .kept, .dropped: ""
        }
    }
}
