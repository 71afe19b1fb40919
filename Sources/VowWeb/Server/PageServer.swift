import Hummingbird
import HummingbirdCore
import HummingbirdTLS
import Logging
import NIOCore
import NIOPosix
import NIOSSL

/// The page's server: one process, one event loop, on this machine's own address, and by TLS on another where a password
/// and a certificate are there.
public struct PageServer: Sendable {
    private let backend: any PageBackend
    private let token: PageToken
    private let port: Int
    private let outer: RemoteAccess?
    private let patience: TimeAmount
    private let rest: Duration?
    private let since: Int64?

    /// How long to wait before an address that could not be listened on is tried again.
    private static let outerRetry = Duration.seconds(20)

    /// - Parameter port: where it listens on 127.0.0.1.
    /// - Parameter outer: the way in from other machines; nil for none.
    /// - Parameter patience: how long a connection may say nothing, in whole seconds.
    /// - Parameter rest: after how long without anybody who needs it it ends; nil for never, as where other machines may come.
    /// - Parameter since: when the server before this one ended, in milliseconds since 1970; see `OpeningTickets`.
    public init(
        backend: any PageBackend, token: PageToken, port: Int, outer: RemoteAccess? = nil, patience: Int = 15,
        rest: Duration? = nil, since: Int64? = nil
    ) {
        (self.backend, self.token, self.port, self.outer) = (backend, token, port, outer)
        self.patience = .seconds(Int64(patience))
        (self.rest, self.since) = (outer == nil ? rest : nil, since)
    }

    /// Serves until the task is cancelled or the process is asked to end.
    /// - Parameter ready: called once it listens on this machine's own address, and once more when it does beyond it.
    /// - Returns: whether it ended because nobody needed it.
    /// - Throws: what binding the port on this machine's own address came to; other machines wait for theirs.
    @discardableResult
    public func run(ready: @escaping @Sendable () -> Void = {}) async throws -> Bool {
        let metrics = PageMetrics()
        let activity = PageActivity()
        let tickets = OpeningTickets(token: token, since: since)
        let pulse = min(.seconds(30), (rest ?? .seconds(60)) / 2)
        let hub = LiveHub(backend: backend, metrics: metrics, activity: activity, pulse: pulse)
        // A trial is no run, and does not count as one.
        let trialHub = LiveHub(
            backend: TrialOfBackend(backend: backend), metrics: PageMetrics(), activity: activity,
            pulse: pulse)
        let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        defer { group.shutdownGracefully { _ in } }
        func application(_ access: RemoteAccess?) throws -> Application<PageResponder> {
            var logger = Logger(label: "vow.page")
            logger.logLevel = .error
            let limits = HTTP1Channel.Configuration(
                // A connection that says nothing for so long is given up; one that is being answered is not.
                idleTimeout: patience,
                httpDecoderConfiguration: .init(
                    maxHeaderFieldSize: 8 * 1024, maxHeaderListSize: 16 * 1024, maxHeaderFieldCount: 64))
            let plain = HTTPServerBuilder.http1(configuration: limits)
            let gate = PageGuard(token: token, port: access?.port ?? port, outer: access)
            return Application(
                responder: PageResponder(
                    gate: gate, tickets: tickets, backend: backend, hub: hub, trialHub: trialHub,
                    metrics: metrics, activity: activity),
                server: try access.map { try HTTPServerBuilder.tls(plain, tlsConfiguration: $0.tls) }
                    ?? plain,
                configuration: ApplicationConfiguration(
                    address: .hostname(access?.address ?? "127.0.0.1", port: access?.port ?? port),
                    reuseAddress: true,
                    availableConnectionsDelegate: MaximumAvailableConnections(access == nil ? 512 : 128)),
                onServerRunning: { _ in ready() }, eventLoopGroupProvider: .shared(group), logger: logger)
        }
        let inner = try application(nil)
        if let rest {
            return try await withThrowingTaskGroup(of: Bool.self) { tasks in
                tasks.addTask {
                    try await inner.run()
                    return false
                }
                tasks.addTask {
                    try await activity.rests(for: rest)
                    return true
                }
                defer { tasks.cancelAll() }
                return try await tasks.next() ?? false
            }
        }
        guard let outer else {
            try await inner.run()
            return false
        }
        try await withThrowingTaskGroup(of: Void.self) { tasks in
            tasks.addTask { try await inner.run() }
            let other = try application(outer)
            tasks.addTask {
                // An address may come later than the page: a network that is still being joined.
                while !Task.isCancelled {
                    try? await other.runService(gracefulShutdownSignals: [])
                    try? await Task.sleep(for: PageServer.outerRetry)
                }
            }
            defer { tasks.cancelAll() }
            _ = try await tasks.next()
        }
        return false
    }
}
