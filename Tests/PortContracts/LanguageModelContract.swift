package import Testing
import VowCore
package import VowPorts
package import VowRecitation

/// What everything behind `LanguageModel` must do.
package struct LanguageModelContract {
    let model: any LanguageModel

    /// Names the model under test.
    package init(_ model: any LanguageModel) { self.model = model }

    /// No more sentences than were wished for, none empty and none twice.
    package func proposesAtMost(
        _ count: Int, in language: Language, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let wish = SentenceRequest(
            language: language, level: .easy, bucket: .common, mostWords: 30, count: count)
        let proposed = try model.sentences(for: wish)
        #expect(proposed.count <= count, sourceLocation: sourceLocation)
        #expect(
            proposed.allSatisfy {
                $0.text.contains(where: \.isLetter) && (0...100).contains($0.confidencePercent)
            },
            sourceLocation: sourceLocation)
        #expect(Set(proposed.map(\.text)).count == proposed.count, sourceLocation: sourceLocation)
        #expect(!model.model.isEmpty, sourceLocation: sourceLocation)
    }

    /// Lines are reworded one by one: never more than there were.
    package func rewordsAtMost(_ drafts: [String], sourceLocation: SourceLocation = #_sourceLocation) throws {
        let lines = try model.lines(for: LineRequest(language: .english, kind: .goal, drafts: drafts))
        #expect(lines.count <= drafts.count, sourceLocation: sourceLocation)
    }

    /// What `lines` would send can be asked for before, is the same each time, and holds each draft or is nothing at all.
    package func showsWhatItSends(_ drafts: [String], sourceLocation: SourceLocation = #_sourceLocation) {
        let wish = LineRequest(language: .english, kind: .goal, drafts: drafts)
        let sends = model.sends(for: wish)
        #expect(sends == model.sends(for: wish), sourceLocation: sourceLocation)
        for draft in drafts where !sends.isEmpty {
            #expect(sends.contains { $0.contains(draft) }, "\(draft)", sourceLocation: sourceLocation)
        }
        let none = model.sends(for: LineRequest(language: .english, kind: .goal, drafts: []))
        #expect(none.isEmpty, sourceLocation: sourceLocation)
    }
}

/// What everything behind `Moderator` must do.
package struct ModeratorContract {
    let moderator: any Moderator

    /// Names the moderator under test.
    package init(_ moderator: any Moderator) { self.moderator = moderator }

    /// Everyday sentences are fit, others are not, for a reason with a stable name.
    package func tells(
        fit: [String], from unfit: [String], in language: Language,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        for text in fit {
            #expect(
                try moderator.verdict(on: text, in: language) == .fit, "\(text)",
                sourceLocation: sourceLocation)
        }
        for text in unfit {
            guard case .unfit(let reasons) = try moderator.verdict(on: text, in: language) else {
                Issue.record("fit: \(text)", sourceLocation: sourceLocation)
                continue
            }
            #expect(
                !reasons.isEmpty && reasons.allSatisfy { $0 == $0.lowercased() },
                sourceLocation: sourceLocation)
        }
    }
}
