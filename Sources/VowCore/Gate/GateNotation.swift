import VowRecitation

/// A stack of challenges as people write it: `recite:affirmations,sum:medium,type`.
///
/// Challenges stand in order, separated by commas. What follows a colon says more: whose lines
/// (`recite:goals`, `type:affirmations`; both, in this order, where nothing is said), how hard the sums are
/// (`sum:easy`, `sum:medium`, `sum:hard`, `sum:10-99`), how many (`count=5`), how many seconds an answer is awaited
/// (`timeout=60`), and after how many wrong answers none is taken for how many seconds (`lockout=3/60`). A code or a tag is
/// named as it was registered (`code:kitchen`, `tag:door`). The device is moved or held
/// (`move:shake`, `move:still:seconds=20`). `pick:2/4(code:kitchen,code:bath,tag:door,sum:hard)` draws two of the four
/// each morning, codes and tags in a drawn order; the number of listed challenges may be left out (`pick:2(…)`).
package enum GateNotation {
    /// What is wrong with a text.
    package enum Flaw: Error, Hashable, Sendable {
        /// It names no challenge.
        case empty
        /// A challenge is not known.
        case unknownChallenge(String)
        /// Something that follows a colon is not known.
        case unknownDetail(String, of: String)
        /// A code or a tag has no name.
        case nameMissing(of: String)
        /// A list to draw from is not written as it should be.
        case unreadablePick(String)
        /// A list to draw from says another number of challenges than it holds.
        case miscountedPick(Int)
    }

    /// Reads a text.
    package static func policies(_ text: String) throws(Flaw) -> [ChallengePolicy] {
        var policies: [ChallengePolicy] = []
        for part in parts(of: text[...]) {
            policies += try isPick(part) ? [pick(part)] : challenge(part)
        }
        guard !policies.isEmpty else { throw .empty }
        return policies
    }

    /// The challenges of a stack; the commas of a list to draw from part nothing.
    private static func parts(of text: Substring) -> [Substring] {
        var parts: [Substring] = []
        var (start, depth) = (text.startIndex, 0)
        for place in text.indices {
            switch text[place] {
            // Elsewhere a bracket belongs to the name of a code or a tag.
            case "(" where isPick(text[start..<place]): depth += 1
            case ")": depth = max(0, depth - 1)
            case "," where depth == 0:
                parts.append(text[start..<place])
                start = text.index(after: place)
            default: break
            }
        }
        parts.append(text[start...])
        return parts.filter { !$0.isEmpty }
    }

    private static func isPick(_ text: Substring) -> Bool {
        let name = text.prefix { $0 != ":" && $0 != "(" }
        return stripped(name).lowercased() == "pick"
    }

    /// Reads `pick:2/4(…)`.
    private static func pick(_ text: Substring) throws(Flaw) -> ChallengePolicy {
        let written = stripped(text)
        guard let open = written.firstIndex(of: "("), written.last == ")" else {
            throw .unreadablePick(written)
        }
        let head = written[..<open].split(separator: ":", omittingEmptySubsequences: false)
        let numbers = head.count == 2 ? head[1].split(separator: "/", omittingEmptySubsequences: false) : []
        guard (1...2).contains(numbers.count), let count = number(stripped(numbers[0])[...]) else {
            throw .unreadablePick(written)
        }
        var listed: [ChallengePolicy] = []
        for part in parts(of: written[written.index(after: open)...].dropLast()) {
            if isPick(part) { throw .unreadablePick(written) }
            listed += try challenge(part)
        }
        guard !listed.isEmpty else { throw .empty }
        if numbers.count == 2 {
            guard let total = number(stripped(numbers[1])[...]) else { throw .unreadablePick(written) }
            guard total == listed.count else { throw .miscountedPick(listed.count) }
        }
        return ChallengePolicy(.pick(count, of: listed))
    }

    /// Reads one challenge, which may stand for two: the lines of both kinds.
    private static func challenge(_ text: Substring) throws(Flaw) -> [ChallengePolicy] {
        var details = NotationDetails(
            text.split(separator: ":", omittingEmptySubsequences: false).map { stripped($0) })
        guard let kind = ChallengeKinds.named(details.name) else { throw .unknownChallenge(details.name) }
        let asks = try kind.read(&details)
        let limits = try limits(details)
        return asks.map { ChallengePolicy($0, limits: limits) }
    }

    private static func limits(_ details: NotationDetails) throws(Flaw) -> ChallengeLimits {
        var limits = ChallengeLimits()
        for detail in details.rest {
            let sides = detail.split(separator: "=", omittingEmptySubsequences: false)
            let values = sides.count == 2 ? sides[1].split(separator: "/").map(number) : []
            switch (sides[0], values.count) {
            case ("timeout", 1):
                guard let seconds = values[0] else { throw details.unknown(detail) }
                limits.timeoutMilliseconds = Int64(seconds) * 1_000
            case ("lockout", 2):
                guard let answers = values[0], let seconds = values[1] else {
                    throw details.unknown(detail)
                }
                limits.lockout = Lockout(answers: answers, milliseconds: Int64(seconds) * 1_000)
            default: throw details.unknown(detail)
            }
        }
        return limits
    }

    static func number(_ text: Substring) -> Int? {
        text.count <= 6 && text.isDigits ? Int(text) : nil
    }

    private static func stripped(_ text: Substring) -> String {
        var text = text.drop(while: \.isWhitespace)
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }

    /// The text of a challenge, as `policies` reads it.
    package static func text(_ policy: ChallengePolicy) -> String {
        policy.ask.kind.notation + text(policy.limits)
    }

    /// The text of what stands in for another challenge.
    package static func standInText(_ policy: ChallengePolicy) -> String {
        policy.ask.kind.standInNotation + text(policy.limits)
    }

    private static func text(_ limits: ChallengeLimits) -> String {
        var text = ""
        if let timeout = limits.timeoutMilliseconds { text += ":timeout=\(timeout / 1_000)" }
        if let lockout = limits.lockout {
            text += ":lockout=\(lockout.answers)/\(lockout.milliseconds / 1_000)"
        }
        return text
    }
}
