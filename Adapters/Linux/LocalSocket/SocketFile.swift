import Glibc
import VowPorts

/// The path of the private socket in a home.
///
/// A home's path may exceed a socket address (108 bytes), and somebody may replace a folder between a check and the
/// use. So the folder is opened once, and the socket is addressed through its descriptor.
struct SocketFile {
    static let name = "vow.sock"

    let folder: Int32
    let path: String

    /// Opens the folder.
    init(home: String) throws(PortFailure) {
        path = home + "/" + SocketFile.name
        folder = Glibc.open(home, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { throw SocketFile.unusable(path) }
    }

    func close() { _ = Glibc.close(folder) }

    /// What exists under the name now.
    enum Occupant: Equatable {
        case nobody
        /// A socket of this user.
        case ownSocket
        /// A link, a file, a folder, or another user's socket.
        case stranger
    }

    var occupant: Occupant {
        var status = stat()
        guard fstatat(folder, SocketFile.name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return .nobody }
        let isSocket = status.st_mode & S_IFMT == S_IFSOCK
        return isSocket && status.st_uid == geteuid() ? .ownSocket : .stranger
    }

    func remove() { unlinkat(folder, SocketFile.name, 0) }

    /// Creates a close-on-exec socket.
    static func make() -> Int32 {
        socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    }

    /// Calls `bind` or `connect` with the address.
    func withAddress(_ call: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let short = Array("/proc/self/fd/\(folder)/\(SocketFile.name)".utf8)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: short) }
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                call($0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
    }

    /// Whether the peer runs as this user (SO_PEERCRED: process, user, group).
    static func isOwnPeer(_ descriptor: Int32) -> Bool {
        var credentials: (process: Int32, user: UInt32, group: UInt32) = (0, .max, .max)
        var length = socklen_t(MemoryLayout.size(ofValue: credentials))
        guard getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &credentials, &length) == 0 else {
            return false
        }
        return credentials.user == geteuid()
    }

    static func unusable(_ path: String) -> PortFailure {
        PortFailure(
            code: "socket.unusable", message: .socketCannotBeMade(path: path),
            repair: .otherProgramsCannotFollowThis,
            cause: String(cString: strerror(errno)))
    }

    static func unsafe(_ path: String) -> PortFailure {
        PortFailure(
            code: "socket.unsafe", message: .noSocketOfYoursSo(path: path),
            repair: .removeStartVowRunAgain)
    }
}
