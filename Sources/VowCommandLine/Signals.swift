package import Dispatch
import Glibc

/// Ends in good order on Ctrl-C and on a service manager's stop.
package enum Signals {
    package static func onInterrupt(_ action: @escaping @Sendable () -> Void) -> [any DispatchSourceSignal] {
        // Writing to a screen or a child that is gone is an error of that write, and no reason to stop ringing.
        signal(SIGPIPE, SIG_IGN)
        // Nor is a limit of the size of files, which anybody may set on a running process (prlimit(1)).
        signal(SIGXFSZ, SIG_IGN)
        return [SIGINT, SIGTERM, SIGHUP].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler(handler: action)
            source.resume()
            return source
        }
    }
}
