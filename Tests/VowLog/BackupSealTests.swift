import Testing
import VowLog

/// What only the recovery key opens.
@Suite("Sealed backups") struct BackupSealTests {
    private static let content = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 31 / 7) }

    private func sealed(_ seal: BackupSeal, _ content: [UInt8] = BackupSealTests.content) throws -> [UInt8] {
        var bytes: [UInt8] = []
        var sealing = try BackupSealing(seal) { bytes += $0 }
        try sealing.write(content.prefix(70_000))
        try sealing.write(content.dropFirst(70_000))
        try sealing.finish()
        return bytes
    }

    private func opened(_ bytes: [UInt8], _ key: RecoveryKey) throws -> [UInt8] {
        var rest = bytes[...]
        var opening = try BackupOpening(key) { count in
            defer { rest = rest.dropFirst(count) }
            return Array(rest.prefix(count))
        }
        var content: [UInt8] = []
        while let next = try opening.next() { content += next }
        return content
    }

    @Test("the key opens what its seal sealed, and is read again as it was written down") func opens() throws
    {
        let key = RecoveryKey()
        let bytes = try sealed(try key.seal)
        #expect(try opened(bytes, key) == BackupSealTests.content)
        let spoken = key.text.lowercased().replacing("-", with: " ").replacing("0", with: "o")
        let again = try #require(RecoveryKey(spoken))
        #expect(again.bytes == key.bytes && key.text.count == 69)
        #expect(try opened(bytes, again) == BackupSealTests.content)
        #expect(try opened(try sealed(try key.seal, []), key) == [])
    }

    @Test("a slip of the pen is no key") func mistyped() {
        let text = Array(RecoveryKey().text)
        for place in [0, 7, 33, text.count - 1] {
            var other = text
            other[place] = other[place] == "7" ? "8" : "7"
            #expect(RecoveryKey(String(other)) == nil, "\(place)")
        }
        #expect(RecoveryKey(String(text.dropLast())) == nil && RecoveryKey("") == nil)
    }

    @Test("cut off anywhere, changed in any part, or with chunks exchanged, it does not open") func broken()
        throws
    {
        let key = RecoveryKey()
        let bytes = try sealed(try key.seal)
        for count in [0, 12, 30, 53, 54, 60, 70_000, bytes.count - 1] {
            #expect(throws: WireError.self) { try opened(Array(bytes.prefix(count)), key) }
        }
        for place in [0, 15, 25, 54, 58, 66_000, bytes.count - 1] {
            var other = bytes
            other[place] ^= 1
            #expect(throws: WireError.self) { try opened(other, key) }
        }
        #expect(throws: WireError.self) { try opened(bytes + [0], key) }
        let (head, size) = (54, 4 + 65_536 + 16)
        let exchanged =
            bytes[..<head] + bytes[(head + size)..<(head + 2 * size)] + bytes[head..<(head + size)]
            + bytes[(head + 2 * size)...]
        #expect(throws: WireError.self) { try opened(Array(exchanged), key) }
    }

    @Test("another key opens nothing, and the public key alone makes nothing that is taken") func others()
        throws
    {
        let key = RecoveryKey()
        let bytes = try sealed(try key.seal)
        #expect(throws: WireError.self) { try opened(bytes, RecoveryKey()) }
        let own = try key.seal
        let forged = try sealed(
            BackupSeal(publicKey: own.publicKey, secret: [UInt8](repeating: 7, count: 32)))
        #expect(BackupOpening.keyName(forged) == own.name)
        #expect(throws: WireError.self) { try opened(forged, key) }
    }
}
