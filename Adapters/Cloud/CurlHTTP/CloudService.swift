package import VowCore
package import VowPorts

/// A service, usually on another machine, that receives requests with the person's consent.
///
/// Calls `isAllowed` before every request; if it returns false, no connection is made. Follows no redirect.
package struct CloudService: Sendable {
    /// The address of the service.
    package var url: String
    /// Scheme, host and port.
    package var recipient: String
    /// The model to ask for.
    package var model: String
    /// Whether the service runs on this machine; only then is plain http allowed.
    package var isLoopback: Bool
    /// Whether the person consents now; called before every request.
    package var isAllowed: @Sendable () -> Bool
    /// The key of the service, or nil if it needs none. Called before every request; the result is not stored.
    package var key: @Sendable () throws(PortFailure) -> String?
    /// A file with the trusted root certificates, or nil for the system's.
    package var authorities: String?

    package init(
        url: String, recipient: String, model: String, isLoopback: Bool,
        isAllowed: @escaping @Sendable () -> Bool,
        key: @escaping @Sendable () throws(PortFailure) -> String?, authorities: String? = nil
    ) {
        self.url = url
        self.recipient = recipient
        self.model = model
        self.isLoopback = isLoopback
        self.isAllowed = isAllowed
        self.key = key
        self.authorities = authorities
    }

    /// A request body, and the wording of its failures.
    package struct Post: Sendable {
        /// The prefix of error codes: `rater` gives `rater.late`.
        package let code: String
        /// The purpose that the person consents to, as in `vow consent`.
        package let purpose: String
        /// The repair text of a late answer: what Vow uses instead.
        package let inItsPlace: TextCode
        /// The Content-Type header.
        package let contentType: String
        /// The request body.
        package let body: [UInt8]
        /// Limit for connecting, sending and receiving together.
        package let limitMilliseconds: Int
        /// A longer answer is dropped.
        package let longestAnswerBytes: Int

        package init(
            code: String, purpose: String, inItsPlace: TextCode, contentType: String, body: [UInt8],
            limitMilliseconds: Int, longestAnswerBytes: Int = 64 * 1_024
        ) {
            self.code = code
            self.purpose = purpose
            self.inItsPlace = inItsPlace
            self.contentType = contentType
            self.body = body
            self.limitMilliseconds = limitMilliseconds
            self.longestAnswerBytes = longestAnswerBytes
        }
    }

    /// Throws the code with `.consent` or `.library` if a request must not or cannot be sent now.
    package func check(code: String, purpose: String) throws(PortFailure) {
        guard isAllowed() else {
            throw PortFailure(
                code: "\(code).consent",
                message: .nothingWasSentToYou(recipient: recipient),
                repair: .toAgreeVowConsentGive(purpose: purpose, recipient: recipient))
        }
        guard CurlRequest.isPossible else {
            throw PortFailure(
                code: "\(code).library", message: .libcurlNotInstalled,
                repair: .installAptInstallLibcurl4)
        }
    }

    /// Posts and returns the body of an answer with status 200, or nil if it exceeds `longestAnswerBytes`.
    ///
    /// Throws the post's code with `.consent`, `.library`, `.late`, `.unreachable`, `.certificate` or `.refused`.
    package func answer(to post: Post) throws(PortFailure) -> [UInt8]? {
        try check(code: post.code, purpose: post.purpose)
        var headers = ["Content-Type: \(post.contentType)", "Expect:"]
        if let key = try key() { headers.append("Authorization: Bearer \(key)") }
        let answer = CurlRequest(
            url: url, headers: headers, body: post.body, limitMilliseconds: post.limitMilliseconds,
            longestAnswerBytes: post.longestAnswerBytes, isLoopback: isLoopback, authorities: authorities
        ).send()
        switch answer {
        case .answered(200, let body): return body
        case .tooLong: return nil
        case .answered(let status, _): throw refusal(status, post.code)
        case .late:
            throw PortFailure(
                code: "\(post.code).late", message: .didNotAnswerInTime(name: recipient),
                repair: post.inItsPlace)
        case .unproven(let reason):
            throw PortFailure(
                code: "\(post.code).certificate",
                message: .nothingWasSentCouldNot(recipient: recipient),
                repair:
                    .checkAddressThisDevicesDate, cause: reason)
        case .failed(let reason):
            throw PortFailure(
                code: "\(post.code).unreachable", message: .cannotBeReached(recipient: recipient),
                repair: .checkNetworkAddress, cause: reason)
        }
    }

    private func refusal(_ status: Int, _ code: String) -> PortFailure {
        let repair: TextCode =
            switch status {
            case 401, 403: .giveKeyThatHoldsVow
            case 404: .checkAddressModelCloudUrl
            case 429: .askedTooOftenOrAccount
            case 300..<400: .pointsElsewhereNothingSentElsewhere
            default: .tryAgainLater
            }
        return PortFailure(
            code: "\(code).refused", message: .refusedWithStatus(recipient: recipient, status: status),
            repair: repair)
    }
}
