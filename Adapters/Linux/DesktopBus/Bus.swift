import CSystemd
import Glibc
import VowCore
import VowPorts

/// A connection to a message bus. Not thread-safe.
final class Bus {
    /// An argument of a call.
    enum Argument {
        case text(String)
        case path(String)
        case unsigned(UInt64)
        case number(Int32)
        case number32(UInt32)
        case byte(UInt8)
        case truth(Bool)
        case texts([String])
        case hints([Hint])
        case beats([(Double, UInt32)])
    }

    /// An entry of a dictionary of variants.
    struct Hint {
        let name: String
        let value: Argument
    }

    /// Limit for the bus to answer Hello.
    static let readyMilliseconds: Int64 = 500

    let handle: OpaquePointer

    /// Connects to `address`, or to the system bus if nil, and waits until the bus has answered Hello.
    ///
    /// Without this wait, a bus that accepts connections and never answers would block the first call for sd-bus's own
    /// limit of more than a minute. Blocks for at most `withinMilliseconds`.
    init(address: String?, withinMilliseconds: Int64 = Bus.readyMilliseconds) throws(PortFailure) {
        var bus: OpaquePointer?
        var code: Int32
        if let address {
            code = sd_bus_new(&bus)
            if code >= 0 { code = sd_bus_set_address(bus, address) }
            if code >= 0 { code = sd_bus_set_bus_client(bus, 1) }
            if code >= 0 { code = sd_bus_start(bus) }
        } else {
            code = sd_bus_open_system(&bus)
        }
        // Bounds the calls that sd-bus itself makes, such as AddMatch.
        if code >= 0 { code = sd_bus_set_method_call_timeout(bus, UInt64(withinMilliseconds) * 1_000) }
        if code >= 0 { code = Bus.awaitGreeting(bus, withinMilliseconds) }
        guard code >= 0, let bus else {
            sd_bus_close_unref(bus)
            throw Bus.failure(.messageBusCannotBeReached, code)
        }
        handle = bus
    }

    // Every call waits for its answer, so nothing needs a flush, which has no time limit.
    deinit { sd_bus_close_unref(handle) }

    /// Processes a new connection until the bus is ready. Returns a negative error number on failure or timeout.
    private static func awaitGreeting(_ bus: OpaquePointer?, _ milliseconds: Int64) -> Int32 {
        let end = ContinuousClock.now + .milliseconds(milliseconds)
        while true {
            let isReady = sd_bus_is_ready(bus)
            if isReady != 0 { return isReady }
            let done = sd_bus_process(bus, nil)
            if done < 0 { return done }
            if done > 0 { continue }
            let left = (end - ContinuousClock.now) / .microseconds(1)
            guard left >= 1 else { return -ETIMEDOUT }
            let waited = sd_bus_wait(bus, UInt64(left))
            if waited < 0, waited != -EINTR { return waited }
        }
    }

    /// Calls a method and passes its answer to `body`. The answer is valid only within `body`.
    func call<Value>(
        _ destination: String, _ path: String, _ interface: String, _ method: String, _ arguments: [Argument],
        timeoutMilliseconds: UInt64 = 1_000, _ body: (OpaquePointer?) -> Value
    ) throws(PortFailure) -> Value {
        var message: OpaquePointer?
        var code = sd_bus_message_new_method_call(handle, &message, destination, path, interface, method)
        defer { sd_bus_message_unref(message) }
        for argument in arguments where code >= 0 { code = Bus.append(argument, to: message) }
        guard code >= 0 else { throw Bus.failure(.callOfCouldNotBe(method: method), code) }
        var error = sd_bus_error()
        var answer: OpaquePointer?
        code = sd_bus_call(handle, message, timeoutMilliseconds * 1_000, &error, &answer)
        defer {
            sd_bus_message_unref(answer)
            sd_bus_error_free(&error)
        }
        guard code >= 0 else {
            let said = error.message.map { String(cString: $0) }
            throw Bus.failure(.wasRefused2(interface: interface, method: method), code, said: said)
        }
        return body(answer)
    }

