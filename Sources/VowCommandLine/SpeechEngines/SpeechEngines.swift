package import CloudAdapters
package import SpeechAdapters
import Synchronization
import VowCore
import VowHearing
package import VowPorts
package import VowRecitation

/// Selects an engine of this device, and falls back to others.
///
/// Engines with third-party libraries run in a child process (`EarsProcess`); this process loads none of them. If the
/// wished engine is not available, uses the next best one and reports why to `degraded`: a missing model must not leave
/// a person without a way to stop the alarm. An engine that failed is tried after the others, and after two failures
/// not before `forgetFaults`. `wyoming:HOST:PORT` is a server for every language; sound goes to another machine only
/// with the person's consent. `cloud:URL` is a transcription service, available only from `exactTranscriber`, to
/// callers that can wait, with the person's consent.
///
/// The recogniser, the detector and the embedder share a process, which ends with the last of them. An exact
/// transcriber has its own: help and comparisons must not end the ears of a run.
package struct SpeechEngines: TranscriberSource {
    /// The names for the configuration, best first.
    package static let names = NativeEngines.names

    let installed: InstalledModels
    private let program: EarsProgram
    private let shared = SharedEarsProcess()
    private let cloud: @Sendable (String) -> CloudService?
    private let servers: @Sendable (String) -> WyomingConsent
    private let degraded: @Sendable (PortFailure) -> Void

    /// Uses a child process for the native engines. Calls `degraded` on the asking thread.
    /// - Parameters:
    ///   - program: the child's program.
    ///   - installed: the installed models, to look up without loading.
    ///   - cloud: the service of a cloud engine's name, or nil if the address is unusable.
    ///   - servers: the person's consent to a server, by its engine's name.
    package init(
        program: EarsProgram, installed: InstalledModels = InstalledModels(folders: []),
        cloud: @escaping @Sendable (String) -> CloudService? = { _ in nil },
        servers: @escaping @Sendable (String) -> WyomingConsent = { _ in .none },
        degraded: @escaping @Sendable (PortFailure) -> Void
    ) {
        self.program = program
        self.installed = installed
        self.cloud = cloud
        self.servers = servers
        self.degraded = degraded
    }

    /// The wished engine only, in its own process; for comparisons, or to ask an engine besides.
    package func exactTranscriber(engine: String, language: Language) throws(PortFailure) -> any Transcriber {
        guard engine.hasPrefix("cloud:") else {
            return try load(engine, language, in: { shared.fresh(program, for: engine) })
        }
        guard let service = cloud(engine) else {
            throw PortFailure(
                code: "speech.engine", message: .noUsableAddressOfCloud(engine: engine),
                repair: .writeAsCloudHttpsHost)
        }
        return try CloudSpeechTranscriber(service: service, language: language)
    }

    /// The languages of an engine.
    package static func languages(of engine: String) -> [Language] {
        wyoming(engine) == nil ? NativeEngines.languages(of: engine) : [.english, .spanish, .chinese]
    }

    /// Whether an engine name is valid.
    package static func knows(_ engine: String) -> Bool {
        engine == "auto" || names.contains(engine) || wyoming(engine) != nil
    }

    private static func wyoming(_ engine: String) -> WyomingAddress? {
        engine.hasPrefix("wyoming:") ? WyomingAddress(String(engine.dropFirst(8))) : nil
    }

    /// The wished engine, or the best available one for the language.
    ///
    /// Throws `speech.engine` if no engine on this device supports the language; the repair says what to install.
    /// Loading takes up to a second, or with a broken process as long as `EarsTranscriber` allows.
    package func transcriber(engine: String, language: Language) throws(PortFailure) -> any Transcriber {
        var firstFailure: PortFailure?
        let fitting = Self.names.filter { Self.languages(of: $0).contains(language) }
        // "auto" asks for the best engine, so nothing is degraded if that one loads.
        let wished = engine == "auto" ? fitting : [engine] + fitting.filter { $0 != engine }
        let order = shared.order(of: wished)
        if let first = wished.first, order.first != first { firstFailure = shared.lastFault(of: first) }
        for name in order {
            do {
                let loaded = try noting(
                    name, load(name, language, in: { shared.running(program, for: name) }))
                if let firstFailure, let missing = wished.first {
                    degraded(firstFailure.instead(.listensInsteadOf(name: name, missing: missing)))
                }
                return loaded
            } catch {
                firstFailure = firstFailure ?? error
            }
        }
        throw PortFailure(
            code: "speech.engine",
            message: .noSpeechEngineOnThis(language: language.named),
            repair: language == .english
                ? .runVowModelsInstallOr
                : .runVowModelsInstallWhisper,
            cause: firstFailure?.message.description)
    }

    /// Silero, or an energy-based detector if Silero is not installed or its process failed.
    package func voiceActivityDetector() throws(PortFailure) -> any VoiceActivityDetector {
        let part = EarsVoiceActivityDetector.part
        do throws(PortFailure) {
            if let fault = shared.lastFault(of: part) { throw fault }
            return try EarsVoiceActivityDetector(in: shared.running(program, for: part))
        } catch {
            degraded(error.instead(.speechToldFromSilenceBy))
            return EnergyVoiceActivityDetector()
        }
    }

    /// Silero only, in its own process.
    package func exactDetector() throws(PortFailure) -> any VoiceActivityDetector {
        let part = EarsVoiceActivityDetector.part
        return try EarsVoiceActivityDetector(in: shared.fresh(program, for: part))
    }

    /// The embedding model in its own process, or nil if none is installed.
    package func exactEmbedder(for language: Language) throws(PortFailure) -> (any Embedder)? {
        try EarsEmbedder(for: language, in: shared.fresh(program, for: EarsEmbedder.part))
    }

    /// The static English embeddings, or nil if not installed, damaged, or if their process failed.
    package func embedder(for language: Language) -> (any Embedder)? {
        let part = EarsEmbedder.part
        guard language == .english, shared.lastFault(of: part) == nil else { return nil }
        do throws(PortFailure) {
            return try EarsEmbedder(for: language, in: shared.running(program, for: part))
        } catch {
            degraded(error)
            return nil
        }
    }

    /// The aligner of a language, or nil if none is installed; in the shared process.
    package func aligner(for language: Language) throws(PortFailure) -> (any SpeechAligner)? {
        let part = EarsAligner.part
        if shared.isSpent(part), let fault = shared.lastFault(of: part) { throw fault }
        return try EarsAligner(for: language, in: shared.running(program, for: part))
    }

    /// The sound analyst, or nil for the rest of the run if its process failed.
    package func soundAnalyst() -> (any SoundAnalyst)? {
        let part = EarsSoundAnalyst.part
        guard shared.lastFault(of: part) == nil else { return nil }
        return EarsSoundAnalyst(in: shared.running(program, for: part))
    }

    /// Ends a run: everything that failed is tried again in the next one.
    package func forgetFaults() { shared.forgetFaults() }

    /// The shared child process, for a test that kills it; nil if none runs.
    package var sharedProcess: EarsProcess? { shared.current }

    /// Wraps the engine so that each failure counts once: a failed process reports itself.
    private func noting(_ name: String, _ engine: any Transcriber) -> any Transcriber {
        let knownFaults = shared.faultCount(of: name)
        return FaultNotingTranscriber(engine) { [shared] failure in
            shared.noteFault(of: name, failure, unlessMoreThan: knownFaults)
        }
    }

    private func load(_ engine: String, _ language: Language, in process: () -> EarsProcess)
        throws(PortFailure) -> any Transcriber
    {
        if let address = Self.wyoming(engine) {
            return try WyomingTranscriber(address: address, language: language, consent: servers(engine))
        }
        if shared.isSpent(engine), let fault = shared.lastFault(of: engine) { throw fault }
        return try EarsTranscriber(engine: engine, language: language, in: process(), told: degraded)
    }
}

