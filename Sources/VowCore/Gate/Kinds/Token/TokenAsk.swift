import VowRecitation

/// Scanning the code, or touching the tag, of a name.
struct TokenAsk: ChallengeAsk {
    static let names = TokenKind.allCases.map(\.rawValue)
    let kind: TokenKind
    let name: String

    var kindName: String { kind.rawValue }
    var notation: String { "\(kind.rawValue):\(name)" }
    var token: (kind: TokenKind, name: String)? { (kind, name) }
    var neededPart: DevicePart? { kind.part }

    static func read(_ details: inout NotationDetails) throws(GateNotation.Flaw) -> [ChallengePolicy.Ask] {
        // A name is written as the person wrote it.
        guard let kind = TokenKind(rawValue: details.name), let name = details.takeFirst(), !name.isEmpty,
            !name.contains("=")
        else { throw .nameMissing(of: details.name) }
        return [.token(kind, name: name)]
    }

    static func recorded<Reader: ChallengeReader>(
        _ name: String, _ reader: inout Reader
    ) throws(Reader.Failure) -> ChallengePolicy.Ask {
        .token(try kind(name, reader), name: reader.sealedName())
    }

    static func recordedTask<Reader: ChallengeReader>(
        _ name: String, _ reader: inout Reader
    ) throws(Reader.Failure) -> Challenge {
        let spare = try reader.lines()
        let token = reader.sealedToken()
        return .token(
            TokenTask(kind: try kind(name, reader), name: token.name, digest: token.digest, spare: spare))
    }

    private static func kind<Reader: ChallengeReader>(
        _ name: String, _ reader: Reader
    ) throws(Reader.Failure) -> TokenKind {
        guard let kind = TokenKind(rawValue: name) else { throw reader.invalid("challenge", name) }
        return kind
    }

    func isAtLeast(_ other: any ChallengeAsk) -> Bool {
        guard let other = other as? TokenAsk else { return false }
        return kind == other.kind && name == other.name
    }

    func drawn(from source: ChallengeSource) -> Challenge? {
        // What is not registered any more can be neither shown nor waited for.
        guard let digest = source.tokens.digest(of: name, kind, on: source.date) else {
            return .typeLines(source.spareLines)
        }
        return .token(TokenTask(kind: kind, name: name, digest: digest, spare: source.spareLines))
    }

    func write(into writer: inout some ChallengeWriter) {}
}

extension TokenTask: ChallengeTask {
    var kindName: String { kind.rawValue }
    var typedInstead: RequiredLines? { spare }
    var token: TokenTask? { self }
    var neededPart: DevicePart? { kind.part }
    // It is in another room. It is not guessed either, so showing another one costs nothing.
    var usualTimeoutMilliseconds: Int64 { 180_000 }
    var typedAnswer: TypedAnswer { .nothing(.notTyped) }
    var wrongFeedback: WakeScreen.Feedback? { .otherToken(kind, name: name) }
    var choice: WakeScreen.Choice { .token(kind, name: name) }

    func shown(in state: RunState) -> WakeScreen.ShownChallenge { .token(kind, name: name) }

    /// A wrong one is recorded, and counts towards a lockout if the gate has one. A camera sees the same code many times in a
    /// second, which is recorded once.
    func judged(
        _ response: Response, _ step: GateStep, in state: RunState, at instant: Instant
    ) throws(RunRejection) -> [RunEvent] {
        guard case .shown(kind, let digests) = response else { throw .notAsked }
        try state.checkLock(of: step, at: instant)
        let matching = digests.first { $0.equals(digest) }
        guard let seen = matching ?? digests.first else { return [] }
        if matching == nil, seen == state.step.answers.lastShown { return [] }
        return state.judged(.token(kind, digest: Sealed(seen)), passed: matching != nil, at: instant)
    }

    func changed(
        lines: (RequiredLines) -> RequiredLines, token: (TokenTask) -> (name: String, digest: PayloadDigest)
    ) -> Challenge {
        let (name, digest) = token(self)
        return .token(TokenTask(kind: kind, name: name, digest: digest, spare: lines(spare)))
    }

    func write(into writer: inout some ChallengeWriter) { spare.write(into: &writer) }
}

/// A code that was seen, or a tag that was touched.
struct TokenAnswer: AnswerRecord {
    static let eventNames = TokenKind.allCases.map(\.eventName)
    let kind: TokenKind
    @Sealed private(set) var digest: PayloadDigest

    init(kind: TokenKind, digest: PayloadDigest) {
        self.kind = kind
        self.digest = digest
    }

    var kindName: String { kind.rawValue }
    var eventName: String { kind.eventName }
    var response: Response { .shown(kind, [digest]) }
    // Whatever saw it is there, also if it is the page's camera.
    var workingPart: DevicePart? { kind.part }
    // A page's camera may have read a code on a device that has none. A check of the device tells.
    var repairedPart: DevicePart? { kind == .tag ? kind.part : nil }
    var ending: Morning.Ending? { kind == .code ? .code : .tag }

    func count(_ passed: Bool, in tally: inout AnswerTally) { tally.show(digest, passed) }
    func redacted(_ change: (PayloadDigest) -> PayloadDigest) -> ChallengeAnswer? {
        .token(kind, digest: Sealed(change(digest)))
    }

    private enum CodingKeys: String, CodingKey { case digest }

    private struct Seen: Decodable {
        @Sealed var digest: PayloadDigest
    }

    static func read(_ eventName: String, from decoder: any Decoder) throws -> ChallengeAnswer {
        .token(
            eventName == TokenKind.code.eventName ? .code : .tag,
            digest: Sealed(try Seen(from: decoder).digest))
    }
}

extension TokenKind {
    fileprivate var eventName: String {
        switch self {
        case .code: "CodeScanned"
        case .tag: "TagTouched"
        }
    }
}
