import Foundation
import Glibc
import SoundAdapters
import VowAnswers
import VowPorts
import VowRuntime

/// What `vow doctor --fix` does itself: nothing that a person could miss, and nothing that needs another's rights.
struct DoctorFixes {
    /// How loud an output is made that was turned far down, in per cent.
    static let raisedPercent = 60

    let pick: Wording

    /// Carries out each repair once, and says what came of it.
    func repaired(_ fixes: [Readiness.Fix]) -> [DoctorRow.Repair] {
        let wanted = Readiness.Fix.allCases.filter(fixes.contains)
        return wanted.map { fix in
            do {
                try carryOut(fix)
                return DoctorRow.Repair(fix: fix.rawValue, done: true, reason: "")
            } catch {
                let reason = (error as? PortFailure)?.text(pick) ?? "\(error)"
                return DoctorRow.Repair(fix: fix.rawValue, done: false, reason: reason)
            }
        }
    }

    /// What came of one, in the person's words.
    func words(_ repair: DoctorRow.Repair) -> String {
        let what = Readiness.Fix(rawValue: repair.fix).map { pick(DoctorFixes.text($0)) } ?? repair.fix
        return repair.done
            ? pick(DeviceText.fixed(what: what))
            : pick(DeviceText.notFixed(what: what, why: repair.reason))
    }

    private static func text(_ fix: Readiness.Fix) -> DeviceText {
        switch fix {
        case .unmuteSpeaker: .fixUnmuteSpeaker
        case .raiseSpeaker: .fixRaiseSpeaker
        case .unmuteMicrophone: .fixUnmuteMicrophone
        case .enableService: .fixEnableService
        case .enableLinger: .fixEnableLinger
        }
    }

    private func carryOut(_ fix: Readiness.Fix) throws {
        let mixer = PulseAudioMixer()
        switch fix {
        case .unmuteSpeaker:
            try mixer.unmuteOutput()
            // What was muted may be turned down as well.
            let sink = try PulseAudioProbe(server: nil).state().sink
            if let sink, sink.isFaint { try mixer.setOutputVolume(percent: DoctorFixes.raisedPercent) }
        case .raiseSpeaker: try mixer.setOutputVolume(percent: DoctorFixes.raisedPercent)
        case .unmuteMicrophone: try mixer.unmuteInput()
        case .enableService: try run(["systemctl", "--user", "enable", "--now", "vow"])
        case .enableLinger: try run(["loginctl", "enable-linger"])
        }
    }

    private func run(_ words: [String]) throws {
        let process = Process()
        let errors = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = words
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = errors
        try process.run()
        let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw PortFailure(
                code: "doctor.refused", message: .wasRefused(command: words.joined(separator: " ")),
                repair: .tryYourself, cause: said.trimmingCharacters(in: .whitespacesAndNewlines))
        }
    }
}
