import InMemory
import PortContracts
import Testing
import VowCore
import VowPorts

@Suite("R fakes of sound keep the ports' contracts", .timeLimit(.minutes(1)))
struct SoundFakesTests {
    private let lost = PortFailure(
        code: "test.lost", message: TextCode(worded: "The sink is gone."),
        repair: TextCode(worded: "Plug it in."))

    @Test func ringerContract() async throws {
        try await RingerContract(RecordingRinger()).startReportsItsBeginning()
        try await RingerContract(RecordingRinger()).duckChangesTheLevel()
        try await RingerContract(RecordingRinger()).startingAgainReplaces()
        try await RingerContract(RecordingRinger()).idleCallsAreNoError()
        try await RingerContract(RecordingRinger()).aPreparedRingBegins()
        try await RingerContract(RecordingRinger()).signalsMayStop()
        let muted = RecordingRinger()
        try await RingerContract(muted).mutingIsSignalled {
            muted.mute(
                PortFailure(
                    code: "sound.muted", message: TextCode(worded: "Muted."),
                    repair: TextCode(worded: "Unmute it.")))
        }
        let ringer = RecordingRinger()
        try await RingerContract(ringer).lossIsSignalled { ringer.loseSink(lost) }
    }

    @Test func microphoneContract() async throws {
        let whistle = MicrophoneContract.whistle
        try MicrophoneContract(ScriptedMicrophone([Float](repeating: 0, count: 320) + whistle)) { _ in }
            .hearsWhatIsSaid()
        try await MicrophoneContract(ScriptedMicrophone(whistle, ending: .silence)) { _ in }
            .closeEndsReading()
        try MicrophoneContract(ScriptedMicrophone(whistle)) { _ in }.opensAgain()
        MicrophoneContract(ScriptedMicrophone(whistle)) { _ in }.readingBeforeOpeningFails()
    }

    @Test func aRingerRemembersEachCall() throws {
        let ringer = RecordingRinger(startFailures: [lost])
        let request = RingRequest(source: .tone("beacon"), volumePercent: 50, rampSeconds: 10)
        #expect(throws: lost) { try ringer.start(request) { _ in } }
        try ringer.start(request) { _ in }
        #expect(ringer.playing == request)
        ringer.duck(toPercent: 20)
        ringer.stop()
        #expect(ringer.playing == nil)
        #expect(ringer.calls == [.refused(request), .start(request), .duck(percent: 20), .stop])
    }

    @Test func aScriptEndsAsItSays() throws {
        let ending = ScriptedMicrophone([0.1, 0.2])
        try ending.open()
        #expect(try ending.read() == [0.1, 0.2])
        #expect(try ending.read() == nil)
        #expect(throws: PortFailure.self) { try ending.read() }

        let breaking = ScriptedMicrophone([], ending: .failure(lost))
        try breaking.open()
        #expect(throws: lost) { try breaking.read() }

        #expect(throws: lost) { try ScriptedMicrophone([], openFailure: lost).open() }
    }
}
