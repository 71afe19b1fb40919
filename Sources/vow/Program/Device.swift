import SoundAdapters
import LinuxAdapters
import Foundation
import VowSystem
import VowCommandLine
import VowCore
import VowHearing
import VowPorts
import VowRuntime

/// Puts the parts of this machine together.
enum Device {
    static let version = Home.version

    /// - Parameters:
    ///   - speaker: the sound server to ring through; nil for this machine's own.
    ///   - microphone: the sound server to listen through; nil for this machine's own.
    static func parts(home: String?, speaker: String? = nil, microphone: String? = nil) throws(PortFailure)
        -> DeviceParts
    {
        var parts = DeviceParts(
            clock: try LinuxWakeClock(), zones: ZoneDatabase(), ringer: ringer(speaker),
            microphone: PulseAudioMicrophone(server: microphone), transcribers: speechEngines(home: home),
            notifier: DesktopNotifier(
                fallback: TerminalNotifier(showsOnDesktop: false),
                opened: pageOpener(home),
                skipped: noticeSkipper(home)),
            entropy: SystemEntropy())
        parts.findEcho = { sent, heard in
            SoundEcho.find(sent, in: heard, samplesPerSecond: 16_000).map {
                SoundMeasure(
                    place: .room, sentDecibels: SoundLevel.decibels(of: sent), decibels: $0.decibels,
                    likeness: $0.likeness)
            }
        }
        parts.prompts = PromptParts(voice: HelperVoice(), loudspeaker: PulseAudioLoudspeaker(server: speaker))
        return parts
    }

    /// Opens a place of a home's page; nil where there is no home.
    private static func pageOpener(_ home: String?) -> (@Sendable (String) -> Void)? {
        guard let home else { return nil }
        return { place in PageAddress.show(place, home: home) }
    }

    /// Leaves out what a second button names; nil where there is no home.
    private static func noticeSkipper(_ home: String?) -> (@Sendable (NoticeSkip) -> Void)? {
        guard let home else { return nil }
        return { skip in NoticePress(home: home).skip(skip) }
    }

    /// Every way of being heard, the wished output first; a sound server that was named is the only one that is meant.
    private static func ringer(_ server: String?) -> FallbackRinger {
        let files = HelperToneFiles()
        let wished = FallbackRinger.Way(.sound, PulseAudioRinger(server: server, files: files))
        if server != nil { return FallbackRinger([wished]) }
        return FallbackRinger([
            wished,
            .init(.otherOutput, PulseAudioRinger(server: nil, output: .another, files: files)),
            .init(.ownServer, FreshServerRinger(files: files)),
            .init(.alsa, AplayRinger(files: files)),
        ])
    }

    /// The parts of a daemon that watches day and night: also its marks, and the machine's sleep.
    static func nightParts(home: String) throws(PortFailure) -> DeviceParts {
        var parts = try parts(home: home)
        let power = LogindPower()
        // The keys that sign the log's head belong to this device, and no erasure destroys them.
        let vault: any KeyVault = Home.vault(home)
        parts.heartbeat = FileHeartbeat(path: home + "/heartbeat") {
            // A heartbeat without a key is not signed, and counts for nothing.
            let keys = (try? vault.keys()) ?? []
            return keys.filter { $0.personalClass == Archive.headClass }.map(\.secret)
        }
        parts.supervisor = NotifySocket()
        parts.trimmer = ProcessMemoryTrimmer()
        parts.watches = [power, ZoneFollower()]
        parts.inspect = { DeviceReadiness.findings($0, $1, home: home) }
        parts.eyes = HelperEyes(isFilming: true)
        parts.camera = HelperCamera.ofDevice
        parts.backup = HelperBackup(home: home)
        parts.tagReader = HelperTags()
        parts.sensors = sensors()
        parts.media = MediaPlayers()
        // Without a sound server nobody knows the volume.
        parts.outputVolume = { try? PulseAudioProbe(server: nil).state().sink?.volumePercent }
        parts.vibrators = vibrators()
        parts.waker = WakeMethods(clock: parts.clock, power: power)
        return parts
    }

    /// What shakes this device: a phone's own service, which knows its lamps as well, before the bare motors.
    static func vibrators() -> [any Vibrator] { [FeedbackdVibrator(), ForceFeedbackVibrator()] }

    /// The sensors that challenges may need.
    static func sensors() -> [any DeviceSensor] { [SensorProxyMotion(), SensorProxyLight()] }

    /// What can wake this machine.
    static func wakeMethods() throws(PortFailure) -> WakeMethods {
        WakeMethods(clock: try LinuxWakeClock(), power: LogindPower())
    }
}
