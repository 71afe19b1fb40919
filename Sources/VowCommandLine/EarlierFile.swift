import Foundation
import Glibc
import VowAnswers
package import VowCore
import VowPorts
package import VowRuntime

/// A file that stands where another one of its kind is to be written.
package enum EarlierFile {
    /// Refuses a file that is there and is not an earlier one of a kind; a pipe or a terminal may be written to.
    /// - Parameters:
    ///   - kind: what it should be, in words.
    ///   - opening: the text that every file of the kind begins with.
    package static func refuseOther(than kind: TextCode, beginning opening: String, at path: String)
        throws(CommandError)
    {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return }
        if status.st_size == 0 { return }
        let opening = Array(opening.utf8)
        let file = FileHandle(forReadingAtPath: path)
        // A file that cannot be read is not overwritten either.
        let start = try? file?.read(upToCount: opening.count)
        guard let start, start.elementsEqual(opening) else {
            throw CommandError.refused(
                .holdsSomethingElseThanEarlier(path: path, kind: kind))
        }
    }
}
