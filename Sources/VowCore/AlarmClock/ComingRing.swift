package import VowRecitation

/// A ring that comes soon, and what has to be prepared for it.
package struct ComingRing: Hashable, Sendable {
    /// How it sounds.
    package let sound: SoundSettings
    /// The language of the lines that are still to be said; nil where none are.
    package let spokenLanguage: Language?
}

extension AlarmClock {
    /// The ring that is due at an instant: of a run whose snooze ends then, or of an alarm; nil where none is. A
    /// wake-up check is not a ring: it asks without a tone, and is answered by hand.
    package func comingRing(dueAt due: Instant, at now: Instant) -> ComingRing? {
        for session in sessions {
            guard case .snoozed(due) = session.machine.phase, let terms = session.machine.state.terms else {
                continue
            }
            let state = session.machine.state
            let speaks =
                state.currentStep?.challenge.isSpoken == true
                || terms.steps.dropFirst(state.stepIndex + 1).contains { $0.challenge.isSpoken }
            return ComingRing(sound: terms.sound, spokenLanguage: speaks ? terms.language : nil)
        }
        if let call = state.secondCalls(by: policy.secondCalls).first(where: { $0.due == due }) {
            return alarm(call.alarm).definition.map(AlarmClock.ring)
        }
        let ringing = upcoming(after: now).first { $0.occurrence.instant == due }
        return ringing.flatMap { alarm($0.alarm).definition.map(AlarmClock.ring) }
    }

    private static func ring(_ definition: AlarmDefinition) -> ComingRing {
        let speaks = definition.gate.listedChallenges.contains(where: \.isRecitation)
        return ComingRing(sound: definition.sound, spokenLanguage: speaks ? definition.gate.language : nil)
    }
}
