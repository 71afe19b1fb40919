import Testing
import VowCore
import VowRecitation

@testable import VowRuntime

/// What of a window's sound an engine is handed: the onset of the first word is softer than what a detector takes for
/// speech.
@Suite("V10 The first word said is heard") struct FirstWordTests {
    private static let order = ListenOrder(
        window: 1, lines: [], words: [], language: .english, silenceMilliseconds: 6_000,
        windowMilliseconds: 20_000)
    /// 32 ms.
    private static let chunk = 512
    /// A third of a second.
    private static let third = 16_000 / 3

    /// A window that took in chunks, the detector having heard speech in some of them; each sample has its place as value.
    private func window(chunks: Int, settle: Int64 = 0, speech: (Int) -> Bool) -> ListeningWindow {
        var window = ListeningWindow(order: Self.order, settleMilliseconds: settle)
        for number in 0..<chunks {
            let samples = (0..<Self.chunk).map { Float(number * Self.chunk + $0) }
            window.add(samples, isSpeech: speech(number))
        }
        return window
    }

    @Test("the third of a second before the first detected speech is kept, and nothing before it")
    func onset() throws {
        let first = 40
        let window = window(chunks: 60) { $0 >= first && $0 < 50 }
        let samples = window.speechSamples
        let lead = first * Self.chunk - Int(try #require(samples.first))
        // To the hundredth of a second.
        #expect(abs(lead - Self.third) < 160, "\(lead) samples")
        // Without a gap, to the present.
        #expect(samples == (first * Self.chunk - lead..<60 * Self.chunk).map(Float.init))
    }

    @Test("who speaks as soon as the window opens is heard from its first sample on, also while it settles")
    func atOnce() {
        let settling = window(chunks: 20, settle: WindowListener.settleMilliseconds) { _ in true }
        #expect(settling.speechSamples == (0..<20 * Self.chunk).map(Float.init))
        #expect(window(chunks: 5) { $0 >= 2 }.speechSamples.first == 0)
    }

    @Test("a window without speech hands nothing over") func silence() {
        #expect(window(chunks: 40) { _ in false }.speechSamples.isEmpty)
    }
}
