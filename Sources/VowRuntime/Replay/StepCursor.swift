/// Where a reader stands among the steps of a run, moved by the keys of a terminal.
package struct StepCursor: Hashable, Sendable {
    /// The number of steps, at least 1.
    package let count: Int
    /// The step that is shown, from 0.
    package private(set) var index = 0

    /// Stands before the first of `count` steps.
    package init(count: Int) { self.count = max(1, count) }

    /// Takes the bytes of one read, which may hold several keys; false when the reader wants to end.
    package mutating func handle(_ bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        while let first = rest.first {
            guard first == 0x1B else {
                rest = rest.dropFirst()
                if !press(first) { return false }
                continue
            }
            // A lone escape ends; with more behind it, it begins the name of a key.
            guard let name = StepCursor.name(rest.dropFirst()) else { return rest.count > 1 }
            rest = rest.dropFirst(1 + name.count)
            press(name)
        }
        return true
    }

    private mutating func press(_ key: UInt8) -> Bool {
        switch key {
        case UInt8(ascii: "n"), UInt8(ascii: " "), UInt8(ascii: "j"), 0x0A, 0x0D:
            index = min(count - 1, index + 1)
        case UInt8(ascii: "p"), UInt8(ascii: "k"), UInt8(ascii: "b"), 0x7F: index = max(0, index - 1)
        case UInt8(ascii: "g"): index = 0
        case UInt8(ascii: "G"): index = count - 1
        case UInt8(ascii: "q"), 0x03, 0x04: return false
        default: break
        }
        return true
    }

    private mutating func press(_ name: [UInt8]) {
        switch String(decoding: name.dropFirst(), as: UTF8.self) {
        case "C", "B", "6~": index = min(count - 1, index + 1)
        case "D", "A", "5~": index = max(0, index - 1)
        case "H", "1~", "7~": index = 0
        case "F", "4~", "8~": index = count - 1
        default: break
        }
    }

    /// The bytes that name a key after an escape: `[` or `O`, digits and semicolons, and one that closes it.
    private static func name(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
        guard let kind = bytes.first, kind == UInt8(ascii: "[") || kind == UInt8(ascii: "O") else {
            return nil
        }
        var name = [kind]
        for byte in bytes.dropFirst() {
            name.append(byte)
            if !(0x30...0x3B).contains(byte) { return name }
        }
        return nil
    }
}
