import Testing

@testable import TagAdapters

/// G2: what a tag says is read within bounds, and what is broken is called so.
@Suite("The text of a tag") struct NDEFTextTests {
    /// A record of a text in English, alone in its message.
    static func message(_ text: String, flags: UInt8 = 0xd1) -> [UInt8] {
        let payload = [0x02] + Array("en".utf8) + Array(text.utf8)
        return [flags, 0x01, UInt8(payload.count), 0x54] + payload
    }

    @Test("a text is read, whatever stands before and after it")
    func texts() {
        #expect(NDEFText.first(in: []) == .none)
        #expect(NDEFText.first(in: Self.message("vow:door")) == .text("vow:door"))
        #expect(NDEFText.first(in: Self.message("")) == .text(""))
        let address: [UInt8] = [0x91, 0x01, 0x04, 0x55, 0x04, 0x76, 0x6f, 0x77]
        #expect(NDEFText.first(in: address + Self.message("ñandú 厨房", flags: 0x51)) == .text("ñandú 厨房"))
        let first = Self.message("one", flags: 0x91)
        #expect(NDEFText.first(in: first + Self.message("two", flags: 0x51)) == .text("one"))
        #expect(NDEFText.first(in: [0xd1] + address.dropFirst()) == .none)
        // With a length of four bytes and an identifier.
        let payload = [0x02] + Array("esdía".utf8)
        let long: [UInt8] = [0xc9, 0x01, 0, 0, 0, UInt8(payload.count), 0x01, 0x54, 0x78] + payload
        #expect(NDEFText.first(in: long) == .text("día"))
    }

    @Test("a text in UTF-16 is read in either order of bytes")
    func wide() {
        let big: [UInt8] = [0x82, 0x65, 0x6e, 0x00, 0x68, 0x00, 0x69]
        let little: [UInt8] = [0x82, 0x65, 0x6e, 0xff, 0xfe, 0x68, 0x00, 0x69, 0x00]
        for payload in [big, little] {
            #expect(NDEFText.first(in: [0xd1, 0x01, UInt8(payload.count), 0x54] + payload) == .text("hi"))
        }
    }

    @Test("every message that is cut off is damaged, and none reads beyond its end")
    func cut() {
        let whole = Self.message("vow:door")
        for count in 1..<whole.count {
            #expect(NDEFText.first(in: Array(whole[..<count])) == .damaged, "\(count)")
        }
    }

    @Test(
        "what is no text is damaged",
        arguments: [
            // Not the first, not the last, in chunks, an endless length, no UTF-8, a language longer than it, a NUL.
            [0x51, 0x01, 0x03, 0x54, 0x02, 0x65, 0x6e], [0x91, 0x01, 0x03, 0x54, 0x02, 0x65, 0x6e],
            [0xf1, 0x01, 0x03, 0x54, 0x02, 0x65, 0x6e], [0xc1, 0x01, 0xff, 0xff, 0xff, 0xff, 0x54],
            [0xd1, 0x01, 0x04, 0x54, 0x02, 0x65, 0x6e, 0xff], [0xd1, 0x01, 0x02, 0x54, 0x3f, 0x65],
            [0xd1, 0x01, 0x04, 0x54, 0x02, 0x65, 0x6e, 0x00], [0xd1, 0x01, 0x00, 0x54],
        ] as [[UInt8]])
    func broken(_ message: [UInt8]) { #expect(NDEFText.first(in: message) == .damaged) }

    @Test("an endless message and an endless text are refused")
    func bounds() {
        let payload = [0x02, 0x65, 0x6e] + [UInt8](repeating: 0x61, count: 1_100)
        let head: [UInt8] = [0xc1, 0x01, 0, 0, UInt8(payload.count >> 8), UInt8(payload.count & 0xff), 0x54]
        #expect(NDEFText.first(in: head + payload) == .damaged)
        #expect(NDEFText.first(in: [UInt8](repeating: 0, count: 4_000)) == .damaged)
    }

    @Test("bytes at random are read to their end, and never beyond it")
    func anything() {
        var state: UInt64 = 7
        func next() -> UInt8 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return UInt8(truncatingIfNeeded: state >> 56)
        }
        for _ in 0..<20_000 {
            let bytes = (0..<Int(next() % 60)).map { _ in next() }
            _ = NDEFText.first(in: bytes)
            _ = NDEFText.Area(of: bytes, size: Int(next()))
        }
    }

    @Test("the blocks of a storage tag lead to its message")
    func area() {
        #expect(NDEFText.Area(of: [0x03, 0x02, 1, 2, 0xfe], size: 48) == .message(2..<4))
        #expect(NDEFText.Area(of: [0x00, 0x01, 0x01, 9, 0x03, 0x02, 1, 2], size: 48) == .message(6..<8))
        #expect(NDEFText.Area(of: [0x03, 0x00, 0xfe], size: 48) == .none)
        #expect(NDEFText.Area(of: [0xfe, 0x03], size: 48) == .none)
        #expect(NDEFText.Area(of: [0x03, 0xff, 0x01, 0x00], size: 300) == .message(4..<260))
        #expect(NDEFText.Area(of: [0x03, 0x40, 0, 0], size: 48) == .damaged)
        #expect(NDEFText.Area(of: [0x01, 0x03, 0, 0], size: 48) == .needsMore)
    }
}
