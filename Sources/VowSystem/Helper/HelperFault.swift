import Foundation

/// A fault that the child commits on purpose, to test the parent.
///
/// `WHAT@QUESTION`, or `WHAT@QUESTION/PART`, either with `+N` to answer N such questions first. WHAT is a signal
/// (`SIGILL`, `SIGSEGV`, `SIGABRT`, `SIGKILL`), `hang` (loops for ever), `stop` (stops itself), `drip` (sends a byte now
/// and then), `flood` (bytes without end), `events` (whole messages without end), `nonsense`, `length` (announces more
/// than any answer holds), `answer=JSON` (answers with that), `memory` (allocates without end) or `exit`. QUESTION is
/// the name of a `HelperQuestion`.
final class HelperFault {
    private let what: String
    private let question: String
    private let part: String?
    private var left: Int

    /// Parses a fault, or returns nil.
    init?(_ text: String) {
        guard let at = text.lastIndex(of: "@") else { return nil }
        let counted = text[text.index(after: at)...].split(separator: "+", maxSplits: 1)
        let named = (counted.first ?? "").split(separator: "/", maxSplits: 1)
        guard let question = named.first else { return nil }
        what = String(text[..<at])
        self.question = String(question)
        part = named.count == 2 ? String(named[1]) : nil
        left = counted.count == 2 ? Int(counted[1]) ?? 0 : 0
    }

    /// Commits the fault if this is the chosen question.
    func strike(_ head: HelperProtocol.Head, on socket: Int32) {
        guard head.name == question, part == nil || head.part == part else { return }
        guard left == 0 else {
            left -= 1
            return
        }
        switch what {
        case "SIGILL": raise(SIGILL)
        case "SIGSEGV": raise(SIGSEGV)
        case "SIGABRT": abort()
        case "SIGKILL": raise(SIGKILL)
        case "stop": raise(SIGSTOP)
        case "hang": while true { left = left &+ 1 }
        case "drip":
            put(HelperFrame(body: [UInt8](repeating: 32, count: 65_536)).head, into: socket)
            while put([32], into: socket) { usleep(20_000) }
        case "flood": while put([UInt8](repeating: 120, count: 65_536), into: socket) {}
        case "events": while put(frame(id: 0, head.name, "{}"), into: socket) {}
        case "nonsense": put(Array("I keep promises to myself.\n".utf8), into: socket)
        case "length":
            put(HelperFrame.mark + [UInt8](repeating: 255, count: 8), into: socket)
        case "memory":
            var blocks: [[UInt8]] = []
            while true { blocks.append([UInt8](repeating: 1, count: 64 << 20)) }
        default:
            guard what.hasPrefix("answer=") else { _exit(7) }
            put(frame(id: head.id, head.name, String(what.dropFirst(7))), into: socket)
        }
    }

    private func frame(id: Int, _ name: String, _ answer: String) -> [UInt8] {
        let body = #"{"id":\#(id),"name":"\#(name)","processorMilliseconds":0,"answer":\#(answer)}"#
        let frame = HelperFrame(body: Array(body.utf8))
        return frame.head + frame.body
    }

    @discardableResult
    private func put(_ bytes: [UInt8], into socket: Int32) -> Bool {
        send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL)) > 0
    }
}
