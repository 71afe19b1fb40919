import VowSystem
import Testing

/// How often a process that fails is started again.
struct HelperBackOffTests {
    private let begin = ContinuousClock.now

    @Test("after two failures it starts at once, then after pauses that double up to ten seconds")
    func pauses() {
        var backOff = HelperBackOff()
        var pauses: [Duration] = []
        for _ in 0..<10 {
            backOff.noteFailure(at: begin)
            pauses.append(backOff.pause)
        }
        let doubling = [250, 500, 1_000, 2_000, 4_000, 8_000].map { Duration.milliseconds($0) }
        #expect(pauses == [.zero, .zero] + doubling + [.seconds(10), .seconds(10)])
        #expect(!backOff.mayStart(at: begin + .milliseconds(9_999)))
        #expect(backOff.mayStart(at: begin + .seconds(10)))
    }

    @Test("what never failed starts at once")
    func fresh() { #expect(HelperBackOff().mayStart(at: begin)) }
}
