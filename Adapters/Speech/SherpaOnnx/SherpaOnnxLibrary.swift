import CSpeech.Sherpa
package import VowPorts

/// The sherpa-onnx library, loaded at run time from a models folder.
///
/// Loading at run time keeps the alarm working on a device whose library is missing or broken. A library stays loaded
/// until the process ends. Not thread-safe.
package final class SherpaOnnxLibrary {
    /// The version whose structures this program was built for.
    package static let expectedVersion = "2.0.1"

    let handle: OpaquePointer

    /// Loads the library at a path; libonnxruntime.so must be beside it.
    ///
    /// Throws `speech.library` if it cannot be loaded, is not `expectedVersion`, or if the program was built without
    /// it.
    package init(path: String) throws(PortFailure) {
        guard vow_sherpa_is_built_in() else {
            throw PortFailure(
                code: "speech.library",
                message: .thisBuildOfVowHas,
                repair: .runScriptsFetchModelsBuild)
        }
        var reason: UnsafePointer<CChar>?
        guard let opened = vow_sherpa_open(path, &reason) else {
            throw Self.unusable(path, cause: reason.map { String(cString: $0) })
        }
        let version = String(cString: vow_sherpa_version(opened))
        guard version == Self.expectedVersion else {
            throw Self.unusable(path, cause: "version \(version), expected \(Self.expectedVersion)")
        }
        handle = opened
    }

    private static func unusable(_ path: String, cause: String?) -> PortFailure {
        PortFailure(
            code: "speech.library", message: .speechLibraryCannotBeUsed(path: path),
            repair: .runVowModelsInstallSherpa, cause: cause)
    }
}
