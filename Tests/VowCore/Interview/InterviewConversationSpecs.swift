import Testing
import VowCore
import VowRecitation

/// An interview led by a test: what was asked, and what was recorded.
private struct Conversation {
    var machine = InterviewMachine(InterviewState())
    var events: [InterviewEvent] = []
    var told: [String] = []
    var asked: [InterviewStep] = []
    var questions: [String] = []
    var help: Language?
    var checks: [Language] = []
    var kept: [Int: ProposedLine] = [:]
    var isOver = false
    private let instant = Instant(millisecondsSinceEpoch: 0)

    init(_ language: Language = .english) { put(.open(language)) }

    mutating func say(_ texts: String...) { for text in texts { put(.said(text)) } }

    mutating func put(_ input: InterviewInput) {
        for effect in machine.handle(input, at: instant) {
            switch effect {
            case .record(let events): self.events += events
            case .tell(let text): told.append(text)
            case .help(let language): help = language
            case .check(let language): checks.append(language)
            case .ask(let step, let question):
                asked.append(step)
                questions.append(question)
            case .showLines: break
            case .keep(let lines): kept = lines
            case .end: isOver = true
            }
        }
        if !kept.isEmpty, machine.state.current != nil, !isOver {
            let identifiers = kept.mapValues { LineID("id-" + $0.text.prefix(3)) }
            kept = kept.filter { _ in true }
            guard !identifiers.isEmpty else { return }
            put(.kept(identifiers))
        }
    }

    /// The state that the events alone lead to.
    var replayed: InterviewState {
        events.reduce(InterviewState()) { $0.evolved(by: $1, at: instant) }
    }
}

@Suite("Interview conversation")
struct InterviewConversationSpecs {
    private func upToSummary() -> Conversation {
        var talk = Conversation()
        talk.say(
            "yes", "I want to walk 20 minutes every day", "8", "because my back hurts", "six",
            "shoes by the door",
            "I would have energy for my kids", "rain", "my wife", "last summer", "skip", "skip", "Ana")
        return talk
    }

    @Test("M1: every question is asked in its order, and the answers lead to lines that are kept")
    func whole() {
        var talk = upToSummary()
        #expect(talk.asked == InterviewStep.allCases.dropLast())
        #expect(talk.questions.last?.contains("20 minutes every day") == true)
        talk.say("yes")
        #expect(talk.asked.last == .lines)
        let lines = talk.machine.state.lines
        #expect(lines.first?.text == "I walk 20 minutes every day.")
        #expect(lines.first?.proposed.source == .change)
        #expect(lines.contains { $0.proposed.source == .barriers })
        talk.say("yes")
        for _ in lines { talk.say("9") }
        #expect(talk.isOver)
        #expect(talk.machine.state.isConcluded)
        #expect(talk.machine.state.lines.allSatisfy { $0.belief == 9 && $0.lineID != nil })
        #expect(talk.replayed == talk.machine.state)
    }

