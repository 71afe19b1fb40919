import VowAnswers
package import VowCore

/// What `vow now` says.
package struct EarlyTexts: Sendable {
    private let pick: Wording

    /// The texts in the language that was set for Vow's own texts.
    package init(_ settings: Settings) { pick = Wording(settings) }

    /// Nothing is planned.
    package var nothing: String {
        pick(EarlyText.nothing)
    }

    /// Something rings or is snoozed.
    package var busy: String {
        pick(EarlyText.busy)
    }

    /// The next alarm is too far away.
    package func tooEarly(from opens: String) -> String {
        pick(EarlyText.tooEarly(opens: "\(opens)"))
    }

    /// It was passed.
    package func done(_ time: CivilTime) -> String {
        pick(EarlyText.done(time: "\(time.iso8601)"))
    }

    /// It was not passed.
    package var givenUp: String { pick(PageText.earlyOverMore) }

    /// The alarm was quicker.
    package var begunMeanwhile: String {
        pick(EarlyText.begunMeanwhile)
    }
}
