import Dispatch
import Foundation
import Synchronization

/// Finds the addresses of a machine by its name, within a limit.
///
/// The system's own look-up takes as long as its name servers do, half a minute and more where they are gone, and
/// cannot be broken off. So a thread of its own waits for it, and whoever asked goes on without an answer. Who asks for
/// the same machine meanwhile waits for the same thread, so that there is one at most for each machine.
final class HostLookup: Sendable {
    /// One place to connect to, as the system names it.
    struct Place: Sendable, Hashable {
        let family: Int32
        let type: Int32
        let number: Int32
        /// The bytes of a `sockaddr`.
        let bytes: [UInt8]
    }

    /// Looks a machine up, and takes its time; empty when nobody knows it.
    typealias Resolver = @Sendable (_ host: String, _ port: UInt16) -> [Place]

    /// By the system's name service.
    static let system = HostLookup { host, port in HostLookup.places(of: host, port, flags: 0) }

    private final class Question: Sendable {
        let group = DispatchGroup()
        let answer = Mutex<[Place]>([])
    }

    private let resolver: Resolver
    private let open = Mutex<[String: Question]>([:])

    init(resolver: @escaping Resolver) { self.resolver = resolver }

    /// The places of a machine; empty when nobody knows it. A number is one without asking anybody.
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
                let found = resolver(host, port)
                question.answer.withLock { $0 = found }
                // The next one asks anew: a machine may move.
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
        var found: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(host, String(port), &hints, &found) == 0, let first = found else { return [] }
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
