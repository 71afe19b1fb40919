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

    /// How many sums are asked where nothing is said.
    package static let usualSumCount = 3

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
        let written = text.split(separator: ":", omittingEmptySubsequences: false).map { stripped($0) }
        let parts = written.map { $0.lowercased() }
        let name = parts[0]
        var details = parts.dropFirst()
        var limits = ChallengeLimits()
        switch name {
        case "recite", "type":
            let kinds = try lineKinds(&details, of: name)
            try readLimits(&limits, details, of: name)
            return kinds.map { kind in
                ChallengePolicy(name == "recite" ? .recite(kind) : .typeLines(kind), limits: limits)
            }
        case "sum", "sums":
            var count = usualSumCount
            let difficulty = try difficulty(&details)
            if let place = details.firstIndex(where: { $0.hasPrefix("count=") }) {
                guard let number = number(details[place].dropFirst(6)) else {
                    throw .unknownDetail(details[place], of: name)
                }
                count = number
                details.remove(at: place)
            }
            try readLimits(&limits, details, of: name)
            return [ChallengePolicy(.sum(difficulty, count: count), limits: limits)]
        case "code", "tag":
            // A name is written as the person wrote it.
            guard let token = written.dropFirst().first, !token.isEmpty, !token.contains("=") else {
                throw .nameMissing(of: name)
            }
            details.removeFirst()
            try readLimits(&limits, details, of: name)
            return [ChallengePolicy(.token(name == "code" ? .code : .tag, name: token), limits: limits)]
        case "move":
            var (kind, seconds) = (MotionKind.shake, MotionTask.usualSeconds)
            if let first = details.first, !first.contains("=") {
                guard let known = MotionKind(rawValue: first) else { throw .unknownDetail(first, of: name) }
                kind = known
                details.removeFirst()
            }
            if let place = details.firstIndex(where: { $0.hasPrefix("seconds=") }) {
                guard let number = number(details[place].dropFirst(8)) else {
                    throw .unknownDetail(details[place], of: name)
                }
                seconds = number
                details.remove(at: place)
            }
            try readLimits(&limits, details, of: name)
            return [ChallengePolicy(.move(kind, seconds: seconds), limits: limits)]
        default: throw .unknownChallenge(name)
        }
    }

    private static func lineKinds(_ details: inout ArraySlice<String>, of name: String) throws(Flaw)
        -> [LineKind]
    {
        guard let first = details.first, !first.contains("=") else { return [.affirmation, .goal] }
        details.removeFirst()
        switch first {
        case "affirmations", "affirmation": return [.affirmation]
        case "goals", "goal": return [.goal]
        default: throw .unknownDetail(first, of: name)
        }
    }

    private static func difficulty(_ details: inout ArraySlice<String>) throws(Flaw) -> SumDifficulty {
        guard let first = details.first, !first.contains("=") else { return .medium }
        details.removeFirst()
        switch first {
        case "easy": return .easy
        case "medium": return .medium
        case "hard": return .hard
        default:
            let ends = first.split(separator: "-", omittingEmptySubsequences: false).map(number)
            guard ends.count == 2, let low = ends[0], let high = ends[1] else {
                throw .unknownDetail(first, of: "sum")
            }
            return .own(lowest: low, highest: high)
        }
    }

    private static func readLimits(
        _ limits: inout ChallengeLimits, _ details: ArraySlice<String>, of name: String
    ) throws(Flaw) {
        for detail in details {
            let sides = detail.split(separator: "=", omittingEmptySubsequences: false)
            let values = sides.count == 2 ? sides[1].split(separator: "/").map(number) : []
            switch (sides[0], values.count) {
            case ("timeout", 1):
                guard let seconds = values[0] else { throw .unknownDetail(detail, of: name) }
                limits.timeoutMilliseconds = Int64(seconds) * 1_000
            case ("lockout", 2):
                guard let answers = values[0], let seconds = values[1] else {
                    throw .unknownDetail(detail, of: name)
                }
                limits.lockout = Lockout(answers: answers, milliseconds: Int64(seconds) * 1_000)
            default: throw .unknownDetail(detail, of: name)
            }
        }
    }

    private static func number(_ text: Substring) -> Int? {
        text.count <= 6 && text.isDigits ? Int(text) : nil
    }

    private static func stripped(_ text: Substring) -> String {
        var text = text.drop(while: \.isWhitespace)
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }

    /// The text of a challenge, as `policies` reads it.
    package static func text(_ policy: ChallengePolicy) -> String {
        var text =
            switch policy.ask {
            case .recite(let kind): "recite:\(kind == .affirmation ? "affirmations" : "goals")"
            case .typeLines(let kind): "type:\(kind == .affirmation ? "affirmations" : "goals")"
            case .sum(let difficulty, let count):
                "sum:\(name(difficulty))" + (count == usualSumCount ? "" : ":count=\(count)")
            case .token(let kind, let name): "\(kind.rawValue):\(name)"
            case .move(let kind, let seconds):
                "move:\(kind.rawValue)" + (seconds == MotionTask.usualSeconds ? "" : ":seconds=\(seconds)")
            case .pick(let count, let listed):
                "pick:\(count)/\(listed.count)(\(listed.map(self.text).joined(separator: ",")))"
            }
        if let timeout = policy.limits.timeoutMilliseconds { text += ":timeout=\(timeout / 1_000)" }
        if let lockout = policy.limits.lockout {
            text += ":lockout=\(lockout.answers)/\(lockout.milliseconds / 1_000)"
        }
        return text
    }

    private static func name(_ difficulty: SumDifficulty) -> String {
        switch difficulty {
        case .easy: "easy"
        case .medium: "medium"
        case .hard: "hard"
        case .own(let lowest, let highest): "\(lowest)-\(highest)"
        }
    }
}
