import Foundation
import Glibc

/// The names and addresses under which other machines may reach the page.
enum RemoteNames {
    /// The bytes of an IPv4 or IPv6 address in network order; nil where a text is none.
    static func bytes(ofAddress text: String) -> [UInt8]? {
        var four = in_addr()
        if inet_pton(AF_INET, text, &four) == 1 { return withUnsafeBytes(of: four) { Array($0) } }
        var six = in6_addr()
        if inet_pton(AF_INET6, text, &six) == 1 { return withUnsafeBytes(of: six) { Array($0) } }
        return nil
    }

    /// Whether an address stands for all of a machine.
    static func isAny(_ address: String) -> Bool {
        bytes(ofAddress: address)?.allSatisfy { $0 == 0 } ?? false
    }

    /// What a certificate of Vow's own is for: the names that were set, or this machine's, and the one address.
    static func certified(setting: String, address: String) -> [String] {
        let names = setting == "auto" ? machine : listed(setting)
        return unique(names + (isAny(address) ? [] : [address]))
    }

    /// What `Host` may say: the certified names, and this machine's addresses where all of them are listened on.
    static func answered(setting: String, address: String) -> [String] {
        unique(certified(setting: setting, address: address) + (isAny(address) ? addresses : []))
    }

    /// A setting's names, in lower case.
    static func listed(_ setting: String) -> [String] {
        setting.split(separator: ",").map { $0.filter { $0 != " " }.lowercased() }.filter { !$0.isEmpty }
    }

    /// This machine's name, alone and as it is found by multicast DNS.
    private static var machine: [String] {
        var buffer = [CChar](repeating: 0, count: 256)
        guard gethostname(&buffer, buffer.count - 1) == 0 else { return [] }
        let name = String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
            .lowercased()
        guard !name.isEmpty, name.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7f }) else { return [] }
        return name.contains(".") ? [name] : [name, name + ".local"]
    }

    /// The addresses of this machine's interfaces that are up, but for its own loop.
    private static var addresses: [String] {
        var first: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&first) == 0 else { return [] }
        defer { freeifaddrs(first) }
        var found: [String] = []
        var next = first
        while let one = next?.pointee {
            next = one.ifa_next
            guard let address = one.ifa_addr, one.ifa_flags & UInt32(IFF_LOOPBACK) == 0 else {
                continue
            }
            let family = Int32(address.pointee.sa_family)
            guard family == AF_INET || family == AF_INET6 else { continue }
            let size = family == AF_INET ? MemoryLayout<sockaddr_in>.size : MemoryLayout<sockaddr_in6>.size
            var text = [CChar](repeating: 0, count: 128)
            guard
                getnameinfo(
                    address, socklen_t(size), &text, socklen_t(text.count), nil, 0, NI_NUMERICHOST) == 0
            else { continue }
            let bytes = text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
            let name = String(decoding: bytes, as: UTF8.self)
            // An address of one link has its interface's name in it, which no browser says.
            if !name.contains("%") { found.append(name) }
        }
        return found.sorted()
    }

    private static func unique(_ names: [String]) -> [String] {
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }
    }
}
