import BuiltProgram
import SpeechAdapters
import Foundation
import Glibc
@testable import VowSystem
import Testing
import VowAnswers
import VowPorts

/// What a helper process can do wrong: the last word of the failure's code, and what the failure says.
struct Fault: Sendable, CustomTestStringConvertible {
    let what: String
    let word: String
    let says: String
    var testDescription: String { what }

    static let all: [Fault] = [
        Fault(what: "SIGILL", word: "crashed", says: "SIGILL"),
        Fault(what: "SIGSEGV", word: "crashed", says: "SIGSEGV"),
        Fault(what: "SIGABRT", word: "crashed", says: "SIGABRT"),
        Fault(what: "SIGKILL", word: "killed", says: "SIGKILL"),
        Fault(what: "hang", word: "hung", says: "in time"),
        Fault(what: "stop", word: "hung", says: "in time"),
        Fault(what: "drip", word: "hung", says: "in time"),
        Fault(what: "flood", word: "nonsense", says: "no answer"),
        Fault(what: "events", word: "nonsense", says: "no answer"),
        Fault(what: "nonsense", word: "nonsense", says: "no answer"),
        Fault(what: "answer=17", word: "nonsense", says: "no answer"),
        Fault(what: "length", word: "flooded", says: "more than"),
        Fault(what: "exit", word: "ended", says: "exit code 7"),
    ]
}

/// Every role of the helper process goes wrong in every way, asked as its user asks it.
@Suite(.serialized) struct HelperFaultTests {
    private func words(_ failure: PortFailure) -> String {
        let english = Wording(in: .english)
        return [english(failure.message), failure.cause ?? "", english(failure.repair)].joined(separator: " ")
    }

    private func expect(_ failure: PortFailure?, of role: RoleAsked, word: String, says: String) {
        #expect(failure?.code == role.code(word), "\(role)")
        #expect(failure.map(words)?.contains(says) == true, "\(String(describing: failure))")
        #expect(Children.of(role.role).isEmpty, "\(role)")
    }

    @Test("without a fault it answers, or says itself why it cannot", arguments: RoleAsked.all)
    func healthy(_ role: RoleAsked) throws {
        do throws(PortFailure) { try role.ask(BuiltProgram.helper()) } catch {
            #expect(error.code == role.ownFailure, "\(error)")
        }
        #expect(Children.of(role.role).isEmpty)
    }

    @Test("each fault is a failure that names it, and no child is left", arguments: RoleAsked.all, Fault.all)
    func fault(_ role: RoleAsked, _ fault: Fault) throws {
        let program = BuiltProgram.helper(fault: "\(fault.what)@\(role.question)")
        let failure = #expect(throws: PortFailure.self) { try role.ask(program) }
        // What trickles without an end may reach the bound of an answer before that of its time.
        let isBounded = fault.what == "drip" && failure.map(words)?.contains("more than") == true
        expect(
            failure, of: role, word: isBounded && role.role == .ears ? "flooded" : fault.word,
            says: isBounded ? "more than" : fault.says)
    }

    @Test("a child that takes all the memory it can get ends at its ceiling", arguments: RoleAsked.all)
    func memory(_ role: RoleAsked) throws {
        #expect(throws: PortFailure.self) {
            try role.ask(BuiltProgram.helper(fault: "memory@\(role.question)"))
        }
        #expect(Children.of(role.role).isEmpty)
    }

    @Test("a program that is missing, or another one, is a failure", arguments: RoleAsked.all)
    func missing(_ role: RoleAsked) throws {
        let missing = #expect(throws: PortFailure.self) {
            try role.ask(HelperExecutable(path: "/no/such/program"))
        }
        expect(missing, of: role, word: "unstarted", says: "could not be started")
        let other = #expect(throws: PortFailure.self) { try role.ask(HelperExecutable(path: "/bin/true")) }
        expect(other, of: role, word: "ended", says: "exit code 0")
    }

    @Test("a child that is killed in the middle of a question is missed at once", arguments: RoleAsked.all)
    func killed(_ role: RoleAsked) async throws {
        let program = BuiltProgram.helper(fault: "hang@\(role.question)")
        let killing = Task.detached {
            while !Task.isCancelled {
                // The program is asked for its role only once it runs.
                if let child = Children.of(role.role).first, Children.isBusy(child) {
                    kill(child, SIGKILL)
                    return ContinuousClock.now
                }
                await Task.yield()
            }
            return ContinuousClock.now
        }
        let failure = #expect(throws: PortFailure.self) { try role.ask(program) }
        let ended = ContinuousClock.now
        killing.cancel()
        #expect(await killing.value.duration(to: ended) < .milliseconds(500))
        expect(failure, of: role, word: "killed", says: "SIGKILL")
    }

    @Test("a child whose parent is gone ends, also in an endless computation", arguments: HelperRole.allCases)
    func orphaned(_ role: HelperRole) throws {
        let started = try BuiltProgram.helper(fault: "hang@hello").start(role).get()
        var connection: HelperConnection? = HelperConnection(
            socket: started.socket, most: role.limits.answer)
        let head = HelperProtocol.Head(id: 1, name: "hello")
        try connection?.send(HelperFrame(body: HelperProtocol.bytes(of: head)))
        while !Children.isBusy(started.process) { usleep(1_000) }
        connection = nil
        var status: Int32 = 0
        let began = ContinuousClock.now
        #expect(waitpid(started.process, &status, 0) == started.process)
        #expect(began.duration(to: .now) < .seconds(1))
    }

    @Test("no more processes of a role run than may, and one that ends makes room")
    func tooMany() {
        func ears() -> EarsProcess { EarsProcess(BuiltProgram.ears(models: []), for: "pocketsphinx") }
        var running = (0..<HelperRole.ears.limits.mostAtOnce).map { _ in ears() }
        #expect(running.allSatisfy { $0.isAlive })
        let failure = #expect(throws: PortFailure.self) { try EarsVoiceActivityDetector(in: ears()) }
        #expect(failure?.code == "engine.busy")
        running.removeLast()
        #expect(ears().isAlive)
    }
}

/// The helper processes of this one.
enum Children {
    static func of(_ role: HelperRole) -> [pid_t] {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return all.compactMap { pid_t($0) }.filter { number in
            let words = FileManager.default.contents(atPath: "/proc/\(number)/cmdline") ?? Data()
            return words.split(separator: 0).dropFirst().map { String(decoding: $0, as: UTF8.self) }
                == ["helper", role.rawValue] && field(number, 1) == "\(getpid())"
        }
    }

    /// Whether it computed for a tenth of a second, which a child does that hangs on purpose.
    static func isBusy(_ number: pid_t) -> Bool {
        let ticks = Int(field(number, 11) ?? "") ?? 0
        return ticks >= 10 && field(number, 0) == "R"
    }

    /// A field of proc_pid_stat(5), counted from the state, which stands behind the name in brackets.
    private static func field(_ number: pid_t, _ place: Int) -> String? {
        let stat = (try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8)) ?? ""
        let fields = stat.split(separator: ")").last?.split(separator: " ") ?? []
        return fields.count > place ? String(fields[place]) : nil
    }
}
