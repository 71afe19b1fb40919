import VowAnswers
package import VowCore
package import VowRecitation

/// What Vow says while it wakes someone, from the catalogue's `wake` texts.
package struct WakeTexts: Sendable {
    private let pick: Wording
    private let language: Language

    /// The texts in a language.
    package init(_ language: Language) {
        self.language = language
        pick = Wording(language)
    }

    /// What to do now.
    package func prompt(_ screen: WakeScreen) -> String {
        switch screen.phase {
        case .ended(let ending): return self.ending(ending)
        case .snoozed: return pick(WakeText.snoozing)
        case .resting: return pick(WakeText.resting)
        case .checking:
            guard let question = screen.task.question else { break }
            return pick(WakeText.checkAsked(question: question))
        default: break
        }
        return ChallengeFaces.prompt(screen, pick)
    }

    /// What may be chosen by someone who cannot speak now; empty where nothing may.
    package func choices(_ screen: WakeScreen) -> String {
        guard !screen.choices.isEmpty else { return "" }
        let names = screen.choices.enumerated().map { "\($0 + 1) \(ChallengeFaces.choice($1, pick))" }
        return pick(
            screen.task.isSpoken ? WakeText.cannotSpeak : .insteadOfToken,
            ["choices": names.joined(separator: ", ")])
    }

    /// The offer of a run that is a little easier.
    var easingOffer: String { pick(WakeText.easingOffered) }

    /// How it ended.
    package func ending(_ ending: RunEnding) -> String {
        switch ending {
        case .dismissed: pick(WakeText.dismissed)
        case .abandoned: pick(WakeText.abandoned)
        case .bypassed: pick(WakeText.bypassed)
        case .missed: pick(WakeText.missed)
        }
    }

    /// What to tell about the last attempt.
    package func feedback(_ feedback: WakeScreen.Feedback) -> String {
        switch feedback {
        case .notYet(let line): pick(WakeText.notYet(line: line))
        case .goOn(let line): pick(WakeText.goOn(line: line))
        case .wordMissed(let word): pick(WakeText.wordMissed(word: word))
        case .somethingElse(let line): pick(WakeText.somethingElse(line: line))
        case .changed(.numberChanged): pick(WakeText.numberChanged)
        case .changed(.oppositeHeard): pick(WakeText.oppositeHeard)
        case .changed: pick(WakeText.negationChanged)
        case .otherOrder(let line): pick(WakeText.otherOrder(line: line))
        case .lessClear(let line): pick(WakeText.lessClear(line: line))
        case .challengeWordMissing(let word): pick(WakeText.challengeWordMissing(word: word))
        case .challengeWordLate(let word): pick(WakeText.challengeWordLate(word: word))
        case .onceMore(let word): pick(WakeText.onceMore(word: word))
        case .nothingHeard: pick(WakeText.nothingHeard)
        case .unfit(.tooNoisy): pick(WakeText.tooNoisy)
        case .unfit(.tooQuiet): pick(WakeText.tooQuiet)
        case .unfit: pick(WakeText.unclear)
        case .listensLater(let wait):
            pick(WakeText.listensLater(seconds: "\((wait + 999) / 1000)"))
        case .eased: pick(WakeText.eased)
        case .stepDone(let left) where left > 1: pick(WakeText.stepDone(count: left))
        case .stepDone: pick(WakeText.lastStep)
        case .listeningFailed(let why): pick(WakeText.listeningFailed(why: pick(written: why)))
        case .partMissing(let why, let maySnooze):
            pick(maySnooze ? WakeText.partMissing : WakeText.partStillMissing, ["why": pick(written: why)])
        case .typingOpened(let why): pick(WakeText.typingOpened(why: pick(written: why)))
        case .alternativesOpened(let why): pick(WakeText.alternativesOpened(why: pick(written: why)))
        case .otherToken(.code, let name): pick(WakeText.otherCode(name: name))
        case .otherToken(.tag, let name): pick(WakeText.otherTag(name: name))
        case .notTyped: pick(WakeText.showInstead)
        case .rightAnswer: pick(WakeText.rightAnswer)
        case .wrongAnswer: pick(WakeText.wrongAnswer)
        case .unreadableAnswer: pick(WakeText.unreadableAnswer)
        case .lockedOut(let wait): pick(WakeText.lockedOut(seconds: "\((wait + 999) / 1000)"))
        // Whoever cannot speak and types has to learn the way out here, and not from a manual.
        case .typingNotOpen:
            pick(WakeText.typingNotOpen(sentence: WakeSession.emergencySentence(language)))
        case .snoozeRefused(.needsProgress): pick(WakeText.snoozeNeedsProgress)
        case .snoozeRefused(.usedUp(let maximum)): pick(WakeText.snoozesUsedUp(count: "\(maximum)"))
        case .emergencyAsked(let wait):
            pick(WakeText.emergencyAsked(seconds: "\((wait + 999) / 1000)"))
        case .emergencyMissing(let word): pick(WakeText.emergencyMissing(word: word))
        case .emergencyExtra(let word): pick(WakeText.emergencyExtra(word: word))
        }
    }

    /// What keeps the ring from being heard, and what helps.
    package func warning(_ warning: SoundWarning) -> String {
        let data = ["percent": "\(warning.percent ?? 0)", "why": pick(written: warning.message)]
        return switch (warning.code, warning.percent) {
        case ("sound.muted", .some): pick(WakeText.outputMuted, data)
        case ("sound.faint", .some): pick(WakeText.outputFaint, data)
        case ("sound.headphones", _): pick(WakeText.outputInHeadphones, data)
        default: pick(WakeText.unheard, data)
        }
    }

    /// The state in one word.
    package func phase(_ phase: RunPhase.Name) -> String {
        switch phase {
        case .idle, .ringing: pick(WakeText.ringing)
        case .listening: pick(WakeText.listening)
        case .judging: pick(WakeText.judging)
        case .answering: pick(WakeText.answering)
        case .checking: pick(WakeText.checking)
        case .resting: pick(WakeText.restingPhase)
        case .snoozed: pick(WakeText.snoozed)
        case .ended: pick(WakeText.ended)
        }
    }
}
