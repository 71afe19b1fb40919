import Synchronization
package import VowPorts

/// A voice that keeps what it said last, so that a replay is there at once.
///
/// Sounds are kept by text, language, rate and pitch, in memory alone and no more than a few: a sentence of five seconds is
/// 320 kB. Safe from any thread; two threads that ask for the same at once may both have it made.
package final class CachedVoice: Voice {
    private struct Spoken: Hashable {
        let text: String
        let language: String
        let style: SpeakingStyle
    }

    private let voice: any Voice
    private let most: Int
    private let kept = Mutex<[(spoken: Spoken, samples: [Float])]>([])

    /// Remembers what a voice says, at most so many sounds.
    package init(_ voice: any Voice, most: Int = 16) {
        self.voice = voice
        self.most = max(1, most)
    }

    /// See `Voice`.
    package func speech(for text: String, language: String, style: SpeakingStyle) throws(PortFailure)
        -> [Float]
    {
        let spoken = Spoken(text: text, language: language, style: style)
        if let known = kept.withLock({ kept in kept.first { $0.spoken == spoken }?.samples }) { return known }
        let samples = try voice.speech(for: text, language: language, style: style)
        kept.withLock { kept in
            kept.removeAll { $0.spoken == spoken }
            kept.append((spoken, samples))
            if kept.count > most { kept.removeFirst() }
        }
        return samples
    }
}
