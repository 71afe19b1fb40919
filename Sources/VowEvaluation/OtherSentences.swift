import VowCore
import VowPorts

/// What rehearsing would have taught about a speaker, from everything they said but the sentence that is judged.
///
/// A rehearsal of the same sentence would be another take of it, and collections hold one take of each. So the gain
/// that is measured is only what carries over from other sentences: how clearly the speaker is heard, and which words
/// come out as which others. What a rehearsed line gains by itself is not in it.
enum OtherSentences {
    /// The renderings that a speaker's other recordings give, by the rules of a rehearsal.
    static func rehearsed(
        before recording: Recording, _ recordings: [Recording], _ condition: SoundCondition,
        _ ears: inout some EvaluationEars
    ) throws(PortFailure) -> [LineRendering] {
        let own = SpokenWords.of(recording.transcript, language: recording.language)
        var renderings: [LineRendering] = []
        for other in recordings
        where other.speaker == recording.speaker && other.language == recording.language
            && other.source == recording.source
            && SpokenWords.of(other.transcript, language: other.language) != own
        {
            // A recording that cannot be heard teaches nothing, and is reported where its own turn comes.
            guard let heard = try? ears.hear(other, under: condition, expecting: [other.transcript]) else {
                continue
            }
            if let rendering = LineRendering(
                rehearsing: other.transcript, language: other.language, heard.evidence)
            {
                renderings.append(rendering)
            }
        }
        return renderings
    }
}
