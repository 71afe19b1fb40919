/// The Spanish forms of what parts, commands and files say in English where they fail: refusals, failures, repairs.
///
/// Such a sentence is made where the fault is met, which knows no language. Here it is found again by its English form, in
/// which `{}` stands for whatever was filled in, and said in Spanish with the same fillings, in the same order.
/// `SpanishSentencesTests` fails on a sentence in the sources that is not here.
public enum SpanishSentences {
    /// All of them.
    public static var all: [(english: String, spanish: String)] {
        [
            mornings, practising, daemon, data, engineering, settings, calendars, sound, services, speech,
            cohort, devices, waking, parser,
        ].flatMap { $0 }
    }

    /// The Spanish form of one or more sentences; the text itself where it is not known.
    public static func form(of text: String) -> String {
        if let known = sentences(text) { return known }
        // What is not known among others stays as it is.
        var place = text.startIndex
        while let end = text[place...].firstRange(of: ". ") {
            let head = String(text[..<text.index(after: end.lowerBound)])
            if let first = known(head) { return first + " " + form(of: String(text[end.upperBound...])) }
            place = end.upperBound
        }
        return text
    }

    /// Sentences that were put together, each of which is known: what fills the end of one would else take in the next.
    private static func sentences(_ text: String) -> String? {
        var place = text.startIndex
        while let end = text[place...].firstRange(of: ". ") {
            if let first = known(String(text[..<text.index(after: end.lowerBound)])),
                let others = sentences(String(text[end.upperBound...]))
            {
                return first + " " + others
            }
            place = end.upperBound
        }
        return known(text)
    }

    private static func known(_ text: String) -> String? {
        if let spanish = exact[text] { return spanish }
        for (pieces, spanish) in patterns {
            guard let fillings = fillings(of: pieces, in: text) else { continue }
            return zip(spanish, fillings + [""]).map { $0 + $1 }.joined()
        }
        return nil
    }

    private static let exact = Dictionary(
        all.filter { !$0.english.contains("{}") }.map { ($0.english, $0.spanish) }
    ) { first, _ in first }

    /// Those with most words of their own come first: a sentence that is nearly all filling fits too much.
    private static let patterns: [(english: [String], spanish: [String])] =
        all.filter { $0.english.contains("{}") }
        .sorted { ($0.english.count, $0.english) > ($1.english.count, $1.english) }
        .map { (pieces($0.english), pieces($0.spanish)) }

    private static func pieces(_ form: String) -> [String] {
        var pieces: [String] = []
        var rest = form[...]
        while let hole = rest.firstRange(of: "{}") {
            pieces.append(String(rest[..<hole.lowerBound]))
            rest = rest[hole.upperBound...]
        }
        return pieces + [String(rest)]
    }

    /// What stands in the place of each hole; nil where the text is another one.
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

extension Wording {
    /// Sentences that were made in English, in this language.
    public func said(_ english: String) -> String {
        isSpanish
            ? SpanishSentences.form(of: english)
            : language == .chinese ? ChineseSentences.form(of: english) : english
    }
}
