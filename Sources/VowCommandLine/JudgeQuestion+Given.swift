package import VowCore
import SoundAdapters
package import VowPorts
package import VowRuntime

extension JudgeQuestion {
    /// What is wrong with a challenge word: one that is empty, or more than one, is never heard.
    package static func objection(toWord word: String) -> TextCode? {
        let words = word.split(whereSeparator: \.isWhitespace)
        guard words.count != 1 || !word.contains(where: \.isLetter) else { return nil }
        return .challengeWordNotOneWord(word: word)
    }

    /// What was recited, as words or in a recording.
    package static func recitation(transcript: String?, audio: String?) throws(PortFailure)
        -> Recitation
    {
        if let transcript { return .transcript(transcript) }
        return .sound(
            try SndfileReader().samples(ofFileAt: audio ?? "", samplesPerSecond: 16_000, maximumSeconds: 120))
    }
}
