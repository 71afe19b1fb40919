import Foundation
import Glibc
import VowRuntime

/// Gives what the superuser made in a person's home to that person, who could not use it otherwise.
package enum HomeOwner {
    /// Gives every file and folder of a home that is the superuser's to whoever owns the home; a home that the superuser
    /// made is given to whoever owns the folder that it was made in. Nothing happens for anybody else.
    package static func giveBack(_ home: String) {
        guard geteuid() == 0 else { return }
        let home = home.hasPrefix("/") ? home : FileManager.default.currentDirectoryPath + "/" + home
        var status = stat()
        var place = home
        repeat {
            // A link may lead to what is nobody's to give.
            guard lstat(place, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return }
            if status.st_uid != 0 { break }
            place = FilePath.folder(of: place)
        } while place.utf8.count > 1
        guard status.st_uid != 0, status.st_mode & S_ISVTX == 0 else { return }
        let (owner, group) = (status.st_uid, status.st_gid)
        var folder = home
        // Folders between the person's own and the home were made with it.
        while folder != place {
            give(folder, owner, group)
            folder = FilePath.folder(of: folder)
        }
        let below = FileManager.default.enumerator(atPath: home)?.compactMap { $0 as? String } ?? []
        for name in below.prefix(100_000) { give(home + "/" + name, owner, group) }
    }

    /// `O_PATH` and `AT_EMPTY_PATH` of open(2) and chown(2), which the C library tells to GNU sources alone.
    private static let (onlyName, noPath): (Int32, Int32) = (0o10_000_000, 0x1000)

    private static func give(_ path: String, _ owner: uid_t, _ group: gid_t) {
        let file = open(path, onlyName | O_NOFOLLOW | O_CLOEXEC)
        guard file >= 0 else { return }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_uid == 0 else { return }
        // A second name may stand elsewhere, and give away what is not of the home.
        let kind = status.st_mode & S_IFMT
        guard kind == S_IFDIR || kind == S_IFSOCK || kind == S_IFREG && status.st_nlink == 1 else { return }
        fchownat(file, "", owner, group, noPath)
    }
}
