import Foundation
import Testing
import VowAnswers
import VowCore
import VowPorts
import LinuxAdapters

/// Reading the zone database: names, settings of the device, and files that are no zones.
@Suite("The zone database of the system")
struct ZoneDatabaseTests {
    private let system = ZoneDatabase()

    /// A directory of its own that goes when the test does.
    private final class Folder: Sendable {
        let path: String

        init() throws {
            path = FileManager.default.temporaryDirectory.path() + "/vow-zones-" + UUID().uuidString
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        }

        deinit { try? FileManager.default.removeItem(atPath: path) }

        func write(_ bytes: Data, _ name: String) throws {
            let file = path + "/" + name
            try FileManager.default.createDirectory(
                atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try bytes.write(to: URL(filePath: file))
        }

        func link(_ name: String, to target: String) throws {
            try FileManager.default.createSymbolicLink(atPath: path + "/" + name, withDestinationPath: target)
        }
    }

    private func failure(_ work: () throws -> Void) -> PortFailure? {
        do {
            try work()
            return nil
        } catch {
            return error as? PortFailure
        }
    }

    private func device(
        _ folder: Folder, environment: String? = nil, directory: String? = nil
    ) -> ZoneDatabase {
        ZoneDatabase(
            directory: directory ?? system.directory,
            settings: ZoneDatabase.DeviceSettings(
                localTimePath: folder.path + "/localtime", zoneNamePath: folder.path + "/timezone"),
            environmentZone: { environment })
    }

    @Test("every zone is read, and the version is that of the database")
    func everyZone() throws {
        let names = system.identifiers()
        #expect(names.count > 400)
        #expect(names == names.sorted())
        #expect(names.contains("Europe/Madrid"))
        #expect(!names.contains { $0.hasPrefix("posix/") || $0.hasPrefix("right/") })
        for name in names { #expect(try system.rules(for: name).identifier == name) }
        #expect(try system.rules(for: "UTC").version == system.version)
        #expect(system.version.first?.isNumber == true)
        let empty = try Folder()
        #expect(ZoneDatabase(directory: empty.path).version == "unknown")
    }

    @Test(
        "an unknown name is refused with the name that was probably meant",
        arguments: [
            ("Europe/Madird", "Europe/Madrid"), ("europe/madrid", "Europe/Madrid"),
            ("madrid", "Europe/Madrid"),
            ("New York", "America/New_York"), ("America/Buenos_Aries", "Buenos_Aires"),
            ("Xqzzywv/Plughhh", nil), ("", nil),
        ])
    func suggestion(typed: String, meant: String?) throws {
        let failure = try #require(failure { _ = try system.rules(for: typed) })
        #expect(failure.code == "zone.unknown")
        if let meant {
            #expect(Wording(in: .english)(failure.repair).contains(meant), "\(failure)")
        } else {
            #expect(!Wording(in: .english)(failure.repair).contains("Did you mean"), "\(failure)")
        }
    }

    @Test(
        "no name leads out of the directory",
        arguments: [
            "../../etc/passwd", "/etc/localtime", "Europe/../UTC", "./UTC", "Europe//Madrid", "Europe/",
            "Europe",
            "UTC\u{0}", "UTC\n", ".", "..", String(repeating: "a", count: 100_000),
        ])
    func traversal(name: String) throws {
        #expect(failure { _ = try system.rules(for: name) }?.code == "zone.unknown")
    }

    @Test("a missing database is told apart from a missing zone")
    func missingDatabase() throws {
        let database = ZoneDatabase(directory: "/nonexistent/zoneinfo")
        #expect(failure { _ = try database.rules(for: "UTC") }?.code == "zone.databaseMissing")
        #expect(database.identifiers() == [])
    }

    @Test("the device's zone is TZ, then the link, then the name in a file, then a copy, then UTC")
    func deviceZone() throws {
        let folder = try Folder()
        #expect(try device(folder).deviceZoneIdentifier() == "UTC")
        let madrid = try Data(contentsOf: URL(filePath: system.directory + "/Asia/Kathmandu"))
        try folder.write(madrid, "localtime")
        #expect(["Asia/Kathmandu", "Asia/Katmandu"].contains(try device(folder).deviceZoneIdentifier()))
        try folder.write(Data("Asia/Tokyo\n".utf8), "timezone")
        #expect(try device(folder).deviceZoneIdentifier() == "Asia/Tokyo")
        try FileManager.default.removeItem(atPath: folder.path + "/localtime")
        try folder.link("localtime", to: "../usr/share/zoneinfo/Europe/Madrid")
        #expect(try device(folder).deviceZoneIdentifier() == "Europe/Madrid")
        #expect(try device(folder, environment: "").deviceZoneIdentifier() == "Europe/Madrid")
        #expect(try device(folder, environment: "Asia/Kolkata").deviceZoneIdentifier() == "Asia/Kolkata")
        #expect(try device(folder, environment: ":Asia/Kolkata").deviceZoneIdentifier() == "Asia/Kolkata")
        let path = system.directory + "/Asia/Kolkata"
        #expect(try device(folder, environment: path).deviceZoneIdentifier() == "Asia/Kolkata")
    }

    @Test("TZ is read as the C library reads it: paths and rules are zones, too")
    func environment() throws {
        let folder = try Folder()
        try folder.link("localtime", to: "../usr/share/zoneinfo/Europe/Madrid")
        let localTime = folder.path + "/localtime"
        for variable in [":" + localTime, localTime] {
            #expect(try device(folder, environment: variable).deviceZoneIdentifier() == "Europe/Madrid")
        }
        let copy = folder.path + "/copy"
        try FileManager.default.copyItem(atPath: system.directory + "/Asia/Tokyo", toPath: copy)
        let copied = device(folder, environment: ":" + copy)
        #expect(["Asia/Tokyo", "Japan"].contains(try copied.deviceZoneIdentifier()))
        #expect(
            try device(folder, environment: "Europe/../Asia/Tokyo").deviceZoneIdentifier() == "Asia/Tokyo")
        for (variable, july) in [
            ("CET-1CEST", 7200), ("CET-1CEST,M3.5.0,M10.5.0/3", 7200), ("JST-9", 32_400), (":JST-9", 32_400),
            ("GMT5", -18_000), ("<+03>-3", 10_800), ("CET-1CEST-3", 10_800), ("EST5EDT", -14_400),
        ] {
            let database = device(folder, environment: variable)
            let rules = try database.rules(for: try database.deviceZoneIdentifier())
            let instant = try #require(Instant(iso8601: "2030-07-15T12:00:00Z"))
            #expect(rules.offsetSeconds(at: instant) == july, "\(variable): \(rules.identifier)")
            #expect(database.deviceZone.rules == rules && database.deviceZone.problem == nil)
        }
    }

