import VowAnswers

/// The page's words as its modules load them.
enum PageTextFile {
    /// Texts by their keys, each as a list of its English and its Spanish form.
    static func bytes(_ texts: [String: TextForms]) -> [UInt8] {
        PageJSON.bytes(texts.mapValues { [$0.en, $0.es] })
    }
}
