/// Traditional characters and the simplified ones that are compared in their place.
///
/// `words-zh.txt` has them.
public enum ChineseTraditional {
    /// The simplified character for a traditional one; the character itself otherwise.
    public static func simplified(_ character: String) -> String { pairs[character] ?? character }

    private static let pairs: [String: String] = {
        var table: [String: String] = [:]
        var traditional: Character?
        for character in PhraseFile.chineseWords.words("traditional").joined() {
            if let known = traditional {
                table[String(known)] = String(character)
                traditional = nil
            } else {
                traditional = character
            }
        }
        return table
    }()
}
