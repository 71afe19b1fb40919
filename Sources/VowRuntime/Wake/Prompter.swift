import Foundation
import Synchronization
import VowCore
package import VowPorts
import VowRecitation

/// What speaks prompts.
package struct PromptParts: Sendable {
    /// Makes the sound of a sentence.
    package let voice: any Voice
    /// Plays it.
    package let loudspeaker: any Loudspeaker

    package init(voice: any Voice, loudspeaker: any Loudspeaker) {
        self.voice = voice
        self.loudspeaker = loudspeaker
    }
}

/// Speaks what to do, and why an attempt was refused, before a window opens, so that the microphone never hears it.
///
/// A voice that fails or takes too long costs the prompt and never the window. Calls come from one thread; what follows a
/// prompt is called on a thread of its own.
final class Prompter: Sendable {
    /// The longest prompt that is played, in seconds: the person is waiting to speak.
    private static let longestSeconds = 8
    private static let samplesPerSecond = 16_000

    private let parts: PromptParts
    private let number = Mutex(0)
    private let last = Mutex<[Float]>([])

    init(_ parts: PromptParts) { self.parts = parts }

    /// What is said before a window opens: why the last attempt was refused, and what to do now.
    static func text(_ screen: WakeScreen) -> String {
        let texts = WakeTexts(screen.language)
        let reason = screen.feedback.map { texts.feedback($0) + " " } ?? ""
        return reason + texts.prompt(screen)
    }

    /// Speaks, and calls `done` when the last sample has left the output, or at once where nothing can be spoken. Nothing
    /// begins to sound after `stop`; whether a `done` came too late is for the caller to see.
    /// - Parameter output: the output to speak on, as the ringer names it.
    func say(
        _ text: String, _ language: Language, on output: String? = nil, done: @escaping @Sendable () -> Void
    ) {
        let mine = number.withLock { number in
            number += 1
            return number
        }
        Thread.detachNewThread { [self] in
            let isWanted = { self.number.withLock { $0 == mine } }
            // A prompt that cannot be spoken stands on the screen.
            if let samples = try? parts.voice.speech(for: text, language: language.rawValue), isWanted() {
                let sound = Array(samples.prefix(Self.longestSeconds * Self.samplesPerSecond))
                try? parts.loudspeaker.play(sound, on: output) {
                    if isWanted() { last.withLock { $0 = sound } }
                    return isWanted()
                }
            }
            if isWanted() { done() }
        }
    }

    /// The sound of the last prompt, which an output that lags may still play into a window.
    var lastSpoken: [Float] { last.withLock { $0 } }

    /// Ends the prompt.
    func stop() {
        number.withLock { $0 += 1 }
        parts.loudspeaker.stop()
    }
}
