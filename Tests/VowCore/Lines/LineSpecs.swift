import Testing
import VowCore
import VowRecitation

/// M5: what a person may do with a line.
@Suite("A line") struct LineSpecs {
    let added = LineEvent.added(kind: .goal, text: "I run.", language: .english)

    @Test("is added once, with its blanks in order")
    func adding() {
        given(LineState.self).when(.add(kind: .goal, text: "  I \n run. ", language: .english)).then(added)
        given(LineState.self, added).when(.add(kind: .goal, text: "I run.", language: .english))
            .thenRejected(.alreadyThere)
        given(LineState.self, added, .removed(from: nil)).when(
            .add(kind: .goal, text: "I run.", language: .english)
        )
        .then(added)
    }

    @Test("is edited, and the same words stay without an event")
    func editing() {
        given(LineState.self, added).when(.edit(text: "I run far.")).then(.edited(text: "I run far."))
        given(LineState.self, added).when(.edit(text: " I run. ")).then()
        given(LineState.self, added, .edited(text: "I walk.")).when(.edit(text: "I run."))
            .then(.edited(text: "I run."))
        given(LineState.self).when(.edit(text: "I run.")).thenRejected(.unknown)
        given(LineState.self, added, .removed(from: nil)).when(.edit(text: "I run.")).thenRejected(.unknown)
    }

    @Test("S10: is set aside from tomorrow on, never on the day itself, and taken up again at once")
    func disabling() {
        let today = CivilDate.january(6)
        given(LineState.self, added).when(.disable(today: today)).then(.disabled(from: .january(7)))
        given(LineState.self, added, .disabled(from: .january(7))).when(.disable(today: today)).then()
        given(LineState.self, added, .disabled(from: .january(7))).when(.enable).then(.enabled)
        given(LineState.self, added).when(.enable).then()
        given(LineState.self).when(.disable(today: today)).thenRejected(.unknown)
        var book = LineList()
        book.apply(added, line: "run")
        book.apply(.added(kind: .goal, text: "I read.", language: .english), line: "read")
        book.apply(.disabled(from: .january(7)), line: "run")
        let gate = GatePolicy(kinds: [.goal], challengeWord: false)
        func asked(_ date: CivilDate?) -> [LineID] {
            gate.steps(from: book, on: date, draw: 0).flatMap(\.lines).map(\.id)
        }
        #expect(asked(.january(6)) == ["run", "read"])
        #expect(asked(.january(7)) == ["read"])
        #expect(asked(nil) == ["read"])
        book.apply(.enabled, line: "run")
        #expect(asked(.january(8)) == ["run", "read"])
    }

    @Test("is removed, and what is gone stays gone without an event")
    func removing() {
        let command = LineCommand.remove(today: .january(6))
        given(LineState.self, added).when(command).then(.removed(from: .january(7)))
        given(LineState.self, added, .removed(from: .january(7))).when(command).then()
        given(LineState.self).when(command).then()
    }

    @Test("S10: taken out in the evening, it is still asked for that day, and no more from the next on")
    func removingWaits() {
        var book = LineList()
        book.apply(.added(kind: .goal, text: "I run.", language: .english), line: "run")
        book.apply(.added(kind: .goal, text: "I read.", language: .english), line: "read")
        book.apply(.removed(from: .january(7)), line: "run")
        func asked(_ date: CivilDate?) -> [String] { book.inForce(on: date).entries.map(\.id.text) }
        #expect(book.entries.map(\.id) == ["read"])
        #expect(asked(.january(6)) == ["run", "read"])
        #expect(
            book.inForce(on: .january(6)).lines(of: .goal, in: .english).map(\.text) == ["I run.", "I read."])
        #expect(asked(.january(7)) == ["read"])
        #expect(asked(nil) == ["read"])
        // One that was taken out by an earlier version went at once.
        book.apply(.removed(from: nil), line: "read")
        #expect(asked(.january(6)) == ["run"])
    }

    @Test("has to hold something to say", arguments: ["", "   ", "…", "--- !!", "🙂"])
    func nothingToSay(_ text: String) {
        given(LineState.self).when(.add(kind: .goal, text: text, language: .english)).thenRejected(
            .nothingToSay)
        given(LineState.self, added).when(.edit(text: text)).thenRejected(.nothingToSay)
    }

    @Test("fits in one breath")
    func length() {
        let longest = Array(repeating: "go", count: LineState.maximumWordCount).joined(separator: " ")
        given(LineState.self).when(.add(kind: .goal, text: longest, language: .english))
            .then(.added(kind: .goal, text: Sealed(longest), language: .english))
        given(LineState.self).when(.add(kind: .goal, text: longest + " on", language: .english))
            .thenRejected(.tooLong(wordCount: LineState.maximumWordCount + 1))
        let chinese = String(repeating: "我", count: 2 * LineState.maximumWordCount + 2)
        given(LineState.self).when(.add(kind: .goal, text: chinese, language: .chinese))
            .thenRejected(.tooLong(wordCount: LineState.maximumWordCount + 1))
    }

    @Test("stands in the book in the order of adding, by kind and language")
    func book() {
        var book = LineList()
        book.apply(.added(kind: .goal, text: "I run.", language: .english), line: "b")
        book.apply(.added(kind: .affirmation, text: "I am calm.", language: .english), line: "a")
        book.apply(.added(kind: .goal, text: "Corro.", language: .spanish), line: "c")
        book.apply(.added(kind: .goal, text: "I read.", language: .english), line: "d")
        book.apply(.edited(text: "I run far."), line: "b")
        #expect(book.entries.map(\.id) == ["b", "a", "c", "d"])
        #expect(book.lines(of: .goal, in: .english).map(\.text) == ["I run far.", "I read."])
        book.apply(.removed(from: nil), line: "b")
        #expect(book.lines(of: .goal, in: .english).map(\.id) == ["d"])
    }
}

/// G2, L1: what a gate asks for when an alarm fires.
@Suite("A gate") struct GateSpecs {
    private func book(_ lines: [(LineKind, String)]) -> LineList {
        var book = LineList()
        for (index, line) in lines.enumerated() {
            book.apply(.added(kind: line.0, text: Sealed(line.1), language: .english), line: "l\(index)")
        }
        return book
    }

    @Test("asks for affirmations, then goals, with a word in the last step")
    func steps() {
        let steps = GatePolicy().steps(
            from: book([(.goal, "I run."), (.affirmation, "I am calm.")]), draw: 7)
        #expect(steps.map(\.kind) == [.affirmation, .goal])
        #expect(steps.map(\.lines.first?.text) == ["I am calm.", "I run."])
        #expect(steps[0].challengeWord == nil)
        #expect(steps[1].challengeWord != nil)
    }

    @Test(
        "never opens by itself: a built-in line stands in for a person without any",
        arguments: Language.allCases)
    func builtIn(_ language: Language) {
        let steps = GatePolicy(language: language).steps(from: LineList(), draw: 1)
        #expect(steps.count == 1)
        #expect(steps[0].lines.count == 1)
    }

    @Test("draws a word that stands in none of the lines, whatever the bits")
    func words() {
        let text = "My garden by the river has a yellow window."
        let policy = GatePolicy()
        for draw in UInt64(0)..<200 {
            let word = policy.steps(from: book([(.goal, text)]), draw: draw).last?.challengeWord
            #expect(word.map { !text.lowercased().contains($0) } == true)
        }
        #expect(GatePolicy(challengeWord: false).steps(from: LineList(), draw: 3).last?.challengeWord == nil)
    }
}
