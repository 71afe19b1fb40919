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
        given(GoalState.self, set).when(.refine(easier, occasion: "weekly")).then(
            .refined(easier, occasion: "weekly"))
        given(GoalState.self, set).when(.refine(details, occasion: "edit")).then()
        given(GoalState.self, set).when(.refine(GoalDetails(text: " "), occasion: "edit")).thenRejected(
            .nothingSaid)
        given(GoalState.self).when(.refine(details, occasion: "edit")).thenRejected(.unknown)
        given(GoalState.self, set).when(.retire).then(.retired)
        given(GoalState.self, set, .retired).when(.retire).then()
        given(GoalState.self, set, .retired).when(.answer(true, on: .january(2))).thenRejected(.unknown)
    }

    @Test("keeps one answer for an evening, and the last one counts")
    func evenings() {
        given(GoalState.self, set, .answered(true, on: .january(2))).when(.answer(true, on: .january(2)))
            .then()
        let state = [set, .answered(true, on: .january(2)), .answered(false, on: .january(2))]
            .reduce(GoalState()) { $0.evolved(by: $1, at: .seven()) }
        #expect(state.evenings.map(\.isDone) == [false])
        #expect(state.history.count == 1)
    }

    private func state(_ answers: [Bool]) -> GoalState {
        answers.enumerated().reduce(GoalState().evolved(by: set, at: .seven())) { state, answer in
            state.evolved(
                by: .answered(answer.element, on: CivilDate.january(1).adding(days: answer.offset)),
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
}
