import VowPorts

/// Combines the signals of several outputs into signals of the whole ring.
///
/// The ring fails with its last output. It is unheard while all remaining outputs are, and reports that once.
struct OutputsTogether {
    private var playing: Set<String>
    /// The last `unheard` signal of each inaudible output.
    private var unheard: [String: RingerSignal] = [:]
    private var hasStarted = false
    private var isToldUnheard = false
    private var toldOfTone: Set<String> = []

    /// Starts with the outputs that are about to ring.
    init(_ names: [String] = []) { playing = Set(names) }

    /// Whether no output rings any more.
    var isSilent: Bool { playing.isEmpty }

    /// The output whose level and feed signals stand for the ring.
    var speaker: String? { playing.min() }

    /// Processes a signal of an output. Returns the signals of the whole ring, in order.
    mutating func handle(_ news: RingerSignal, of name: String) -> [RingerSignal] {
        guard playing.contains(name) else { return [] }
        switch news {
        case .started:
            defer { hasStarted = true }
            return hasStarted ? [] : [news]
        case .level, .fed: return name == speaker ? [news] : []
        case .unheard:
            unheard[name] = news
            // Repeated if only the volume changed.
            return isToldUnheard ? [news] : weigh()
        case .heardAgain:
            unheard[name] = nil
            return weigh()
        case .measured: return [news]
        case .noticed(let finding):
            // All outputs read the same file.
            guard finding.isOfTone else { return [news] }
            return toldOfTone.insert(finding.code).inserted ? [news] : []
        case .failed(let failure):
            let isLast = playing == [name]
            return isLast ? [news] + drop(name) : [.noticed(failure)] + drop(name)
        }
    }

    /// Removes an output that does not ring. Reports if nobody hears the remaining ones.
    mutating func drop(_ name: String) -> [RingerSignal] {
        playing.remove(name)
        unheard[name] = nil
        return playing.isEmpty ? [] : weigh()
    }

    /// The signals that follow from the present state.
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
