import VowCore
import VowRecitation

/// What `AlarmFired` holds. Lists that are empty and terms that ask for nothing are left out; what the challenges hold of the
/// person stands apart from them, in their order.
struct FiredPayload: Codable, Sendable {
    private let alarm: AlarmID
    private let due: Instant
    private let lateMilliseconds: Int64
    private let date: CivilDate?
    private let zone: String
    private let zoneVersion: String
    private let language: Language
    private let verifierVersion: Int
    private let steps: [RecordedFields]
    @OmittedWhenEmpty private var standIns: [RecordedFields]
    private let sound: SoundSettings
    private let snooze: SnoozePolicy
    private let timings: SessionTimings
    private let livenessWords: [String]?
    private let challenge: RecordedDraws?
    private let wakeCheck: WakeCheck?
    private let recitation: RecitationTerms?
    @Sealed private var label: String
    @Sealed private var texts: [String]
    @Sealed @OmittedWhenEmpty private var tokens: [RecordedToken]
    @Sealed @OmittedWhenEmpty private var renderings: [RecordedRendering]
    @Sealed private var seed: SeedDigits?
    @Sealed private var voiceNorm: SoundMeasurements?
    @Sealed @OmittedWhenEmpty private var microphones: [RecordedNorm]

    init(_ terms: FiredTerms) throws(WireError) {
        let allowed = terms.standIns.compactMap { standIn -> GateStep? in
            if case .challenge(let step) = standIn { step } else { nil }
        }
        alarm = terms.alarm
        due = terms.due
        lateMilliseconds = terms.lateMilliseconds
        date = terms.date
        zone = terms.zone
        zoneVersion = terms.zoneVersion
        language = terms.language
        verifierVersion = terms.verifierVersion
        steps = try RecordedFields.each(terms.steps) { $0.write(into: &$1) }
        standIns = try RecordedFields.each(terms.standIns) { $0.write(into: &$1) }
        sound = terms.sound
        snooze = terms.snooze
        timings = terms.timings
        livenessWords = terms.liveness?.words
        challenge = terms.challenge.map(RecordedDraws.init)
        wakeCheck = terms.wakeCheck
        recitation = terms.recitation == RecitationTerms() ? nil : terms.recitation
        label = terms.label
        texts = (terms.steps + allowed).flatMap(FiredPayload.texts)
        tokens = (terms.steps + allowed).compactMap(\.challenge.token).map(RecordedToken.init)
        // All recitations of a run go by the same renderings.
        renderings = (terms.steps.first(where: \.challenge.isSpoken)?.renderings ?? []).map(
            RecordedRendering.init)
        seed = terms.challenge?.seed.map { SeedDigits($0) }
        voiceNorm = terms.liveness?.norm
        microphones = (terms.liveness?.microphones ?? []).map(RecordedNorm.init)
    }

    /// The sealed texts of a step, in the order in which they are read again.
    private static func texts(_ step: GateStep) -> [String] {
        (step.lines.isEmpty ? step.challenge.typedInstead?.lines ?? [] : step.lines).map(\.text)
    }

    /// The terms; an alarm whose name was erased has none.
    func terms(isErased: Bool) throws(WireError) -> FiredTerms {
        var sealed = SealedParts(
            texts: texts[...], tokens: tokens[...], renderings: renderings.map(\.rendering))
        var read: [GateStep] = []
        for fields in steps {
            read.append(
                try fields.read(&sealed) { entry throws(WireError) in try GateStep.recorded(&entry) })
        }
        var allowed: [StandIn] = []
        for fields in standIns {
            allowed.append(
                try fields.read(&sealed) { entry throws(WireError) in try StandIn.recorded(&entry) })
        }
        return FiredTerms(
            alarm: alarm, label: isErased ? "" : label, due: due, lateMilliseconds: lateMilliseconds,
            date: date, zone: zone, zoneVersion: zoneVersion, steps: read, standIns: allowed,
            sound: sound, snooze: snooze, language: language, verifierVersion: verifierVersion,
            timings: timings, liveness: try liveness(), challenge: try challenge?.terms(seed: seed?.bits),
            wakeCheck: wakeCheck, recitation: recitation ?? RecitationTerms())
    }

    private func liveness() throws(WireError) -> LivenessTerms? {
        guard let words = livenessWords else { return nil }
        guard !words.isEmpty else { throw .invalid(field: "livenessWords", value: "none") }
        return LivenessTerms(
            words: words, norm: voiceNorm,
            microphones: microphones.map { MicrophoneNorm(name: $0.name, sound: $0.voiceNorm) })
    }
}

/// What was drawn for a run, but for the seed.
private struct RecordedDraws: Codable, Sendable {
    let commitment: PayloadDigest
    let list: Int
    let words: [String]
    let answerMilliseconds: Int64?
    @OmittedWhenEmpty var draws: [ChallengeDraw]

    init(_ terms: ChallengeTerms) {
        commitment = terms.commitment
        list = terms.list
        words = terms.words
        answerMilliseconds = terms.answerMilliseconds
        draws = terms.draws
    }

    func terms(seed: UInt64?) throws(WireError) -> ChallengeTerms {
        guard !words.isEmpty else { throw .invalid(field: "words", value: "none") }
        return ChallengeTerms(
            commitment: commitment, seed: seed, list: list, words: words,
            answerMilliseconds: answerMilliseconds, draws: draws)
    }
}

/// How a line came out when it was rehearsed.
private struct RecordedRendering: Codable, Hashable, Sendable {
    let text: String
    let heard: String
    let engine: String
    let model: String
    let score: Double

    init(_ rendering: LineRendering) {
        text = rendering.line
        heard = rendering.heard
        engine = rendering.engine
        model = rendering.model
        score = rendering.score
    }

    var rendering: LineRendering {
        LineRendering(line: text, heard: heard, engine: engine, model: model, score: score)
    }
}

/// How the person sounds at a microphone.
private struct RecordedNorm: Codable, Hashable, Sendable {
    let name: String
    let voiceNorm: SoundMeasurements

    init(_ norm: MicrophoneNorm) {
        name = norm.name
        voiceNorm = norm.sound
    }
}
