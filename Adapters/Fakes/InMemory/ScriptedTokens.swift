import Synchronization
package import VowCore
package import VowPorts
import VowSystem

/// Returns the scripted codes for exactly these bytes; rejects any other file as no picture.
package final class ScriptedCodeReader: CodeReader {
    private let script: [[UInt8]: [FoundCode]]
    private let rests = Mutex(0)
    private let preparations = Mutex(0)

    package init(script: [[UInt8]: [FoundCode]]) { self.script = script }

    /// The scripted codes.
    package func codes(inFile bytes: [UInt8]) throws(PortFailure) -> [FoundCode] {
        guard let codes = script[bytes] else {
            throw PortFailure(
                code: "picture.unreadable", message: TextCode(worded: "This is no picture."),
                repair: TextCode(worded: "Take another one."))
        }
        return codes
    }

    /// Counts the call.
    package func prepare() { preparations.withLock { $0 += 1 } }

    /// How often `prepare` was called.
    package var prepareCount: Int { preparations.withLock { $0 } }

    /// Counts the call.
    package func rest() { rests.withLock { $0 += 1 } }

    /// How often `rest` was called.
    package var restCount: Int { rests.withLock { $0 } }
}

/// A camera that delivers the given pictures in a loop, and can be unplugged.
package final class ScriptedCamera: Camera {
    private let pictures: [GreyPicture]
    private let plugged: Mutex<Bool>
    private let opened = Mutex(0)

    /// Creates a camera; without pictures it reports a stall.
    package init(pictures: [GreyPicture], isPresent: Bool = true) {
        self.pictures = pictures
        plugged = Mutex(isPresent)
    }

    /// Whether it is plugged in.
    package var isPresent: Bool { plugged.withLock { $0 } }

    /// Plugs the camera in or out.
    package func plug(_ isIn: Bool) { plugged.withLock { $0 = isIn } }

    /// How often the camera was opened.
    package var openCount: Int { opened.withLock { $0 } }

    /// Delivers pictures until `take` returns false.
    package func frames(_ take: (GreyPicture) -> Bool) throws(PortFailure) {
        guard isPresent else {
            throw PortFailure(
                code: "camera.missing", message: TextCode(worded: "There is no camera."),
                repair: TextCode(worded: "Plug one in."))
        }
        opened.withLock { $0 += 1 }
        guard !pictures.isEmpty else {
            throw PortFailure(
                code: "camera.stalled", message: TextCode(worded: "The camera delivers nothing."),
                repair: TextCode(worded: "Plug it out and in."))
        }
        var number = 0
        while true {
            guard isPresent else {
                throw PortFailure(
                    code: "camera.gone", message: TextCode(worded: "The camera was unplugged."),
                    repair: TextCode(worded: "Plug it in."))
            }
            guard take(pictures[number % pictures.count]) else { return }
            number += 1
        }
    }
}

/// A tag reader that returns the signals of its script in order, then nothing.
package final class ScriptedTagReader: TagReader {
    private struct State {
        var signals: [TagSignal]
        var isConnected: Bool
        var isStopped = false
    }

    private let state: Monitor<State>

    package init(_ signals: [TagSignal] = [], isConnected: Bool = true) {
        state = Monitor(State(signals: signals, isConnected: isConnected))
    }

    /// Appends a signal.
    package func happen(_ signal: TagSignal) {
        state.update { state in
            state.signals.append(signal)
            if signal == .noReader { state.isConnected = false }
        }
    }

    /// Whether a reader is connected.
    package func hasReader() throws(PortFailure) -> Bool { state.read { $0.isConnected } }

    /// The next signal, as soon as the script has one.
    package func next(withinMilliseconds limit: Int) throws(PortFailure) -> TagSignal {
        state.wait(milliseconds: limit) { state -> TagSignal? in
            guard !state.signals.isEmpty || state.isStopped else { return nil }
            state.isStopped = false
            return state.signals.isEmpty ? .nothing : state.signals.removeFirst()
        } ?? .nothing
    }

    /// Ends a wait.
    package func stop() { state.update { $0.isStopped = true } }
}

/// A motion sensor that reports each entry of its script once, then the last one repeatedly.
package final class ScriptedMotionSensor: MotionSensor {
    private let script: Mutex<[DeviceOrientation?]>
    private let plugged: Mutex<Bool>
    private let between: @Sendable () -> Void

    /// Creates a sensor.
    /// - Parameter between: called between two reports, for example to advance a test clock.
    package init(
        _ script: [DeviceOrientation?] = [], isPresent: Bool = true,
        between: @escaping @Sendable () -> Void = {}
    ) {
        self.script = Mutex(script)
        plugged = Mutex(isPresent)
        self.between = between
    }

    /// Whether a sensor is present.
    package func isPresent() -> Bool { plugged.withLock { $0 } }

    /// Plugs the sensor in or out.
    package func plug(_ isIn: Bool) { plugged.withLock { $0 = isIn } }

    /// Reports the script's entries until `take` returns false.
    package func follow(_ take: (DeviceOrientation?) -> Bool) throws(PortFailure) {
        while true {
            guard isPresent() else {
                throw PortFailure(
                    code: "motion.missing", message: TextCode(worded: "There is no motion sensor."),
                    repair: TextCode(worded: "Use another device."))
            }
            let next = script.withLock { script -> DeviceOrientation? in
                guard let first = script.first else { return nil }
                if script.count > 1 { script.removeFirst() }
                return first
            }
            guard take(next) else { return }
            between()
        }
    }
}
