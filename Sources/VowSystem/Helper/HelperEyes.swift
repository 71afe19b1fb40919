import VowCore
package import VowPorts

/// What the eyes need to know at their start.
package struct EyesSetup: Codable, Sendable {
    /// Whether the pictures are those of a camera, of which the next one comes soon.
    package let isFilming: Bool
}

/// Finds the codes of a picture file, which is the payload.
package struct FindCodes: HelperQuestion {
    package struct Answer: Codable, Sendable {
        struct Found: Codable, Sendable {
            let kind: FoundCode.Kind
            let payload: [UInt8]
        }

        private let found: [Found]

        package init(_ codes: [FoundCode]) {
            found = codes.map { Found(kind: $0.kind, payload: $0.payload) }
        }

        var codes: [FoundCode] { found.map { FoundCode(kind: $0.kind, payload: $0.payload) } }
    }
    package static var name: String { "find-codes" }
}

/// Finds codes in a helper process, which is kept as long as pictures come: pictures come from outside, and what decodes
/// them is native code.
package final class HelperEyes: CodeReader {
    /// A telephone's picture has a few megabytes.
    package static let mostBytes = 64 << 20

    private let keeper: HelperKeeper
    private let limitMilliseconds: Int

    /// - Parameters:
    ///   - limitMilliseconds: how long one picture may take.
    ///   - isFilming: whether the pictures are those of a camera, of which the next one comes soon.
    package init(
        _ executable: HelperExecutable = .own, limitMilliseconds: Int = 5_000, isFilming: Bool
    ) {
        self.limitMilliseconds = limitMilliseconds
        keeper = HelperKeeper {
            HelperProcess(.eyes, of: executable, setup: EyesSetup(isFilming: isFilming)) { end, _ in
                PortFailure(
                    code: "picture.process", message: .processThatReadsPicturesFailed,
                    repair: .tryAnotherPicture, cause: end.cause)
            }
        }
    }

    package func codes(inFile bytes: [UInt8]) throws(PortFailure) -> [FoundCode] {
        guard !bytes.isEmpty, bytes.count <= Self.mostBytes else {
            throw PortFailure(
                code: "picture.unreadable", message: .pictureEmptyOrTooLarge,
                repair: .takeAnotherOne)
        }
        return try keeper.ask(FindCodes(), payload: bytes, limitMilliseconds: limitMilliseconds).value.codes
    }

    package func prepare() { keeper.prepare() }
    package func rest() { keeper.rest() }
}
