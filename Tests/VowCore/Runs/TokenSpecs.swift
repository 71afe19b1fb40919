import Testing
import VowCore
import VowLog

/// G2: a registered code matches byte for byte, and what would ease a gate waits a night.
@Suite("A registered code") struct CodeSpecs {
    private let kitchen = TokenEvent.registered(
        name: "kitchen", kind: "qr", mark: TokenMark(of: Array("Kitchen ".utf8)))
    private let today = CivilDate(daysSinceEpoch: 20_000)
    private let now = Instant(millisecondsSinceEpoch: 0)

    private func state(_ events: TokenEvent...) -> TokenState {
        events.reduce(TokenState()) { $0.evolved(by: $1, at: now) }
    }

    /// Whether what was scanned is what the gate asks for, by their digests, as a run compares them.
    private func matches(_ code: TokenState, _ scanned: [UInt8], on date: CivilDate) -> Bool {
        code.digest(on: date)?.equals(PayloadDigest(of: scanned)) ?? false
    }

    @Test("matches every byte, and neither nothing nor another case or space")
    func exact() {
        let code = state(kitchen)
        #expect(matches(code, Array("Kitchen ".utf8), on: today))
        for other in ["kitchen ", "Kitchen", "Kitchen  ", " Kitchen", "", "Kitchen\u{0}"] {
            #expect(!matches(code, Array(other.utf8), on: today), "\(other)")
        }
        #expect(!matches(TokenState(), [], on: today))
        #expect(!matches(state(kitchen, .removed), Array("Kitchen ".utf8), on: today))
    }

    @Test("what holds nothing, too much or bears no usable name is refused")
    func refused() {
        func rejection(_ name: String, _ payload: [UInt8]) -> TokenRejection? {
            do throws(TokenRejection) {
                _ = try TokenState().decide(
                    .register(name: name, kind: nil, payload: TokenPayload(payload)), at: now)
                return nil
            } catch { return error }
        }
        #expect(rejection("kitchen", []) == .emptyPayload)
        #expect(rejection("kitchen", .init(repeating: 1, count: 2_954)) == .payloadTooLong(bytes: 2_954))
        for name in ["", "two words", "a,b", "a:b", String(repeating: "x", count: 41)] {
            #expect(rejection(name, [1]) == .unusableName(name))
        }
        #expect(rejection("Küche-1_厨", [1]) == nil)
    }

    @Test("another code in its place holds from the next day on, and the old one until then")
    func replaced() throws {
        let events = try state(kitchen).decide(
            .replace(kind: "ean-13", payload: TokenPayload([7]), today: today), at: now)
        #expect(
            events == [
                .replaced(kind: "ean-13", mark: TokenMark(of: [7]), holdsFrom: today.adding(days: 1))
            ])
        let code = state(kitchen, events[0])
        #expect(matches(code, Array("Kitchen ".utf8), on: today))
        #expect(!matches(code, [7], on: today))
        #expect(matches(code, [7], on: today.adding(days: 1)))
        #expect(!matches(code, Array("Kitchen ".utf8), on: today.adding(days: 1)))
        #expect(try code.decide(.replace(kind: nil, payload: TokenPayload([7]), today: today), at: now) == [])
        // A second change on the same day leaves what is in force today as it is.
        let again = code.evolved(
            by: .replaced(kind: nil, mark: TokenMark(of: [9]), holdsFrom: today.adding(days: 1)), at: now)
        #expect(matches(again, Array("Kitchen ".utf8), on: today))
        #expect(matches(again, [9], on: today.adding(days: 1)))
    }
}
