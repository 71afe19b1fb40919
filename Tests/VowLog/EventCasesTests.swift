import Testing
import VowCore
import VowLog

/// Whatever happens to any registered aggregate can be written and read again.
@Suite struct EventCasesTests {
    @Test("the cases of every registered aggregate are written down, and each has a sample")
    func everyCaseHasASample() {
        let sampled = Set(SampleEvents().all.map(EventCase.init))
        for entry in AggregateRegistry.vow.entries {
            let cases = EventCase.all(of: entry.category)
            #expect(!cases.isEmpty, "EventCase has no case of \(entry.category)")
            for wanted in cases {
                #expect(sampled.contains(wanted), "SampleEvents has no \(wanted)")
            }
        }
    }

    @Test("every sample is of a case that its own aggregate has")
    func everySampleIsOfAKnownCase() {
        for event in SampleEvents().all {
            let category = EventCodec.stream(of: event).category
            let found = EventCase(event)
            #expect(EventCase.all(of: category).contains(found), "\(category): \(found)")
        }
    }

    @Test("every sample is read back as the event it was")
    func everySampleRoundTrips() throws {
        for event in SampleEvents().all {
            let wire = try EventCodec.encode(event)
            let personal = try wire.personal.map { try FieldReader($0) }
            let again = try EventCodec.decode(
                stream: EventCodec.stream(of: event), name: wire.name, schema: wire.schema,
                plain: try FieldReader(wire.plain),
                personal: try personal ?? FieldReader(Array("{}".utf8)))
            #expect(again == event, "\(wire.name)")
        }
    }
}
