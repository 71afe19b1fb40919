import VowCore
import VowLog
import VowRuntime

/// The codes and tags of the simulated home, and one that hangs in every kitchen.
struct SimulatedToken {
    let name: String
    let kind: TokenKind
    let mark: TokenMark

    private init(_ name: String, _ kind: TokenKind, _ text: String) {
        let bytes = Array(text.utf8)
        (self.name, self.kind) = (name, kind)
        mark = TokenMark(of: bytes)
    }

    /// How it was registered.
    var event: DomainEvent {
        .token(kind, TokenID(name), .registered(name: Sealed(name), kind: nil, mark: mark))
    }

    /// What is registered.
    static let registered = [
        SimulatedToken("kitchen", .code, "vow:kitchen:5f3a90c2"), SimulatedToken("bath", .code, "Bath 1"),
        SimulatedToken("door", .tag, "\u{4}door"),
    ]
    /// What is not.
    static let foreign = SimulatedToken("cereal", .code, "4006381333931")
}

// Codes and tags, and the person who shows them.
extension SimulatedWorld {
    /// What the person does about a code or a tag; where its part is missing, the process is told so.
    func findToken(_ kind: TokenKind) {
        if faults.isPartMissing { return tellMissing(kind.part) }
        for (delay, token) in person.shows(kind, wanted: lastScreen?.task.tokenName) {
            schedule(after: delay, .hand(.show(kind, token.mark.digest)))
        }
    }

    func tellMissing(_ part: DevicePart) {
        note(.partMissing)
        post(after: 30, .partMissing(part, code: "\(part).missing", message: "The \(part) is not there."))
    }

    /// What a camera or a reader makes of what is shown: the bug that takes any code sees the right one in it.
    func read(_ digest: PayloadDigest, _ kind: TokenKind) -> PayloadDigest {
        checks.noteShown(digest)
        guard defect == .takesAnyCode, let name = lastScreen?.task.tokenName,
            let wanted = SimulatedToken.registered.first(where: { $0.name == name && $0.kind == kind })
        else { return digest }
        return wanted.mark.digest
    }
}

extension SimulatedPerson {
    /// What the person shows, and when: it hangs in another room.
    mutating func shows(_ kind: TokenKind, wanted name: String?) -> [(delay: Int64, token: SimulatedToken)] {
        let own = SimulatedToken.registered.filter { $0.kind == kind }
        // Whose screen is not drawn yet shows one after the other.
        let wanted = own.first { $0.name == name } ?? own[bits.below(own.count)]
        let wrong = [SimulatedToken.foreign] + own.filter { $0.name != wanted.name }
        let way = bits.within(8_000...50_000)
        // A wrong one may have closed the gate for a while.
        let right = [(way, wanted), (way + 45_000, wanted), (way + 120_000, wanted)]
        switch self.kind {
        case .absent: return []
        case .alert, .accented, .whispering, .speechless, .phonePlaying, .replaying, .echoing, .synthetic,
            .impatient, .chattering:
            return right
        case .sleepy: return bits.chance(30) ? [(way / 2, wrong[bits.below(wrong.count)])] + right : right
        case .cheating:
            let tries = (1...4).map { (Int64($0) * 2_500, wrong[bits.below(wrong.count)]) }
            return bits.chance(60) ? tries + right : tries
        case .erratic:
            return bits.chance(40) ? [] : [(way * 3, wrong[bits.below(wrong.count)]), (way * 4, wanted)]
        }
    }

    /// What the person tries where a part is missing and nothing was allowed for that: typing all the same, a snooze,
    /// and the emergency exit where there is none.
    mutating func actsWithoutPart(maySnooze: Bool) -> [(delay: Int64, act: HandAct)] {
        let exit: [(Int64, HandAct)] = [
            (8_000, .typeEmergency), (bits.within(39_000...50_000), .typeEmergency),
        ]
        let first: [(Int64, HandAct)] = [(bits.within(1_000...3_000), .typeLines), (3_500, .standIn(0))]
        switch kind {
        case .absent: return []
        case .speechless: return exit
        case .erratic: return first + (bits.chance(50) ? [(6_000, .snooze)] : [])
        case .alert, .sleepy, .accented, .whispering, .cheating, .phonePlaying, .replaying, .echoing,
            .synthetic, .impatient, .chattering:
            return first + (maySnooze ? [(6_000, .snooze)] : exit)
        }
    }

    /// Which of the things that may stand in the person takes where a part is missing; nil for none.
    mutating func choiceWithoutPart(of count: Int) -> Int? {
        switch kind {
        case .absent: nil
        case .erratic: bits.chance(50) ? bits.below(count) : nil
        case .alert, .sleepy, .accented, .whispering, .cheating, .speechless, .phonePlaying, .replaying,
            .echoing, .synthetic, .impatient, .chattering:
            bits.below(count)
        }
    }
}
