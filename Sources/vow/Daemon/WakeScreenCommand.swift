import ArgumentParser
import Foundation
import LocalSocket
import VowAnswers
import VowPorts
import VowRuntime

/// `vow wake-screen`: the wake screen of a running daemon, on another terminal.
struct WakeScreenCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "wake-screen",
        abstract: "Show the wake screen of the running `vow run` on this terminal.",
        discussion: """
            For a console, when `vow run` is a service. Keys do the same as at `vow run`: Enter to speak at once, \
            "snooze", any other text as typed. It ends with Ctrl-C, which changes nothing about the alarm, and comes \
            back by itself when `vow run` is started again.
            """)
    @OptionGroup var place: HomeOptions
    @Flag(help: "Print each row as JSON, one a line, with stable keys.") var json = false

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
                        RefusalLanguage.wording(
                            "`vow run` has ended. Waiting until it is there again.",
                            "`vow run` ha terminado. Se espera a que vuelva."))
                }
                link.awaitDaemon()
                if !json {
                    terminal.notice(
                        RefusalLanguage.wording("`vow run` is there again.", "`vow run` ya está otra vez."))
                }
            }
        }
    }

    private func show(_ line: [UInt8], on terminal: WakeTerminal) {
        if json { return Output.line(String(decoding: line, as: UTF8.self)) }
        let decoder = JSONDecoder()
        let data = Data(line)
        if let reply = try? decoder.decode(SocketReply<LiveRow>.self, from: data) {
            terminal.show(.row(reply.content))
        } else if let reply = try? decoder.decode(SocketReply<LevelRow>.self, from: data) {
            terminal.show(.level(reply.content))
        } else if let reply = try? decoder.decode(SocketReply<NoticeRow>.self, from: data) {
            terminal.show(.notice(reply.content))
        }
    }
}

/// A connection with the daemon of a home that is made anew when the daemon was.
///
/// `next` and `awaitDaemon` belong to one thread; `send` may come from another.
final class DaemonLink: @unchecked Sendable {
    // Guards the client, which the keyboard's thread uses, too.
    private let lock = NSLock()
    private let home: String
    private var client: LocalSocketClient?

    init(home: String) { self.home = home }

    /// Connects, and follows the live rows.
    func connect() throws(PortFailure) {
        let client = try LocalSocketClient(home: home)
        try client.send(DaemonLink.line(SocketRequest(id: 1, .follow("live"))))
        lock.withLock { self.client = client }
    }

    func next() -> [UInt8]? { lock.withLock { client }?.next() }

    /// Tries to connect twice a second. Nobody announces a daemon, and whoever looks at a wake screen is awake.
    func awaitDaemon() {
        while true {
            do {
                try connect()
                return
            } catch { Thread.sleep(forTimeInterval: 0.5) }
        }
    }

    /// Sends what the person did. Where the daemon is away, nobody is there to take it, and the screen says so.
    @Sendable func send(_ input: PersonInput) {
        try? lock.withLock { client }?.send(DaemonLink.line(SocketRequest(id: 2, .input(input))))
    }

    private static func line(_ request: SocketRequest) -> [UInt8] {
        guard let data = try? JSONEncoder().encode(request) else {
            preconditionFailure("plain values always encode")
        }
        return [UInt8](data)
    }
}
