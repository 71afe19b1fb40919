public import VowAnswers
public import VowCore

/// What a person is told before they agree to anything, in English and Spanish.
public struct ConsentTexts: Sendable {
    private let pick: Wording

    /// The texts in the language that was set for Vow's own texts.
    public init(_ settings: Settings) { self.init(Wording(settings)) }

    /// The texts in a language.
    public init(_ wording: Wording) { pick = wording }

    /// What is agreed to; its number is `ConsentState.statement`.
    public func statement(_ purpose: ConsentPurpose, recipient: String) -> String {
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
    public var question: String {
        pick(ConsentText.question) + " "
    }

    /// Whether an answer agrees.
    public func agrees(_ answer: String) -> Bool { TypedWord(answer).is(TerminalText.typedYes) }

    /// The person did not agree.
    public var notGiven: String { pick(StatementText.notGiven) }

    /// It is given.
    public func given(_ recipient: String, for purpose: ConsentPurpose) -> String {
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
    public func withdrawn(_ purpose: ConsentPurpose) -> String {
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
    public func notAgreed(_ recipient: String) -> String {
        pick(StatementText.notAgreed(recipient: "\(recipient)"))
    }

    /// The same of a setting that is in force from before: what it comes to until the person agrees.
    public func standsIdle(_ recipient: String) -> String {
        notAgreed(recipient) + " "
            + pick(StatementText.standsIdle)
    }

    /// A part of a consent cannot be read.
    public func denied(_ purpose: ConsentPurpose) -> String {
        pick(StatementText.denied(purpose: "\(purpose.rawValue)"))
    }

    /// A cloud service was set that the person did not agree to, or no longer agrees to.
    public func cloudStandsIdle(_ recipient: String) -> String {
        pick(StatementText.cloudStandsIdle(recipient: "\(recipient)"))
    }

    /// One row of the list.
    public func row(_ purpose: ConsentPurpose, _ state: ConsentState) -> String {
        let since = state.changedAt.map { " (\($0.iso8601))" } ?? ""
        if let recipient = state.recipient {
            return "\(purpose.rawValue)  " + pick(ConsentText.given(recipient: recipient, since: since))
        }
        return "\(purpose.rawValue)  "
            + (state.changedAt == nil ? pick(StatementText.row) : pick(StatementText.rowWithdrawn)) + since
    }
}
