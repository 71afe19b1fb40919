/// What a person says to the plain question whether they think about ending their life or hurting themselves.
package enum SafetyAnswer: Hashable, Sendable {
    /// They do not: what was under way goes on.
    case safe
    /// They do, or the answer leaves it open: help is shown.
    case unclear

    /// Reads an answer in English, Spanish or Chinese. Only a "no" without any sign of danger is `safe`.
    package init(_ text: String) {
        let words = SafetyWords.sentences(of: text).flatMap { $0 }
        let isNo =
            words.first.map { ["no", "nope", "n", "nah", "不", "没", "否"].contains($0) } ?? false
            || words.starts(with: ["not", "at", "all"]) || words.starts(with: ["para", "nada"])
        // "不知道" and "no lo se" leave it open.
        let isOpen = [
            "不知", "不清楚", "不确定", "不想说", "no lo se", "no se", "no sure", "no idea", "no quiero decir",
        ]
        .contains {
            words.joined(separator: words.first.map { ChineseText.isChinese($0) } == true ? "" : " ")
                .hasPrefix($0)
        }
        self = isNo && !isOpen && SafetySigns.read([text]).level == .clear ? .safe : .unclear
    }
}
