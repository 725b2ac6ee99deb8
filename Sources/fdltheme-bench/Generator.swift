// Makes realistic sheets of a chosen size: the same seed and size always give the same bytes.

/// A small random generator whose sequence never changes, unlike the standard library's own.
struct Random {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// The next 64 bits (SplitMix64).
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }

    /// A number from zero up to, not including, `bound`.
    mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

    /// Whether an event of so many in a thousand happens.
    mutating func happens(perMille: Int) -> Bool { below(1000) < perMille }

    /// One of the elements.
    mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
}

/// What a sheet shall be.
struct SheetPlan {
    /// Bytes of the sheet; it ends with the first item that reaches them.
    var size: Int
    var seed: UInt64
    /// Declarations in a thousand that get an undefined variable, a colour of five digits or a twin. With none a linter has
    /// nothing to remark: own class paths, each once; every variable used, none through another; text apart from its ground.
    var defects = 0
    var layout = Layout.tidy
}

/// Draws the items of one sheet and hands them to a writer.
struct Generator {
    private let plan: SheetPlan
    private var random: Random
    private var writer: SheetWriter
    private var classPaths = 0
    private var dark = Names()
    private var light = Names()
    private var fonts = Names()

    /// The variables of one tone. Each is used once in turn before any is used again.
    private struct Names {
        var all: [String] = []
        var used = 0
    }

    private init(_ plan: SheetPlan, _ writer: SheetWriter) {
        self.plan = plan
        self.random = Random(seed: plan.seed)
        self.writer = writer
    }

    /// Writes the sheet of a plan and its twins under a name without an ending, and returns the bytes of the sheet.
    @discardableResult
    static func write(_ plan: SheetPlan, _ name: String, twins: [TwinLanguage]) throws(BenchError) -> Int {
        var generator = Generator(plan, try SheetWriter(name, plan.layout, twins: twins))
        try generator.palette()
        while generator.writer.size < plan.size { try generator.item() }
        try generator.useTheRest()
        try generator.writer.finish()
        return generator.writer.size
    }

    // MARK: Items

    /// Palettes grow with the sheet and stop where those of real design systems stop.
    private mutating func palette() throws(BenchError) {
        let count = max(4, min(24, plan.size / 400), min(4096, plan.size / 2500))
        try writer.comment("Palette")
        for index in 0..<count {
            if index > 0 && index % 16 == 0 { try comment() }
            let role = Vocabulary.roles[index % Vocabulary.roles.count]
            let round = index / Vocabulary.roles.count
            let name = "brand" + role + (round == 0 ? "" : "Set\(round)")
            try writer.definition(name, paletteColor(index))
            if index % 2 == 0 { dark.all.append(name) } else { light.all.append(name) }
        }
        // A font that is written out again and again is a finding.
        for (index, font) in Vocabulary.fonts.prefix(max(1, plan.size / 4096)).enumerated() {
            fonts.all.append("brandFont\(index + 1)")
            try writer.definition("brandFont\(index + 1)", font)
        }
    }

    private mutating func item() throws(BenchError) {
        switch random.below(100) {
        case 0..<12: try comment()
        case 12..<15:
            try writer.openMedia(random.pick(Vocabulary.conditions))
            for _ in 0...random.below(5) { try block(isNested: true) }
            try writer.closeMedia()
        default: try block(isNested: false)
        }
    }

    private mutating func comment() throws(BenchError) {
        var text = random.pick(Vocabulary.commentWords).capitalizedFirst
        for _ in 0..<(2 + random.below(11)) { text += " " + random.pick(Vocabulary.commentWords) }
        let rule = String(repeating: "-", count: 60)
        try writer.comment(random.happens(perMille: 150) ? "\(rule)\n   \(text)\n   \(rule)" : text)
    }

