import Foundation
import Glibc
import LinuxAdapters
import Synchronization
import VowAnswers
import VowCommandLine
import VowCore
import VowPorts
import VowRuntime
import VowSystem

/// What other programs of this user reach of a running daemon, over the private socket of its home.
enum FrontEnds {
    /// Opens the socket; the returned closure closes it. Without one, alarms ring all the same, and that is told.
    static func serve(
        _ home: String, live: LiveState, clock: any WakeClock,
        send: @escaping @Sendable (PersonInput) -> Void, standAside: @escaping @Sendable () -> Void,
        tell: (String) -> Void
    ) -> () -> Void {
        let log = RequestLog(home: home, standAside: standAside)
        let server = FrontEndServer(live: live, clock: clock, send: send, router: log.router)
        do throws(PortFailure) { return try server.open(LocalSocketListener(home: home)) } catch {
            tell(error.text(HomeLanguage.wording(of: home)))
            return {}
        }
    }

    /// How long a daemon may take to close its log, in seconds.
    private static let asidePatience = 15.0

    /// Asks the daemon of a home to close its log, and waits until it did. The caller holds the `ReplacementLock`, for
    /// whose release the daemon waits.
    /// - Returns: false where it cannot be asked, or did not close its log in time.
    /// - Throws: `CommandError` where a run is in progress or about to begin.
    static func askToStandAside(home: String) throws -> Bool {
        // No daemon listens there.
        guard let client = try? LocalSocketClient(home: home) else { return false }
        let isLate = Mutex(false)
        let limit = DispatchWorkItem {
            isLate.withLock { $0 = true }
            client.close()
        }
        DispatchQueue.global().asyncAfter(deadline: .now() + asidePatience, execute: limit)
        defer {
            limit.cancel()
            client.close()
        }
        let line = #"{"vow":1,"id":1,"command":"\#(StandAside.name)","arguments":{}}"#
        // A daemon that just ended cannot be asked.
        guard (try? client.send(Array(line.utf8))) != nil else { return false }
        // The connection ends when the log is closed; a daemon that ends may hang up before its answer is out.
        while let answer = client.next() {
            guard let error = JSON.object(answer)?["error"] as? [String: Any] else { continue }
            throw CommandError.refused(.nothingWasDone(cause: error["message"] as? String ?? ""))
        }
        return !isLate.withLock { $0 }
    }

    /// The router that answers for a home over its socket.
    static func router(home: String, standAside: (@Sendable () -> Void)? = nil) throws(PortFailure)
        -> RequestRouter
    {
        let log = try Home.open(home)
        let zones = ZoneDatabase()
        let service = CommandService(
            log: log, clock: try LinuxWakeClock(), zones: zones, entropy: SystemEntropy(),
            views: Home.views(home, log: log, zones: zones))
        var parts = OperationParts.ofDevice(home: home)
        parts.mayListen = false
        if let standAside { parts.standAside = standAside }
        return router(service, home: home, parts, places: OperationPlace.daemon)
    }

    /// The router that answers with a log that is open.
    static func router(
        _ service: CommandService, home: String, _ parts: OperationParts? = nil,
        places: Set<OperationPlace> = OperationPlace.all
    ) -> RequestRouter {
        RequestRouter(service: service, parts: parts ?? .ofDevice(home: home), places: places)
    }
}

/// Keeps the log open between requests, and opens it anew once another file has its name: one that was salvaged, or put
/// back from a backup.
// Unchecked: called on the server's thread only; a router is no value for several.
private final class RequestLog: @unchecked Sendable {
    private let home: String
    private var open: (router: RequestRouter, file: UInt)?
    private let standAside: @Sendable () -> Void

    init(home: String, standAside: @escaping @Sendable () -> Void) {
        (self.home, self.standAside) = (home, standAside)
    }

    @Sendable func router() throws -> RequestRouter {
        let file = number()
        if let open, open.file == file, file != 0 { return open.router }
        open = nil
        let router = try FrontEnds.router(home: home, standAside: standAside)
        open = (router, number())
        return router
    }

    /// The number of the log's file, which another file does not have; 0 where there is none.
    private func number() -> UInt {
        var status = stat()
        return stat(home + "/log.sqlite", &status) == 0 ? UInt(status.st_ino) : 0
    }
}
