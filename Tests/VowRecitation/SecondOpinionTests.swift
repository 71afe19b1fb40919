import Testing
import VowRecitation

@Suite struct SecondOpinionTests {
    private let verifier = RecitationVerifier(settings: VerifierSettings(language: .english))
    private let line = "I keep promises to myself."

    @Test("what was heard word for word, and what is out of the question, raises none")
    func noDoubt() {
        #expect(verifier.questions(lines: [line], transcript: "Well, I keep promises to myself.").isEmpty)
        #expect(verifier.questions(lines: [line], transcript: "").isEmpty)
        #expect(verifier.questions(lines: [line], transcript: "the weather tomorrow").isEmpty)
        #expect(verifier.questions(lines: ["…"], transcript: "I keep my word").isEmpty)
    }

    @Test("of a rehearsed line the engine is asked whether it hears the words of the rehearsal again")
    func rehearsed() {
        func questions(_ transcript: String, _ rehearsed: [String], of line: String? = nil) -> [String] {
            verifier.questions(
                lines: [self.line], transcript: transcript,
                renderings: rehearsed.map {
                    LineRendering(line: line ?? self.line, heard: $0, engine: "", model: "", score: 0.7)
                }
            ).map(\.line)
        }
        let garbled = "A ship bromides too nice off"
        #expect(questions("A ship promised to nice of", [garbled]) == [line, garbled])
        // The newest rehearsal counts; what was heard word for word, now or then, needs no question.
        #expect(
            questions("A ship promised to nice of", [garbled, "I keep premises to me"]).contains(
                "I keep premises to me"))
        #expect(
            !questions("A ship promised to nice of", [garbled, "I keep premises to me"]).contains(garbled))
        #expect(questions("I keep promises to myself.", [garbled]).isEmpty)
        #expect(!questions(garbled, [garbled]).contains(garbled))
        // So does a rendering that is too far from what was heard, or of a line that is not asked for.
        #expect(questions("A ship promised to nice of", ["Um hum"]) == [line])
        #expect(questions("A ship promised to nice of", [garbled], of: "I smile.") == [line])
    }

    @Test(
        "V9: a word that was not heard and stands far behind what else was possible does not let its line pass"
    )
    func wordsAlone() throws {
        let line = "Leo diez páginas cada noche antes de dormir tranquila."
        func score(_ transcript: String, _ behind: [Int]?) throws -> Double {
            let words = [
                "leo", "diez", "paginas", "cada", "noche", "antes", "de", "dormir", "tranquila",
            ]
            let opinion = behind.map {
                LineOpinion(
                    line: line, pieceCount: 8, likelihoodHundredths: -2_000, leastHundredths: -1_100,
                    gainHundredths: -1_500,
                    words: zip(words, $0).map { .init(text: $0, behindHundredths: $1) })
            }
            let verdict = RecitationVerifier(settings: VerifierSettings(language: .spanish)).judge(
                lines: [RequiredLine(id: "l", text: line)], transcript: transcript, challengeWord: nil,
                opinions: opinion.map { [$0] } ?? [])
            return try #require(verdict.lines.first).score
        }
        let garbled = "Leo diez palomas cada noche antes de dormir tranquila."
        let plain = try score(garbled, nil)
        #expect(plain >= 0.72)
        #expect(try score(garbled, [0, 0, 1_100, 0, 0, 0, 0, 0, 0]) < 0.5)
        // It takes away, and adds nothing: not where the engine speaks for the word, and not for words that were heard.
        #expect(try score(garbled, [Int](repeating: 0, count: 9)) == plain)
        #expect(try score(garbled, [1_100, 1_100, 0, 0, 1_100, 0, 0, 0, 1_100]) == plain)
        var last = plain
        for behind in stride(from: 0, through: 1_500, by: 100) {
            let next = try score(garbled, [0, 0, behind, 0, 0, 0, 0, 0, 0])
            #expect(next <= last)
            last = next
        }
    }

    @Test(
        "V4: a sentence that breaks off is not the whole of it, however likely its other half is"
    )
    func brokenOff() {
        let line = "But those are not my decisions."
        // As the engine finds the other half of many a sentence.
        func passed(_ transcript: String) -> Bool {
            RecitationVerifier(settings: VerifierSettings(language: .english))
                .judge(
                    lines: [
                        RequiredLine(id: "line", text: line),
                        RequiredLine(id: "rise", text: "I get up at six."),
                    ],
                    transcript: transcript, challengeWord: nil,
                    opinions: [
                        LineOpinion(
                            line: line, pieceCount: 7, likelihoodHundredths: -900, leastHundredths: -500,
                            gainHundredths: -300,
                            silence: .init(likelihoodHundredths: -4_000, leastAddedHundredths: -50))
                    ]
                ).lines[0].passed
        }
        #expect(!passed("But those are not."))
        // What another line accounts for is nothing of this one.
        #expect(!passed("I get up at six but those are not"))
        #expect(passed("I get up at six but those are not mighty sessions"))
        #expect(passed("Bud dose are not might decision"))
    }

    @Test("a question puts the line's words where others were heard")
    func wording() throws {
        let question = try #require(
            verifier.questions(
                lines: [line],
                transcript: "Good morning. I kept promise to my shelf. It is a bright day today."
            ).first)
        #expect(question.line == line)
        #expect(question.heard.joined(separator: " ").hasPrefix("good morning i kept promise to my shelf"))
        let wording = try #require(question.wordings.first)
        #expect(wording.words[wording.linePlace].joined(separator: " ") == "i keep promises to myself")
        #expect(wording.words.prefix(2) == ["good", "morning"])
        #expect(wording.words.suffix(2) == ["day", "today"])
        #expect(question.wordings.count == 1)
    }

    @Test("few words beside a line may belong to it")
    func beside() throws {
        let question = try #require(
            verifier.questions(
                lines: ["I spend Saturday with my children."], transcript: "spencerdee with my children"
            )
            .first)
        let texts = question.wordings.map { $0.words.joined(separator: " ") }
        #expect(texts.contains("i spend saturday with my children"), "\(texts)")
    }

    @Test("where a line was hardly heard, words that no line accounts for are taken for it")
    func hardlyHeard() throws {
        let garbled = "But it certainly is possible."
        let words = "Baddie is a centrally easy platform"
        func reads(_ question: WordingQuestion) -> [String] {
            question.wordings.map { wording in
                wording.words.joined(separator: " ") + " / "
                    + wording.words[wording.linePlace].joined(separator: " ")
            }
        }
        let alone = verifier.questions(lines: [garbled], transcript: words)
        #expect(alone.map(reads) == [["but it certainly is possible / but it certainly is possible"]])
        let beside = verifier.questions(
            lines: [line, garbled], transcript: "I keep promises to myself. " + words)
        #expect(
            beside.map(reads) == [
                [
                    "i keep promises to myself but it certainly is possible / but it certainly is possible"
                ]
            ])
        let longer = "Good morning everyone. " + words
        let dropped = verifier.questions(lines: [garbled], transcript: longer)
        #expect(dropped.map(reads) == alone.map(reads))
    }

    @Test("what the sound adds to the words' own likelihood speaks for a line that no word was heard of")
    func silence() {
        func verdict(_ likelihood: Int, _ silence: LineOpinion.Silence?) -> LineVerdict {
            let opinion = LineOpinion(
                line: "But it certainly is possible.", pieceCount: 6, likelihoodHundredths: likelihood,
                leastHundredths: likelihood / 3, gainHundredths: likelihood + 1_300, silence: silence)
            return RecitationVerifier(settings: VerifierSettings(language: .english)).judge(
                lines: [RequiredLine(id: "a", text: "But it certainly is possible.")],
                transcript: "Baddie is a centrally easy platform", challengeWord: nil, opinions: [opinion]
            ).lines[0]
        }
        let usual = LineOpinion.Silence(likelihoodHundredths: -2_800, leastAddedHundredths: 60)
        #expect(verdict(-900, usual).passed)
        // Nearly as likely in silence: the sound says little for it.
        let common = LineOpinion.Silence(likelihoodHundredths: -950, leastAddedHundredths: -80)
        #expect(verdict(-900, common).score < verdict(-900, usual).score)
        #expect(!verdict(-2_700, usual).passed)
        // An engine that was not asked holds to the words.
        #expect(!verdict(-900, nil).passed)
    }

    @Test("each of several lines is doubted at its own place")
    func several() throws {
        let questions = verifier.questions(
            lines: [line, "I run every morning before work."],
            transcript: "I keep premises to myself. I ran every morning before walk.")
        #expect(questions.map(\.line) == [line, "I run every morning before work."])
        #expect(
            questions[0].wordings[0].words.suffix(6).joined(separator: " ")
                == "i ran every morning before walk")
        #expect(
            questions[1].wordings[0].words.prefix(5).joined(separator: " ") == "i keep premises to myself")
    }

    @Test("an opinion decides where the words are in question")
    func decides() {
        func passes(_ transcript: String, gain: Int, likelihood: Int, least: Int) -> Bool {
            verifier.judge(
                lines: [RequiredLine(id: "a", text: line)], transcript: transcript, challengeWord: nil,
                opinions: [
                    LineOpinion(
                        line: line, pieceCount: 5, likelihoodHundredths: likelihood, leastHundredths: least,
                        gainHundredths: gain)
                ]
            ).passed
        }
        // As likely as what was heard: the recogniser's slip. Out of the question: another word was said.
        #expect(passes("I keep premises to my shelf", gain: -50, likelihood: -250, least: -120))
        #expect(!passes("I keep secrets to myself", gain: -1_900, likelihood: -2_000, least: -1_500))
        #expect(!passes("I never keep promises to myself", gain: -1_300, likelihood: -150, least: -80))
        // The engine cannot tell the numbers or negations apart.
        #expect(passes("I keep promises to nobody", gain: -60, likelihood: -300, least: -150))
    }

    /// The line's words as the engine finds them, one of them so far behind what else was heard there.
    private func verdict(
        behind: Int, of place: Int = 1, heard: String = "I keep promises to myself", likelihood: Int = -500,
        gain: Int = -300, version: Int = VerifierSettings.currentVersion
    ) -> LineVerdict {
        let words = ["i", "lap", "promises", "to", "myself"]
        let opinion = LineOpinion(
            line: "I lap promises to myself.", pieceCount: 6, likelihoodHundredths: likelihood,
            leastHundredths: -300, gainHundredths: gain,
            silence: .init(likelihoodHundredths: -2_700, leastAddedHundredths: -100),
            words: words.enumerated().map { index, word in
                LineOpinion.Word(text: word, behindHundredths: index == place ? behind : 0)
            })
        let settings = VerifierSettings(language: .english, verifierVersion: version)
        return RecitationVerifier(settings: settings).judge(
            lines: [RequiredLine(id: "a", text: "I lap promises to myself.")], transcript: heard,
            challengeWord: nil, opinions: [opinion]
        ).lines[0]
    }

    @Test("one word that could not have been said refuses the line, and is named")
    func exchangedWord() {
        let exchanged = verdict(behind: 990, likelihood: -1_300, gain: -1_150)
        #expect(!exchanged.passed && exchanged.missed == ["lap"], "\(exchanged)")
        let said = verdict(behind: 60)
        #expect(said.passed && said.missed.isEmpty, "\(said)")
        // An article or a preposition that was swallowed is none.
        #expect(verdict(behind: 990, of: 3).passed && verdict(behind: 990, of: 0).passed)
    }

    @Test("whatever speaks better for a line never lowers its score")
    func monotonic() {
        var last = 1.0
        for behind in stride(from: 0, through: 1_200, by: 50) {
            let score = verdict(behind: behind).score
            #expect(score <= last)
            last = score
        }
        var before = 0.0
        for step in 0...20 {
            let score = verdict(
                behind: 300, likelihood: -3_000 + step * 150, gain: -2_000 + step * 100
            ).score
            #expect(score >= before)
            before = score
        }
    }

    @Test("V9: an opposite in the transcript is overruled only where the line's own words are as likely")
    func opposites() {
        func passes(gain: Int) -> Bool {
            let line = "I open my heart to people."
            let opinion = LineOpinion(
                line: line, pieceCount: 7, likelihoodHundredths: -100, leastHundredths: -60,
                gainHundredths: gain, silence: .init(likelihoodHundredths: -4_000, leastAddedHundredths: 400),
                words: ["i", "open", "my", "heart", "to", "people"].map {
                    .init(text: $0, behindHundredths: 0)
                })
            return RecitationVerifier(settings: VerifierSettings(language: .english)).judge(
                lines: [RequiredLine(id: "a", text: line)], transcript: "i close my heart to people",
                challengeWord: nil, opinions: [opinion]
            ).passed
        }
        #expect(passes(gain: 0))
        #expect(!passes(gain: -300))
    }

    @Test("an opinion on another line changes nothing")
    func others() {
        let lines = [RequiredLine(id: "a", text: line)]
        let opinion = LineOpinion(
            line: "else", pieceCount: 3, likelihoodHundredths: -10, leastHundredths: -5, gainHundredths: 900)
        #expect(
            verifier.judge(lines: lines, transcript: "banana", challengeWord: nil, opinions: [opinion])
                == verifier.judge(lines: lines, transcript: "banana", challengeWord: nil))
    }
}

@Suite struct SpanishHearingTests {
    @Test(
        "signs for a number, and words heard in two, change no meaning",
        arguments: [
            ("Marque 5 para dejar mensaje.", "Marque No. 5 para dejar mensaje.", true),
            ("Marque 3 para volver a grabar.", "Marque Nº 3 para volver a grabar.", true),
            ("Marque 3 para volver a grabar.", "Marque no 4 para volver a grabar.", false),
            ("No marco 5 veces.", "Marco 5 veces.", false),
            ("Puedo desbloquear la puerta.", "Puedo des bloquear la puerta.", true),
            ("Puedo desbloquear la puerta.", "Puedo bloquear la puerta.", false),
        ])
    func passes(_ line: String, _ heard: String, _ passes: Bool) {
        let verdict = RecitationVerifier(settings: VerifierSettings(language: .spanish)).judge(
            lines: [RequiredLine(id: "a", text: line)], transcript: heard, challengeWord: nil)
        #expect(verdict.passed == passes, "\(verdict.lines)")
    }
}
