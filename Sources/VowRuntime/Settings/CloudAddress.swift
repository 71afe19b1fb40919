package import VowAnswers
import VowPorts

/// Where a transcription service is asked, as `cloud:URL` or `cloud:URL#MODEL` names it.
///
/// Only https, except on this machine: a recording must not travel in the clear. No user name, password or query
/// belongs in it, since settings stand in the log in the clear.
package struct CloudAddress: Hashable, Sendable {
    /// The address that requests are sent to.
    package let url: String
    /// The model that is asked for.
    package let model: String
    /// Scheme, host and port: who receives the recording, and what a consent names.
    package let recipient: String
    /// Whether it is this machine.
    package let isLoopback: Bool

    /// What OpenAI and its imitators call their first model.
    package static let defaultModel = "whisper-1"
    private static let path = "/audio/transcriptions"

    /// Reads an engine's name; nil where it is no usable address.
    package init?(engine: String) {
        guard engine.hasPrefix("cloud:"), CloudAddress.objection(to: engine) == nil else { return nil }
        let parts = CloudAddress.parts(engine)
        let trimmed = parts.path.hasSuffix("/") ? String(parts.path.dropLast()) : parts.path
        let full = trimmed.hasSuffix(CloudAddress.path) ? trimmed : trimmed + CloudAddress.path
        recipient = "\(parts.scheme)://\(parts.authority)"
        url = recipient + full
        model = parts.model.isEmpty ? CloudAddress.defaultModel : parts.model
        isLoopback = Loopback.contains(host: parts.host)
    }

    /// The address of the same service's chat completions, as OpenAI and its imitators name it.
    package var chatURL: String {
        String(url.dropLast(CloudAddress.path.count)) + "/chat/completions"
    }

    /// The address of the same service's rating of pronunciation (Specs/Coach/RATING-SERVICE.md).
    package var ratingURL: String {
        String(url.dropLast(CloudAddress.path.count)) + "/audio/pronunciation"
    }

    /// Why a name cannot be used; nil when it can.
    package static func objection(to engine: String) -> Refusal? {
        guard engine.hasPrefix("cloud:") else {
            return Refusal(RefusalText.cloudUnnamed(text: engine))
        }
        guard engine.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7f && $0 != 0x22 && $0 != 0x5c }) else {
            return Refusal(RefusalText.cloudCharacters)
        }
        let parts = parts(engine)
        guard parts.scheme == "https" || parts.scheme == "http", !parts.host.isEmpty else {
            return Refusal(RefusalText.cloudAddress(text: String(engine.dropFirst(6))))
        }
        guard parts.scheme == "https" || Loopback.contains(host: parts.host) else {
            return Refusal(RefusalText.cloudInTheClear)
        }
        guard !parts.authority.contains("@"), !parts.path.contains("?") else {
            return Refusal(RefusalText.cloudSecret)
        }
        return nil
    }

    private struct Parts {
        var scheme = ""
        var authority = ""
        var host = ""
        var path = ""
        var model = ""
    }

    private static func parts(_ engine: String) -> Parts {
        var parts = Parts()
        let pieces = engine.dropFirst(6).split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        if pieces.count == 2 { parts.model = String(pieces[1]) }
        let address = String(pieces.first ?? "")
        let ends = address.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
        guard ends.count >= 3, ends[0].hasSuffix(":"), ends[1].isEmpty else { return parts }
        parts.scheme = ends[0].dropLast().lowercased()
        parts.authority = ends[2].lowercased()
        parts.path = ends.count > 3 ? "/" + ends[3] : ""
        let authority = parts.authority
        if authority.hasPrefix("["), let end = authority.firstIndex(of: "]") {
            parts.host = String(authority[authority.index(after: authority.startIndex)..<end])
        } else {
            parts.host = String(authority.prefix { $0 != ":" })
        }
        return parts
    }
}
