import Foundation
import Glibc

/// Where the page of a home was listened on last (`page.port`): another port that is set holds from the daemon's next
/// start, and until then every address has to name this one.
package enum ServedPort {
    private static func path(_ home: String) -> String { home + "/page.port" }

    /// The port; nil where nothing listened since the daemon's start.
    package static func kept(home: String) -> Int? {
        guard let text = try? String(contentsOfFile: path(home), encoding: .utf8),
            let port = Int(text.trimmingCharacters(in: .whitespacesAndNewlines)), (1...65_535).contains(port)
        else { return nil }
        return port
    }

    /// The server listens.
    package static func note(_ port: Int, home: String) {
        guard kept(home: home) != port else { return }
        // Where it cannot be kept, the setting is all that is known.
        try? PrivateFile.write(Array("\(port)\n".utf8), to: path(home))
    }

    /// A daemon starts, whose server may listen elsewhere.
    package static func forget(home: String) { unlink(path(home)) }
}
