/// What the logs of a campaign came to once, kept in a file for comparing builds, processes and machines.
///
/// One a line: the seed, the number of mornings, the digest; lines that begin with `#` are words for readers.
package struct KeptDigest: Hashable, Sendable {
    /// The seed of the campaign, with every fault on.
    package let seed: UInt64
    /// How many mornings it lives through.
    package let mornings: Int
    /// The digest of its logs.
    package let digest: String

    /// A line that is none of the three.
    package struct Damage: Error, Hashable, Sendable {
        package let line: String
    }

    /// What stands at the head of the file.
    package static let head = """
        # What the logs of these campaigns come to, on every machine, in debug and in release: seed, mornings, digest.
        # Written anew by VOW_RECORD_GOLDEN=1 and the DigestTests when what a morning is made of has changed.

        """

    /// Reads a file's text.
    package static func read(_ text: String) throws(Damage) -> [KeptDigest] {
        var kept: [KeptDigest] = []
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            let parts = line.split(separator: " ")
            guard parts.count == 3, let seed = UInt64(parts[0]), let mornings = Int(parts[1]), mornings > 0
            else {
                throw Damage(line: String(line))
            }
            kept.append(KeptDigest(seed: seed, mornings: mornings, digest: String(parts[2])))
        }
        return kept
    }

    /// Lives through the campaign and gives the digest that comes out now.
    package func lived() -> String {
        Simulation.run(seed: seed, mornings: mornings, shrinks: false).digest.description
    }
}
