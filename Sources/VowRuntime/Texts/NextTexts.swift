package import VowAnswers
package import VowCore

/// What `vow next` says.
package struct NextTexts: Sendable {
    private let pick: Wording

    /// The texts in the language that was set for Vow's own texts.
    package init(_ settings: Settings) { self.init(Wording(settings)) }

    init(_ wording: Wording) { pick = wording }

    /// No alarm rings any more.
    package var nothing: String { pick(TerminalText.noAlarm) }

    /// One ring. Where nothing watches, what would ring waits until something does.
    package func line(_ ring: NextRing, now: Instant, isWatched: Bool) -> String {
        let name = name(ring)
        let wait = Wait.text(from: now, to: ring.instant, in: pick)
        switch ring.cause {
        case .ringingNow where isWatched: return pick(NextText.line(name: "\(name)"))
        case .ringingNow:
            return pick(NextText.lineInterruptedWhileIt(name: "\(name)"))
        case .overdue:
            return pick(
                isWatched
                    ? NextText.overdue(name: name, reading: reading(ring))
                    : NextText.overdueUnwatched(name: name, reading: reading(ring)))
        case .snoozeEnds:
            return pick(
                NextText.lineRingsAgainIn(wait: "\(wait)", name: "\(name)", reading: "\(reading(ring))"))
        case .checkAsks:
            return pick(NextText.lineAsksIn(wait: wait, name: name, reading: reading(ring)))
        case .occurrence:
            let place = "(\(ring.zone)\(note(ring)))"
            return pick(
                NextText.lineNextAlarmIn(
                    wait: "\(wait)", name: "\(name)", reading: "\(reading(ring))", place: "\(place)"))
        }
    }

    /// A ring that did not come, and can come no more.
    package func unnoticed(_ ring: NextRing) -> String {
        pick(NextText.unnoticed(name: "\(name(ring))", reading: "\(reading(ring))"))
    }

    private func name(_ ring: NextRing) -> String {
        ring.label.isEmpty ? ring.alarm.text : "\(ring.alarm) \(ring.label)"
    }

    private func reading(_ ring: NextRing) -> String {
        let wall = ring.reading
        return "\(pick.weekday(wall.date.weekday)) \(wall.date.iso8601) \(pick.clock(wall.time))"
    }

    private func note(_ ring: NextRing) -> String {
        switch ring.kind {
        case .gap:
            pick(NextText.note)
        case .overlap: pick(NextText.noteTheFirstOf)
        case .exact, nil: ""
        }
    }
}

/// A wait in words.
package enum Wait {
    /// "7 h 12 min", or days and hours beyond two days; rounded up to the minute, so that it never says 0.
    package static func text(from now: Instant, to instant: Instant, in wording: Wording) -> String {
        let minutes = Int((instant.milliseconds(since: now) + 59_999) / 60_000)
        let text =
            switch minutes {
            case ..<60: PageText.waitMinutes(m: minutes)
            case ..<2880: PageText.waitHours(h: minutes / 60, m: minutes % 60)
            default: PageText.waitDays(d: minutes / 1440, h: minutes / 60 % 24)
            }
        // A terminal is searched and copied from with plain blanks.
        return wording(text).replacing("\u{A0}", with: " ")
    }
}
