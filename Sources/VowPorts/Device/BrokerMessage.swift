/// A retained message to a home automation broker: later subscribers of the topic receive it immediately.
public struct BrokerMessage: Hashable, Sendable {
    /// Its topic.
    public let topic: String
    /// The content; an empty one deletes the retained message.
    public let payload: String

    /// Creates a message.
    public init(topic: String, payload: String) {
        self.topic = topic
        self.payload = payload
    }
}
