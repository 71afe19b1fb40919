import ArgumentParser
import CloudAdapters
import VowAnswers
import VowCommandLine
import VowCore
import VowPorts
import VowRecitation
import VowRuntime

/// `vow coach sentences propose`: new sentences from the language model that was set, or built-in ones.
struct CoachProposeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "propose",
        abstract: HelpText.coachSentencesPropose.inHelp,
        discussion: HelpText.coachSentencesProposeMore.inHelp)
    @OptionGroup var common: CommonOptions
    @OptionGroup var practised: CoachLanguageOption
    @Option(help: .text(.coachSentencesProposeLevel)) var level = "easy"
    @Option(name: .customLong("words"), help: .text(.coachSentencesProposeBucket)) var bucket = "common"
    @Option(help: .text(.coachSentencesProposeTopic)) var topic: String?
    @Option(help: .text(.coachSentencesProposeMostWords)) var mostWords = 16
    @Option(help: .text(.coachSentencesProposeCount)) var count = 5
    @Flag(help: .text(.coachSentencesProposeTake)) var take = false

    struct Answer: Encodable {
        let sentences: [Row]
        let model: String
        let taken: Int
        let failure: String?
    }

    struct Row: Encodable {
        let text: String
        let level: String?
        let topic: String?
        let confidencePercent: Int
    }

    func run() throws {
        try Exit.reporting {
            let service = try common.service(makingHome: take)
            let settings = try service.present().settings
            let wish = try wish(practised.language(settings))
            let known = try service.sentences(wish.language).map(\.text)
            let model = CloudModel.of(settings, home: common.homePath)
            let proposals = SentenceProposals(
                wish, from: model, moderator: WordListModerator(), known: known)
            if let failure = proposals.failure { Exit.say(failure.text(service.wording)) }
            var taken = 0
            if take, proposals.failure == nil, model != nil {
                taken = try service.add(
                    proposals.sentences.map { proposed in
                        CoachSentence(
                            id: CoachSentenceID(Self.identifier(of: proposed.text)), text: proposed.text,
                            language: wish.language, level: wish.level, bucket: wish.bucket)
                    })
            }
            if common.json {
                let rows = proposals.sentences.map {
                    Row(
                        text: $0.text, level: $0.level?.rawValue, topic: $0.topic,
                        confidencePercent: $0.confidencePercent)
                }
                return JSONPrinter.print(
                    Answer(
                        sentences: rows, model: proposals.model, taken: taken,
                        failure: proposals.failure?.code))
            }
            for sentence in proposals.sentences { Output.line(sentence.text) }
        }
    }

    private func wish(_ language: Language) throws(CommandError) -> SentenceRequest {
        guard let level = SentenceLevel(rawValue: level) else {
            throw .refused(.levelEasyMediumOrHard(level: level))
        }
        guard let bucket = WordBucket(rawValue: bucket) else {
            throw .refused(.wordsTakesCommonOrLess(bucket: bucket))
        }
        guard (1...20).contains(count), (4...40).contains(mostWords) else {
            throw .refused(.countGoesFrom1To)
        }
        // Only a word or two may be sent, so that nothing personal is.
        let words = topic?.split(separator: " ") ?? []
        guard words.count <= 2, words.allSatisfy({ $0.count <= 20 && $0.allSatisfy(\.isLetter) }) else {
            throw .refused(.topicWordOrTwoSuch)
        }
        return SentenceRequest(
            language: language, level: level, bucket: bucket,
            topic: words.isEmpty ? nil : words.joined(separator: " "), mostWords: mostWords, count: count)
    }

    /// The same for the same text, so that nothing is taken twice.
    private static func identifier(of text: String) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
        return "m" + String(hash, radix: 36)
    }
}

/// The language model of a home's settings.
enum CloudModel {
    /// nil where none is set, or the person has not agreed to its recipient.
    static func agreed(_ settings: Settings, home: String) -> CloudLanguageModel? {
        guard let address = CloudAddress(engine: settings[.languageModel]),
            CloudAccess.allows(.languageModel, address.recipient, home: home)
        else { return nil }
        return of(settings, home: home)
    }

    /// nil where none is set.
    static func of(_ settings: Settings, home: String) -> CloudLanguageModel? {
        guard let address = CloudAddress(engine: settings[.languageModel]) else { return nil }
        return CloudLanguageModel(
            service: CloudService(address, at: address.chatURL, for: .languageModel, home: home))
    }
}
