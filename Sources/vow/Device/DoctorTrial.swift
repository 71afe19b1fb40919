import Foundation
import LinuxAdapters
import SoundAdapters
import VowAnswers
import VowCommandLine
import VowCore
import VowHearing
import VowPorts
import VowRecitation
import VowRuntime

/// How loud the room is at the microphone, from half a second of it.
enum MicrophoneLevel {
    private static let samplesPerSecond = 16_000
    private static let measuredSamples = samplesPerSecond / 2
    /// Above this a voice at a bedside hardly stands out.
    private static let loudDecibels = -25.0

    /// A microphone that is there, with its level; or why it is of no use.
    static func finding(_ known: Readiness, _ pick: Wording) -> Readiness {
        let samples: [Float]
        do throws(PortFailure) { samples = try heard() } catch {
            return Readiness(.microphone, .missing, error, pick)
        }
        let power = samples.reduce(0) { $0 + Double($1) * Double($1) } / Double(max(1, samples.count))
        guard power > 0 else {
            return Readiness(
                .microphone, .doubtful, pick(DeviceText.microphoneSilent(name: known.message)),
                repair: pick(DeviceText.microphoneSilentRepair))
        }
        let level = SoundLevel.decibels(power: power)
        let words = ["name": known.message, "level": "\(Int(level.rounded()))"]
        return level > loudDecibels
            ? Readiness(
                .microphone, .doubtful, pick(DeviceText.microphoneLoud, words),
                repair: pick(DeviceText.microphoneLoudRepair))
            : Readiness(.microphone, .ready, pick(DeviceText.microphoneLevel, words))
    }

    private static func heard() throws(PortFailure) -> [Float] {
        let microphone = PulseAudioMicrophone(server: nil)
        try microphone.open()
        defer { microphone.close() }
        var samples: [Float] = []
        // The first tenth of a second may be what a device sends while it wakes.
        while samples.count < measuredSamples + samplesPerSecond / 10, let chunk = try microphone.read() {
            samples += chunk
        }
        return Array(samples.dropFirst(samplesPerSecond / 10))
    }
}

/// A tone that is played and listened for, and a hello.
struct DoctorTrial {
    let home: String
    let settings: Settings
    let language: Language
    /// Receives what the person is to do, and what came of it, or nil if nobody reads it.
    let tell: ((String) -> Void)?

    private static let samplesPerSecond = 16_000
    private static let toneSeconds = 2.0

    func run() -> DoctorRow.Trial {
        let pick = Wording(settings)
        var trial = DoctorRow.Trial()
        do {
            tell?(pick(DeviceText.testTone))
            (trial.played, trial.heardDecibels) = try tone()
            if let level = trial.heardDecibels {
                tell?(pick(DeviceText.testToneHeard(level: "\(Int(level.rounded()))")))
            } else {
                tell?(pick(trial.played ? DeviceText.testTonePlayed : .testToneUnheard))
            }
            tell?(pick(DeviceText.sayHello))
            let words = try hello()
            trial.words = words
            tell?(
                words.isEmpty ? pick(DeviceText.heardNothing) : pick(DeviceText.heardHello(words: words)))
        } catch {
            let problem = (error as? PortFailure)?.text(pick) ?? "\(error)"
            trial.problem = problem
            tell?("✗ " + problem)
        }
        return trial
    }

    /// Plays for two seconds; whether it came out of the sink, and how loud the microphone heard it.
    private func tone() throws -> (played: Bool, heardDecibels: Double?) {
        let recording = try SinkRecording(server: nil, samplesPerSecond: Self.samplesPerSecond)
        defer { recording.close() }
        let microphone = PulseAudioMicrophone(server: nil)
        // Without a microphone the tone is only looked for in the output.
        let listens = (try? microphone.open()) != nil
        defer { if listens { microphone.close() } }
        let ringer = PulseAudioRinger(server: nil, files: SndfileReader())
        try ringer.start(RingRequest(source: .tone("beacon"), volumePercent: 60, rampSeconds: 0)) { _ in }
        defer { ringer.stop() }
        // A sink that slept takes up to two seconds to its first sample.
        let isSounding = try recording.first(windowMilliseconds: 20, limitSeconds: 4) { $0.level > 0.001 }
        guard isSounding != nil else { return (false, nil) }
        // Both from the same moment on: what waits of the microphone was heard before it.
        if listens { discardWaiting(microphone) }
        recording.skipToPresent()
        var heard: [Float] = []
        let wanted = Int(Self.toneSeconds * Double(Self.samplesPerSecond))
        // A microphone that breaks off has heard what it heard.
        while listens, heard.count < wanted, let chunk = try? microphone.read() { heard += chunk }
        let played = try recording.read(wanted - Self.samplesPerSecond / 2).samples
        let echo = SoundEcho.find(played, in: heard, samplesPerSecond: Self.samplesPerSecond)
        return (true, echo?.decibels)
    }

    /// Reads what was kept while nobody read; a chunk that had to be waited for is the first of the present.
    private func discardWaiting(_ microphone: PulseAudioMicrophone) {
        for _ in 0..<1_000 {
            let asked = ContinuousClock.now
            // A microphone that breaks off has nothing left to discard.
            guard (try? microphone.read()) != nil, ContinuousClock.now - asked < .milliseconds(5) else {
                return
            }
        }
    }

    /// The words that were heard; empty where nobody spoke within ten seconds.
    private func hello() throws -> String {
        var room = RehearsalListener(
            source: speechEngines(home: home), microphone: PulseAudioMicrophone(server: nil),
            clock: try LinuxWakeClock(), engine: { settings.engine(for: $0) })
        try room.prepare(language)
        return try room.hear(nil, language: language) { _ in }?.transcript ?? ""
    }
}
