import CSystemd
import LinuxAdapters
import Foundation
import TestSupport
import Synchronization
import Testing
import VowPorts

/// What Vow asks of a desktop's session, against scripted services on a bus of the test's own.
@Suite("R5 R9 K1 The session's bus", .serialized, .timeLimit(.minutes(1))) struct SessionBusTests {
    /// Notes what a notifier of last resort is asked.
    private final class NotedNotifier: Notifier {
        let asked = Mutex<[Bool]>([])
        func notify(title: String, body: String, audible: Bool) throws(PortFailure) {
            asked.withLock { $0.append(audible) }
        }
    }

    /// A media player that answers for its status, and notes that it was paused.
    private final class Player: @unchecked Sendable {
        let pauses = Mutex(0)
        private var object: ServedObject?

        init(_ name: String, status: String, address: String) {
            object = ServedObject(
                "/org/mpris/MediaPlayer2", of: "org.mpris.MediaPlayer2." + name, address: address
            ) { [self] bus, message in
                if sd_bus_message_is_method_call(message, "org.freedesktop.DBus.Properties", "Get") > 0 {
                    return reply(bus, to: message) { answer in
                        sd_bus_message_open_container(answer, CChar(UInt8(ascii: "v")), "s")
                        _ = status.withCString {
                            sd_bus_message_append_basic(answer, CChar(UInt8(ascii: "s")), $0)
                        }
                        sd_bus_message_close_container(answer)
                    }
                }
                guard sd_bus_message_is_method_call(message, "org.mpris.MediaPlayer2.Player", "Pause") > 0
                else { return 0 }
                pauses.withLock { $0 += 1 }
                return reply(bus, to: message) { _ in }
            }
        }

        func stop() { object?.stop() }
    }

    @Test("players that play are paused, and left so; others are left alone", PrivateBus.isInstalled)
    func media() throws {
        let bus = try PrivateBus()
        defer { bus.stop() }
        let (playing, paused) = (
            Player("radio", status: "Playing", address: bus.address),
            Player("film", status: "Paused", address: bus.address)
        )
        defer {
            playing.stop()
            paused.stop()
        }
        let players = MediaPlayers(address: bus.address)
        for _ in 0..<100 where players.pausePlaying().isEmpty { usleep(20_000) }
        #expect(playing.pauses.withLock { $0 } >= 1)
        #expect(paused.pauses.withLock { $0 } == 0)
        #expect(players.pausePlaying() == ["radio"])
        #expect(MediaPlayers(address: "unix:path=/nowhere/bus").pausePlaying().isEmpty)
    }

    @Test(
        "a message is critical, stays, and carries no sound unless it must; the bell rings only then",
        PrivateBus.isInstalled)
    func notification() throws {
        let bus = try PrivateBus()
        defer { bus.stop() }
        let shown = Mutex<[String]>([])
        let service = ServedObject(
            "/org/freedesktop/Notifications", of: "org.freedesktop.Notifications", address: bus.address
        ) { bus, message in
            guard sd_bus_message_is_method_call(message, "org.freedesktop.Notifications", "Notify") > 0 else {
                return 0
            }
            let signature = sd_bus_message_get_signature(message, 1).map { String(cString: $0) } ?? ""
            shown.withLock { $0.append(signature) }
            return reply(bus, to: message) { answer in
                var number: UInt32 = 7
                sd_bus_message_append_basic(answer, CChar(UInt8(ascii: "u")), &number)
            }
        }
        defer { service.stop() }
        for _ in 0..<100 where NotificationService(address: bus.address).read() == nil { usleep(20_000) }
        let last = NotedNotifier()
        let notifier = DesktopNotifier(address: bus.address, fallback: last)
        try notifier.notify(title: "Vow", body: "a < b & c", audible: false)
        #expect(shown.withLock { $0 } == ["susssasa{sv}i"])
        #expect(last.asked.withLock { $0 }.isEmpty)
        try notifier.notify(title: "Vow", body: "Wake up", audible: true)
        #expect(last.asked.withLock { $0 } == [true])
        try DesktopNotifier(address: "unix:path=/nowhere/bus", fallback: last)
            .notify(title: "Vow", body: "tomorrow", audible: false)
        #expect(last.asked.withLock { $0 } == [true, false])
        let found = try #require(NotificationService(address: bus.address).read())
        #expect(found.isSilenced == nil)
    }
}

extension SessionBusTests {
    /// GNOME's notifications on a bus of their own, as far as looking at them goes.
    private func gnome(_ body: (PrivateBus) throws -> Void) throws {
        let bus = try PrivateBus()
        defer { bus.stop() }
        let service = ServedObject(
            "/org/freedesktop/Notifications", of: "org.freedesktop.Notifications", address: bus.address
        ) { bus, message in
            let name = "org.freedesktop.Notifications"
            guard sd_bus_message_is_method_call(message, name, "GetServerInformation") > 0 else { return 0 }
            return reply(bus, to: message) { answer in
                for word in ["gnome-shell", "GNOME", "43.9", "1.2"] {
                    _ = word.withCString {
                        sd_bus_message_append_basic(answer, CChar(UInt8(ascii: "s")), $0)
                    }
                }
            }
        }
        defer { service.stop() }
        let look = NotificationService(address: bus.address, gnomeSettings: "/nowhere/gsettings")
        for _ in 0..<100 where look.read()?.server != "gnome-shell" { usleep(20_000) }
        try body(bus)
    }

    /// A program in place of `gsettings`.
    private func program(_ text: String) throws -> String {
        let path = NSTemporaryDirectory() + "vow-settings-\(UUID().uuidString)"
        try ("#!/bin/sh\n" + text + "\n").write(toFile: path, atomically: true, encoding: .utf8)
        chmod(path, 0o700)
        return path
    }

    @Test("GNOME's do-not-disturb is read from its settings", PrivateBus.isInstalled) func gnomeQuiet() throws
    {
        try gnome { bus in
            let cases: [(String, Bool?)] = [
                (
                    #"[ "$*" = "get org.gnome.desktop.notifications show-banners" ] && echo false"#, true
                ), ("echo true", false), ("echo nonsense", nil), ("echo false; exit 1", nil),
                ("exec sleep 5", nil),
            ]
            for (text, expected) in cases {
                let path = try program(text)
                defer { unlink(path) }
                let found = NotificationService(address: bus.address, gnomeSettings: path).read()
                #expect(found?.server == "gnome-shell" && found?.isSilenced == expected, "\(text)")
            }
            let nowhere = NotificationService(address: bus.address, gnomeSettings: "/nowhere/gsettings")
            #expect(nowhere.read()?.isSilenced == nil)
        }
    }
}
