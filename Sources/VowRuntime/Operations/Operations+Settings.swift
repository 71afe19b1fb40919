package import VowAnswers
import VowCore
import VowRecitation

extension Operations {
    static let settings: [any Operation.Type] = [ListSettings.self, SetSetting.self]
}

package struct ListSettings: Query {
    package static let name = "config.list"
    package static let summary = "Every setting; a number where the setting is one."

    package init() {}

    package func run(_ context: OperationContext) throws -> [String: SettingValue] {
        try context.service.present().settingRows
    }
}

/// Changes a setting. What makes gates easier holds from tomorrow.
package struct SetSetting: Command {
    package static let name = "config.set"
    package static let summary =
        "Changes a setting; answers with its value, a number where the setting is one."
    package static let beginsHome = true
    package static let fields: [OperationField<Self>] = [
        .text("key", \.key, most: 64), .scalar("value", \.value, most: 500),
    ]
    package var key = ""
    package var value = ""

    package init() {}

    package func run(_ context: OperationContext) throws -> [String: SettingValue] {
        let (service, parts) = (context.service, context.parts)
        let key = try SettingKey.named(key)
        try parts.checkSetting(key, value)
        let date = try service.set(key, to: value)
        let settings = try service.present().settings
        if let remark = context.remark {
            if let date { remark(HindsightTexts(settings).loosened(from: date.iso8601), false) }
            if key == .language, let language = Language(rawValue: value) {
                try context.remark { $0.onLanguage(language) }
            }
            if let lack = try parts.engineLack(key, value, service) { remark(lack, false) }
        }
        return [key.rawValue: key.answer(settings[key])]
    }
}

extension SettingKey {
    /// A value of this setting as an answer has it.
    package func answer(_ value: String) -> SettingValue {
        guard isNumber else { return .text(value) }
        return Int(value).map { .whole($0) } ?? Double(value).map { .number($0) } ?? .text(value)
    }
}
