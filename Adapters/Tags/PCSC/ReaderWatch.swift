import VowPorts

/// Tracks the connected readers and the cards on them between two queries.
struct ReaderWatch {
    /// A connected reader.
    struct Reader: Equatable {
        let name: String
        /// Its last state (pcsclite.h, SCARD_STATE).
        var state: UInt32 = 0
    }

    private(set) var readers: [Reader] = []
    private var wasConnected: Bool?

    /// Updates the connected readers. Reports the arrival of the first and the loss of the last.
    mutating func follow(_ names: [String]) -> TagSignal? {
        readers = names.map { name in readers.first { $0.name == name } ?? Reader(name: name) }
        defer { wasConnected = !readers.isEmpty }
        if let first = readers.first { return wasConnected == true ? nil : .reader(first.name) }
        return wasConnected == false ? nil : .noReader
    }

    /// Updates each reader's state, in order. Returns the indices of the readers on which a card was placed.
    mutating func update(_ states: [UInt32]) -> [Int] {
        precondition(states.count == readers.count, "a state for each reader")
        return readers.indices.filter { index in
            let (before, now) = (readers[index].state, states[index])
            readers[index].state = now & ~State.changed
            let (wasThere, isThere) = (before & State.present != 0, now & State.present != 0)
            // The upper half counts insertions and removals, including those between two queries.
            return isThere && now & State.mute == 0 && (!wasThere || before >> 16 != now >> 16)
        }
    }

    private enum State {
        static let changed: UInt32 = 0x0002
        static let present: UInt32 = 0x0020
        static let mute: UInt32 = 0x0200
    }
}
