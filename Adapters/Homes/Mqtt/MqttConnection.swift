import CNetwork.Mosquitto
import Glibc
import Synchronization
import VowPorts
import VowSystem

/// A connection to a broker, through libmosquitto.
///
/// A single thread opens it and runs its loop; `publish` is thread-safe. Deinitialisation drops the connection without
/// DISCONNECT, so that the broker publishes the last will. `open` and `turn` block.
// Unchecked: libmosquitto locks its client itself (mosquitto.h), and `turn` waits in it while others publish.
final class MqttConnection: @unchecked Sendable {
    /// Messages received since the last `heard`, bounded because a broker may send anything.
    private final class Inbox: Sendable {
        static let mostMessages = 16
        static let longestPayload = 64
        let messages = Mutex<[BrokerMessage]>([])
    }

    private let client: OpaquePointer
    private let inbox = Inbox()
    private let access: MqttAccess

    private static let keepAliveSeconds: Int32 = 60

    /// Whether libmosquitto is installed.
    static var isThere: Bool { vow_mqtt_open() }

    /// Prepares a connection.
    /// - Throws: `mqtt.library`, `mqtt.tls`.
    init(_ access: MqttAccess) throws(PortFailure) {
        self.access = access
        let newClient = vow_mqtt_new(access.client, Unmanaged.passUnretained(inbox).toOpaque()) {
            context, topic, payload, length in
            guard let context, let topic, length <= Inbox.longestPayload else { return }
            let bytes = UnsafeBufferPointer(start: payload, count: payload == nil ? 0 : length)
            let message = BrokerMessage(
                topic: String(cString: topic), payload: String(decoding: bytes, as: UTF8.self))
            Unmanaged<Inbox>.fromOpaque(context).takeUnretainedValue().messages.withLock { messages in
                if messages.count < Inbox.mostMessages { messages.append(message) }
            }
        }
        guard let newClient else {
            throw PortFailure(
                code: "mqtt.library", message: .libraryThatSpeaksMqttNot,
                repair: .installSudoAptInstallLibmosquitto1)
        }
        client = newClient
        if !access.user.isEmpty { _ = vow_mqtt_set_user(newClient, access.user, access.password) }
        let secured: Int32 =
            switch access.security {
            case .none: 0
            case .machine: vow_mqtt_set_tls(newClient, nil)
            case .file(let path): vow_mqtt_set_tls(newClient, path)
            }
        guard secured == 0 else {
            // `deinit` frees the client, even after a throw here.
            throw PortFailure(
                code: "mqtt.tls", message: .certificatesForTlsCannotBe,
                repair: .nameFileInPemVow, cause: cause(secured))
        }
        if let will = access.will {
            let payload = Array(will.payload.utf8)
            _ = vow_mqtt_set_will(newClient, will.topic, payload, payload.count)
        }
    }

    deinit { vow_mqtt_free(client) }

    /// Connects and waits for the broker's answer.
    /// - Throws: `mqtt.name`, `mqtt.unreachable`, `mqtt.tls`, `mqtt.refused`, `mqtt.silent`.
    func open(withinMilliseconds limit: Int64) throws(PortFailure) {
        let end = SteadyClock.milliseconds() + limit
        let result = vow_mqtt_connect(client, access.host, Int32(access.port), Self.keepAliveSeconds)
        guard result == 0 else { throw failure(result) }
        while vow_mqtt_answer(client) < 0 {
            let left = end - SteadyClock.milliseconds()
            guard left > 0 else {
                throw silence(of: 0)
            }
            let turned = vow_mqtt_turn(client, Int32(min(left, 1_000)))
            guard turned == 0 || vow_mqtt_answer(client) > 0 else {
                // A server was reached, which may be no broker.
                throw isOfTLS(turned) ? failure(turned) : silence(of: turned)
            }
        }
        let answer = vow_mqtt_answer(client)
        guard answer == 0 else {
            throw PortFailure(
                code: "mqtt.refused", message: .brokerDoesNotLetVow(broker: access.name),
                repair: .checkMqttUserGivePassword,
                cause: String(cString: vow_mqtt_refusal(answer)))
        }
        if let topic = access.listensTo { _ = vow_mqtt_subscribe(client, topic) }
    }

    /// Sends and receives for up to `milliseconds`.
    /// - Throws: an error if the connection is lost.
    func turn(milliseconds: Int32) throws(PortFailure) {
        let result = vow_mqtt_turn(client, milliseconds)
        guard result == 0 else { throw failure(result) }
    }

    /// Publishes a retained message; does not wait for the broker.
    func publish(_ message: BrokerMessage) {
        let payload = Array(message.payload.utf8)
        _ = vow_mqtt_publish(client, message.topic, payload, payload.count)
    }

    /// The number of messages that the broker has not acknowledged.
    var waiting: Int { Int(vow_mqtt_waiting(client)) }

    /// The messages received since the last call.
    func heard() -> [BrokerMessage] {
        inbox.messages.withLock { messages in
            defer { messages = [] }
            return messages
        }
    }

    /// The library's message about a result, if any.
    private func cause(_ result: Int32) -> String? {
        guard result != 0, let words = vow_mqtt_error(client, result) else { return nil }
        return String(cString: words)
    }

    private func isOfTLS(_ result: Int32) -> Bool {
        access.security != .none && vow_mqtt_is_tls(client, result)
    }

    /// The failure of a connection on which no broker answered.
    private func silence(of result: Int32) -> PortFailure {
        PortFailure(
            code: "mqtt.silent",
            message: result == 0
                ? .brokerDidNotAnswerIn(broker: access.name)
                : .whatReachedAtDoesNot(broker: access.name),
            repair: .checkThatAddressPortThose, cause: cause(result))
    }

    private func failure(_ result: Int32) -> PortFailure {
        let cause = cause(result)
        if vow_mqtt_is_name_unknown(result) {
            return PortFailure(
                code: "mqtt.name", message: .noMachineNamed(host: access.host),
                repair: .checkNameOrGiveAddress,
                cause: cause)
        }
        if isOfTLS(result) {
            return PortFailure(
                code: "mqtt.tls", message: .brokerVowDoNotCome(broker: access.name),
                repair: .checkPort8883CertificateVow,
                cause: cause)
        }
        return PortFailure(
            code: "mqtt.unreachable", message: .brokerCannotBeReached(broker: access.name),
            repair: .checkThatRunsAddressPort,
            cause: cause)
    }
}
