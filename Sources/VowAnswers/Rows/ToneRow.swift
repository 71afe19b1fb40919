/// A tone that an alarm may have, as every front end is told of it.
package struct ToneRow: Codable, Hashable, Sendable {
    /// Where a tone comes from.
    package enum Kind: String, Codable, Sendable {
        /// Vow's own.
        case builtIn
        /// One that the person added.
        case own
    }

    package let name: String
    /// Where it comes from.
    package let kind: Kind
    /// What it sounds like, where it is built in.
    package let summary: String
    /// The alarms that rang with the tone that it replaced, and ring with it from now on, by their labels, or their
    /// short names where they have none; nil if there are none.
    package let alarms: [String]?

    package init(name: String, kind: Kind, summary: String = "", alarms: [String]? = nil) {
        self.name = name
        self.kind = kind
        self.summary = summary
        self.alarms = alarms
    }
}

/// A tone that was played.
package struct PlayedToneRow: Codable, Hashable, Sendable {
    /// The tone.
    package let name: String
    /// How loud it was at its loudest, in decibels of full scale; nil if that could not be measured.
    package let peakDecibels: Double?

    package init(name: String, peakDecibels: Double?) {
        self.name = name
        self.peakDecibels = peakDecibels
    }
}
