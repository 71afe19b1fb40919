import Testing

/// Every test that plays in real time, one after the other: two at once would starve each other on a small
/// machine, and a starved stream is not what they are about.
@Suite(.serialized) enum SoundTests {}
