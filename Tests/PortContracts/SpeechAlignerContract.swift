package import Testing
package import VowPorts
import VowRecitation

/// What everything behind `SpeechAligner` must do.
package struct SpeechAlignerContract {
    let aligner: any SpeechAligner

    /// Names the aligner under test.
    package init(_ aligner: any SpeechAligner) { self.aligner = aligner }

    /// Words that were said come back in order, each after the one before and within the sound, and the same each time.
    package func laysEveryWord(
        _ words: [String], over samples: [Float], sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let aligned = try #require(
            try aligner.alignment(of: words, in: samples), sourceLocation: sourceLocation)
        #expect(aligned.map(\.word) == words, sourceLocation: sourceLocation)
        for (one, next) in zip(aligned, aligned.dropFirst()) {
            #expect(one.endMilliseconds <= next.startMilliseconds, "\(one)", sourceLocation: sourceLocation)
        }
        for word in aligned {
            #expect(word.startMilliseconds < word.endMilliseconds, sourceLocation: sourceLocation)
            for (one, next) in zip(word.phones, word.phones.dropFirst()) {
                #expect(one.endMilliseconds <= next.startMilliseconds, sourceLocation: sourceLocation)
            }
        }
        let last = aligned.last?.endMilliseconds ?? 0
        #expect(last <= samples.count / 16 + 100, sourceLocation: sourceLocation)
        #expect(
            try aligner.alignment(of: words, in: samples) == aligned, sourceLocation: sourceLocation)
        #expect(!aligner.model.isEmpty, sourceLocation: sourceLocation)
    }

    /// A sound of no length has place for no word, and no words have no place.
    package func hasNoPlaceForWordsInNothing(
        _ words: [String], sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        #expect(try aligner.alignment(of: words, in: [0, 0]) == nil, sourceLocation: sourceLocation)
        let quiet = [Float](repeating: 0, count: 16_000)
        #expect(try aligner.alignment(of: [], in: quiet) == nil, sourceLocation: sourceLocation)
    }
}
