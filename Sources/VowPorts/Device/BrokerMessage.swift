/// A retained message to a home automation broker: later subscribers of the topic receive it immediately.
package struct BrokerMessage: Hashable, Sendable {
    package let topic: String
    /// The content; an empty one deletes the retained message.
    package let payload: String

    package init(topic: String, payload: String) {
        self.topic = topic
        self.payload = payload
    }
}
