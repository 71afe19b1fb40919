import CLinux.Input
import Glibc

/// A motor of the kernel's force feedback: effects are uploaded once, then played by number.
///
/// Used by one thread at a time. Releasing it ends what it plays.
package protocol RumbleDevice: AnyObject {
    /// The device's name or path.
    var name: String { get }
    /// Uploads an effect, or replaces an earlier one. Returns its number, or nil if the device accepts none.
    func upload(_ effect: Int32?, _ pattern: RumbleEffect) -> Int32?
    /// Plays an effect `count` times from its beginning; 0 ends it.
    func play(_ effect: Int32, count: Int32) -> Bool
}

/// A vibration and the pause before it.
package struct RumbleEffect: Hashable, Sendable {
    /// The strength, of 65,535.
    package let magnitude: UInt16
    /// The length of the vibration.
    package let onMilliseconds: UInt16
    /// The length of the pause before it.
    package let offMilliseconds: UInt16

    /// Creates an effect of 1 to 100 per cent intensity; limits times to a minute.
    package init(intensityPercent: Int, onMilliseconds: Int, offMilliseconds: Int) {
        magnitude = UInt16(max(1, min(100, intensityPercent)) * 65_535 / 100)
        self.onMilliseconds = UInt16(max(0, min(60_000, onMilliseconds)))
        self.offMilliseconds = UInt16(max(0, min(60_000, offMilliseconds)))
    }
}

/// A kernel event device that can rumble (Documentation/input/ff.rst).
package final class EventRumbleDevice: RumbleDevice {
    /// The path.
    package let name: String
    private let descriptor: Int32
    private var effects: [Int32] = []

    /// Opens a device, or returns nil if it does not exist, is not writable, or cannot rumble.
    package init?(path: String) {
        let opened = open(path, O_RDWR | O_CLOEXEC | O_NONBLOCK)
        guard opened >= 0 else { return nil }
        guard vow_input_rumbles(opened) == 1 else {
            close(opened)
            return nil
        }
        (name, descriptor) = (path, opened)
    }

    /// All such devices in a folder, by name.
    package static func all(below folder: String = "/dev/input") -> [any RumbleDevice] {
        guard let listing = opendir(folder) else { return [] }
        defer { closedir(listing) }
        var names: [String] = []
        while let entry = readdir(listing) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name.hasPrefix("event") { names.append(name) }
        }
        return names.sorted().compactMap { EventRumbleDevice(path: "\(folder)/\($0)") }
    }

    deinit {
        for effect in effects { vow_rumble_erase(descriptor, effect) }
        close(descriptor)
    }

    /// See `RumbleDevice`.
    package func upload(_ effect: Int32?, _ pattern: RumbleEffect) -> Int32? {
        let number = vow_rumble_upload(
            descriptor, effect ?? -1, pattern.magnitude, pattern.onMilliseconds, pattern.offMilliseconds)
        guard number >= 0 else { return nil }
        if effect == nil { effects.append(number) }
        return number
    }

    /// See `RumbleDevice`.
    package func play(_ effect: Int32, count: Int32) -> Bool {
        vow_rumble_play(descriptor, effect, count) == 0
    }
}
