import Foundation
import Glibc
import VowAnswers
import VowCommandLine
import VowCore
import VowPorts
import VowRuntime

/// Writes an archive or a report so that there is a whole one, the earlier one or the new one, whatever happens
/// meanwhile.
enum ArchiveFile {
    /// What is written, and how an earlier one is known.
    enum Kind {
        case archive
        case report
        case calendar

        fileprivate var name: TextCode {
            switch self {
            case .archive: .archiveOfVowExport
            case .report: .reportOfVowReport
            case .calendar: .calendarOfVowCalendarExport
            }
        }

        fileprivate var opening: String {
            switch self {
            case .archive: ExportCommand.folder + "/"
            case .report: "{\n  \"format\" : \"vow-report-"
            case .calendar: "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Vow//"
            }
        }
    }

    /// Writes to a file beside the wanted one, flushes it, and puts it in its place, readable by its owner only.
    ///
    /// Refuses to take the place of anything that is not an earlier one of its kind. Where `body` throws, nothing is
    /// left of what it wrote.
    static func write(of kind: Kind, to path: String, _ body: (ArchiveWriter) throws -> Void) throws {
        try refuseOther(than: kind, at: path)
        try write(to: path, body)
    }

    /// The same for a file of no kind that is known again, which takes the place of whatever is there.
    static func write(to path: String, _ body: (ArchiveWriter) throws -> Void) throws {
        let fresh = "\(path).\(getpid()).new"
        // A process of the same number may have been killed here.
        unlink(fresh)
        let file = open(fresh, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw unwritable(path, errno) }
        defer { close(file) }
        do {
            let writer = ArchiveWriter(file)
            try body(writer)
            try writer.flush()
            guard fsync(file) == 0, rename(fresh, path) == 0 else { throw ArchiveWriter.Failure(code: errno) }
        } catch {
            unlink(fresh)
            if let failure = error as? ArchiveWriter.Failure { throw unwritable(path, failure.code) }
            throw error
        }
    }

    private static func refuseOther(than kind: Kind, at path: String) throws {
        var status = stat()
        guard stat(path, &status) == 0 else { return }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw CommandError.refused(.notFileGiveNameOf(path: path))
        }
        try refuseOtherFile(than: kind, at: path)
    }

    /// Refuses a file that is there and is not an earlier one of a kind; a pipe or a terminal may be written to.
    static func refuseOtherFile(than kind: Kind, at path: String) throws(CommandError) {
        try EarlierFile.refuseOther(than: kind.name, beginning: kind.opening, at: path)
    }

    private static func unwritable(_ path: String, _ code: Int32) -> any Error {
        let cause = String(cString: strerror(code))
        // A place that cannot be written to was the wrong one to name; a disk that gives out is a part that failed.
        if [ENOENT, ENOTDIR, EACCES, EPERM, EROFS, ENAMETOOLONG, EISDIR].contains(code) {
            return CommandError.refused(.fileCannotBeWritten(path: path, cause: cause))
        }
        return PortFailure(
            code: "export.unwritten",
            message: .fileCouldNotBeWritten(path: path),
            repair: .makeRoomOrChooseAnother, cause: cause)
    }
}

/// Writes to an open file through a buffer, so that a long document never stands in memory as a whole.
final class ArchiveWriter {
    /// The file took no more.
    struct Failure: Error {
        let code: Int32
    }

    private static let bufferSize = 1 << 16
    private let file: Int32
    private var buffer: [UInt8] = []
    /// How many bytes were put so far.
    private(set) var count = 0

    /// Writes to a file from its present place on.
    init(_ file: Int32) {
        self.file = file
        buffer.reserveCapacity(ArchiveWriter.bufferSize * 2)
    }

    /// Puts bytes behind those before.
    func put(_ bytes: some Collection<UInt8>) throws {
        buffer.append(contentsOf: bytes)
        count += bytes.count
        if buffer.count >= ArchiveWriter.bufferSize { try flush() }
    }

    /// Puts a text behind what was put before.
    func put(_ text: String) throws { try put(text.utf8) }

    /// Puts a file of an archive, whose size is known only when `body` has put all of it.
    func put(file name: String, secondsSinceEpoch: Int64, _ body: () throws -> Void) throws {
        let start = count
        let header = { TarArchive.header(name, size: $0, secondsSinceEpoch: secondsSinceEpoch) }
        try put(header(0))
        let first = count
        try body()
        let size = count - first
        try put(TarArchive.padding(after: size))
        try flush()
        try write(header(size), at: start)
    }

    /// Hands all bytes to the kernel.
    func flush() throws {
        try write(buffer, at: count - buffer.count)
        buffer.removeAll(keepingCapacity: true)
    }

    private func write(_ bytes: [UInt8], at place: Int) throws {
        var done = 0
        while done < bytes.count {
            let taken = bytes.withUnsafeBytes {
                pwrite(file, $0.baseAddress! + done, bytes.count - done, off_t(place + done))
            }
            if taken < 0, errno == EINTR { continue }
            guard taken > 0 else { throw Failure(code: taken < 0 ? errno : ENOSPC) }
            done += taken
        }
    }
}

/// The lines of one file of an archive, read one after the other.
final class ArchiveLines {
    private static let chunkSize = 1 << 16
    /// No record comes near this; a longer line is no archive, and would only fill the memory.
    private static let longestLine = 1 << 24
    private let handle: FileHandle
    /// How many bytes of the file are still to be read.
    private var left: Int
    private var chunk: ArraySlice<UInt8> = []

    /// Opens an archive of `vow export` at its `log.json`; nil when the path leads to no such archive.
    init?(archive path: String) {
        var status = stat()
        // What cannot be read as an archive is none.
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            let handle = FileHandle(forReadingAtPath: path),
            let size = try? TarArchive.find(
                ExportCommand.folder + "/log.json",
                read: { Array(try handle.read(upToCount: $0) ?? Data()) },
                skip: { try handle.seek(toOffset: try handle.offset() + UInt64($0)) })
        else { return nil }
        self.handle = handle
        left = size
    }

    /// The next line without its end; nil at the end of the file.
    func next() throws -> ArraySlice<UInt8>? {
        var line: ArraySlice<UInt8> = []
        while true {
            if chunk.isEmpty {
                let data = left > 0 ? try handle.read(upToCount: min(left, ArchiveLines.chunkSize)) : nil
                guard let data, !data.isEmpty else { return line.isEmpty ? nil : line }
                left -= data.count
                chunk = ArraySlice(data)
            }
            if let end = chunk.firstIndex(of: UInt8(ascii: "\n")) {
                let piece = chunk[..<end]
                chunk = chunk[(end + 1)...]
                return line.isEmpty ? piece : line + piece
            }
            line += chunk
            chunk = []
            guard line.count <= ArchiveLines.longestLine else {
                throw Archive.Refusal.notAnArchive(.lineOfLongerThanAny)
            }
        }
    }
}
