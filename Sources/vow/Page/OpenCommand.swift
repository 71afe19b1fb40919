import VowSystem
import VowCore
import ArgumentParser
import Foundation
import VowAnswers
import VowCommandLine
import VowCore
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

    /// How long a browser may take to come, before an address is printed as well.
    private static let patience = Duration.seconds(20)

    func run() throws {
        var operation = OpenPage()
        operation.isWindow = window
        if window || common.json || printed || !Browser.hasDisplay {
            let row = try common.perform(operation) { row, _ in [row.address] }
            if !window, !common.json, let beyond = row.beyond { RemotePage.tell(beyond, common.wording) }
            return
        }
        try Exit.reporting {
            let service = try common.service(for: OpenPage.self)
            let home = common.homePath
            let port = try PageAddress.opened(service, home: home) { Exit.say($0) }
            let ticket = try PageAddress.ticket(home: home)
            let file = try PageAddress.file(ticket, port: port, home: home)
            guard app ? Browser.openApp(file.address) : Browser.open(file.address) else {
                file.remove()
                Exit.say(service.wording(TextCode.noBrowserCouldBeStarted))
                return Output.line(PageAddress.printed(ticket, port: port))
            }
            guard HomeLock.isWatched(home: home) != false else { return }
            if OpenCommand.waits(for: ticket, home: home) { return file.remove() }
            Exit.say(service.wording(PageServerText.notOpened))
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

extension PageAddress {
    /// The port of the page that is to be opened, with what the person may not know of it; a page that is switched off is
    /// refused.
    static func opened(_ service: CommandService, home: String, tell: (String) -> Void) throws -> Int {
        let set = port(try service.present().settings)
        let port = named ?? served(home: home) ?? set
        guard port != 0 else { throw CommandError.refused(.pageSwitchedOffSwitchOn) }
        if HomeLock.isWatched(home: home) == false { tell(service.wording(TextCode.noVowRunServesPage)) }
        if port != set { tell(moves(to: set, service.wording)) }
        return port
    }
}

extension OpenPage: PerformedHere {
    func perform(_ context: OperationContext, home: String) throws -> OpenedPageRow {
        let port = try PageAddress.opened(context.service, home: home) { text in
            if !isWindow { context.remark?(text, false) }
        }
        if isWindow {
            let ticket = try PageAddress.ticket(home: home, for: .window)
            let file = try PageAddress.file(ticket, port: port, target: "wake", home: home)
            return OpenedPageRow(address: file.address, beyond: nil)
        }
        let settings = try context.service.present().settings
        return OpenedPageRow(
            address: PageAddress.printed(try PageAddress.ticket(home: home), port: port),
            beyond: RemotePage.row(settings, home: home))
    }
}
