import Hummingbird
import HummingbirdCore
import HummingbirdTLS
import Logging
import NIOCore
import NIOPosix
import NIOSSL

/// The page's server: one process, one event loop, on this machine's own address, and by TLS on another where a password
/// and a certificate are there.
package struct PageServer: Sendable {
    private let backend: any PageBackend
    private let token: PageToken
    private let port: Int
    private let outer: RemoteAccess?
    private let patience: TimeAmount
    private let rest: Duration?
    private let pulse: Duration
    private let opening: PageOpening

    /// How long to wait before an address that could not be listened on is tried again.
    private static let outerRetry = Duration.seconds(20)

    /// - Parameters:
    ///   - token: the token of the home.
    ///   - home: the home, whose sessions are let in.
    ///   - port: where it listens on 127.0.0.1.
    ///   - account: finds the account at the other end of a connection on this machine; see `PeerAccount`.
    ///   - outer: the way in from other machines; nil for none.
    ///   - patience: how long a connection may say nothing, in whole seconds.
    ///   - rest: after how long without anybody who needs it it ends; nil for never, as where other machines may come.
    ///   - pulse: how often somebody who follows gets a sign of life, and is asked for their right to follow.
    package init(
        backend: any PageBackend, token: PageToken, home: String, port: Int, account: @escaping PeerAccount,
        outer: RemoteAccess? = nil, patience: Int = 15, rest: Duration? = nil, pulse: Duration = .seconds(10)
    ) {
        (self.backend, self.token, self.port, self.outer) = (backend, token, port, outer)
        self.patience = .seconds(Int64(patience))
        self.rest = outer == nil ? rest : nil
        self.pulse = min(pulse, (rest ?? pulse * 2) / 2)
        opening = PageOpening(home: home, token: token, port: port, account: account)
    }

    /// Serves until the task is cancelled or the process is asked to end.
    /// - Parameter ready: called once it listens on this machine's own address, and once more when it does beyond it.
    /// - Returns: whether it ended because nobody needed it.
    /// - Throws: what binding the port on this machine's own address came to; other machines wait for theirs.
    @discardableResult
    package func run(ready: @escaping @Sendable () -> Void = {}) async throws -> Bool {
        OpeningFile.removeExpired(home: opening.home)
        let metrics = PageMetrics()
        let activity = PageActivity()
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
                // The longest question, with each of its letters in twelve bytes of its address, fits.
                httpDecoderConfiguration: .init(
                    maxHeaderFieldSize: 24 * 1024, maxHeaderListSize: 32 * 1024, maxHeaderFieldCount: 64))
            let plain = HTTPServerBuilder.http1(configuration: limits)
            let gate = PageGuard(
                token: token, sessions: opening.sessions, port: access?.port ?? port, outer: access)
            return Application(
                responder: PageResponder(
                    gate: gate, opening: opening, backend: backend, hub: hub, trialHub: trialHub,
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
