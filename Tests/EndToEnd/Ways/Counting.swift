import Foundation
import VowCore

/// How streak, autopsy and certificate count a run today.
struct Counting: CustomStringConvertible {
    /// How the newest day stands.
    let standing: String
    let outcome: String
    let cause: String?
    let gapMilliseconds: Int
    let brokenParts: [String]
    /// What the certificate says; nil where the run has not ended.
    let ending: String?

    /// Asks by commands.
    init(run: RunID, _ vow: ([String]) throws -> String) throws {
        func json(_ words: [String]) throws -> [String: Any] {
            let read = try JSONSerialization.jsonObject(with: Data(try vow(words).utf8))
            return read as? [String: Any] ?? [:]
        }
        let days = try json(["streak", "--json"])["days"] as? [[String: Any]]
        standing = days?.last?["standing"] as? String ?? "unknown"
        let autopsy = try json(["autopsy", run.text, "--json"])
        outcome = autopsy["outcome"] as? String ?? "unknown"
        cause = autopsy["cause"] as? String
        gapMilliseconds = autopsy["gapMilliseconds"] as? Int ?? 0
        brokenParts = autopsy["brokenParts"] as? [String] ?? []
        ending = try? json(["certificate", run.text])["ending"] as? String
    }

    func isBroken(_ ending: RunEnding, _ cause: MissCause?) -> Bool {
        // A certificate names the event by which the run ended.
        let event =
            switch ending {
            case .dismissed: "Dismissed"
            case .abandoned: "RunAbandoned"
            case .bypassed: "RunBypassed"
            case .missed: "AlarmMissed"
            }
        return standing == "broken" && outcome == ending.rawValue && self.ending == event
            && (cause == nil || self.cause == cause?.rawValue)
    }

    var description: String {
        "day \(standing), autopsy \(outcome) \(cause ?? "") \(gapMilliseconds) ms \(brokenParts), "
            + "certificate \(ending ?? "none")"
    }
}
