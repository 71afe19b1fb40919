package import VowCore
import VowRecitation

extension PersonalClass {
    /// What the person aims at, why, and how it goes.
    package static let goals = PersonalClass("goals")
}

extension Aggregates {
    /// What the person aims at.
    package static let goal = Aggregate<GoalState>(
        category: "goal", personal: .sealed([.goals], erased: .byWipe),
        detail: { event, pick in
            switch event {
            case .set(_, let line, _): pick("detail.line", ["line": line.text])
            case .refined(_, let occasion): occasion.rawValue
            case .answered(_, let date), .nudged(let date, _): date.iso8601
            case .retired: ""
            }
        })
}
