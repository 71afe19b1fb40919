/// Whether a secret is kept after it was changed.
package struct KeptSecretRow: Codable, Hashable, Sendable {
    package let kept: Bool

    package init(kept: Bool) { self.kept = kept }
}

/// What became of the password of the page.
package struct PasswordRow: Codable, Hashable, Sendable {
    /// `set` or `removed`.
    package let password: String

    package init(isSet: Bool) { password = isSet ? "set" : "removed" }
}

/// An address that lets one browser in.
package struct OpenedPageRow: Codable, Hashable, Sendable {
    /// The way in from other machines, or why there is none.
    package struct Beyond: Codable, Hashable, Sendable {
        package let address, fingerprint, reason, repair: String?

        package init(address: String?, fingerprint: String?) {
            (self.address, self.fingerprint, reason, repair) = (address, fingerprint, nil, nil)
        }

        package init(reason: String, repair: String) {
            (address, fingerprint, self.reason, self.repair) = (nil, nil, reason, repair)
        }
    }
    package let address: String
    /// Left out unless the settings ask for it.
    package let beyond: Beyond?

    package init(address: String, beyond: Beyond?) {
        (self.address, self.beyond) = (address, beyond)
    }
}
