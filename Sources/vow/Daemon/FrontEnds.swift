import Foundation
import Glibc
import LinuxClock
import LocalSocket
import SpeechEngines
import Synchronization
import VowAnswers
import VowCommandLine
import VowCore
import VowPorts
import VowRuntime
import ZoneDatabase

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
            tell(error.description)
            return {}
        }
    }

    /// The command of the socket by which another process of this program asks the daemon to let go of the log.
    static let standingAside = "daemon.standAside"
    /// How long a daemon may take to close its log, in seconds.
    private static let asidePatience = 15.0

    /// Asks the daemon of a home to close its log, and waits until it did. The caller holds the `ReplacementLock`, for
    /// whose release the daemon waits.
    /// - Returns: false where it cannot be asked, or did not close its log in time.
    /// - Throws: `CommandError` where a run is in progress or about to begin.
    static func askToStandAside(home: String) throws -> Bool {
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
        let line = #"{"vow":1,"id":1,"command":"\#(standingAside)","arguments":{}}"#
        guard (try? client.send(Array(line.utf8))) != nil else { return false }
        // The connection ends when the log is closed; a daemon that ends may hang up before its answer is out.
        while let answer = client.next() {
            guard let object = try? JSONSerialization.jsonObject(with: Data(answer)) as? [String: Any],
                let error = object["error"] as? [String: Any]
            else { continue }
            throw CommandError.refused("Nothing was done: \(error["message"] as? String ?? "")")
        }
        return !isLate.withLock { $0 }
    }

    /// The router that answers for a home, in this process or over its socket.
    static func router(home: String) throws(PortFailure) -> RequestRouter {
        let log = try Home.open(home)
        let zones = ZoneDatabase()
        let service = CommandService(
            log: log, clock: try LinuxWakeClock(), zones: zones, entropy: SystemEntropy(),
            views: Home.views(home, log: log, zones: zones))
        return router(service, home: home)
    }

    /// The router that answers with a log that is open.
    static func router(_ service: CommandService, home: String) -> RequestRouter {
        var router = RequestRouter(service: service, parts: .ofDevice(home: home))
        router.add(queries: DeviceAnswers.queries(home: home))
        router.add(queries: CalendarAnswers.queries)
        router.add(queries: TokenAnswers.queries)
        return router
    }
}

extension OperationParts {
    /// What this device has for operations on a home.
    static func ofDevice(home: String) -> OperationParts {
        OperationParts(
            checkTone: { try AlarmOptions.tone($0, home: home) },
            probe: { DeviceReadiness.probe($0, $1, home: home) },
            languageModel: { service in CloudModel.agreed(try service.present().settings, home: home) },
            isHeard: { language, settings in
                speechEngines(home: home)
                    .engineAtHand(for: language, wished: settings.engine(for: language)) != nil
            })
    }
}

/// Keeps the log open between requests, and opens it anew once another file has its name: one that was salvaged, or put
/// back from a backup. Called on the server's thread only.
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
        var router = try FrontEnds.router(home: home)
        router.add(commands: [
            FrontEnds.standingAside: { [standAside] service, _ in
                let overview = try service.present()
                if let run = overview.runs.first {
                    throw CommandError.refused(
                        "The run \(run.id) is in progress. Try again when it has ended.")
                }
                let soon = overview.now.adding(milliseconds: ReplacementLock.clearanceMilliseconds)
                if let next = overview.upcoming.first, next.occurrence.instant < soon {
                    throw CommandError.refused("An alarm is due within three minutes. Try again after it.")
                }
                standAside()
                return [String: String]()
            }
        ])
        open = (router, number())
        return router
    }

    /// The number of the log's file, which another file does not have; 0 where there is none.
    private func number() -> UInt {
        var status = stat()
        return stat(home + "/log.sqlite", &status) == 0 ? UInt(status.st_ino) : 0
    }
}
