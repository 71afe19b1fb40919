import Foundation

/// The secret of one home's page: programs of this person send it as a bearer, and tickets are issued under it. It
/// never leaves in an argument, an address or a cookie; whoever can read the home's files has it already.
package struct PageToken: Sendable {
    /// 64 hexadecimal digits.
    package let text: String

    /// A token that is known.
    package init(_ text: String) { self.text = text }

    /// The token of a home, drawn and kept in `page.token` (mode 0600) where there is none yet. Processes that ask for the
    /// first time at once get the same one.
    /// - Throws: `CocoaError` where the file can be neither read nor written.
    package static func kept(home: String) throws -> PageToken {
        let path = home + "/page.token"
        if let known = read(path) { return known }
        let drawn = PageToken.drawn()
        if try PrivateFile.make(Array(drawn.text.utf8), at: path) { return drawn }
        // Another process was quicker.
        if let known = read(path) { return known }
        // What is there is no token.
        try PrivateFile.write(Array(drawn.text.utf8), to: path)
        return drawn
    }

    private static func drawn() -> PageToken { PageToken(PageHex.drawn(bytes: 32)) }

    private static func read(_ path: String) -> PageToken? {
        (try? String(contentsOfFile: path, encoding: .utf8)).flatMap(PageToken.init(checking:))
    }

    private init?(checking text: String) {
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard trimmed.count == 64, trimmed.allSatisfy(\.isHexDigit) else { return nil }
        self.text = trimmed
    }

    /// Whether another text is the token; it takes as long for a near miss as for a far one.
    func matches(_ other: some StringProtocol) -> Bool {
        let (mine, theirs) = (Array(text.utf8), Array(other.utf8))
        guard mine.count == theirs.count else { return false }
        return zip(mine, theirs).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
