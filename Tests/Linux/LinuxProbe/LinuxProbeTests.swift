import LinuxAdapters
import Foundation
import Testing
import VowPorts

/// K1 on a machine of files: what the kernel, systemd and pcscd leave where.
@Suite("K1 What a Linux machine offers") struct LinuxProbeTests {
    /// A machine below a temporary folder.
    private final class Machine {
        let root = NSTemporaryDirectory() + "vow-machine-\(UUID().uuidString)"
        var environment = ["HOME": "/home/sam", "XDG_RUNTIME_DIR": "/run/user/1000"]

        func put(_ path: String, _ text: String = "") throws {
            let file = root + path
            try FileManager.default.createDirectory(
                atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try text.write(toFile: file, atomically: false, encoding: .utf8)
        }

        func facts() -> MachineFacts {
            var places = LinuxMachineProbe.Places()
            places.root = root
            places.environment = environment
            places.user = (1000, "sam")
            return LinuxMachineProbe(places).facts(home: "/tmp")
        }

        deinit { try? FileManager.default.removeItem(atPath: root) }
    }

    @Test("an empty machine has nothing, and nothing is guessed") func nothing() {
        let facts = Machine().facts()
        #expect(facts.display == .none && facts.cameras.isEmpty && !facts.hasTagReader)
        #expect(facts.notifications == nil && facts.power == nil && facts.isClockSynchronised == false)
        #expect(
            facts.service
                == .init(hasManager: false, isInstalled: false, isEnabled: false, lingers: false))
        #expect((facts.freeBytes ?? 0) > 0)
    }

    @Test("a service that is installed, enabled and lingers, step by step") func service() throws {
        let machine = Machine()
        try machine.put("/run/user/1000/systemd/private")
        try machine.put("/home/sam/.config/systemd/user/vow.service")
        #expect(
            machine.facts().service
                == .init(hasManager: true, isInstalled: true, isEnabled: false, lingers: false))
        try machine.put("/home/sam/.config/systemd/user/default.target.wants/vow.service")
        try machine.put("/var/lib/systemd/linger/sam")
        #expect(
            machine.facts().service
                == .init(hasManager: true, isInstalled: true, isEnabled: true, lingers: true))
    }

    @Test("screens by the environment, the compositor before the X server") func display() {
        let machine = Machine()
        machine.environment["TERM"] = "linux"
        #expect(machine.facts().display == .console)
        machine.environment["DISPLAY"] = ":0"
        #expect(machine.facts().display == .x11)
        machine.environment["WAYLAND_DISPLAY"] = "wayland-0"
        #expect(machine.facts().display == .wayland)
    }

    @Test("cameras, tag readers and a clock that is kept in time") func parts() throws {
        let machine = Machine()
        try machine.put("/dev/video0")
        try machine.put("/run/pcscd/pcscd.comm")
        try machine.put("/run/systemd/timesync/synchronized")
        let facts = machine.facts()
        #expect(facts.cameras == ["video0"] && facts.hasTagReader && facts.isClockSynchronised == true)
    }

    @Test("power by the kernel's supplies; a mouse's battery is none of the machine's") func power() throws {
        let machine = Machine()
        let folder = "/sys/class/power_supply/"
        try machine.put(folder + "hidpp_battery_0/type", "Battery\n")
        try machine.put(folder + "hidpp_battery_0/scope", "Device\n")
        try machine.put(folder + "hidpp_battery_0/capacity", "90\n")
        #expect(machine.facts().power == nil)
        try machine.put(folder + "AC/type", "Mains\n")
        try machine.put(folder + "AC/online", "0\n")
        try machine.put(folder + "BAT0/type", "Battery\n")
        try machine.put(folder + "BAT0/capacity", "23\n")
        try machine.put(folder + "BAT0/status", "Discharging\n")
        #expect(machine.facts().power == .init(isOnMains: false, batteryPercent: 23))
        try machine.put(folder + "AC/online", "1\n")
        #expect(machine.facts().power == .init(isOnMains: true, batteryPercent: 23))
    }

    @Test("this machine's own facts come within a second, whatever it is") func real() {
        let began = ContinuousClock.now
        let facts = LinuxMachineProbe().facts(home: NSTemporaryDirectory() + "not/there/yet")
        #expect((facts.freeBytes ?? 0) > 0)
        #expect(ContinuousClock.now - began < .seconds(1))
    }

    @Test("without a bus nothing shows notifications") func noBus() {
        #expect(NotificationService(address: "unix:path=/nowhere/bus").read() == nil)
    }
}
