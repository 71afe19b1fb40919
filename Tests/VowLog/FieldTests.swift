import Testing
import VowLog

@Suite("The canonical payload")
struct FieldTests {
    private func text(_ writer: FieldWriter) throws -> String {
        String(decoding: try writer.bytes, as: UTF8.self)
    }

    @Test func isWrittenInOneGoldenForm() throws {
        var inner = FieldWriter()
        inner.put("word", "promise")
        inner.put("said", true)
        var writer = FieldWriter()
        writer.put("text", "I \"keep\" my\\word\n\u{1}\u{8}\u{c}\r\té 目标 🌅")
        writer.put("count", 3)
        writer.put("least", Int64.min)
        writer.put("most", Int64.max)
        writer.put("score", 0.1 + 0.2)
        writer.put("whole", 5.0)
        writer.put("tiny", Double.leastNonzeroMagnitude)
        writer.put("absent", String?.none)
        writer.put("passed", false)
        writer.put("missed", ["a", "b"])
        writer.put("nothing", [String]())
        writer.put("inner", inner)
        writer.put("words", [inner, FieldWriter()])
        let golden =
            #"{"text":"I \"keep\" my\\word\n\u0001\b\f\r\té 目标 🌅","count":3,"least":-9223372036854775808,"#
            + #""most":9223372036854775807,"score":0.30000000000000004,"whole":5.0,"tiny":5e-324,"#
            + #""passed":false,"missed":["a","b"],"nothing":[],"#
            + #""inner":{"word":"promise","said":true},"words":[{"word":"promise","said":true},{}]}"#
        #expect(try text(writer) == golden)
        let reader = try FieldReader(try writer.bytes)
        #expect(try reader.string("text") == "I \"keep\" my\\word\n\u{1}\u{8}\u{c}\r\té 目标 🌅")
        #expect(try reader.int("count") == 3)
        #expect(try reader.bits("least") == 1 << 63)
        #expect(try reader.bits("most") == .max >> 1)
        #expect(try reader.double("score") == 0.1 + 0.2)
        #expect(try reader.double("whole") == 5)
        #expect(try reader.double("tiny") == .leastNonzeroMagnitude)
        #expect(try reader.optionalString("absent") == nil)
        #expect(try reader.bool("passed") == false)
        #expect(try reader.strings("missed") == ["a", "b"])
        #expect(try reader.strings("nothing") == [])
        #expect(try reader.object("inner").string("word") == "promise")
        #expect(try reader.objects("words").count == 2)
        #expect(try reader.objects("words")[0].bool("said"))
    }

    @Test func refusesWhatJSONCannotHold() {
        for value in [Double.nan, .infinity, -.infinity] {
            var writer = FieldWriter()
            writer.put("level", value)
            #expect(throws: WireError.self) { try writer.bytes }
            var outer = FieldWriter()
            outer.put("inner", writer)
            #expect(throws: WireError.self) { try outer.bytes }
        }
        var twice = FieldWriter()
        twice.put("a", 1)
        twice.put("a", 2)
        #expect(throws: WireError.self) { try twice.bytes }
    }

