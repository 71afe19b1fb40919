/// Sentences found by their English form, in which `{}` stands for whatever was filled in, and said in another language with
/// the same fillings, in the same order.
struct SentenceForms: Sendable {
    private let exact: [String: String]
    private let patterns: [(english: [String], other: [String])]
    /// What stands between two sentences.
    private let blank: String

    /// Takes the forms, the English one first.
    init(_ all: [(String, String)], blank: String = " ") {
        exact = Dictionary(all.filter { !$0.0.contains("{}") }) { first, _ in first }
        // Those with most words of their own come first: a sentence that is nearly all filling fits too much.
        patterns = all.filter { $0.0.contains("{}") }
            .sorted { ($0.0.count, $0.0) > ($1.0.count, $1.0) }
            .map { (SentenceForms.pieces($0.0), SentenceForms.pieces($0.1)) }
        self.blank = blank
    }

    /// The form of one or more sentences; the text itself where it is not known.
    func form(of text: String) -> String {
        if let known = sentences(text) { return known }
        // What is not known among others stays as it is.
        var place = text.startIndex
        while let end = text[place...].firstRange(of: ". ") {
            let head = String(text[..<text.index(after: end.lowerBound)])
            if let first = known(head) { return first + blank + form(of: String(text[end.upperBound...])) }
            place = end.upperBound
        }
        return text
    }

    /// Sentences that were put together, each of which is known: what fills the end of one would else take in the next.
    private func sentences(_ text: String) -> String? {
        var place = text.startIndex
        while let end = text[place...].firstRange(of: ". ") {
            if let first = known(String(text[..<text.index(after: end.lowerBound)])),
                let others = sentences(String(text[end.upperBound...]))
            {
                return first + blank + others
            }
            place = end.upperBound
        }
        return known(text)
    }

    private func known(_ text: String) -> String? {
        if let known = exact[text] { return known }
        for (pieces, other) in patterns {
            guard let fillings = SentenceForms.fillings(of: pieces, in: text) else { continue }
            return zip(other, fillings + [""]).map { $0 + $1 }.joined()
        }
        return nil
    }

    private static func pieces(_ form: String) -> [String] {
        var pieces: [String] = []
        var rest = form[...]
        while let hole = rest.firstRange(of: "{}") {
            pieces.append(String(rest[..<hole.lowerBound]))
            rest = rest[hole.upperBound...]
        }
        return pieces + [String(rest)]
    }

    /// What stands in the place of each hole; nil if the text has another form.
    private static func fillings(of pieces: [String], in text: String) -> [String]? {
        guard let first = pieces.first, let last = pieces.last, text.hasPrefix(first), text.hasSuffix(last),
            text.count >= first.count + last.count
        else { return nil }
        var rest = text.dropFirst(first.count).dropLast(last.count)
        var fillings: [String] = []
        for piece in pieces.dropFirst().dropLast() {
            guard !piece.isEmpty, let found = rest.firstRange(of: piece) else { return nil }
            fillings.append(String(rest[..<found.lowerBound]))
            rest = rest[found.upperBound...]
        }
        return fillings + [String(rest)]
    }
}
