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
        send: @escaping @Sendable (PersonInput) -> Void, tell: (String) -> Void
    ) -> () -> Void {
        let shelf = DeskShelf(home: home)
        let desk = FrontEndDesk(live: live, clock: clock, send: send, desk: shelf.desk)
        do throws(PortFailure) { return try desk.open(LocalSocketDoor(home: home)) } catch {
            tell(error.description)
            return {}
        }
    }

    /// What answers for a home, here or over its socket.
    static func desk(home: String) throws(PortFailure) -> AnswerDesk {
        let log = try Home.open(home)
        let zones = ZoneDatabase()
        let service = CommandService(
            log: log, clock: try LinuxWakeClock(), zones: zones, entropy: SystemEntropy(),
            views: Home.views(home, log: log, zones: zones))
        var desk = AnswerDesk(service: service, checkTone: AlarmOptions.tone)
        desk.add(queries: DeviceAnswers.queries(home: home))
        return desk
    }
}

/// Keeps the log open between requests, and opens it anew once another file has its name: one that was salvaged, or put
/// back from a backup. Called on the desk's thread only.
private final class DeskShelf: @unchecked Sendable {
    private let home: String
    private var open: (desk: AnswerDesk, file: UInt)?

    init(home: String) { self.home = home }

    @Sendable func desk() throws -> AnswerDesk {
        let file = number()
        if let open, open.file == file, file != 0 { return open.desk }
        open = nil
        let desk = try FrontEnds.desk(home: home)
        open = (desk, number())
        return desk
    }

    /// The number of the log's file, which another file does not have; 0 where there is none.
    private func number() -> UInt {
        var status = stat()
        return stat(home + "/log.sqlite", &status) == 0 ? UInt(status.st_ino) : 0
    }
}
