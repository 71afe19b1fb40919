package import Testing
package import VowPorts

/// What every model of meanings behind `Embedder` must do.
package struct EmbedderContract {
    let embedder: any Embedder

    /// Names the model under test.
    package init(_ embedder: any Embedder) { self.embedder = embedder }

    /// Places are directions of one length and one number of dimensions, the same every time, whatever the case.
    package func placesAreDirections(_ texts: [String], sourceLocation: SourceLocation = #_sourceLocation)
        throws
    {
        var dimensions: Set<Int> = []
        for text in texts {
            let place = try embedder.place(of: text)
            dimensions.insert(place.count)
            let length = place.reduce(0) { $0 + $1 * $1 }
            #expect(abs(length - 1) < 0.001, "\(text)", sourceLocation: sourceLocation)
            #expect(try embedder.place(of: text) == place, sourceLocation: sourceLocation)
            #expect(try embedder.place(of: text.uppercased()) == place, sourceLocation: sourceLocation)
        }
        #expect(dimensions.count == 1, sourceLocation: sourceLocation)
        #expect(!embedder.model.isEmpty, sourceLocation: sourceLocation)
    }

    /// Nothing has no place, and no closeness to anything.
    package func nothingHasNoPlace(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        for nothing in ["", "   "] {
            #expect(try embedder.place(of: nothing).isEmpty, sourceLocation: sourceLocation)
            #expect(try embedder.closeness(of: text, nothing) == nil, sourceLocation: sourceLocation)
        }
        let itself = try embedder.closeness(of: text, text)
        #expect(itself.map { $0 > 0.999 } == true, sourceLocation: sourceLocation)
    }

    /// A text lies closer to one of like meaning than to one of another.
    package func closer(
        _ text: String, to like: String, than other: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let near = try embedder.closeness(of: text, like) ?? -1
        let far = try embedder.closeness(of: text, other) ?? 1
        #expect(near > far, "\(near), \(far)", sourceLocation: sourceLocation)
    }
}
