import InMemory
import PortContracts
import Testing
import VowCore
import VowPorts
import PictureAdapters

/// G2: a code is read exactly, whatever the light, and nothing is read where there is none.
@Suite("The code scanner") struct ZXingTests {
    /// The payload's code as a picture: `module` pixels a module, a margin of four, in two shades.
    static func picture(_ payload: String, module: Int = 4, dark: UInt8 = 0, light: UInt8 = 255) throws
        -> GreyPicture
    {
        let rows = try ZXingCodeDrawer().modules(of: payload)
        let side = (rows.count + 8) * module
        var pixels = [UInt8](repeating: light, count: side * side)
        for y in 0..<side {
            for x in 0..<side {
                let (row, column) = (y / module - 4, x / module - 4)
                if rows.indices.contains(row), rows.indices.contains(column), rows[row][column] {
                    pixels[y * side + x] = dark
                }
            }
        }
        return GreyPicture(width: side, height: side, pixels: pixels)
    }

    static let blank = GreyPicture(width: 320, height: 240, pixels: [UInt8](repeating: 130, count: 320 * 240))

    @Test(
        "what was drawn is read, byte by byte",
        arguments: [
            "vow:kitchen:9f3c27ab", "Kitchen", "kitchen ", " a\tb", "ñandú 厨房",
            "https://example.org/?a=1&b=2", "0",
        ])
    func exact(_ payload: String) throws {
        let code = FoundCode(kind: .qr, payload: Array(payload.utf8))
        try CodeScannerContract(ZXingCodeScanner()).finds(code, in: try Self.picture(payload))
        try CodeScannerContract(ScriptedCodeScanner(script: [[code]])).finds(
            code, in: try Self.picture(payload))
    }

    @Test("nothing is read where there is no code")
    func nothing() throws {
        try CodeScannerContract(ZXingCodeScanner()).findsNothing(in: Self.blank)
        try CodeScannerContract(ScriptedCodeScanner(script: [[]])).findsNothing(in: Self.blank)
    }

    @Test("a dark, pale picture is read with its contrast stretched")
    func pale() throws {
        let picture = try Self.picture("vow:bath", dark: 22, light: 36)
        let code = FoundCode(kind: .qr, payload: Array("vow:bath".utf8))
        #expect(try ZXingCodeScanner().codes(in: picture) == [code])
        #expect(try ZXingCodeScanner(.film).codes(in: picture) == [code])
    }

    @Test("of a film, each picture has one preparation, and what needs a certain one is read within four")
    func film() throws {
        let picture = Self.grainy(try Self.picture("vow:bath", module: 8))
        let code = FoundCode(kind: .qr, payload: Array("vow:bath".utf8))
        #expect(try ZXingCodeScanner().codes(in: picture) == [code])
        var looks: [Int] = []
        for blanks in 0..<4 {
            let scanner = ZXingCodeScanner(.film)
            for _ in 0..<blanks { #expect(try scanner.codes(in: Self.blank) == []) }
            let found = try (0..<4).map { _ in try scanner.codes(in: picture) }
            looks.append(try #require(found.firstIndex(of: [code])))
        }
        // Its turn comes at another picture, depending on those before.
        #expect(Set(looks).count > 1, "\(looks)")
    }

    /// A picture with grain, which a look at it as it is does not see through.
    private static func grainy(_ picture: GreyPicture) -> GreyPicture {
        var bits = RandomBits(seed: 5)
        let pixels = picture.pixels.map { UInt8(110 + Int($0) / 4 + Int(bits.next() % 81) - 40) }
        return GreyPicture(width: picture.width, height: picture.height, pixels: pixels)
    }

    @Test("an empty payload and an endless one cannot be drawn")
    func bounds() {
        #expect(throws: PortFailure.self) { try ZXingCodeDrawer().modules(of: "") }
        #expect(throws: PortFailure.self) {
            try ZXingCodeDrawer().modules(of: String(repeating: "x", count: 3_000))
        }
    }

    @Test("the scripted scanner fails beyond its script")
    func script() {
        #expect(throws: PortFailure.self) { try ScriptedCodeScanner(script: []).codes(in: Self.blank) }
    }
}
