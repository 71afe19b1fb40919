import Foundation
import Glibc
import Testing
import VowCore

// What is done to the files of the home while it rings.
extension Way {
    /// A file of the home is taken away while it rings on, and put back where nothing took its place.
    private static func away(_ kind: Kind, _ name: String, _ file: String) -> Way {
        Way(kind, name, "`\(file)` moved out of the home, and back later") { ring in
            let (place, aside) = (ring.file(file), ring.bedroom.home + "-aside")
            try FileManager.default.moveItem(atPath: place, toPath: aside)
            let isHeard = try ring.isHeard(afterSeconds: 1)
            #expect(isHeard, "while \(file) is away")
            if FileManager.default.fileExists(atPath: place) {
                try FileManager.default.removeItem(atPath: aside)
            } else {
                try FileManager.default.moveItem(atPath: aside, toPath: place)
            }
        }
    }

    private static func write(_ kind: Kind, _ name: String, _ file: String, _ text: String, _ tried: String)
        -> Way
    {
        Way(kind, name, tried) { ring in
            try Data(text.utf8).write(to: URL(filePath: ring.file(file)))
        }
    }

    static let files: [Way] = [
        away(.files, "keys away", "keys.json"),
        away(.files, "the log's head away", "log.head"),
        away(.files, "the socket away", "vow.sock"),
        away(.files, "the lock's file away", "daemon.lock"),
        away(.marks, "no heartbeat", "heartbeat"),
        write(
            .marks, "a forged heartbeat", "heartbeat", "4000000000000 0000\n",
            "`heartbeat` overwritten with a mark of its own"),
        write(
            .files, "another token of the page", "page.token", String(repeating: "0f", count: 32) + "\n",
            "`page.token` overwritten"),
        Way(.files, "no views", "`views.sqlite` and what belongs to it removed") { ring in
            for name in ["views.sqlite", "views.sqlite-wal", "views.sqlite-shm"] {
                try? FileManager.default.removeItem(atPath: ring.file(name))
            }
        },
        Way(.files, "the home moved", "the home renamed for two seconds, and back") { ring in
            let (place, aside) = (ring.bedroom.home, ring.bedroom.home + "-moved")
            try FileManager.default.moveItem(atPath: place, toPath: aside)
            let isHeard = try ring.isHeard(afterSeconds: 2)
            // Whatever was made in its place goes.
            try? FileManager.default.removeItem(atPath: place)
            try FileManager.default.moveItem(atPath: aside, toPath: place)
            #expect(isHeard, "while the home is away")
        },
        Way(
            .files, "a full disk",
            "no file of the daemon may grow (`prlimit --fsize`), while rows are asked for; then it may again"
        ) { ring in
            func limit(_ bytes: String) throws {
                try AttackedRing.output("/usr/bin/prlimit", ["--pid", "\(ring.process)", "--fsize=" + bytes])
            }
            try limit("1:unlimited")
            try ring.ask(#"{"vow":1,"id":1,"input":{"kind":"typed","text":"no"}}"#, answers: "\"id\":1")
            let isHeard = try ring.isHeard(waitsForWindow: true, afterSeconds: 2)
            try limit("unlimited:unlimited")
            #expect(isHeard, "while no file may grow")
        },
        Way(.files, "hooks that hang", "a program in `hooks` that never ends") { ring in
            try FileManager.default.createDirectory(
                atPath: ring.file("hooks"), withIntermediateDirectories: true)
            try Data("#!/bin/sh\nexec sleep 600\n".utf8).write(to: URL(filePath: ring.file("hooks/run")))
            chmod(ring.file("hooks/run"), 0o755)
        },
        Way(
            alone: .files, "an older log",
            "`log.sqlite` and its head replaced by copies from before the ring's last seconds"
        ) {
            ring in
            let names = ["log.sqlite", "log.sqlite-wal", "log.sqlite-shm", "log.head"]
            for name in names where FileManager.default.fileExists(atPath: ring.file(name)) {
                try FileManager.default.copyItem(atPath: ring.file(name), toPath: ring.file(name + ".old"))
            }
            try ring.vow(["config", "set", "language", "en"])
            for name in names where FileManager.default.fileExists(atPath: ring.file(name + ".old")) {
                #expect(rename(ring.file(name + ".old"), ring.file(name)) == 0)
            }
        },
    ]
}
