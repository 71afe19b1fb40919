import Glibc

/// A table of vectors in a memory-mapped safetensors file: only the rows that are read enter memory. Not thread-safe.
final class VectorTable {
    /// The number of vectors.
    let rows: Int
    /// The dimensions of each vector.
    let columns: Int
    private let bytes: UnsafeRawBufferPointer
    private let start: Int

    /// Maps a file with one table of 32-bit floats, or returns nil.
    ///
    /// The format, all little-endian: a length of 8 bytes, a JSON object of that length, the numbers.
    init?(path: String) {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_size > 8,
            let memory = mmap(nil, Int(status.st_size), PROT_READ, MAP_PRIVATE, file, 0), memory != MAP_FAILED
        else { return nil }
        bytes = UnsafeRawBufferPointer(start: memory, count: Int(status.st_size))
        let length = Int(clamping: UInt64(littleEndian: bytes.loadUnaligned(as: UInt64.self)))
        guard length < bytes.count - 8,
            let shape = Self.shape(String(decoding: bytes[8..<(8 + length)], as: UTF8.self))
        else {
            munmap(memory, bytes.count)
            return nil
        }
        (rows, columns, start) = (shape.rows, shape.columns, 8 + length)
        let (size, overflow) = rows.multipliedReportingOverflow(by: columns)
        guard !overflow, size > 0, size <= (bytes.count - start) / 4 else {
            munmap(memory, bytes.count)
            return nil
        }
    }

    deinit {
        munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
    }

    /// The sum of the rows that exist, or nil if none does.
    func sum(ofRows rows: some Sequence<Int>) -> [Double]? {
        let existing = rows.filter { $0 < self.rows }
        guard !existing.isEmpty else { return nil }
        var sum = [Double](repeating: 0, count: columns)
        for row in existing { add(row: row, to: &sum) }
        return sum
    }

    private func add(row: Int, to sum: inout [Double]) {
        let offset = start + row * columns * 4
        for column in 0..<columns {
            let bits = UInt32(
                littleEndian: bytes.loadUnaligned(fromByteOffset: offset + column * 4, as: UInt32.self))
            sum[column] += Double(Float(bitPattern: bits))
        }
    }

    /// The shape in the header, or nil unless it describes exactly one table of 32-bit floats.
    private static func shape(_ header: String) -> (rows: Int, columns: Int)? {
        let text = header.filter { !$0.isWhitespace }
        guard text.contains(#""dtype":"F32""#), text.split(separator: #""dtype""#).count == 2,
            let from = text.firstRange(of: #""shape":["#)?.upperBound,
            let end = text[from...].firstIndex(of: "]")
        else { return nil }
        let numbers = text[from..<end].split(separator: ",").compactMap { Int($0) }
        guard numbers.count == 2, numbers[0] > 0, numbers[1] > 0 else { return nil }
        return (numbers[0], numbers[1])
    }
}
