/// Recognises this machine's names, to tell what leaves it.
package enum Loopback {
    /// Whether a host is certainly this machine: `localhost`, `::1`, or four numbers that begin with 127. Other
    /// spellings may be this machine too, but count as another one.
    package static func contains(host: String) -> Bool {
        let host = host.lowercased()
        if host == "localhost" || host == "::1" { return true }
        let numbers = host.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
        return numbers.count == 4 && numbers[0] == 127 && numbers.allSatisfy { $0 != nil }
    }
}
