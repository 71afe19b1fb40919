import Foundation
import InMemory
import LivedDays
import Testing
import VowAnswers
import VowCore
import VowLog
import VowPorts
import VowRecitation

@testable import VowRuntime

/// P2, P3, D2: practice on a device of fakes.
@Suite("Practice on a device") struct PracticeTests {
    private static let words = "I keep promises to myself."
    private let vault = MemoryKeyVault()
    private let log: EventLog
    private let store = MemoryRecordingStore()

    private let service: CommandService

    init() {
        log = EventLog(store: MemoryEventStore(), vault: vault)
        service = CommandService(ofFakesOn: log)
    }

    private var recordings: SealedRecordings { SealedRecordings(store: store, vault: vault) }

    private func evidence(_ text: String) -> AttemptEvidence {
        AttemptEvidence(
            transcript: text, mode: .spoken, engine: "moonshine", model: "m", speechMilliseconds: 2_000)
    }

    /// Two seconds of a voice between silences: harmonics of a pitch that wanders.
    static func voice(seed: Double, pitch base: Double = 120, seconds: Double = 2) -> [Float] {
        let silence = [Float](repeating: 0, count: 8_000)
        var phase = 0.0
        let speech = (0..<Int(seconds * 16_000)).map { index -> Float in
            let time = Double(index) / 16_000
            let pitch = base + 40 * sin(time * (2.1 + seed)) + 25 * sin(time * (5.3 + seed * 2))
            phase += 2 * .pi * pitch / 16_000
            let loud = 0.5 + 0.5 * sin(time * (9 + seed))
            return Float(
                loud * (1...9).reduce(0.0) { $0 + sin(phase * Double($1) + seed) / Double($1) } * 0.1)
        }
        return silence + speech + silence
    }

    private func keep(_ id: AffirmationID, _ samples: [Float], heard: String = PracticeTests.words) throws
        -> PracticeRecording
    {
        try service.record(
            practice: id, samples, evidence: evidence(heard), in: recordings, detector: LoudnessDetector())
    }

    private func agree() throws {
        try service.consent(to: .recordings, .give(recipient: ConsentPurpose.ownDevice))
    }

