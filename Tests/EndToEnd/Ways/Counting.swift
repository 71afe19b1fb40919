import Foundation
import VowCore

/// How streak, autopsy, certificate, and the run's row and timeline count a run today.
struct Counting: CustomStringConvertible {
    /// How the newest day stands.
    let standing: String
    let outcome: String
    let cause: String?
    let gapMilliseconds: Int
    let brokenParts: [String]
    /// How often the run was put off, by the autopsy and by the streak's newest day.
    let snoozes: [Int]
    /// The missing part for which it was put off, by the same two.
    let putOffFor: [String?]
    /// What the certificate says; nil where the run has not ended.
    let ending: String?
    /// The names of the events that the certificate holds.
    let certified: [String]
    /// What happened to the run from outside, by its row.
    let disturbances: [String]
    /// What the run's timeline says of each flag.
    let flags: [String]

    /// Asks by commands.
    init(run: RunID, _ vow: ([String]) throws -> String) throws {
        func json(_ words: [String]) throws -> Any {
            try JSONSerialization.jsonObject(with: Data(try vow(words).utf8), options: .fragmentsAllowed)
        }
        func object(_ words: [String]) throws -> [String: Any] { try json(words) as? [String: Any] ?? [:] }
        let days = try object(["streak", "--json"])["days"] as? [[String: Any]]
        let today = days?.last ?? [:]
        standing = today["standing"] as? String ?? "unknown"
        let autopsy = try object(["autopsy", run.text, "--json"])
        outcome = autopsy["outcome"] as? String ?? "unknown"
        cause = autopsy["cause"] as? String
        gapMilliseconds = autopsy["gapMilliseconds"] as? Int ?? 0
        brokenParts = autopsy["brokenParts"] as? [String] ?? []
        snoozes = [autopsy, today].map { $0["snoozes"] as? Int ?? 0 }
        putOffFor = [autopsy, today].map { ($0["putOffFor"] as? [String])?.last }
        let certificate = try? object(["certificate", run.text])
        ending = certificate?["ending"] as? String
        certified = (certificate?["records"] as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }
        let rows = try json(["runs", "--json"]) as? [[String: Any]] ?? []
        disturbances =
            rows.first { $0["run"] as? String == run.text }?["disturbances"] as? [String] ?? []
        let events = try json(["runs", run.text, "--json"]) as? [[String: Any]] ?? []
        flags = events.filter { $0["name"] as? String == "CheatFlagged" }
            .compactMap { $0["detail"] as? String }
    }

    /// Whether it counts the run so.
    /// - Parameters:
    ///   - isOpen: whether the run goes on.
    ///   - gap: how long Vow had not run before.
    func agrees(with count: Way.Count, isOpen: Bool, gap: Int = 0) -> Bool {
        if isOpen, standing != "open" || ending != nil { return false }
        return switch count {
        case .gap: gapMilliseconds > gap
        case .part(let part): brokenParts.contains(part.rawValue)
        case .flagged(let flag): flags.contains { $0.contains(flag.rawValue) }
        case .disturbed(let disturbance): disturbances.contains(disturbance.rawValue)
        case .broken(let ending, let cause):
            standing == "broken" && isEnded(ending) && (cause == nil || self.cause == cause?.rawValue)
        case .putOff(let part, let ending):
            standing == (ending == .dismissed ? "kept" : "broken") && isEnded(ending)
                && snoozes == [1, 1] && putOffFor == [part?.rawValue, part?.rawValue]
                && certified.contains("Snoozed") && certified.contains("PartBypassed") == (part != nil)
        }
    }

    private func isEnded(_ ending: RunEnding) -> Bool {
        // A certificate names the event by which the run ended.
        let event =
            switch ending {
            case .dismissed: "Dismissed"
            case .abandoned: "RunAbandoned"
            case .bypassed: "RunBypassed"
            case .missed: "AlarmMissed"
            }
        return outcome == ending.rawValue && self.ending == event
    }

    var description: String {
        "day \(standing), autopsy \(outcome) \(cause ?? "") \(gapMilliseconds) ms \(brokenParts), "
            + "snoozes \(snoozes) for \(putOffFor), certificate \(ending ?? "none"), "
            + "row \(disturbances), flags \(flags)"
    }
}
