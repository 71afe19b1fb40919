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
    static let openings = PhraseFile.chineseLines.words("openings")
    static let wishes = PhraseFile.chineseLines.words("wishes")
    static let endings = PhraseFile.chineseLines.words("endings")
    static let breaks = PhraseFile.chineseLines.words("breaks")
    static let reasons = PhraseFile.chineseLines.words("reasons")
    static let refused = PhraseFile.chineseLines.words("refused")
    static let persons = PhraseFile.chineseLines.words("persons")
    static let dear = PhraseFile.chineseLines.words("dear")
    static let deeds = PhraseFile.chineseLines.words("deeds")
    static let nouns = PhraseFile.chineseLines.words("nouns")
    static let bare = PhraseFile.chineseLines.words("bare")
    static let adverbs = PhraseFile.chineseLines.words("adverbs")
    static let prepositions = PhraseFile.chineseLines.words("prepositions")
    static let units = PhraseFile.chineseLines.words("units")
    static let negatives = PhraseFile.chineseLines.words("negatives")
    static let consumed = PhraseFile.chineseLines.words("consumed")
    static let instead = PhraseFile.chineseLines.wordRows("instead")
    static let anger = PhraseFile.chineseLines.words("anger")
    static let late = PhraseFile.chineseLines.words("late")
    static let outcomes = PhraseFile.chineseLines.words("outcomes")
    static let beings = PhraseFile.chineseLines.words("beings")
    static let roles = PhraseFile.chineseLines.words("roles")
    static let things = PhraseFile.chineseLines.words("things")
    static let placed = PhraseFile.chineseLines.words("placed")
    static let noted = PhraseFile.chineseLines.words("noted")
    static let states = PhraseFile.chineseLines.words("states")
    static let barrierOpenings = PhraseFile.chineseLines.words("barrier openings")
    static let hindered = PhraseFile.chineseLines.words("hindered")
    static let names = PhraseFile.chineseLines.words("names")
    static let values = PhraseFile.chineseLines.wordRows("values")
    static let tooMuch = PhraseFile.chineseLines.words("too much")
    static let medicine = PhraseFile.chineseLines.words("medicine")
    static let rude = PhraseFile.chineseLines.words("rude")
    static let specific = PhraseFile.chineseLines.words("specific")
    static let nothing = PhraseFile.chineseLines.set("nothing")
    static let unturned = PhraseFile.chineseLines.words("unturned")
    static let foreign = PhraseFile.chineseLines.words("foreign")
    static let grand = PhraseFile.chineseLines.words("grand")
    static let triggers = PhraseFile.chineseLines.words("triggers")
    static let triggerOpenings = PhraseFile.chineseLines.words("trigger openings")
    static let frames = PhraseFile.chineseLines.set("frames")

    /// The longest of some words that a text begins with.
    static func longest(_ words: [String], in text: Substring) -> String? {
        words.filter { text.hasPrefix($0) }.max { $0.count < $1.count }
    }

    /// Whether a text holds any of some words.
    static func holds(_ text: some StringProtocol, _ words: [String]) -> Bool {
        words.contains { text.range(of: $0) != nil }
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
