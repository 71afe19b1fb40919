import Foundation
import TestSupport
import Synchronization

/// A server of files on this machine that keeps what it was asked for.
final class FileServer: Sendable {
    /// What somebody asked for.
    struct Request: Hashable, Sendable, CustomStringConvertible {
        /// Without the slash at its beginning.
        let path: String
        /// Where a file is to be gone on with; nil where all of it was asked for.
        let start: Int?

        var description: String { start.map { "\(path) from \($0)" } ?? path }
    }

    /// How a file is given.
    enum Manner: Sendable {
        /// As it is, or the asked part of it.
        case gives([UInt8])
        /// Announces all that was asked for, sends so many bytes of it, and hangs up.
        case breaks([UInt8], after: Int)
        /// All of it, whatever part was asked for; hangs up after so many bytes.
        case givesWhole([UInt8], upTo: Int)
    }

    private struct State {
        var files: [String: [Manner]] = [:]
        var requests: [Request] = []
    }

    private let listener = LoopbackListener()
    private let state = Mutex(State())

    /// Its address, with a slash at the end.
    let address: String
    /// Everything that was asked for, in order.
    var requests: [Request] { state.withLock { $0.requests } }

    init() {
        address = "http://127.0.0.1:\(listener.port)/"
        listener.serve { [self] peer in
            if let request = Self.request(from: peer) { peer.send(answer(request)) }
        }
    }

    /// Answers requests for a path in these manners, one after the other; the last one stays.
    func put(_ path: String, _ manners: Manner...) {
        state.withLock { $0.files[path] = manners }
    }

    /// From now on nobody answers at the address.
    func stop() { listener.stop() }

    private func answer(_ request: Request) -> [UInt8] {
        let manner: Manner? = state.withLock { state in
            state.requests.append(request)
            guard let manners = state.files[request.path] else { return nil }
            if manners.count > 1 { state.files[request.path]?.removeFirst() }
            return manners[0]
        }
        switch manner {
        case nil: return Self.head("404 Not Found", length: 0)
        case .gives(let bytes): return Self.part(of: bytes, request, upTo: .max)
        case .breaks(let bytes, let count): return Self.part(of: bytes, request, upTo: count)
        case .givesWhole(let bytes, let count):
            return Self.head("200 OK", length: bytes.count) + bytes.prefix(count)
        }
    }

    private static func part(of bytes: [UInt8], _ request: Request, upTo count: Int) -> [UInt8] {
        guard let start = request.start else {
            return head("200 OK", length: bytes.count) + bytes.prefix(count)
        }
        guard start < bytes.count else {
            return head("416 Range Not Satisfiable", length: 0, "Content-Range: bytes */\(bytes.count)\r\n")
        }
        let range = "Content-Range: bytes \(start)-\(bytes.count - 1)/\(bytes.count)\r\n"
        return head("206 Partial Content", length: bytes.count - start, range)
            + bytes[start...].prefix(count)
    }

    private static func head(_ status: String, length: Int, _ more: String = "") -> [UInt8] {
        Array("HTTP/1.1 \(status)\r\nContent-Length: \(length)\r\nConnection: close\r\n\(more)\r\n".utf8)
    }

    private static func request(from peer: LoopbackPeer) -> Request? {
        var bytes: [UInt8] = []
        while bytes.firstRange(of: Array("\r\n\r\n".utf8)) == nil {
            let block = peer.receive()
            if block.isEmpty { return nil }
            bytes += block
        }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\r\n")
        let words = lines[0].split(separator: " ")
        let range = lines.first { $0.lowercased().hasPrefix("range: bytes=") }
        return Request(
            path: String(words[1].dropFirst()),
            start: range.flatMap { Int($0.dropFirst(13).prefix { $0 != "-" }) })
    }
}
