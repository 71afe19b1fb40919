import Dispatch
import Foundation
import Synchronization

/// Resolves host names within a time limit.
///
/// getaddrinfo(3) cannot be cancelled, and takes half a minute or more if name servers are unreachable. So it runs on
/// its own thread, and the caller stops waiting at the limit. Requests for the same host share a thread, so there is at
/// most one per host.
final class HostLookup: Sendable {
    /// An address to connect to, from getaddrinfo(3).
    struct Place: Sendable, Hashable {
        let family: Int32
        let type: Int32
        let number: Int32
        /// The bytes of a `sockaddr`.
        let bytes: [UInt8]
    }

    /// Resolves a host, without a time limit; empty if it is unknown.
    typealias Resolver = @Sendable (_ host: String, _ port: UInt16) -> [Place]

    /// Uses the system's name service.
    static let system = HostLookup { host, port in HostLookup.places(of: host, port, flags: 0) }

    private final class Question: Sendable {
        let group = DispatchGroup()
        let answer = Mutex<[Place]>([])
    }

    private let resolver: Resolver
    private let open = Mutex<[String: Question]>([:])

    init(resolver: @escaping Resolver) { self.resolver = resolver }

    /// The addresses of a host; empty if it is unknown. Numeric addresses need no look-up.
    func places(of host: String, port: UInt16, until end: ContinuousClock.Instant)
        throws(WyomingStream.Broken) -> [Place]
    {
        let numbers = Self.places(of: host, port, flags: AI_NUMERICHOST)
        if !numbers.isEmpty { return numbers }
        let question = ask(host, port)
        let left = max(0, Int((end - .now) / .milliseconds(1)))
        guard question.group.wait(timeout: .now() + .milliseconds(left)) == .success else { throw .late }
        return question.answer.withLock { $0 }
    }

    private func ask(_ host: String, _ port: UInt16) -> Question {
        let name = "\(host) \(port)"
        return open.withLock { open in
            if let asked = open[name] { return asked }
            let question = Question()
            open[name] = question
            question.group.enter()
            Thread.detachNewThread { [self] in
                let addresses = resolver(host, port)
                question.answer.withLock { $0 = addresses }
                // The next request resolves again: a host may change its address.
                self.open.withLock { $0[name] = nil }
                question.group.leave()
            }
            return question
        }
    }

    private static func places(of host: String, _ port: UInt16, flags: Int32) -> [Place] {
        var hints = addrinfo()
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        hints.ai_flags = flags
        var list: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(host, String(port), &hints, &list) == 0, let first = list else { return [] }
        defer { freeaddrinfo(first) }
        return sequence(first: first, next: { $0.pointee.ai_next }).compactMap { entry in
            let entry = entry.pointee
            guard let address = entry.ai_addr else { return nil }
            let bytes = UnsafeRawBufferPointer(start: address, count: Int(entry.ai_addrlen))
            return Place(
                family: entry.ai_family, type: entry.ai_socktype, number: entry.ai_protocol,
                bytes: Array(bytes))
        }
    }
}
