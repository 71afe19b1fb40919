package import VowCore
package import VowPorts

/// The system's time zone database: a directory of zones compiled by `zic`.
///
/// Holds only paths; thread-safe.
package struct ZoneDatabase: ZoneRulesSource {
    /// The directory of the compiled zones.
    package let directory: String
    private let settings: DeviceSettings
    private let environmentZone: @Sendable () -> String?

    /// The files that contain the device's zone setting.
    package struct DeviceSettings: Hashable, Sendable {
        /// A compiled zone, usually a link into the database.
        package var localTimePath: String
        /// A text file with the zone's name.
        package var zoneNamePath: String

        /// Creates settings; the defaults are Debian's.
        package init(localTimePath: String = "/etc/localtime", zoneNamePath: String = "/etc/timezone") {
            self.localTimePath = localTimePath
            self.zoneNamePath = zoneNamePath
        }
    }

    /// Uses the database in `directory`; by default that of `TZDIR`, else `/usr/share/zoneinfo`.
    ///
    /// `environmentZone` returns the value of `TZ`, by default the process's.
    package init(
        directory: String? = nil, settings: DeviceSettings = DeviceSettings(),
        environmentZone: (@Sendable () -> String?)? = nil
    ) {
        var path = directory ?? SystemFiles.environmentVariable("TZDIR") ?? "/usr/share/zoneinfo"
        while path.count > 1 && path.hasSuffix("/") { path.removeLast() }
        self.directory = path
        self.settings = settings
        self.environmentZone = environmentZone ?? { SystemFiles.environmentVariable("TZ") }
    }

    /// The version in the first line of `tzdata.zi` ("# version 2025b"), or in `+VERSION`, or "unknown".
    package var version: String {
        let prefix = "#version"
        if let line = SystemFiles.firstLine(directory + "/tzdata.zi"), line.hasPrefix(prefix) {
            return String(line.dropFirst(prefix.count))
        }
        return SystemFiles.firstLine(directory + "/+VERSION") ?? "unknown"
    }

    /// The rules of a zone; see `ZoneRulesSource`.
    package func rules(for identifier: String) throws(PortFailure) -> ZoneRules {
        guard ZoneDatabase.isName(identifier), SystemFiles.kind(of: path(of: identifier)) == .file else {
            // A complete rule needs no database. A bare name such as "GMT5" stays an error: POSIX means five hours
            // west, most people mean east.
            if identifier.contains(",") || identifier.hasPrefix("<"),
                let rule = PosixZoneString.rule(from: Array(identifier.utf8)),
                let rules = ZoneRules(
                    identifier: identifier, version: "POSIX",
                    initialOffsetSeconds: rule.standardOffsetSeconds, transitions: [], tail: rule)
            {
                return rules
            }
            throw unknownZone(identifier)
        }
        guard let bytes = SystemFiles.read(path(of: identifier)) else {
            throw damagedZone(identifier, reason: "it cannot be read")
        }
        do throws(ZoneFile.Damage) {
            return try ZoneFile.rules(from: bytes, identifier: identifier, version: version)
        } catch {
            throw damagedZone(identifier, reason: error.reason)
        }
    }

    /// The names of all zones: every compiled zone in the directory, except the copies in `posix` and `right` and the
    /// device's own setting.
    package func identifiers() -> [String] {
        var names: [String] = []
        collectNames(under: "", into: &names)
        return names.sorted()
    }

    /// The device's zone: from `TZ`, else the link `/etc/localtime`, else `/etc/timezone`, else a database file equal
    /// to `/etc/localtime`, else "UTC".
    ///
    /// Reads `TZ` like the C library (tzset(3)): a name or path, with or without a leading colon, or a rule such as
    /// "CET-1CEST". Throws for values that the C library would silently read as UTC.
    package func deviceZoneIdentifier() throws(PortFailure) -> String {
        guard let wanted = environmentZone(), !wanted.isEmpty else { return try settingsZoneIdentifier() }
        do throws(PortFailure) { return try identifier(ofVariable: wanted) } catch {
            throw PortFailure(
                code: error.code, message: .variableTzNamesNoTime(cause: error.message),
                repair: error.repair.followed(by: .orLeaveOutTZ))
        }
    }

    /// The zone of `TZ`; if that is invalid, the device's own setting; if that is too, UTC.
    package var deviceZone: DeviceZone {
        do throws(PortFailure) {
            return DeviceZone(rules: try rules(for: try deviceZoneIdentifier()))
        } catch {
            // The first problem is reported, whatever else fails.
            let own = (try? settingsZoneIdentifier()).flatMap { try? rules(for: $0) }
            return DeviceZone(rules: own ?? .utc, problem: error)
        }
    }

    private func identifier(ofVariable variable: String) throws(PortFailure) -> String {
        let wanted = variable.hasPrefix(":") ? String(variable.dropFirst()) : variable
        let path = wanted.hasPrefix("/") ? wanted : self.path(of: wanted)
        if path == settings.localTimePath { return try settingsZoneIdentifier() }
        if !wanted.isEmpty, SystemFiles.kind(of: path) == .file {
            guard let name = name(ofFile: path) else {
                throw PortFailure(
                    code: "zone.unknown", message: .copyOfNoZoneIn(path: path, directory: directory),
                    repair: .giveNameSuchAsEuropeMadrid)
            }
            return try rules(for: name).identifier
        }
        // Rules are stored in the form that is recognised as a rule again.
        if let written = PosixZoneString.writtenOut(wanted) { return try rules(for: written).identifier }
        return try rules(for: wanted).identifier
    }

    /// The zone in the device's files, whatever the environment contains.
    private func settingsZoneIdentifier() throws(PortFailure) -> String {
        if let name = linkedName() { return try rules(for: name).identifier }
        if let name = SystemFiles.firstLine(settings.zoneNamePath) {
            return try rules(for: name).identifier
        }
        if let content = SystemFiles.read(settings.localTimePath), !content.isEmpty {
            if let name = name(ofContent: content) { return name }
            throw PortFailure(
                code: "zone.unknown",
                message: .copyOfNoZoneIn(path: settings.localTimePath, directory: directory),
                repair: .setZoneWithTimedatectlSet)
        }
        return "UTC"
    }

    // MARK: - Names and paths

    private func path(of identifier: String) -> String { directory + "/" + identifier }

    /// Whether a text may be a zone's name: parts of letters, digits and a few signs, none hidden, so that no name can
    /// lead out of the directory.
    private static func isName(_ identifier: String) -> Bool {
        guard (1...128).contains(identifier.utf8.count) else { return false }
        return identifier.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { part in
            guard let first = part.utf8.first, first != UInt8(ascii: ".") else { return false }
            return part.utf8.allSatisfy { byte in
                (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
                    || "+-_.".utf8.contains(byte)
            }
        }
    }

    private func linkedName() -> String? {
        // Check the link itself first: its target may be a link to another name.
        if let target = SystemFiles.linkTarget(settings.localTimePath) {
            if let name = nameInDatabase(ofPath: target) { return name }
            if let marker = target.range(ofLast: "/zoneinfo/") {
                return String(target[marker.upperBound...])
            }
        }
        guard SystemFiles.linkTarget(settings.localTimePath) != nil else { return nil }
        return SystemFiles.resolved(settings.localTimePath).flatMap(nameInDatabase(ofPath:))
    }

    /// The name of a compiled zone: from its path in the database, its link target, or its content.
    private func name(ofFile path: String) -> String? {
        if let name = nameInDatabase(ofPath: path), ZoneDatabase.isName(name) { return name }
        if let name = SystemFiles.linkTarget(path).flatMap(nameInDatabase(ofPath:)) { return name }
        if let name = SystemFiles.resolved(path).flatMap(nameInDatabase(ofPath:)) { return name }
        return SystemFiles.read(path).flatMap { $0.isEmpty ? nil : name(ofContent: $0) }
    }

    private func name(ofContent content: [UInt8]) -> String? {
        identifiers().first { SystemFiles.read(path(of: $0)) == content }
    }

    private func nameInDatabase(ofPath path: String) -> String? {
        for root in [directory, SystemFiles.resolved(directory) ?? directory]
        where path.hasPrefix(root + "/") {
            return String(path.dropFirst(root.count + 1))
        }
        return nil
    }

    private func collectNames(under prefix: String, into names: inout [String]) {
        for name in SystemFiles.names(in: directory + "/" + prefix) {
            let identifier = prefix + name
            guard !["posix", "right", "posixrules", "localtime"].contains(identifier),
                ZoneDatabase.isName(identifier)
            else { continue }
            switch SystemFiles.kind(of: path(of: identifier)) {
            case .directory: collectNames(under: identifier + "/", into: &names)
            case .file where SystemFiles.read(path(of: identifier), atMostBytes: 4) == ZoneFile.magic:
                names.append(identifier)
            default: break
            }
        }
    }

    // MARK: - Failures

    private func unknownZone(_ identifier: String) -> PortFailure {
        let names = identifiers()
        if names.isEmpty {
            return PortFailure(
                code: "zone.databaseMissing", message: .noTimeZoneDatabaseIn(directory: directory),
                repair: .installWithAptInstallTzdata)
        }
        let shown = String(identifier.prefix(64))
        let closest = ClosestName.match(for: shown, among: names)
        return PortFailure(
            code: "zone.unknown", message: .noTimeZoneCalled(name: shown),
            repair: closest.map { TextCode.didYouMean2(name: $0) }
                ?? .giveNameSuchAsEurope)
    }

    private func damagedZone(_ identifier: String, reason: String) -> PortFailure {
        PortFailure(
            code: "zone.damaged", message: .timeZoneFileDamaged(path: path(of: identifier)),
            repair: .restoreWithAptInstallReinstall, cause: reason)
    }
}

extension String {
    /// The last range of a text.
    fileprivate func range(ofLast text: String) -> Range<Index>? {
        var start = endIndex
        while true {
            if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
            if start == startIndex { return nil }
            start = index(before: start)
        }
    }
}