    @Test("where TZ names no zone, it rings by the device's own, and says so")
    func wrongEnvironment() throws {
        let folder = try Folder()
        try folder.link("localtime", to: "../usr/share/zoneinfo/Europe/Madrid")
        for variable in ["Mars/Olympus", "CET-1CEST,", "CET-1CEST,M13.1.0", "/etc/passwd", "/nowhere", ":"] {
            let database = device(folder, environment: variable)
            #expect(
                failure { _ = try database.deviceZoneIdentifier() }?.code == "zone.unknown", "\(variable)")
            #expect(database.deviceZone.rules.identifier == "Europe/Madrid")
            #expect(
                database.deviceZone.problem.map { Wording(in: .english)($0.message) }?.contains("TZ") == true)
        }
        let nothing = try Folder()
        let lost = device(nothing, environment: "Mars", directory: "/nonexistent/zoneinfo").deviceZone
        #expect(lost.rules == .utc && lost.problem != nil)
    }

    @Test("a setting that names no zone is an error, not another zone")
    func wrongDeviceZone() throws {
        let folder = try Folder()
        #expect(
            failure { _ = try device(folder, environment: "Mars/Olympus").deviceZoneIdentifier() }?.code
                == "zone.unknown")
        try folder.write(Data("TZif nothing".utf8), "localtime")
        #expect(failure { _ = try device(folder).deviceZoneIdentifier() }?.code == "zone.unknown")
    }

    @Test("a rule written out in full is a zone; a bare abbreviation with a number is not")
    func writtenOut() throws {
        let madrid = try system.rules(for: "Europe/Madrid")
        let written = try system.rules(for: "CET-1CEST,M3.5.0,M10.5.0/3")
        for month in 1...12 {
            let instant = try #require(Instant(iso8601: "2030-\(month < 10 ? "0" : "")\(month)-15T12:00:00Z"))
            #expect(written.offsetSeconds(at: instant) == madrid.offsetSeconds(at: instant))
        }
        #expect(try system.rules(for: "<+03>-3").offsetSeconds(at: Instant(secondsSinceEpoch: 0)) == 10_800)
        #expect(failure { _ = try system.rules(for: "GMT5") }?.code == "zone.unknown")
    }
}
