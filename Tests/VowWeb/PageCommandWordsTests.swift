import Testing

@testable import VowWeb

/// What stands in the list of processes when the page asks this program itself.
@Suite("D1 Nobody reads a person's words in the list of processes")
struct PageCommandWordsTests {
    /// Texts that name something of Vow's own; those of at most ten characters are times and dates.
    private static let known: Set<String> = ["id", "run", "tone", "model"]

    @Test("no free text of any question or command becomes an argument of a process")
    func noWords() throws {
        var carrying = 0
        for endpoint in PageInterface.endpoints {
            var given: [String: Any] = ["yes": true]
            var secrets: [String] = []
            for argument in endpoint.arguments {
                switch argument.kind {
                case .text(let most):
                    given[argument.name] = "secret-\(argument.name)"
                    let isPersons = most > 10 && !PageCommandWordsTests.known.contains(argument.name)
                    if isPersons { secrets.append(argument.name) }
                case .word(let words): given[argument.name] = words[0]
                case .whole(let range): given[argument.name] = range.lowerBound
                case .number(let range): given[argument.name] = range.lowerBound
                case .flag: given[argument.name] = true
                }
            }
            guard let words = try PageCommandWords(endpoint.name, given).words() else { continue }
            let line = (words.command + words.options + words.positions).joined(separator: " ")
            for secret in secrets {
                #expect(!line.contains("secret-\(secret)"), "\(endpoint.name): \(line)")
                #expect(words.readsArguments, "\(endpoint.name) loses \(secret)")
            }
            carrying += secrets.isEmpty ? 0 : 1
        }
        #expect(carrying >= 10)
    }
}
