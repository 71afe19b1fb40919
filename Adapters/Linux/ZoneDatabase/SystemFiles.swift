import Glibc

/// The file operations of the zone database.
enum SystemFiles {
    /// The type of a file.
    enum Kind {
        case file, directory, other
    }

    /// The type of the file at a path, following links, or nil if none exists.
    static func kind(of path: String) -> Kind? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .file
        case S_IFDIR: return .directory
        default: return .other
        }
    }

    /// Up to `limit` bytes from the start of a file, or nil if it cannot be read.
    static func read(_ path: String, atMostBytes limit: Int = 1 << 20) -> [UInt8]? {
        guard let file = fopen(path, "rbe") else { return nil }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: min(limit, 16_384))
        while bytes.count < limit {
            let count = fread(&buffer, 1, min(buffer.count, limit - bytes.count), file)
            if count == 0 { break }
            bytes.append(contentsOf: buffer[..<count])
        }
        return ferror(file) == 0 ? bytes : nil
    }

    /// The first line of a text file without any spaces, or nil.
    static func firstLine(_ path: String) -> String? {
        guard let bytes = read(path, atMostBytes: 256) else { return nil }
        let line = bytes.prefix { $0 != 10 }.filter { $0 != 13 && $0 != 32 && $0 != 9 }
        return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
    }

    /// The names in a directory, sorted, without hidden ones.
    static func names(in directory: String) -> [String] {
        guard let stream = opendir(directory) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if !name.hasPrefix(".") { names.append(name) }
        }
        return names.sorted()
    }

    /// The path with all links resolved, or nil if none exists.
    static func resolved(_ path: String) -> String? {
        guard let pointer = realpath(path, nil) else { return nil }
        defer { free(pointer) }
        return String(cString: pointer)
    }

    /// The target of a link, not followed further, or nil if the path is no link.
    static func linkTarget(_ path: String) -> String? {
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = buffer.withUnsafeMutableBytes {
            readlink(path, $0.baseAddress!.assumingMemoryBound(to: CChar.self), 4096)
        }
        return count > 0 ? String(decoding: buffer[..<count], as: UTF8.self) : nil
    }

    /// An environment variable of the process.
    static func environmentVariable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }
}
