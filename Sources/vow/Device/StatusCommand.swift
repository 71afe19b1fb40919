import ArgumentParser
import VowAnswers
import VowCommandLine
import VowCore
import VowRuntime

/// `vow status`, and `vow` alone: what rings next, and whether everything for it is there.
struct StatusCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "status",
        abstract: HelpText.status.inHelp,
        discussion: HelpText.statusMore.inHelp)
    @OptionGroup var common: CommonOptions

    private struct Answer: Encodable {
        let now: String
        let ready: Bool
        let live: LiveRow?
        let next: NextRow.Ring?
        let findings: [Readiness]
        let commands: [String]
    }

    func run() throws {
        try Exit.reporting {
            let status = try answered()
            // Plain `vow` asks no question, so its exit code is never "no".
            if !status.isReady, CommandLine.arguments.contains("status") { throw Exit.no }
        }
    }

    private func answered() throws -> DeviceStatus {
        let overview = try common.service().present()
        let live = DaemonLink.present(home: common.homePath)
        let status = DeviceStatus(
            overview, isWatched: HomeLock.isWatched(home: common.homePath), version: Device.version,
            device: DeviceReadiness.soundEarsAndWake(overview, home: common.homePath))
        if common.json {
            JSONPrinter.print(
                Answer(
                    now: overview.now.iso8601, ready: status.isReady, live: live,
                    next: overview.nextRow(count: 1, watched: nil).next, findings: status.findings,
                    commands: status.commands))
        } else {
            if let run = live?.run, live?.isOn == true {
                let name = [run.label, run.prompt].filter { !$0.isEmpty }
                Output.line("● \(name.joined(separator: ": "))")
                Output.line("    → vow wake-screen")
            }
            status.lines.forEach(Output.line)
        }
        return status
    }
}
