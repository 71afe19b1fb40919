import Testing
import VowCore
import VowLog

@Suite("E1 N13 Chain and seal")
struct HashChainTests {
    private let event = ProposedEvent(
        name: "AlarmFired", schema: 1, at: Instant(millisecondsSinceEpoch: 1_700_000_000_123), cause: "due",
        correlation: "run/1", plain: Array(#"{"level":3}"#.utf8),
        sealed: SealedPart(personalClass: "lines", keyID: "k1", bytes: [1, 2, 3]))

    private let stamp = RecordStamp(
        device: DeviceName(Array(1...16))!,
        time: HybridTime(wallMilliseconds: 1_700_000_000_123, counter: 4))

    private func hex(_ bytes: [UInt8]) -> String {
        bytes.map { byte in
            let digits = String(byte, radix: 16)
            return digits.count == 1 ? "0" + digits : digits
        }.joined()
    }

    @Test func genesisIsAConstant() {
        #expect(hex(HashChain.genesis) == "b76223af1a00da5530508263d43e486dcdb521ebff7e1f64d842f4a062f794bd")
    }

    @Test func theCanonicalBytesAreGolden() {
        let hash = HashChain.hash(
            position: 7, stream: "run/1", version: 2, stamp: stamp, event: event, previous: HashChain.genesis)
        #expect(hex(hash) == "094055e4c997e669c4aa54f5e7ec513a940f546b1485e1cde7e0bda164c5aa8b")
    }

    @Test func everyPartOfARecordCounts() {
        func changed(
            position: Int64 = 7, stream: String = "run/1", version: Int64 = 2, name: String = "AlarmFired",
            schema: Int = 1, at: Int64 = 5, cause: String = "a", correlation: String = "b",
            plain: [UInt8] = [1], sealed: SealedPart? = nil, previous: [UInt8] = HashChain.genesis,
            device: UInt8 = 1, wall: Int64 = 5, counter: Int64 = 0
        ) -> [UInt8] {
            HashChain.hash(
                position: position, stream: stream, version: version,
                stamp: RecordStamp(
                    device: DeviceName([UInt8](repeating: device, count: 16))!,
                    time: HybridTime(wallMilliseconds: wall, counter: counter)),
                event: ProposedEvent(
                    name: name, schema: schema, at: Instant(millisecondsSinceEpoch: at), cause: cause,
                    correlation: correlation, plain: plain, sealed: sealed), previous: previous)
        }
        let variants = [
            changed(), changed(position: 8), changed(stream: "run/2"), changed(version: 3),
            changed(name: "AlarmFires"), changed(schema: 2), changed(at: 6),
            changed(cause: "ab", correlation: ""),
            changed(correlation: "c"), changed(plain: [2]), changed(plain: []),
            changed(sealed: SealedPart(personalClass: "x", keyID: "y", bytes: [])),
            changed(sealed: SealedPart(personalClass: "xy", keyID: "", bytes: [])),
            changed(previous: Array(repeating: 0, count: 32)),
            changed(device: 2), changed(wall: 6), changed(counter: 1),
        ]
        #expect(Set(variants).count == variants.count)
    }

    @Test func whatIsSealedOpensOnlyWhereItBelongs() throws {
        let key = [UInt8](repeating: 9, count: 32)
        let stream = StreamName(category: "run", id: "1")
        let encoded = EncodedEvent(
            name: "LineRecited", schema: 2, plain: Array("{}".utf8), personalClass: "recitations",
            personal: Array(#"{"transcript":"i keep my word"}"#.utf8))
        var sealer = EventSealer(stream: stream)
        func seal() throws -> ProposedEvent {
            try sealer.seal(
                encoded, at: Instant(millisecondsSinceEpoch: 0), cause: "", correlation: "")
        }
        #expect(sealer.missingKey(for: encoded) == "recitations")
        #expect(throws: WireError.self) { try seal() }
        sealer.add(keyID: "k", of: "recitations", bytes: key)
        #expect(sealer.missingKey(for: encoded) == nil)
        let sealed = try seal()
        #expect(try EventSealer.open(sealed, stream: stream, key: key) == encoded.personal)
        #expect(try seal().sealed?.bytes != sealed.sealed?.bytes)
        // No two seals share their nonce, also where it carries over to the next byte.
        let starts = try (0..<300).map { _ in Array(try #require(try seal().sealed).bytes.prefix(12)) }
        #expect(Set(starts).count == 300)
        #expect(throws: WireError.sealBroken(name: "LineRecited")) {
            try EventSealer.open(sealed, stream: StreamName(category: "run", id: "2"), key: key)
        }
        #expect(throws: WireError.self) {
            try EventSealer.open(sealed, stream: stream, key: [UInt8](repeating: 8, count: 32))
        }
        var bytes = try #require(sealed.sealed).bytes
        bytes[20] ^= 1
        let broken = ProposedEvent(
            name: sealed.name, schema: 2, at: sealed.at, cause: "", correlation: "", plain: sealed.plain,
            sealed: SealedPart(personalClass: "recitations", keyID: "k", bytes: bytes))
        #expect(throws: WireError.self) { try EventSealer.open(broken, stream: stream, key: key) }
        let truncated = ProposedEvent(
            name: sealed.name, schema: 2, at: sealed.at, cause: "", correlation: "", plain: sealed.plain,
            sealed: SealedPart(personalClass: "recitations", keyID: "k", bytes: [1, 2]))
        #expect(throws: WireError.self) { try EventSealer.open(truncated, stream: stream, key: key) }
    }
}
