import VowCore
import VowLog
package import VowPorts
import VowRecitation

/// A run in a form that may be shown to others: its decisions, measurements and numbers, without a word of the
/// person's.
///
/// Every word of lines, transcripts, labels and challenge words becomes a token: the same word the same token
/// within one bundle, another one in the next, since the salt is drawn afresh and is not kept. Tokens show which
/// words were said and missed, not which words they are. The verifier cannot read tokens, so its result for each
/// line is taken as recorded; everything that follows from it is decided again.
package struct RunBundle: Codable, Sendable {
    struct Item: Codable {
        let at: Int64
        let name: String
        let schema: Int
        let stream: String
        let plain: String
        let personal: String?
    }

    /// Names the form.
    package let format: String
    /// The program that wrote it.
    package let version: String
    let items: [Item]

    /// The form that this program writes and reads.
    package static let currentFormat = "vow-report-1"

    /// Redacts a run.
    /// - Parameter salt: unpredictable bits, drawn for this bundle alone.
    package init(_ history: [ReplayEvent], version: String, salt: [UInt64]) throws(PortFailure) {
        let redactor = Redactor(salt: salt)
        format = RunBundle.currentFormat
        self.version = version
        var items: [Item] = []
        for event in history {
            do {
                let redacted = redactor.redact(event.event)
                let encoded = try EventCodec.encode(redacted)
                items.append(
                    Item(
                        at: event.at.millisecondsSinceEpoch, name: encoded.name, schema: encoded.schema,
                        stream: EventCodec.stream(of: redacted).description,
                        plain: String(decoding: encoded.plain, as: UTF8.self),
                        personal: encoded.personal.map { String(decoding: $0, as: UTF8.self) }))
            } catch {
                throw PortFailure(
                    code: "report.unwritable", message: .eventOfRunCouldNot,
                    repair: .runVowLogVerify, cause: "\(error)")
            }
        }
        self.items = items
    }

    /// The events, for a replay from recorded lines.
    package func events() throws(PortFailure) -> [ReplayEvent] {
        guard format == RunBundle.currentFormat else {
            throw PortFailure(
                code: "report.unknown", message: .thisReportOfForm(format: format),
                repair: .readWithVersionOfVow(version: version))
        }
        var events: [ReplayEvent] = []
        for item in items {
            do {
                guard let stream = StreamName(item.stream) else {
                    throw WireError.invalid(field: "stream", value: item.stream)
                }
                let event = try EventCodec.decode(
                    stream: stream, name: item.name, schema: item.schema,
                    plain: try FieldReader(Array(item.plain.utf8)),
                    personal: try FieldReader(Array((item.personal ?? "{}").utf8)))
                events.append(ReplayEvent(at: Instant(millisecondsSinceEpoch: item.at), event: event))
            } catch {
                throw PortFailure(
                    code: "report.damaged", message: .eventOfReportCannotBe,
                    repair: .askForReportAgain, cause: "\(error)")
            }
        }
        return events
    }
}

/// Replaces words by tokens.
private struct Redactor {
    private let salt: [UInt64]

    init(salt: [UInt64]) { self.salt = salt }

    /// Sixteen bits of a keyed mix: enough to tell the words of a run apart, too few to try a dictionary on.
    private func token(_ word: Substring) -> UInt64 {
        var state = salt.first ?? 0
        for byte in word.lowercased().utf8 {
            state ^= UInt64(byte)
            for part in salt {
                let product = (state ^ part).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
                state = product.high ^ product.low
            }
        }
        return state >> 48
    }

