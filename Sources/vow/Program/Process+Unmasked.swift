import Foundation
import Glibc

extension Process {
    /// Starts the program with no signal blocked.
    ///
    /// A child inherits the mask of the thread that starts it, and the threads of a dispatch queue block the signal to
    /// terminate: the child could not be ended by it, by nobody.
    func runUnmasked() throws {
        var none = sigset_t()
        var before = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        try run()
    }

    /// Asks the program to end, and kills it where it does not within a limit, in seconds.
    func end(within seconds: Double = 3) {
        guard isRunning else { return }
        terminate()
        let limit = ContinuousClock.now + .seconds(seconds)
        while isRunning, ContinuousClock.now < limit { Thread.sleep(forTimeInterval: 0.02) }
        if isRunning { kill(processIdentifier, SIGKILL) }
        waitUntilExit()
    }
}
