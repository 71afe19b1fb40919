package import Testing
package import VowPorts

/// What every scanner behind `CodeScanner` must do.
package struct CodeScannerContract {
    let scanner: any CodeScanner

    /// Names the scanner under test.
    package init(_ scanner: any CodeScanner) { self.scanner = scanner }

    /// A code is found with exactly its payload, once.
    package func finds(
        _ code: FoundCode, in picture: GreyPicture, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        #expect(try scanner.codes(in: picture) == [code], sourceLocation: sourceLocation)
    }

    /// A picture without a code gives none, and no failure.
    package func findsNothing(in picture: GreyPicture, sourceLocation: SourceLocation = #_sourceLocation)
        throws
    {
        #expect(try scanner.codes(in: picture).isEmpty, sourceLocation: sourceLocation)
    }
}
