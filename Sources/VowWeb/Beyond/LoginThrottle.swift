/// How often wrong passwords came from where, and how long whoever tries has to wait.
///
/// An address has five tries; each further one waits, half a minute at first and twice as long each time, a quarter of an
/// hour at most. All addresses together have sixty tries an hour. A try counts from its beginning, so that many at once
/// are no way round it. Time is seconds of any steady clock.
struct LoginThrottle {
    static let freeTries = 5
    static let firstWaitSeconds = 30.0
    static let longestWaitSeconds = 900.0
    static let triesAnHour = 60
    /// How many addresses are remembered apart; further ones share one entry.
    static let addresses = 256

    private struct Entry {
        var wrong = 0
        var last = 0.0
    }

    private var entries: [String: Entry] = [:]
    private var recent: [Double] = []

    /// Begins a try, and counts it as a wrong one until it is `right`.
    /// - Returns: how many seconds to wait before another; nil where this one may go on.
    mutating func begin(from address: String, at now: Double) -> Double? {
        recent.removeAll { now - $0 >= 3_600 }
        entries = entries.filter { now - $0.value.last < 3_600 }
        let name = name(of: address)
        let entry = entries[name] ?? Entry()
        if entry.wrong >= LoginThrottle.freeTries {
            let doublings = Double(1 << min(entry.wrong - LoginThrottle.freeTries, 10))
            let wait = min(LoginThrottle.longestWaitSeconds, LoginThrottle.firstWaitSeconds * doublings)
            if now - entry.last < wait { return wait - (now - entry.last) }
        }
        if recent.count >= LoginThrottle.triesAnHour { return 3_600 - (now - recent[0]) }
        recent.append(now)
        entries[name] = Entry(wrong: entry.wrong + 1, last: now)
        return nil
    }

    /// The try that began last from an address had the password.
    mutating func right(from address: String) {
        entries[name(of: address)] = nil
        if !recent.isEmpty { recent.removeLast() }
    }

    private func name(of address: String) -> String {
        entries[address] != nil || entries.count < LoginThrottle.addresses ? address : "others"
    }
}
