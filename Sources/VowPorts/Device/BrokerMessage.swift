/// A message to a broker of home automation, which keeps it under its topic: whoever asks for the topic later is given it
/// at once.
public struct BrokerMessage: Hashable, Sendable {
    /// Its topic.
    public let topic: String
    /// What it says; an empty one has the broker forget what was there.
    public let payload: String

    /// Makes a message.
    public init(topic: String, payload: String) {
        self.topic = topic
        self.payload = payload
    }
}
