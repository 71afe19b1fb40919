import ArgumentParser
import Foundation
import VowSystem
import VowCommandLine
import VowCore
import VowPorts
import VowRuntime

/// The codes of a picture file, decoded in a process of its own.
enum PictureCodes {
    /// All five tries take less than two seconds on a picture of fifty million pixels.
    private static let limitMilliseconds = 20_000

    /// The one code of a picture; refused where there is none, or several.
    static func one(inFile path: String, home: String) throws -> FoundCode {
        let found = try all(inFile: path, home: home)
        guard found.count == 1 else {
            throw CommandError.refused(
                found.isEmpty
                    ? .noCodeWasReadIn(path: path)
                    : .codesInTakePictureOf(count: found.count, path: path))
        }
        return found[0]
    }

    /// The bytes of a picture file.
    static func bytes(ofFile path: String) throws -> [UInt8] {
        guard let size = Files.size(path), size > 0,
            size <= HelperEyes.mostBytes, let bytes = FileManager.default.contents(atPath: path)
        else {
            throw CommandError.refused(
                .cannotBeReadAsPicture(path: path)
            )
        }
        return [UInt8](bytes)
    }

    /// All codes of the bytes of a picture file.
    static func all(in bytes: [UInt8]) throws(PortFailure) -> [FoundCode] {
        try HelperEyes(limitMilliseconds: limitMilliseconds, isFilming: false).codes(inFile: bytes)
    }

    /// All codes of a picture.
    static func all(inFile path: String, home: String) throws -> [FoundCode] {
        let bytes = try bytes(ofFile: path)
        do throws(PortFailure) { return try all(in: bytes) } catch {
            if error.code == "picture.unreadable" {
                throw CommandError.refused(
                    .ofFile(path: path, problem: error.message.followed(by: error.repair)))
            }
            throw error
        }
    }
}
