import ArgumentParser
import Foundation
import Glibc
import SoundFile
import Synchronization
import VowPorts
import VowWaiting

/// Reads sound files in a child process (`vow sound-file`): native code decodes them, a file may be made to crash it, and
/// one on a machine that does not answer holds up whoever opens it. Neither may silence the daemon.
///
/// What was read is kept for ten minutes after its last use, since a ring begins again after each attempt. Safe from any
/// thread.
final class ChildSoundFiles: SoundFileReader, @unchecked Sendable {
    private struct Question: Hashable {
        let path: String
        let samplesPerSecond: Int
        let maximumSeconds: Int

        init(_ path: String, _ samplesPerSecond: Int, _ maximumSeconds: Int) {
            (self.path, self.samplesPerSecond, self.maximumSeconds) = (path, samplesPerSecond, maximumSeconds)
        }
    }

    /// What became of a question; nil while its child reads.
    private final class Slot: @unchecked Sendable {
        // Guarded by the condition's lock.
        var outcome: Result<[Float], PortFailure>?
        var usedAt = ContinuousClock.now
    }

    private final class Flag: Sendable {
        let value = Mutex(false)
    }

    /// How long a ring waits for its own tone; then the built-in one sounds.
    private static let limitMilliseconds: Int64 = 5_000
    private static let keptSeconds = 600.0

    // The condition's lock guards the slots.
    private let condition = SteadyCondition()
    private var slots: [Question: Slot] = [:]

    /// Begins to read a file that is soon asked for.
    func prepare(fileAt path: String, samplesPerSecond: Int, maximumSeconds: Int) {
        condition.change { _ = slot(of: Question(path, samplesPerSecond, maximumSeconds)) }
    }

    /// See `SoundFileReader`; a file that takes longer than five seconds cannot be read.
    func samples(ofFileAt path: String, samplesPerSecond: Int, maximumSeconds: Int) throws(PortFailure)
        -> [Float]
    {
        let question = Question(path, samplesPerSecond, maximumSeconds)
        let slot = condition.look { self.slot(of: question) }
        condition.wait(milliseconds: Self.limitMilliseconds) { slot.outcome != nil }
        let outcome = condition.look {
            slot.usedAt = .now
            // A file may be repaired, or its machine be reached again.
            if case .success? = slot.outcome {} else if slots[question] === slot { slots[question] = nil }
            return slot.outcome
        }
        guard let outcome else { throw Self.unreadable(path, "reading it took longer than five seconds") }
        return try outcome.get()
    }

    /// The slot of a question, whose child is started where there is none. The caller holds the lock.
    private func slot(of question: Question) -> Slot {
        if let slot = slots[question] { return slot }
        let slot = Slot()
        if slots.isEmpty { SupervisedChild.after(Self.keptSeconds) { [weak self] in self?.letGo() } }
        slots[question] = slot
        SupervisedChild.after(0) { [condition] in
            let outcome = Self.outcome(of: question)
            condition.change { slot.outcome = outcome }
        }
        return slot
    }

    /// Lets go of what was not used for a while, and looks again later as long as anything is kept.
    private func letGo() {
        let isEmpty = condition.look {
            slots = slots.filter { ContinuousClock.now - $0.value.usedAt < .seconds(Self.keptSeconds) }
            return slots.isEmpty
        }
        if !isEmpty { SupervisedChild.after(Self.keptSeconds) { [weak self] in self?.letGo() } }
    }

    private static func outcome(of question: Question) -> Result<[Float], PortFailure> {
        let process = Process()
        let answer = Pipe()
        process.executableURL = URL(filePath: "/proc/self/exe")
        process.arguments = [
            "sound-file", question.path, "\(question.samplesPerSecond)", "\(question.maximumSeconds)",
        ]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = answer
        process.standardError = FileHandle.nullDevice
        do { try process.runUnmasked() } catch { return .failure(unreadable(question.path, error.inWords)) }
        // One that blocks in the kernel ends later; nobody waits for it then.
        let (identifier, isOver) = (process.processIdentifier, Flag())
        SupervisedChild.after(Double(limitMilliseconds) / 1_000) {
            isOver.value.withLock { if !$0 { _ = kill(identifier, SIGKILL) } }
        }
        let data = (try? answer.fileHandleForReading.readToEnd()) ?? Data()
        // Its number stays its own until it is waited for.
        isOver.value.withLock { $0 = true }
        process.waitUntilExit()
        guard process.terminationReason == .exit else {
            return .failure(unreadable(question.path, "the process that reads it was ended"))
        }
        return SoundFileCommand.outcome(in: data) ?? .failure(unreadable(question.path, "nothing was read"))
    }

    private static func unreadable(_ path: String, _ cause: String) -> PortFailure {
        PortFailure(
            code: "sound.file.unreadable", message: "The sound file \(path) cannot be read.",
            repair: "Use a WAV, FLAC, OGG or MP3 file.", cause: cause)
    }
}

/// The child: standard output gets the file's samples as base64, or the failure as JSON.
struct SoundFileCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sound-file", abstract: "Read a sound file for another process of Vow.",
        shouldDisplay: false)

    @Argument(help: "The file.") var path: String
    @Argument(help: "Samples a second.") var samplesPerSecond: Int
    @Argument(help: "The longest that is read, in seconds.") var maximumSeconds: Int

    func run() throws {
        guard samplesPerSecond > 0, maximumSeconds > 0 else { throw Exit.usage }
        do throws(PortFailure) {
            let samples = try SndfileReader().samples(
                ofFileAt: path, samplesPerSecond: samplesPerSecond, maximumSeconds: maximumSeconds)
            Output.put(samples.withUnsafeBytes { Data($0) }.base64EncodedString())
        } catch {
            JSONPrinter.print([error.code, error.message, error.repair] + (error.cause.map { [$0] } ?? []))
        }
    }

    /// What the child said; nil where it said nothing that can be understood.
    static func outcome(in answer: Data) -> Result<[Float], PortFailure>? {
        if let parts = try? JSONDecoder().decode([String].self, from: answer) {
            guard parts.count >= 3, parts[0].hasPrefix("sound.") else { return nil }
            return .failure(
                PortFailure(
                    code: parts[0], message: parts[1], repair: parts[2], cause: parts.dropFirst(3).first))
        }
        guard let rest = Data(base64Encoded: answer) else { return nil }
        let size = MemoryLayout<Float>.size
        guard !rest.isEmpty, rest.count % size == 0 else { return nil }
        return .success(
            rest.withUnsafeBytes { bytes in
                [Float](unsafeUninitializedCapacity: bytes.count / size) { samples, count in
                    UnsafeMutableRawBufferPointer(samples).copyMemory(from: bytes)
                    count = bytes.count / size
                }
            })
    }
}
