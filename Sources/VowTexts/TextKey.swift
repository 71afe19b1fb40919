/// The name of a text, without its words. The keys of one part of the catalogue are one type, which `make texts` writes;
/// its raw values are places in the tables of words, so that a lookup searches for nothing.
package protocol TextKey: RawRepresentable<UInt16>, CaseIterable, Hashable, Sendable {
    /// The name of the part, which begins the names of its keys: `wake` of `wake.listening`.
    static var part: String { get }
}

extension TextKey {
    /// The whole name, such as `wake.listening`.
    package var name: String { TextTable.names[Int(rawValue)] }

    /// The name within its part: `alarm.unknown` of `refusal.alarm.unknown`.
    package var code: String { String(name.dropFirst(Self.part.count + 1)) }

    /// The key with a name within this part, or nil if there is none.
    package init?(code: String) {
        guard let index = TextCatalogue.index(of: "\(Self.part).\(code)"), let number = UInt16(exactly: index)
        else { return nil }
        self.init(rawValue: number)
    }
}

/// A text together with what is filled in, in no language yet.
package struct FilledText: Hashable, Sendable {
    /// The place of its key in the tables of words.
    package let index: Int

    /// What is filled in, by the names in the text.
    package let arguments: [String: String]

    /// The whole name of the text, such as `wake.listening`.
    package var name: String { TextTable.names[index] }

    /// How many things the text counts; it chooses the plural form.
    package let count: Int?

    /// The text at a place in the tables of words.
    package init(index: Int, _ arguments: [String: String] = [:]) {
        self.index = index
        self.arguments = arguments
        count = nil
    }

    /// A text of the catalogue with its arguments.
    package init(_ key: some TextKey, _ arguments: [String: String] = [:], count: Int? = nil) {
        index = Int(key.rawValue)
        self.arguments = arguments
        self.count = count
    }
}

/// What can be filled into a text as it is.
package protocol TextArgument {
    /// The letters that are filled in.
    var asText: String { get }
}

extension String: TextArgument {
    /// See `TextArgument`.
    package var asText: String { self }
}

extension Substring: TextArgument {
    /// See `TextArgument`.
    package var asText: String { String(self) }
}

extension Int: TextArgument {
    /// See `TextArgument`.
    package var asText: String { String(self) }
}

extension Int64: TextArgument {
    /// See `TextArgument`.
    package var asText: String { String(self) }
}
