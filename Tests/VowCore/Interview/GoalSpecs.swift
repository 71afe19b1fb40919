import Testing
import VowCore
import VowRecitation

/// M5, M6: what becomes of a goal.
@Suite("A goal") struct GoalSpecs {
    private let details = GoalDetails(text: "I walk every day.", why: "my back")
    private var set: GoalEvent { .set(details, line: "l1", origin: "i1") }

    @Test("is set once, refined, answered and let go")
    func life() {
        given(GoalState.self).when(.set(details, line: "l1", origin: "i1")).then(set)
        given(GoalState.self, set).when(.set(details, line: "l1", origin: "")).thenRejected(.alreadyThere)
        let easier = GoalDetails(text: "I walk ten minutes every day.", why: "my back")
        given(GoalState.self, set).when(.refine(easier, occasion: .weekly)).then(
            .refined(easier, occasion: .weekly))
        given(GoalState.self, set).when(.refine(details, occasion: .edit)).then()
        given(GoalState.self, set).when(.refine(GoalDetails(text: " "), occasion: .edit)).thenRejected(
            .nothingSaid)
        given(GoalState.self).when(.refine(details, occasion: .edit)).thenRejected(.unknown)
        given(GoalState.self, set).when(.retire).then(.retired)
        given(GoalState.self, set, .retired).when(.retire).then()
        given(GoalState.self, set, .retired).when(.answer(true, on: .january(2))).thenRejected(.unknown)
    }

    @Test("keeps one answer for an evening, and the last one counts")
    func evenings() {
        given(GoalState.self, set, .answered(Sealed(true), on: .january(2))).when(
            .answer(true, on: .january(2))
        )
        .then()
        let state = [
            set, .answered(Sealed(true), on: .january(2)), .answered(Sealed(false), on: .january(2)),
        ]
        .reduce(GoalState()) { $0.evolved(by: $1, at: .seven()) }
        #expect(state.evenings.map(\.isDone) == [false])
        #expect(state.history.count == 1)
    }

    @Test("M6: asking about all goals is noted once for a day, in a stream that is no goal's")
    func asking() {
        let (first, second) = (CivilDate.january(1), CivilDate.january(2))
        given(GoalState.self).when(.nudge(on: first, weekly: true)).then(.nudged(on: first, weekly: true))
        given(GoalState.self, .nudged(on: first, weekly: false)).when(.nudge(on: first, weekly: true)).then()
        given(GoalState.self, .nudged(on: second, weekly: false)).when(.nudge(on: first, weekly: false))
            .then()
        given(GoalState.self, .nudged(on: first, weekly: true)).when(.nudge(on: second, weekly: false)).then(
            .nudged(on: second, weekly: false))
        given(GoalState.self, set).when(.nudge(on: first, weekly: false)).thenRejected(.alreadyThere)
        // What is folded from all goals decides as that stream does.
        var reminder = GoalReminder()
        #expect(reminder.state == GoalState())
        let asked: GoalEvent = .nudged(on: first, weekly: false)
        reminder.apply(asked, of: GoalReminder.stream, at: .seven())
        #expect(reminder.state == GoalState().evolved(by: asked, at: .seven()))
    }

    private func state(_ answers: [Bool]) -> GoalState {
        answers.enumerated().reduce(GoalState().evolved(by: set, at: .seven())) { state, answer in
            state.evolved(
                by: .answered(Sealed(answer.element), on: CivilDate.january(1).adding(days: answer.offset)),
                at: .seven())
        }
    }

    @Test("goes stale by age, by seldom being done, by falling; and may have become a habit")
    func signs() {
        let new = CivilDate.january(1)
        #expect(state([]).signs(on: new.adding(days: 27), changedOn: new).isEmpty)
        #expect(state([]).signs(on: new.adding(days: 28), changedOn: new) == [.unchanged])
        #expect(
            state([false, false, false, true, false, true, false]).signs(on: new, changedOn: new) == [
                .seldomDone
            ])
        let fell = Array(repeating: true, count: 7) + [true, true, true, false, false, false, true]
        #expect(state(fell).signs(on: new, changedOn: new) == [.falling])
        #expect(state(Array(repeating: true, count: 14)).signs(on: new, changedOn: new) == [.habit])
        #expect(state([false, false]).signs(on: new, changedOn: new).isEmpty)
        #expect(
            state([]).evolved(by: .retired, at: .seven()).signs(on: new.adding(days: 99), changedOn: new)
                .isEmpty)
    }

    @Test(
        "M6: of an evening each open goal is asked about once, late on the same day, and of a week its line")
    func asks() throws {
        let zone = ZoneRules.utc
        let evening = CivilTime(hour: 20, minute: 30)!
        func at(_ day: Int, _ hour: Int) throws -> Instant {
            let time = try #require(CivilTime(hour: hour, minute: 0))
            return try #require(zone.firstInstant(of: .january(day), time))
        }
        var reminder = GoalReminder()
        #expect(reminder.next(at: evening, after: try at(1, 9), in: zone) == nil)
        let details = GoalDetails(text: "I walk every day.")
        reminder.apply(.set(details, line: "g", origin: ""), of: "g", at: try at(1, 9))
        func due(_ day: Int, _ hour: Int) throws -> CivilDate? {
            reminder.next(at: evening, after: try at(day, hour), in: zone).map { zone.civil(at: $0).date }
        }
        #expect(try due(1, 9) == .january(1) && due(1, 23) == .january(1))
        #expect(reminder.open(on: .january(1)) == ["I walk every day."])
        reminder.apply(.nudged(on: .january(1), weekly: false), of: GoalReminder.stream, at: try at(1, 21))
        #expect(try due(1, 22) == .january(2))
        reminder.apply(.answered(Sealed(true), on: .january(2)), of: "g", at: try at(2, 12))
        #expect(reminder.open(on: .january(2)).isEmpty)
        #expect(try due(2, 13) == .january(3))
        // A week after it was set, the line is looked at, also where the evening was answered.
        #expect(
            !reminder.isWeeklyDue(on: .january(7), in: zone)
                && reminder.isWeeklyDue(on: .january(8), in: zone))
        reminder.apply(.answered(Sealed(true), on: .january(8)), of: "g", at: try at(8, 12))
        #expect(try due(8, 13) == .january(8))
        reminder.apply(.nudged(on: .january(8), weekly: true), of: GoalReminder.stream, at: try at(8, 21))
        #expect(
            !reminder.isWeeklyDue(on: .january(14), in: zone)
                && reminder.isWeeklyDue(on: .january(15), in: zone))
        reminder.apply(.refined(details, occasion: .weekly), of: "g", at: try at(15, 9))
        #expect(!reminder.isWeeklyDue(on: .january(15), in: zone))
        reminder.apply(.retired, of: "g", at: try at(15, 10))
        #expect(try due(15, 11) == nil)
    }
}
