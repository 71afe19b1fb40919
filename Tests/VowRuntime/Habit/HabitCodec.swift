import VowCore
import VowLog

extension Aggregates {
    /// A habit.
    static let habit = Aggregate<HabitState>(
        category: "habit", personal: .sealed([PersonalClass("habits")], erased: .byWipeOrAge),
        detail: { event, _ in
            switch event {
            case .named(let name): name.wrappedValue
            case .kept, .dropped: ""
            }
        })
}
