import Foundation
import Synchronization
import VowHearing
package import VowPorts
package import VowRecitation
import VowSystem

/// Offers this device's engines to Wyoming clients on this machine only.
///
/// Answers `describe`, and `transcribe` with 16-bit sound at 16 kHz and up to eight channels. Each connection has a
/// thread; engines are loaded on first use and used by one connection at a time. A client may send up to 30 s of sound.
/// Stores nothing.
package final class WyomingServer: Sendable {
    private static let longestSamples = 30 * 16_000
    private static let idleMilliseconds = 60_000
    private static let mostConversations = 8

    private struct State {
        var isOpen = true
        var connections: [Int: ConnectedSocket] = [:]
        var next = 0
        var engines: [Language: any Transcriber] = [:]
    }

    private let source: any TranscriberSource
    private let engine: String
    private let languages: [Language]
    private let version: String
    private let words: @Sendable (PortFailure) -> String
    private let listener: Int32
    private let state = Mutex(State())
    /// Lets one connection at a time use an engine.
    private let hearing = Mutex(())
    /// The address it listens on.
    package let address: WyomingAddress

    /// Starts listening on the loopback interface; port 0 takes any free one. Throws `speech.wyoming.port`.
    ///
    /// - Parameters:
    ///   - engine: the engine to request from `source`.
    ///   - languages: the offered languages.
    ///   - version: the program's version.
    ///   - words: says a failure to the client.
    package init(
        source: any TranscriberSource, engine: String, languages: [Language], version: String, port: UInt16,
        words: @escaping @Sendable (PortFailure) -> String
    ) throws(PortFailure) {
        self.source = source
        self.words = words
        self.engine = engine
        self.languages = languages
        self.version = version
        listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var yes: Int32 = 1
        setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        var local = sockaddr_in()
        local.sin_family = sa_family_t(AF_INET)
        local.sin_port = port.bigEndian
        local.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let handle = listener
        let isBound = withUnsafeMutablePointer(to: &local) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(handle, address, length) == 0 && listen(handle, 8) == 0
                    && getsockname(handle, address, &length) == 0
            }
        }
        guard isBound else {
            let cause = String(cString: strerror(errno))
            Glibc.close(handle)
            throw PortFailure(
                code: "speech.wyoming.port", message: .portOfThisMachineCannot(port: port),
                repair: .chooseAnotherWithPort, cause: cause)
        }
        address = WyomingAddress(host: "127.0.0.1", port: UInt16(bigEndian: local.sin_port))
    }

    deinit { Glibc.close(listener) }

    /// Serves until `stop`; blocks.
    package func serve() {
        while true {
            let handle = accept(listener, nil, nil)
            guard handle >= 0 else {
                if errno == EINTR || errno == ECONNABORTED { continue }
                guard [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(errno), state.withLock({ $0.isOpen }) else {
                    return
                }
                // The process or system is out of descriptors or memory: wait before the next attempt.
                usleep(100_000)
                continue
            }
            let connection = ConnectedSocket(handle)
            let number = state.withLock { state -> Int? in
                guard state.isOpen, state.connections.count < Self.mostConversations else { return nil }
                state.next += 1
                state.connections[state.next] = connection
                return state.next
            }
            guard let number else {
                if !state.withLock({ $0.isOpen }) { return }
                continue
            }
            Thread.detachNewThread {
                // A client that leaves, hangs or sends nonsense has ended its conversation.
                try? self.converse(WyomingStream(connection, limitMilliseconds: Self.idleMilliseconds))
                self.state.withLock { $0.connections[number] = nil }
            }
        }
    }

    /// Ends all connections and `serve`.
    package func stop() {
        state.withLock { state in
            state.isOpen = false
            for connection in state.connections.values { connection.shutDown() }
        }
        shutdown(listener, Int32(SHUT_RDWR))
    }

    private func converse(_ stream: WyomingStream) throws(WyomingStream.Broken) {
        var language = languages.first ?? .english
        var samples: [Float] = []
        var objection: String?
        while true {
            let event = try stream.receive()
            switch event.type {
            case "describe": try stream.send(description)
            case "ping": try stream.send(WyomingEvent(type: "pong", data: event.data))
            case "transcribe":
                let asked = (event.data["language"] as? String)?.prefix { $0 != "-" && $0 != "_" }
                if let asked, let requested = Language(rawValue: asked.lowercased()) { language = requested }
            case "audio-start":
                samples = []
                objection = nil
            case "audio-chunk":
                objection = objection ?? handle(event, into: &samples)
            case "audio-stop":
                let answer = objection.map(Self.error) ?? transcript(of: samples, language)
                try stream.send(answer)
                samples = []
            default: continue
            }
        }
    }

    /// Why a chunk is rejected, or nil if it was accepted.
    private func handle(_ event: WyomingEvent, into samples: inout [Float]) -> String? {
        guard event.data["rate"] as? Int == 16_000 else { return "Only 16000 samples a second are heard." }
        guard
            let more = SixteenBitSound.samples(
                of: event.payload, width: event.data["width"] as? Int ?? 0,
                channels: event.data["channels"] as? Int ?? 0)
        else { return "Only two bytes a sample and up to eight channels are heard." }
        guard samples.count + more.count <= Self.longestSamples else {
            return "Thirty seconds are the limit."
        }
        samples += more
        return nil
    }

    private func transcript(of samples: [Float], _ language: Language) -> WyomingEvent {
        hearing.withLock { _ in
            do throws(PortFailure) {
                let engine = try engine(for: language)
                let heard = try engine.transcribe(samples)
                return WyomingEvent(
                    type: "transcript", data: ["text": heard.text, "language": language.rawValue])
            } catch {
                // After a failure the engine is loaded again for the next recording.
                state.withLock { $0.engines[language] = nil }
                return Self.error(words(error))
            }
        }
    }

    private func engine(for language: Language) throws(PortFailure) -> any Transcriber {
        if let cachedEngine = state.withLock({ $0.engines[language] }) { return cachedEngine }
        let loaded = try source.transcriber(engine: engine, language: language)
        state.withLock { $0.engines[language] = loaded }
        return loaded
    }

    private static func error(_ text: String) -> WyomingEvent {
        WyomingEvent(type: "error", data: ["text": text])
    }

    private var description: WyomingEvent {
        let attribution = ["name": "Vow", "url": ""]
        let model: [String: Any] = [
            "name": engine, "attribution": attribution, "installed": true, "version": version,
            "description": "This device's engine", "languages": languages.map(\.rawValue),
        ]
        let program: [String: Any] = [
            "name": "vow", "attribution": attribution, "installed": true, "version": version,
            "description": "The ears of Vow", "models": [model],
        ]
        return WyomingEvent(type: "info", data: ["asr": [program]])
    }
}
