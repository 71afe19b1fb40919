import Testing
import VowCore
import VowRecitation

/// L2, L5, L6: what the sound of an attempt changes in a run, and what it never does.
@Suite("A run that listens for a live voice") struct LivenessSpecs {
    /// A sound in which every feature is nought but some.
    private func sound(_ values: [SoundFeature: Double]) -> SoundMeasurements {
        SoundMeasurements { values[$0] ?? 0 }!
    }

    private var clean: SoundMeasurements {
        sound([.levelAboveRoomDecibels: 30, .envelopeDeviationDecibels: 6])
    }
    /// As through a phone: no fundamental and no bass.
    private var played: SoundMeasurements {
        sound([
            .levelAboveRoomDecibels: 30, .envelopeDeviationDecibels: 6, .fundamentalDecibels: -60,
            .band62To150Decibels: -60,
        ])
    }

    private func terms(isOn: Bool = true, word: String? = "sunrise", norm: SoundMeasurements? = nil)
        -> FiredTerms
    {
        FiredTerms(
            alarm: "a1", label: "", due: .seven(), lateMilliseconds: 0, zone: "UTC", zoneVersion: "test",
            steps: [GateStep(kind: .goal, lines: [Sample.train], challengeWord: word)],
            sound: SoundSettings(), snooze: SnoozePolicy(), language: .english,
            verifierVersion: VerifierSettings.currentVersion, timings: SessionTimings(),
            liveness: isOn ? LivenessTerms(words: ["window", "violin"], norm: norm) : nil)
    }

    private func said(_ word: String, _ sound: SoundMeasurements?) -> AttemptEvidence {
        let text = "I complete four workouts a week. " + word
        return AttemptEvidence(
            transcript: text, mode: .spoken, engine: "scripted", model: "test", speechMilliseconds: 3_000,
            sound: sound)
    }

    /// The run after some attempts, and what the last one led to.
    private func after(_ terms: FiredTerms, _ attempts: [AttemptEvidence]) throws -> (RunState, [RunEvent]) {
        var run = RunState().evolved(by: .fired(terms), at: .seven())
        var last: [RunEvent] = []
        for attempt in attempts {
            last = try run.decide(.judge(attempt), at: .seven(20))
            for event in last { run = run.evolved(by: event, at: .seven(20)) }
        }
        return (run, last)
    }

    private func flags(_ events: [RunEvent]) -> [LivenessFlag.Kind] {
        events.compactMap { if case .cheatFlagged(let flag, _, _, _) = $0 { flag } else { nil } }
    }

    private func reasons(_ events: [RunEvent]) -> [AttemptReason] {
        guard case .attemptJudged(let verdict)? = events.first else { return [] }
        return verdict.reasons
    }

    @Test("lets a live voice go at once, and one that was not measured")
    func live() throws {
        for sound in [clean, nil] {
            let (run, events) = try after(terms(), [said("Sunrise.", sound)])
            #expect(run.phase == .ended(.dismissed))
            #expect(flags(events).isEmpty)
        }
    }

    @Test("asks once more with a new word where the spectrum is a loudspeaker's, with the evidence")
    func oneKind() throws {
        let (run, events) = try after(terms(), [said("Sunrise.", played)])
        #expect(reasons(events) == [.onceMore])
        #expect(flags(events) == [.playback])
        #expect(run.phase == .active)
        #expect(run.step.recitedLines.isEmpty)
        #expect(run.currentStep?.challengeWord == "window")
        guard case .cheatFlagged(_, 1, let measured, let threshold) = events[1] else {
            Issue.record("the evidence follows the attempt")
            return
        }
        #expect(measured >= threshold)
    }

    @Test("does not take the same recording a second time, because it lacks the new word")
    func recordingAgain() throws {
        let (run, events) = try after(terms(), [said("Sunrise.", played), said("Sunrise.", played)])
        #expect(run.phase == .active)
        #expect(reasons(events).contains(.challengeWordMissing))
    }

    @Test("asks for a word on the second time also where the alarm asks for none")
    func withoutWord() throws {
        let (run, _) = try after(terms(word: nil), [said("", played), said("", played)])
        #expect(run.phase == .active)
        let (passed, _) = try after(terms(word: nil), [said("", played), said("Window.", played)])
        #expect(passed.phase == .ended(.dismissed))
    }

    @Test("never refuses for good by the spectrum alone")
    func notForGood() throws {
        let (run, events) = try after(terms(), [said("Sunrise.", played), said("Window.", played)])
        #expect(run.phase == .ended(.dismissed))
        #expect(flags(events) == [.playback])
    }

    @Test("asks for nothing where it is switched off, as every run from before")
    func off() throws {
        let (run, events) = try after(terms(isOn: false), [said("Sunrise.", played)])
        #expect(run.phase == .ended(.dismissed))
        #expect(flags(events).isEmpty)
    }

    @Test("does not ask once more where nothing was earned")
    func nothingEarned() throws {
        let other = AttemptEvidence(
            transcript: "five more minutes", mode: .spoken, engine: "scripted", model: "test",
            speechMilliseconds: 2_000, sound: played)
        let (run, events) = try after(terms(), [other])
        #expect(reasons(events) == [.linesMissing, .challengeWordMissing])
        #expect(run.currentStep?.challengeWord == "sunrise")
    }

    @Test("goes by how this person sounds at this microphone, where that is known")
    func norm() throws {
        // A telephone line of a voice: odd, but always so.
        let odd = played
        let (run, _) = try after(terms(norm: odd), [said("Sunrise.", odd)])
        #expect(run.phase == .ended(.dismissed))
        let (other, events) = try after(terms(norm: clean), [said("Sunrise.", odd)])
        #expect(other.phase == .active)
        #expect(flags(events) == [.playback])
    }