    @Test("a recording needs consent, and its words; it is trimmed, levelled, sealed, and never in the log")
    func recording() throws {
        let id = try service.addPractice(PracticeTests.words, language: .english)
        let take = PracticeTests.voice(seed: 0.3)
        #expect(throws: CommandError.refused(Refusal(RefusalText.practiceNotAgreed))) { try keep(id, take) }
        try agree()
        #expect {
            try keep(id, take, heard: "I keep secrets from the neighbour")
        } throws: { error in
            if case CommandError.refused(let refusal) = error {
                refusal.code == "practice.otherWords"
            } else {
                false
            }
        }
        #expect(try store.names(olderThanSeconds: 0).isEmpty)
        let kept = try keep(id, take)
        #expect((1_900...2_600).contains(kept.lengthMilliseconds))
        let opened = try recordings.open(kept, of: id)
        #expect(opened.standing == .whole)
        let peak = opened.samples.reduce(Float(0)) { max($0, abs($1)) }
        #expect(peak <= TakePreparation.greatestPeak + 0.001)
        // What lies there and what the log holds is no sound.
        let sound = RecordedSound.bytes(opened.samples)
        let piece = Array(sound[sound.count / 2..<sound.count / 2 + 32])
        let sealed = try #require(try store.bytes(named: kept.file))
        #expect(!sealed.contains(piece))
        for logged in try log.history() {
            #expect(!logged.stored.event.plain.contains(piece))
            #expect(logged.stored.event.plain.count < 2_000)
        }
        // Another affirmation cannot be given it.
        #expect(try recordings.open(kept, of: "other").standing == .damaged)
    }

    @Test("a new take replaces the old one; a damaged one says so and can be recorded again")
    func replaced() throws {
        try agree()
        let id = try service.addPractice(PracticeTests.words, language: .english)
        let first = try keep(id, PracticeTests.voice(seed: 0.3))
        store.spoil(first.file)
        #expect(try recordings.open(first, of: id).standing == .damaged)
        #expect(try service.practiceRow(id, in: recordings).recording?.standing == "damaged")
        let second = try keep(id, PracticeTests.voice(seed: 0.7))
        #expect(try store.names(olderThanSeconds: 0) == [second.file])
        #expect(try service.practiceRow(id, in: recordings).recording?.standing == "whole")
        try store.remove(named: second.file)
        #expect(try service.practiceRow(id, in: recordings).recording?.standing == "missing")
    }

    @Test("a full disk keeps the old take, and leaves nothing behind") func full() throws {
        try agree()
        let id = try service.addPractice(PracticeTests.words, language: .english)
        let first = try keep(id, PracticeTests.voice(seed: 0.3))
        store.fill(true)
        #expect(throws: CommandError.self) { try keep(id, PracticeTests.voice(seed: 0.7)) }
        #expect(try service.practice(id).state.recording == first)
        #expect(try recordings.open(first, of: id).standing == .whole)
    }

    @Test("removed, withdrawn and wiped, it is gone") func gone() throws {
        try agree()
        let id = try service.addPractice(PracticeTests.words, language: .english)
        let kept = try keep(id, PracticeTests.voice(seed: 0.3))
        try service.removeRecording(ofPractice: id, in: recordings)
        #expect(try store.names(olderThanSeconds: 0).isEmpty)
        #expect(try service.practice(id).state.recording == nil)
        let again = try keep(id, PracticeTests.voice(seed: 0.3))
        #expect(again.file != kept.file)
        #expect(Erasure.classes.contains("recordings"))
        try Erasure(of: ["recordings"], in: log).destroyKeys(in: vault)
        #expect(try recordings.open(again, of: id).standing == .erased)
        try service.removeAllRecordings(in: recordings)
        #expect(try store.names(olderThanSeconds: 0).isEmpty)
    }

    @Test("P3: hands-free: plays, listens, counts, and stops when told to") func session() throws {
        let id = try service.addPractice("I rise", language: .english)
        let room = PromptedSpeech()
        let speaker = RecordingLoudspeaker()
        let front = RecordingFront()
        let parts = PracticeParts(
            recordings: recordings, loudspeaker: speaker, voice: { _ in ToneVoice() }, microphone: room,
            transcribers: room, clock: SimulatedWakeClock(at: DaemonMorning.start))
        let runner = try PracticeRunner(service: service, parts: parts, front: front)
        room.say("I rise")
        room.say("I fall down the stairs")
        room.say("I rise")
        #expect(try runner.run([id], rounds: 3) == .stopped)
        let state = try service.practice(id).state
        #expect((state.count, state.refusedCount) == (2, 1))
        #expect(speaker.played.count == 3)
        #expect(front.counted == [1, 2])
        #expect(state.progress(on: try service.present().today).today == 2)
    }

    @Test(
        "6: a microphone that is pulled out in mid-round costs that round, invents none, and counts when it is back"
    )
    func unplugged() throws {
        let id = try service.addPractice("I rise", language: .english)
        let room = PromptedSpeech()
        let microphone = PulledMicrophone(room)
        let front = RecordingFront()
        let parts = PracticeParts(
            recordings: recordings, loudspeaker: RecordingLoudspeaker(), voice: { _ in ToneVoice() },
            microphone: microphone, transcribers: room, clock: SimulatedWakeClock(at: DaemonMorning.start))
        let runner = try PracticeRunner(service: service, parts: parts, front: front)
        room.say("I rise")
        #expect(try runner.run([id], rounds: 1) == .stopped)
        #expect(microphone.refusals == 2)
        let state = try service.practice(id).state
        #expect((state.count, state.refusedCount) == (1, 0))
        #expect(front.counted == [1])
        #expect(front.failures == 2)
    }

    @Test("P1 P3: a line is practised, its rounds teach the gate as a rehearsal does, and it becomes a line")
    func lines() throws {
        let line = try service.addLine(PracticeTests.words, kind: .affirmation, language: .english)
        let id = try service.practise(line: line)
        #expect(try service.practise(line: line) == id)
        func say(_ text: String, likeness: Double? = nil) throws -> PracticeRound? {
            try service.judge(
                practice: id,
                PracticeTake(
                    round: service.freshRound(), date: try service.present().today, evidence: evidence(text),
                    likenessToPlayed: likeness))
        }
        func rehearsals() throws -> Int { try service.present().book.state(of: line).rehearsals.count }
        // What came out of a loudspeaker teaches nothing.
        _ = try say(PracticeTests.words, likeness: 0.9)
        #expect(try rehearsals() == 0)
        _ = try say("I don't keep promises to myself.")
        #expect(try rehearsals() == 0)
        _ = try say(PracticeTests.words)
        #expect(try rehearsals() == 1)
        for _ in 0..<5 { _ = try say(PracticeTests.words) }
        #expect(try rehearsals() == 1)
        #expect(try service.practice(id).state.count == 6)
        // It follows the line's words.
        try service.change(line: line, .edit(text: "I keep my word."))
        try service.followEdit(ofLine: line, to: "I keep my word.")
        #expect(try service.practice(id).state.text == "I keep my word.")

        let other = try service.addPractice("I get up.", language: .english)
        let made = try service.makeLine(ofPractice: other, kind: .goal)
        #expect(try service.makeLine(ofPractice: other, kind: .goal) == made)
        #expect(try service.present().book.state(of: made).kind == .goal)
    }

    @Test("the views say of practice what the log says") func views() throws {
        let id = try service.addPractice(PracticeTests.words, language: .english, target: 50)
        for number in 0..<4 {
            _ = try service.judge(
                practice: id,
                PracticeTake(
                    round: "r\(number)", date: .init(daysSinceEpoch: 20_000 + number),
                    evidence: evidence(number == 2 ? "something else" : PracticeTests.words)))
        }
        let kept = try service.present().practices.first?.state
        #expect(kept == (try log.state(of: Aggregates.practice, id).state))
        #expect(kept == (try service.state().practices.first?.state))
        #expect(kept?.count == 3)
        let copy = try JSONDecoder().decode(
            PracticeState.self, from: try JSONEncoder().encode(try #require(kept)))
        #expect(copy == kept)
    }

    @Test("P4: the daemon reminds at the chosen time, once a day, and not of what was said") func reminder()
        throws
    {
        var id: AffirmationID = ""
        let evening = DaemonMorning.start.adding(seconds: -10 * 3_600)
        let morning = try DaemonMorning(at: evening) { log in
            let service = CommandService(ofFakesOn: log, at: evening)
            id = try service.addPractice("I rise", language: .english)
            try service.change(practice: id, .setReminder(CivilTime(hour: 21, minute: 30)))
        }
        defer { try? morning.end() }
        // Other things are planned before it.
        for _ in 0..<12 where !morning.display.notices.contains(where: { $0.contains("I rise") }) {
            _ = morning.clock.passToPlannedWake()
            _ = morning.display.settle(milliseconds: 20)
        }
        #expect(morning.display.notices.contains { $0.contains("I rise") })
        let told = morning.notifier.messages.filter { $0.body.contains("I rise") }
        #expect(told.map(\.title) == ["Vow: practice"])
        #expect(told.first?.body.contains("vow practice snooze \(id)") == true)
    }
}

/// What is loud is speech.
private final class LoudnessDetector: VoiceActivityDetector {
    let chunkLengthSamples = 512
    func hearsSpeech(in chunk: [Float]) throws(PortFailure) -> Bool { chunk.contains { abs($0) > 0.01 } }
    func reset() {}
}

/// Speaks a tone that no sentence of a prompted room stands for.
private struct ToneVoice: Voice {
    func speech(for text: String, language: String, style: SpeakingStyle) throws(PortFailure) -> [Float] {
        (0..<16_000).map { Float(sin(Double($0) * 0.31)) * 0.1 }
    }
}

/// A microphone that is pulled out while the first sentence is said, is not there when it is opened next, and hears the
/// same sentence once more when it is back.
private final class PulledMicrophone: Microphone, @unchecked Sendable {
    private let room: PromptedSpeech
    private var reads = 0
    /// How often it failed.
    private(set) var refusals = 0

    init(_ room: PromptedSpeech) { self.room = room }

    func open() throws(PortFailure) {
        if refusals == 1 {
            refusals += 1
            room.say("I rise")
            throw PortFailure(
                code: "microphone.none", message: TextCode(worded: "There is none."),
                repair: TextCode(worded: "Plug one in."))
        }
        try room.open()
    }

    func read() throws(PortFailure) -> [Float]? {
        reads += 1
        // In the middle of the first sentence: it begins after 20 chunks and lasts for 33.
        if reads == 40 {
            refusals += 1
            room.hush()
            throw PortFailure(
                code: "microphone.lost", message: TextCode(worded: "It was unplugged."),
                repair: TextCode(worded: "Plug it in."))
        }
        return try room.read()
    }

    func close() { room.close() }
}

/// Remembers what was shown, and rests for no time.
private final class RecordingFront: PracticeFrontEnd {
    var counted: [Int] = []
    var failures = 0
    func show(_ screen: PracticeScreen, round: PracticeRound?) {
        if case .counted(_, let count) = screen { counted.append(count) }
        if case .notHeard = screen { failures += 1 }
    }
    func hearing(_ words: String) {}
    func rest(milliseconds: Int64) {}
    func choice() -> PracticeChoice? { nil }
}
