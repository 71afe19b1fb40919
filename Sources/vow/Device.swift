import Foundation
import LinuxClock
import PulseAudio
import SoundFile
import Terminal
import VowCore
import VowPorts
import VowRuntime
import ZoneDatabase

/// Puts the parts of this machine together.
enum Device {
    static let version = "0.1.0"

    static func parts(home: String?, soundServer: String? = nil) throws(PortFailure) -> DeviceParts {
        DeviceParts(
            clock: try LinuxWakeClock(), zones: ZoneDatabase(),
            ringer: PulseAudioRinger(server: soundServer, files: SndfileReader()),
            microphone: PulseAudioMicrophone(server: soundServer), transcribers: speechEngines(home: home),
            notifier: TerminalNotifier(), entropy: SystemEntropy())
    }
}
