/// The difference between two sentences: replaced words.
struct WordChange {
    /// The removed words; empty for an insertion.
    let removed: [String]
    /// The inserted words.
    let inserted: [String]
    /// The word before them, to locate an insertion.
    private let before: String?

    /// The shortest difference between two sentences.
    init(from old: [String], to new: [String]) {
        let start = zip(old, new).prefix { $0 == $1 }.count
        let rest = min(old.count, new.count) - start
        let end = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.prefix(rest).count
        removed = Array(old[start..<(old.count - end)])
        inserted = Array(new[start..<(new.count - end)])
        before = start > 0 ? old[start - 1] : nil
    }

    /// Applies the change to other words; nil unless its position occurs exactly once.
    func made(in words: [String]) -> [String]? {
        let anchor = removed.isEmpty ? before.map { [$0] } ?? [] : removed
        guard !anchor.isEmpty, words.count >= anchor.count else { return nil }
        let places = (0...(words.count - anchor.count)).filter { words[$0...].starts(with: anchor) }
        guard places.count == 1 else { return nil }
        let place = removed.isEmpty ? places[0] + 1 : places[0]
        return words[..<place] + inserted + words[(place + removed.count)...]
    }
}
