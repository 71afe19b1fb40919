import Testing
import VowCore

@testable import LinuxAdapters

/// The format of compiled zones, on files made here: every footer, and every kind of damage.
@Suite("Compiled zones")
struct ZoneFileTests {
    /// Builds the bytes of a version 2 file with 64-bit data.
    private func file(
        initial: Int32 = 3600, transitions: [(Int64, UInt8)] = [], offsets: [Int32] = [], footer: String = "",
        leapSeconds: Int32 = 0
    ) -> [UInt8] {
        func bytes<Value: FixedWidthInteger>(_ value: Value) -> [UInt8] {
            withUnsafeBytes(of: value.bigEndian) { Array($0) }
        }
        func header(_ leap: Int32, _ times: Int32, _ types: Int32) -> [UInt8] {
            var header = Array("TZif2".utf8) + [UInt8](repeating: 0, count: 15)
            for count: Int32 in [0, 0, leap, times, types, 4] { header += bytes(count) }
            return header
        }
        let name = Array("ABC\0".utf8)
        var file = header(0, 0, 1) + bytes(initial) + [0, 0] + name
        file += header(leapSeconds, Int32(transitions.count), Int32(offsets.count + 1))
        for transition in transitions { file += bytes(transition.0) }
        for transition in transitions { file.append(transition.1) }
        for offset in [initial] + offsets { file += bytes(offset) + [0, 0] }
        file += name + [UInt8](repeating: 0, count: Int(leapSeconds) * 12)
        return file + Array(("\n" + footer + "\n").utf8)
    }

    private func read(_ bytes: [UInt8]) -> ZoneRules? {
        try? ZoneFile.rules(from: bytes, identifier: "Test/Zone", version: "1")
    }

    private func reason(_ bytes: [UInt8]) -> String? {
        do throws(ZoneFile.Damage) {
            _ = try ZoneFile.rules(from: bytes, identifier: "Test/Zone", version: "1")
            return nil
        } catch {
            return error.reason
        }
    }

    @Test(
        "footers of every form give the offset they mean in mid January and mid July",
        arguments: [
            ("CET-1CEST,M3.5.0,M10.5.0/3", 3600, 7200), ("<+03>-3", 10_800, 10_800), ("UTC0", 0, 0),
            ("EST5EDT,M3.2.0,M11.1.0", -18_000, -14_400),
            ("<-0330>3:30<-0230>,J60/2,300/2:30:15", -12_600, -9000),
            ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", -7200, -3600),
            ("AEST-10AEDT,M10.1.0,M4.1.0/3", 39_600, 36_000),
            ("IST-1GMT0,M10.5.0,M3.5.0/1", 0, 3600), ("XXX3EDT4,0/0,J365/23", -14_400, -14_400),
            ("EET-2EEST,M3.4.4/50,M10.4.4/50", 7200, 10_800), ("ABC+5:30:15", -19_815, -19_815),
        ])
    func footers(footer: String, january: Int, july: Int) throws {
        let rules = try #require(read(file(footer: footer)))
        for year in [1999, 2024, 2400] {
            #expect(
                rules.offsetSeconds(at: try #require(Instant(iso8601: "\(year)-01-15T12:00:00Z"))) == january)
            #expect(
                rules.offsetSeconds(at: try #require(Instant(iso8601: "\(year)-07-15T12:00:00Z"))) == july)
        }
    }

    @Test(
        "what is no rule is refused",
        arguments: [
            "CET", "C-1", "CET-25", "CET-1CEST", "CET-1CEST,M3.5.0", "CET-1CEST,M13.5.0,M10.5.0",
            "CET-1CEST,M3.6.0,M10.5.0", "CET-1CEST,M3.5.7,M10.5.0", "CET-1CEST,J0,J10", "CET-1CEST,J1,J366",
            "CET-1CEST,1,366", "CET-1CEST,M3.5.0/168,M10.5.0", "<+03-3", "CET-1:60",
            "CET-1CEST,M3.5.0,M10.5.0/3x",
            "99999999999999999999", ",,,", "CET-99999999999999999999",
        ])
    func refusedFooters(footer: String) {
        #expect(reason(file(footer: footer)) != nil)
    }

    @Test("transitions before the footer count, and type 0 holds before them")
    func transitions() throws {
        let rules = try #require(
            read(
                file(
                    initial: 1172, transitions: [(-1000, 1), (0, 2)], offsets: [1200, 3600], footer: "CET-1"))
        )
        #expect(rules.offsetSeconds(at: Instant(secondsSinceEpoch: -1001)) == 1172)
        #expect(rules.offsetSeconds(at: Instant(secondsSinceEpoch: -1000)) == 1200)
        #expect(rules.offsetSeconds(at: Instant(secondsSinceEpoch: 5)) == 3600)
        #expect(rules.transitionSeconds == [-1000, 0])
    }

    @Test("damage is named")
    func damage() {
        let good = file(transitions: [(0, 1)], offsets: [7200], footer: "EET-2")
        #expect(reason(good) == nil)
        #expect(reason([]) == "it ends too early")
        #expect(
            reason(Array("not a zone at all, but a long enough text for a header".utf8))
                == "it does not start with TZif")
        #expect(reason(file(transitions: [(0, 9)], offsets: [7200]))?.contains("no type") == true)
        #expect(reason(file(transitions: [(5, 1), (5, 0)], offsets: [7200]))?.contains("ascend") == true)
        #expect(reason(file(initial: 200_000))?.contains("26 hours") == true)
        #expect(
            reason(file(transitions: [(Int64.min, 1)], offsets: [60]))?.contains("beyond all time") == true)
        #expect(reason(file(leapSeconds: 2))?.contains("leap seconds") == true)
        for length in 0..<good.count { #expect(reason(Array(good.prefix(length))) != nil, "\(length) bytes") }
    }

    @Test("no change of bytes makes the reader or the rules it gives trap")
    func fuzz() {
        let good = file(
            transitions: (0..<20).map { (Int64($0) * 10_000_000, UInt8($0 % 3)) }, offsets: [7200, 0],
            footer: "CET-1CEST,M3.5.0,M10.5.0/3")
        var state: UInt64 = 0x9E37_79B9_7F4A_7C15
        func random(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        var readable = 0
        for _ in 0..<20_000 {
            var bytes = good
            for _ in 0...random(4) { bytes[random(bytes.count)] = UInt8(random(256)) }
            guard let rules = read(bytes) else { continue }
            readable += 1
            let instant = Instant(secondsSinceEpoch: Int64(random(4_000_000)) * 1000)
            let civil = rules.civil(at: instant)
            if let first = rules.firstInstant(of: civil.date, civil.time) { #expect(first <= instant) }
        }
        #expect(readable > 1000)
    }
}
