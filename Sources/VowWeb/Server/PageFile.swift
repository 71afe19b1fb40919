import VowAnswers

/// A file of the page, held in the program itself.
struct PageFile: Sendable {
    let bytes: [UInt8]
    /// Its media type.
    let type: String
    /// A mark that changes with its bytes, for caches.
    let mark: String

    private init(_ bytes: [UInt8], _ type: String) {
        self.bytes = bytes
        self.type = type
        // FNV-1a over 64 bits: a mark for caches, no proof of anything.
        let sum = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        mark = "\"\(String(sum, radix: 16))\""
    }

    /// Every address that answers with a file. No other file can be reached, whatever the address says.
    static let all: [String: PageFile] = {
        var files: [String: PageFile] = [:]
        for (path, bytes) in PageFileList.pages { files[path] = PageFile(bytes, "text/html; charset=utf-8") }
        for (path, bytes) in PageFileList.modules {
            files[path] = PageFile(bytes, "text/javascript; charset=utf-8")
        }
        files["/modules/limits.js"] = PageFile(PageLimits.module, "text/javascript; charset=utf-8")
        for (path, bytes) in PageFileList.pictures { files[path] = PageFile(bytes, "image/svg+xml") }
        files["/texts.json"] = PageFile(PageTextFile.all, "application/json")
        files["/texts/night.json"] = PageFile(PageTextFile.atNight, "application/json")
        files["/manifest.json"] = PageFile(PackageResources.manifest_json, "application/manifest+json")
        files["/style.css"] = PageFile(PackageResources.style_css, "text/css; charset=utf-8")
        return files
    }()

    /// What a browser without the token sees; it needs no other file than these.
    static let open: Set = ["/style.css", "/icon.svg", "/manifest.json"]

    /// The page at an address where there is nothing.
    static let missing = PageFile(PackageResources.missing_html, "text/html; charset=utf-8")

    /// The page for somebody without the token.
    static let locked = PageFile(PackageResources.locked_html, "text/html; charset=utf-8")
}
