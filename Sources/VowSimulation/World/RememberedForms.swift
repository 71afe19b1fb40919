import VowCore
import VowLog

/// The product's codec with a memory: most events of a morning are among a few that every morning has, and writing
/// and reading back is what a morning asks for most.
///
/// That a form may be remembered is a promise of the codec (the same event always gives the same bytes), so it is
/// checked: of the forms that come from memory every 997th is written and read back anew.
final class RememberedForms {
    private var forms: [RunEvent: EncodedEvent] = [:]
    private var hits = 0
    private let defect: Defect?

    init(defect: Defect?) { self.defect = defect }

    private static let capacity = 16_384
    private static let checkedHit = 997

    /// The wire form of an event.
    /// - Returns: the form, and whether its bytes give back the event, now or when it was written first.
    func form(of event: DomainEvent, in stream: StreamName) throws(WireError) -> (
        form: EncodedEvent, isSame: Bool
    ) {
        guard case .run(_, let run) = event, RememberedForms.comesAgain(run) else {
            return try RememberedForms.anew(event, in: stream)
        }
        let asked = defect == .mixesUpForms ? RunEvent.snoozeEnded : run
        if let known = forms[asked] {
            hits += 1
            guard hits % RememberedForms.checkedHit == 0 else { return (known, true) }
            let (form, isSame) = try RememberedForms.anew(event, in: stream)
            return (form, isSame && form == known)
        }
        let (form, isSame) = try RememberedForms.anew(event, in: stream)
        if forms.count >= RememberedForms.capacity { forms = [:] }
        if isSame { forms[asked] = form }
        return (form, isSame)
    }

    /// Whether another run is likely to have the very same event: not where it holds a time, terms or a transcript.
    private static func comesAgain(_ event: RunEvent) -> Bool {
        switch event {
        case .ringStarted, .listeningStarted, .lineRecited, .challengeWordSaid, .challengeRevealed,
            .stepPassed, .partFailed,
            .snoozeEnded, .dismissed:
            true
        default: false
        }
    }

    private static func anew(_ event: DomainEvent, in stream: StreamName) throws(WireError) -> (
        form: EncodedEvent, isSame: Bool
    ) {
        let form = try EventCodec.encode(event)
        let read = try EventCodec.decode(
            stream: stream, name: form.name, schema: form.schema, plain: try FieldReader(form.plain),
            personal: try form.personal.map { bytes throws(WireError) in try FieldReader(bytes) } ?? nothing)
        return (form, read == event)
    }

    /// What an event without a personal part reads.
    private static let nothing = try! FieldReader(Array("{}".utf8))
}
