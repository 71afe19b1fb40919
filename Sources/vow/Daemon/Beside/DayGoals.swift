import Foundation

/// The person's goals, for the card of the day.
enum DayGoals {
    private struct Line: Decodable {
        let kind: String
        let text: String
        /// From which day on it is asked for no more.
        let disabledFrom: String?
    }

    /// Asked of the program itself, so that the daemon's log stays untouched; blocks until it has answered.
    static func asked(of home: String) -> [String] {
        guard case .success(let answer) = OwnProgram.run(["lines", "list", "--json", "--home", home]),
            let lines = try? JSONDecoder().decode([Line].self, from: Data(answer))
        else { return [] }
        return lines.filter { $0.kind == "goal" && $0.disabledFrom == nil }.map(\.text)
    }
}
