import ArgumentParser
import Foundation
import VowAnswers
import VowCommandLine
import VowPorts
import VowRuntime
import VowWeb

/// `vow page`: what has to do with the page and is no page itself.
struct PageCommandLine: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "page", abstract: "The browsers that are let in to the page.",
        subcommands: [PageSessionsCommand.self, PageServeCommand.self],
        defaultSubcommand: PageSessionsCommand.self)
}

/// `vow page sessions`: the browsers that are let in, and how to let them in no more.
struct PageSessionsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sessions", abstract: "The browsers that are let in to the page: list, end.",
        discussion: """
            A session begins with `vow open`, with the window that opens when an alarm rings, or with the password on \
            another machine. It ends when 30 days pass without a visit, after 180 days at most (the window's after a \
            day), here, on the page under Privacy, or by `vow wipe`. Those of other machines end with the password that they began \
            with, too. What a browser follows at that moment ends within ten seconds.
            """,
        subcommands: [List.self, End.self], defaultSubcommand: List.self)

    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Show every browser that is let in.")
        @OptionGroup var common: CommonOptions

        func run() throws {
            try Exit.reporting {
                let sessions = PageSessions(home: common.homePath).list()
                if common.json { return JSONPrinter.print(sessions.map { $0.row() }) }
                let wording = RefusalLanguage.wording
                if sessions.isEmpty {
                    return Output.line(wording(PageServerText.sessionsNone))
                }
                for session in sessions {
                    let row = session.row()
                    Output.line(
                        "\(row.id)  \(PageSessionsCommand.origin(of: session, wording))  "
                            + wording(PageServerText.sessionsUsed(used: row.usedAt, ends: row.endsAt)))
                }
            }
        }
    }

    struct End: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Let browsers in no more.",
            discussion: "A window that is open while it rings is let in again by itself.")
        @OptionGroup var common: CommonOptions
        @Argument(help: "The name of a session, as `vow page sessions list` shows it.") var id: [String] = []
        @Flag(help: "End every session.") var all = false

        func run() throws {
            try Exit.reporting {
                guard all != !id.isEmpty else {
                    throw CommandError.refused("Name the sessions to end, or end them all: --all")
                }
                let sessions = PageSessions(home: common.homePath)
                let known = Set(sessions.list().map(\.id))
                if let unknown = id.first(where: { !known.contains($0) }) {
                    throw CommandError.refused("There is no session \(unknown).")
                }
                let ended = sessions.end { all || id.contains($0.id) }
                if common.json { return JSONPrinter.print(EndedSessionsRow(ended: ended)) }
                let wording = RefusalLanguage.wording
                Output.line(wording(PageServerText.sessionsEnded(count: ended)))
            }
        }
    }

    private static func origin(of session: PageSession, _ wording: Wording) -> String {
        switch session.origin {
        case .browser: wording(PageServerText.sessionsThisMachine)
        case .window: wording(PageServerText.sessionsWakeWindow)
        case .beyond:
            wording(PageServerText.sessionsOtherMachine) + (session.address.map { " (\($0))" } ?? "")
        }
    }
}