    private mutating func block(isNested: Bool) throws(BenchError) {
        let paths = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 4]
        let sizes = [1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 6, 7, 9, 12]
        var selectors: [String] = []
        for _ in 0..<random.pick(paths) { selectors.append(classPath()) }
        var body = BlockBody()
        for _ in 0..<random.pick(sizes) { draw(into: &body) }
        try writer.block(selectors, body.declarations, isNested: isNested)
    }

    /// A small sheet may end before each variable had its turn.
    private mutating func useTheRest() throws(BenchError) {
        while dark.used < dark.all.count || light.used < light.all.count || fonts.used < fonts.all.count {
            let body = [
                Declaration(name: "background-color", value: reference(.dark)),
                Declaration(name: "font-color", value: reference(.light)),
                Declaration(name: "font-name", value: value(.font)),
            ]
            try writer.block([classPath()], body, isNested: false)
        }
    }

    private mutating func classPath() -> String {
        classPaths += 1
        return "App\(random.pick(Vocabulary.components))\(classPaths)_\(random.pick(Vocabulary.parts))"
    }

    // MARK: Declarations

    private struct BlockBody {
        var declarations: [Declaration] = []

        func has(_ name: String) -> Bool { declarations.contains { $0.name == name } }
    }

    /// Adds a declaration, and what it needs to have an effect: the value without a state, and its companion.
    private mutating func draw(into body: inout BlockBody) {
        let attribute = random.pick(Vocabulary.weighted)
        let state = attribute.takesState ? random.pick(Vocabulary.states) : ""
        if !body.has(attribute.name) { add(attribute, "", to: &body) }
        if !body.has(attribute.name + state) { add(attribute, state, to: &body) }
        guard let companion = attribute.companion, !body.has(companion) else { return }
        for other in Vocabulary.attributes where other.name == companion { add(other, "", to: &body) }
    }

    private mutating func add(_ attribute: Attribute, _ state: String, to body: inout BlockBody) {
        let name = attribute.name + state
        var value = value(attribute.kind)
        // A state that looks like another one is a finding.
        while body.declarations.contains(where: { $0.value == value && $0.name.hasPrefix(attribute.name) }) {
            value = self.value(attribute.kind)
        }
        if plan.defects > 0 && random.happens(perMille: plan.defects) {
            switch random.below(3) {
            case 0: value = .reference("undefined\(random.below(1000))")
            case 1: value = .text("#12345")
            default: body.declarations.append(Declaration(name: name, value: value))
            }
        }
        body.declarations.append(Declaration(name: name, value: value))
    }

    private mutating func value(_ kind: ValueKind) -> Value {
        switch kind {
        case .color(let tone): return random.happens(perMille: 720) ? reference(tone) : .text(literalColor(tone))
        case .number(let range):
            let number = range.lowerBound + random.below(range.count)
            return .text(random.happens(perMille: 900) ? "\(number)" : "\(number).5")
        case .fraction: return .text("0.\(10 + random.below(90))")
        case .font: return .reference(Generator.nextName(&fonts, &random))
        case .box:
            let numbers = (0..<random.pick([1, 2, 4, 4])).map { _ in "\(random.below(33))" }
            return .text(numbers.joined(separator: " "))
        case .pair: return .text("\(1 + random.below(11)),\(1 + random.below(11))")
        case .image: return .text(random.pick(Vocabulary.images))
        case .align: return .text(random.pick(["left", "center", "right"]))
        case .boolean: return .text(random.pick(["true", "false"]))
        }
    }

    private mutating func reference(_ tone: Tone) -> Value {
        switch tone {
        case .dark: .reference(Generator.nextName(&dark, &random))
        case .light: .reference(Generator.nextName(&light, &random))
        }
    }

    /// First each name in turn, then a few names very often, as in real themes.
    private static func nextName(_ names: inout Names, _ random: inout Random) -> String {
        if names.used < names.all.count {
            names.used += 1
            return names.all[names.used - 1]
        }
        let share = Double(random.below(1 << 20)) / Double(1 << 20)
        return names.all[Int(Double(names.all.count) * share * share * share)]
    }

    // MARK: Colours

    /// Variables get colours with an even last digit, each as far from the others as can be seen; when there are no more
    /// of these, a further role repeats one of them.
    private func paletteColor(_ index: Int) -> String {
        let place = index / 2 % 27
        let base = index % 2 == 0 ? 0 : 0xD0
        return hexColor(base + place / 9 * 16, base + place / 3 % 3 * 16, base + place % 3 * 16)
    }

    /// Literals get an odd last digit, so that none repeats what a variable says.
    private mutating func literalColor(_ tone: Tone) -> String {
        let base = tone == .dark ? 0 : 0xD0
        let red = base + random.below(48)
        let green = base + random.below(48)
        let blue = base + random.below(24) * 2 + 1
        return random.happens(perMille: 800) ? hexColor(red, green, blue) : "rgba(\(red), \(green), \(blue), 0.9)"
    }
}

/// Six digits in one case, as a style guide asks.
private func hexColor(_ red: Int, _ green: Int, _ blue: Int) -> String {
    let digits = String(0x100_0000 + red << 16 + green << 8 + blue, radix: 16, uppercase: true)
    return "#" + digits.dropFirst()
}

extension String {
    /// The text with an upper-case first letter.
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
