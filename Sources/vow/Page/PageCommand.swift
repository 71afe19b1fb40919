import ArgumentParser
import DesktopBus
import Foundation
import Glibc
import Supervisor
import VowAnswers
import VowPorts
import VowRuntime
import VowWeb

/// `vow page` (hidden): serves the page, as a child of `vow run`, until its standard input ends.
struct PageCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "page", abstract: "Serve the page; started by `vow run`.", shouldDisplay: false)
    @OptionGroup var common: CommonOptions
    @Option(help: ArgumentHelp("When the server before this one ended.", visibility: .hidden)) var since:
        Int64?
    @Option(help: ArgumentHelp("Where the server before this one listened.", visibility: .hidden)) var port:
        Int?

    /// The status with which it ends when nobody needed it for a while; it says then where it listened, and when it ended.
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
        let outer = try? RemotePage.access(of: common)
        let server = PageServer(
            backend: CombinedBackend(home: home), token: token, port: port, outer: outer,
            rest: .seconds(PageCommand.restSeconds), since: since)
        Task.detached {
            guard (try? await server.run(ready: { ServedPort.note(port, home: home) })) == true else {
                Glibc.exit(3)
            }
            Output.line("\(port) \(OpeningTickets.present())")
            Glibc.exit(PageCommand.isAtRest)
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
    /// The port that the page shall listen on, or 0 where it is switched off. `VOW_WEB_PORT` goes before the setting.
    static func port(of common: CommonOptions) -> Int {
        if let named { return named }
        // A log that cannot be read is no reason to be without a page.
        let settings = (try? common.service().present().settings) ?? Settings()
        return Int(settings[.webPort]) ?? 0
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
            ? RefusalLanguage.wording(
                "The page is switched off from the next start of `vow run`.",
                "La página queda apagada desde el próximo inicio de `vow run`.")
            : RefusalLanguage.wording(
                "From the next start of `vow run` the page is at port \(port).",
                "Desde el próximo inicio de `vow run` la página está en el puerto \(port).")
    }

    /// Opens a place of a home's page in the person's browser, for the daemon; where there is no page or no display,
    /// nothing happens. Waits for the bus where that has to be asked for the display.
    static func show(_ place: String, home: String) {
        let display = DisplayEnvironment().read()
        guard DisplayEnvironment.namesDisplay(display), let log = try? Home.open(home),
            let settings = try? CommandService.settings(of: log),
            let port = named ?? served(home: home) ?? Int(settings[.webPort]), port != 0,
            let address = try? opening(home: home, port: port, target: place)
        else { return }
        _ = Browser.open(address, on: display)
    }

    /// The address that lets one browser in, once and soon.
    /// - Parameter target: the page to begin with, such as `wake`.
    static func opening(home: String, port: Int, target: String = "") throws -> String {
        let token: PageToken
        do { token = try PageToken.kept(home: home) } catch {
            throw PortFailure(
                code: "home.unusable", message: "The folder \(home) cannot be written.",
                repair: "Make it writable, or choose another with --home DIR.")
        }
        let ticket = OpeningTickets.issued(by: token)
        return "http://127.0.0.1:\(port)/open?ticket=\(ticket)" + (target.isEmpty ? "" : "&to=\(target)")
    }
}

/// `vow open`: the page, in a browser.
struct OpenCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "open", abstract: "Open the page in a browser.",
        discussion: """
            The address lets one browser in, within two minutes; that browser then stays let in. `vow run` has to be \
            running. Where there is no display, the address is printed. Where web.address lets other machines in, --print \
            tells their address and the fingerprint of the certificate, which a browser shows at its first visit: \
            compare the two. What other machines need is the password, never this address.
            """)
    @OptionGroup var common: CommonOptions
    @Flag(name: .customLong("print"), help: "Print the address in place of opening it.") var printed = false

    private struct Answer: Encodable {
        let address: String
        let beyond: RemotePage.Row?
    }

    func run() throws {
        try Exit.reporting {
            _ = try common.service(makingHome: true)
            let set = PageAddress.port(of: common)
            let port = PageAddress.named ?? PageAddress.served(home: common.homePath) ?? set
            guard port != 0 else {
                throw CommandError.refused(
                    "The page is switched off. Switch it on, then start `vow run` anew: vow config set web.port 8690"
                )
            }
            if HomeLock.isWatched(home: common.homePath) == false {
                Exit.say("No `vow run` serves the page. Start it: vow run")
            }
            if port != set { Exit.say(PageAddress.moves(to: set)) }
            let address = try PageAddress.opening(home: common.homePath, port: port)
            let beyond = RemotePage.row(of: common)
            if common.json { return JSONPrinter.print(Answer(address: address, beyond: beyond)) }
            if printed || !Browser.hasDisplay {
                Output.line(address)
                return beyond?.tell() ?? ()
            }
            guard Browser.open(address) else {
                Exit.say("No browser could be started. Open this address in one:")
                return Output.line(address)
            }
        }
    }
}
