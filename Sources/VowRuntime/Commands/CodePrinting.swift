/// A page with a QR code and its label, to print and hang up in another room.
///
/// Vector graphics without any font but the viewer's own: the code is what counts, the label is for the person.
package enum CodePrinting {
    /// The page's sides in points of 1/72 inch, ISO A4, and the code's side: 9 cm, read from two metres away.
    private static let page = (width: 595, height: 842)
    private static let side = 255

    /// The page as SVG 1.1.
    package static func svg(_ modules: [[Bool]], label: String) -> String {
        let left = (page.width - side) / 2
        let top = (page.height - side) / 2 - 40
        var rectangles = ""
        forEachRow(modules) { x, y, width, height in
            rectangles +=
                "<rect x=\"\(text(Double(left) + x))\" y=\"\(text(Double(top) + y))\" "
                + "width=\"\(text(width))\" height=\"\(text(height))\"/>\n"
        }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="210mm" height="297mm" \
            viewBox="0 0 \(page.width) \(page.height)" role="img" aria-label="QR code: \(escaped(label))">
            <rect width="\(page.width)" height="\(page.height)" fill="#fff"/>
            <g fill="#000" shape-rendering="crispEdges">
            \(rectangles)</g>
            <text x="\(page.width / 2)" y="\(top + side + 48)" text-anchor="middle" \
            font-family="sans-serif" font-size="24">\(escaped(label))</text>
            </svg>

            """
    }

    /// The page as PDF 1.4 (ISO 32000-1), with the label in Helvetica; letters beyond Latin-1 become question marks.
    package static func pdf(_ modules: [[Bool]], label: String) -> [UInt8] {
        let left = Double(page.width - side) / 2
        let bottom = Double(page.height - side) / 2 + 40
        var drawing = "0 g\n"
        forEachRow(modules) { x, y, width, height in
            drawing +=
                "\(text(left + x)) \(text(bottom + Double(side) - y - height)) \(text(width)) \(text(height)) re\n"
        }
        // Helvetica's letters are about half as wide as high.
        let start = max(20, Double(page.width) / 2 - Double(label.count) * 6)
        drawing += "f\nBT /F1 24 Tf \(text(start)) \(text(bottom - 48)) Td (\(literal(label))) Tj ET\n"
        let objects = [
            "<< /Type /Catalog /Pages 2 0 R >>",
            "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
            "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 \(page.width) \(page.height)] /Contents 4 0 R "
                + "/Resources << /Font << /F1 5 0 R >> >> >>",
            "<< /Length \(drawing.utf8.count) >>\nstream\n\(drawing)endstream",
            "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
        ]
        var file = "%PDF-1.4\n"
        var places: [Int] = []
        for (index, object) in objects.enumerated() {
            places.append(file.utf8.count)
            file += "\(index + 1) 0 obj\n\(object)\nendobj\n"
        }
        let table = file.utf8.count
        file += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
        for place in places { file += padded(place) + " 00000 n \n" }
        file += "trailer\n<< /Size \(objects.count + 1) /Root 1 0 R >>\nstartxref\n\(table)\n%%EOF\n"
        return Array(file.utf8)
    }

    /// The dark runs of each row, in points from the code's upper left corner.
    private static func forEachRow(
        _ modules: [[Bool]], _ body: (_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Void
    ) {
        let module = Double(side) / Double(max(1, modules.count))
        for (y, row) in modules.enumerated() {
            var x = 0
            while x < row.count {
                guard row[x] else {
                    x += 1
                    continue
                }
                let start = x
                while x < row.count, row[x] { x += 1 }
                body(Double(start) * module, Double(y) * module, Double(x - start) * module, module)
            }
        }
    }

    /// A number with at most three decimals, as SVG and PDF read it.
    private static func text(_ value: Double) -> String {
        let thousandths = Int((value * 1_000).rounded())
        let rest = String(thousandths % 1_000 + 1_000).dropFirst()
        return "\(thousandths / 1_000).\(rest)"
    }

    private static func padded(_ number: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: 10 - digits.count) + digits
    }

    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for character in text {
            switch character {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            default: escaped.append(character)
            }
        }
        return escaped
    }

    /// A text as a PDF string in parentheses: octal for all that is not plain ASCII.
    private static func literal(_ text: String) -> String {
        var literal = ""
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x28, 0x29, 0x5c: literal += "\\" + String(scalar)
            case 0x20..<0x7f: literal += String(scalar)
            case 0xa0...0xff: literal += "\\" + String(scalar.value, radix: 8)
            default: literal += "?"
            }
        }
        return literal
    }
}
