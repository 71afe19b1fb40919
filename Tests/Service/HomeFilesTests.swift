import Foundation
import Glibc
import TestSupport
import Testing

/// Whose the files of a home are, and what is read into it.
@Suite("The files of a home", .serialized)
struct HomeFilesTests {
    private let root = NSTemporaryDirectory() + "vow-files-\(UUID().uuidString)"

    private func vow(_ arguments: String..., mask: String = "022") throws -> (code: Int32, text: String) {
        try runToEnd(
            ["/bin/sh", "-c", "umask \(mask); exec \"$@\"", "sh", VowProcess.program] + arguments,
            environment: ["VOW_HOME": root + "/sam/data/vow", "TZ": "UTC"])
    }

    @Test(
        "under any mask they are for their owner alone, and can be used by them",
        arguments: ["000", "022", "277", "777"])
    func masks(mask: String) throws {
        defer { try? FileManager.default.removeItem(atPath: root) }
        try FileManager.default.createDirectory(atPath: root + "/sam/data", withIntermediateDirectories: true)
        #expect(try vow("lines", "add", "I run.", mask: mask).code == 0)
        #expect(try vow("next", mask: mask).code <= 1)
        let home = root + "/sam/data/vow"
        for name in try FileManager.default.subpathsOfDirectory(atPath: home) + [""] {
            var status = stat()
            #expect(lstat(home + "/" + name, &status) == 0)
            let isFolder = status.st_mode & S_IFMT == S_IFDIR
            #expect(status.st_mode & 0o777 == (isFolder ? 0o700 : 0o600), "\(name)")
        }
    }

