/// Numbers as the bytes of a payload, in native order: both ends are on one machine.
package enum HelperNumbers {
    package static func bytes<Number: BitwiseCopyable>(of numbers: ArraySlice<Number>) -> [UInt8] {
        numbers.withUnsafeBytes { Array($0) }
    }

    /// The numbers, or nil if the byte count is no multiple of their size.
    package static func numbers<Number: BitwiseCopyable>(_ type: Number.Type, of bytes: [UInt8]) -> [Number]?
    {
        let size = MemoryLayout<Number>.stride
        guard bytes.count.isMultiple(of: size) else { return nil }
        return bytes.withUnsafeBytes { raw in
            [Number](unsafeUninitializedCapacity: raw.count / size) { numbers, count in
                UnsafeMutableRawBufferPointer(numbers).copyMemory(from: raw)
                count = raw.count / size
            }
        }
    }
}
