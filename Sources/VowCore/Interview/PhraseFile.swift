import VowRecitation

extension PhraseFile {
    static let englishSigns = PhraseFile(PackageResources.signs_en_txt)
    static let spanishSigns = PhraseFile(PackageResources.signs_es_txt)
    static let chineseSigns = PhraseFile(PackageResources.signs_zh_txt)
    /// What the rules for lines in English look for.
    static let englishLines = PhraseFile(PackageResources.lines_en_txt)
    /// What the rules for lines in Spanish look for.
    static let spanishLines = PhraseFile(PackageResources.lines_es_txt)
    /// What the rules for lines look for in English and Spanish alike.
    static let lines = PhraseFile(PackageResources.lines_txt)
    /// What is heard as talk for a change and against it, and how much it counts.
    static let talk = PhraseFile(PackageResources.talk_txt)
    static let talkWeights = PhraseFile(PackageResources.talk_weights_txt)
    /// What the rules for lines in Chinese look for.
    static let chineseLines = PhraseFile(PackageResources.lines_zh_txt)
    /// What is heard as talk for a change and against it in Chinese.
    static let chineseTalk = PhraseFile(PackageResources.talk_zh_txt)
}
