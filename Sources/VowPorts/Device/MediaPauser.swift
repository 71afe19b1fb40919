/// Pauses what plays on the device, so that an alarm is heard over nothing else.
public protocol MediaPauser: Sendable {
    /// Pauses every player that plays, and leaves it paused; the names of those that it paused. May be called from any
    /// thread, and takes some seconds at most where players hang.
    @discardableResult
    func pausePlaying() -> [String]
}
