package import VowCore
import VowRecitation

extension PersonalClass {
    /// What the person answered in interviews, and what was proposed.
    package static let interview = PersonalClass("interview")
}

extension Aggregates {
    /// A conversation that finds lines.
    package static let interview = Aggregate<InterviewState>(
        category: "interview", personal: .sealed([.interview], erased: .byWipe),
        detail: { event, pick in
            switch event {
            case .begun(let language), .languageChanged(let language): language.rawValue
            case .answered(let step, _), .skipped(let step), .revisited(let step): step.rawValue
            case .linesProposed(let lines, let maker):
                pick("detail.linesProposed", ["count": "\(lines.wrappedValue.count)", "maker": maker])
            case .lineRevised(let place, _), .lineRefused(let place), .lineBelieved(let place, _):
                pick("detail.line", ["line": "\(place + 1)"])
            case .setAside, .paused, .wentOn: ""
            case .concluded(let lines): pick("detail.lines", ["count": "\(lines.count)"])
            }
        })
}
