/// A tar archive (POSIX ustar) of files, enough for an export that every system can open.
package enum TarArchive {
    private static let block = 512

    /// What ends an archive.
    package static let end = [UInt8](repeating: 0, count: block * 2)

    /// What fills the last block of a file of so many bytes.
    package static func padding(after size: Int) -> [UInt8] {
        [UInt8](repeating: 0, count: (block - size % block) % block)
    }

    /// Finds a file in an archive that is read from its beginning: its size in bytes, which `read` gives next; nil when
    /// it is not there, or the archive is none or is cut off before it.
    /// - Parameters:
    ///   - read: gives so many bytes and stands behind them; fewer at the end.
    ///   - skip: passes over so many bytes.
    package static func find(
        _ name: String, read: (Int) throws -> [UInt8], skip: (Int) throws -> Void
    ) rethrows -> Int? {
        while true {
            let header = try read(block)
            guard header.count == block, header[0] != 0 else { return nil }
            let found = String(decoding: header[..<100].prefix { $0 != 0 }, as: UTF8.self)
            let digits = String(decoding: header[124..<136].prefix { $0 != 0 && $0 != 32 }, as: UTF8.self)
            guard let size = Int(digits, radix: 8), size >= 0 else { return nil }
            if found == name { return size }
            try skip(size + padding(after: size).count)
        }
    }

    /// What stands before a file; its name has at most 100 bytes of ASCII.
    package static func header(_ name: String, size: Int, secondsSinceEpoch: Int64) -> [UInt8] {
        var header = [UInt8](repeating: 0, count: block)
        func put(_ text: String, at offset: Int) {
            for (index, byte) in text.utf8.enumerated() { header[offset + index] = byte }
        }
        func octal(_ value: Int, digits: Int) -> String {
            let text = String(value, radix: 8)
            return String(repeating: "0", count: max(0, digits - text.count)) + text
        }
        put(name, at: 0)
        put(octal(0o600, digits: 7), at: 100)
        put(octal(0, digits: 7), at: 108)
        put(octal(0, digits: 7), at: 116)
        put(octal(size, digits: 11), at: 124)
        put(octal(Int(max(0, secondsSinceEpoch)), digits: 11), at: 136)
        put("        ", at: 148)
        put("0", at: 156)
        put("ustar", at: 257)
        put("00", at: 263)
        let sum = header.reduce(0) { $0 + Int($1) }
        put(octal(sum, digits: 6), at: 148)
        header[154] = 0
        return header
    }
}
