package import CloudAdapters
import Foundation
package import SpeechAdapters
import VowAnswers
package import VowCore
import VowPorts
package import VowRuntime

/// The recognisers of this machine; falling back to another one is said on the standard error.
package func speechEngines(home: String?) -> SpeechEngines {
    SpeechEngines(
        program: EarsRole.program(home: home), installed: .standard(home: home),
        cloud: { CloudAccess.of($0, home: home) },
        servers: { ServerAccess.of($0, home: home) }
    ) { degradation in
        Exit.say(degradation.text(HomeLanguage.wording(of: home)))
    }
}

extension CloudService {
    /// A service that a home's settings name, asked at one of its addresses for a purpose that the person agreed to.
    package init(_ address: CloudAddress, at url: String, for purpose: ConsentPurpose, home: String) {
        let key = CloudKey(home: home)
        self.init(
            url: url, recipient: address.recipient, model: address.model, isLoopback: address.isLoopback,
            isAllowed: { CloudAccess.allows(purpose, address.recipient, home: home) },
            key: { () throws(PortFailure) in try key.read() })
    }
}

/// What a cloud engine needs from a home: the person's consent and the key, both looked up for each request.
package enum CloudAccess {
    package static func of(_ engine: String, home: String?) -> CloudService? {
        guard let home, let address = CloudAddress(engine: engine) else { return nil }
        return CloudService(address, at: address.url, for: .cloudSpeech, home: home)
    }

    /// Whether the log of a home says, now, that recordings may go to a recipient.
    package static func allows(_ purpose: ConsentPurpose, _ recipient: String, home: String) -> Bool {
        guard FileManager.default.fileExists(atPath: home + "/log.sqlite") else { return false }
        // Without a log that can be read, nobody agreed.
        return (try? Home.reading(home) { ConsentCheck.allows(purpose, recipient: recipient, in: $0) })
            ?? false
    }
}

/// Whether the person of a home agrees that a speech server on another machine hears them, looked up for each
/// recording.
package enum ServerAccess {
    package static func of(_ engine: String, home: String?) -> WyomingConsent {
        guard let home, let address = ServerAddress(engine: engine) else { return .none }
        return WyomingConsent { CloudAccess.allows(.speechServer, address.recipient, home: home) }
    }
}
