import VowAnswers
public import VowCore

/// What `vow now` says.
public struct EarlyTexts: Sendable {
    private let pick: Wording

    /// The texts in the language that was set for Vow's own texts.
    public init(_ settings: Settings) { pick = Wording(settings) }

    /// Nothing is planned.
    public var nothing: String {
        pick(EarlyText.nothing)
    }

    /// Something rings or is snoozed.
    public var busy: String {
        pick(EarlyText.busy)
    }

    /// The next alarm is too far away.
    public func tooEarly(from opens: String) -> String {
        pick(EarlyText.tooEarly(opens: "\(opens)"))
    }

    /// It was passed.
    public func done(_ time: CivilTime) -> String {
        pick(EarlyText.done(time: "\(time.iso8601)"))
    }

    /// It was not passed.
    public var givenUp: String { pick(PageText.earlyOverMore) }

    /// The alarm was quicker.
    public var begunMeanwhile: String {
        pick(EarlyText.begunMeanwhile)
    }
}
