import Testing
import VowRecitation

@Suite("Recitation verifier")
struct RecitationVerifierTests {
    private func judge(_ line: String, _ transcript: String, challenge: String? = nil) -> RecitationVerdict {
        RecitationVerifier(settings: VerifierSettings(language: .english))
            .judge(
                lines: [RequiredLine(id: "line", text: line)], transcript: transcript,
                challengeWord: challenge)
    }

    @Test("V1: numbers, dates and times pass however they are said")
    func spokenForms() {
        #expect(judge("I complete 4 workouts/week.", "i complete four workouts a week").passed)
        #expect(judge("I call mom on Nov 15.", "I call mum on the fifteenth of November").passed)
        #expect(judge("I wake up at 6:30.", "um, I wake up at half past six").passed)
    }

    @Test("V7: a changed negation or number fails whatever the score")
    func guards() {
        let negated = judge("I keep promises to myself.", "I don't keep promises to myself")
        #expect(!negated.passed)
        #expect(negated.reasons.contains(.polarityChanged))
        let counted = judge("I complete 4 workouts/week.", "I complete two workouts a week")
        #expect(!counted.passed)
        #expect(counted.reasons.contains(.numberChanged))
    }

    @Test(
        "V7: nothing is a number, too: another one, or none, was not it",
        arguments: [
            ("I drink zero beers today.", "i drink nine beers today"),
            ("I drink 0 beers today.", "i drink nine beers today"),
            ("Courage is ordinary number 0.", "courage is ordinary number 39"),
            ("Courage is ordinary number 0.", "courage is ordinary number"),
        ])
    func zero(line: String, heard: String) {
        #expect(!judge(line, heard).passed)
        #expect(judge(line, line).passed)
    }

    @Test("V1: zero is said as nought, and as oh before a point")
    func namesOfZero() {
        #expect(judge("I drink 0 beers today.", "i drink nought beers today").passed)
        #expect(judge("I add 0.5 litres today.", "i add oh point five litres today").passed)
    }

