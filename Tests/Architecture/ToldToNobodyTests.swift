import Foundation
import Testing

/// Nothing is counted, collected or sent beyond the person's own review, so nothing in the sources can: what reaches
/// another machine goes by few ways, each of them asked for by the person and named here.
@Suite("A3 No analytics leave the device, and no third party learns of it") struct ToldToNobodyTests {
    /// Where names of other machines are looked up, or libraries that reach them are used.
    private static let ways = [
        // One client for what the person agreed to, one recipient each.
        "Adapters/Cloud/CurlHTTP/": "the HTTP client",
        "Adapters/System/CNetwork/": "its library",
        // A speech server of the person's own, which another machine is by consent only.
        "Adapters/Speech/Wyoming/": "speech servers",
        // The database of a cohort, to which a log is shipped by consent only.
        "Adapters/Storage/PostgreSQLEventStore/": "a cohort (cohort)",
        // A broker of the person's own, which another machine is by consent only.
        "Adapters/Homes/Mqtt/": "a broker (mqtt-broker)",
    ]
    /// Who uses that client, and the purpose of consent without which it does not.
    private static let users = [
        "Adapters/Cloud/CloudLanguage/": "drafts of lines and sentences (language-model)",
        "Adapters/Cloud/CloudRating/": "rating of pronunciation (pronunciation)",
        "Adapters/Cloud/CloudSpeech/": "transcription (cloud-speech)",
        // They make these three, and ask for nothing themselves.
        "Sources/vow/": "the program", "Sources/VowCommandLine/": "what both programs share",
    ]
    /// Addresses that stand in sources: examples in help and texts, names of formats, and pages that a comment cites.
    private static let named = [
        "HOST", "127.0.0.1", "localhost", "www.w3.org", "www.sqlite.org", "example.org", "speech.example.org",
    ]

    private static let sources = ["Sources", "Adapters"]

    private func expression(_ pattern: String) throws -> NSRegularExpression {
        try NSRegularExpression(pattern: pattern)
    }

    @Test("other machines are reached in named places only") func places() throws {
        let reaches = try expression(
            #"\bURLSession\b|\bgetaddrinfo\(|\bgethostbyname|\bCFSocket|\bimport (CNetwork|AsyncHTTPClient)\b"#
        )
        for path in try SourceTree.swiftFiles("Sources", "Adapters") {
            let found = try SourceTree.code(path, matching: reaches)
            let isNamed = Self.ways.keys.contains { path.hasPrefix($0) }
            #expect(found.isEmpty || isNamed, "\(path) reaches other machines: \(found)")
        }
    }

    @Test("a way that is named is there, so that none stays open for what comes to lie in its place")
    func waysAreThere() {
        for way in Self.ways.keys.sorted() {
            let path = SourceTree.root.appending(path: way).path
            #expect(FileManager.default.fileExists(atPath: path), "\(way) is named, and gone")
        }
    }

    @Test("the HTTP client serves what has a purpose of consent, and nothing else") func users() throws {
        let client = try expression(#"\b(CloudService|CurlRequest|MultipartForm)\b"#)
        var using: Set<String> = []
        for path in try SourceTree.swiftFiles("Sources", "Adapters")
        where try !path.hasPrefix("Adapters/Cloud/CurlHTTP/")
            && !SourceTree.code(path, matching: client).isEmpty
        {
            let user = Self.users.keys.first { path.hasPrefix($0) }
            #expect(user != nil, "\(path) uses the HTTP client")
            if let user { using.insert(user) }
        }
        // A folder that is gone, or uses the client no more, must not keep the leave to use it.
        let idle = Set(Self.users.keys).subtracting(using).sorted()
        #expect(idle.isEmpty, "\(idle) may use the HTTP client, and does not")
    }

    @Test("no address of anybody stands in the program or on its page") func addresses() throws {
        let address = try expression(#"(?:https?|wss?)://([A-Za-z0-9][A-Za-z0-9.-]*)"#)
        for folder in Self.sources {
            let base = SourceTree.root.appending(path: folder).path
            for path in try FileManager.default.subpathsOfDirectory(atPath: base)
            where ["swift", "js", "html", "css", "c", "h", "json", "webmanifest"].contains(
                (path as NSString).pathExtension)
            {
                let text = try SourceTree.text(folder + "/" + path)
                for match in address.matches(in: text, range: NSRange(text.startIndex..., in: text)) {
                    let host = Range(match.range(at: 1), in: text).map { String(text[$0]) } ?? ""
                    #expect(Self.named.contains(host), "\(folder)/\(path) names \(host)")
                }
            }
        }
    }
}
