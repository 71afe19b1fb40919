/// Spelling to sound for English, by rules: exact enough that words which sound alike get like phones.
///
/// A rule reads `left[letters]right=phones`. In the contexts `#` is a word boundary, `^` a consonant letter,
/// `*` a vowel letter, `+` one of e, i, y, and `%` an ending e, es, ed, er, ers, ely, ing, ings or y that
/// closes the word. The first rule that fits at a place wins; unknown letters are silent.
enum EnglishPhonetics {
    /// The phones of a lower-case word of ASCII letters.
    static func phones(of word: String) -> [UInt8] {
        if let exception = exceptions[word] { return softened(exception) }
        if word.count > 3, word.hasSuffix("s"), !word.hasSuffix("ss"),
            let stem = exceptions[String(word.dropLast())]
        {
            return softened(stem + [UInt8(ascii: "z")])
        }
        let letters = Array(word.unicodeScalars)
        var result: [UInt8] = []
        var place = 0
        while place < letters.count {
            place += rules.read(letters, at: place, into: &result)
        }
        return softened(collapsed(result))
    }

    /// Marks each r that stands before a consonant or at the end, which not every accent says.
    private static func softened(_ phones: [UInt8]) -> [UInt8] {
        var result = phones
        for index in phones.indices where phones[index] == UInt8(ascii: "r") && index > 0 {
            let next = index + 1 < phones.count ? phones[index + 1] : 0
            if !Phones.vowels.contains(next) { result[index] = UInt8(ascii: "q") }
        }
        return result
    }

    /// Doubled consonants sound once.
    private static func collapsed(_ phones: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        for phone in phones where phone != result.last { result.append(phone) }
        return result
    }

    private static let exceptions: [String: [UInt8]] = {
        var table: [String: [UInt8]] = [:]
        for entry in PhraseFile.englishWords.words("sounds") {
            let parts = entry.split(separator: "=")
            table[String(parts[0])] = Array(parts[1].utf8)
        }
        return table
    }()

    private static let rules = SpellingRules(ruleList)

    private static let ruleList = """
        [augh]t=O [air]=er [are]#=er [ar]*=er [ar]r=Ar w[ar]=Or [ar]=ar [ai]=E [ay]=E [au]=O [aw]=O [al]k=O [al]l=Ol \
        [al]#=@l [age]#=IJ [able]#=@b@l [a]^%=E [a]st%=E [ation]=ES@n [a]tion=E [a]#=@ #[a]bout=@ #[a]=A w[a]=a [a]=A \
        [bb]=b m[b]#= [b]=b \
        s[ch]ool=k [ch]r=k [ch]=C [ck]=k [cc]+=ks [cc]=k [cia]=S@ [cious]=S@s [cian]=S@n s[c]+= [c]+=s [c]=k \
        [dge]=J [dg]=J [dd]=d [d]=d \
        [eigh]=E [ear]^=R [ear]=ir [eer]=ir [ere]#=ir [er]#=R [er]^=R [er]=er [ee]=i [ea]=i [eau]=o [ei]=i [ey]#=i [ey]=E \
        [eu]=yu [ew]=yu t[ed]#=Id d[ed]#=Id [ed]#=d [ely]#=li [es]#=Iz [ement]#=m@nt [eful]#=f@l [eless]#=lIs #[ex]*=Igz \
        ^[e]#= *[e]#= [e]^%=i #[e]=e [e]=e \
        [ff]=f [ful]#=f@l [f]=f \
        #[gn]=n [gn]#=n [gg]=g [gh]t= i[gh]= [gh]#= #[gh]=g [gh]=g [gue]#=g [gu]+=g [ge]#=J n[g]+=J #[g]et=g #[g]i=g [g]+=J [g]=g \
        [h]#= [h]=h \
        [igh]=Y [ign]#=Yn [ied]#=id [ies]#=iz [ier]#=iR [ie]=i [ir]^=R [ir]#=R [ind]#=Ynd [ild]#=Yld [ique]#=ik [ine]#=Yn \
        [ize]=Yz [ise]#=Yz [ised]#=Yzd [ises]#=YzIz [ising]#=YzIN [ing]#=IN [ity]#=Iti [ive]#=Iv [ion]=y@n [i]^%=Y [i]#=Y [i]a=i [i]o=i [i]=I \
        [j]=J \
        #[kn]=n [kk]=k [k]=k \
        [ll]=l ^[le]#=@l ^[led]#=@ld ^[les]#=@lz [l]=l \
        [mm]=m #[mn]=n [mn]#=m [m]=m \
        [nn]=n [nge]=nJ [ng]#=N [ng]^=Ng [ng]s=N [nk]=Nk [nc]k=N [n]=n \
        [ough]t=O [ough]=o [oar]=Or [our]#=R [our]=Or [oor]=Or [ore]=Or w[or]=R t[or]#=R [or]=Or [oa]=o [oe]=o [oi]=Q [oy]=Q [ook]=Uk [oo]=u \
        [ous]#=@s [ould]=Ud [ou]=W [ow]#=o [own]=Wn [ow]=W [old]=old [oll]#=ol [ost]#=ost [o]th=@ [on]#=@n [o]^%=o [o]#=o [o]=a \
        #[pn]=n #[ps]=s [ph]=f [pp]=p [p]=p \
        [que]#=k [qu]=kw [q]=k \
        [rr]=r [rh]=r [r]=r \
        [sch]=sk [sh]=S [ssion]=S@n *[sion]=Z@n [sion]=S@n [ss]=s [sure]#=ZR [st]le=s [stle]=sl #[s]=s *[se]#=z *[ses]#=zIz *[s]*=z i[s]#=s u[s]#=s *[s]#=z \
        b[s]#=z d[s]#=z g[s]#=z l[s]#=z m[s]#=z n[s]#=z r[s]#=z v[s]#=z w[s]#=z y[s]#=z [s]=s \
        [tion]=S@n [tial]=S@l [tious]=S@s [tience]=S@ns [tient]=S@nt [ture]=CR [tch]=C #[the]=De #[thi]s=DI #[tha]t=DA #[tho]se=Do [ther]#=DR [the]#=D [th]=T [tt]=t [t]=t \
        #[uni]=yunI [ur]*=yUr [ur]=R [ui]=u [uy]=Y #[un]=@n r[u]^%=u l[u]^%=u j[u]^%=u [u]^%=yu [ue]#=u [u]#=u [ul]l=Ul q[u]=w [u]=@ \
        [vv]=v [v]=v \
        #[wr]=r #[who]=hu [wh]=w *[w]#= *[w]^= [w]=w \
        #[x]=z [x]=ks \
        #[y]=y ^[y]#=i ^[y]^%=Y ^[y]=I [yr]=Yr [y]=i \
        [zz]=z [z]=z
        """
}

