import Testing
import VowCore

/// What a session does about the sound file that its alarm rings by.
@Suite("R7 An alarm's own tone") struct ToneSpecs {
    @Test("R7 a tone's file that is refused or has changed is recorded once a cause, and the ring goes on")
    func toneNoticed() {
        var test = SessionUnderTest.fired()
        test.handle(.toneNoticed(code: "sound.file.silent", message: "silent"), at: 1)
        #expect(
            test.appended == [.partFailed(part: .tone, code: "sound.file.silent", message: "silent")])
        #expect(test.actions.isEmpty)
        #expect(test.phase == .ringing)
        test.handle(.toneNoticed(code: "sound.file.silent", message: "silent"), at: 2)
        #expect(test.isUnmoved)
        test.handle(.toneNoticed(code: "sound.file.changed", message: "changed"), at: 3)
        #expect(
            test.appended == [.partFailed(part: .tone, code: "sound.file.changed", message: "changed")])
        var snoozed = SessionUnderTest.snoozed()
        snoozed.handle(.toneNoticed(code: "sound.file.silent", message: "silent"), at: 10)
        #expect(snoozed.isUnmoved)
    }
}
