// The rule `mixed-line-ends`.

import FioriTheme
import NSSSyntax

enum MixedLineEnds {
    static let rule = LintRule(
        "mixed-line-ends", .style, .advice, .safe, "lines that end in different ways",
        why: """
            Readers take either, but an editor that writes one kind changes lines that nobody touched, and a search over \
            lines finds half of them. Said once for each sheet.
            """,
        bad: {
            [
                .init("Label {\r\n    font-size: 17;\n}\n"),
                .init("@bandShade:#1B2A4A;\r\n\r\nView { background-color: @bandShade; }\n", engines: [.nui]),
                .init("/* Two\nlines */\r\nLabel { font-size: 17; }\r\n"),
                .init("Label { font-size: 17; }\rButton { height: 44; }\n"),
            ]
        },
        good: {
            [
                .init("Label {\n    font-size: 17;\n}\n"),
                .init("Label {\r\n    font-size: 17;\r\n}\r\n"),
                .init("Label { font-size: 17; }\rButton { height: 44; }\r"),
            ]
        },
        check: { pass in
            // Without a carriage return all lines end in one way.
            guard pass.source.bytes.span.contains(0x0D) else { return }
            let ends = ends(pass.source.bytes)
            let kinds = Kind.allCases.filter { kind in ends.contains { $0.kind == kind } }
            if kinds.count > 1 { report(ends, kinds, &pass) }
        })

    /// A way to end a line.
    private enum Kind: CaseIterable {
        case feed
        case pair
        case carriageReturn

        var name: String {
            switch self {
            case .feed: "LF"
            case .pair: "CRLF"
            case .carriageReturn: "CR"
            }
        }
    }

    private static func ends(_ bytes: [UInt8]) -> [(kind: Kind, range: TextRange)] {
        var ends: [(kind: Kind, range: TextRange)] = []
        var index = 0
        while index < bytes.count {
            let start = index
            index += 1
            if bytes[start] == 0x0A {
                ends.append((.feed, TextRange(start, index)))
            } else if bytes[start] == 0x0D {
                let isPair = index < bytes.count && bytes[index] == 0x0A
                if isPair { index += 1 }
                ends.append((isPair ? .pair : .carriageReturn, TextRange(start, index)))
            }
        }
        return ends
    }

    private static func report(
        _ ends: [(kind: Kind, range: TextRange)], _ kinds: [Kind], _ pass: inout LintPass
    ) {
        // The first of those that most lines have.
        var most = kinds[0]
        var count = 0
        for kind in kinds {
            let lines = ends.count { $0.kind == kind }
            if lines > count { (most, count) = (kind, lines) }
        }
        let others = ends.filter { $0.kind != most }
        guard let first = others.first else { return }
        let lineEnd: [UInt8] =
            switch most {
            case .feed: [0x0A]
            case .pair: [0x0D, 0x0A]
            case .carriageReturn: [0x0D]
            }
        let rest = ends.count - count
        let otherNames = pass.listed(kinds.filter { $0 != most }.map { $0.name })
        let verb = count == 1 ? "line ends" : "lines end"
        pass.report(
            "\(count) \(verb) in \(most.name), \(rest) in \(otherNames)", at: first.range, .none,
            notes: [.init(rest == 1 ? "this line is the one" : "this line is the first of the \(rest)")],
            help: "let all lines end in \(most.name)",
            fixes: [
                Fix("write \(most.name) everywhere", .unsafe, others.map { Edit($0.range, bytes: lineEnd) })
            ])
    }
}
