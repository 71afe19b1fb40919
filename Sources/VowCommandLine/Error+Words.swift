import Foundation

extension Error {
    /// What went wrong, in the words of the system: Foundation's own say of many files only that an operation could not be
    /// completed.
    package var inWords: String {
        var inner: NSError? = self as NSError
        while let error = inner {
            if error.domain == NSPOSIXErrorDomain {
                return String(cString: strerror(Int32(error.code))) + "."
            }
            inner = (error.userInfo[NSUnderlyingErrorKey] as? any Error).map { $0 as NSError }
        }
        return localizedDescription
    }
}
