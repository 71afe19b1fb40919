import VowPorts

/// What the signals of several outputs, each with a ring of its own, mean for the ring as a whole.
///
/// It has failed when the last of them has, is unheard while all that are left are, and says so once.
struct OutputsTogether {
    private var playing: Set<String>
    /// What was told last of each output on which nobody hears the ring.
    private var unheard: [String: RingerSignal] = [:]
    private var hasStarted = false
    private var isToldUnheard = false
    private var toldOfTone: Set<String> = []

    /// Begins with outputs that are all about to ring.
    init(_ names: [String] = []) { playing = Set(names) }

    /// Whether none rings any more.
    var isSilent: Bool { playing.isEmpty }

    /// The output that speaks for all of them, where one speaks for all.
    var speaker: String? { playing.min() }

    /// Takes in a signal of one output, and gives what it means for all, in order.
    mutating func handle(_ news: RingerSignal, of name: String) -> [RingerSignal] {
        guard playing.contains(name) else { return [] }
        switch news {
        case .started:
            defer { hasStarted = true }
            return hasStarted ? [] : [news]
        case .level, .fed: return name == speaker ? [news] : []
        case .unheard:
            unheard[name] = news
            // Also another volume of what was told already.
            return isToldUnheard ? [news] : weigh()
        case .heardAgain:
            unheard[name] = nil
            return weigh()
        case .measured: return [news]
        case .noticed(let finding):
            // Each of them reads the same file.
            guard finding.isOfTone else { return [news] }
            return toldOfTone.insert(finding.code).inserted ? [news] : []
        case .failed(let failure):
            let isLast = playing == [name]
            return isLast ? [news] + drop(name) : [.noticed(failure)] + drop(name)
        }
    }

    /// One that does not ring: where nobody hears the others either, that is told.
    mutating func drop(_ name: String) -> [RingerSignal] {
        playing.remove(name)
        unheard[name] = nil
        return playing.isEmpty ? [] : weigh()
    }

    /// What has changed for the ring as a whole.
    private mutating func weigh() -> [RingerSignal] {
        let heard = playing.filter { unheard[$0] == nil }
        if !heard.isEmpty {
            defer { isToldUnheard = false }
            return isToldUnheard ? [.heardAgain] : []
        }
        guard !isToldUnheard, let last = speaker.flatMap({ unheard[$0] }) else { return [] }
        isToldUnheard = true
        return [last]
    }
}
