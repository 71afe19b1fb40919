/// A tar archive (POSIX ustar) of small files, enough for an export that every system can open.
public enum TapeArchive {
    private static let block = 512

    /// Packs files in their order; names have at most 100 bytes of ASCII.
    public static func pack(_ files: [(name: String, bytes: [UInt8])], secondsSinceEpoch: Int64) -> [UInt8] {
        var archive: [UInt8] = []
        for file in files {
            archive += header(file.name, size: file.bytes.count, secondsSinceEpoch: secondsSinceEpoch)
            archive += file.bytes
            archive += [UInt8](repeating: 0, count: (block - file.bytes.count % block) % block)
        }
        return archive + [UInt8](repeating: 0, count: block * 2)
    }

    /// The bytes of one file, or nil when it is not there or the archive is cut off.
    public static func file(_ name: String, in archive: [UInt8]) -> [UInt8]? {
        var offset = 0
        while offset + block <= archive.count, archive[offset] != 0 {
            let found = String(decoding: archive[offset..<(offset + 100)].prefix { $0 != 0 }, as: UTF8.self)
            let digits = String(
                decoding: archive[(offset + 124)..<(offset + 136)].prefix { $0 != 0 && $0 != 32 },
                as: UTF8.self)
            guard let size = Int(digits, radix: 8), size >= 0, size <= archive.count - offset - block else {
                return nil
            }
            let start = offset + block
            if found == name { return Array(archive[start..<(start + size)]) }
            offset = start + (size + block - 1) / block * block
        }
        return nil
    }

    private static func header(_ name: String, size: Int, secondsSinceEpoch: Int64) -> [UInt8] {
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
