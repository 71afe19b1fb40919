import VowCore
import VowRecitation

/// The sentences of each source and language, and which of them a recording is judged against.
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

    /// The different sentences of a set, in the order of the recordings.
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

    /// The sentences of a recording's set that say something else, at most `count`.
    ///
    /// Which ones is drawn by a hash of path and sentence, so that they are the same in every evaluation of the
    /// same recordings.
    func others(than recording: Recording, count: Int) -> [String] {
        let own = SpokenWords.of(recording.transcript, language: recording.language)
        let name = recording.path.split(separator: "/").suffix(2).joined(separator: "/")
        return (sets[Self.key(recording)] ?? []).filter { $0.words != own }
            .map { (hash: StableHash.of(name + "\t" + $0.text), text: $0.text) }
            .sorted { ($0.hash, $0.text) < ($1.hash, $1.text) }
            .prefix(count).map(\.text)
    }

    /// A recording's own sentence with one thing changed.
    func nearMisses(of recording: Recording) -> [NearMiss] {
        maker(recording).misses(of: recording.transcript, seed: StableHash.of(recording.transcript))
    }

    /// A recording's own sentence with one content word exchanged for one of another sentence.
    func exchanged(_ recording: Recording) -> [NearMiss] {
        maker(recording).exchanged(recording.transcript, seed: StableHash.of(recording.transcript))
    }

    private func maker(_ recording: Recording) -> NearMissMaker {
        NearMissMaker(
            vocabulary: (sets[Self.key(recording)] ?? []).map(\.text), language: recording.language)
    }
}
