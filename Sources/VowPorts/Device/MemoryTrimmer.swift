/// Returns memory to the machine that this process does not need while it waits.
package protocol MemoryTrimmer: Sendable {
    /// Releases what it can; memory that is needed later is restored automatically. Thread-safe; takes milliseconds.
    func trim()
}