    @Test("M1: from the events alone it goes on at the same question, at every step")
    func resumed() {
        let answers = [
            "yes", "run 5k", "7", "health", "4", "a plan", "fitter", "rain", "Sam", "skip", "skip", "skip",
            "skip", "yes",
        ]
        var talk = Conversation()
        for answer in answers {
            talk.say(answer)
            #expect(talk.replayed.current == talk.machine.state.current)
            var again = InterviewMachine(talk.replayed)
            let effects = again.handle(.open(.english), at: Instant(millisecondsSinceEpoch: 9))
            #expect(!effects.contains { if case .record = $0 { true } else { false } })
            #expect(
                effects.contains { if case .ask(talk.machine.state.current!, _) = $0 { true } else { false } }
            )
        }
    }

    @Test("M1: an answer can be changed from the summary, and the summary follows")
    func changed() {
        var talk = upToSummary()
        talk.say("barriers")
        #expect(talk.asked.last == .barriers)
        talk.say("stress at work")
        #expect(talk.asked.last == .summary)
        #expect(talk.questions.last?.contains("stress at work") == true)
        talk.say("back")
        #expect(talk.asked.last == .name)
    }

    @Test("M1: what is needed cannot be passed over, a scale wants a number, and too little is asked again")
    func refusals() {
        var talk = Conversation()
        talk.say("maybe")
        #expect(talk.asked.last == .consent)
        talk.say("no", "skip")
        #expect(talk.asked.last == .change)
        talk.say("   ")
        #expect(talk.asked.last == .change)
        talk.say("run", "a lot")
        #expect(talk.asked.last == .importance)
        talk.say("11")
        #expect(talk.asked.last == .importance)
        talk.say("8/10")
        #expect(talk.machine.state.scale(.importance) == 8)
        talk.say("back", "7 out of 10")
        #expect(talk.machine.state.scale(.importance) == 7)
    }

    @Test("M1: at 0 and at 10 the follow-up questions make sense")
    func edges() {
        var talk = Conversation()
        talk.say("yes", "run", "0")
        #expect(talk.questions.last == "What would have to happen for it to matter a little?")
        talk.say("skip", "10")
        #expect(talk.questions.last == "What makes you so sure?")
        talk.say("back", "0")
        #expect(talk.questions.last?.contains("first sign") == true)
        talk.say("back", "skip")
        #expect(talk.asked.last == .benefits)
    }

    @Test(
        "M8: a sign of danger stops it, shows where to find help, and is not recorded",
        arguments: [Language.english, .spanish])
    func crisis(language: Language) {
        var talk = Conversation(language)
        talk.say(
            language == .spanish ? "sí" : "yes", language == .spanish ? "quiero morirme" : "I want to die")
        #expect(talk.help == language)
        #expect(talk.events.last == .setAside)
        #expect(!talk.events.contains { if case .answered(.change, _) = $0 { true } else { false } })
        #expect(talk.asked.last == .change && talk.asked.count == 2)
        talk.help = nil
        talk.put(.open(language))
        #expect(talk.help == nil && talk.asked.last == .change && talk.asked.count == 3)
        talk.say("walk")
        #expect(talk.asked.last == .importance)
    }

    @Test("M8: signs in Chinese are answered in Chinese, whatever language is spoken")
    func chinese() {
        for answer in ["我不想活了", "后事我都安排好了,不会给大家添麻烦。"] {
            var talk = Conversation()
            talk.say("yes", answer)
            #expect(talk.help == .chinese && talk.events.last == .setAside, "\(answer)")
        }
        var talk = Conversation()
        talk.say("yes", "真想从此不见了,想消失")
        #expect(talk.checks == [.chinese])
        talk.say("不是")
        #expect(talk.asked.last == .importance)
    }

    @Test("M8: where it is unsure it asks once; after a no it takes the answer as it was meant")
    func unsure() {
        var talk = Conversation()
        talk.say("yes", "I want to disappear")
        #expect(talk.checks == [.english] && talk.help == nil && talk.events.last == .paused)
        #expect(talk.machine.state.answers[.change] == nil)
        talk.say("no")
        #expect(talk.machine.state.answers[.change] == "I want to disappear")
        #expect(talk.asked.last == .importance && talk.replayed == talk.machine.state)
        talk.say("8", "I want to disappear")
        #expect(talk.checks.count == 1 && talk.asked.last == .confidence)
    }

    @Test(
        "M8: any other answer to the plain question shows help, and nothing of it is recorded",
        arguments: [
            "yes", "I don't know", "rather not say", "no, I want to die", "不知道", "prefiero no decirlo",
        ])
    func unclear(answer: String) {
        var talk = Conversation()
        talk.say("yes", "I want to disappear", answer)
        #expect(talk.help != nil && talk.events.suffix(2) == [.paused, .setAside])
        talk.help = nil
        talk.say("walk")
        #expect(talk.help != nil && talk.machine.state.answers[.change] == nil)
        talk.help = nil
        talk.put(.open(.english))
        #expect(talk.help == nil && talk.asked.last == .change && talk.events.last == .wentOn)
    }

    @Test("M8: the plain question waits over a restart, and a no goes on with the question before it")
    func pausedOverRestart() {
        var talk = Conversation()
        talk.say("yes", "I want to disappear")
        var again = InterviewMachine(talk.replayed)
        let instant = Instant(millisecondsSinceEpoch: 1)
        #expect(again.handle(.look, at: instant) == [.check(.english)])
        let effects = again.handle(.said("no"), at: instant)
        #expect(effects.first == .record([.wentOn]))
        #expect(effects.contains { if case .ask(.change, _) = $0 { true } else { false } })
    }

    @Test("M8: signs that are weak one by one stop it together, over several answers")
    func together() {
        var talk = Conversation()
        talk.say("yes", "find a home for my dog")
        #expect(talk.asked.last == .importance)
        talk.say("9", "I want to write down the passwords", "10")
        #expect(talk.help == nil)
        talk.say("skip", "I will say my goodbyes, one last time")
        #expect(talk.help != nil || !talk.checks.isEmpty)
        #expect(talk.machine.state.answers[.benefits] == nil)
    }

    @Test("M8: a stopped interview proposes and keeps no lines before the person goes on")
    func stoppedAtLines() {
        var talk = upToSummary()
        talk.say("yes")
        talk.put(.revise(0, "I want to die."))
        #expect(talk.events.last == .setAside)
        let before = talk.events
        talk.put(.take)
        talk.put(.reworded([0: "I walk."], maker: "model"))
        talk.put(.revise(0, "I walk."))
        #expect(talk.kept.isEmpty && talk.events == before)
        talk.put(.open(.english))
        #expect(talk.asked.last == .lines && talk.events.last == .wentOn)
    }

    @Test("M2: lines are rewritten, left out and believed before they are kept")
    func editing() {
        var talk = upToSummary()
        talk.say("yes", "1 I walk twenty minutes after lunch.", "drop 2", "9 nothing", "hello")
        let lines = talk.machine.state.lines
        #expect(lines[0].text == "I walk twenty minutes after lunch.")
        #expect(lines[0].proposed.text == "I walk 20 minutes every day.")
        #expect(lines[1].isRefused)
        talk.say("yes", "3")
        #expect(talk.told.last?.contains("smaller") == true)
        talk.say("1 I walk ten minutes after lunch.", "yes", "8", "skip")
        #expect(talk.isOver)
        #expect(talk.machine.state.lines[0].belief == 8)
        #expect(talk.machine.state.lines[1].lineID == nil)
    }

    @Test("a line is named by a number that no line has, and nothing is calculated with it")
    func extremeNumbers() {
        var talk = upToSummary()
        talk.say("yes")
        let lines = talk.machine.state.lines
        for number in [Int.min, -1, 0, 1_000, .max] {
            talk.say("\(number) I walk.", "drop \(number)")
        }
        #expect(talk.machine.state.lines == lines && !talk.isOver)
    }

    @Test("M3: what is said back follows what was heard: reasons are quoted, doubts are welcome")
    func reflection() {
        var talk = Conversation()
        talk.say("yes", "I want to stop smoking")
        #expect(talk.told.last?.contains("I want to stop smoking") == true)
        talk.say("5", "I can't, it is too hard")
        #expect(talk.told.last?.contains("normal") == true)
    }

    @Test("Y2: the interview speaks Spanish throughout")
    func spanish() {
        var talk = Conversation(.spanish)
        talk.say(
            "sí", "quiero leer 10 páginas cada noche", "ocho", "me calma", "7", "el móvil fuera del cuarto",
            "dormir mejor",
            "el móvil", "mi pareja", "saltar", "saltar", "saltar", "saltar", "sí")
        #expect(talk.machine.state.lines.first?.text == "Leo 10 páginas cada noche.")
        #expect(talk.questions.allSatisfy { !$0.contains(" the ") && !$0.contains(" you ") })
    }

    @Test("Y3: the interview speaks Chinese throughout, and takes its yes, numbers and commands")
    func chineseThroughout() {
        var talk = Conversation(.chinese)
        talk.say("是的", "我想每周跑步三次", "八分", "体检血脂有点高", "大概七分吧", "把跑鞋放在门口")
        #expect(talk.machine.state.scale(.importance) == 8 && talk.machine.state.scale(.confidence) == 7)
        talk.say("返回", "晚上准备好衣服", "有精神陪孩子玩", "下班太累", "我老婆", "跳过", "跳过", "跳过", "跳过", "对的")
        #expect(talk.machine.state.lines.first?.text == "我每周跑步三次。")
        talk.say("1我每周跑步两次。", "删除2")
        #expect(talk.machine.state.lines[0].text == "我每周跑步两次。" && talk.machine.state.lines[1].isRefused)
        let isChinese = { (text: String) in text.contains { ("一"..."龥").contains($0) } }
        #expect((talk.questions + talk.told).allSatisfy(isChinese))
        talk.say("好", "八分")
        #expect(talk.isOver)
    }

    @Test("Y3: a numeral within a word of Chinese is no number of a scale")
    func numerals() {
        for (said, number) in [("十分", 10), ("满分", 10), ("8分", 8), ("两分吧", 2), ("我给七分", 7)] {
            var talk = Conversation(.chinese)
            talk.say("好的", "我想每天走路", said)
            #expect(talk.machine.state.scale(.importance) == number, "\(said)")
        }
        for said in ["一般", "十一分", "有一点重要"] {
            var talk = Conversation(.chinese)
            talk.say("好的", "我想每天走路", said)
            #expect(talk.machine.state.scale(.importance) == nil, "\(said)")
        }
    }

    @Test("a command on what has not begun, or is over, is refused")
    func order() {
        let instant = Instant(millisecondsSinceEpoch: 0)
        let none = InterviewState()
        #expect(throws: InterviewRejection.notBegun) { try none.decide(.answer(.change, "run"), at: instant) }
        let begun = none.evolved(by: .begun(.english), at: instant)
        #expect(throws: InterviewRejection.notYet) { try begun.decide(.conclude([0: "a"]), at: instant) }
        #expect(throws: InterviewRejection.noSuchLine) { try begun.decide(.revise(0, "I run."), at: instant) }
        let over = begun.evolved(by: .concluded([KeptLine(place: 0, line: "a")]), at: instant)
        #expect(throws: InterviewRejection.concluded) { try over.decide(.skip(.name), at: instant) }
        #expect(over.current == nil)
    }

    @Test("M7: the language changes in the middle; answers stay, and lines are made anew in it")
    func otherLanguage() {
        var talk = upToSummary()
        talk.say("yes")
        let before = talk.machine.state.lines.count
        #expect(before > 2)
        talk.put(.speak(.spanish))
        #expect(talk.asked.last == .summary)
        #expect(talk.machine.state.answers[.barriers] == "rain")
        #expect(talk.replayed == talk.machine.state)
        talk.put(.speak(.spanish))
        #expect(talk.events.count { $0 == .languageChanged(.spanish) } == 1)
    }

    @Test("M1: a front end names a line that it shows: new words, belief, out, and keep")
    func named() {
        var talk = upToSummary()
        talk.put(.take)
        #expect(talk.kept.isEmpty && talk.asked.last == .summary)
        talk.say("yes")
        talk.put(.revise(0, "I walk after lunch."))
        talk.put(.believe(0, 9))
        talk.put(.refuse(1))
        #expect(talk.machine.state.lines[0].belief == 9)
        let count = talk.machine.state.lines.count
        talk.put(.look)
        #expect(talk.asked.last == .lines)
        talk.put(.take)
        #expect(talk.isOver && talk.machine.state.lines.compactMap(\.lineID).count == count - 1)
        #expect(talk.machine.state.lines[0].text == "I walk after lunch.")
    }
}
