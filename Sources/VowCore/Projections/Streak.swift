/// What a day's runs come to for the streak.
package enum DayStanding: String, Codable, CaseIterable, Hashable, Sendable {
    /// Every run that counts was dismissed by the gate.
    case kept
    /// At least one run was abandoned, bypassed, or missed through what a person can do.
    case broken
    /// The machine could not ring, and nothing else counts: the day neither keeps nor breaks.
    case machineFault
    /// A run is still in progress.
    case open
    /// An alarm would have rung, and the person had told it beforehand to leave the day out.
    case skipped
}

/// The runs of one day, as the streak counts them: a row of the streak's table.
package struct StreakDay: Codable, Hashable, Sendable {
    /// How one run counts.
    package struct Entry: Codable, Hashable, Sendable {
        /// The run's number in the history.
        package let number: Int64
        /// How it stands or ended.
        package var outcome: Morning.Outcome
        /// Why it was missed; nil where it was not.
        package var cause: MissCause?
        /// Whether lines were typed.
        package var wasTyped: Bool
        /// Whether something that the person had allowed stood in for a recitation.
        package var tookStandIn: Bool
        /// How long Vow did not run while it was in progress, in milliseconds.
        package var gapMilliseconds: Int64
        /// How often it was put off.
        package var snoozes: Int
        /// The missing part for which it was put off without progress at the gate, or nil if it was not.
        package var bypassedPart: DevicePart?
    }

    package let date: CivilDate
    /// Its runs, in the order in which they began.
    package private(set) var entries: [Entry] = []

    /// A day without runs.
    package init(date: CivilDate) { self.date = date }

    /// Takes in how a run stands now.
    package mutating func note(_ morning: Morning, number: Int64) {
        let entry = Entry(
            number: number, outcome: morning.outcome, cause: morning.cause, wasTyped: morning.wasTyped,
            tookStandIn: morning.tookStandIn, gapMilliseconds: morning.gapMilliseconds,
            snoozes: morning.snoozes, bypassedPart: morning.bypassedPart)
        if let index = entries.firstIndex(where: { $0.number == number }) {
            entries[index] = entry
        } else {
            // The row of a run may be written before the row of an earlier run that is still in progress.
            let place = entries.firstIndex { $0.number > number } ?? entries.count
            entries.insert(entry, at: place)
        }
    }

    /// What the runs come to; nil without any.
    package var standing: DayStanding? {
        let standings = entries.map { entry -> DayStanding in
            switch entry.outcome {
            case .ringing, .snoozed: .open
            case .kept: .kept
            case .abandoned, .bypassed: .broken
            case .missed: entry.cause?.isMachineFault == true ? .machineFault : .broken
            }
        }
        for standing in [DayStanding.broken, .open, .kept, .machineFault] where standings.contains(standing) {
            return standing
        }
        return nil
    }

    /// Whether the day was kept, and at least one of its runs by typing.
    package var isKeptByTyping: Bool { standing == .kept && entries.contains { $0.wasTyped } }

    /// Whether the day was kept, and at least one of its runs, of those numbered up to `last`, out of an archive.
    package func isKeptByImport(through last: Int64) -> Bool {
        standing == .kept && entries.contains { $0.number <= last }
    }

    /// Whether the day was kept, and at least one of its runs with something that stood in for a recitation.
    package var isKeptByStandIn: Bool { standing == .kept && entries.contains { $0.tookStandIn } }
}

