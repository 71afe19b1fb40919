import VowCore
package import VowPorts
import VowRecitation

/// Sentences for the coach from a model that may fail, with the built-in ones in its place.
package struct SentenceProposals: Sendable {
    /// The sentences that fit, at most as many as were wished for.
    package let sentences: [ProposedText]
    /// Who proposed them.
    package let model: String
    /// Why the model that was asked first did not; nil where it did, or none was set.
    package let failure: PortFailure?

    /// Asks the model, checks what it says as it would an import, and has each text moderated; whatever goes wrong, the
    /// built-in sentences answer.
    ///
    /// - Parameters:
    ///   - model: the one that was set; nil for none.
    ///   - known: the sentences that are there already.
    package init(
        _ wish: SentenceRequest, from model: (any LanguageModel)?, moderator: any Moderator,
        builtIn: any LanguageModel = CuratedLanguageModel(), known: [String]
    ) {
        var failure: PortFailure?
        if let model {
            do throws(PortFailure) {
                let fit = try Self.fit(try model.sentences(for: wish), wish, moderator, known)
                if !fit.isEmpty {
                    (sentences, self.model, self.failure) = (fit, model.model, nil)
                    return
                }
                failure = PortFailure(
                    code: "languageModel.unfit", message: .nothingThatProposedCanBe(model: model.model),
                    repair: .builtInSentencesStandIn)
            } catch {
                failure = error
            }
        }
        // The built-in sentences fail only where there are none of this language.
        sentences = (try? builtIn.sentences(for: wish)) ?? []
        self.model = builtIn.model
        self.failure = failure
    }

    private static func fit(
        _ proposed: [ProposedText], _ wish: SentenceRequest, _ moderator: any Moderator, _ known: [String]
    ) throws(PortFailure) -> [ProposedText] {
        var fit: [ProposedText] = []
        for text in proposed.prefix(max(0, wish.count)) {
            let flaw = ProposedSentences.flaw(
                in: text.text, language: wish.language, mostWords: wish.mostWords,
                known: known + fit.map(\.text))
            guard flaw == nil, try moderator.verdict(on: text.text, in: wish.language) == .fit else {
                continue
            }
            fit.append(text)
        }
        return fit
    }
}
