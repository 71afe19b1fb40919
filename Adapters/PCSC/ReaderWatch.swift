import VowPorts

/// What is known of the readers between two looks: who is there, and on which of them something was laid.
struct ReaderWatch {
    /// A reader that is connected.
    struct Reader: Equatable {
        let name: String
        /// Its state at the last look, as the service says it (pcsclite.h, SCARD_STATE).
        var state: UInt32 = 0
    }

    private(set) var readers: [Reader] = []
    private var wasConnected: Bool?

    /// Takes in which readers are connected now; tells that the first one came, or the last one went.
    mutating func follow(_ names: [String]) -> TagSignal? {
        readers = names.map { name in readers.first { $0.name == name } ?? Reader(name: name) }
        defer { wasConnected = !readers.isEmpty }
        if let first = readers.first { return wasConnected == true ? nil : .reader(first.name) }
        return wasConnected == false ? nil : .noReader
    }

    /// Takes in the state of each reader, in order; gives the places of those on which something was laid since.
    mutating func update(_ states: [UInt32]) -> [Int] {
        precondition(states.count == readers.count, "a state for each reader")
        return readers.indices.filter { place in
            let (before, now) = (readers[place].state, states[place])
            readers[place].state = now & ~State.changed
            let (wasThere, isThere) = (before & State.present != 0, now & State.present != 0)
            // The upper half counts cards that came and went, also those that came and went between two looks.
            return isThere && now & State.mute == 0 && (!wasThere || before >> 16 != now >> 16)
        }
    }

    private enum State {
        static let changed: UInt32 = 0x0002
        static let present: UInt32 = 0x0020
        static let mute: UInt32 = 0x0200
    }
}
