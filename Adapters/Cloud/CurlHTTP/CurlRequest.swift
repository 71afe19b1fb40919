import CNetwork.Curl

/// A POST through libcurl, which is loaded at run time. Everything that leaves the device over HTTP uses this client.
///
/// Follows no redirect. Uses https only, except for this machine, which is reached without a proxy.
package struct CurlRequest: Sendable {
    /// The outcome of a request.
    package enum Answer: Sendable {
        /// The service answered with a status and a body.
        case answered(status: Int, body: [UInt8])
        /// No complete answer within the limit.
        case late
        /// The body exceeds `longestAnswerBytes`.
        case tooLong
        /// The certificate is not trusted, for this reason in libcurl's words; nothing was sent.
        case unproven(String)
        /// No answer, for this reason in libcurl's words.
        case failed(String)
    }

    /// The address to post to.
    package let url: String
    /// The header lines.
    package let headers: [String]
    /// The request body.
    package let body: [UInt8]
    /// Limit for name look-up, connecting, sending and receiving together.
    package let limitMilliseconds: Int
    /// A longer answer is dropped.
    package let longestAnswerBytes: Int
    /// Whether the address is this machine's.
    package let isLoopback: Bool
    /// A file with the trusted root certificates, or nil for the system's.
    package let authorities: String?

    /// Creates a request; sends nothing.
    package init(
        url: String, headers: [String], body: [UInt8], limitMilliseconds: Int, longestAnswerBytes: Int,
        isLoopback: Bool, authorities: String? = nil
    ) {
        self.url = url
        self.headers = headers
        self.body = body
        self.limitMilliseconds = limitMilliseconds
        self.longestAnswerBytes = longestAnswerBytes
        self.isLoopback = isLoopback
        self.authorities = authorities
    }

    private static let unproven = [VOW_CURL_UNPROVEN, VOW_CURL_UNPROVEN_BEFORE, VOW_CURL_NO_AUTHORITIES].map {
        Int32($0)
    }

    /// Whether libcurl is installed.
    package static var isPossible: Bool { vow_curl_open() }

    /// Sends the request. Blocks for at most `limitMilliseconds`.
    package func send() -> Answer {
        var answer = vow_curl_answer()
        defer { vow_curl_free(&answer) }
        withHeaders { headers in
            body.withUnsafeBufferPointer { body in
                url.withCString { url in
                    withAuthorities { authorities in
                        var request = vow_curl_request()
                        request.url = url
                        request.headers = headers
                        request.body = body.baseAddress
                        request.body_length = body.count
                        request.limit_milliseconds = limitMilliseconds
                        request.longest_answer = longestAnswerBytes
                        request.is_loopback = isLoopback
                        request.authorities = authorities
                        vow_curl_post(&request, &answer)
                    }
                }
            }
        }
        switch answer.failure {
        case 0:
            let bytes = UnsafeBufferPointer(start: answer.body, count: answer.body_length)
            return .answered(status: answer.status, body: Array(bytes))
        case Int32(VOW_CURL_TIMED_OUT): return .late
        case Int32(VOW_CURL_TOO_LONG): return .tooLong
        default:
            let reason = withUnsafeBytes(of: answer.reason) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            return Self.unproven.contains(answer.failure) ? .unproven(reason) : .failed(reason)
        }
    }

    private func withAuthorities(_ body: (UnsafePointer<CChar>?) -> Void) {
        if let authorities { authorities.withCString { body($0) } } else { body(nil) }
    }

    /// Calls `body` with the header lines as a NULL-terminated array.
    private func withHeaders(_ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Void) {
        var text: [CChar] = []
        var starts: [Int] = []
        for header in headers {
            starts.append(text.count)
            text += header.utf8CString
        }
        text.withUnsafeBufferPointer { text in
            let pointers = starts.map { start in text.baseAddress.map { $0 + start } }
            (pointers + [nil]).withUnsafeBufferPointer { list in
                if let base = list.baseAddress { body(base) }
            }
        }
    }
}
