import Testing
import VowRuntime

/// Where a file lies, by its path alone.
@Suite struct FilePathTests {
    @Test(
        "the folder of a path, also of a name of one letter",
        arguments: [
            ("t", ""), ("", ""), ("a/t", "a"), ("/t", "/"), ("/", "/"), ("/a/b", "/a"), ("/a/b/", "/a"),
            ("./t", "."),
            ("a//b", "a"), ("//", "/"), ("h/", ""),
        ])
    func folder(_ path: String, _ folder: String) { #expect(FilePath.folder(of: path) == folder) }
}
