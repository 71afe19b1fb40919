import Testing

@testable import VowLab

@Suite("A changed sentence's rehearsal") struct WordChangeTests {
    private func made(_ old: String, _ new: String, in heard: String) -> String? {
        func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
        return WordChange(from: words(old), to: words(new)).made(in: words(heard))?.joined(separator: " ")
    }

    @Test("is what was heard of the own one, with the same thing changed")
    func changes() {
        #expect(made("he is a big boy", "he is a red boy", in: "his a big poi") == "his a red poi")
        #expect(
            made("he is a big boy", "he is not a big boy", in: "he is the big poi") == "he is not the big poi"
        )
        #expect(made("he is not big", "he is big", in: "is not pig") == "is pig")
        #expect(made("a b b", "a b b b", in: "a b c") == "a b b c")
        #expect(made("stop", "go", in: "stop") == "go")
    }

    @Test("is unknown where the changed words were heard as others, or more than once")
    func unknown() {
        #expect(made("he is a big boy", "he is a red boy", in: "his a pig poi") == nil)
        #expect(made("he is a big boy", "he is a red boy", in: "big a big poi") == nil)
        #expect(made("big boy", "never big boy", in: "big boy") == nil)
        #expect(made("big boy", "red boy", in: "") == nil)
    }
}