/// How many days in a row were kept, and the newest days one by one.
///
/// A day counts when its required runs were dismissed by the gate. Days without an alarm, skipped days and faults
/// of the machine neither lengthen nor end a streak; they are shown for what they are. Days go by the date that a
/// run was meant for, so a journey neither breaks nor doubles one.
package struct Streak: Codable, Hashable, Sendable {
    /// A day as it is shown.
    package struct Day: Codable, Hashable, Sendable {
        package let date: CivilDate
        /// What it comes to; nil without an alarm.
        package let standing: DayStanding?
        /// The outcomes of its runs, in order.
        package let outcomes: [Morning.Outcome]
        /// Why runs were missed, in order.
        package let causes: [MissCause]
        /// How long Vow did not run while the day's runs were in progress, in milliseconds.
        package let gapMilliseconds: Int64
        /// How often the day's runs were put off.
        package let snoozes: Int
        /// The missing parts for which runs were put off without progress at the gate, in order.
        package let bypassedParts: [DevicePart]
    }

    /// Days kept since the last broken one.
    package let current: Int
    /// Of those, the days with a typed run.
    package let currentTyped: Int
    /// Of those, the days with a run in which something stood in for a recitation.
    package let currentStandIn: Int
    /// Of those, the days with a run that came out of an archive.
    package let currentImported: Int
    /// The longest so far.
    package let best: Int
    /// Of the days that were ever kept, those with a run that came out of an archive.
    package let imported: Int
    /// The newest days up to today, oldest first: every calendar day, also those without an alarm.
    package let recent: [Day]

    /// How many calendar days are shown, and "days kept of the last 14" counts.
    package static let recentCount = 14

    /// Counts a streak.
    /// - Parameters:
    ///   - days: every day with runs, by date, ascending.
    ///   - today: where the device is.
    ///   - skipped: the dates on which an alarm was left out.
    ///   - importedRuns: how many runs, the first ones, came out of an archive.
    package init(
        days: some Sequence<StreakDay>, today: CivilDate, skipped: Set<CivilDate>, importedRuns: Int64 = 0
    ) {
        var current = 0
        var typed = 0
        var standIn = 0
        var currentImported = 0
        var imported = 0
        var best = 0
        let first = today.adding(days: 1 - Streak.recentCount)
        var recent: [CivilDate: StreakDay] = [:]
        for day in days {
            switch day.standing {
            case .kept:
                current += 1
                if day.isKeptByTyping { typed += 1 }
                if day.isKeptByStandIn { standIn += 1 }
                if day.isKeptByImport(through: importedRuns) {
                    currentImported += 1
                    imported += 1
                }
                best = max(best, current)
            case .broken: (current, typed, standIn, currentImported) = (0, 0, 0, 0)
            case .machineFault, .open, .skipped, nil: break
            }
            if day.date >= first { recent[day.date] = day }
        }
        self.current = current
        currentTyped = typed
        currentStandIn = standIn
        self.currentImported = currentImported
        self.imported = imported
        self.best = best
        self.recent = (0..<Streak.recentCount).map { index in
            let date = first.adding(days: index)
            let day = recent[date]
            return Day(
                date: date, standing: day?.standing ?? (skipped.contains(date) ? .skipped : nil),
                outcomes: day?.entries.map(\.outcome) ?? [],
                causes: day?.entries.compactMap(\.cause) ?? [],
                gapMilliseconds: day?.entries.reduce(0) { $0 + $1.gapMilliseconds } ?? 0,
                snoozes: day?.entries.reduce(0) { $0 + $1.snoozes } ?? 0,
                bypassedParts: day?.entries.compactMap(\.bypassedPart) ?? [])
        }
    }

    /// How many of the recent days come to a standing.
    package func recentCount(of standing: DayStanding) -> Int { recent.count { $0.standing == standing } }
}

extension OccurrenceRule {
    /// The dates from `first` to `last` on which the rule would ring, had it not been told to leave them out.
    package func leftOut(from first: CivilDate, through last: CivilDate) -> [CivilDate] {
        let bare = withoutExceptions
        var dates: [CivilDate] = []
        var date = first
        while let intended = bare.firstIntendedDate(onOrAfter: date), intended <= last {
            if firstIntendedDate(onOrAfter: intended) != intended { dates.append(intended) }
            date = intended.adding(days: 1)
        }
        return dates
    }
}
