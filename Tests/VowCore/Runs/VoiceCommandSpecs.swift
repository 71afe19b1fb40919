import Foundation
import Testing
import VowCore
import VowRecitation

/// The way out and a snooze, without keyboard or screen.
@Suite("G7 Y1 What is asked aloud") struct VoiceCommandSpecs {
    @Test(
        "the sentence and the word are known as engines write them, and nothing else is",
        arguments: Language.allCases)
    func known(language: Language) {
        let sentence = WakeSession.emergencySentence(language)
        #expect(VoiceCommand(sentence, language) == .emergency)
        #expect(VoiceCommand(sentence.lowercased().filter { !$0.isPunctuation }, language) == .emergency)
        let apart = sentence.decomposedStringWithCanonicalMapping
        #expect(VoiceCommand(apart, language) == .emergency)
        #expect(VoiceCommand(sentence + " " + sentence, language) == nil)
        #expect(VoiceCommand("", language) == nil)
    }

    @Test("one misheard word is forgiven, two are not") func misheard() {
        #expect(VoiceCommand("i stop the alarm without keeping my word", .english) == .emergency)
        #expect(VoiceCommand("stop the alarm without keeping my word", .english) == nil)
        #expect(VoiceCommand("Snooze!", .english) == .snooze)
        #expect(VoiceCommand("I snooze no more", .english) == nil)
        #expect(VoiceCommand("Aplazar, por favor.", .spanish) == .snooze)
    }

    @Test("the exit is as slow as by hand: said twice, with the wait between, and recorded alike") func exit()
    {
        let sentence = Sample.said(WakeSession.emergencySentence(.english))
        var test = SessionUnderTest.listening()
        test.handle(.heardEnd(window: 1, sentence), at: 8)
        #expect(test.appended == [.emergencyAsked])
        #expect(test.session.screen.feedback == .emergencyAsked(waitMilliseconds: 30_000))
        #expect(test.phase == .ringing)
        #expect(test.session.state.attemptCount == 0)
        test.handle(.timePassed, at: 20)
        test.handle(.heardEnd(window: 2, sentence), at: 25)
        #expect(
            test.appended.isEmpty && test.session.screen.feedback == .emergencyAsked(waitMilliseconds: 13_000)
        )
        test.handle(.timePassed, at: 41)
        test.handle(.heardEnd(window: 3, sentence), at: 44)
        #expect(test.appended == [.bypassed])
        #expect(test.session.isEnded)
    }

    @Test("a snooze has to be earned, also aloud") func snooze() {
        var test = SessionUnderTest.listening()
        test.handle(.heardEnd(window: 1, Sample.said("Snooze.")), at: 8)
        #expect(test.appended.isEmpty)
        #expect(test.session.screen.feedback == .snoozeRefused(.needsProgress))
        #expect(test.phase == .ringing)
        test.handle(.timePassed, at: 20)
        test.handle(.heardEnd(window: 2, Sample.said(Sample.bothAffirmations)), at: 25)
        test.handle(.heardEnd(window: 3, Sample.said("Snooze.")), at: 28)
        #expect(test.appended == [.snoozed(until: .seven(568), count: 1)])
    }

    @Test("words that no speech carried ask for nothing") func imagined() {
        var test = SessionUnderTest.listening()
        let imagined = Sample.said(WakeSession.emergencySentence(.english), speech: 100)
        test.handle(.heardEnd(window: 1, imagined), at: 8)
        #expect(!test.appended.contains(.emergencyAsked))
    }
}
