import Synchronization
import VowCore
package import VowPorts

/// A scanner that returns the entries of its script in order, and throws once the script is over.
package final class ScriptedCodeScanner: CodeScanner {
    private let script: Mutex<[[FoundCode]]>

    /// Creates a scanner.
    /// - Parameter script: the codes in the first picture, in the second, and so on.
    package init(script: [[FoundCode]]) { self.script = Mutex(script) }

    /// The next entry of the script.
    package func codes(in picture: GreyPicture) throws(PortFailure) -> [FoundCode] {
        let next = script.withLock { script in script.isEmpty ? nil : script.removeFirst() }
        guard let next else {
            throw PortFailure(
                code: "fake.scriptOver",
                message: TextCode(worded: "The scripted scanner has no further picture."),
                repair: TextCode(worded: "Give the script one entry for each picture."))
        }
        return next
    }
}
