package import VowCore
import VowLog
package import VowPorts

/// Keeps the views of the log: alarms and what wakes next, run history, the streak's days.
///
/// The views are folded from the log's events, only ever from those after the last look, and stand apart from
/// them. Before they are used, the record that they end at must carry the hash that it had: a log that was
/// salvaged, restored or tampered with gets new ones. So do views that are missing, damaged, of another program or
/// of other zone rules. Where nothing can be kept on the disk, they are made in memory for the one look.
///
/// Of the thread that made it only.
package final class ViewProjector {
    /// The class of the key that seals the views; it belongs to a device, and any erasure destroys it.
    package static let keyClass = "views"

    private enum Table {
        static let summary = "summary"
        static let mornings = "mornings"
        static let days = "days"
    }

    /// A state, and the sealed bytes that it was opened from.
    private struct Kept {
        let bytes: [UInt8]
        let state: ViewState
    }

    private struct Summary: Codable {
        let maker: String
        let state: ViewState
    }

    private let log: EventLog
    private let zones: any ZoneRulesSource
    private let program: String
    private var store: any ViewStore
    /// Seals what is kept in memory only.
    private var passingKey: VaultKey?

    /// Makes a projector over a store.
    /// - Parameter program: names the program exactly, build included; views of another one are made anew.
    package init(log: EventLog, store: any ViewStore, zones: any ZoneRulesSource, program: String) {
        self.log = log
        self.store = store
        self.zones = zones
        self.program = program
    }

    /// The state as of the log's present end, after folding what is new into the views.
    func caughtUp() throws(PortFailure) -> ViewState {
        let device = try zones.rules(for: try zones.deviceZoneIdentifier())
        guard log.store.isComplete else { return try standingIn(device) }
        let state = try caughtUp(device)
        // Views are of one build of the program, so that all of this was read by it.
        if state.readings.unreadable.isEmpty { log.noteReadable(through: state.position) }
        return state
    }

    private func caughtUp(_ device: ZoneRules) throws(PortFailure) -> ViewState {
        let head = try log.store.head()
        // Views that cannot be read are made again below.
        let kept = try? kept(device)
        if let kept, kept.state.position == head { return kept.state }
        do { return try refresh(device, known: kept) } catch {
            // A failure of the log is passed on; for any other the views are made again, and if their file cannot be
            // removed, in memory.
            if error.code.hasPrefix("store.") || error.code.hasPrefix("log.") { throw error }
            try? store.reset()
        }
        do { return try refresh(device) } catch {
            if error.code.hasPrefix("store.") || error.code.hasPrefix("log.") { throw error }
            keepInMemory()
            return try refresh(device)
        }
    }

    /// The state while something stands in for the log: that of the last views, or of the records that can be read,
    /// where these continue the views or are all there is. The views on the disk stay as they are.
    private func standingIn(_ device: ZoneRules) throws(PortFailure) -> ViewState {
        var kept = ViewState()
        // Views that cannot be read say nothing about the last state.
        if let bytes = try? store.summary(),
            let summary = try? seal().open(bytes, place: Table.summary, as: Summary.self)
        {
            kept = summary.state
        }
        if try log.store.head() < kept.position { return kept }
        let mine = store
        defer { store = mine }
        store = TransientViewStore()
        let seal = try seal()
        var state = ViewState()
        try store.update { () throws(PortFailure) in
            state = try fold(ViewState(), device: device, seal: seal)
        }
        return state
    }

    /// The last resort, which needs neither the disk nor the vault.
    private func keepInMemory() {
        store = TransientViewStore()
        var source = SystemRandomNumberGenerator()
        let bytes = (0..<32).map { _ in UInt8.random(in: .min ... .max, using: &source) }
        passingKey = VaultKey(id: "", personalClass: ViewProjector.keyClass, bytes: bytes)
    }

    /// Folds what is new into the views; a failure leaves them for the next look.
    package func keepUp() { _ = try? caughtUp() }

    /// The newest mornings, oldest of them first.
    package func mornings(last count: Int) throws(PortFailure) -> [Morning] {
        let state = try caughtUp()
        let first = max(1, state.runCount - Int64(max(0, count)) + 1)
        return try mornings(numbered: first, through: state.runCount)
    }

    /// The mornings from a date to another, in the order in which they began.
    package func mornings(from first: CivilDate, through last: CivilDate) throws(PortFailure) -> [Morning] {
        _ = try caughtUp()
        return try repairing { () throws(PortFailure) in
            var found: [(Int64, Morning)] = []
            let range = Int64(first.daysSinceEpoch)...Int64(max(first, last).daysSinceEpoch)
            for row in try rows(Table.days, in: range) {
                for entry in try day(row).entries { found.append((entry.number, try morning(entry.number))) }
            }
            return found.sorted { $0.0 < $1.0 }.map(\.1)
        }
    }

    /// Every day with runs, by date, ascending.
    package func days() throws(PortFailure) -> [StreakDay] {
        _ = try caughtUp()
        return try repairing { () throws(PortFailure) in
            let seal = try seal()
            return try rows(Table.days, in: Int64.min...Int64.max).map { row throws(PortFailure) in
                try seal.open(row.body, place: "\(Table.days)/\(row.number)", as: StreakDay.self)
            }
        }
    }

    /// What a rebuild found.
    package struct Rebuilt: Hashable, Sendable {
        /// How many records were folded.
        package let records: Int64
        /// How many alarms there are.
        package let alarms: Int
        /// How many runs there have been.
        package let runs: Int64
        /// Whether the views that were kept until now said the same; nil when none were usable.
        package let wasSame: Bool?
    }

    /// Throws the views away and folds the whole log anew. Returns whether the old ones said the same.
    package func rebuild() throws(PortFailure) -> Rebuilt {
        let device = try zones.rules(for: try zones.deviceZoneIdentifier())
        var kept: Contents?
        // Views that cannot be read are not compared.
        if let state = try? keptState(device) {
            // Compared at the same end of the log: what came since is folded in first.
            kept = try? contents(of: try state.position == log.store.head() ? state : caughtUp())
        }
        do { try store.reset() } catch { keepInMemory() }
        let state = try caughtUp()
        let wasSame = try kept.map { kept throws(PortFailure) in try contents(of: state) == kept }
        let alarmClock = state.readings.alarmClock
        let alarms = alarmClock.alarmOrder.count { alarmClock.alarm($0).definition != nil }
        return Rebuilt(records: state.position, alarms: alarms, runs: state.runCount, wasSame: wasSame)
    }

    /// All that the views say, to be compared.
    struct Contents: Equatable {
        let state: ViewState
        let mornings: [Morning]
        let days: [StreakDay]
    }

    func contents() throws(PortFailure) -> Contents { try contents(of: try caughtUp()) }

    private func contents(of state: ViewState) throws(PortFailure) -> Contents {
        Contents(
            state: state, mornings: try mornings(numbered: 1, through: state.runCount), days: try days())
    }
}

