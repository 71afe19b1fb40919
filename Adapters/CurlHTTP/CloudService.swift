public import VowPorts

/// A service on another machine (or this one) that a person may let requests go to, and how it is asked.
///
/// Before every single request `isAllowed` is asked whether the person agrees, at that moment, that it goes to this
/// recipient; without a yes nothing is sent and no connection is made. No redirect is followed.
public struct CloudService: Sendable {
    /// The address that requests go to.
    public var url: String
    /// Scheme, host and port.
    public var recipient: String
    /// The model to ask for.
    public var model: String
    /// Whether it is this machine, to which plain http is spoken.
    public var isLoopback: Bool
    /// Whether the person agrees at this moment; asked before every request.
    public var isAllowed: @Sendable () -> Bool
    /// The key of the service; nil where it wants none. Asked before every request, and kept nowhere else.
    public var key: @Sendable () throws(PortFailure) -> String?
    /// A file with the trusted root certificates; nil for the system's.
    public var authorities: String?

    /// Names what is needed.
    public init(
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

    /// What is posted to a service, and how a failure to do so is told.
    public struct Post: Sendable {
        /// What failures begin with: `rater` gives `rater.late`.
        public let code: String
        /// The purpose that the person agrees to, as `vow consent` names it.
        public let purpose: String
        /// What goes on where the service does not answer in time.
        public let inItsPlace: String
        /// The body's type.
        public let contentType: String
        /// The body.
        public let body: [UInt8]
        /// Connecting, sending and answering together.
        public let limitMilliseconds: Int
        /// The longest answer that is taken.
        public let longestAnswerBytes: Int

        /// Names a post.
        public init(
            code: String, purpose: String, inItsPlace: String, contentType: String, body: [UInt8],
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

    /// Whether a request may go out now: fails with the code and `.consent` or `.library`.
    public func check(code: String, purpose: String) throws(PortFailure) {
        guard isAllowed() else {
            throw PortFailure(
                code: "\(code).consent",
                message: "Nothing was sent to \(recipient): you have not agreed to it.",
                repair: "To agree: vow consent give \(purpose) --to \(recipient).")
        }
        guard CurlRequest.isPossible else {
            throw PortFailure(
                code: "\(code).library", message: "libcurl is not installed.",
                repair: "Install it: apt install libcurl4.")
        }
    }

    /// Posts, and waits for the body of an answer with status 200; nil for one that would not end.
    ///
    /// Fails with the post's code and `.consent`, `.library`, `.late`, `.unreachable`, `.certificate` or `.refused`.
    public func answer(to post: Post) throws(PortFailure) -> [UInt8]? {
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
                code: "\(post.code).late", message: "\(recipient) did not answer in time.",
                repair: post.inItsPlace)
        case .unproven(let reason):
            throw PortFailure(
                code: "\(post.code).certificate",
                message: "Nothing was sent: \(recipient) could not prove that it is who it says.",
                repair:
                    "Check the address and this device's date; where no certificate is believed: apt install "
                    + "ca-certificates.", cause: reason)
        case .failed(let reason):
            throw PortFailure(
                code: "\(post.code).unreachable", message: "\(recipient) cannot be reached.",
                repair: "Check the network and the address.", cause: reason)
        }
    }

    private func refusal(_ status: Int, _ code: String) -> PortFailure {
        let repair =
            switch status {
            case 401, 403: "Give it a key that holds: vow cloud key."
            case 404: "Check the address and the model: cloud:URL#MODEL."
            case 429: "It is asked too often, or the account is used up; look there."
            case 300..<400: "It points elsewhere, and nothing is sent elsewhere: set the address it moved to."
            default: "Try again later."
            }
        return PortFailure(
            code: "\(code).refused", message: "\(recipient) refused with status \(status).", repair: repair)
    }
}
