/// The Spanish forms of what parts, commands and files say in English where they fail: refusals, failures, repairs.
///
/// Such a sentence is made where the fault is met, which knows no language. Here it is found again by its English form, in
/// which `{}` stands for whatever was filled in, and said in Spanish with the same fillings, in the same order.
/// `SpanishSentencesTests` fails on a sentence in the sources that is not here.
package enum SpanishSentences {
    /// All of them.
    package static var all: [(english: String, spanish: String)] {
        [
            mornings, practising, daemon, data, engineering, settings, calendars, sound, services, speech,
            cohort, devices, waking, parser,
        ].flatMap { $0 }
    }

    /// The Spanish form of one or more sentences; the text itself where it is not known.
    package static func form(of text: String) -> String { forms.form(of: text) }

    private static let forms = SentenceForms(all.map { ($0.english, $0.spanish) })
}

extension Wording {
    /// Sentences that were made in English, in this language.
    package func said(_ english: String) -> String {
        isSpanish
            ? SpanishSentences.form(of: english)
            : language == .chinese ? ChineseSentences.form(of: english) : english
    }
}
