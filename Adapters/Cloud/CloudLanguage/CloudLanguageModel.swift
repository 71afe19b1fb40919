import Foundation
import VowCore
package import VowPorts
import VowRecitation
import VowSystem

/// Proposes texts through a service that speaks OpenAI's `/v1/chat/completions`.
///
/// Requests follow the rules of `CloudService`. A request for sentences contains nothing about the person; a request
/// for lines contains only the built-in generator's drafts. No request refers to an earlier one. Blocks up to
/// `limitMilliseconds`. Throws `languageModel` with a suffix of `CloudService`, or `languageModel.answer`.
package final class CloudLanguageModel: LanguageModel {
    /// Limit for connecting, sending and receiving together.
    package static let limitMilliseconds = 8_000
    private static let longestText = 400
    private static let confidencePercent = 50

    /// The model and its host.
    package let model: String
    private let service: CloudService
    private let limitMilliseconds: Int

    /// Creates a model; sends nothing.
    package init(service: CloudService, limitMilliseconds: Int = CloudLanguageModel.limitMilliseconds) {
        self.service = service
        self.limitMilliseconds = limitMilliseconds
        model = "\(service.model) at \(service.recipient)"
    }

    /// See `LanguageModel`. Does not check the language or the level of the returned sentences.
    package func sentences(for wish: SentenceRequest) throws(PortFailure) -> [ProposedText] {
        guard wish.count > 0 else { return [] }
        let unit = wish.language == .chinese ? "characters" : "words"
        let about = wish.topic.map { " about \($0)" } ?? ""
        let words = wish.bucket == .common ? "everyday words only" : "one or two less common words"
        let texts = try texts(
            """
            Write \(wish.count) \(wish.level.rawValue) sentences in \(wish.language.englishName)\(about) for a person who \
            practises speaking. One sentence each, at most \(wish.mostWords) \(unit), \(words), no names, no numbers.
            """)
        return texts.prefix(wish.count).map {
            ProposedText(
                text: $0, level: wish.level, topic: wish.topic, confidencePercent: Self.confidencePercent)
        }
    }

    /// See `LanguageModel`: the two messages of the request.
    package func sends(for wish: LineRequest) -> [String] {
        wish.drafts.isEmpty ? [] : [Self.task, Self.question(for: wish)]
    }

    /// See `LanguageModel`.
    package func lines(for wish: LineRequest) throws(PortFailure) -> [ProposedText] {
        guard !wish.drafts.isEmpty else { return [] }
        return try texts(Self.question(for: wish)).prefix(wish.drafts.count).map {
            ProposedText(text: $0, confidencePercent: Self.confidencePercent)
        }
    }

    private static func question(for wish: LineRequest) -> String {
        let form =
            switch wish.kind {
            case .goal: "present tense, concise, specific, beginning with what the person does"
            case .affirmation: "present tense, about who the person is and what they value"
            }
        let drafts = wish.drafts.map { "- \($0)" }.joined(separator: "\n")
        return """
            Reword each of these lines in \(wish.language.englishName), first person, \(form), at most 12 words. Keep \
            every number, and promise nothing that the line does not. As many lines, in the same order:
            \(drafts)
            """
    }

    private static let task = """
        You answer with a JSON array of strings and nothing else: no explanation, no code fence.
        """

    private struct Request: Encodable {
        struct Message: Encodable {
            let role: String
            let content: String
        }

        let model: String
        var temperature = 0.7
        var maxTokens = 1_500
        let messages: [Message]

        enum CodingKeys: String, CodingKey {
            case model, temperature, messages
            case maxTokens = "max_tokens"
        }
    }

    private func texts(_ question: String) throws(PortFailure) -> [String] {
        let request = Request(
            model: service.model,
            messages: [
                Request.Message(role: "system", content: Self.task),
                Request.Message(role: "user", content: question),
            ])
        let post = CloudService.Post(
            code: "languageModel", purpose: "language-model", inItsPlace: .builtInTextsGoOn,
            contentType: "application/json", body: JSON.bytes(request), limitMilliseconds: limitMilliseconds)
        guard let answer = try service.answer(to: post) else { throw noAnswer("more than was asked for") }
        return try texts(in: answer)
    }

    /// Parses an answer: a list of strings, or an object with that list under its only key.
    private func texts(in body: [UInt8]) throws(PortFailure) -> [String] {
        guard let object = JSON.object(body),
            let choices = object["choices"] as? [[String: Any]],
            let message = choices.first?["message"] as? [String: Any]
        else { throw noAnswer("no completion") }
        guard message["refusal"] as? String == nil, let content = message["content"] as? String else {
            throw noAnswer("no content")
        }
        let list = Self.unfenced(content)
        let keyed = JSON.object(list.utf8).flatMap { $0.count == 1 ? $0.values.first as? [String] : nil }
        guard let written = JSON.value([String].self, list.utf8) ?? keyed else {
            throw noAnswer("no list of texts")
        }
        var texts: [String] = []
        for text in written.map(ForeignWords.plain)
        where !text.isEmpty && text.utf8.count <= Self.longestText && !texts.contains(text) {
            texts.append(text)
        }
        guard !texts.isEmpty else { throw noAnswer("an empty list") }
        return texts
    }

    /// Removes the code fence that some models put around the list.
    private static func unfenced(_ content: String) -> String {
        let trimmed = content.trimmingCharacters(in: .whitespacesAndNewlines)
        guard trimmed.hasPrefix("```"), trimmed.hasSuffix("```"), let line = trimmed.firstIndex(of: "\n")
        else {
            return trimmed
        }
        return String(trimmed[line...].dropLast(3))
    }

    private func noAnswer(_ what: String) -> PortFailure {
        PortFailure(
            code: "languageModel.answer",
            message: .answeredWithSomethingThatNo(recipient: service.recipient),
            repair: .checkThatAddressOfOpenAI, cause: what)
    }
}
