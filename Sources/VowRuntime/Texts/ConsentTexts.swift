package import VowAnswers
package import VowCore

/// What a person is told before they agree to anything, in English and Spanish.
package struct ConsentTexts: Sendable {
    private let pick: Wording

    /// The texts in the language that was set for Vow's own texts.
    package init(_ settings: Settings) { self.init(Wording(settings)) }

    /// The texts in a language.
    package init(_ wording: Wording) { pick = wording }

    /// What is agreed to; its number is `ConsentState.statement`.
    package func statement(_ purpose: ConsentPurpose, recipient: String) -> String {
        switch purpose {
        case .cloudSpeech:
            pick(ConsentText.statementCloudSpeech(recipient: recipient))
        case .speechServer:
            pick(ConsentText.statementSpeechServer(recipient: recipient))
        case .languageModel:
            pick(ConsentText.statementLanguageModel(recipient: recipient))
        case .pronunciation:
            pick(ConsentText.statementPronunciation(recipient: recipient))
        case .voiceServer:
            pick(ConsentText.statementVoiceServer(recipient: recipient))
        case .cohort: CohortTexts(pick).statement(recipient: recipient)
        case .recordings:
            pick(ConsentText.statementRecordings)
        case .mqttBroker:
            pick(ConsentText.statementMqttBroker(recipient: recipient))
        }
    }

    /// How to answer.
    package var question: String {
        pick(ConsentText.question) + " "
    }

    /// Whether an answer agrees.
    package func agrees(_ answer: String) -> Bool { TypedWord(answer).is(TerminalText.typedYes) }

    /// The person did not agree.
    package var notGiven: String { pick(StatementText.notGiven) }

    /// It is given.
    package func given(_ recipient: String, for purpose: ConsentPurpose) -> String {
        if purpose == .cohort { return CohortTexts(pick).given(recipient) }
        if purpose == .languageModel {
            return pick(StatementText.given(recipient: "\(recipient)"))
        }
        if purpose == .voiceServer {
            return pick(StatementText.givenAgreedSentencesMay(recipient: "\(recipient)"))
        }
        if purpose == .mqttBroker {
            return pick(StatementText.givenAgreedTimesAnd(recipient: "\(recipient)"))
        }
        if recipient == ConsentPurpose.ownDevice {
            return pick(StatementText.givenAgreedRecordingsOf)
        }
        return pick(StatementText.givenAgreedRecordingsMay(recipient: "\(recipient)"))
    }

    /// It is withdrawn.
    package func withdrawn(_ purpose: ConsentPurpose) -> String {
        switch purpose {
        case .cloudSpeech:
            pick(StatementText.withdrawn)
        case .speechServer:
            pick(StatementText.withdrawnWithdrawnNothingGoes)
        case .languageModel:
            pick(ConsentText.withdrawnLanguageModel)
        case .pronunciation:
            pick(ConsentText.withdrawnPronunciation)
        case .voiceServer:
            pick(ConsentText.withdrawnVoiceServer)
        case .cohort: CohortTexts(pick).withdrawn
        case .recordings:
            pick(StatementText.withdrawnWithdrawnYourRecordings)
        case .mqttBroker:
            pick(StatementText.withdrawnWithdrawnNoBroker)
        }
    }

    /// An engine on another machine was named that the person did not agree to, or no longer agrees to.
    package func notAgreed(_ recipient: String) -> String {
        pick(StatementText.notAgreed(recipient: "\(recipient)"))
    }

    /// The same of a setting that is in force from before: what it comes to until the person agrees.
    package func standsIdle(_ recipient: String) -> String {
        notAgreed(recipient) + " "
            + pick(StatementText.standsIdle)
    }

    /// A part of a consent cannot be read.
    package func denied(_ purpose: ConsentPurpose) -> String {
        pick(StatementText.denied(purpose: "\(purpose.rawValue)"))
    }

    /// A cloud service was set that the person did not agree to, or no longer agrees to.
    package func cloudStandsIdle(_ recipient: String) -> String {
        pick(StatementText.cloudStandsIdle(recipient: "\(recipient)"))
    }

    /// One row of the list.
    package func row(_ purpose: ConsentPurpose, _ state: ConsentState) -> String {
        let since = state.changedAt.map { " (\($0.iso8601))" } ?? ""
        if let recipient = state.recipient {
            return "\(purpose.rawValue)  " + pick(ConsentText.given(recipient: recipient, since: since))
        }
        return "\(purpose.rawValue)  "
            + (state.changedAt == nil ? pick(StatementText.row) : pick(StatementText.rowWithdrawn)) + since
    }
}
