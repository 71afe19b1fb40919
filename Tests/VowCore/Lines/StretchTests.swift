import Testing

@testable import VowCore

@Suite("Stretches of a text") struct StretchTests {
    @Test(
        "a text is cut where split cuts it, whatever its characters are",
        arguments: [
            "", " ", "one", " two  words ", "¿Qué? ¡sí!", "我 每天", "a\u{301}b c\u{301}", "\u{1F600} x\r\ny",
            "i don't - i mean, I do",
        ])
    func asSplit(_ text: String) {
        for belongs in [\.isLetterPart, \.isWordPart, \.isWrittenSpace] as [KeyPath<Unicode.Scalar, Bool>] {
            let stretches = text.stretches { $0[keyPath: belongs] }
            let split = text.unicodeScalars.split { !$0[keyPath: belongs] }
            #expect(stretches.map { Array($0.unicodeScalars) } == split.map { Array($0) })
        }
    }
}
