import ArgumentParser
import Foundation
import PictureFile
import VowCommandLine
import VowPorts
import VowRuntime
import ZXing

/// The codes of a picture file, decoded in a process of its own.
enum PictureCodes {
    /// All five tries take less than two seconds on a picture of fifty million pixels.
    private static let limitMilliseconds: Int64 = 20_000

    /// The one code of a picture; refused where there is none, or several.
    static func one(inFile path: String, home: String) throws -> FoundCode {
        let found = try all(inFile: path, home: home)
        guard found.count == 1 else {
            throw CommandError.refused(
                found.isEmpty
                    ? "No code was read in \(path). Come closer, and let light fall on it."
                    : "There are \(found.count) codes in \(path). Take a picture of one of them only.")
        }
        return found[0]
    }

    /// The bytes of a picture file.
    static func bytes(ofFile path: String) throws -> [UInt8] {
        guard let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int, size > 0,
            size <= ChildEyes.mostBytes, let bytes = FileManager.default.contents(atPath: path)
        else {
            throw CommandError.refused(
                "\(path) cannot be read as a picture: it is missing, empty, closed to you, or larger than 64 MB."
            )
        }
        return [UInt8](bytes)
    }

    /// All codes of the bytes of a picture file.
    static func all(in bytes: [UInt8]) throws(PortFailure) -> [FoundCode] {
        try ChildEyes(limitMilliseconds: limitMilliseconds, isFilming: false).codes(inFile: bytes)
    }

    /// All codes of a picture.
    static func all(inFile path: String, home: String) throws -> [FoundCode] {
        let bytes = try bytes(ofFile: path)
        do throws(PortFailure) { return try all(in: bytes) } catch {
            if error.code == "picture.unreadable" {
                throw CommandError.refused("\(path): \(error.message) \(error.repair)")
            }
            throw error
        }
    }
}

/// `vow eyes`: the process in which pictures are decoded; started by other commands, never by a person.
struct EyesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "eyes", abstract: "Decode pictures for another process of Vow.", shouldDisplay: false)

    @Flag(help: "Hand out what the device's camera sees.") var camera = false
    @Flag(help: "The pictures are those of a camera, of which the next one comes soon.") var film = false

    /// The processor time that one picture may take, in seconds.
    private static let processorSeconds: rlim_t = 15

    func run() throws {
        var room = rlimit(rlim_cur: 2 << 30, rlim_max: 2 << 30)
        setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &room)
        if camera { return try ChildCamera.film() }
        let scanner = ZXingCodeScanner(film ? .film : .single)
        while let picture = nextPicture() {
            // Limits time and memory: a picture that was made to use up either ends this process and no other.
            var spent = rusage()
            getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &spent)
            let used = rlim_t(spent.ru_utime.tv_sec + spent.ru_stime.tv_sec)
            var time = rlimit(rlim_cur: used + Self.processorSeconds, rlim_max: rlim_t.max)
            setrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &time)
            var answer = ChildEyes.Answer()
            do throws(PortFailure) {
                let grey = try GdPictureReader().picture(from: picture)
                answer.codes = try scanner.codes(in: grey).map {
                    .init(kind: $0.kind, payload: $0.payload)
                }
            } catch {
                answer.failure = [error.code, error.message, error.repair]
            }
            Output.put(String(decoding: try JSONEncoder().encode(answer), as: UTF8.self) + "\n")
        }
    }

    /// The next picture; nil where the other end is closed, or sends something else.
    private func nextPicture() -> [UInt8]? {
        let input = FileHandle.standardInput
        guard let head = try? input.read(upToCount: 4), head.count == 4 else { return nil }
        let count = head.reduce(0) { $0 << 8 | Int($1) }
        guard count > 0, count <= ChildEyes.mostBytes else { return nil }
        var picture: [UInt8] = []
        picture.reserveCapacity(count)
        while picture.count < count {
            guard let more = try? input.read(upToCount: count - picture.count), !more.isEmpty else {
                return nil
            }
            picture += more
        }
        return picture
    }
}
