import Foundation
import VowCore
package import VowPorts

/// A question to a helper process, with the type of its answer.
///
/// Question and answer travel as JSON. What is long, such as sound or a picture, travels beside them as raw bytes, the
/// payload.
package protocol HelperQuestion: Codable, Sendable {
    associatedtype Answer: Codable, Sendable
    /// The name on the wire.
    static var name: String { get }
    /// The part that works on it, to name in a failure; nil for the whole process.
    var part: String? { get }
}

extension HelperQuestion {
    package var part: String? { nil }
}

/// An answer with its payload.
package struct HelperAnswer<Question: HelperQuestion>: Sendable {
    package let value: Question.Answer
    package let payload: [UInt8]

    package init(_ value: Question.Answer, payload: [UInt8] = []) {
        self.value = value
        self.payload = payload
    }
}

/// An answer that says only that the question was carried out.
package struct HelperDone: Codable, Sendable {
    private enum NoKey: CodingKey {}

    package init() {}

    /// An empty object, and nothing else: what would be read for a type without properties is not looked at.
    package init(from decoder: any Decoder) throws { _ = try decoder.container(keyedBy: NoKey.self) }

    package func encode(to encoder: any Encoder) throws { _ = encoder.container(keyedBy: NoKey.self) }
}

/// The first question, which tells the process what its role needs to know.
struct HelperHello<Setup: Codable & Sendable>: HelperQuestion {
    struct Answer: Codable, Sendable { let version: Int }
    static var name: String { "hello" }
    let version: Int
    let setup: Setup
}

/// What parent and child agree on: frames of a question with its number, and of the answer with the same number. Notes on
/// what goes on may come before the answer.
enum HelperProtocol {
    /// Changes with the form of the frames; both ends are the same program, unless its file was mixed up.
    static let version = 1

    struct Asked<Question: HelperQuestion>: Codable {
        let id: Int
        let name: String
        var part: String?
        let question: Question
    }

    /// The head of a question, whatever its type.
    struct Head: Codable {
        let id: Int
        let name: String
        var part: String?
    }

    struct Replied<Answer: Codable>: Codable {
        let id: Int
        let name: String
        var processorMilliseconds: Int
        var answer: Answer?
        var failure: HelperFailure?
        /// What goes on meanwhile; the answer follows.
        var note: String?
    }

    static func bytes(of value: some Encodable) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        guard let data = try? encoder.encode(value) else { preconditionFailure("messages hold plain values") }
        return [UInt8](data)
    }

    static func value<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) -> Value? {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return try? decoder.decode(type, from: Data(bytes))
    }
}

/// A failure on the wire.
package struct HelperFailure: Codable, Sendable {
    let code: String
    let message: String
    let repair: String
    var cause: String?

    package init(_ failure: PortFailure) {
        code = failure.code
        (message, repair) = (failure.message.description, failure.repair.description)
        cause = failure.cause
    }

    /// The failure, with its text shortened and stripped of control characters.
    package var failure: PortFailure {
        func plain(_ text: String) -> String { String(ForeignWords.plain(text).prefix(600)) }
        return PortFailure(
            code: plain(code), message: TextCode(written: message).mapWords(plain),
            repair: TextCode(written: repair).mapWords(plain), cause: cause.map(plain))
    }
}
