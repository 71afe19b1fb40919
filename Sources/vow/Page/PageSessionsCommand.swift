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
        commandName: "page", abstract: HelpText.page.inHelp,
        subcommands: [PageSessionsCommand.self],
        defaultSubcommand: PageSessionsCommand.self)
}

/// `vow page sessions`: the browsers that are let in, and how to let them in no more.
struct PageSessionsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sessions", abstract: HelpText.pageSessions.inHelp,
        discussion: HelpText.pageSessionsMore.inHelp,
        subcommands: [List.self, End.self], defaultSubcommand: List.self)

    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: HelpText.pageSessionsList.inHelp)
        @OptionGroup var common: CommonOptions

        func run() throws {
            try Exit.reporting {
                let sessions = PageSessions(home: common.homePath).list()
                if common.json { return JSONPrinter.print(sessions.map { $0.row() }) }
                let wording = common.wording
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
            abstract: HelpText.pageSessionsEnd.inHelp,
            discussion: HelpText.pageSessionsEndMore.inHelp)
        @OptionGroup var common: CommonOptions
        @Argument(help: .text(.pageSessionsEndId)) var id: [String] = []
        @Flag(help: .text(.pageSessionsEndAll)) var all = false

        func run() throws {
            try Exit.reporting {
                guard all != !id.isEmpty else {
                    throw CommandError.refused(.nameSessionsToEndOr)
                }
                let sessions = PageSessions(home: common.homePath)
                let known = Set(sessions.list().map(\.id))
                if let unknown = id.first(where: { !known.contains($0) }) {
                    throw CommandError.refused(.noSession(unknown: unknown))
                }
                let ended = sessions.end { all || id.contains($0.id) }
                if common.json { return JSONPrinter.print(EndedSessionsRow(ended: ended)) }
                let wording = common.wording
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
