import Foundation
import Glibc
import Synchronization
import VowAnswers
import VowCommandLine
import VowPorts
import VowRuntime
import VowWeb

/// A trial that the page began, or the gate of the next alarm ahead of it: `vow try` or `vow now` as a child, which shows its
/// screen over a socket of its own. There is one at a time; it ends with its gate, with `end`, or with the page's server.
final class PageTrial: Sendable {
    private struct Running: @unchecked Sendable {
        let process: Process
        let input: FileHandle
        let output: FileHandle
        /// Its temporary home, with the socket.
        let home: String
    }

    /// How long each challenge may take, in seconds.
    static let patienceSeconds = 60

    private let home: String
    private let running = Mutex<Running?>(nil)

    /// - Parameter home: the person's.
    init(home: String) { self.home = home }

    /// Does what the page asks for, or returns nil if that is no operation of a trial.
    func ask(_ name: String, _ arguments: [UInt8]) async -> Result<[UInt8], PageFailure>? {
        switch name {
        case BeginTrial.name:
            do { _ = try BeginTrial(JSONDecoder().decode(Arguments.self, from: Data(arguments))) } catch {
                return .failure(PageFailure(error))
            }
            // What is tried stands in no list of processes.
            return await began(
                ["try", "--front-ends", "--patience=\(Self.patienceSeconds)", "-"], asking: arguments)
        case BeginEarly.name: return await began(["now", "--front-ends"])
        case EndTrial.name:
            await withCheckedContinuation { done in
                DispatchQueue.global().async {
                    self.end()
                    done.resume()
                }
            }
            return .success(Array("true".utf8))
        case AnswerTrial.name:
            guard let home = running.withLock({ $0?.home }) else { return .failure(Self.over) }
            do throws(PageFailure) {
                return .success(
                    try await SocketBackend(path: home + "/vow.sock").ask(.input, "input", arguments))
            } catch { return .failure(error) }
        default: return nil
        }
    }

    /// Its rows, and at last one that says whether it was passed.
    func rows() -> AsyncStream<[UInt8]> {
        guard let trial = running.withLock({ $0 }) else { return AsyncStream { $0.finish() } }
        return AsyncStream(bufferingPolicy: .bufferingNewest(256)) { rows in
            let reading = Task {
                for await row in SocketBackend(path: trial.home + "/vow.sock").live() { rows.yield(row) }
                let isPassed = await withCheckedContinuation { done in
                    DispatchQueue.global().async {
                        trial.process.waitUntilExit()
                        done.resume(
                            returning: trial.process.terminationReason == .exit
                                && trial.process.terminationStatus == 0)
                    }
                }
                rows.yield(Array(#"{"phase":"ended","trial":"\#(isPassed ? "passed" : "over")"}"#.utf8))
                rows.finish()
            }
            rows.onTermination = { _ in reading.cancel() }
        }
    }

    private func began(_ command: [String], asking line: [UInt8] = []) async -> Result<[UInt8], PageFailure> {
        await withCheckedContinuation { done in
            DispatchQueue.global().async { done.resume(returning: self.begin(command, line)) }
        }
    }

    private func begin(_ command: [String], _ line: [UInt8]) -> Result<[UInt8], PageFailure> {
        end()
        let process = Process()
        let (input, output, errors) = (Pipe(), Pipe(), Pipe())
        process.executableURL = URL(filePath: "/proc/self/exe")
        process.arguments = command + ["--home", home]
        process.standardInput = input
        process.standardOutput = output
        process.standardError = errors
        do { try process.run() } catch {
            return .failure(
                PageFailure(
                    code: "part.broken",
                    message: RefusalLanguage.wording(.theProgramCould),
                    repair: RefusalLanguage.wording(.tryOnCommandLineVow(command: command[0]))))
        }
        if !line.isEmpty {
            signal(SIGPIPE, SIG_IGN)
            try? input.fileHandleForWriting.write(contentsOf: Data(line + [UInt8(ascii: "\n")]))
        }
        let complaint = Mutex(Data())
        let isRead = DispatchGroup()
        DispatchQueue.global().async(group: isRead) {
            let said = errors.fileHandleForReading.readDataToEndOfFile()
            complaint.withLock { $0 = said }
        }
        var first = Data()
        while first.last != 10 {
            // Until its first line, or its end: a trial that is refused says why at once.
            let some = output.fileHandleForReading.availableData
            if some.isEmpty { break }
            first += some
        }
        guard let place = (try? JSONSerialization.jsonObject(with: first)) as? [String: Any],
            let folder = place["home"] as? String
        else {
            isRead.wait()
            process.waitUntilExit()
            let said = complaint.withLock { String(decoding: $0, as: UTF8.self) }
            return .failure(
                PageFailure(
                    code: "refused",
                    message: said.trimmingCharacters(in: .whitespacesAndNewlines).replacing(
                        "vow: ", with: ""),
                    repair: ""))
        }
        running.withLock {
            $0 = Running(
                process: process, input: input.fileHandleForWriting, output: output.fileHandleForReading,
                home: folder)
        }
        let ahead = place["aheadMilliseconds"] as? Int ?? 0
        return .success([UInt8](JSONPrinter.data(BegunTrialRow(aheadMilliseconds: ahead))))
    }

    /// Ends the trial, and takes away what a child leaves that does not end by itself.
    private func end() {
        let trial = running.withLock { running in
            defer { running = nil }
            return running
        }
        guard let trial else { return }
        try? trial.input.close()
        let limit = DispatchTime.now() + .seconds(3)
        while trial.process.isRunning, DispatchTime.now() < limit { usleep(20_000) }
        guard trial.process.isRunning else { return }
        kill(trial.process.processIdentifier, SIGKILL)
        trial.process.waitUntilExit()
        try? FileManager.default.removeItem(atPath: trial.home)
    }

    private static var over: PageFailure {
        let pick = RefusalLanguage.wording
        return PageFailure(
            code: "try.over", message: pick(.noTrialGoesOn), repair: pick(.beginAnotherOne)
        )
    }
}
