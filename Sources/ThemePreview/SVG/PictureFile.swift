// Pictures as files of their own: which there are, and what they are called. Must not write any file.

package import FioriTheme
import NSSSyntax

/// One picture in one variant, as an SVG document.
package struct PictureFile: Sendable {
    /// The file's name: class path or component, sample, state, where it is not so everywhere the device, appearance, and
    /// where they matter level and contrast.
    package let name: String
    /// The document.
    package let bytes: [UInt8]

    /// The pictures of a gallery, in its variants: elevated ones and those with increased contrast only where they look
    /// different.
    package static func all(_ gallery: Gallery) -> [PictureFile] {
        // What is so in the first place keeps its name, whatever is different elsewhere.
        all(
            gallery.entries.map { entry in
                (entry.card, entry.cells.contains(gallery.place.cell) ? nil : entry.cells.description)
            }, variants: gallery.variants.all)
    }

    /// The pictures of some cards in one place.
    package static func all(_ cards: [Card], variants: [ColorVariant]) -> [PictureFile] {
        all(cards.map { ($0, nil) }, variants: variants)
    }

    private static func all(_ cards: [(card: Card, place: String?)], variants: [ColorVariant]) -> [PictureFile] {
        var files: [PictureFile] = []
        for ((card, place), head) in zip(cards, heads(of: cards.map { $0.card.title })) {
            let places = place.map { [$0] } ?? []
            for state in card.states {
                for picture in state.pictures {
                    for variant in variants {
                        let usual = ColorVariant(appearance: variant.appearance, level: .base, contrast: .normal)
                        if variant != usual, variants.contains(usual),
                            picture.paints.allSatisfy({ $0[variant] == $0[usual] })
                        {
                            continue
                        }
                        let words = ([picture.label, state.name] + places + variant.words).filter { !$0.isEmpty }
                        let title = ([card.title] + words).joined(separator: ", ")
                        let name = ([head] + words.map { spelled($0) }).joined(separator: ".") + ".svg"
                        let document = SVGWriter.document(picture, title: title, mark: mark(name), variant)
                        files.append(PictureFile(name: name, bytes: document))
                    }
                }
            }
        }
        return files
    }

    /// True for a picture that was written under this name and has kept it: nobody has made it theirs.
    package static func isOwn(_ bytes: [UInt8], name: String) -> Bool {
        let mark = Array(mark(name).utf8)
        let lines = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 3, omittingEmptySubsequences: false)
        return lines.prefix(3).contains { $0.elementsEqual(mark) }
    }

    /// The line by which a picture is known again.
    private static func mark(_ name: String) -> String { "<metadata>fdltheme preview: \(name)</metadata>" }

    /// What the files of some cards begin with: the title where each file system can tell it from the others, else with
    /// a number made of the title. So a name depends on no order, and of two that are alike neither takes the other's.
    private static func heads(of titles: [String]) -> [String] {
        var spellings: [String: Set<String>] = [:]
        for title in titles { spellings[title.lowercased(), default: []].insert(title) }
        return titles.map { title in
            let plain = spelled(title)
            if plain == title, spellings[title.lowercased()]?.count == 1 { return plain }
            var number: [UInt8] = []
            for byte in SHA256.digest(Array(title.utf8)).prefix(4) { number.write(hex: UInt32(byte), digits: 2) }
            return plain + "~" + String(decoding: number, as: UTF8.self)
        }
    }

    /// A word in letters, digits, hyphens and underscores; anything else is a hyphen.
    private static func spelled(_ word: String) -> String {
        var bytes: [UInt8] = []
        for byte in word.utf8 {
            let isPlain =
                byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || (byte >= 0x30 && byte <= 0x39)
                || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A)
            bytes.append(isPlain ? byte : UInt8(ascii: "-"))
        }
        // Most systems take no name of more than 255 bytes.
        return String(decoding: bytes.prefix(120), as: UTF8.self)
    }
}

extension ColorVariant {
    /// What sets it apart in words: always the appearance, level and contrast where they are not the usual ones.
    package var words: [String] {
        [appearance.rawValue] + (level == .elevated ? ["elevated"] : []) + (contrast == .high ? ["high-contrast"] : [])
    }
}
