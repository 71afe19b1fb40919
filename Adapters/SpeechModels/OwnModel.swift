import Crypto
import Foundation
public import VowPorts

/// A model that the catalogue names without a source: the person brings its files, and Vow keeps their sums.
///
/// Nobody publishes Moonshine base where its files could be pinned as the others are. Its makers offer it for download
/// by themselves; whoever has it names the folder. What was taken in is compared with its sums from then on, so that
/// a damaged file is noticed, but nobody vouches for what was in the folder.
public struct OwnModel: Sendable {
    /// The list of a model's files in its folder: bytes, SHA-256 and name, separated by tabs.
    static let sumsName = "sums.tsv"

    /// A part, by the name under which it is kept (without ending), and the names it may come by.
    private static let parts: [(kept: String, names: [String])] = [
        ("encoder", ["encoder_model.ort", "encoder.ort", "encoder_model.onnx", "encoder.onnx"]),
        (
            "merged_decoder",
            [
                "decoder_model_merged.ort", "merged_decoder.ort", "decoder_model_merged.onnx",
                "merged_decoder.onnx",
            ]
        ),
        ("tokens", ["tokens.txt", "tokenizer.bin"]),
    ]

    /// The names that each part may have, the most usual first; for whoever fetches them one by one.
    public static var namesOfParts: [[String]] { parts.map(\.names) }

    /// Copies a model's files out of a folder into a models folder, next to their final place first.
    ///
    /// Fails with `speech.model.own` when a part is missing or cannot be read.
    public static func adopt(_ name: String, from folder: String, into models: String) throws(PortFailure) {
        let target = URL(fileURLWithPath: models + "/" + name)
        let fresh = URL(fileURLWithPath: models + "/." + name + ".new")
        do {
            try? FileManager.default.removeItem(at: fresh)
            try FileManager.default.createDirectory(at: fresh, withIntermediateDirectories: true)
            var sums = ""
            for part in parts {
                let (kept, data) = try read(part.kept, part.names, in: folder)
                try data.write(to: fresh.appendingPathComponent(kept))
                sums += "\(data.count)\t\(hexadecimal(SHA256.hash(data: data)))\t\(kept)\n"
            }
            try Data(sums.utf8).write(to: fresh.appendingPathComponent(sumsName))
            if FileManager.default.fileExists(atPath: target.path) {
                try FileManager.default.removeItem(at: target)
            }
            try FileManager.default.moveItem(at: fresh, to: target)
        } catch {
            try? FileManager.default.removeItem(at: fresh)
            throw failure(name, folder, error)
        }
    }

    private struct Missing: Error, CustomStringConvertible {
        let description: String
    }

    private static func read(_ kept: String, _ names: [String], in folder: String) throws -> (String, Data) {
        guard let name = names.first(where: { FileManager.default.fileExists(atPath: folder + "/" + $0) })
        else {
            throw Missing(description: "it holds none of \(names.joined(separator: ", "))")
        }
        let data = try Data(contentsOf: URL(fileURLWithPath: folder + "/" + name), options: .alwaysMapped)
        guard !data.isEmpty else { throw Missing(description: "\(name) is empty") }
        if name == "tokenizer.bin" {
            guard let table = tokenTable(data) else {
                throw Missing(description: "\(name) is cut off")
            }
            return ("tokens.txt", table)
        }
        return (kept + "." + (name as NSString).pathExtension, data)
    }

    /// The table that sherpa-onnx reads (`base64(token)`, a tab, the number) of Moonshine's list of tokens: each a
    /// length of one byte, or of two from 128 on, and its bytes. Nil where the list ends within a token.
    static func tokenTable(_ list: Data) -> Data? {
        let bytes = [UInt8](list)
        var table = ""
        var place = 0
        var number = 0
        while place < bytes.count {
            var length = Int(bytes[place])
            place += 1
            if length >= 128 {
                guard place < bytes.count else { return nil }
                length += Int(bytes[place]) * 128 - 128
                place += 1
            }
            guard place + length <= bytes.count else { return nil }
            table += "\(Data(bytes[place..<(place + length)]).base64EncodedString())\t\(number)\n"
            place += length
            number += 1
        }
        return Data(table.utf8)
    }

    static func hexadecimal(_ digest: SHA256.Digest) -> String {
        digest.map { byte in
            let digits = String(byte, radix: 16)
            return digits.count == 1 ? "0" + digits : digits
        }.joined()
    }

    private static func failure(_ name: String, _ folder: String, _ error: any Error) -> PortFailure {
        PortFailure(
            code: "speech.model.own", message: "\(folder) does not hold the model \(name).",
            repair:
                "Name a folder with its encoder, its merged decoder and its tokens, as its makers publish them.",
            cause: "\((error as? Missing)?.description ?? error.localizedDescription)")
    }
}
