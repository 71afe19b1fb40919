import Foundation
import Glibc
import LinuxClock
import LocalSocket
import Synchronization
import VowAnswers
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
        let shelf = DeskShelf(home: home, standAside: standAside)
        let desk = FrontEndDesk(live: live, clock: clock, send: send, desk: shelf.desk)
        do throws(PortFailure) { return try desk.open(LocalSocketDoor(home: home)) } catch {
            tell(error.description)
            return {}
        }
    }

    /// The command of the socket by which another process of this program asks the daemon to let go of the home.
    static let standingAside = "daemon.standAside"

    /// Asks the daemon of a home to let go of it for a while.
    /// - Returns: false where it cannot be asked.
    /// - Throws: `CommandError` where a run is in progress.
    static func askToStandAside(home: String) throws -> Bool {
        guard let client = try? LocalSocketClient(home: home) else { return false }
        defer { client.close() }
        let line = #"{"vow":1,"id":1,"command":"\#(standingAside)","arguments":{}}"#
        guard (try? client.send(Array(line.utf8))) != nil else { return false }
        // A daemon that ends may hang up before its answer is out.
        guard let answer = client.next(),
            let object = try? JSONSerialization.jsonObject(with: Data(answer)) as? [String: Any],
            let error = object["error"] as? [String: Any]
        else { return true }
        throw CommandError.refused(
            "Nothing was done: \(error["message"] as? String ?? "") Try again when it has ended.")
    }

    /// What answers for a home, here or over its socket.
    static func desk(home: String) throws(PortFailure) -> AnswerDesk {
        let log = try Home.open(home)
        let zones = ZoneDatabase()
        let service = CommandService(
            log: log, clock: try LinuxWakeClock(), zones: zones, entropy: SystemEntropy(),
            views: Home.views(home, log: log, zones: zones))
        var desk = AnswerDesk(service: service, checkTone: { try AlarmOptions.tone($0, home: home) })
        desk.add(queries: DeviceAnswers.queries(home: home))
        return desk
    }
}

/// Keeps the log open between requests, and opens it anew once another file has its name: one that was salvaged, or put
/// back from a backup. Called on the desk's thread only.
private final class DeskShelf: @unchecked Sendable {
    private let home: String
    private var open: (desk: AnswerDesk, file: UInt)?
    private let standAside: @Sendable () -> Void

    init(home: String, standAside: @escaping @Sendable () -> Void) {
        (self.home, self.standAside) = (home, standAside)
    }

    @Sendable func desk() throws -> AnswerDesk {
        let file = number()
        if let open, open.file == file, file != 0 { return open.desk }
        open = nil
        var desk = try FrontEnds.desk(home: home)
        desk.add(commands: [
            FrontEnds.standingAside: { [standAside] service, _ in
                if let run = try service.present().runs.first {
                    throw CommandError.refused("The run \(run.id) is in progress.")
                }
                standAside()
                return [String: String]()
            }
        ])
        open = (desk, number())
        return desk
    }

    /// The number of the log's file, which another file does not have; 0 where there is none.
    private func number() -> UInt {
        var status = stat()
        return stat(home + "/log.sqlite", &status) == 0 ? UInt(status.st_ino) : 0
    }
}
