import Foundation
import Glibc
import VowAnswers
import VowCore
import VowCommandLine
import VowPorts
import VowRuntime

/// The page beside a demonstration: its wake screen over the display, where there is one and a browser.
///
/// Used from one thread. The demonstration does not depend on it, and goes on in the terminal whatever happens to the
/// page.
final class DemoPage {
    private let supervisor: PageSupervisor
    private let window: WakeWindow
    private let closeSocket: () -> Void

    /// How long the card of the day stays in sight before the window goes with the demonstration, in seconds.
    private static let lingering: UInt32 = 6

    /// Serves the page of a home on a port of its own, and opens its wake screen when the run begins; nil without a
    /// display, or where no page is wanted.
    init?(
        home: String, service: CommandService, live: LiveState, clock: any WakeClock,
        send: @escaping @Sendable (PersonInput) -> Void
    ) {
        guard Browser.hasDisplay, PageAddress.named != 0 else { return nil }
        // A daemon of this person may have the usual port.
        if PageAddress.named == nil {
            guard let port = Self.freePort() else { return nil }
            do throws(CommandError) { try service.set(.webPort, to: "\(port)") } catch { return nil }
        }
        closeSocket = FrontEnds.serve(
            home, live: live, clock: clock, send: send, standAside: {}, tell: { _ in })
        supervisor = PageSupervisor(home: home) { _ in }
        window = WakeWindow(home: home)
        supervisor.begin()
        let window = window
        live.follow { change in if case .row(let row) = change { window.show(row.phase) } }
        Output.line(service.wording(TerminalText.demoPageOpens))
    }

    /// Leaves time to read the end, then closes the page and its server.
    /// - Parameter isOver: whether the run came to its end; else it goes at once.
    func end(isOver: Bool) {
        if isOver { sleep(Self.lingering) }
        window.end()
        supervisor.end()
        closeSocket()
    }

    /// A port that nobody listens on at the moment.
    private static func freePort() -> Int? {
        let handle = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard handle >= 0 else { return nil }
        defer { close(handle) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(handle, $0, length) == 0 && getsockname(handle, $0, &length) == 0
            }
        }
        return isBound ? Int(UInt16(bigEndian: address.sin_port)) : nil
    }
}