    @Test("N10: a verdict comes in three steps, and lines are judged alike beside any challenge word")
    func steps() {
        let verifier = RecitationVerifier(settings: VerifierSettings(language: .english))
        let lines = ["I keep promises to myself.", "I complete 4 workouts a week."].map {
            RequiredLine(id: LineID($0), text: $0)
        }
        var words = KnownWords()
        let prepared = verifier.prepared(lines, knowing: &words)
        func judge(_ transcript: String, _ challenge: String?) -> (words: [String], RecitationVerdict) {
            let heard = verifier.hear(
                transcript, for: prepared, challengeWord: challenge, knowing: &words)
            let verdict = verifier.verdict(
                on: heard, verifier.judge(prepared, in: heard, knowing: &words))
            #expect(
                verdict
                    == verifier.judge(lines: lines, transcript: transcript, challengeWord: challenge))
            return (heard.words.map(\.text), verdict)
        }
        let said = "i keep promises to myself, i complete two workouts a week"
        let (plain, first) = judge("tulip " + said, "tulip")
        let (same, second) = judge(said + " marble", "marble")
        let (missing, third) = judge(said, "marble")
        #expect(plain == same && plain == missing)
        #expect(first.lines == second.lines && first.lines == third.lines)
        #expect(first.challengeWordHeard == true && third.challengeWordHeard == false)
        #expect(third.reasons.contains(.challengeWordMissing) && third.reasons.contains(.numberChanged))
        #expect(judge("", "marble").1.reasons.contains(.nothingHeard))
        #expect(judge("", nil).1.challengeWordHeard == nil)
    }

    @Test(
        "V9: a word in whose place its opposite was heard fails whatever the score, and the verdict says so",
        arguments: [
            ("I turn off the radio and turn on the light.", "i turn on the radio and turn off the light"),
            ("I start writing and stop smoking.", "i stop writing and start smoking"),
            ("I am in control of my life.", "i am out of control of my life"),
            ("I enjoy fruit every morning.", "i refuse to enjoy fruit every morning"),
        ])
    func opposites(line: String, heard: String) {
        let verdict = judge(line, heard)
        #expect(!verdict.passed && verdict.reasons.contains(.oppositeHeard))
        #expect(verdict.lines[0].guards.contains { $0.kind == .opposite })
        #expect(judge(line, line).passed)
        let before = RecitationVerifier(settings: VerifierSettings(language: .english, verifierVersion: 9))
            .judge(lines: [RequiredLine(id: "line", text: line)], transcript: heard, challengeWord: nil)
        #expect(!before.reasons.contains(.oppositeHeard))
    }

    @Test("V9: what was taken back, and what belongs to another line, turns nothing round")
    func oppositesTakenBack() {
        #expect(judge("I stop smoking today.", "i start smoking, no wait, i stop smoking today").passed)
        let lines = ["I start writing today.", "I stop smoking today."].map {
            RequiredLine(id: LineID($0), text: $0)
        }
        let verdict = RecitationVerifier(settings: VerifierSettings(language: .english)).judge(
            lines: lines, transcript: "i stop smoking today i start writing today", challengeWord: nil)
        #expect(verdict.passed)
    }

    @Test("V9 V10: a content word that was missed fails the line, also where an engine fell into a loop")
    func missedContentWord() {
        let heard = "Te mio mio mio, la va con antes de la comida."
        func passes(_ version: Int) -> Bool {
            RecitationVerifier(settings: VerifierSettings(language: .spanish, verifierVersion: version))
                .judge(
                    lines: [RequiredLine(id: "line", text: "Termino mi trabajo antes de la comida.")],
                    transcript: heard, challengeWord: nil
                ).passed
        }
        #expect(passes(9) && !passes(10))
        #expect(!judge("I arrive at work on time.", "i arrive at work on then").passed)
    }

    @Test("V7: nothing heard, or nothing to say, never passes")
    func nothing() {
        #expect(!judge("I keep promises to myself.", "").passed)
        #expect(!judge("…", "").passed)
        #expect(!judge("…", "anything at all").passed)
    }

    @Test("V2: the words that were missed are named as displayed")
    func missedWords() {
        let verdict = judge("I keep promises to myself.", "I keep secrets to myself")
        #expect(!verdict.passed)
        #expect(verdict.lines[0].missed == ["promises"])
    }

    @Test(
        "V3: what was said once counts for the line it is, not for another one that sounds a little like it")
    func oneStretchOneLine() {
        let lines = ["I complete 4 workouts a week.", "Calm breathing opens every door."].map {
            RequiredLine(id: LineID($0), text: $0)
        }
        func passed(_ transcript: String, version: Int = VerifierSettings.currentVersion) -> [Bool] {
            let settings = VerifierSettings(language: .english, verifierVersion: version)
            return RecitationVerifier(settings: settings)
                .judge(lines: lines, transcript: transcript, challengeWord: nil).lines.map(\.passed)
        }
        #expect(passed("calm breathing opens every door") == [false, true])
        #expect(passed("calm breathing opens every door i complete four workouts a week") == [true, true])
        #expect(passed("music lifts spirits everywhere calm breathing opens every door") == [false, true])
    }

    @Test("V5: of lines that differ in a number or a \"not\" only, the one that was said counts")
    func linesThatHardlyDiffer() {
        func passed(_ lines: [String], _ transcript: String) -> [Bool] {
            let settings = VerifierSettings(language: .english)
            let required = lines.map { RequiredLine(id: LineID($0), text: $0) }
            return RecitationVerifier(settings: settings)
                .judge(lines: required, transcript: transcript, challengeWord: nil).lines.map(\.passed)
        }
        for (one, other, said) in [
            ("number 51", "number 52", "number fifty two"), ("number 1", "number 2", "number two"),
            ("number 20", "number 21", "number twenty one"),
        ] {
            let lines = [one, other].map { "Steady practice makes courage ordinary \($0)." }
            let transcript = "steady practice makes courage ordinary \(said)"
            #expect(passed(lines, transcript) == [false, true])
            let both = "steady practice makes courage ordinary \(one) \(transcript)"
            #expect(passed(lines, both) == [true, true])
        }
        let negated = ["I eat sweets before breakfast.", "I don't eat sweets before breakfast."]
        #expect(passed(negated, "i don't eat sweets before breakfast") == [false, true])
    }

    @Test("V4: sounds without a single word of the line are another sentence")
    func noWordOfTheLine() {
        #expect(!judge("I complete 4 workouts a week.", "calm breathing opens every door").passed)
        #expect(!judge("I keep promises to myself.", "she who writes daily finishes her novel").passed)
        #expect(judge("I get up when my alarm rings.", "i gid up win my allarm brings").passed)
    }

    @Test("L1: the challenge word has to be heard, and costs the lines nothing")
    func challengeWord() {
        let plain = judge("I keep promises to myself.", "I keep promises to myself")
        let heard = judge(
            "I keep promises to myself.", "I keep lantern promises to myself", challenge: "lantern")
        #expect(heard.passed)
        #expect(heard.challengeWordHeard == true)
        #expect(heard.score == plain.score)
        #expect(
            !judge("I keep promises to myself.", "I keep promises to myself", challenge: "lantern").passed)
    }
}
