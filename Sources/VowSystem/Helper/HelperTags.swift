import Synchronization
import VowCore
package import VowPorts

/// Waits for a signal of the tag readers, at most so long.
package struct NextTagSignal: HelperQuestion {
    package struct Answer: Codable, Sendable {
        private var reader: String?
        private var identifier: [UInt8]?
        private var text: String?
        private var isDamaged: Bool?
        private var isNothing: Bool?

        package init(_ signal: TagSignal) {
            switch signal {
            case .touched(let tag): (identifier, text, isDamaged) = (tag.identifier, tag.text, tag.isDamaged)
            case .reader(let name): reader = name
            case .noReader: break
            case .nothing: isNothing = true
            }
        }

        var signal: TagSignal {
            if let identifier {
                return .touched(
                    TouchedTag(identifier: identifier, text: text, isDamaged: isDamaged ?? false))
            }
            return isNothing == true ? .nothing : reader.map(TagSignal.reader) ?? .noReader
        }
    }
    package static var name: String { "next-tag-signal" }
    package let milliseconds: Int
}

/// Reads tags in a helper process: the library for readers talks with a service and with whatever lies on a reader, and
/// its crash or hang must cost nothing but a tag.
///
/// The process is started by the first call after a `stop`, and ends with it.
package final class HelperTags: TagReader {
    private let keeper: HelperKeeper
    private let patienceMilliseconds: Int
    private let stopCount = Mutex(0)

    /// - Parameter patienceMilliseconds: how long the service may take until it reports anything.
    package init(_ executable: HelperExecutable = .own, patienceMilliseconds: Int = 8_000) {
        self.patienceMilliseconds = patienceMilliseconds
        keeper = HelperKeeper {
            HelperProcess(.tags, of: executable, setup: HelperDone()) { end, _ in
                PortFailure(
                    code: "tags.process", message: .processThatReadsTagsFailed,
                    repair: .plugReaderOutInSee, cause: end.cause)
            }
        }
    }

    package func hasReader() throws(PortFailure) -> Bool {
        if case .reader = try next(withinMilliseconds: patienceMilliseconds + 1_000) { true } else { false }
    }

    package func next(withinMilliseconds limit: Int) throws(PortFailure) -> TagSignal {
        // A process that was just started reports at once whether a reader is connected.
        let milliseconds = keeper.isRunning ? limit : min(limit, patienceMilliseconds)
        let stops = stopCount.withLock { $0 }
        do throws(PortFailure) {
            return try keeper.ask(
                NextTagSignal(milliseconds: milliseconds), limitMilliseconds: milliseconds + 1_000
            ).value.signal
        } catch {
            if stopCount.withLock({ $0 }) != stops { return .nothing }
            throw error
        }
    }

    package func stop() {
        stopCount.withLock { $0 += 1 }
        keeper.rest()
    }
}
