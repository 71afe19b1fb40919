import Foundation
import Glibc
import TestSupport
import SoundAdapters
import Testing
import VowCore

/// What a ring has around it beside the usual bedroom.
struct Surroundings: Sendable {
    /// What stops the ring; the person's lines where it is nil.
    var gate: GatePolicy?
    /// The alarm rings with a sound file of the person's own.
    var hasOwnTone = false
    /// A tag reader, with a tag named "door" that was registered and taken away.
    var hasTagReader = false
    /// A sensor of movement and a sensor of light, which finds the room dark.
    var hasSensors = false
    /// The device has no camera of its own; the way is left out where the machine has one.
    var lacksCamera = false
    /// A wall clock that can be set.
    var hasOwnClock = false
    /// Speech models in a folder that can be taken away.
    var hasOwnModels = false
    /// Permissions hold for the daemon as they do for a person, though the tests run as root.
    var isUnprivileged = false
    /// The gate was passed once on an earlier run, whose sound was recorded.
    var hasEarlierMorning = false

    /// A gate of one challenge.
    static func gate(_ ask: ChallengePolicy.Ask) -> GatePolicy {
        GatePolicy(challenges: [ChallengePolicy(ask)], challengeWord: false)
    }

    /// Whether this machine can provide them.
    var canBeHad: Bool {
        if hasTagReader, !VirtualTagReader.isInstalled { return false }
        if hasSensors, !FileManager.default.isExecutableFile(atPath: "/usr/bin/dbus-daemon") {
            return false
        }
        let devices = (try? FileManager.default.contentsOfDirectory(atPath: "/dev")) ?? []
        return !lacksCamera || !devices.contains { $0.hasPrefix("video") }
    }
}

/// The parts around one ring, and the environment variables that point the daemon to them.
final class SurroundingParts {
    /// A text record with "vow" in English.
    private static let message: [UInt8] = [0xd1, 0x01, 0x06, 0x54, 0x02, 0x65, 0x6e, 0x76, 0x6f, 0x77]

    let reader: VirtualTagReader?
    let sensor: ScriptedSensorProxy?
    let clock: AdjustableClock?
    /// The folder of the models, or nil for the machine's own.
    let models: String?
    /// The program to start; nil for the one that was built.
    let program: String?
    private let bus: PrivateBus?
    private let folder: String

    init(_ wanted: Surroundings) throws {
        folder = NSTemporaryDirectory() + "vow-around-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        reader = wanted.hasTagReader ? try VirtualTagReader() : nil
        try reader?.lay(
            .storage(
                identifier: [0x04, 0xa2, 0x1b, 0x7c, 0x5d, 0x61, 0x80], message: SurroundingParts.message))
        bus = wanted.hasSensors ? try PrivateBus() : nil
        sensor = bus.map { ScriptedSensorProxy(address: $0.address, turns: ["normal"]) }
        clock = wanted.hasOwnClock ? try AdjustableClock(path: folder + "/clock") : nil
        guard wanted.hasOwnModels else {
            (models, program) = (nil, nil)
            return
        }
        let own = folder + "/models"
        let copy = folder + "/bin/vow"
        (models, program) = (own, copy)
        // The program also looks for models beside the folder that it was built in, so a copy of it runs elsewhere.
        try FileManager.default.createDirectory(
            atPath: folder + "/bin", withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            atPath: ChildProcess.folder.appending(path: "vow").path, toPath: copy)
        let source = try #require(SurroundingParts.builtModels)
        try FileManager.default.createDirectory(atPath: own, withIntermediateDirectories: true)
        for name in try FileManager.default.contentsOfDirectory(atPath: source) {
            try FileManager.default.createSymbolicLink(
                atPath: own + "/" + name, withDestinationPath: source + "/" + name)
        }
    }

    /// The models of the checkout that the program was built in, or nil if it has none.
    private static var builtModels: String? {
        var folder = ChildProcess.folder.resolvingSymlinksInPath()
        while folder.path != "/" {
            let models = folder.appending(path: ".deps/models").path
            if FileManager.default.fileExists(atPath: models) { return models }
            folder.deleteLastPathComponent()
        }
        return nil
    }

    var variables: [String: String] {
        var variables: [String: String] = [:]
        if let reader { variables["PCSCLITE_CSOCK_NAME"] = reader.socket }
        if let bus { variables["DBUS_SYSTEM_BUS_ADDRESS"] = bus.address }
        if let models { variables["VOW_MODELS"] = models }
        if let clock { variables.merge(clock.variables) { $1 } }
        return variables
    }

    func end() {
        reader?.end()
        sensor?.stop()
        bus?.stop()
        try? FileManager.default.removeItem(atPath: folder)
    }
}

/// The wall clock of a program under test, which can be set. The machine's own is not touched.
final class AdjustableClock: Sendable {
    private let path: String

    init(path: String) throws {
        self.path = path
        try AdjustableClock.bytes(0).write(to: URL(filePath: path))
    }

    /// What lets a program go by this clock.
    var variables: [String: String] {
        [
            "LD_PRELOAD": ChildProcess.folder.appending(path: "libvow-faults.so").path,
            "VOW_FAULT_CLOCK": path,
        ]
    }

    /// Sets it so far ahead of the machine's clock.
    func set(aheadBySeconds seconds: Int64) throws {
        // The file is mapped, so it is written in place.
        let file = try FileHandle(forUpdating: URL(filePath: path))
        try file.write(contentsOf: AdjustableClock.bytes(seconds * 1_000))
        try file.close()
    }

    private static func bytes(_ milliseconds: Int64) -> Data {
        withUnsafeBytes(of: milliseconds) { Data($0) }
    }
}
