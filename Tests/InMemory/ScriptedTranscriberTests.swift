import InMemory
import PortContracts
import Testing
import VowPorts

@Suite struct ScriptedTranscriberTests {
    private let first = ScriptedTranscriber.Recording(
        text: "I keep my promises", samples: (0..<2_000).map { 0.1 + Float($0 % 17) / 100 })
    private let last = ScriptedTranscriber.Recording(
        text: "four workouts a week", samples: (0..<1_800).map { 0.2 - Float($0 % 13) / 50 })

    @Test func keepsTheContract() throws {
        let contract = TranscriberContract(ScriptedTranscriber([first, last]))
        try contract.silenceIsEmpty()
        try contract.sameSoundSameText(first.samples, other: last.samples)
        try contract.hears(first.text, in: first.samples, share: 1)
        try contract.hearsThirtySeconds(
            first: (first.text, first.samples), last: (last.text, last.samples), share: 1)
        try contract.expectingIsNotHearing(last.samples)
    }

    @Test func failsBeyondItsScript() throws {
        let transcriber = ScriptedTranscriber([first])
        let failure = #expect(throws: PortFailure.self) { try transcriber.transcribe(last.samples) }
        #expect(failure?.code == "script.exhausted")
    }

    @Test func keepsWhatWasExpected() throws {
        let transcriber = ScriptedTranscriber([first])
        try transcriber.expect(lines: ["a line"], words: ["marmalade"])
        #expect(transcriber.expectations.map(\.lines) == [["a line"]])
        #expect(transcriber.expectations.map(\.words) == [["marmalade"]])
    }
}
