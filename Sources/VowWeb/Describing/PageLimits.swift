import VowAnswers
import VowRuntime

/// `/modules/limits.js`: what each field of a form may hold, as attributes of an input, by request and argument, and by
/// setting, with the value that each setting begins with.
enum PageLimits {
    static let module: [UInt8] =
        Array("// The limits of every request, as attributes of an input.\nexport const limits = ".utf8)
        + PageJSON.bytes(table)
        + Array(
            ";\n// The least and the most of every setting that is always a number.\nexport const ranges = "
                .utf8)
        + PageJSON.bytes(ranges)
        + Array(";\n// What every setting is until it is changed.\nexport const defaults = ".utf8)
        + PageJSON.bytes(defaults)
        + Array(
            ";\n// Settings that are a word or else a number or a time, each with the word.\nexport const optional = "
                .utf8)
        + PageJSON.bytes(optional)
        + Array(";\n// The engines and voices that a setting can name.\nexport const choices = ".utf8)
        + PageJSON.bytes(choices)
        + Array(";\n// The settings that are on or off.\nexport const switches = ".utf8)
        + PageJSON.bytes(SettingKey.allCases.filter(\.isSwitch).map(\.rawValue)) + Array(";\n".utf8)

    private static var defaults: [String: String] {
        Dictionary(uniqueKeysWithValues: SettingKey.allCases.map { ($0.rawValue, $0.defaultValue) })
    }

    private static var optional: [String: [String: Any]] {
        var optional: [String: [String: Any]] = [:]
        for key in SettingKey.allCases {
            if let (word, range) = key.wordOrNumber {
                optional[key.rawValue] = [
                    "word": word, "type": "number", "min": range.lowerBound, "max": range.upperBound,
                ]
            } else if key.isTimeOrOff {
                optional[key.rawValue] = ["word": "off", "type": "time"]
            }
        }
        return optional
    }

    private static var choices: [String: [String]] {
        let named = SettingKey.allCases.compactMap { key in key.choices.map { (key.rawValue, $0) } }
        return Dictionary(uniqueKeysWithValues: named)
    }

    private static var ranges: [String: Any] {
        var ranges: [String: Any] = [:]
        for key in SettingKey.allCases {
            if let range = key.range {
                ranges[key.rawValue] = ["min": range.lowerBound, "max": range.upperBound]
            }
        }
        return ranges
    }

    private static var table: [String: Any] {
        var table: [String: Any] = [:]
        for shape in Operations.queries + Operations.commands + [.input] {
            var fields: [String: Any] = [:]
            for argument in shape.arguments { fields[argument.name] = argument.attributes }
            if !fields.isEmpty { table[shape.name] = fields }
        }
        return table
    }
}

extension RequestArgument {
    /// The limit as attributes of an HTML input; nil if it has none.
    fileprivate var attributes: [String: Any]? {
        switch kind {
        case .text(let most), .scalar(let most): ["maxlength": most]
        case .whole(let range): ["min": range.lowerBound, "max": range.upperBound]
        case .number(let range): ["min": range.lowerBound, "max": range.upperBound]
        case .word, .flag: nil
        }
    }
}
