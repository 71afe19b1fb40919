package import VowAnswers
import VowCore

// How words are put together, and the names of things that events hold as codes.
extension Wording {
    /// Words with what ends a sentence.
    package func sentence(_ text: String) -> String { self(FrameText.sentence(text: text)) }

    /// Things in a row, as the language separates them.
    package func list(_ things: [String]) -> String {
        guard let first = things.first else { return "" }
        return things.dropFirst().reduce(first) { self(FrameText.list(before: $0, next: $1)) }
    }

    /// Words behind their label.
    func labelled(_ label: String, _ text: String) -> String {
        self(FrameText.labelled(label: label, text: text))
    }

    /// Words with others in brackets.
    func bracketed(_ text: String, _ inner: String) -> String {
        self(FrameText.bracketed(text: text, inner: inner))
    }

    /// A part of the device, without an article.
    func name(of part: DevicePart) -> String {
        PartText(code: part.rawValue).map { self($0) } ?? part.rawValue
    }

    /// Why an alarm did not ring.
    func name(_ cause: MissCause) -> String {
        switch cause {
        case .notRunning: self(CauseText.notRunning)
        case .clockSetForward: self(CauseText.clockSetForward)
        case .zoneChanged: self(CauseText.zoneChanged)
        case .poweredOff: self(CauseText.poweredOff)
        case .suspended: self(CauseText.suspended)
        case .stopped: self(CauseText.stopped)
        case .killed: self(CauseText.killed)
        case .unproven: self(CauseText.unproven)
        case .stoodStill: self(CauseText.stoodStill)
        }
    }
}
