import Testing
import VowCore
import VowRecitation

/// L3, L4: a sound that was heard before, and Vow's own.
@Suite("A sound that is known") struct KnownSoundSpecs {
    private func run(_ likenesses: [(word: String, earlier: Double, own: Double)]) throws -> (
        state: RunState, flags: [LivenessFlag.Kind]
    ) {
        let terms = FiredTerms(
            alarm: "a1", label: "", due: .seven(), lateMilliseconds: 0, zone: "UTC", zoneVersion: "test",
            steps: [GateStep(kind: .goal, lines: [Sample.train], challengeWord: nil)],
            sound: SoundSettings(), snooze: SnoozePolicy(), language: .english,
            verifierVersion: VerifierSettings.currentVersion, timings: SessionTimings(),
            liveness: LivenessTerms(words: ["window", "violin"], norm: nil))
        var state = RunState().evolved(by: .fired(terms), at: .seven())
        var flags: [LivenessFlag.Kind] = []
        for one in likenesses {
            let evidence = AttemptEvidence(
                transcript: "I complete four workouts a week. " + one.word, mode: .spoken,
                engine: "scripted", model: "test", speechMilliseconds: 3_000,
                resemblance: SoundResemblance(earlier: one.earlier, own: one.own))
            for event in try state.decide(.judge(evidence), at: .seven(20)) {
                if case .cheatFlagged(let flag, _, _, _) = event { flags.append(flag) }
                state = state.evolved(by: event, at: .seven(20))
            }
        }
        return (state, flags)
    }

    @Test("lets a sound go that is like the others only by chance") func chance() throws {
        let (state, flags) = try run([("", 0.31, 0.31)])
        #expect(state.phase == .ended(.dismissed))
        #expect(flags.isEmpty)
    }

    @Test("never takes a sound that was heard before, not even with the new word; new sound passes")
    func replay() throws {
        let (state, flags) = try run([("", 0.5, 0), ("", 0.5, 0), ("Window.", 0.5, 0), ("Violin.", 0.5, 0)])
        #expect(state.phase == .active)
        #expect(flags == [.replay, .replay, .replay, .replay])
        #expect(state.step.recitedLines.isEmpty)
        #expect(try run([("", 0.5, 0), ("Window.", 0.1, 0)]).state.phase == .ended(.dismissed))
    }

    @Test("never takes a sound of its own, with whatever word") func ownSound() throws {
        let (state, flags) = try run([("", 0, 0.5), ("Window.", 0, 0.5), ("Violin.", 0, 0.5)])
        #expect(state.phase == .active)
        #expect(!flags.isEmpty && flags.allSatisfy { $0 == .ownSound })
        #expect(state.step.recitedLines.isEmpty)
    }

    @Test("knows the newest of each origin, and each once") func memory() throws {
        var sounds = HeardSoundsState()
        func remember(_ code: UInt32, _ origin: SoundOrigin) throws {
            let fingerprint = SoundFingerprint(codes: [code])
            for event in try sounds.decide(.remember(fingerprint, origin), at: .seven()) {
                sounds = sounds.evolved(by: event, at: .seven())
            }
        }
        let count = HeardSoundsState.mostOfEachOrigin + 3
        for code in 0..<count { try remember(UInt32(code), .attempt) }
        try remember(7, .practiceRecording)
        #expect(sounds.fingerprints(of: .attempt).count == HeardSoundsState.mostOfEachOrigin)
        #expect(sounds.fingerprints(of: .attempt).first?.codes == [3])
        #expect(sounds.fingerprints(of: .practiceRecording).count == 1)
        #expect(try sounds.decide(.remember(SoundFingerprint(codes: [7]), .attempt), at: .seven()).isEmpty)
        #expect(throws: HeardSoundsRejection.tooShort) {
            try sounds.decide(.remember(SoundFingerprint(codes: []), .attempt), at: .seven())
        }
        // What was erased is known no more, and nothing is broken by it.
        #expect(
            sounds.evolved(by: .remembered(Sealed(nil), .attempt), at: .seven()).fingerprints(of: .attempt)
                .count
                == HeardSoundsState.mostOfEachOrigin)
    }
}
