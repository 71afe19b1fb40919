import Foundation
import Testing
import VowAnswers
import VowCore
import VowWeb

@testable import vow

/// What the page asks of a program of its own never piles up on the machine that has to ring.
@Suite("X5 A program that answers for the page", .serialized, .timeLimit(.minutes(2)))
struct OwnProgramTests {
    private let folder = NSTemporaryDirectory() + "vow-own-\(UUID().uuidString)"

    init() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    private func answer(
        _ script: String, input: [UInt8] = [], within seconds: Double? = 60, in places: ProgramPlaces? = nil,
        isDropped: Bool = true
    ) async -> Result<[UInt8], PageFailure> {
        await OwnProgram.answer(
            ["-c", script], input: input, within: seconds, in: places, isDropped: isDropped,
            program: "/bin/sh")
    }

    private func isThere(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: "\(folder)/\(name)")
    }

    /// Waits until something holds.
    private func comes(_ holds: () -> Bool) async -> Bool {
        let limit = ContinuousClock.now + .seconds(30)
        while !holds(), ContinuousClock.now < limit { await Task.yield() }
        return holds()
    }

    /// Whether a process is there whose number a script wrote down.
    private func runs(_ name: String) -> Bool {
        let text = (try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)) ?? ""
        guard let number = pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)) else { return false }
        let state = try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8)
        return state.map { !$0.contains(") Z ") } ?? false
    }

    @Test("its answer, its refusal, and more than a pipe holds on either side")
    func answers() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        #expect(try await answer(#"echo '[1]'"#).get() == Array("[1]\n".utf8))
        let refused = await answer("echo 'vow: No.' >&2; exit 2")
        #expect(refused == .failure(PageFailure(code: "refused", message: "No.", repair: "")))
        let long = Array("\"\(String(repeating: "a", count: 300_000))\"".utf8)
        #expect(try await answer("cat", input: long).get() == long)
        // What ends without reading what it is given still answers.
        #expect(try await answer("echo true", input: long).get() == Array("true\n".utf8))
        guard case .failure(let failure) = await answer("exec yes") else {
            Issue.record("it answered")
            return
        }
        #expect(failure.code == "part.broken")
    }

    @Test("reading ends with the program, also where what it started holds the streams open")
    func grandchild() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let begin = ContinuousClock.now
        #expect(try await answer("sleep 30 & echo true").get() == Array("true\n".utf8))
        #expect(ContinuousClock.now - begin < .seconds(20))
    }

    @Test("one that takes too long is ended with what it started, and refused in both languages")
    func late() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let outcome = await answer("sleep 60 & echo $! > \(folder)/started; wait", within: 1)
        guard case .failure(let failure) = outcome else {
            Issue.record("it answered")
            return
        }
        #expect(failure.code == "part.late" && failure.message == "The program took too long, and was ended.")
        #expect(isThere("started"))
        #expect(await comes { !runs("started") })
        let spanish = Wording(in: .spanish)
        #expect(
            spanish(written: "trouble.programTookTooLongWas") == "El programa tardó demasiado y se detuvo.")
        // Also one that passes over what asks it to end.
        guard case .failure = await answer("trap '' TERM; while :; do :; done", within: 0.2) else {
            Issue.record("it answered")
            return
        }
    }

    @Test("a question ends with whoever asked; what changes something is carried out all the same")
    func dropped() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let question = Task { await answer("echo $$ > \(folder)/asked; exec sleep 60") }
        #expect(await comes { runs("asked") })
        question.cancel()
        guard case .failure = await question.value else {
            Issue.record("it answered")
            return
        }
        #expect(!runs("asked"))

        let change = Task {
            await answer(
                "touch \(folder)/begun; while ! test -e \(folder)/go; do :; done; echo true",
                isDropped: false)
        }
        #expect(await comes { isThere("begun") })
        change.cancel()
        #expect(FileManager.default.createFile(atPath: folder + "/go", contents: nil))
        #expect(try await change.value.get() == Array("true\n".utf8))
    }

    @Test("no more run at once than there are places, in the order in which they came")
    func places() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let places = ProgramPlaces(2)
        let asked = (0..<2).map { number in
            Task {
                await answer(
                    "touch \(folder)/\(number); while ! test -e \(folder)/go; do :; done; echo \(number)",
                    in: places)
            }
        }
        #expect(await comes { isThere("0") && isThere("1") })
        let leaving = Task { await answer("touch \(folder)/leaving; echo 3", in: places) }
        #expect(await comes { places.waitingCount == 1 })
        let staying = Task { await answer("touch \(folder)/staying; echo 4", in: places) }
        #expect(await comes { places.waitingCount == 2 })
        leaving.cancel()
        guard case .failure = await leaving.value else {
            Issue.record("it answered")
            return
        }
        #expect(places.waitingCount == 1 && !isThere("staying"))
        #expect(FileManager.default.createFile(atPath: folder + "/go", contents: nil))
        #expect(try await staying.value.get() == Array("4\n".utf8))
        for (number, task) in asked.enumerated() {
            #expect(try await task.value.get() == Array("\(number)\n".utf8))
        }
        #expect(!isThere("leaving") && places.waitingCount == 0)
        for _ in 0..<2 { #expect(await places.acquire(isDropped: true)) }
    }
}
