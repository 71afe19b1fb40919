import Testing
import VowCore
import VowRuntime

/// L1: half asleep nobody learns two words.
@Suite("L1 The challenge word stays") struct ChallengeWordLastsSpecs {
    @Test("as it is set to begin with, a window that opens within a minute asks for the same word")
    func minute() throws {
        let longest = try #require(Settings().gateRules.liveness.answerMilliseconds)
        #expect(longest - SessionTimings().windowMilliseconds >= 60_000)
    }
}
