import Foundation
import Glibc
import PictureFile
import V4L2
import VowAnswers
import VowCommandLine
import VowPorts

/// The device's own camera, in a child process (`vow eyes --camera`): what a camera delivers comes from outside, and its
/// frames are decoded by native code.
///
/// The parent asks by a byte for each frame; the child answers with a line: a picture in Base64 after its width and its
/// height, or why there is none.
final class ChildCamera: Camera {
    /// How long one frame is waited for, in milliseconds; the camera itself gives up sooner.
    private static let patienceMilliseconds: Int32 = 6_000
    private static let mostLineBytes = 128 << 20
    /// The first character of a line that reports a failure, and the separator of its parts.
    private static let failureMark = "!"
    private static let separator: Character = "\u{1f}"

    var isPresent: Bool { V4L2Camera(reader: GdPictureReader()).isPresent }

    func frames(_ take: (GreyPicture) -> Bool) throws(PortFailure) {
        // A child that ended must not end this process by a pipe that nobody reads.
        signal(SIGPIPE, SIG_IGN)
        let process = Process()
        let (question, answer) = (Pipe(), Pipe())
        process.executableURL = URL(filePath: "/proc/self/exe")
        process.arguments = ["eyes", "--camera"]
        process.standardInput = question
        process.standardOutput = answer
        process.standardError = FileHandle.nullDevice
        do { try process.runUnmasked() } catch {
            throw Self.lost("could not be started: \(error.inWords)")
        }
        defer {
            try? question.fileHandleForWriting.close()
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
        }
        var bytes: [UInt8] = []
        while true {
            do { try question.fileHandleForWriting.write(contentsOf: Data([1])) } catch {
                // The child ended by itself, and may have said why.
            }
            let line = try nextLine(of: answer.fileHandleForReading.fileDescriptor, &bytes)
            guard take(try Self.picture(line)) else { return }
        }
    }

    private func nextLine(of descriptor: Int32, _ bytes: inout [UInt8]) throws(PortFailure) -> String {
        var buffer = [UInt8](repeating: 0, count: 1 << 18)
        var seen = 0
        while true {
            if let end = bytes[seen...].firstIndex(of: 10) {
                let line = String(decoding: bytes[..<end], as: UTF8.self)
                bytes.removeFirst(end + 1)
                return line
            }
            seen = bytes.count
            var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            let found = poll(&watched, 1, Self.patienceMilliseconds)
            if found < 0, errno == EINTR { continue }
            guard found > 0 else { throw Self.lost("said nothing") }
            let count = read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw Self.lost("ended") }
            bytes += buffer[..<count]
            guard bytes.count <= Self.mostLineBytes else { throw Self.lost("said too much") }
        }
    }

    private static func picture(_ line: String) throws(PortFailure) -> GreyPicture {
        if line.hasPrefix(failureMark) {
            let parts = line.dropFirst().split(separator: separator, omittingEmptySubsequences: false)
            guard parts.count == 3 else { throw lost("answered what is no answer") }
            throw PortFailure(
                code: String(parts[0]), message: String(parts[1]), repair: String(parts[2]))
        }
        let parts = line.split(separator: " ")
        guard parts.count == 3, let width = Int(parts[0]), let height = Int(parts[1]),
            (1...8_192).contains(width), (1...8_192).contains(height),
            let pixels = Data(base64Encoded: String(parts[2])), pixels.count == width * height
        else { throw lost("answered what is no answer") }
        return GreyPicture(width: width, height: height, pixels: [UInt8](pixels))
    }

    private static func lost(_ cause: String) -> PortFailure {
        PortFailure(
            code: "camera.gone", message: "The process that films failed.",
            repair: "Plug the camera out and in.",
            cause: cause)
    }

    /// What the child does: it hands out the newest frame for each byte that comes, until its input ends.
    static func film() throws {
        var isAsked = false
        do throws(PortFailure) {
            try V4L2Camera(reader: GdPictureReader()).frames { picture in
                guard isAsked else {
                    // The frame that came before the question is old.
                    let byte = (try? FileHandle.standardInput.read(upToCount: 1)) ?? Data()
                    isAsked = !byte.isEmpty
                    return isAsked
                }
                isAsked = false
                let pixels = Data(picture.pixels).base64EncodedString()
                Output.put("\(picture.width) \(picture.height) \(pixels)\n")
                return Output.loss == nil
            }
        } catch {
            let parts = [error.code, error.message, error.repair].joined(separator: String(separator))
            Output.put(failureMark + parts + "\n")
        }
    }

    /// The one code that is held before the camera within a time.
    static func code(within seconds: Int, _ tell: (String) -> Void) throws -> FoundCode? {
        let eyes = ChildEyes(isFilming: true)
        defer { eyes.rest() }
        let end = ContinuousClock.now + .seconds(seconds)
        var found: FoundCode?
        var toldSeveral = false
        let pick = RefusalLanguage.wording
        tell(pick(PageText.nightCodeLooking))
        try ChildCamera().frames { picture in
            let codes = (try? eyes.codes(inFile: picture.fileBytes)) ?? []
            if codes.count > 1, !toldSeveral {
                toldSeveral = true
                tell(
                    pick(
                        "There are \(codes.count) codes in the picture. Show one of them only.",
                        "Hay \(codes.count) códigos en la imagen. Enseña solo uno."))
            }
            if codes.count == 1 { found = codes[0] }
            return found == nil && ContinuousClock.now < end
        }
        return found
    }
}
