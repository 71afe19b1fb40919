import ArgumentParser
import Foundation
import Synchronization
import VowCommandLine
import VowCore

/// A program that a command runs for itself, and that does not outlive it.
enum HelperProgram {
    /// The process group of what runs; 0 where nothing does.
    private static let group = Atomic<Int32>(0)
    /// The signal that asked this process to end; 0 where none did.
    private static let received = Atomic<Int32>(0)

    /// Runs a program to its end and gives its exit code; one at a time.
    ///
    /// It gets a process group of its own, which a terminal's interruption does not reach. So where this process is
    /// told to end meanwhile, the whole group is ended first: an interrupted download or build must not go on unseen.
    /// Then this ends with the code of that signal, and says `interrupted` on the standard error.
    static func run(_ process: Process, interrupted: TextCode) throws -> Int32 {
        received.store(0, ordering: .sequentiallyConsistent)
        group.store(0, ordering: .sequentiallyConsistent)
        let numbers = [SIGINT, SIGTERM, SIGHUP]
        // Whoever started this process may have left them blocked, and the program would inherit that.
        var asked = sigset_t()
        sigemptyset(&asked)
        for number in numbers { sigaddset(&asked, number) }
        pthread_sigmask(SIG_UNBLOCK, &asked, nil)
        // A handler, unlike being passed over, is not inherited by the program.
        for number in numbers {
            signal(number) { number in
                HelperProgram.received.store(number, ordering: .sequentiallyConsistent)
                HelperProgram.endGroup()
            }
        }
        defer { for number in numbers { signal(number, SIG_DFL) } }
        try process.run()
        group.store(process.processIdentifier, ordering: .sequentiallyConsistent)
        // What came while the program was started found no group yet.
        if received.load(ordering: .sequentiallyConsistent) != 0 { endGroup() }
        process.waitUntilExit()
        let number = received.load(ordering: .sequentiallyConsistent)
        guard number == 0 else { throw Exit.saying(ExitCode(128 + number), interrupted) }
        return process.terminationStatus
    }

    /// Nothing here but what a signal's handler may do.
    private static func endGroup() {
        let group = group.load(ordering: .sequentiallyConsistent)
        if group > 0 { kill(-group, SIGTERM) }
    }
}
