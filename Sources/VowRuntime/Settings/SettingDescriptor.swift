package import VowAnswers
import VowCore

/// What a setting is until it is changed, and what it may be: its limits, and with them its control on the page.
package struct SettingDescriptor: Sendable {
    /// What holds when nothing was set.
    package let initial: String
    /// What it may be.
    package let form: Form
    /// What a person chooses from, where the form is a text.
    let choices: [String]?

    /// What a setting may be.
    package enum Form: Sendable {
        /// On or off.
        case toggle
        /// A whole number within limits, or one of these words.
        case number(ClosedRange<Int>, or: [String] = [])
        /// A number within limits, or a word; and why anything else is refused.
        case decimal(ClosedRange<Double>, or: String? = nil, RefusalText)
        /// One of these words; and why anything else is refused.
        case choice([String], RefusalText = .settingOneOf)
        /// A time of the day, or "off".
        case time
        /// A text that a rule takes.
        case text(@Sendable (String) -> Refusal?)
    }

    init(_ initial: String, _ form: Form, choices: [String]? = nil) {
        self.initial = initial
        self.form = form
        self.choices = choices
    }
}

extension SettingKey {
    /// What holds when nothing was set.
    package var defaultValue: String { descriptor.initial }

    /// Why a value cannot be taken; nil when it can.
    package func objection(to value: String) -> Refusal? { descriptor.form.objection(to: value) }

    /// What its number may be, or nil if it may be a word as well.
    package var range: ClosedRange<Double>? {
        switch descriptor.form {
        case .number(let range, or: []): Double(range.lowerBound)...Double(range.upperBound)
        case .decimal(let range, or: nil, _): range
        default: nil
        }
    }

    /// The word and the numbers of a setting that takes either, such as "off" or 1 to 100; nil for all others.
    package var wordOrNumber: (word: String, range: ClosedRange<Double>)? {
        switch descriptor.form {
        // Of the port the 0 is a number like the others.
        case .number(let range, let words) where words.first.map { Int($0) == nil } == true:
            (words[0], Double(range.lowerBound)...Double(range.upperBound))
        case .decimal(let range, let word?, _): (word, range)
        default: nil
        }
    }

    /// Whether it is a time of the day, or "off".
    package var isTimeOrOff: Bool { if case .time = descriptor.form { true } else { false } }

    /// What can be chosen for a setting that names an engine or a voice, the usual one first. Servers come besides.
    package var choices: [String]? { descriptor.choices }

    /// Whether its values are numbers, beside words such as "off".
    var isNumber: Bool {
        switch descriptor.form {
        case .number, .decimal: true
        case .choice(let words, _): words.allSatisfy { Int($0) != nil }
        case .toggle, .time, .text: false
        }
    }

    /// Whether it is on or off, and nothing else.
    package var isSwitch: Bool { if case .toggle = descriptor.form { true } else { false } }

    /// Whether a value stands for a number and was never taken: the log may hold what somebody else wrote, and nothing may
    /// be reckoned with it.
    func isBeyondLimits(_ value: String) -> Bool {
        switch descriptor.form {
        case .number, .decimal: objection(to: value) != nil
        default: false
        }
    }
}

extension SettingDescriptor.Form {
    /// Why a value cannot be taken; nil when it can.
    func objection(to value: String) -> Refusal? {
        switch self {
        case .toggle:
            ["on", "off"].contains(value) ? nil : Refusal(RefusalText.settingOnOrOff, value: value)
        case .number(let range, let words):
            words.contains(value) || Int(value).map(range.contains) == true
                ? nil
                : Refusal(
                    RefusalText.settingNumber(
                        value: value, least: "\(range.lowerBound)", most: "\(range.upperBound)"))
        case .decimal(let range, let word, let refusal):
            value == word || Double(value).map(range.contains) == true ? nil : Refusal(refusal, value: value)
        case .choice(let words, .settingOneOf):
            words.contains(value) ? nil : Refusal(RefusalText.settingOneOf, value: value, known: words)
        case .choice(let words, let refusal):
            words.contains(value) ? nil : Refusal(refusal, value: value)
        case .time:
            value == "off" || SettingKey.time(value) != nil
                ? nil : Refusal(RefusalText.settingTimeOfDay, value: value)
        case .text(let objection): objection(value)
        }
    }
}
