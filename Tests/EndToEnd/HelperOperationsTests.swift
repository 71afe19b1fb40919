import BuiltProgram
import Foundation
import TestSupport
import Testing
import VowAnswers
import VowCore
import VowPorts
import VowRuntime
import VowWeb

@testable import VowSystem
@testable import vow

/// What the page asks of a process of its own never piles up on the machine that has to ring.
@Suite("X5 Operations in processes of their own", .serialized, .timeLimit(.minutes(2)))
struct HelperOperationsTests {
    private let home = NSTemporaryDirectory() + "vow-own-\(UUID().uuidString)"

    /// The operations of a home, done by the built program, which may go wrong on purpose.
    private func operations(fault: String? = nil, mostAtOnce: Int = 2) -> HelperOperations {
        HelperOperations(
            home: home, fault.map { BuiltProgram.helper(fault: $0) } ?? BuiltProgram.helper(),
            mostAtOnce: mostAtOnce)
    }

    /// The helper processes of this one that do operations.
    private var children: [pid_t] {
        HelperProcesses.all(HelperRole.operation.rawValue, ofParent: getpid())
    }

    /// Waits until something holds.
    private func comes(_ holds: () -> Bool) async -> Bool {
        let limit = ContinuousClock.now + .seconds(30)
        while !holds(), ContinuousClock.now < limit { await Task.yield() }
        return holds()
    }