    @Test func doublesComeBackBitForBit() throws {
        var state: UInt64 = 7
        for _ in 0..<20_000 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let bits = state % 3 == 0 ? state : (Double(state >> 40) / 10_000).bitPattern
            let value = Double(bitPattern: bits)
            guard FieldReader.measures.contains(value) else { continue }
            var writer = FieldWriter()
            writer.put("v", value)
            #expect(try FieldReader(try writer.bytes).double("v").bitPattern == value.bitPattern)
        }
        var negativeZero = FieldWriter()
        negativeZero.put("v", -0.0)
        #expect(try FieldReader(try negativeZero.bytes).double("v").sign == .minus)
    }

    @Test("measurements are written as the standard library writes them")
    func shortDecimals() throws {
        var bits: UInt64 = 7
        var values = [0, -0.0, 0.1, 1, -28, 1e15, 1e14, 123_456_789_012_345, 0.001, 0.0001, 999.9995, 1e-300]
        for _ in 0..<20_000 {
            bits = bits &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let whole = Double(Int64(truncatingIfNeeded: bits) >> (20 + bits % 43))
            values += [whole, whole / 10, whole / 100, whole / 1_000, whole / 10_000, whole * 0.01]
            values.append(Double(bitPattern: bits))
        }
        for value in values where value.isFinite {
            var writer = FieldWriter()
            writer.put("n", value)
            #expect(try text(writer) == "{\"n\":\(value)}")
        }
    }

    @Test(arguments: [
        "", "{", "[]", "{}x", " {}", "{ }", #"{"a":1,}"#, #"{"a" :1}"#, #"{"a":01}"#, #"{"a":-}"#,
        #"{"a":1.}"#,
        #"{"a":1e}"#, #"{"a":null}"#, #"{"a":"\x"}"#, #"{"a":"\u0041"}"#, #"{"a":"\u000a"}"#,
        #"{"a":"\u001F"}"#,
        #"{"a":"x}"#, #"{"a":1,"a":2}"#, #"{"\n":1}"#, "{\"a\":\"\n\"}", #"{"a":[1,]}"#, #"{"a":tru}"#,
        #"{"a":.5}"#, #"{"a":+1}"#, #"{a:1}"#, #"{"b":{"a":1,"a":2}}"#,
    ])
    func refuses(text: String) {
        #expect(throws: WireError.self) { try FieldReader(Array(text.utf8)) }
    }

    @Test func refusesBytesThatAreNotUTF8() {
        let broken: [[UInt8]] = [
            [0x80], [0xc0, 0x80], [0xc3], [0xe0, 0x80, 0x80], [0xed, 0xa0, 0x80], [0xf0, 0x80, 0x80, 0x80],
            [0xf4, 0x90, 0x80, 0x80], [0xff], [0xe2, 0x82],
        ]
        for bytes in broken {
            let payload = Array(#"{"a":""#.utf8) + bytes + Array(#""}"#.utf8)
            #expect(throws: WireError.self) { try FieldReader(payload) }
        }
    }

    @Test func refusesDeepNestingAndHugeNumbers() throws {
        let deep = String(repeating: #"{"a":"#, count: 5000) + "1" + String(repeating: "}", count: 5000)
        #expect(throws: WireError.self) { try FieldReader(Array(deep.utf8)) }
        let reader = try FieldReader(
            Array(#"{"a":9223372036854775808,"b":1e999,"c":-9223372036854775809}"#.utf8))
        #expect(throws: WireError.self) { try reader.int64("a") }
        #expect(throws: WireError.self) { try reader.double("b") }
        #expect(throws: WireError.self) { try reader.int64("c") }
        #expect(throws: WireError.self) { try reader.bits("a") }
    }

    @Test("numbers are read as far as sums and products of them stay within 64 bits")
    func ranges() throws {
        func reader(_ number: Int64) throws -> FieldReader {
            try FieldReader(Array("{\"n\":\(number)}".utf8))
        }
        for sign: Int64 in [1, -1] {
            #expect(try reader(sign << 53).int64("n") == sign << 53)
            #expect(try reader(sign << 31).int("n") == Int(sign << 31))
            let (late, many) = (try reader((sign << 53) + sign), try reader((sign << 31) + sign))
            #expect(throws: WireError.self) { try late.int64("n") }
            #expect(throws: WireError.self) { try late.optionalInt64("n") }
            #expect(throws: WireError.self) { try many.int("n") }
            #expect(throws: WireError.self) { try many.optionalInt("n") }
        }
        func measured(_ number: Double) throws -> FieldReader {
            try FieldReader(Array("{\"n\":\(number)}".utf8))
        }
        for sign in [1.0, -1.0] {
            #expect(try measured(sign * 0x1p53).double("n") == sign * 0x1p53)
            for beyond in [0x1p53 + 2, .greatestFiniteMagnitude] {
                let reader = try measured(sign * beyond)
                #expect(throws: WireError.self) { try reader.double("n") }
            }
        }
    }

    @Test("what is not plain is found wherever it stands in a string")
    func specialAnywhere() throws {
        for special in ["\"", "\\", "\n", "\u{1f}", "\u{7f}", "é", "目", "🌅"] {
            for place in 0...20 {
                let text = String(repeating: "a", count: place) + special + "b" + special
                var writer = FieldWriter()
                writer.put("text", text)
                #expect(try FieldReader(try writer.bytes).string("text") == text)
            }
        }
        for place in 0...20 {
            let before = Array("{\"text\":\"".utf8) + [UInt8](repeating: 0x61, count: place)
            for byte in [0x1f, 0x80, 0xff] as [UInt8] {
                #expect(throws: WireError.self) {
                    try FieldReader(before + [byte] + Array("aaaaaaaa\"}".utf8))
                }
            }
        }
    }

    @Test func mutatedBytesNeverCrash() throws {
        var inner = FieldWriter()
        inner.put("word", "pro\nmise é")
        var writer = FieldWriter()
        writer.put("text", "I keep \"promises\" 目标")
        writer.put("score", 0.125)
        writer.put("list", ["a", "b"])
        writer.put("inner", inner)
        let sound = try writer.bytes
        var state: UInt64 = 99
        func random(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(bound))
        }
        var refused = 0
        for _ in 0..<20_000 {
            var bytes = sound
            for _ in 0...random(3) {
                switch random(3) {
                case 0: bytes[random(bytes.count)] = UInt8(random(256))
                case 1: bytes.remove(at: random(bytes.count))
                default: bytes.insert(UInt8(random(256)), at: random(bytes.count))
                }
            }
            do {
                let reader = try FieldReader(bytes)
                for name in reader.names {
                    _ = try? reader.string(name)
                    _ = try? reader.double(name)
                    _ = try? reader.int64(name)
                    _ = try? reader.strings(name)
                    _ = try? reader.object(name)
                }
            } catch {
                refused += 1
            }
        }
        #expect(refused > 5000)
    }

    @Test func anErasedPartReadsAsErased() throws {
        let reader = FieldReader.erased
        #expect(reader.isErased)
        #expect(try reader.string("text") == "[erased]")
        #expect(try reader.int("n") == 0)
        #expect(try reader.double("n") == 0)
        #expect(try reader.strings("n") == [])
        #expect(try reader.object("n").isErased)
        #expect(try reader.optionalString("n") == nil)
    }
}
