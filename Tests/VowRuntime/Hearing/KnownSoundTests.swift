import InMemory
import LivedDays
import Testing
import VowCore
import VowLog
import VowPorts
import VowRecitation

@testable import VowRuntime

/// L3, L4: what the daemon does with sounds that it knows.
@Suite("A daemon that knows sounds again") struct KnownSoundTests {
    /// The words of a prompted room; a sound is known by its height, which is another one for each sentence.
    private struct KnowingEars: TranscriberSource {
        let room: PromptedSpeech

        func transcriber(engine: String, language: Language) throws(PortFailure) -> any Transcriber {
            try room.transcriber(engine: engine, language: language)
        }
        func voiceActivityDetector() throws(PortFailure) -> any VoiceActivityDetector {
            try room.voiceActivityDetector()
        }
        func soundAnalyst() -> (any SoundAnalyst)? { HeightAnalyst() }
    }

    private final class HeightAnalyst: SoundAnalyst {
        func analyse(_ samples: [Float]) throws(PortFailure) -> SoundMeasurements? { nil }
        func recognise(_ samples: [Float], among known: KnownSounds) throws(PortFailure) -> RecognisedSound? {
            guard let height = samples.max(), height > 0 else { return nil }
            let own = KnownSoundTests.fingerprint(height)
            return RecognisedSound(
                fingerprint: own,
                resemblance: SoundResemblance(
                    earlier: known.earlier.contains(own) ? 1 : 0, own: known.own.contains(own) ? 1 : 0))
        }
    }

    private static func fingerprint(_ height: Float) -> SoundFingerprint {
        SoundFingerprint(codes: [UInt32((height * 1_000).rounded())])
    }

    /// A morning in which the first window's lines are said, where some sounds were known before.
    private func morning(knowing known: [SoundOrigin: Float], playing tone: [Float] = []) throws
        -> DaemonMorning
    {
        let room = PromptedSpeech()
        let ringer = RecordingRinger(startLatencyMilliseconds: 12, sound: tone)
        let morning = try DaemonMorning(ringer: ringer, room: room, transcribers: KnowingEars(room: room)) {
            log in
            for origin in SoundOrigin.allCases {
                guard let height = known[origin] else { continue }
                let event = Aggregates.heardSounds.event(
                    .remembered(Sealed(Self.fingerprint(height)), origin), of: HeardSoundsState.id)
                try log.append([try #require(event)], at: DaemonMorning.start)
            }
        }
        morning.clock.pass(milliseconds: 10_000)
        morning.answer(try #require(morning.nextWindow()))
        return morning
    }

    private func flags(_ morning: DaemonMorning) throws -> [LivenessFlag.Kind] {
        try morning.runEvents().compactMap {
            if case .cheatFlagged(let flag, _, _, _) = $0 { flag } else { nil }
        }
    }

    @Test("remembers each attempt that it judged, sealed and once") func remembers() throws {
        let morning = try morning(knowing: [.attempt: 0.9])
        defer { try? morning.end() }
        let goals = try #require(morning.display.screen { $0.phase == .listening && $0.step == 1 })
        morning.answer(goals)
        #expect(morning.display.ending() == .dismissed)
        let sounds = try morning.log.state(of: Aggregates.heardSounds, HeardSoundsState.id).state
        // The first sentence of a room is 0.21 high, the second 0.22.
        #expect(
            sounds.fingerprints(of: .attempt) == [0.9, 0.21, 0.22].map { KnownSoundTests.fingerprint($0) })
        #expect(try flags(morning).isEmpty)
    }

    @Test("remembers the same sound once, whether it was known before the run or came up in it")
    func once() throws {
        let log = EventLog(store: MemoryEventStore(), vault: MemoryKeyVault())
        let before = Aggregates.heardSounds.event(
            .remembered(Sealed(Self.fingerprint(0.9)), .attempt), of: HeardSoundsState.id)
        try log.append([try #require(before)], at: DaemonMorning.start)
        let memory = SoundMemory(log: log, clock: SimulatedWakeClock(at: DaemonMorning.start))
        #expect(memory.known().earlier == [Self.fingerprint(0.9)])
        func remembered(_ fingerprint: SoundFingerprint) -> HeardSoundsEvent? {
            let evidence = AttemptEvidence(
                transcript: "I run.", mode: .spoken, engine: "scripted", model: "test",
                speechMilliseconds: 900)
            memory.note(
                Take(evidence: evidence, samples: [], order: .everything, fingerprint: fingerprint))
            let verdict = AttemptVerdict(
                number: 1, step: 0, evidence: evidence, lines: [], challengeWordHeard: nil, reasons: [])
            return memory.remembered(verdict).flatMap { Aggregates.heardSounds.own($0)?.event }
        }
        let events = [0.9, 0.21, 0.21].map { remembered(Self.fingerprint($0)) }
        let expected: [HeardSoundsEvent?] = [nil, .remembered(Sealed(Self.fingerprint(0.21)), .attempt), nil]
        #expect(events == expected)
        #expect(remembered(SoundFingerprint(codes: [])) == nil)
    }

    @Test(
        "never counts the tone that it rang with, also where somebody made a recording of the lines the tone")
    func ownTone() throws {
        // A tone is known by its height here, as every sound is.
        let morning = try morning(knowing: [:], playing: [Float](repeating: 0.21, count: 32_000))
        defer { try? morning.end() }
        _ = try #require(morning.display.screen { $0.feedback != nil })
        #expect(try flags(morning) == [.ownSound])
        #expect(try !morning.runEvents().contains { if case .lineRecited = $0 { true } else { false } })
        let other = try self.morning(knowing: [:], playing: [Float](repeating: 0.5, count: 32_000))
        defer { try? other.end() }
        _ = try #require(other.display.screen { $0.phase == .listening && $0.step == 1 })
        #expect(try flags(other).isEmpty)
    }

    @Test("asks once more for what it heard before, and never counts what it plays itself")
    func known() throws {
        for (origin, flag) in [
            (SoundOrigin.attempt, LivenessFlag.Kind.replay), (.rehearsal, .replay),
            (.practiceRecording, .ownSound),
        ] {
            let morning = try morning(knowing: [origin: 0.21])
            defer { try? morning.end() }
            // It is asked for again, with another word.
            _ = try #require(morning.display.screen { $0.feedback != nil })
            #expect(try flags(morning) == [flag])
            #expect(
                try !morning.runEvents().contains { if case .lineRecited = $0 { true } else { false } })
        }
    }
}