    @Test("knows each microphone by itself, and begins with caution at a new one")
    func microphones() throws {
        let odd = played
        func heard(by microphone: String?) -> AttemptEvidence {
            AttemptEvidence(
                transcript: "I complete four workouts a week. Sunrise.", mode: .spoken, engine: "scripted",
                model: "test", speechMilliseconds: 3_000, sound: odd, microphone: microphone)
        }
        let plain = terms()
        let known = FiredTerms(
            alarm: plain.alarm, label: "", due: plain.due, lateMilliseconds: 0, zone: "UTC",
            zoneVersion: "test",
            steps: plain.steps, sound: plain.sound, snooze: plain.snooze, language: .english,
            verifierVersion: plain.verifierVersion, timings: plain.timings,
            liveness: LivenessTerms(
                words: ["window"], norm: nil, microphones: [MicrophoneNorm(name: "desk", sound: odd)]))
        #expect(try after(known, [heard(by: "desk")]).0.phase == .ended(.dismissed))
        #expect(try flags(after(known, [heard(by: "new")]).1) == [.playback])
        #expect(try flags(after(known, [heard(by: nil)]).1) == [.playback])
    }

    @Test("learns a microphone from attempts that passed and from rehearsals, and not from a loudspeaker")
    func learning() throws {
        let rehearsed = { (sound: SoundMeasurements) in
            DomainEvent.line(
                "train",
                .rehearsed(
                    LineRehearsal(
                        evidence: AttemptEvidence(
                            transcript: "", mode: .spoken, engine: "e", model: "m", speechMilliseconds: 900,
                            sound: sound, microphone: "desk"), score: 1, outcome: .heard,
                        verifierVersion: VerifierSettings.currentVersion,
                        holdsFrom: CivilDate(iso8601: "2026-01-01")!)))
        }
        for (sound, count, isLearnt) in [(clean, 2, true), (clean, 1, false), (played, 9, false)] {
            var clock = AlarmClock(zones: ZoneTable(device: .utc), seed: 1)
            clock.policy.liveness.isOn = true
            clock.apply(
                .line("train", .added(kind: .goal, text: Sealed(Sample.train.text), language: .english)),
                at: .seven(-90_000))
            clock.apply(.alarm("a", .scheduled(Sample.daily)), at: .seven(-80_000))
            for _ in 0..<count { clock.apply(rehearsed(sound), at: .seven(-70_000)) }
            let effects = clock.handle(.start(), at: .seven(-60)) + clock.handle(.timePassed, at: .seven())
            var microphones: [String] = []
            for case .session(_, let effects) in effects {
                for case .append(let events) in effects {
                    for case .fired(let terms) in events {
                        microphones = terms.liveness?.microphones.map(\.name) ?? ["none"]
                    }
                }
            }
            #expect(microphones == (isLearnt ? ["desk"] : []))
        }
    }

    @Test("takes the room to be as loud as was set, and a known voice to be about as loud as it is")
    func ambient() {
        let faint = sound([
            .speechLevelDecibels: -45, .levelAboveRoomDecibels: 30, .envelopeDeviationDecibels: 6,
        ])
        #expect(LivenessRules.flags(faint).isEmpty)
        #expect(LivenessRules.flags(faint, ambientDecibels: -50).map(\.kind) == [.lowEnergy])
        #expect(LivenessRules.flags(faint, ambientDecibels: -60).isEmpty)
        // A voice that is usually far above its room, 13 decibels above the level that was set.
        let usual = sound([
            .speechLevelDecibels: -27, .levelAboveRoomDecibels: 40, .envelopeDeviationDecibels: 6,
        ])
        #expect(LivenessRules.flags(usual, norm: usual, ambientDecibels: -40).isEmpty)
        #expect(LivenessRules.flags(usual, norm: usual, ambientDecibels: -30).map(\.kind) == [.lowEnergy])
        func above(_ level: Double) -> SoundMeasurements {
            sound([.levelAboveRoomDecibels: level, .envelopeDeviationDecibels: 6])
        }
        #expect(LivenessRules.flags(above(12), norm: above(38)).map(\.kind) == [.lowEnergy])
        #expect(LivenessRules.flags(above(12), norm: above(30)).isEmpty)
        #expect(LivenessRules.flags(above(17), norm: above(90)).isEmpty)
    }

    @Test("flags a voice that hardly rises above the room, and a tone that stands in the sound")
    func otherFlags() {
        let faint = sound([.levelAboveRoomDecibels: 5, .envelopeDeviationDecibels: 6])
        #expect(LivenessRules.flags(faint).map(\.kind) == [.lowEnergy])
        let loop = sound([
            .levelAboveRoomDecibels: 30, .envelopeDeviationDecibels: 6, .resonanceDecibels: 36,
        ])
        #expect(LivenessRules.flags(loop).map(\.kind) == [.micLoop])
        #expect(LivenessRules.flags(clean).isEmpty)
    }

    @Test("several words of a challenge are several words, and none of the person's own")
    func words() {
        for seed in 0..<200 {
            let drawn = ChallengeWords.draw(
                UInt64(seed), count: 3, language: .english, avoiding: ["The water in the kitchen window."])
            let words = drawn.split(separator: " ")
            #expect(Set(words).count == 3)
            #expect(Set(words).isDisjoint(with: ["water", "kitchen", "window"]))
        }
    }
}
