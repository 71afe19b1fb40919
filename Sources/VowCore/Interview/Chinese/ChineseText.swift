import VowRecitation

/// Chinese as the interview reads it: characters without spaces, in their simplified form.
enum ChineseText {
    /// The most characters of a line, about as much as is said in one breath.
    static let mostCharacters = 24

    static func isChinese(_ character: Character) -> Bool {
        character.unicodeScalars.first.map { (0x3400...0x9FFF).contains($0.value) } ?? false
    }

    static func isChinese(_ word: String) -> Bool { word.first.map(isChinese) ?? false }

    /// The text with simplified characters, without spaces beside any Chinese character.
    static func simplified(_ text: String) -> String {
        text.map { ChineseTraditional.simplified(String($0)) }.joined()
    }

    /// The clauses of a line that are said in one breath, from its beginning; the whole line where it has only one.
    static func shortened(_ line: String) -> String {
        var parts = line.split(separator: "，")
        while parts.count > 1, parts.joined(separator: "，").count > mostCharacters { parts.removeLast() }
        return parts.joined(separator: "，")
    }
}

/// The words of `lines-zh.txt`, read once.
enum ChineseWords {
    static let openings = words("openings")
    static let wishes = words("wishes")
    static let endings = words("endings")
    static let breaks = words("breaks")
    static let reasons = words("reasons")
    static let refused = words("refused")
    static let persons = words("persons")
    static let dear = words("dear")
    static let deeds = words("deeds")
    static let nouns = words("nouns")
    static let bare = words("bare")
    static let adverbs = words("adverbs")
    static let prepositions = words("prepositions")
    static let units = words("units")
    static let negatives = words("negatives")
    static let consumed = words("consumed")
    static let instead = rows("instead")
    static let anger = words("anger")
    static let late = words("late")
    static let outcomes = words("outcomes")
    static let beings = words("beings")
    static let roles = words("roles")
    static let things = words("things")
    static let placed = words("placed")
    static let noted = words("noted")
    static let states = words("states")
    static let barrierOpenings = words("barrier openings")
    static let hindered = words("hindered")
    static let names = words("names")
    static let values = rows("values")
    static let tooMuch = words("too much")
    static let medicine = words("medicine")
    static let rude = words("rude")
    static let specific = words("specific")
    static let nothing = Set(words("nothing"))
    static let unturned = words("unturned")
    static let foreign = words("foreign")
    static let grand = words("grand")
    static let triggers = words("triggers")
    static let triggerOpenings = words("trigger openings")
    static let frames = Set(words("frames"))

    /// The longest of some words that a text begins with.
    static func longest(_ words: [String], in text: Substring) -> String? {
        words.filter { text.hasPrefix($0) }.max { $0.count < $1.count }
    }

    /// Whether a text holds any of some words.
    static func holds(_ text: some StringProtocol, _ words: [String]) -> Bool {
        words.contains { text.range(of: $0) != nil }
    }

    private static func words(_ section: String) -> [String] {
        PhraseFile.chineseLines[section].flatMap { $0.split(separator: " ").map(String.init) }
    }

    private static func rows(_ section: String) -> [([String], String)] {
        PhraseFile.chineseLines[section].map { row in
            let cells = row.split(separator: "|")
            precondition(cells.count == 2, "a row of \(section) has two cells")
            return (
                cells[0].split(separator: " ").map(String.init),
                cells[1].split(separator: " ").joined(separator: " ")
            )
        }
    }
}

extension StringProtocol {
    /// The first place of a word; nil if it does not occur.
    func range(of word: String) -> Range<Index>? {
        var place = startIndex
        while place < endIndex {
            if self[place...].hasPrefix(word) { return place..<index(place, offsetBy: word.count) }
            place = index(after: place)
        }
        return nil
    }
}
