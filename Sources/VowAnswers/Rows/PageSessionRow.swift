import VowCore

/// A browser that is let in to the page.
package struct PageSessionRow: Codable, Hashable, Sendable {
    /// What names it.
    package let id: String
    /// Where it came from: `browser`, `window` or `beyond`.
    package let from: String
    /// The address of the other machine.
    package let address: String?
    /// When it was let in.
    package let beganAt: String
    /// When it was used last, to the minute.
    package let usedAt: String
    /// When it ends if nobody uses it again.
    package let endsAt: String
    /// Whether it is the browser that asks; only the page says so.
    package let isAsking: Bool?

    /// Makes a row. Times are in seconds since 1970.
    package init(
        id: String, from: String, address: String?, beganAt: Int, usedAt: Int, endsAt: Int,
        isAsking: Bool? = nil
    ) {
        (self.id, self.from, self.address, self.isAsking) = (id, from, address, isAsking)
        func text(_ seconds: Int) -> String { Instant(secondsSinceEpoch: Int64(seconds)).iso8601 }
        (self.beganAt, self.usedAt, self.endsAt) = (text(beganAt), text(usedAt), text(endsAt))
    }
}

/// How many browsers are no longer let in.
package struct EndedSessionsRow: Codable, Hashable, Sendable {
    /// How many.
    package let ended: Int

    package init(ended: Int) { self.ended = ended }
}
