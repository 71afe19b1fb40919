import VowSystem
import VowPorts
import VowCore
import VowCommandLine
import VowAnswers
import VowRuntime

/// The person's goals, for the card of the day.
enum DayGoals {
    /// Asked of a process of its own, so that the daemon's log stays untouched; blocks until it has answered.
    static func asked(of home: String) -> [String] {
        let lines = (try? HelperOperations(home: home).answer(ListLines())) ?? []
        return lines.filter { $0.kind == "goal" && $0.disabledFrom == nil }.map(\.text)
    }
}
