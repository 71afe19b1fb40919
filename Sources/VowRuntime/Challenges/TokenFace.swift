import VowAnswers
import VowCore
import VowPorts

/// Scanning a code, or touching a tag. `TokenSenses` reads them.
enum TokenFace: ChallengeFace {
    static let kindNames = TokenKind.allCases.map(\.rawValue)

    static func prompt(_ screen: WakeScreen, _ pick: Wording) -> String? {
        guard case .token(let kind, let name) = screen.task else { return nil }
        return greeting(screen, pick) + pick(kind == .code ? WakeText.scanCode : .touchTag, ["name": name])
    }

    static func fields(_ task: WakeScreen.ShownChallenge) -> LiveRow.Task? {
        guard case .token(let kind, let name) = task else { return nil }
        var fields = LiveRow.Task(kind.rawValue)
        fields.token = name
        return fields
    }

    static func choice(_ choice: WakeScreen.Choice, _ pick: Wording) -> String? {
        choice.name.map {
            pick(
                choice.kindName == TokenKind.code.rawValue
                    ? WakeText.chooseCode(name: $0) : WakeText.chooseTag(name: $0))
        }
    }

    static func detail(_ answer: ChallengeAnswer, passed: Bool, _ pick: Wording) -> String? {
        guard case .token(let kind, _) = answer else { return nil }
        return pick(
            kind == .code
                ? passed ? EventText.codeRight : .codeWrong : passed ? EventText.tagRight : .tagWrong)
    }

    static func input(_ answer: ChallengeAnswer, passed: Bool, _ pick: Wording) -> String? {
        guard case .token(let kind, _) = answer else { return nil }
        return pick(
            kind == .code
                ? passed ? ReplayText.inputRightCode : .inputOtherCode
                : passed ? ReplayText.inputRightTag : .inputOtherTag)
    }

    static func reliabilityName(_ kindName: String) -> String {
        kindName == TokenKind.code.rawValue ? "qr" : kindName
    }

    static func wrongCause(_ answer: ChallengeAnswer) -> String? { "another \(answer.kindName)" }

    static func findings(_ facts: MachineFacts, _ needs: DeviceNeeds, _ pick: Wording) -> [Readiness] {
        var findings: [Readiness] = []
        if needs.parts.contains(.camera) { findings.append(camera(facts.cameras, pick)) }
        if needs.parts.contains(.tagReader) { findings.append(tags(facts.hasTagReader, pick)) }
        return findings
    }

    private static func camera(_ names: [String], _ pick: Wording) -> Readiness {
        names.isEmpty
            ? Readiness(
                .camera, .missing, pick(DeviceText.cameraNone), repair: pick(DeviceText.cameraNoneRepair))
            : Readiness(
                .camera, .ready,
                pick(DeviceText.cameraReady(names: names.sorted().joined(separator: ", "))))
    }

    private static func tags(_ isThere: Bool, _ pick: Wording) -> Readiness {
        isThere
            ? Readiness(.tags, .ready, pick(DeviceText.tagsReady))
            : Readiness(.tags, .missing, pick(DeviceText.tagsNone), repair: pick(DeviceText.tagsNoneRepair))
    }

    static func part(_ part: Readiness.Part, _ pick: Wording) -> (name: String, why: String)? {
        switch part {
        case .camera: (pick(StatusText.nameCamera), pick(DeviceText.whyCamera))
        case .tags: (pick(StatusText.nameTagReader), pick(DeviceText.whyTags))
        default: nil
        }
    }

    static func part(_ part: DevicePart, _ pick: Wording) -> String? {
        switch part {
        case .camera: pick(ReplayText.partCamera)
        case .tagReader: pick(ReplayText.partTagReader)
        default: nil
        }
    }
}