    @Test("its row, and its refusal by the code of the limit that was passed")
    func answers() async throws {
        defer { try? FileManager.default.removeItem(atPath: home) }
        let operations = operations()
        let added = await operations.answer(
            "lines.add", .command, Array(#"{"text":"I get up.","language":"en"}"#.utf8), within: 60)
        #expect(String(decoding: try added.get(), as: UTF8.self).contains("I get up."))
        let lines = try operations.answer(ListLines())
        #expect(lines.map(\.text) == ["I get up."])
        let long = String(repeating: "a", count: 600)
        let refused = await operations.answer(
            "lines.add", .command, Array(#"{"text":"\#(long)"}"#.utf8), within: 60)
        guard case .failure(let failure) = refused else {
            Issue.record("it was done")
            return
        }
        #expect(failure.code == "text.length")
        let unknown = await operations.answer("dance", .query, Array("{}".utf8), within: 60)
        #expect(throws: PageFailure.self) { try unknown.get() }
        #expect(children.isEmpty)
    }

    @Test("the person is told meanwhile what goes on")
    func notes() async throws {
        defer { try? FileManager.default.removeItem(atPath: home) }
        let (told, feed) = AsyncStream<String>.makeStream()
        // Without a sound server the check says first what it does, and then what failed.
        let program = HelperExecutable(
            path: BuiltProgram.path, environment: ["PULSE_SERVER=unix:/nowhere", "LANG=C.UTF-8"])
        let operations = HelperOperations(home: home, program)
        _ = await operations.answer(
            "lines.add", .command, Array(#"{"text":"I get up.","language":"en"}"#.utf8), within: 60)
        let checked = await operations.answer(
            "sound.check", .command, Array("{}".utf8), within: 60
        ) { feed.yield($0) }
        feed.finish()
        var texts: [String] = []
        for await text in told { texts.append(text) }
        #expect(texts.count >= 2 && texts.first?.isEmpty == false, "\(texts)")
        #expect(String(decoding: try checked.get(), as: UTF8.self).contains("\"trial\""))
    }

    @Test("one that takes too long is ended, and refused in both languages")
    func late() async throws {
        defer { try? FileManager.default.removeItem(atPath: home) }
        let outcome = await operations(fault: "hang@perform").answer(
            "next", .query, Array("{}".utf8), within: 1)
        guard case .failure(let failure) = outcome else {
            Issue.record("it answered")
            return
        }
        #expect(
            failure.code == "part.late"
                && failure.message.hasPrefix("The program took too long, and was ended."))
        #expect(children.isEmpty)
        let spanish = Wording(in: .spanish)
        #expect(
            spanish(written: "trouble.programTookTooLongWas") == "El programa tardó demasiado y se detuvo.")
    }

    @Test("a question ends with whoever asked; what changes something goes on")
    func dropped() async throws {
        defer { try? FileManager.default.removeItem(atPath: home) }
        let hanging = operations(fault: "hang@perform")
        let question = Task { await hanging.answer("next", .query, Array("{}".utf8), within: 60) }
        #expect(await comes { !children.isEmpty })
        question.cancel()
        guard case .failure = await question.value else {
            Issue.record("it answered")
            return
        }
        #expect(children.isEmpty)

        let operations = operations()
        let change = Task {
            await operations.answer(
                "lines.add", .command, Array(#"{"text":"I get up.","language":"en"}"#.utf8), within: 60)
        }
        #expect(await comes { !children.isEmpty })
        change.cancel()
        #expect(String(decoding: try await change.value.get(), as: UTF8.self).contains("I get up."))
    }

    @Test("no more run at once than there are places, in the order in which they came")
    func places() async throws {
        let places = ProgramPlaces(2)
        for _ in 0..<2 { #expect(await places.acquire(isDropped: true)) }
        let leaving = Task { await places.acquire(isDropped: true) }
        #expect(await comes { places.waitingCount == 1 })
        let staying = Task { await places.acquire(isDropped: true) }
        #expect(await comes { places.waitingCount == 2 })
        leaving.cancel()
        #expect(await leaving.value == false)
        #expect(places.waitingCount == 1)
        places.leave()
        #expect(await staying.value)
        #expect(places.waitingCount == 0)
    }

    @Test("two that hang leave the third in line until one of them ends")
    func limited() async throws {
        defer { try? FileManager.default.removeItem(atPath: home) }
        let hanging = operations(fault: "hang@perform")
        let questions = (0..<3).map { _ in
            Task { await hanging.answer("next", .query, Array("{}".utf8), within: 60) }
        }
        #expect(await comes { children.count == 2 && hanging.places.waitingCount == 1 })
        questions.forEach { $0.cancel() }
        for question in questions { _ = await question.value }
        #expect(children.isEmpty && hanging.places.waitingCount == 0)
    }

    /// Starts a process that holds the log, so that nothing can be recorded; ends with its input.
    private func holder() throws -> (process: Process, input: Pipe) {
        let process = Process()
        let (input, output) = (Pipe(), Pipe())
        process.executableURL = URL(filePath: "/usr/bin/python3")
        process.arguments = [
            "-c",
            """
            import os, sqlite3, sys
            c = sqlite3.connect(sys.argv[1], isolation_level=None); c.execute("BEGIN EXCLUSIVE")
            os.write(1, b"held\\n"); sys.stdin.read()
            """, home + "/log.sqlite",
        ]
        (process.standardInput, process.standardOutput) = (input, output)
        try process.run()
        #expect(output.fileHandleForReading.availableData == Data("held\n".utf8))
        return (process, input)
    }

    @Test("what changes something is carried out even if whoever asked ends meanwhile")
    func orphaned() async throws {
        defer { try? FileManager.default.removeItem(atPath: home) }
        func line(_ text: String) -> Arguments { Arguments(["text": .text(text), "language": .text("en")]) }
        _ = try operations().row("lines.add", line("I get up."), withinMilliseconds: 60_000)
        let (process, input) = try holder()
        let started = try BuiltProgram.helper().start(.operation).get()
        var connection: HelperConnection? = HelperConnection(
            socket: started.socket, most: HelperRole.operation.limits.answer)
        let hello = HelperHello(version: HelperProtocol.version, setup: HomeSetup(home: home))
        let asked = PerformOperation(operation: "lines.add", arguments: line("I sleep well."))
        func send<Question: HelperQuestion>(_ id: Int, _ question: Question) throws {
            let frame = HelperProtocol.Asked(id: id, name: Question.name, part: nil, question: question)
            try connection?.send(HelperFrame(body: HelperProtocol.bytes(of: frame)))
        }
        try send(1, hello)
        _ = try connection?.receive()
        try send(2, asked)
        // It has the log open, and waits for it.
        let files = "/proc/\(started.process)/fd"
        #expect(
            await comes {
                let names = (try? FileManager.default.contentsOfDirectory(atPath: files)) ?? []
                return names.contains {
                    (try? FileManager.default.destinationOfSymbolicLink(atPath: files + "/" + $0))?
                        .hasSuffix("/log.sqlite") == true
                }
            })
        connection = nil
        try input.fileHandleForWriting.close()
        process.waitUntilExit()
        var status: Int32 = 0
        #expect(waitpid(started.process, &status, 0) == started.process)
        #expect(try operations().answer(ListLines()).map(\.text) == ["I get up.", "I sleep well."])
    }
}
