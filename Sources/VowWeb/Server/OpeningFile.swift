import Crypto
import Foundation
import Glibc

/// The private file that a browser is started with: a page that posts a ticket to Vow's own server.
///
/// Arguments of a process can be read by every account of the machine, so only the file's name stands there. The file has
/// mode 0600 in a folder of mode 0700, and is removed when its ticket was exchanged or has expired.
package struct OpeningFile: Sendable {
    /// The file's path.
    package let path: String

    /// The address that a browser is started with.
    package var address: String { URL(filePath: path).absoluteString }

    /// Writes the file, and removes those whose tickets have expired.
    /// - Parameters:
    ///   - home: the home whose folder is used if no other fits.
    ///   - target: the page to begin with, such as `wake`; empty for the day.
    ///   - environment: names the folders to choose from; nil for the process's own.
    /// - Throws: `CocoaError` if no folder can be written.
    package init(
        _ ticket: OpeningTicket, port: Int, target: String = "", home: String,
        environment: [String: String]? = nil
    ) throws {
        let environment = environment ?? ProcessInfo.processInfo.environment
        let page = OpeningFile.page(ticket, port: port, target: target)
        for folder in OpeningFile.folders(home: home, environment) where OpeningFile.makePrivate(folder) {
            OpeningFile.removeExpired(in: folder)
            let path = folder + "/open-\(ticket.name).html"
            if (try? PrivateFile.make(Array(page.utf8), at: path)) == true {
                self.path = path
                return
            }
        }
        throw CocoaError(.fileWriteNoPermission)
    }

    /// Removes the file, and its folder if it was the last one there.
    package func remove() { OpeningFile.remove(at: address) }

    /// Removes the file of a ticket that was exchanged, wherever it was put.
    static func remove(
        of ticket: OpeningTicket, home: String,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        for folder in folders(home: home, environment)
        where unlink(folder + "/open-\(ticket.name).html") == 0 { rmdir(folder) }
    }

    /// Removes the files whose tickets have expired, wherever they were put.
    static func removeExpired(home: String) {
        for folder in folders(home: home, ProcessInfo.processInfo.environment) {
            removeExpired(in: folder)
            rmdir(folder)
        }
    }

    /// Removes the file that an address names, once nobody needs it.
    package static func remove(at address: String) {
        guard let url = URL(string: address), url.isFileURL, url.lastPathComponent.hasPrefix("open-") else {
            return
        }
        unlink(url.path)
        rmdir(url.deletingLastPathComponent().path)
    }

    /// Where a file may lie, the best place first.
    ///
    /// A browser that is a snap sees neither hidden folders nor /run nor /tmp, only plain folders of the person's own, so
    /// a person who has run a snap gets one of these. Flatpaks are handed files by their portal, from anywhere.
    private static func folders(home: String, _ environment: [String: String]) -> [String] {
        var found: [String] = []
        if let person = environment["HOME"], person.hasPrefix("/"), isFolder(person + "/snap") {
            found.append(person + "/vow-open")
        }
        if let runtime = environment["XDG_RUNTIME_DIR"], runtime.hasPrefix("/"), isFolder(runtime) {
            found.append(runtime + "/vow-open")
        }
        return found + [home + "/page.opening"]
    }

    private static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// Makes a folder that nobody else may enter; false for a link, and for a folder of another account.
    private static func makePrivate(_ folder: String) -> Bool {
        var status = stat()
        guard mkdir(folder, 0o700) == 0 || errno == EEXIST, lstat(folder, &status) == 0 else { return false }
        guard status.st_mode & S_IFMT == S_IFDIR, status.st_uid == geteuid() else { return false }
        return status.st_mode & 0o077 == 0 || chmod(folder, 0o700) == 0
    }

    private static func removeExpired(in folder: String) {
        let now = OpeningTicket.present()
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        where name.hasPrefix("open-") {
            var status = stat()
            let path = folder + "/" + name
            guard lstat(path, &status) == 0 else { continue }
            let age = now - Int64(status.st_mtim.tv_sec) * 1_000
            if age > OpeningTicket.lifetimeMilliseconds || age < -OpeningTicket.lifetimeMilliseconds {
                unlink(path)
            }
        }
    }

    private static let script = "document.forms[0].submit();"

    /// The page. It sends nothing but the ticket, to this machine's own server; without scripts there is a button.
    private static func page(_ ticket: OpeningTicket, port: Int, target: String) -> String {
        let mark = Data(SHA256.hash(data: Data(script.utf8))).base64EncodedString()
        let address = "http://127.0.0.1:\(port)/open"
        return """
            <!doctype html>
            <html lang="en">
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'sha256-\(mark)'; form-action \(address)">
            <meta name="referrer" content="no-referrer">
            <meta name="color-scheme" content="dark light">
            <title>Vow</title>
            <form method="post" action="\(address)">
            <input type="hidden" name="ticket" value="\(ticket.text)">
            <input type="hidden" name="to" value="\(target.filter { $0.isASCII && ($0.isLetter || $0.isNumber) })">
            <noscript><button>Open Vow · <span lang="es">Abrir Vow</span> · <span lang="zh">打开 Vow</span></button></noscript>
            </form>
            <script>\(script)</script>
            </html>

            """
    }
}
