extension StringProtocol {
    /// Whether it is digits of ASCII and nothing else.
    var isDigits: Bool { !isEmpty && allSatisfy { $0.isASCII && $0.isWholeNumber } }
}