    func words(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).map { part in
            // Chinese is counted by its letters, so each becomes another letter.
            if part.contains(where: { ("\u{4E00}"..."\u{9FFF}").contains($0) }) {
                return String(
                    part.map { letter -> Character in
                        guard letter.isLetter else { return letter }
                        return Character(
                            Unicode.Scalar(UInt32(0x4E00 + token(Substring(String(letter))) % 20_000))!)
                    })
            }
            let bare = part.filter { $0.isLetter || $0.isNumber || $0 == "'" }
            return "w" + String(token(Substring(bare)), radix: 16)
        }.joined(separator: " ")
    }

    func redact(_ event: DomainEvent) -> DomainEvent {
        guard case .run(let id, let event) = event else { return event }
        return .run(id, redact(event))
    }

    private func redact(_ event: RunEvent) -> RunEvent {
        switch event {
        case .fired(let terms): .fired(redact(terms))
        case .missed(let alarm, let label, let due, let date, let cause):
            .missed(
                alarm: alarm, label: Sealed(words(label.wrappedValue)), due: due, date: date, cause: cause)
        case .attemptJudged(let verdict): .attemptJudged(redact(verdict))
        // A part's own words may name devices and folders.
        case .partFailed(let part, let code, _): .partFailed(part: part, code: code, message: "")
        // The seed would tell the words.
        case .challengeRevealed: .challengeRevealed(seed: 0)
        case .answered(let step, let answer, let passed):
            .answered(step: step, answer.redacted(redact), passed: passed)
        default: event
        }
    }

    private func redact(_ terms: FiredTerms) -> FiredTerms {
        let steps = terms.steps.map(redact)
        let standIns = terms.standIns.map { standIn -> StandIn in
            if case .challenge(let step) = standIn { .challenge(redact(step)) } else { standIn }
        }
        var sound = terms.sound
        // A tone of the person's own is a path.
        if sound.tone.contains("/") { sound.tone = "own" }
        // The hash of its file would tell which music that is.
        sound.toneDigest = nil
        sound.routeTags = sound.routeTags.map(words)
        return FiredTerms(
            alarm: terms.alarm, label: words(terms.label), due: terms.due,
            lateMilliseconds: terms.lateMilliseconds, date: terms.date, zone: terms.zone,
            zoneVersion: terms.zoneVersion,
            steps: steps, standIns: standIns, sound: sound, snooze: terms.snooze, language: terms.language,
            verifierVersion: terms.verifierVersion, timings: terms.timings,
            liveness: terms.liveness.map {
                LivenessTerms(
                    words: $0.words.map(words), norm: $0.norm,
                    microphones: $0.microphones.map { MicrophoneNorm(name: words($0.name), sound: $0.sound) })
            },
            challenge: terms.challenge.map {
                ChallengeTerms(
                    commitment: redact($0.commitment), seed: $0.seed.map { _ in 0 }, list: $0.list,
                    words: $0.words.map(words), answerMilliseconds: $0.answerMilliseconds,
                    draws: $0.draws)
            },
            wakeCheck: terms.wakeCheck, recitation: terms.recitation)
    }

    /// Another digest that is the same for the same payload: who guesses payloads cannot try them on it.
    private func redact(_ digest: PayloadDigest) -> PayloadDigest {
        if digest.bytes.isEmpty { return digest }
        let salted = salt.flatMap { part in
            (0..<8).map { UInt8(truncatingIfNeeded: part >> (8 * UInt64($0))) }
        }
        return PayloadDigest(of: salted + digest.bytes)
    }

    private func redact(_ step: GateStep) -> GateStep {
        GateStep(
            step.challenge.changed(lines: redact, token: { (words($0.name), redact($0.digest)) }),
            limits: step.limits)
    }

    private func redact(_ lines: RequiredLines) -> RequiredLines {
        RequiredLines(
            kind: lines.kind,
            lines: lines.lines.map {
                RequiredLine(id: $0.id, text: words($0.text), minimumSimilarity: $0.minimumSimilarity)
            }, challengeWord: lines.challengeWord.map(words))
    }

    private func redact(_ verdict: AttemptVerdict) -> AttemptVerdict {
        let evidence = verdict.evidence
        return AttemptVerdict(
            number: verdict.number, step: verdict.step,
            evidence: AttemptEvidence(
                transcript: words(evidence.transcript), mode: evidence.mode, engine: evidence.engine,
                model: evidence.model, speechMilliseconds: evidence.speechMilliseconds,
                speechLevelDecibels: evidence.speechLevelDecibels,
                noiseLevelDecibels: evidence.noiseLevelDecibels,
                latencyMilliseconds: evidence.latencyMilliseconds, askedWord: evidence.askedWord.map(words),
                opinions: evidence.opinions.map { $0.rewritten(words) },
                meanings: evidence.meanings.map {
                    LineMeaning(
                        line: words($0.line), model: $0.model, closenessHundredths: $0.closenessHundredths)
                }, sound: evidence.sound, resemblance: evidence.resemblance,
                microphone: evidence.microphone.map(words), engineFault: evidence.engineFault),
            lines: verdict.lines.map {
                LineResult(line: $0.line, score: $0.score, passed: $0.passed, missed: $0.missed.map(words))
            }, challengeWordHeard: verdict.challengeWordHeard, reasons: verdict.reasons)
    }
}
