import VowCore
import VowLog

/// The product's codec with a memory: most events of a morning are among a few that every morning has, and writing
/// and reading back is what a morning asks for most.
///
/// That a form may be remembered is a promise of the codec (the same event always gives the same bytes), so it is
/// checked: of the forms that come from memory every 997th is written and read back anew. That bytes give back their
/// event is another; it is checked of every event of some histories, whose records are read back as they are written.
final class RememberedForms {
    private struct Known {
        let form: EncodedEvent
        /// Whether it was read back.
        let isRead: Bool
    }

    private var forms: [RunEvent: Known] = [:]
    private var hits = 0
    private let defect: Defect?

    init(defect: Defect?) { self.defect = defect }

    private static let capacity = 16_384
    private static let checkedHit = 997

    /// The wire form of an event.
    /// - Parameter readsBack: whether its bytes have to be read.
    /// - Returns: the form, and whether its bytes give back the event, now or when it was read first.
    func form(of event: DomainEvent, in stream: StreamName, readsBack: Bool) throws(WireError) -> (
        form: EncodedEvent, isSame: Bool
    ) {
        guard case .run(_, let run) = event, RememberedForms.comesAgain(run) else {
            return try RememberedForms.anew(event, in: stream, readsBack: readsBack)
        }
        let asked = defect == .mixesUpForms ? RunEvent.snoozeEnded : run
        if let known = forms[asked], known.isRead || !readsBack {
            hits += 1
            guard hits % RememberedForms.checkedHit == 0 else { return (known.form, true) }
            let (form, isSame) = try RememberedForms.anew(event, in: stream, readsBack: true)
            return (form, isSame && form == known.form)
        }
        let (form, isSame) = try RememberedForms.anew(event, in: stream, readsBack: readsBack)
        if forms.count >= RememberedForms.capacity { forms = [:] }
        if isSame { forms[asked] = Known(form: form, isRead: readsBack) }
        return (form, isSame)
    }

    /// Whether another run is likely to have the very same event: not where it holds a time, terms or a transcript.
    private static func comesAgain(_ event: RunEvent) -> Bool {
        switch event {
        case .fired, .missed, .attemptJudged, .answered, .soundMeasured, .cheatFlagged, .snoozed,
            .wakeCheckPlanned, .challengeLocked, .resumed:
            false
        default: true
        }
    }

    private static func anew(_ event: DomainEvent, in stream: StreamName, readsBack: Bool)
        throws(WireError) -> (form: EncodedEvent, isSame: Bool)
    {
        let form = try EventCodec.encode(event)
        guard readsBack else { return (form, true) }
        let read = try EventCodec.decode(
            stream: stream, name: form.name, schema: form.schema, plain: try FieldReader(form.plain),
            personal: try form.personal.map { bytes throws(WireError) in try FieldReader(bytes) } ?? nothing)
        return (form, read == event)
    }

    /// What an event without a personal part reads.
    private static let nothing = try! FieldReader(Array("{}".utf8))
}
