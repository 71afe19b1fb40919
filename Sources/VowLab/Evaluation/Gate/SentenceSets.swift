import VowCore
import VowRecitation

/// The sentences of each source and language, and the selection for each recording.
struct SentenceSets {
    private struct Key: Hashable {
        let source: String
        let language: Language
        let isHuman: Bool
    }

    private struct Sentence {
        let text: String
        let words: [String]
    }

    /// The distinct sentences of each set, in the order of the recordings.
    private var sets: [Key: [Sentence]] = [:]

    init(_ recordings: [Recording]) {
        var seen: [Key: Set<[String]>] = [:]
        for recording in recordings {
            let words = SpokenWords.of(recording.transcript, language: recording.language)
            if seen[Self.key(recording), default: []].insert(words).inserted {
                sets[Self.key(recording), default: []].append(
                    Sentence(text: recording.transcript, words: words))
            }
        }
    }

    private static func key(_ recording: Recording) -> Key {
        Key(source: recording.source, language: recording.language, isHuman: recording.isHuman)
    }

    /// At most `count` different sentences from a recording's set.
    ///
    /// Selects by a hash of path and sentence, so that every evaluation of the same recordings uses the same ones.
    func others(than recording: Recording, count: Int) -> [String] {
        let own = SpokenWords.of(recording.transcript, language: recording.language)
        let name = recording.path.split(separator: "/").suffix(2).joined(separator: "/")
        return (sets[Self.key(recording)] ?? []).filter { $0.words != own }
            .map { (hash: StableHash.of(name + "\t" + $0.text), text: $0.text) }
            .sorted { ($0.hash, $0.text) < ($1.hash, $1.text) }
            .prefix(count).map(\.text)
    }

    /// A recording's own sentence with one change.
    func nearMisses(of recording: Recording) -> [NearMiss] {
        maker(recording).misses(of: recording.transcript, seed: StableHash.of(recording.transcript))
    }

    /// A recording's own sentence with a content word replaced by one of another sentence.
    func exchanged(_ recording: Recording) -> [NearMiss] {
        maker(recording).exchanged(recording.transcript, seed: StableHash.of(recording.transcript))
    }

    private func maker(_ recording: Recording) -> NearMissMaker {
        NearMissMaker(
            vocabulary: (sets[Self.key(recording)] ?? []).map(\.text), language: recording.language)
    }
}
