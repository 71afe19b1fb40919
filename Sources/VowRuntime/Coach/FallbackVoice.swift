import Synchronization
package import VowPorts

/// Speaks with one voice, and with another where the first fails: the listener notices only another quality.
///
/// After a failure the first voice rests for some sentences, so that its time limit is not waited for with each. A language
/// that it does not speak is no failure, and costs nothing. Safe from any thread, as the two are.
package final class FallbackVoice: Voice {
    /// So many sentences the first voice rests after a failure.
    package static let usualRest = 10

    private let first: any Voice
    private let second: any Voice
    private let rest: Int
    private let left = Mutex(0)

    /// Names the two, and for how many sentences the first rests after a failure.
    package init(_ first: any Voice, to second: any Voice, restsFor rest: Int = usualRest) {
        self.first = first
        self.second = second
        self.rest = rest
    }

    /// See `Voice`; fails as the second voice does.
    package func speech(for text: String, language: String, style: SpeakingStyle) throws(PortFailure)
        -> [Float]
    {
        let isResting = left.withLock { left in
            defer { left = max(0, left - 1) }
            return left > 0
        }
        if !isResting {
            do throws(PortFailure) {
                return try first.speech(for: text, language: language, style: style)
            } catch {
                if !["voice.language.unsupported", "speech.wyoming.consent"].contains(error.code) {
                    left.withLock { $0 = rest }
                }
            }
        }
        return try second.speech(for: text, language: language, style: style)
    }
}
