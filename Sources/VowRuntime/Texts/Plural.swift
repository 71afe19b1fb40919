/// Counts with the right form of what is counted; the one place that chooses between one and many.
package enum Plural {
    /// "1 alarm", "2 alarms", "0 alarms".
    package static func of(_ count: some BinaryInteger, _ one: String, _ many: String) -> String {
        "\(count) \(form(count, one, many))"
    }

    /// The form alone.
    package static func form(_ count: some BinaryInteger, _ one: String, _ many: String) -> String {
        count == 1 ? one : many
    }
}
