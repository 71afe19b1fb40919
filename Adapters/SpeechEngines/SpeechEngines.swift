import CloudSpeech
public import CurlHTTP
public import EarsProcess
import NativeEngines
public import SpeechModels
import Synchronization
import VowHearing
public import VowPorts
public import VowRecitation
public import Wyoming

/// Chooses among the engines of this device, and falls back to what is there.
///
/// The engines that compute with other people's libraries run in a child process (`EarsProcess`); nothing of them is
/// loaded here. When the wished engine cannot be had, the next best one is asked and `degraded` is told why: a missing
/// model must not leave a person without a way to stop their alarm. An engine that failed to hear gives way to the
/// next one, and one that failed twice is not asked again until `forgetFaults`. `wyoming:HOST:PORT` is a server that hears
/// every language; the sound goes there, and to another machine only with the person's consent. `cloud:URL` is a
/// transcription service, which is had only by `exactTranscriber`, where the caller is not in a hurry, and with the
/// person's consent.
///
/// The recogniser, the detector and the embedder that are asked for share a process, which ends with the last of them.
/// An exact transcriber has one of its own: what helps or compares must not take the ears of a run with it.
public struct SpeechEngines: TranscriberSource {
    /// The names that configuration may hold, the best first.
    public static let names = NativeEngines.names

    let installed: InstalledModels
    private let program: EarsProgram
    private let shared = SharedEarsProcess()
    private let cloud: @Sendable (String) -> CloudService?
    private let servers: @Sendable (String) -> WyomingConsent
    private let degraded: @Sendable (PortFailure) -> Void

