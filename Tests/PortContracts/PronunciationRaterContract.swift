package import Testing
package import VowPorts
package import VowRecitation

/// What everything behind `PronunciationRater` must do.
package struct PronunciationRaterContract {
    let rater: any PronunciationRater

    /// Names the rater under test.
    package init(_ rater: any PronunciationRater) { self.rater = rater }

    /// A recording of a sentence gets every score, one for each word, and the same each time.
    package func ratesEveryWord(
        of sentence: String, in language: Language, heardIn samples: [Float],
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let rated = try rater.rating(of: sentence, in: language, heardIn: samples)
        let written = SpokenSentence(sentence, language: language).words.map(\.written)
        #expect(rated.rating.words.map(\.text) == written, sourceLocation: sourceLocation)
        #expect(!rated.engine.isEmpty && !rated.model.isEmpty, sourceLocation: sourceLocation)
        #expect(rated.rating.completeness > 0, sourceLocation: sourceLocation)
        let again = try rater.rating(of: sentence, in: language, heardIn: samples)
        #expect(again == rated, sourceLocation: sourceLocation)
    }

    /// Silence is rated: nothing was said of any word.
    package func silenceIsNothingSaid(
        of sentence: String, in language: Language, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let silence = [Float](repeating: 0, count: 32_000)
        let rating = try rater.rating(of: sentence, in: language, heardIn: silence).rating
        #expect(rating.accuracy == 0 && rating.completeness == 0, sourceLocation: sourceLocation)
        #expect(rating.words.allSatisfy { $0.accuracy == 0 }, sourceLocation: sourceLocation)
    }

    /// A sentence without words cannot be rated.
    package func refusesNoWords(
        _ language: Language, heardIn samples: [Float], sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for nothing in ["", " - ", "..."] {
            let failure = #expect(throws: PortFailure.self, sourceLocation: sourceLocation) {
                try rater.rating(of: nothing, in: language, heardIn: samples)
            }
            #expect(failure?.code == "rating.empty", sourceLocation: sourceLocation)
        }
    }
}
