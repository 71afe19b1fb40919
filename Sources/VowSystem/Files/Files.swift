import Foundation

/// Files of which it does not matter why they cannot be read.
package enum Files {
    /// The names in a folder, in no order; none if it cannot be read.
    package static func names(in folder: String) -> [String] {
        // The caller looks for what it knows, and finds nothing.
        (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    }

    /// The text of a file, or nil if it cannot be read or is not UTF-8.
    package static func text(_ path: String) -> String? {
        // The caller goes on as if there were no file.
        try? String(contentsOfFile: path, encoding: .utf8)
    }

    /// The size of a file in bytes, or nil if it cannot be read.
    package static func size(_ path: String) -> Int? {
        // The caller goes on as if there were no file.
        (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int
    }

    /// Removes a temporary file, or a folder with all that is in it. What cannot be removed stays.
    package static func remove(_ path: String) {
        // Lost is some room on the disk, until the system empties its temporary folder.
        try? FileManager.default.removeItem(atPath: path)
    }
}
