import VowAnswers

/// The page's words as its modules load them.
enum PageTextFile {
    /// All texts of the page.
    static let all = bytes(PageText.allCases)

    /// The wake screen's alone: it is read half asleep, and loads nothing else.
    static let atNight = bytes(
        PageText.allCases.filter {
            $0.code.hasPrefix("night.") || [.save, .any, .languageOwnName].contains($0)
        })

    /// The languages that every text of the page is translated into. A debug build has the one that shows what is not.
    static let languages = TextLanguage.settable.filter { language in
        PageText.allCases.allSatisfy { language.form(Int($0.rawValue)) != nil }
    }

    /// Texts by their codes, each as a list of its forms; `languages` says which ones these are.
    private static func bytes(_ keys: [PageText]) -> [UInt8] {
        var texts = ["languages": languages.map(\.code)]
        for key in keys { texts[key.code] = languages.map { $0.form(Int(key.rawValue)) ?? "" } }
        return PageJSON.bytes(texts)
    }
}