    @Test(
        "what is exported is for its owner alone at every moment, and what a killed export left is in nobody's way"
    )
    func exports() throws {
        defer { try? FileManager.default.removeItem(atPath: root) }
        try FileManager.default.createDirectory(atPath: root + "/sam/data", withIntermediateDirectories: true)
        #expect(try vow("lines", "add", "I run.").code == 0)
        let faults = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appending(path: "libvow-faults.so").path
        for command in [["coach", "export", "--output"], ["export"]] {
            let path = root + "/sam/copy"
            // A process keeps its number where it becomes another program.
            let said = try runToEnd(
                ["/bin/sh", "-c", "umask 0; : > \"$0.$$.new\"; exec \"$@\" \"$0\"", path, VowProcess.program]
                    + command,
                environment: ["VOW_HOME": root + "/sam/data/vow", "TZ": "UTC"])
            #expect(said.code == 0, "\(said.text)")
            #expect(
                try FileManager.default.contentsOfDirectory(atPath: root + "/sam").sorted() == [
                    "copy", "data",
                ])
            try FileManager.default.removeItem(atPath: path)
            // Ended before its rights are changed, if they ever are.
            _ = try runToEnd(
                ["/bin/sh", "-c", "umask 0; exec \"$@\" \"$0\"", path, VowProcess.program] + command,
                environment: [
                    "VOW_HOME": root + "/sam/data/vow", "TZ": "UTC", "LD_PRELOAD": faults,
                    "VOW_FAULT_CALLS": "chmod", "VOW_FAULT_AT": "1", "VOW_FAULT_HOW": "kill",
                ])
            var status = stat()
            for name in try FileManager.default.contentsOfDirectory(atPath: root + "/sam")
            where name != "data" {
                #expect(lstat(root + "/sam/" + name, &status) == 0 && status.st_mode & 0o077 == 0, "\(name)")
                try FileManager.default.removeItem(atPath: root + "/sam/" + name)
            }
        }
    }

    @Test(
        "what the superuser makes for a person is the person's, and a second name gives nothing away",
        .enabled(if: geteuid() == 0))
    func owner() throws {
        defer { try? FileManager.default.removeItem(atPath: root) }
        try FileManager.default.createDirectory(atPath: root + "/sam", withIntermediateDirectories: true)
        try Data("of root".utf8).write(to: URL(filePath: root + "/precious"))
        #expect(chown(root + "/sam", 4_321, 4_321) == 0)
        #expect(try vow("lines", "add", "I run.").code == 0)
        let home = root + "/sam/data/vow"
        #expect(link(root + "/precious", home + "/precious") == 0)
        #expect(try vow("alarm", "add", "--time", "06:30").code == 0)
        for name in try FileManager.default.subpathsOfDirectory(atPath: root + "/sam") {
            var status = stat()
            #expect(lstat(root + "/sam/" + name, &status) == 0)
            #expect(status.st_uid == (name.hasSuffix("precious") ? 0 : 4_321), "\(name)")
        }
        // The person goes on with it.
        let own = try runToEnd(
            [
                "/usr/bin/setpriv", "--reuid=4321", "--regid=4321", "--clear-groups", VowProcess.program,
                "lines", "list",
            ],
            environment: ["VOW_HOME": home, "TZ": "UTC"])
        #expect(own.code == 0 && own.text.contains("I run."), "\(own.text)")
    }

    @Test("an archive whose one line has 300 MB is refused in less than 100 MB of memory") func longLine()
        throws
    {
        defer { try? FileManager.default.removeItem(atPath: root) }
        try FileManager.default.createDirectory(atPath: root + "/sam", withIntermediateDirectories: true)
        let archive = root + "/long.tar"
        // The header of a file of an archive (tar(5)), and a line without an end.
        let script = """
            import sys
            size = 300_000_000
            name = b"vow-export/log.json"
            head = bytearray(512)
            head[0:len(name)] = name
            head[100:108], head[108:116], head[116:124] = b"0000600\\0", b"0000000\\0", b"0000000\\0"
            head[124:136], head[136:148] = b"%011o\\0" % size, b"%011o\\0" % 0
            head[148:156], head[156:157], head[257:265] = b"        ", b"0", b"ustar\\x0000"
            head[148:156] = b"%06o\\0 " % sum(head)
            with open(sys.argv[1], "wb") as out:
                out.write(head)
                out.write(b'{"format":"vow-export-2","exportedAt":"')
                for _ in range(size >> 20): out.write(b"x" * (1 << 20))
                out.truncate(512 + size + 1024)
            """
        #expect(try runToEnd(["/usr/bin/python3", "-c", script, archive]).code == 0)
        let measured = try runToEnd(
            [
                "/usr/bin/python3", "-c",
                "import resource,subprocess,sys; c=subprocess.run(sys.argv[1:]).returncode; "
                    + "print('peak', resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss, 'code', c)",
                VowProcess.program, "import", archive,
            ], environment: ["VOW_HOME": root + "/sam/vow", "TZ": "UTC"])
        #expect(measured.text.contains("longer than any record"), "\(measured.text)")
        let figures = measured.text.split(whereSeparator: \.isWhitespace)
        let peak = figures.lastIndex(of: "peak").flatMap { Int(figures[$0 + 1]) }
        #expect(try #require(peak) < 100_000, "kilobytes; \(measured.text)")
        #expect(figures.last == "2")
    }

    @Test("a server of speech engines that ran out of descriptors serves again once some are free")
    func descriptors() throws {
        defer { try? FileManager.default.removeItem(atPath: root) }
        let script = """
            import json, resource, socket, subprocess, sys, time
            child = subprocess.Popen(
                [sys.argv[1], "wyoming", "--port", "0", "--json"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (64, 64)))
            text = ""
            while "}" not in text: text += child.stdout.readline().decode()
            port = int(json.loads(text)["address"].rpartition(":")[2])
            # No more than what is open already may be open.
            import os
            count = len(os.listdir("/proc/%d/fd" % child.pid))
            resource.prlimit(child.pid, resource.RLIMIT_NOFILE, (count, 64))
            waiting = [socket.create_connection(("127.0.0.1", port)) for _ in range(5)]
            time.sleep(0.3)
            assert child.poll() is None, "it ended"
            for one in waiting: one.close()
            resource.prlimit(child.pid, resource.RLIMIT_NOFILE, (64, 64))
            asking = socket.create_connection(("127.0.0.1", port))
            asking.settimeout(20)
            asking.sendall(b'{"type":"describe"}\\n')
            answer = asking.recv(4096)
            child.kill()
            assert b"info" in answer, answer
            print("served")
            """
        let told = try runToEnd(
            ["/usr/bin/python3", "-c", script, VowProcess.program],
            environment: ["VOW_HOME": root, "PULSE_SERVER": "unix:/nowhere"])
        #expect(told.code == 0 && told.text.contains("served"), "\(told.text)")
    }
}