    /// The same, or nil if the service is not there, refuses, or does not answer in time.
    @discardableResult
    func answer<Value>(
        _ destination: String, _ path: String, _ interface: String, _ method: String, _ arguments: [Argument],
        timeoutMilliseconds: UInt64 = 1_000, _ body: (OpaquePointer?) -> Value?
    ) -> Value? {
        // What a desktop offers is never needed: the caller does without it.
        try? call(
            destination, path, interface, method, arguments, timeoutMilliseconds: timeoutMilliseconds, body)
    }

    /// A connection to the bus at `address`, or nil if it cannot be reached.
    static func connected(to address: String?) -> Bus? {
        // What a desktop offers is never needed: the caller does without it.
        try? Bus(address: address)
    }

    private static func append(_ argument: Argument, to message: OpaquePointer?) -> Int32 {
        switch argument {
        case .text(let text):
            return text.withCString { sd_bus_message_append_basic(message, CChar(UInt8(ascii: "s")), $0) }
        case .path(let text):
            return text.withCString { sd_bus_message_append_basic(message, CChar(UInt8(ascii: "o")), $0) }
        case .unsigned(var number):
            return sd_bus_message_append_basic(message, CChar(UInt8(ascii: "t")), &number)
        case .number(var number):
            return sd_bus_message_append_basic(message, CChar(UInt8(ascii: "i")), &number)
        case .truth(let flag):
            var number: Int32 = flag ? 1 : 0
            return sd_bus_message_append_basic(message, CChar(UInt8(ascii: "b")), &number)
        case .number32(var number):
            return sd_bus_message_append_basic(message, CChar(UInt8(ascii: "u")), &number)
        case .byte(var number):
            return sd_bus_message_append_basic(message, CChar(UInt8(ascii: "y")), &number)
        case .texts(let texts):
            return append(texts.map(Argument.text), as: "s", in: "a", to: message)
        case .hints(let hints): return append(hints, to: message)
        case .beats(let beats): return append(beats, to: message)
        }
    }

    private static func append(_ beats: [(Double, UInt32)], to message: OpaquePointer?) -> Int32 {
        var code = sd_bus_message_open_container(message, CChar(UInt8(ascii: "a")), "(du)")
        for (strength, length) in beats where code >= 0 {
            var (strength, length) = (strength, length)
            code = sd_bus_message_open_container(message, CChar(UInt8(ascii: "r")), "du")
            if code >= 0 { code = sd_bus_message_append_basic(message, CChar(UInt8(ascii: "d")), &strength) }
            if code >= 0 { code = sd_bus_message_append_basic(message, CChar(UInt8(ascii: "u")), &length) }
            if code >= 0 { code = sd_bus_message_close_container(message) }
        }
        return code < 0 ? code : sd_bus_message_close_container(message)
    }

    private static func append(
        _ items: [Argument], as contents: String, in container: Unicode.Scalar, to message: OpaquePointer?
    ) -> Int32 {
        var code = sd_bus_message_open_container(message, CChar(UInt8(ascii: container)), contents)
        for item in items where code >= 0 { code = append(item, to: message) }
        return code < 0 ? code : sd_bus_message_close_container(message)
    }

    private static func append(_ hints: [Hint], to message: OpaquePointer?) -> Int32 {
        var code = sd_bus_message_open_container(message, CChar(UInt8(ascii: "a")), "{sv}")
        for hint in hints where code >= 0 {
            code = sd_bus_message_open_container(message, CChar(UInt8(ascii: "e")), "sv")
            if code >= 0 { code = append(.text(hint.name), to: message) }
            if code >= 0 { code = append([hint.value], as: hint.value.signature, in: "v", to: message) }
            if code >= 0 { code = sd_bus_message_close_container(message) }
        }
        return code < 0 ? code : sd_bus_message_close_container(message)
    }

    static func failure(_ message: TextCode, _ code: Int32, said: String? = nil) -> PortFailure {
        PortFailure(
            code: "bus.failed", message: message, repair: .seeThatDbusSystemdLogind,
            cause: said ?? String(cString: strerror(-code)))
    }
}

extension Bus.Argument {
    /// The D-Bus signature of the argument (D-Bus Specification, Type System).
    fileprivate var signature: String {
        switch self {
        case .text: "s"
        case .path: "o"
        case .unsigned: "t"
        case .number: "i"
        case .number32: "u"
        case .byte: "y"
        case .truth: "b"
        case .texts: "as"
        case .hints: "a{sv}"
        case .beats: "a(du)"
        }
    }
}
