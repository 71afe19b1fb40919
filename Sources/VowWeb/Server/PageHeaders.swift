import HTTPTypes

/// What every answer carries, whatever it is.
enum PageHeaders {
    /// Nothing from outside, nothing inline, nobody frames it but itself.
    static let policy =
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
        + "manifest-src 'self'; frame-src 'self'; frame-ancestors 'self'; base-uri 'none'; form-action 'self'"

    /// The fields of an answer of a type.
    static func fields(_ type: String, caching: String = "no-store") -> HTTPFields {
        var fields = HTTPFields()
        fields[.contentType] = type
        fields[.cacheControl] = caching
        fields[.contentSecurityPolicy] = policy
        fields[.xContentTypeOptions] = "nosniff"
        for (name, value) in others { fields[HTTPField.Name(name)!] = value }
        return fields
    }

    private static let others = [
        ("Referrer-Policy", "no-referrer"), ("Cross-Origin-Opener-Policy", "same-origin"),
        ("Cross-Origin-Resource-Policy", "same-origin"),
        ("Permissions-Policy", "camera=(self), microphone=(), geolocation=(), screen-wake-lock=(self)"),
    ]
}
