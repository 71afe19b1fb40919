import Testing
import VowCore
import VowRecitation

@Suite("Interview talk")
struct InterviewTalkSpecs {
    @Test(
        "M3: on everyday topics, most sentences are heard as a person would hear them",
        arguments: ["en", "es", "zh"])
    func everyday(code: String) throws {
        let listener = TalkListener(try #require(Language(rawValue: code)))
        var hits = 0
        var missed: [String] = []
        let rows = try InterviewCorpus.lines(of: "talk.tsv").map {
            $0.split(separator: "\t").map(String.init)
        }
        .filter { $0[0] == code }
        for row in rows {
            if listener.hear(row[1]).side.rawValue == row[2] { hits += 1 } else { missed.append(row[1]) }
        }
        #expect(hits * 100 >= rows.count * 65, "\(missed)")
    }

    @Test("M3: every decision follows from the words that are named with it")
    func explained() throws {
        let listener = TalkListener(.english)
        let nothing = listener.hear("zebra lion zebra lion zebra lion")
        for row in try InterviewCorpus.lines(of: "talk.tsv").dropFirst() {
            let text = String(row.split(separator: "\t")[1])
            let heard = listener.hear(text)
            #expect(
                heard.towardsChange == nothing.towardsChange + heard.cues.reduce(0) { $0 + $1.towardsChange })
            #expect(
                heard.towardsSustain == nothing.towardsSustain
                    + heard.cues.reduce(0) { $0 + $1.towardsSustain })
            let words = text.lowercased().filter { $0.isLetter || $0.isNumber }
            for cue in heard.cues where !cue.words.isEmpty && text.allSatisfy(\.isASCII) {
                #expect(words.contains(cue.words.filter { $0 != " " }), "\(cue.words) in \(text)")
            }
        }
    }

    @Test("M3: kinds are told for the side that was heard")
    func kinds() {
        #expect(
            TalkListener(.english).hear("I need to stop, I can do it").kinds == [.ability, .need, .steps])
        #expect(TalkListener(.spanish).hear("Quiero dejar de fumar").kinds.contains(.desire))
        #expect(TalkListener(.chinese).hear("我必须戒烟，我做得到").kinds == [.ability, .need, .steps])
        #expect(TalkListener(.english).hear("Okay.").kinds.isEmpty)
    }

    @Test("M3: a longer phrase of the other side hides a shorter one: don't want to is not want to")
    func negation() {
        let heard = TalkListener(.english).hear("I don't want to quit")
        #expect(heard.side == .sustain)
        #expect(!heard.cues.contains { $0.side == .change && $0.words == "want to" })
        #expect(TalkListener(.chinese).hear("我不想早起").side == .sustain)
    }

    @Test("M3: the language is told by the words")
    func language() {
        #expect(TalkListener.language(of: "Quiero dormir más cada noche") == .spanish)
        #expect(TalkListener.language(of: "I want to sleep more") == .english)
        #expect(TalkListener.language(of: "我想每天多睡一点") == .chinese)
        #expect(TalkListener.language(of: "I want to learn 中文") == .english)
        #expect(TalkListener.language(of: "5k") == .english)
    }

    @Test("M3: nothing to hear is neutral")
    func nothing() {
        for text in ["", " ", "😀", "...", "Yeah."] {
            #expect(TalkListener(.english).hear(text).side == .neutral)
        }
    }
}
