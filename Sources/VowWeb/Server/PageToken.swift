import Foundation
import Glibc

/// The secret that opens the page of one home; whoever can read the home's files has it already.
public struct PageToken: Sendable {
    /// 64 hexadecimal digits.
    public let text: String

    /// A token that is known.
    public init(_ text: String) { self.text = text }

    /// The token of a home, drawn and kept in `page.token` (mode 0600) where there is none yet.
    /// - Throws: `CocoaError` where the file can be neither read nor written.
    public static func kept(home: String) throws -> PageToken {
        let path = home + "/page.token"
        if let known = try? String(contentsOfFile: path, encoding: .utf8),
            let token = PageToken(checking: known)
        {
            return token
        }
        var draw = SystemRandomNumberGenerator()
        let text = (0..<4).map { _ in
            let word = String(draw.next() as UInt64, radix: 16)
            return String(repeating: "0", count: 16 - word.count) + word
        }.joined()
        // Made under another name first: a reader finds the whole token or none.
        let fresh = path + ".\(getpid())"
        guard
            FileManager.default.createFile(
                atPath: fresh, contents: Data(text.utf8), attributes: [.posixPermissions: 0o600]),
            rename(fresh, path) == 0
        else { throw CocoaError(.fileWriteNoPermission) }
        return PageToken(text)
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
