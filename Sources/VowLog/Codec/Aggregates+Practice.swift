package import VowCore
import VowRecitation

extension PersonalClass {
    /// What the person practises, and what was heard of it.
    package static let practice = PersonalClass("practice")
    /// Recordings of the person's voice, and what was heard in them.
    package static let recordings = PersonalClass("recordings")
}

extension Aggregates {
    /// An affirmation that is practised.
    package static let practice = Aggregate<PracticeState>(
        category: "practice", personal: .sealed([.practice, .recordings], erased: .byWipe),
        forms: EventForms(classes: ["PracticeRecordingKept": .recordings]), detail: detail)

    private static func detail(_ event: PracticeEvent, _ pick: EventWording) -> String {
        switch event {
        case .added(let text, _, let target, _): "\(target) × \(text.wrappedValue)"
        case .edited(let text): text.wrappedValue
        case .linked(let line): pick("detail.line", ["line": line.text])
        case .recordingKept(let recording, _): "\(recording.lengthMilliseconds) ms"
        case .counted(let round): round.take.evidence.transcript
        case .refused(let round): round.reasons.map(\.rawValue).joined(separator: " ")
        case .listened(let date), .typed(let date), .reminded(let date): date.iso8601
        case .targetChanged(let target): "\(target)"
        case .reminderChanged(let time): time?.iso8601 ?? pick("detail.off", [:])
        case .reminderSnoozed(let until): until.iso8601
        case .recordingRemoved, .removed: ""
        }
    }
}
