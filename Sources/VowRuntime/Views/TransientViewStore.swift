package import VowPorts

/// Views that live as long as this value: where nothing can be kept on the disk, and for tests.
///
/// Not safe from two threads at once.
package final class TransientViewStore: ViewStore {
    private struct Content {
        var summary: [UInt8]?
        var views: [String: [Int64: [UInt8]]] = [:]
    }

    private var content = Content()
    private var isUpdating = false

    package init() {}

    /// The summary; see `ViewStore.summary`.
    package func summary() throws(PortFailure) -> [UInt8]? { content.summary }

    /// One row; see `ViewStore.row`.
    package func row(_ view: String, _ number: Int64) throws(PortFailure) -> [UInt8]? {
        content.views[view]?[number]
    }

    /// Rows in a range; see `ViewStore.rows`.
    package func rows(_ view: String, in range: ClosedRange<Int64>) throws(PortFailure) -> [ViewRow] {
        let rows = content.views[view] ?? [:]
        return rows.keys.filter(range.contains).sorted().map { ViewRow(number: $0, body: rows[$0] ?? []) }
    }

    /// The last number; see `ViewStore.lastNumber`.
    package func lastNumber(_ view: String) throws(PortFailure) -> Int64? { content.views[view]?.keys.max() }

    /// Changes that belong together; see `ViewStore.update`.
    package func update(_ body: () throws(PortFailure) -> Void) throws(PortFailure) {
        precondition(!isUpdating, "an update within an update")
        let before = content
        isUpdating = true
        defer { isUpdating = false }
        do { try body() } catch {
            content = before
            throw error
        }
    }

    /// Writes the summary; see `ViewStore.put`.
    package func put(summary: [UInt8]) throws(PortFailure) {
        precondition(isUpdating, "a write outside an update")
        content.summary = summary
    }

    /// Writes a row; see `ViewStore.put`.
    package func put(_ view: String, _ row: ViewRow) throws(PortFailure) {
        precondition(isUpdating, "a write outside an update")
        content.views[view, default: [:]][row.number] = row.body
    }

    /// Empties it; see `ViewStore.clear`.
    package func clear() throws(PortFailure) {
        precondition(isUpdating, "a write outside an update")
        content = Content()
    }

    /// Makes it anew; see `ViewStore.reset`.
    package func reset() throws(PortFailure) { content = Content() }
}
