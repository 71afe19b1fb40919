import VowAnswers

/// The settings of the page's way in from other machines.
extension SettingKey {
    static func objection(toPageAddress value: String) -> Refusal? {
        value == "off" || isAddress(value) ? nil : Refusal(RefusalText.settingPageAddress, value: value)
    }

    static func objection(toPageNames value: String) -> Refusal? {
        let names = value.split(separator: ",", omittingEmptySubsequences: false)
        return names.allSatisfy(isName) ? nil : Refusal(RefusalText.settingPageNames, value: value)
    }

    static func objection(toPageFile value: String) -> Refusal? {
        value == "auto" || value.hasPrefix("/") ? nil : Refusal(RefusalText.settingPageFile)
    }

    /// Whether a text has the form of an IPv4 or IPv6 address.
    private static func isAddress(_ text: String) -> Bool {
        if text.contains(":") {
            return text.utf8.count <= 45 && text.allSatisfy { $0.isHexDigit || $0 == ":" || $0 == "." }
        }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4
            && parts.allSatisfy {
                (1...3).contains($0.count) && (Int($0).map { (0...255).contains($0) } ?? false)
            }
    }

    /// Whether a text may stand in `Host`: an address, or words of letters, digits and hyphens with points between.
    private static func isName(_ text: Substring) -> Bool {
        let name = text.filter { $0 != " " }
        if name.contains(":") { return isAddress(name) }
        return (1...253).contains(name.utf8.count)
            && name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { word in
                !word.isEmpty && word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
            }
    }
}
