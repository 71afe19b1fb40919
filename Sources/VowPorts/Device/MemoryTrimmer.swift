/// Gives memory back to the machine that this process will not need while it waits.
public protocol MemoryTrimmer: Sendable {
    /// Gives back what it can; what is needed later comes back by itself. Any thread; some milliseconds.
    func trim()
}
