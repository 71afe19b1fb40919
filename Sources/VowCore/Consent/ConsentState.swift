/// A purpose for which a person's data leave the device, or for which more than words is kept of them. Each needs a
/// consent of its own.
package enum ConsentPurpose: String, CaseIterable, Codable, Hashable, Sendable {
    /// Recordings of attempts go to a transcription service, which sends back words.
    case cloudSpeech = "cloud-speech"
    /// Recordings go to a speech server on another machine, which may be the engine that decides.
    case speechServer = "speech-server"
    /// Wishes for sentences, and drafts of lines, go to a language model, which sends back texts.
    case languageModel = "language-model"
    /// Recordings of sentences that are practised go to a service that rates pronunciation.
    case pronunciation
    /// Sentences that are practised go to a speech server on another machine, which speaks them.
    case voiceServer = "voice-server"
    /// Recordings of affirmations in the person's own voice are kept on this device, to practise with.
    case recordings
    /// A copy of the log goes to the database of a study or a clinic, without its keys.
    case cohort
    /// Times and states of alarms go to a broker of home automation on another machine, which hands them on.
    case mqttBroker = "mqtt-broker"

    /// The recipient that is recorded for data that stay on this device.
    package static let ownDevice = "this device"

    /// The lowest number of a statement that names everything that is sent for this purpose today. Statement 1 for a
    /// language model named wishes for sentences, but not drafts of lines.
    package var firstStatement: Int { self == .languageModel ? 2 : 1 }
}

extension ConsentPurpose: LosslessStringConvertible {
    /// The name as it is recorded.
    package var description: String { rawValue }

    /// Takes a name as it is recorded.
    package init?(_ text: String) { self.init(rawValue: text) }
}

/// What happened to a consent.
package enum ConsentEvent: Codable, Hashable, Sendable {
    /// The person agreed that data go to a recipient; `statement` is the number of the text that they agreed to.
    case given(recipient: String, statement: Int)
    /// The person took it back; nothing more goes out.
    case withdrawn

    private enum CodingKeys: String, CodingKey {
        case given = "ConsentGiven"
        case withdrawn = "ConsentWithdrawn"
    }
}

/// A consent as its events leave it.
package struct ConsentState: Codable, Hashable, Sendable {
    /// Who may receive the data; nil when nobody may.
    package private(set) var recipient: String?
    /// The number of the text that was agreed to; nil when nobody may receive the data.
    package private(set) var statement: Int?
    /// When it was given or withdrawn last; nil before it ever was.
    package private(set) var changedAt: Instant?

    /// The state before any event: nothing is agreed to.
    package init() {}

    /// The state after one more event.
    package func evolved(by event: ConsentEvent, at instant: Instant) -> ConsentState {
        var next = self
        next.changedAt = instant
        switch event {
        case .given(let recipient, let statement): (next.recipient, next.statement) = (recipient, statement)
        case .withdrawn: (next.recipient, next.statement) = (nil, nil)
        }
        return next
    }

    /// The consent as it counts for its purpose: none, where the text that was agreed to named less than what is sent
    /// today.
    package func held(for purpose: ConsentPurpose) -> ConsentState {
        guard let statement, statement < purpose.firstStatement else { return self }
        var less = self
        (less.recipient, less.statement) = (nil, nil)
        return less
    }
}

/// What can be asked of a consent.
package enum ConsentCommand: Hashable, Sendable {
    /// Agree that data go to this recipient, and to no other.
    case give(recipient: String)
    /// Take it back.
    case withdraw
}

/// Why a consent command is refused.
package enum ConsentRejection: Error, Hashable, Sendable {
    /// Nobody was named who would receive the data.
    case noRecipient
}

extension ConsentState: Decider {
    /// What names one.
    package typealias ID = ConsentPurpose

    /// The events that a command leads to; none when it is already so.
    package func decide(_ command: ConsentCommand, at instant: Instant) throws(ConsentRejection)
        -> [ConsentEvent]
    { try decide(command) }

    /// The number of the text that people agree to today; a change of its meaning takes the next number.
    package static let statement = 2

    /// The events that a command leads to; none when it is already so.
    package func decide(_ command: ConsentCommand) throws(ConsentRejection) -> [ConsentEvent] {
        switch command {
        case .give(let recipient):
            guard !recipient.isEmpty else { throw .noRecipient }
            return recipient == self.recipient && statement == ConsentState.statement
                ? [] : [.given(recipient: recipient, statement: ConsentState.statement)]
        case .withdraw: return recipient == nil ? [] : [.withdrawn]
        }
    }
}
