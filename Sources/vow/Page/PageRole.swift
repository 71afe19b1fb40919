import ArgumentParser
import LinuxAdapters
import Foundation
import Glibc
import Synchronization
import VowAnswers
import VowCommandLine
import VowCore
import VowPorts
import VowRuntime
import VowSystem
import VowWeb

/// Serves the page until nobody needed it for a while.
struct ServePage: HelperQuestion {
    struct Answer: Codable, Sendable {
        /// Where it listened, or nil if no page is wanted.
        let port: Int?
    }
    static var name: String { "serve-page" }
    /// Where the server before this one listened, or nil for the port that is set.
    var port: Int?
}

/// The page's server as a helper process of the daemon.
enum PageRole {
    /// After how many seconds without anybody who needs it it ends; `VOW_PAGE_REST_SECONDS` asks for another number.
    private static var restSeconds: Int {
        ProcessInfo.processInfo.environment["VOW_PAGE_REST_SECONDS"].flatMap { Int($0) } ?? 300
    }

    static func serve(_ server: HelperServer) {
        guard let setup = server.setup(HomeSetup.self) else { return }
        server.on(ServePage.self) { question, _ throws(PortFailure) in
            HelperAnswer(.init(port: try served(setup.home, port: question.port)))
        }
        server.serve()
    }

    /// Serves a home's page; where it listened, once nobody needed it for a while.
    private static func served(_ home: String, port: Int?) throws(PortFailure) -> Int? {
        let settings = PageAddress.settings(home: home)
        // Another port that was set in the meantime holds from the daemon's next start.
        let port = port ?? PageAddress.port(settings)
        guard port != 0 else { return nil }
        guard let token = try? PageToken.kept(home: home) else { throw unserved }
        // Without what it needs the page is this machine's own only; `vow open` says what that is.
        let backend = CombinedBackend(home: home)
        let wish = RemoteWish(backend)
        let outer = try? RemotePage.access(settings, home: home) { await wish.holds() }
        let server = PageServer(
            backend: backend, token: token, home: home, port: port, account: PageAddress.account,
            outer: outer, rest: .seconds(restSeconds))
        let isAtRest = Mutex(false)
        let ended = DispatchSemaphore(value: 0)
        Task.detached {
            let isDone = (try? await server.run(ready: { ServedPort.note(port, home: home) })) == true
            isAtRest.withLock { $0 = isDone }
            ended.signal()
        }
        Thread.detachNewThread { giveMemoryBack() }
        ended.wait()
        guard isAtRest.withLock({ $0 }) else { throw unserved }
        return port
    }

    private static var unserved: PortFailure {
        PortFailure(code: "page.unserved", message: TextCode(PageServerText.cannotServe), repair: .none)
    }

    /// Starting and each visit touch code and memory that a night without visitors has no use for. Never returns.
    private static func giveMemoryBack() {
        sleep(10)
        var trimmed = 0.0
        while true {
            let worked = ProcessCost.processorSeconds()
            if worked - trimmed > 0.05 {
                ProcessMemoryTrimmer().trim()
                trimmed = worked
            }
            sleep(600)
        }
    }
}

/// Where a home's page is.
enum PageAddress {
    /// The account at the other end of a connection on this machine.
    static let account: PeerAccount = { LoopbackPeers().account(of: $0, port: $1, to: $2) }

    /// The port that the page shall listen on, or 0 where it is switched off. `VOW_WEB_PORT` goes before the setting.
    static func port(_ settings: Settings) -> Int { named ?? Int(settings[.webPort]) ?? 0 }

    /// The settings of a home. A log that cannot be read is no reason to be without a page.
    static func settings(home: String) -> Settings {
        (try? Home.reading(home, CommandService.settings)) ?? Settings()
    }

    /// The address of the page that a home's daemon serves; nil if the page is off.
    static func planned(home: String) -> String? {
        let port = port(settings(home: home))
        return port == 0 ? nil : "http://127.0.0.1:\(port)/"
    }

    /// What the environment says of it.
    static var named: Int? { ProcessInfo.processInfo.environment["VOW_WEB_PORT"].flatMap { Int($0) } }

    /// Where a daemon that is there serves it.
    static func served(home: String) -> Int? {
        HomeLock.isWatched(home: home) == false ? nil : ServedPort.kept(home: home)
    }

    /// What was set since the daemon's start.
    static func moves(to port: Int, _ wording: Wording) -> String {
        port == 0
            ? wording(PageServerText.switchedOff)
            : wording(PageServerText.port(port: port))
    }

    /// Opens a place of a home's page in the person's browser, for the daemon; where there is no page or no display,
    /// nothing happens. Waits for the bus where that has to be asked for the display.
    static func show(_ place: String, home: String) {
        let display = DisplayEnvironment().read()
        guard DisplayEnvironment.namesDisplay(display),
            case let port = named ?? served(home: home) ?? port(settings(home: home)), port != 0,
            let ticket = try? ticket(home: home),
            let file = try? OpeningFile(ticket, port: port, target: place, home: home)
        else { return }
        if !Browser.open(file.address, on: display) { file.remove() }
    }

    /// A ticket that lets one browser in, once and soon.
    static func ticket(home: String, for origin: PageSession.Origin = .browser) throws -> OpeningTicket {
        do { return OpeningTicket(issuedBy: try PageToken.kept(home: home), for: origin) } catch {
            throw unusable(home)
        }
    }

    /// The file with which a browser is started.
    static func file(_ ticket: OpeningTicket, port: Int, target: String = "", home: String) throws
        -> OpeningFile
    {
        do { return try OpeningFile(ticket, port: port, target: target, home: home) } catch {
            throw unusable(home)
        }
    }

    /// The address to open in a browser by hand.
    static func printed(_ ticket: OpeningTicket, port: Int) -> String {
        "http://127.0.0.1:\(port)/open?ticket=\(ticket.text)"
    }

    private static func unusable(_ home: String) -> PortFailure {
        PortFailure(
            code: "home.unusable", message: .folderCannotBeWritten(home: home),
            repair: .makeWritableOrChooseAnother)
    }
}
