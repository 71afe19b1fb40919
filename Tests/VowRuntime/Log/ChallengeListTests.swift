import Foundation
import Testing
import VowCore
import VowLog
import VowRecitation

/// The word lists that stand in `Specs/ChallengeWords`, by which others check certificates.
@Suite("Lists of challenge words")
struct ChallengeListTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Specs/ChallengeWords")

    private static func bytes(_ language: Language, _ number: Int) throws -> Data {
        try Data(contentsOf: folder.appendingPathComponent("\(language.rawValue)-\(number).txt"))
    }

    @Test("words are drawn from the list of the number that is recorded", arguments: Language.allCases)
    func present(language: Language) throws {
        let text = String(
            decoding: try Self.bytes(language, ChallengeWords.listNumber(language)), as: UTF8.self)
        #expect(text.split(separator: "\n").map(String.init) == ChallengeWords.all(language))
    }

    @Test("L1: no word is asked for that is named as unfit")
    func fit() throws {
        let file = Self.folder.deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("scripts/tables/challenge-words.unfit")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        let unfit = Set(
            lines.filter { !$0.hasPrefix("#") }.flatMap { $0.split(separator: " ").map(String.init) })
        #expect(unfit.count > 300)
        for language in Language.allCases {
            #expect(ChallengeWords.all(language).filter(unfit.contains) == [])
        }
        for word in ["arsenic", "hospital", "pepsi", "kosher", "requisite"] {
            #expect(!ChallengeWords.all(.english).contains(word))
        }
        for word in ["judía", "cuchillo"] { #expect(!ChallengeWords.all(.spanish).contains(word)) }
    }

    @Test(
        "a list that words were drawn from stays as it was, since certificates are checked against it",
        arguments: [
            (Language.english, 1, "b6493379432b316cd2ac63fef092efd7f4c8b196f4ebb4049521d6e97d2a1d63"),
            (.spanish, 2, "657913306212907474a801a2b9e159abee343b108378c14b4eb49134990675ac"),
            (.chinese, 2, "a7d373248570d27a06b6937573c30106247b1292dff6e71587deac349dc5d505"),
        ])
    func earlier(language: Language, number: Int, digest: String) throws {
        let found = PayloadDigest(of: [UInt8](try Self.bytes(language, number))).bytes
        #expect(found.map { String(format: "%02x", $0) }.joined() == digest)
    }
}
