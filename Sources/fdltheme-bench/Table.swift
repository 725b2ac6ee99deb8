// Prints results: a table for people and for the README, JSON for machines.

enum Table {
    private static let head = [
        "row", "measure", "value", "holds", "floor", "goal", "stretch", "tool", "peer", "by processor",
    ]

    /// The table as Markdown, one line a row, with reasons below it for rows that have no value.
    static func text(_ results: [RowResult]) -> String {
        let lines = [head] + results.map(cells)
        let widths = head.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
        var text = ""
        for (index, line) in lines.enumerated() {
            let shown = head.indices.map { column in
                let blanks = String(repeating: " ", count: widths[column] - line[column].count)
                return isWords(column) ? line[column] + blanks : blanks + line[column]
            }
            text += "| " + shown.joined(separator: " | ") + " |\n"
            if index > 0 { continue }
            let rules = head.indices.map { String(repeating: "-", count: widths[$0] + 1) + (isWords($0) ? "-" : ":") }
            text += "|" + rules.joined(separator: "|") + "|\n"
        }
        let notes = results.compactMap(note)
        return notes.isEmpty ? text : text + "\n" + notes.joined(separator: "\n") + "\n"
    }

    /// What must be said of a row below the table.
    private static func note(_ result: RowResult) -> String? {
        switch result.outcome {
        case .value(_, atMost: true, _):
            "row \(result.row.number): at most; this program's own memory hides a smaller value"
        case .value: nil
        case .missing(let reason): "row \(result.row.number): (\(reason))"
        case .failed(let reason): "row \(result.row.number): failed: \(reason)"
        }
    }

    /// Words stand left, figures right.
    private static func isWords(_ column: Int) -> Bool { column == 1 || column == 3 }

    private static func cells(_ result: RowResult) -> [String] {
        let row = result.row
        let bounds = [row.bounds.floor, row.bounds.goal, row.bounds.stretch].map { decimal($0) }
        let times = [result.toolTime, result.rivalTime].map { $0.map(milliseconds) ?? "" }
        let processor = result.processorValue.map { decimal($0) + "x" } ?? ""
        return ["\(row.number)", row.title] + valueCells(result) + bounds + times + [processor]
    }

    private static func valueCells(_ result: RowResult) -> [String] {
        switch result.outcome {
        case .value(let value, let atMost, let held):
            let unit = result.row.bounds.unit
            let shown = decimal(value) + (unit == "x" ? unit : " " + unit)
            return [(atMost ? "<= " : "") + shown, held == .none ? "none" : held.rawValue]
        case .missing: return ["-", "no peer"]
        case .failed: return ["-", "FAILED"]
        }
    }

    // MARK: JSON

    /// The same as JSON: one object a row, times in nanoseconds.
    static func json(_ results: [RowResult], tool: String) -> String {
        let rows = results.map { "    {" + fields($0).joined(separator: ", ") + "}" }
        return "{\n  \"version\": 1,\n  \"tool\": \(quoted(tool)),\n  \"rows\": [\n"
            + rows.joined(separator: ",\n") + "\n  ]\n}\n"
    }

    private static func fields(_ result: RowResult) -> [String] {
        let row = result.row
        let bounds = row.bounds
        var fields = [
            "\"row\": \(row.number)", "\"measure\": \(quoted(row.title))", "\"unit\": \(quoted(bounds.unit))",
            "\"better\": \(bounds.largerIsBetter ? "\"larger\"" : "\"smaller\"")",
            "\"floor\": \(decimal(bounds.floor))", "\"goal\": \(decimal(bounds.goal))",
            "\"stretch\": \(decimal(bounds.stretch))",
        ]
        switch result.outcome {
        case .value(let value, let atMost, let held):
            fields += ["\"value\": \(decimal(value, places: 3))", "\"atMost\": \(atMost)"]
            fields.append("\"holds\": \(quoted(held.rawValue))")
        case .missing(let reason): fields.append("\"notMeasured\": \(quoted(reason))")
        case .failed(let reason): fields.append("\"failed\": \(quoted(reason))")
        }
        if let time = result.toolTime { fields.append("\"toolNanoseconds\": \(time)") }
        if let time = result.rivalTime { fields.append("\"peerNanoseconds\": \(time)") }
        if let value = result.processorValue { fields.append("\"processorValue\": \(decimal(value, places: 3))") }
        return fields
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\" + String(scalar)
            case _ where scalar.value < 0x20:
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    // MARK: Numbers

    private static func milliseconds(_ nanoseconds: Int) -> String {
        decimal(Double(nanoseconds) / 1e6) + " ms"
    }

    /// A number with so many places, without zeros at its end.
    private static func decimal(_ value: Double, places: Int = 2) -> String {
        var scale = 1.0
        for _ in 0..<places { scale *= 10 }
        let text = ((value * scale).rounded() / scale).description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
