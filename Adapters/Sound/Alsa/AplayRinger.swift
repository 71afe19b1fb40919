import Foundation
import Glibc
import Synchronization
package import VowPorts

/// Plays a ring without a sound server, through `aplay` of alsa-utils in a child process.
///
/// Used when no sound server answers. The default is ALSA's default device. If another program holds the device,
/// `start` fails within a second.
package final class AplayRinger: Ringer {
    private static let samplesPerSecond = 48_000
    private static let chunkSamples = samplesPerSecond / 50
    /// How long `start` waits for the player to exit: it exits immediately if the device is held.
    private static let refusalMilliseconds = 250
    /// A player that accepts no sound for this long is silent: the pipe and the device hold half a second.
    private static let stallMilliseconds: Int32 = 2_000

    private final class Playing: Sendable {
        let process: Mutex<Process>
        let isOver = Mutex(false)
        let duckPercent = Mutex(100)

        init(_ process: sending Process) { self.process = Mutex(process) }
    }

    private let program: String
    private let device: String
    private let files: any ToneReader
    private let playing = Mutex<Playing?>(nil)

    /// Creates a ringer.
    /// - Parameters:
    ///   - device: a device as `aplay -L` lists them.
    ///   - program: the player, looked up on PATH.
    package init(device: String = "default", program: String = "aplay", files: any ToneReader) {
        self.device = device
        self.program = program
        self.files = files
    }

    deinit { stop() }

    /// See `Ringer`. Throws `sound.tone.unknown`, a `sound.file` failure, or `sound.alsa` if the player cannot play.
    package func start(_ request: RingRequest, signal: @escaping @Sendable (RingerSignal) -> Void)
        throws(PortFailure)
    {
        let asked = DispatchTime.now().uptimeNanoseconds
        let (loop, change) = try sound(of: request.source)
        stop()
        // Close-on-exec, so that no other child holds an end: a broken pipe must show that this player exited.
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw Self.failure("there is no pipe for it") }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let descriptor = ends[1]
        // Non-blocking, so that the writer waits in poll(2) with a limit and notices a player that hangs.
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [
            program, "-q", "-D", device, "-t", "raw", "-f", "FLOAT_LE", "-r", "\(Self.samplesPerSecond)",
            "-c",
            "1", "--buffer-time=100000", "-",
        ]
        process.standardInput = FileHandle(fileDescriptor: ends[0], closeOnDealloc: false)
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        do { try process.run() } catch {
            for end in ends { close(end) }
            throw Self.failure("it cannot be started")
        }
        close(ends[0])
        let mine = Playing(process)
        playing.withLock { $0 = mine }
        let until = DispatchTime.now() + .milliseconds(Self.refusalMilliseconds)
        while DispatchTime.now() < until {
            if !mine.process.withLock({ $0.isRunning }) {
                close(descriptor)
                stop()
                throw Self.failure("it ended at once")
            }
            usleep(20_000)
        }
        let volume = Float(request.volumePercent) / 100
        if let change { signal(.noticed(change)) }
        Thread.detachNewThread {
            Self.play(loop, volume, mine, to: descriptor, since: asked, signal)
        }
    }

    /// Feeds the player until the ring is stopped or a write fails. Blocks while the pipe and the device are full.
    private static func play(
        _ loop: [Float], _ volume: Float, _ mine: Playing, to descriptor: Int32, since asked: UInt64,
        _ signal: @Sendable (RingerSignal) -> Void
    ) {
        defer { close(descriptor) }
        // A player that exited must fail the write, not end this process.
        var broken = sigset_t()
        sigemptyset(&broken)
        sigaddset(&broken, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &broken, nil)
        var position = 0
        var share: Float = 0
        var written = 0
        var silence = SentSilence()
        while !mine.isOver.withLock({ $0 }) {
            let wanted = Float(mine.duckPercent.withLock { $0 }) / 100
            let step = (wanted - share) / Float(chunkSamples)
            // The lower of both ends, so that a fade to silence does not count.
            let least = volume * min(share, wanted)
            var chunk = [Float](repeating: 0, count: chunkSamples)
            for index in chunk.indices {
                share += step
                chunk[index] = loop[position] * volume * share
                position = position + 1 == loop.count ? 0 : position + 1
            }
            share = wanted
            if let cause = write(chunk, to: descriptor, for: mine) {
                if !mine.isOver.withLock({ $0 }) { signal(.failed(failure(cause))) }
                return
            }
            if written == 0 {
                let latency = Int((DispatchTime.now().uptimeNanoseconds - asked) / 1_000_000)
                signal(.started(latencyMilliseconds: latency, sinkReadyMilliseconds: latency))
            }
            written += 1
            if written % (samplesPerSecond / chunkSamples) == 0 { signal(.fed) }
            let isNothing = chunk.withUnsafeBufferPointer {
                silence.add($0, gain: least, samplesPerSecond: samplesPerSecond)
            }
            if isNothing { return signal(.failed(.nothingSent)) }
        }
    }

    /// Writes a chunk to the player. Returns the cause of a failure, or nil. Gives up when the ring is stopped.
    private static func write(_ chunk: [Float], to descriptor: Int32, for mine: Playing) -> String? {
        chunk.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty, !mine.isOver.withLock({ $0 }) {
                let count = Glibc.write(
                    descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if count > 0 {
                    rest = rest.dropFirst(count)
                    continue
                }
                if count < 0, errno == EINTR { continue }
                guard count < 0, errno == EAGAIN else { return "it broke off" }
                var room = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                if poll(&room, 1, stallMilliseconds) == 0 { return "it takes no more sound" }
            }
            return nil
        }
    }

    /// See `Ringer`. Takes effect after about half a second, the sound already in the pipe and the device.
    package func duck(toPercent percent: Int) {
        playing.withLock { $0 }?.duckPercent.withLock { $0 = max(0, min(100, percent)) }
    }

    /// See `Ringer`.
    package func stop() {
        let ended = playing.withLock { playing in
            defer { playing = nil }
            return playing
        }
        guard let ended else { return }
        ended.isOver.withLock { $0 = true }
        // SIGKILL: the child may inherit a blocked SIGTERM from the thread that started it, and a hung player may
        // ignore it. A player has nothing to clean up.
        ended.process.withLock { if $0.isRunning { _ = kill($0.processIdentifier, SIGKILL) } }
    }

    /// The samples that a source plays, and the change in its file to report, if any.
    private func sound(of source: RingRequest.Source) throws(PortFailure) -> (
        loop: [Float], change: PortFailure?
    ) {
        switch source {
        case .tone(let name):
            if let loop = ToneCatalogue.samples(named: name, samplesPerSecond: Self.samplesPerSecond) {
                return (loop, nil)
            }
            throw PortFailure(
                code: "sound.tone.unknown", message: .noToneCalled(name: name),
                repair: .chooseOneOf(names: ToneCatalogue.all.map(\.name).joined(separator: ", ")))
        case .file(let path, _):
            let tone = try files.tone(ofFileAt: path, samplesPerSecond: Self.samplesPerSecond)
            return (tone.samples, source.change(to: tone))
        }
    }

    private static func failure(_ cause: String) -> PortFailure {
        PortFailure(
            code: "sound.alsa", message: .alsasPlayerPlaysNothing,
            repair: .installAlsaUtilsLookWhat, cause: cause)
    }
}
