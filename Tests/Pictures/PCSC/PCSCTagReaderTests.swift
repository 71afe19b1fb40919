import Foundation
import TagAdapters
import Testing
import TestSupport
import VowPorts

/// G2: tags on a real PC/SC service, with a virtual reader.
@Suite("Tags on a reader", .serialized, .enabled(if: VirtualTagReader.isInstalled))
struct PCSCTagReaderTests {
    static let door: [UInt8] = [0x04, 0xa2, 0x1b, 0x7c, 0x5d, 0x61, 0x80]

    // The library keeps the place of the service that it saw first, so one test uses one service.
    @Test("tags of all kinds, a wait that is ended, and readers and services that come and go")
    func day() throws {
        let virtual = try VirtualTagReader()
        defer { virtual.end() }
        setenv("PCSCLITE_CSOCK_NAME", virtual.socket, 1)
        let reader = PCSCTagReader()
        try tags(virtual, reader)
        try stop(reader)
        try hotPlug(virtual, reader)
    }

    /// The next thing that happens within ten seconds.
    private func next(_ reader: PCSCTagReader) throws -> TagSignal {
        try reader.next(withinMilliseconds: 10_000)
    }

    private func tags(_ virtual: VirtualTagReader, _ reader: PCSCTagReader) throws {
        guard case .reader(let name) = try next(reader) else { return #expect(Bool(false), "no reader") }
        #expect(name.contains("Virtual PCD"))
        #expect(try reader.hasReader())
        let message = NDEFTextTests.message("vow:door")
        try virtual.lay(.storage(identifier: Self.door, message: message))
        #expect(try next(reader) == .touched(TouchedTag(identifier: Self.door, text: "vow:door")))
        // A tag that lies there is told of once.
        #expect(try reader.next(withinMilliseconds: 50) == .nothing)
        try virtual.lay(.files(identifier: [0x04, 0x01], message: message))
        #expect(try next(reader) == .touched(TouchedTag(identifier: [0x04, 0x01], text: "vow:door")))
        // A long one takes several readings.
        let long = String(repeating: "get up ", count: 30)
        try virtual.lay(.files(identifier: [0x04, 0x02], message: NDEFTextTests.message(long)))
        #expect(try next(reader) == .touched(TouchedTag(identifier: [0x04, 0x02], text: long)))
        try virtual.lay(.memory(identifier: [0x04, 0x03], bytes: [UInt8](repeating: 0, count: 64)))
        #expect(try next(reader) == .touched(TouchedTag(identifier: [0x04, 0x03])))
        let cut: [UInt8] = [0xe1, 0x10, 0x12, 0x00, 0x03, 0x09] + message.prefix(9) + [0xfe]
        try virtual.lay(.memory(identifier: [0x04, 0x04], bytes: cut))
        #expect(try next(reader) == .touched(TouchedTag(identifier: [0x04, 0x04], isDamaged: true)))
        // Neither a card without an identifier nor a tag that was taken away too soon is told of.
        try virtual.lay(.card)
        try virtual.lay(.vanishing(identifier: Self.door))
        try virtual.takeAway()
        try virtual.lay(.storage(identifier: [0x04, 0x05], message: []))
        #expect(try next(reader) == .touched(TouchedTag(identifier: [0x04, 0x05])))
    }

    private func stop(_ reader: PCSCTagReader) throws {
        let ended = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            reader.stop()
            ended.signal()
        }
        let before = ContinuousClock.now
        #expect(try reader.next(withinMilliseconds: 60_000) == .nothing)
        ended.wait()
        #expect(ContinuousClock.now - before < .seconds(20))
    }

    private func hotPlug(_ virtual: VirtualTagReader, _ reader: PCSCTagReader) throws {
        virtual.stopService()
        let failure = #expect(throws: PortFailure.self) { try next(reader) }
        #expect(failure?.code == "tags.service")
        try virtual.unplug()
        #expect(try next(reader) == .noReader)
        #expect(try !reader.hasReader())
        try virtual.plugIn()
        #expect(throws: PortFailure.self) { try next(reader) }
        guard case .reader = try next(reader) else { return #expect(Bool(false), "no reader") }
        try virtual.lay(.storage(identifier: Self.door, message: []))
        #expect(try next(reader) == .touched(TouchedTag(identifier: Self.door)))
    }
}
