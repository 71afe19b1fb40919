import ArgumentParser
import Foundation
import VowAnswers
import VowCommandLine
import VowPorts
import VowRuntime
import VowWeb

/// `vow open`: the page, in a browser.
struct OpenCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "open", abstract: HelpText.open.inHelp,
        discussion: HelpText.openMore.inHelp)
    @OptionGroup var common: CommonOptions
    @Flag(name: .customLong("print"), help: .text(.openPrinted)) var printed = false
    @Flag(help: .text(.openApp)) var app = false
    @Flag(help: .text(.openWindow, visibility: .hidden)) var window =
        false

    private struct Answer: Encodable {
        let address: String
        let beyond: RemotePage.Row?
    }

    /// How long a browser may take to come, before an address is printed as well.
    private static let patience = Duration.seconds(20)

    func run() throws {
        try Exit.reporting {
            _ = try common.service(makingHome: true)
            let home = common.homePath
            let set = PageAddress.port(of: common)
            let port = PageAddress.named ?? PageAddress.served(home: home) ?? set
            guard port != 0 else {
                throw CommandError.refused(
                    .pageSwitchedOffSwitchOn
                )
            }
            if window {
                let ticket = try PageAddress.ticket(home: home, for: .window)
                let file = try PageAddress.file(ticket, port: port, target: "wake", home: home)
                return JSONPrinter.print(Answer(address: file.address, beyond: nil))
            }
            let isServed = HomeLock.isWatched(home: home) != false
            if !isServed { Exit.say(.noVowRunServesPage) }
            if port != set { Exit.say(PageAddress.moves(to: set)) }
            let ticket = try PageAddress.ticket(home: home)
            let address = PageAddress.printed(ticket, port: port)
            if common.json {
                return JSONPrinter.print(Answer(address: address, beyond: RemotePage.row(of: common)))
            }
            if printed || !Browser.hasDisplay {
                Output.line(address)
                return RemotePage.row(of: common)?.tell() ?? ()
            }
            let file = try PageAddress.file(ticket, port: port, home: home)
            guard app ? Browser.openApp(file.address) : Browser.open(file.address) else {
                file.remove()
                Exit.say(.noBrowserCouldBeStarted)
                return Output.line(address)
            }
            guard isServed else { return }
            if OpenCommand.waits(for: ticket, home: home) { return file.remove() }
            Exit.say(
                RefusalLanguage.wording(PageServerText.notOpened))
            Output.line(PageAddress.printed(try PageAddress.ticket(home: home), port: port))
        }
    }

    /// Waits until a browser has come with a ticket; false if none comes in time.
    private static func waits(for ticket: OpeningTicket, home: String) -> Bool {
        let sessions = PageSessions(home: home)
        let limit = ContinuousClock.now + patience
        while ContinuousClock.now < limit {
            if sessions.isRedeemed(ticket) { return true }
            Thread.sleep(forTimeInterval: 0.05)
        }
        return false
    }
}
