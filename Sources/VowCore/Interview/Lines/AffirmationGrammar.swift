/// How a language turns answers into lines about who the person is.
protocol AffirmationGrammar: Sendable {
    /// True of anyone who sets an alarm: the first line.
    var anchor: String { get }
    /// The line that stands in where answers gave none.
    var spare: String { get }
    /// A line that meets what gets in the way.
    func barrier(_ answer: String) -> String?
    /// A line that accepts help.
    func support(_ answer: String) -> String?
    /// A line that names whom it is for.
    func dear(_ answers: [String]) -> String?
    /// Lines for what matters to the person, in the order in which it was mentioned.
    func value(_ answers: [String]) -> [String]
    /// What may matter to a person, by words that tell of it (`~` ends the beginning of a word), and its line.
    static var values: [([String], String)] { get }
    /// A line that fits the two numbers.
    func confidence(importance: Int?, confidence: Int?) -> String?
}

extension AffirmationGrammar {
    func value(_ answers: [String]) -> [String] {
        let keys = answers.flatMap { PlainWords.of(AnswerText.cleaned($0)) }
        var found: [String] = []
        for key in keys {
            for (stems, line) in Self.values
            where stems.contains(where: { $0.last == "~" ? key.hasPrefix($0.dropLast()) : key == $0 }) {
                if !found.contains(line) { found.append(line) }
            }
        }
        return found
    }
}
