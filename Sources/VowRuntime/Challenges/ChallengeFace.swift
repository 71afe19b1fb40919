package import VowAnswers
package import VowCore
import VowPorts

/// What a kind of challenge shows to people, and what it asks of the device. A question about another kind answers nil.
///
/// A kind is one type; `ChallengeFaces` is the one place that knows them.
protocol ChallengeFace: Sendable {
    /// The names of the kind, as its notation and its events have them.
    static var kindNames: [String] { get }

    /// What is to be done now.
    static func prompt(_ screen: WakeScreen, _ pick: Wording) -> String?
    /// What displays see of it.
    static func fields(_ task: WakeScreen.ShownChallenge) -> LiveRow.Task?
    /// What it is called where it may be chosen.
    static func choice(_ choice: WakeScreen.Choice, _ pick: Wording) -> String?
    /// What was answered, with its verdict, in a list of events.
    static func detail(_ answer: ChallengeAnswer, passed: Bool, _ pick: Wording) -> String?
    /// What came in, in a replay.
    static func input(_ answer: ChallengeAnswer, passed: Bool, _ pick: Wording) -> String?
    /// Its name in the terms of the reliability log.
    static func reliabilityName(_ kindName: String) -> String
    /// Why an answer was wrong, in the reliability log.
    static func wrongCause(_ answer: ChallengeAnswer) -> String?
    /// Why a gate that asks for too little or too much of it is refused.
    static var outOfRange: Refusal? { get }
    /// Why a detail of its notation is refused.
    static func unknownDetail(_ detail: String, of name: String) -> Refusal?
    /// What was found of the parts that gates with these needs ask for.
    static func findings(_ facts: MachineFacts, _ needs: DeviceNeeds, _ pick: Wording) -> [Readiness]
    /// What a part of the device is called, and why it matters to a morning.
    static func part(_ part: Readiness.Part, _ pick: Wording) -> (name: String, why: String)?
    /// What a part of the device is called in a replay.
    static func part(_ part: DevicePart, _ pick: Wording) -> String?
    /// What watches a sensor for a challenge.
    static func watch(_ challenge: Challenge, _ parts: DeviceParts, _ pick: Wording) -> SensorWatch?
}

// Defaults, which hold for most kinds.
extension ChallengeFace {
    static var outOfRange: Refusal? { nil }

    static func reliabilityName(_ kindName: String) -> String { kindName }
    static func choice(_ choice: WakeScreen.Choice, _ pick: Wording) -> String? { nil }
    static func detail(_ answer: ChallengeAnswer, passed: Bool, _ pick: Wording) -> String? { nil }
    static func input(_ answer: ChallengeAnswer, passed: Bool, _ pick: Wording) -> String? { nil }
    static func wrongCause(_ answer: ChallengeAnswer) -> String? { nil }
    static func unknownDetail(_ detail: String, of name: String) -> Refusal? {
        kindNames.contains(name)
            ? Refusal(RefusalText.gateUnknownLines, ["detail": detail, "name": name]) : nil
    }
    static func findings(_ facts: MachineFacts, _ needs: DeviceNeeds, _ pick: Wording) -> [Readiness] { [] }
    static func part(_ part: Readiness.Part, _ pick: Wording) -> (name: String, why: String)? { nil }
    static func part(_ part: DevicePart, _ pick: Wording) -> String? { nil }
    static func watch(_ challenge: Challenge, _ parts: DeviceParts, _ pick: Wording) -> SensorWatch? { nil }

    /// A greeting in front of the first step.
    static func greeting(_ screen: WakeScreen, _ pick: Wording) -> String {
        screen.step == 0 ? pick(WakeText.greeting) + " " : ""
    }
}

/// The kinds of challenges as people see them.
package enum ChallengeFaces {
    static let all: [any ChallengeFace.Type] = [
        RecitationFace.self, TypingFace.self, SumFace.self, TokenFace.self, MotionFace.self, LightFace.self,
    ]

    private static func first<Value>(_ value: (any ChallengeFace.Type) -> Value?) -> Value? {
        for face in all { if let value = value(face) { return value } }
        return nil
    }

    private static func of(_ kindName: String) -> (any ChallengeFace.Type)? {
        all.first { $0.kindNames.contains(kindName) }
    }

    static func prompt(_ screen: WakeScreen, _ pick: Wording) -> String {
        first { $0.prompt(screen, pick) } ?? ""
    }

    static func task(_ task: WakeScreen.ShownChallenge) -> LiveRow.Task {
        first { $0.fields(task) } ?? LiveRow.Task("")
    }

    static func choice(_ choice: WakeScreen.Choice, _ pick: Wording) -> String {
        of(choice.kindName)?.choice(choice, pick) ?? choice.kindName
    }

    /// What was answered, with its verdict, in a list of events.
    package static func detail(_ answer: ChallengeAnswer, passed: Bool, _ pick: Wording) -> String {
        of(answer.kindName)?.detail(answer, passed: passed, pick) ?? ""
    }

    static func input(_ answer: ChallengeAnswer, passed: Bool, _ pick: Wording) -> String? {
        of(answer.kindName)?.input(answer, passed: passed, pick)
    }

    /// The name of a challenge in the terms of the reliability log; that of a recitation by how it was given.
    static func reliabilityName(_ challenge: Challenge?, isTyped: Bool) -> String {
        guard let challenge, !challenge.isSpoken else { return isTyped ? "typed" : "spoken" }
        return reliabilityName(challenge.kindName)
    }

    static func reliabilityName(_ kindName: String) -> String {
        of(kindName)?.reliabilityName(kindName) ?? kindName
    }

    static func wrongCause(_ answer: ChallengeAnswer) -> String {
        of(answer.kindName)?.wrongCause(answer) ?? "wrong"
    }

    static func outOfRange(_ kindName: String) -> Refusal {
        of(kindName)?.outOfRange ?? Refusal(RefusalText.gateLimits)
    }

    static func unknownDetail(_ detail: String, of name: String) -> Refusal {
        of(name)?.unknownDetail(detail, of: name)
            ?? Refusal(RefusalText.gateUnknownLines, ["detail": detail, "name": name])
    }

    static func findings(_ facts: MachineFacts, _ needs: DeviceNeeds, _ pick: Wording) -> [Readiness] {
        all.flatMap { $0.findings(facts, needs, pick) }
    }

    static func part(_ part: Readiness.Part, _ pick: Wording) -> (name: String, why: String) {
        first { $0.part(part, pick) } ?? (part.rawValue, "")
    }

    static func part(_ part: DevicePart, _ pick: Wording) -> String {
        first { $0.part(part, pick) } ?? part.rawValue
    }

    static func watch(_ challenge: Challenge, _ parts: DeviceParts, _ pick: Wording) -> SensorWatch? {
        first { $0.watch(challenge, parts, pick) }
    }
}