/// Rules of spelling to sound, which are found by their first letter.
struct SpellingRules: Sendable {
    /// How letters sound between others; written `left[letters]right=phones`.
    private struct Rule {
        let left: [Unicode.Scalar]
        let letters: [Unicode.Scalar]
        let right: [Unicode.Scalar]
        let phones: [UInt8]

        init(_ text: Substring) {
            let parts = text.split(omittingEmptySubsequences: false) { "[]=".contains($0) }
            left = Array(parts[0].unicodeScalars)
            letters = Array(parts[1].unicodeScalars)
            right = Array(parts[2].unicodeScalars)
            phones = Array(parts[3].utf8)
        }
    }

    private let byLetter: [Unicode.Scalar: [Rule]]

    /// - Parameter list: rules with spaces or ends of lines between them.
    init(_ list: String) {
        let rules = list.split { $0 == " " || $0 == "\n" }.map { Rule($0) }
        byLetter = Dictionary(grouping: rules) { $0.letters[0] }
    }

    /// Appends how the letters at a place sound.
    /// - Returns: how many letters these are.
    func read(_ word: [Unicode.Scalar], at place: Int, into phones: inout [UInt8]) -> Int {
        for rule in byLetter[word[place]] ?? [] where Self.fits(rule, word, at: place) {
            phones += rule.phones
            return rule.letters.count
        }
        return 1
    }

    private static func fits(_ rule: Rule, _ word: [Unicode.Scalar], at place: Int) -> Bool {
        guard word[place...].starts(with: rule.letters) else { return false }
        func letter(_ position: Int) -> Unicode.Scalar? {
            word.indices.contains(position) ? word[position] : nil
        }
        var position = place - 1
        for symbol in rule.left.reversed() {
            guard matches(symbol, letter(position)) else { return false }
            position -= 1
        }
        position = place + rule.letters.count
        for symbol in rule.right {
            if symbol == "%" { return isEnding(word.dropFirst(position)) }
            guard matches(symbol, letter(position)) else { return false }
            position += 1
        }
        return true
    }

    private static let endings = ["e", "es", "ed", "er", "ers", "ely", "ing", "y", "ings"]

    private static func isEnding(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
        endings.contains { rest.elementsEqual($0.unicodeScalars) }
    }

    /// Whether a letter, or nil before and behind the word, is what a symbol of a context stands for.
    private static func matches(_ symbol: Unicode.Scalar, _ letter: Unicode.Scalar?) -> Bool {
        guard let letter else { return symbol == "#" }
        switch symbol {
        case "#": return false
        case "*": return isVowel(letter)
        case "^": return !isVowel(letter)
        case "+": return letter == "e" || letter == "i" || letter == "y"
        default: return symbol == letter
        }
    }

    static func isVowel(_ letter: Unicode.Scalar) -> Bool {
        switch letter {
        case "a", "e", "i", "o", "u", "y": true
        default: false
        }
    }
}