/// The child process of a run, and its failures.
private final class SharedEarsProcess: Sendable {
    private struct State {
        weak var process: EarsProcess?
        var order = EngineOrder()
        var faults: [String: PortFailure] = [:]
    }

    private let state = Mutex(State())

    var current: EarsProcess? { state.withLock { $0.process } }

    /// The running process, or a new one.
    func running(_ program: EarsProgram, for part: String) -> EarsProcess {
        if let running = current, running.isAlive { return running }
        let newProcess = fresh(program, for: part)
        state.withLock { $0.process = newProcess }
        return newProcess
    }

    /// A separate process for one engine.
    func fresh(_ program: EarsProgram, for part: String) -> EarsProcess {
        EarsProcess(program, for: part) { [self] part, failure in noteFault(of: part, failure) }
    }

    /// - Parameter count: the number of faults the caller knew of; if there are more, this one is already counted.
    func noteFault(of part: String, _ failure: PortFailure, unlessMoreThan count: Int = .max) {
        state.withLock { state in
            guard state.order.faultCount(of: part) <= count else { return }
            state.order.noteFault(of: part)
            state.faults[part] = failure
        }
    }

    func faultCount(of part: String) -> Int { state.withLock { $0.order.faultCount(of: part) } }

    func order(of names: [String]) -> [String] { state.withLock { $0.order.order(of: names) } }

    func isSpent(_ part: String) -> Bool { state.withLock { $0.order.isSpent(part) } }

    func lastFault(of part: String) -> PortFailure? { state.withLock { $0.faults[part] } }

    func forgetFaults() {
        state.withLock { state in
            state.order = EngineOrder()
            state.faults = [:]
        }
    }
}
