import VowCore

/// What happened to a habit: the events of a small aggregate that only tests know.
enum HabitEvent: Codable, Hashable {
    case named(Sealed<String>)
    case kept
    case dropped

    private enum CodingKeys: String, CodingKey {
        case named = "HabitNamed"
        case kept = "HabitKept"
        case dropped = "HabitDropped"
    }

    private enum NamedCodingKeys: String, CodingKey { case _0 = "name" }
}

/// A habit as its events leave it.
struct HabitState: Decider, Hashable {
    typealias ID = String

    private(set) var name: String?
    private(set) var keptCount = 0

    func evolved(by event: HabitEvent, at instant: Instant) -> HabitState {
        var next = self
        switch event {
        case .named(let name): next.name = name.wrappedValue
        case .kept: next.keptCount += 1
        case .dropped: next = HabitState()
        }
        return next
    }

    func decide(_ command: HabitCommand, at instant: Instant) throws(HabitRejection) -> [HabitEvent] {
        switch command {
        case .name(let wanted):
            guard !wanted.isEmpty else { throw .namelessHabit }
            return wanted == name ? [] : [.named(Sealed(wanted))]
        case .keep:
            guard name != nil else { throw .unknown }
            return [.kept]
        case .drop: return name == nil ? [] : [.dropped]
        }
    }
}

/// What can be asked of a habit.
enum HabitCommand {
    case name(String)
    case keep
    case drop
}

/// Why a habit command is refused.
enum HabitRejection: Error, Hashable {
    case unknown
    case namelessHabit
}
