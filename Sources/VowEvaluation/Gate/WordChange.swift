/// How one sentence differs from another: the words that stand in the place of others.
struct WordChange {
    /// The words that are replaced; empty where words are only put in.
    let removed: [String]
    /// The words in their place.
    let inserted: [String]
    /// The word before them, for finding the place where words are only put in.
    private let before: String?

    /// The shortest stretch in which two sentences differ.
    init(from old: [String], to new: [String]) {
        let start = zip(old, new).prefix { $0 == $1 }.count
        let rest = min(old.count, new.count) - start
        let end = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.prefix(rest).count
        removed = Array(old[start..<(old.count - end)])
        inserted = Array(new[start..<(new.count - end)])
        before = start > 0 ? old[start - 1] : nil
    }

    /// Other words with the same change; nil where its place is not there exactly once.
    func made(in words: [String]) -> [String]? {
        let anchor = removed.isEmpty ? before.map { [$0] } ?? [] : removed
        guard !anchor.isEmpty, words.count >= anchor.count else { return nil }
        let places = (0...(words.count - anchor.count)).filter { words[$0...].starts(with: anchor) }
        guard places.count == 1 else { return nil }
        let place = removed.isEmpty ? places[0] + 1 : places[0]
        return words[..<place] + inserted + words[(place + removed.count)...]
    }
}
