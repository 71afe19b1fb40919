import VowCore
import VowRecitation
package import VowRuntime

/// Genuine passes and false acceptances as functions of the threshold.
package struct OperatingCurve: Hashable, Sendable {
    /// The curve at a threshold.
    package struct Point: Hashable, Sendable {
        /// The score that a line needs.
        package let similarity: Double
        /// The share of recordings whose own sentence passes.
        package let genuine: Share
        /// The share of other sentences that pass.
        package let falseAcceptance: Share
        /// The share of own sentences that pass with one content word exchanged.
        package let exchanged: Share
    }

    /// From 0.40 to 1.00 in steps of 0.02.
    package let points: [Point]

    /// The curve of trials.
    package init(_ trials: GroupTrials) {
        points = (20...50).map { step in
            let similarity = Double(step) / 50
            return Point(
                similarity: similarity, genuine: trials.genuine(at: similarity),
                falseAcceptance: trials.falseAcceptance(at: similarity),
                exchanged: trials.passed(.exchanged, at: similarity))
        }
    }

    /// The point at the lowest threshold at which at most this share of other sentences passes, or nil.
    package func point(atMostFalse share: Double) -> Point? {
        points.first { ($0.falseAcceptance.value ?? 0) <= share }
    }
}

/// Draws operating curves.
package enum OperatingPlot {
    /// A curve with its name and operating point.
    package struct Line {
        /// The legend's text.
        package let name: String
        package let curve: OperatingCurve
        /// The point of the threshold in force.
        package let operating: OperatingCurve.Point

        package init(name: String, curve: OperatingCurve, operating: OperatingCurve.Point) {
            self.name = name
            self.curve = curve
            self.operating = operating
        }
    }

    // Colours that people with any colour vision can distinguish (Okabe and Ito, 2008); the dashes help too.
    private static let colours = [
        "#0072b2", "#d55e00", "#009e73", "#cc79a7", "#56b4e9", "#e69f00", "#000000",
    ]
    private static let dashes = ["none", "8 3", "2 3", "8 3 2 3"]
    private static let left = 70.0
    private static let top = 30.0
    private static let width = 520.0
    private static let height = 400.0
    /// The axes: false acceptance up to 10%, genuine passes from 50%.
    private static let mostFalse = 0.1
    private static let leastGenuine = 0.5

    /// An SVG: false acceptance to the right, genuine passes up, a ring at each operating point.
    package static func svg(_ lines: [Line]) -> String {
        let legendHeight = 22 * lines.count + 20
        var parts = [
            #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 \#(500 + legendHeight)" "#
                + #"font-family="sans-serif" font-size="13" role="img" aria-labelledby="title">"#,
            "<title id=\"title\">Genuine recitations that pass against other sentences that pass</title>",
            ##"<rect width="100%" height="100%" fill="#ffffff"/>"##,
        ]
        parts += axes()
        for (index, line) in lines.enumerated() { parts += draw(line, index) }
        return parts.joined(separator: "\n") + "\n</svg>\n"
    }

    private static func axes() -> [String] {
        var parts: [String] = []
        for step in 0...5 {
            let share = Double(step) / 5
            let x = Texts.decimal(left + share * width, places: 1)
            let y = Texts.decimal(top + height - share * height, places: 1)
            parts += [
                ##"<path d="M\##(x) \##(Int(top))V\##(Int(top + height))M\##(Int(left)) \##(y)H\##(Int(left + width))" stroke="#dddddd"/>"##,
                #"<text x="\#(x)" y="450" text-anchor="middle">\#(Texts.percent(share * mostFalse, places: 0))</text>"#,
                #"<text x="62" y="\#(y)" text-anchor="end" dominant-baseline="middle">\#(Texts.percent(leastGenuine + share * (1 - leastGenuine), places: 0))</text>"#,
            ]
        }
        parts += [
            #"<text x="330" y="475" text-anchor="middle">other sentences that pass</text>"#,
            #"<text transform="translate(20 230) rotate(-90)" text-anchor="middle">own sentences that pass</text>"#,
        ]
        return parts
    }

    private static func draw(_ line: Line, _ index: Int) -> [String] {
        let colour = colours[index % colours.count]
        let dash = dashes[index % dashes.count]
        let path = line.curve.points.map { place($0) }.enumerated()
            .map { "\($0.offset == 0 ? "M" : "L")\($0.element.x) \($0.element.y)" }.joined()
        let ring = place(line.operating)
        let legend = 500 + 22 * index
        return [
            #"<path d="\#(path)" fill="none" stroke="\#(colour)" stroke-width="2" stroke-dasharray="\#(dash)"/>"#,
            #"<circle cx="\#(ring.x)" cy="\#(ring.y)" r="5" fill="none" stroke="\#(colour)" stroke-width="2"/>"#,
            #"<path d="M70 \#(legend)h30" stroke="\#(colour)" stroke-width="2" stroke-dasharray="\#(dash)"/>"#,
            #"<text x="110" y="\#(legend)" dominant-baseline="middle">\#(escaped(line.name))</text>"#,
        ]
    }

    private static func place(_ point: OperatingCurve.Point) -> (x: String, y: String) {
        let across = min(1, (point.falseAcceptance.value ?? 0) / mostFalse)
        let up = max(0, ((point.genuine.value ?? 0) - leastGenuine) / (1 - leastGenuine))
        return (
            Texts.decimal(left + across * width, places: 1),
            Texts.decimal(top + height - up * height, places: 1)
        )
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}

extension OperatingPlot.Line {
    /// The curve of trials, named after them, with the threshold in force.
    package init(_ trials: GroupTrials, similarity: Double) {
        self.init(
            name: "\(trials.source), \(trials.language.rawValue), \(trials.condition.name), "
                + trials.engines.joined(separator: ", "),
            curve: OperatingCurve(trials),
            operating: .init(
                similarity: similarity, genuine: trials.genuine(at: similarity),
                falseAcceptance: trials.falseAcceptance(at: similarity),
                exchanged: trials.passed(.exchanged, at: similarity)))
    }
}
