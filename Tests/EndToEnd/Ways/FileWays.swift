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

    /// The tone's file is changed while it rings, and the next ring of the run begins.
    private static func tone(
        _ name: String, _ tried: String, _ change: @escaping @Sendable (String) throws -> Void
    )
        -> Way
    {
        Way(alone: .files, name, tried, around: Surroundings(hasOwnTone: true)) { ring in
            try change(ring.bedroom.home + "/own.wav")
            let rings = try ring.bedroom.count { $0.isListening }
            #expect(try ring.bedroom.waitFor(rings + 1) { $0.isListening }, "\(name): no window")
        }
    }

    /// Everything in the home loses or gets back the right to be written.
    private static func forbidWriting(_ ring: AttackedRing, _ forbids: Bool) throws {
        try AttackedRing.output("/bin/chmod", ["-R", forbids ? "a-w" : "u+w", ring.bedroom.home])
    }

    /// The home as a whole, and the files that it names.
    static let homes: [Way] = [
        Way(
            alone: .files, "the home made read-only", "`chmod -R a-w HOME`, and back later",
            around: Surroundings(isUnprivileged: true)
        ) { ring in
            try forbidWriting(ring, true)
            try ring.ask(#"{"vow":1,"id":1,"input":{"kind":"snooze"}}"#, answers: "\"id\":1")
            let isHeard = try ring.isHeard(waitsForWindow: true, afterSeconds: 2)
            try forbidWriting(ring, false)
            #expect(isHeard, "while the home is read-only")
        },
        Way(
            alone: .files, "the home made read-only, and killed",
            "`chmod -R a-w HOME`, `kill -KILL` and the start again; writable later, and started again",
            around: Surroundings(isUnprivileged: true), .recorded(.resumed, .gap)
        ) { ring in
            try forbidWriting(ring, true)
            kill(ring.process, SIGKILL)
            _ = ring.daemon.end()
            try ring.start()
            let isHeard = try ring.isHeardAnywhere()
            try forbidWriting(ring, false)
            #expect(isHeard, "while the home is read-only: \(ring.daemon.output.suffix(600))")
            kill(ring.process, SIGKILL)
            _ = ring.daemon.end()
            try ring.restart()
        },
        tone("the tone's file overwritten", "zeros written over the samples of the alarm's own tone") {
            try AttackedRing.writeTone($0, isSilent: true)
        },
        tone("the tone's file replaced", "a silent file renamed over the alarm's own tone") { path in
            try AttackedRing.writeTone(path + ".new", isSilent: true)
            #expect(rename(path + ".new", path) == 0)
        },
        tone("the tone's file removed", "the file of the alarm's own tone removed") {
            try FileManager.default.removeItem(atPath: $0)
        },
    ]

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