// Folding.
extension ViewProjector {
    private func maker(_ device: ZoneRules) -> String {
        "\(program) \(device.identifier) \(device.version)"
    }

    private func seal() throws(PortFailure) -> ViewSeal {
        if let passingKey { return ViewSeal(passingKey) }
        return ViewSeal(try log.vault.currentKey(for: ViewProjector.keyClass))
    }

    /// The state that was kept, when it is this program's and its end is still in the log.
    private func keptState(_ device: ZoneRules) throws -> ViewState? { try kept(device)?.state }

    /// The same, with the sealed bytes that it stands in.
    /// - Parameter known: what was opened before: where the same bytes are still there, it holds.
    private func kept(_ device: ZoneRules, known: Kept? = nil) throws -> Kept? {
        guard let bytes = try store.summary() else { return nil }
        if let known, known.bytes == bytes { return known }
        let summary = try seal().open(bytes, place: Table.summary, as: Summary.self)
        guard summary.maker == maker(device) else { return nil }
        let state = summary.state
        let kept = Kept(bytes: bytes, state: state)
        if state.position == 0 { return kept }
        let record = try log.store.readAll(after: state.position - 1, limit: 1).first
        guard let record, record.position == state.position, Hexadecimal.text(record.hash) == state.hash
        else { return nil }
        return kept
    }

