import ArgumentParser
import LinuxAdapters
import Foundation
import Glibc
import VowAnswers
import VowCommandLine
import VowPorts
import VowRuntime
import VowWeb

/// `vow page serve` (hidden): serves the page, as a child of `vow run`, until its standard input ends.
struct PageServeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve", abstract: "Serve the page; started by `vow run`.", shouldDisplay: false)
    @OptionGroup var common: CommonOptions
    @Option(help: ArgumentHelp("Where the server before this one listened.", visibility: .hidden)) var port:
        Int?

    /// The status with which it ends when nobody needed it for a while; it says then where it listened.
    static let isAtRest: Int32 = 4
    /// After how many seconds without anybody who needs it it ends; `VOW_PAGE_REST_SECONDS` asks for another number.
    private static var restSeconds: Int {
        ProcessInfo.processInfo.environment["VOW_PAGE_REST_SECONDS"].flatMap { Int($0) } ?? 300
    }

    /// Ends with 0 where no page is wanted, with 4 when nobody needed it, and with 3 where it cannot be served.
    func run() throws {
        let home = common.homePath
        // The page gives way to whoever rings.
        _ = nice(5)
        signal(SIGPIPE, SIG_IGN)
        // Another port that was set in the meantime holds from the daemon's next start.
        let port = port ?? PageAddress.port(of: common)
        guard port != 0 else { return }
        let token = try PageToken.kept(home: home)
        // The parent keeps the other end; when it is gone, nobody needs the page.
        Thread.detachNewThread {
            var byte: UInt8 = 0
            while read(0, &byte, 1) > 0 {}
            Glibc.exit(3)
        }
        // Without what it needs the page is this machine's own only; `vow open` says what that is.
        let backend = CombinedBackend(home: home)
        let wish = RemoteWish(backend)
        let outer = try? RemotePage.access(of: common) { await wish.holds() }
        let server = PageServer(
            backend: backend, token: token, home: home, port: port, account: PageAddress.account,
            outer: outer,
            rest: .seconds(PageServeCommand.restSeconds))
        Task.detached {
            guard (try? await server.run(ready: { ServedPort.note(port, home: home) })) == true else {
                Glibc.exit(3)
            }
            Output.line("\(port)")
            Glibc.exit(PageServeCommand.isAtRest)
        }
        giveMemoryBack()
    }

    /// Starting and each visit touch code and memory that a night without visitors has no use for. Never returns.
    private func giveMemoryBack() -> Never {
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
    static func port(of common: CommonOptions) -> Int {
        if let named { return named }
        // A log that cannot be read is no reason to be without a page.
        let settings = (try? common.service().present().settings) ?? Settings()
        return Int(settings[.webPort]) ?? 0
    }

    /// The address of the page that a daemon of a home serves; nil where it is switched off.
    static func planned(home: String) -> String? {
        let set = (try? Home.open(home)).flatMap { try? CommandService.settings(of: $0) } ?? Settings()
        guard let port = named ?? Int(set[.webPort]), port != 0 else { return nil }
        return "http://127.0.0.1:\(port)/"
    }

    /// What the environment says of it.
    static var named: Int? { ProcessInfo.processInfo.environment["VOW_WEB_PORT"].flatMap { Int($0) } }

    /// Where a daemon that is there serves it.
    static func served(home: String) -> Int? {
        HomeLock.isWatched(home: home) == false ? nil : ServedPort.kept(home: home)
    }

    /// What was set since the daemon's start.
    static func moves(to port: Int) -> String {
        port == 0
            ? RefusalLanguage.wording(PageServerText.switchedOff)
            : RefusalLanguage.wording(PageServerText.port(port: port))
    }

    /// Opens a place of a home's page in the person's browser, for the daemon; where there is no page or no display,
    /// nothing happens. Waits for the bus where that has to be asked for the display.
    static func show(_ place: String, home: String) {
        let display = DisplayEnvironment().read()
        guard DisplayEnvironment.namesDisplay(display), let log = try? Home.open(home),
            let settings = try? CommandService.settings(of: log),
            let port = named ?? served(home: home) ?? Int(settings[.webPort]), port != 0,
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
