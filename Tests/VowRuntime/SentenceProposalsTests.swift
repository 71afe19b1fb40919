import InMemory
import PortContracts
import Testing
import VowCore
import VowPorts
import VowRecitation
import VowRuntime

@Suite("C1, C2: sentences are proposed by a model, checked, and the built-in ones stand in")
struct SentenceProposalsTests {
    private func wish(_ language: Language = .english, count: Int = 3) -> SentenceRequest {
        SentenceRequest(language: language, level: .easy, bucket: .common, mostWords: 10, count: count)
    }

    private func proposals(_ entry: ScriptedLanguageModel.Entry, _ wish: SentenceRequest) -> SentenceProposals
    {
        SentenceProposals(
            wish, from: ScriptedLanguageModel([entry]), moderator: WordListModerator(),
            known: ["The bread is on the table."])
    }

    @Test("The built-in model keeps the contract in every language", arguments: Language.allCases)
    func curated(_ language: Language) throws {
        let model = CuratedLanguageModel()
        try LanguageModelContract(model).proposesAtMost(4, in: language)
        try LanguageModelContract(model).rewordsAtMost(["I run."])
        #expect(try !model.sentences(for: wish(language)).isEmpty)
        #expect(try model.sentences(for: wish(language, count: 0)).isEmpty)
        for sentence in StarterSentences.of(language) {
            #expect(
                try WordListModerator().verdict(on: sentence.text, in: language) == .fit, "\(sentence.text)")
        }
    }

    @Test("What fits is used")
    func fits() {
        let found = proposals(.texts(["We cook rice for the children.", "Please open the window."]), wish())
        #expect(found.sentences.count == 2 && found.model == "scripted" && found.failure == nil)
    }

    @Test(
        "What does not fit is left out, and where nothing does, built-in sentences answer",
        arguments: [
            "La sopa está en la mesa.", "喝水。", "Hot.", "See www.example.com for the rest of it.",
            "The bread is on the table!", "I will kill the man in the house.",
            "Call 911 now and wait for us.",
            "one two three four five six seven eight nine ten eleven", "<b>The soup is hot.</b>",
        ])
    func unfit(_ text: String) {
        let mixed = proposals(.texts([text, "Please open the window."]), wish())
        #expect(mixed.sentences.map(\.text) == ["Please open the window."], "\(text)")
        let alone = proposals(.texts([text]), wish())
        #expect(alone.model == "curated" && alone.failure?.code == "languageModel.unfit")
        #expect(!alone.sentences.isEmpty)
    }

    @Test("English for Spanish, and Latin letters for Chinese, are left out")
    func languages() {
        #expect(proposals(.texts(["The soup is on the table."]), wish(.spanish)).model == "curated")
        #expect(proposals(.texts(["Qing ba shui bei."]), wish(.chinese)).model == "curated")
        #expect(proposals(.texts(["La sopa está en la mesa."]), wish(.spanish)).model == "scripted")
        #expect(proposals(.texts(["请把窗户打开。"]), wish(.chinese)).model == "scripted")
    }

    @Test("A model that fails is told of, and nothing stops")
    func failing() {
        let late = PortFailure(
            code: "languageModel.late", message: TextCode(worded: "Late."), repair: TextCode(worded: "Wait."))
        let found = proposals(.failure(late), wish())
        #expect(found.failure == late && found.model == "curated" && !found.sentences.isEmpty)
        let none = SentenceProposals(wish(), from: nil, moderator: WordListModerator(), known: [])
        #expect(none.failure == nil && none.model == "curated" && none.sentences.count == 3)
    }

    @Test("The list of words keeps the moderator's contract")
    func moderator() throws {
        let contract = ModeratorContract(WordListModerator())
        try contract.tells(
            fit: ["I skill up every day.", "We met at the park."], from: ["He wants to kill him."],
            in: .english)
        try contract.tells(
            fit: ["Como arroz con tomate."], from: ["Quiere matar a su vecino."], in: .spanish)
        try contract.tells(fit: ["晚饭后记得量一量血压。"], from: ["他想自杀。"], in: .chinese)
    }
}
