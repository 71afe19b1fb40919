import Foundation
import Wyoming

/// A fault that the child commits on purpose, to test the parent.
///
/// `WHAT@QUESTION`, or `WHAT@QUESTION/ENGINE`, either with `+N` to answer N such questions first. WHAT is a signal
/// (`SIGILL`, `SIGSEGV`, `SIGABRT`, `SIGKILL`), `hang` (loops for ever), `stop` (stops itself), `flood`, `events` (a
/// flood of whole events), `nonsense`, `false` (valid form, numbers beyond the sound), `length` (announces a huge
/// length), `memory` (allocates without end) or `exit`. QUESTION is a type of `EarsProtocol`.
public final class EarsFault: @unchecked Sendable {
    private let what: String
    private let question: String
    private let engine: String?
    // Used by the serving thread only.
    private var left: Int

    /// Parses a fault, or returns nil.
    public init?(_ text: String) {
        let halves = text.split(separator: "@", maxSplits: 1).map(String.init)
        guard halves.count == 2 else { return nil }
        let counted = halves[1].split(separator: "+", maxSplits: 1).map(String.init)
        let named = (counted.first ?? "").split(separator: "/", maxSplits: 1).map(String.init)
        guard let question = named.first else { return nil }
        what = halves[0]
        self.question = question
        engine = named.count == 2 ? named[1] : nil
        left = counted.count == 2 ? Int(counted[1]) ?? 0 : 0
    }

    /// Commits the fault if `event` is the chosen question.
    func strike(_ event: WyomingEvent, on socket: Int32) {
        guard event.type == question, engine == nil || event.data["engine"] as? String == engine else {
            return
        }
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
        case "flood": pour("x", into: socket)
        case "events":
            pour(
                #"{"type":"transcript","data":{"id":0,"text":"I keep promises to myself."}}"# + "\n",
                into: socket)
        case "nonsense": put("I keep promises to myself.\n", into: socket)
        case "length":
            put(
                #"{"type":"transcript","data":{"id":1},"payload_length":9223372036854775807}"# + "\n",
                into: socket)
        case "false":
            let number = event.data["id"] as? Int ?? 0
            put(
                #"{"type":"transcript","data":{"id":\#(number),"text":"I keep","pieces":[{"text":"I","start":0,"end":99999999}]}}"#
                    + "\n", into: socket)
        case "memory":
            var blocks: [[UInt8]] = []
            while true { blocks.append([UInt8](repeating: 1, count: 64 << 20)) }
        default: _exit(7)
        }
    }

    private func pour(_ text: String, into socket: Int32) {
        let piece = String(repeating: text, count: 65_536 / text.utf8.count)
        while put(piece, into: socket) {}
    }

    @discardableResult
    private func put(_ text: String, into socket: Int32) -> Bool {
        let bytes = Array(text.utf8)
        return send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL)) > 0
    }
}
