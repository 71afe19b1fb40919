import VowSystem
import VowPorts
import VowCore
import Foundation
import VowAnswers
import VowCommandLine
import VowRuntime
import VowWeb

/// What the page may ask for. The daemon does an operation, over its socket; without a daemon this process opens the log and
/// does it. What computes long or on files from outside has a process of its own, so it never delays a ring.
struct CombinedBackend: PageBackend {
    let home: String
    private let socket: SocketBackend
    private let tried: HelperTrial
    private let coach: HelperCoach
    private let helpers: HelperOperations
    private let operations: PageOperations

    init(home: String) {
        self.home = home
        tried = HelperTrial(home: home)
        coach = HelperCoach(home: home)
        operations = PageOperations(home: home)
        helpers = HelperOperations(home: home)
        socket = SocketBackend(path: home + "/vow.sock")
    }

    func ask(_ kind: PageRequestKind, _ name: String, _ arguments: [UInt8]) async throws(PageFailure)
        -> [UInt8]
    {
        try await ask(kind, name, arguments) { _ in }
    }

    func ask(
        _ kind: PageRequestKind, _ name: String, _ arguments: [UInt8],
        note: @escaping @Sendable (String) -> Void
    ) async throws(PageFailure) -> [UInt8] {
        if let answer = await tried.ask(name, arguments) { return try answer.get() }
        if HelperCoach.does(name) {
            let coach = coach
            let result: Result<[UInt8], PageFailure> = await withCheckedContinuation { done in
                DispatchQueue.global().async { done.resume(returning: coach.step(name, arguments)) }
            }
            return try result.get()
        }
        guard let operation = Operations.named(name), operation.place.isApart else {
            // A daemon whose socket is there answers for itself; nothing is ever done twice.
            return kind == .input || FileManager.default.fileExists(atPath: home + "/vow.sock")
                ? try await socket.ask(kind, name, arguments)
                : try await operations.answer(name, arguments).get()
        }
        return try await helpers.answer(
            name, operation.kind, arguments,
            within: HelperOperations.patienceSeconds(of: name, operation.kind),
            // A model is fetched as fast as the line allows, watched by the person, and takes no place meanwhile.
            waitsForTurn: name != InstallModel.name, note: note
        ).get()
    }

    func live() -> AsyncStream<[UInt8]> { socket.live() }

    func trial() -> AsyncStream<[UInt8]> { tried.rows() }
}
