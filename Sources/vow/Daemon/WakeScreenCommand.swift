import ArgumentParser
import Foundation
import LinuxAdapters
import VowAnswers
import VowCommandLine
import VowPorts
import VowRuntime
import VowSystem

/// `vow wake-screen`: the wake screen of a running daemon, on another terminal.
struct WakeScreenCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "wake-screen",
        abstract: HelpText.wakeScreen.inHelp,
        discussion: HelpText.wakeScreenMore.inHelp)
    @OptionGroup var place: HomeOptions
    @Flag(help: .text(.wakeScreenJson)) var json = false

    func run() throws {
        try Exit.reporting {
            let link = DaemonLink(home: place.path)
            try link.connect()
            let home = place.path
            let terminal = WakeTerminal(dayGoals: { DayGoals.asked(of: home) })
            let keyboard = Keyboard(terminal, send: link.send)
            if !json { keyboard.follow() }
            let signals = Signals.onInterrupt {
                keyboard.release()
                Foundation.exit(0)
            }
            defer { signals.forEach { $0.cancel() } }
            while true {
                while let line = link.next() { show(line, on: terminal) }
                if !json {
                    terminal.notice(
                        place.wording(WakeScreenText.ended))
                }
                link.awaitDaemon()
                if !json {
                    terminal.notice(
                        place.wording(WakeScreenText.back))
                }
            }
        }
    }

    private func show(_ line: [UInt8], on terminal: WakeTerminal) {
        if json { return Output.line(String(decoding: line, as: UTF8.self)) }
        if let reply = JSON.value(SocketReply<LiveRow>.self, line) {
            terminal.show(.row(reply.content))
        } else if let reply = JSON.value(SocketReply<LevelRow>.self, line) {
            terminal.show(.level(reply.content))
        } else if let reply = JSON.value(SocketReply<NoticeRow>.self, line) {
            terminal.show(.notice(reply.content))
        }
    }
}
