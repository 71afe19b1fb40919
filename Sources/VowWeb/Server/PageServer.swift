import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import NIOPosix

/// The page's server: one process, one event loop, on this machine's own address.
public struct PageServer: Sendable {
    private let backend: any PageBackend
    private let token: PageToken
    private let port: Int

    /// - Parameter port: where it listens on 127.0.0.1.
    public init(backend: any PageBackend, token: PageToken, port: Int) {
        (self.backend, self.token, self.port) = (backend, token, port)
    }

    /// Serves until the task is cancelled or the process is asked to end.
    /// - Parameter ready: called once it listens.
    /// - Throws: what binding the port came to.
    public func run(ready: @escaping @Sendable () -> Void = {}) async throws {
        let metrics = PageMetrics()
        let responder = PageResponder(
            gate: PageGuard(token: token, port: port), tickets: OpeningTickets(token: token),
            backend: backend,
            hub: LiveHub(backend: backend, metrics: metrics),
            // A trial is no run, and does not count as one.
            trialHub: LiveHub(backend: TrialOfBackend(backend: backend), metrics: PageMetrics()),
            metrics: metrics)
        var logger = Logger(label: "vow.page")
        logger.logLevel = .error
        let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        let limits = HTTP1Channel.Configuration(
            // A connection that says nothing for so long is given up; one that is being answered is not.
            idleTimeout: .seconds(15),
            httpDecoderConfiguration: .init(
                maxHeaderFieldSize: 8 * 1024, maxHeaderListSize: 16 * 1024, maxHeaderFieldCount: 64))
        let application = Application(
            responder: responder, server: .http1(configuration: limits),
            configuration: ApplicationConfiguration(
                address: .hostname("127.0.0.1", port: port), reuseAddress: true,
                availableConnectionsDelegate: MaximumAvailableConnections(512)),
            onServerRunning: { _ in ready() }, eventLoopGroupProvider: .shared(group), logger: logger)
        defer { group.shutdownGracefully { _ in } }
        try await application.run()
    }
}
