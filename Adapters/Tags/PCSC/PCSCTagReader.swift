import CLinux.PCSC
import Foundation
import Synchronization
package import VowPorts

/// Reads tags on any reader of the machine's PC/SC service.
///
/// The library talks to that service over a socket and tags hold untrusted data: run this in a process of its own.
/// Sends a card only the commands that read its identifier and text. See `TagReader` for threads.
package final class PCSCTagReader: TagReader {
    /// The longest delay of a `stop` that came just before a wait: the service cancels only waits in progress.
    private static let longestWaitMilliseconds: UInt64 = 500

    private struct Reached {
        var context: Int?
        var isStopped = false
    }

    private struct Waiting {
        var watch = ReaderWatch()
        /// Touches seen together with the one last returned.
        var pendingTouches: [TagSignal] = []
    }

    /// Locked during a wait, which `stop` ends.
    private let waiting = Mutex(Waiting())
    private let reached = Mutex(Reached())

    /// Creates a reader; contacts nothing.
    package init() {}

    deinit { leave() }

    /// Whether a reader is connected now.
    package func hasReader() throws(PortFailure) -> Bool { !(try list(in: try context()).isEmpty) }

    /// See `TagReader`.
    package func next(withinMilliseconds limit: Int) throws(PortFailure) -> TagSignal {
        try waiting.withLock { waiting throws(PortFailure) in
            do throws(PortFailure) { return try awaitSignal(limit, &waiting) } catch {
                // Start again with the next call: the service may have been restarted.
                leave()
                waiting = Waiting()
                throw error
            }
        }
    }

    /// Ends a wait.
    package func stop() {
        reached.withLock { reached in
            reached.isStopped = true
            if let context = reached.context { _ = vow_pcsc_cancel(context) }
        }
    }

    private func awaitSignal(_ limit: Int, _ waiting: inout Waiting) throws(PortFailure) -> TagSignal {
        let end = DispatchTime.now().uptimeNanoseconds + UInt64(max(limit, 0)) * 1_000_000
        while true {
            if !waiting.pendingTouches.isEmpty { return waiting.pendingTouches.removeFirst() }
            if reached.withLock({ reached in
                defer { reached.isStopped = false }
                return reached.isStopped
            }) {
                return .nothing
            }
            let context = try context()
            var readers = try list(in: context)
            if let signal = waiting.watch.follow(readers.map(\.title)) { return signal }
            for index in readers.indices { readers[index].known = waiting.watch.readers[index].state }
            let now = DispatchTime.now().uptimeNanoseconds
            // The first query returns the present state immediately.
            let wait = now >= end ? 0 : UInt32(min((end - now) / 1_000_000, Self.longestWaitMilliseconds))
            let result = vow_pcsc_wait(context, wait, &readers, readers.count)
            switch result {
            case Result.success:
                for index in waiting.watch.update(readers.map(\.state)) {
                    if let tag = read(readers[index], context) {
                        waiting.pendingTouches.append(.touched(tag))
                    }
                }
            case Result.timeout: if wait == 0 { return .nothing }
            case Result.cancelled, Result.unknownReader: continue
            default: throw PCSCTagReader.failure(result)
            }
        }
    }

    private func read(_ reader: vow_pcsc_reader, _ context: Int) -> TouchedTag? {
        var card = 0
        var `protocol`: UInt32 = 0
        guard vow_pcsc_connect(context, reader.title, &card, &`protocol`) == Result.success else {
            return nil
        }
        defer { _ = vow_pcsc_disconnect(card) }
        let memory = TagMemory(
            send: { command in
                var answer = [UInt8](repeating: 0, count: 264)
                var length = answer.count
                guard
                    vow_pcsc_transmit(card, `protocol`, command, command.count, &answer, &length)
                        == Result.success, length >= 2
                else { return nil }
                return Array(answer[..<length])
            }, answerToReset: reader.answerBytes)
        return memory.tag()
    }

    private func context() throws(PortFailure) -> Int {
        if let context = reached.withLock({ $0.context }) { return context }
        guard vow_pcsc_open() else {
            throw PortFailure(
                code: "tags.library", message: .libraryForTagReadersLibpcsclite,
                repair: .installPackagesLibpcsclite1Pcscd)
        }
        var context = 0
        let result = vow_pcsc_establish(&context)
        guard result == Result.success else { throw PCSCTagReader.failure(result) }
        reached.withLock { $0.context = context }
        return context
    }

    private func list(in context: Int) throws(PortFailure) -> [vow_pcsc_reader] {
        var names = [vow_pcsc_reader](repeating: vow_pcsc_reader(), count: Int(VOW_PCSC_MOST_READERS))
        var count = 0
        let result = vow_pcsc_list(context, &names, &count)
        guard result == Result.success else { throw PCSCTagReader.failure(result) }
        return Array(names[..<count])
    }

    private func leave() {
        reached.withLock { reached in
            if let context = reached.context { _ = vow_pcsc_release(context) }
            reached.context = nil
        }
    }

    private static func failure(_ result: UInt32) -> PortFailure {
        PortFailure(
            code: "tags.service", message: .serviceForTagReadersPcscd,
            repair: .installPackagePcscdStartSystemctl,
            cause: "PC/SC says 0x" + String(result, radix: 16))
    }

    /// Result codes (PC/SC part 5; pcsclite.h).
    private enum Result {
        static let success: UInt32 = 0
        static let cancelled: UInt32 = 0x8010_0002
        static let unknownReader: UInt32 = 0x8010_0009
        static let timeout: UInt32 = 0x8010_000a
    }
}

extension vow_pcsc_reader {
    /// The name, up to the terminating zero.
    fileprivate var title: String {
        withUnsafeBytes(of: name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }

    fileprivate var answerBytes: [UInt8] {
        withUnsafeBytes(of: answer) { Array($0.prefix(answer_length)) }
    }
}
