import Testing
import VowCore
import VowLog

/// Whatever happens on the ringing path can be written and read again.
@Suite struct EventCasesTests {
    @Test("every case of every event has a sample")
    func everyCaseHasASample() {
        let sampled = Set(SampleEvents().all.map(EventCase.init))
        for wanted in EventCase.all {
            #expect(sampled.contains(wanted), "SampleEvents has no \(wanted)")
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