    /// Asks a child for the native engines; `degraded` is called on the thread that asked for an engine.
    /// - Parameters:
    ///   - program: what is started for the native engines.
    ///   - installed: where it is looked what lies at hand, which loads nothing.
    ///   - cloud: what a cloud engine's name stands for; nil where it is no usable address.
    ///   - servers: whether the person agrees to a server on another machine, by its engine's name.
    public init(
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

    /// The wished engine and no other, in a process of its own: for those who compare engines, or ask one besides.
    public func exactTranscriber(engine: String, language: Language) throws(PortFailure) -> any Transcriber {
        guard engine.hasPrefix("cloud:") else {
            return try load(engine, language, in: { shared.fresh(program, for: engine) })
        }
        guard let service = cloud(engine) else {
            throw PortFailure(
                code: "speech.engine", message: "\"\(engine)\" is no usable address of a cloud service.",
                repair: "Write it as cloud:https://HOST/v1#MODEL.")
        }
        return try CloudSpeechTranscriber(service: service, language: language)
    }

    /// The languages that an engine hears.
    public static func languages(of engine: String) -> [Language] {
        wyoming(engine) == nil ? NativeEngines.languages(of: engine) : [.english, .spanish, .chinese]
    }

    /// Whether an engine can be asked for by this name.
    public static func knows(_ engine: String) -> Bool {
        engine == "auto" || names.contains(engine) || wyoming(engine) != nil
    }

    private static func wyoming(_ engine: String) -> WyomingAddress? {
        engine.hasPrefix("wyoming:") ? WyomingAddress(String(engine.dropFirst(8))) : nil
    }

    /// The wished engine, or the best one that can be had for the language.
    ///
    /// Fails with `speech.engine` when no engine on this device hears the language; the repair says what to
    /// install. Loading takes up to a second, and a broken process as long as `EarsTranscriber` allows.
    public func transcriber(engine: String, language: Language) throws(PortFailure) -> any Transcriber {
        var firstFailure: PortFailure?
        let fitting = Self.names.filter { Self.languages(of: $0).contains(language) }
        // "auto" names no engine of its own: it asks for the best one, so nothing degrades when that one loads.
        let wished = engine == "auto" ? fitting : [engine] + fitting.filter { $0 != engine }
        let order = shared.order(of: wished)
        if let first = wished.first, order.first != first { firstFailure = shared.lastFault(of: first) }
        for name in order {
            do {
                let found = try noting(
                    name, load(name, language, in: { shared.running(program, for: name) }))
                if let firstFailure, let missing = wished.first {
                    degraded(firstFailure.instead("\(name) listens instead of \(missing)."))
                }
                return found
            } catch {
                firstFailure = firstFailure ?? error
            }
        }
        throw PortFailure(
            code: "speech.engine",
            message: "No speech engine on this device hears \(language.englishName).",
            repair: language == .english
                ? "Run `vow models install`, or: apt install pocketsphinx-en-us."
                : "Run `vow models install whisper-base`.",
            cause: firstFailure?.message)
    }

    /// Silero, or the energy of the sound where Silero is not installed, or its process broke.
    public func voiceActivityDetector() throws(PortFailure) -> any VoiceActivityDetector {
        let part = EarsVoiceActivityDetector.part
        do throws(PortFailure) {
            if let fault = shared.lastFault(of: part) { throw fault }
            return try EarsVoiceActivityDetector(in: shared.running(program, for: part))
        } catch {
            degraded(error.instead("Speech is told from silence by its loudness."))
            return EnergyVoiceActivityDetector()
        }
    }

    /// Silero and no other, in a process of its own.
    public func exactDetector() throws(PortFailure) -> any VoiceActivityDetector {
        let part = EarsVoiceActivityDetector.part
        return try EarsVoiceActivityDetector(in: shared.fresh(program, for: part))
    }

    /// The model of meanings, in a process of its own; nil where none is installed.
    public func exactEmbedder(for language: Language) throws(PortFailure) -> (any Embedder)? {
        try EarsEmbedder(for: language, in: shared.fresh(program, for: EarsEmbedder.part))
    }

    /// The static model of English meanings, where it is installed and whole, and its process held.
    public func embedder(for language: Language) -> (any Embedder)? {
        let part = EarsEmbedder.part
        guard language == .english, shared.lastFault(of: part) == nil else { return nil }
        do throws(PortFailure) {
            return try EarsEmbedder(for: language, in: shared.running(program, for: part))
        } catch {
            degraded(error)
            return nil
        }
    }

    /// What lays the words of a language over sound, where it is installed; in the process of the other ears.
    public func aligner(for language: Language) throws(PortFailure) -> (any SpeechAligner)? {
        let part = EarsAligner.part
        if shared.isSpent(part), let fault = shared.lastFault(of: part) { throw fault }
        return try EarsAligner(for: language, in: shared.running(program, for: part))
    }

    /// What measures sound, unless its process broke: then nothing is measured for the rest of the run.
    public func soundAnalyst() -> (any SoundAnalyst)? {
        let part = EarsSoundAnalyst.part
        guard shared.lastFault(of: part) == nil else { return nil }
        return EarsSoundAnalyst(in: shared.running(program, for: part))
    }

    /// A run is over: what broke in it is asked again in the next one.
    public func forgetFaults() { shared.forgetFaults() }

    /// The child that the ears share now, for a test that ends it; nil where none runs.
    package var sharedProcess: EarsProcess? { shared.current }

    /// The engine, with each of its failures counted once: a process that breaks reports itself.
    private func noting(_ name: String, _ engine: any Transcriber) -> any Transcriber {
        let known = shared.faultCount(of: name)
        return FaultNotingTranscriber(engine) { [shared] failure in
            shared.noteFault(of: name, failure, unlessMoreThan: known)
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

/// The child that the ears of a run share, and what broke.
private final class SharedEarsProcess: Sendable {
    private struct State {
        weak var process: EarsProcess?
        var order = EngineOrder()
        var faults: [String: PortFailure] = [:]
    }

    private let state = Mutex(State())

    var current: EarsProcess? { state.withLock { $0.process } }

    /// The process that runs, or a new one.
    func running(_ program: EarsProgram, for part: String) -> EarsProcess {
        if let known = current, known.isAlive { return known }
        let made = fresh(program, for: part)
        state.withLock { $0.process = made }
        return made
    }

    /// A process for one engine alone.
    func fresh(_ program: EarsProgram, for part: String) -> EarsProcess {
        EarsProcess(program, for: part) { [self] part, failure in noteFault(of: part, failure) }
    }

    /// - Parameter count: how many faults the caller knew of; if there are more by now, this one is among them.
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