    private func refresh(_ device: ZoneRules, known: Kept? = nil) throws(PortFailure) -> ViewState {
        let seal = try seal()
        var result = ViewState()
        try store.update { () throws(PortFailure) in
            // Another process may have caught up meanwhile.
            var start = ViewState()
            if let kept = try? kept(device, known: known) { start = kept.state } else { try store.clear() }
            result = try fold(start, device: device, seal: seal)
            let summary = Summary(maker: maker(device), state: result)
            try store.put(summary: try seal.seal(summary, place: Table.summary))
        }
        return result
    }

    private func fold(_ start: ViewState, device: ZoneRules, seal: ViewSeal) throws(PortFailure) -> ViewState
    {
        let zones = self.zones
        var known: [String: ZoneRules?] = [:]
        var fold = ViewFold(start, device: device) { name in
            if let rules = known[name] { return rules }
            let rules = zones.knownRules(for: name)
            known[name] = .some(rules)
            return rules
        }
        // Runs in progress stay in memory; a row is written once for each look, or when its run ends.
        var open: [Int64: Morning] = [:]
        var hash: [UInt8]?
        try log.forEachWhole(after: start.position) { record in
            hash = record.hash
            fold.passOver(record)
        } _: { logged throws(PortFailure) in
            hash = logged.stored.hash
            try fold.apply(logged) { number throws(PortFailure) in
                if let morning = open[number] { return morning }
                return try morning(number)
            } change: { number, morning throws(PortFailure) in
                open[number] = morning
                guard morning.endedAt != nil else { return }
                open[number] = nil
                try write(morning, number: number, seal: seal)
            }
        }
        for number in open.keys.sorted() {
            if let morning = open[number] { try write(morning, number: number, seal: seal) }
        }
        var state = fold.state
        if let hash { state.hash = Hexadecimal.text(hash) }
        return state
    }

    private func write(_ morning: Morning, number: Int64, seal: ViewSeal) throws(PortFailure) {
        let date = Int64(morning.date.daysSinceEpoch)
        var day = StreakDay(date: morning.date)
        if let bytes = try store.row(Table.days, date) {
            day = try self.day(ViewRow(number: date, body: bytes))
        }
        day.note(morning, number: number)
        let rows = [
            (Table.mornings, number, try seal.seal(morning, place: "\(Table.mornings)/\(number)")),
            (Table.days, date, try seal.seal(day, place: "\(Table.days)/\(date)")),
        ]
        for (view, number, body) in rows {
            try store.put(view, ViewRow(number: number, body: body))
        }
    }
}

// Reading.
extension ViewProjector {
    private func mornings(numbered first: Int64, through last: Int64) throws(PortFailure) -> [Morning] {
        guard first <= last else { return [] }
        return try repairing { () throws(PortFailure) in
            let found = try rows(Table.mornings, in: first...last)
            guard Int64(found.count) == last - first + 1 else { throw .flawedView("mornings are missing") }
            let seal = try seal()
            return try found.map { row throws(PortFailure) in
                try seal.open(row.body, place: "\(Table.mornings)/\(row.number)", as: Morning.self)
            }
        }
    }

    /// Reads; views that cannot be read are made anew, once, and read again.
    private func repairing<Value>(_ read: () throws(PortFailure) -> Value) throws(PortFailure) -> Value {
        // If the file cannot be removed, the second attempt fails too, and the views are kept in memory.
        do { return try read() } catch { try? store.reset() }
        _ = try caughtUp()
        do { return try read() } catch { keepInMemory() }
        _ = try caughtUp()
        return try read()
    }

    private func rows(_ view: String, in range: ClosedRange<Int64>) throws(PortFailure) -> [ViewRow] {
        try store.rows(view, in: range)
    }

    private func day(_ row: ViewRow) throws(PortFailure) -> StreakDay {
        try seal().open(row.body, place: "\(Table.days)/\(row.number)", as: StreakDay.self)
    }

    private func morning(_ number: Int64) throws(PortFailure) -> Morning {
        guard let bytes = try store.row(Table.mornings, number)
        else { throw .flawedView("morning \(number) is missing") }
        return try seal().open(bytes, place: "\(Table.mornings)/\(number)", as: Morning.self)
    }
}
