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
    private let tried: PageTrial
    private let coach: CoachProcess
    private let places = ProgramPlaces(4)
    private let operations: PageOperations

    init(home: String) {
        self.home = home
        tried = PageTrial(home: home)
        coach = CoachProcess(home: home)
        operations = PageOperations(home: home)
        socket = SocketBackend(path: home + "/vow.sock")
    }

    func ask(_ kind: PageRequestKind, _ name: String, _ arguments: [UInt8]) async throws(PageFailure)
        -> [UInt8]
    {
        if let answer = await tried.ask(name, arguments) { return try answer.get() }
        if CoachProcess.does(name) {
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
                : try await operations.answer(kind, name, arguments).get()
        }
        return try await OwnProgram.answer(
            [name, "--json", "-", "--home", home], input: arguments,
            within: CombinedBackend.patienceSeconds(kind, name),
            // A model is fetched as fast as the line allows, watched by the person, and takes no place meanwhile.
            in: name == InstallModel.name ? nil : places, isDropped: kind == .query
        ).get()
    }

    /// How long a program of its own may take, in seconds; nil where it is never cut short.
    static func patienceSeconds(_ kind: PageRequestKind, _ name: String) -> Double? {
        switch name {
        case InstallModel.name, WipeData.name: nil
        // Every attempt of many mornings is judged again.
        case TryOtherTerms.name, ReplayRun.name: 300
        default: kind == .query ? OwnProgram.patienceSeconds : 600
        }
    }

    func live() -> AsyncStream<[UInt8]> { socket.live() }

    func trial() -> AsyncStream<[UInt8]> { tried.rows() }
}
