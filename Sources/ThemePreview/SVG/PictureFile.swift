// Pictures as files of their own: which there are, and what they are called. Must not write any file.

package import FioriTheme

/// One picture in one variant, as an SVG document.
package struct PictureFile: Sendable {
    /// The file's name: class path or component, sample, state, appearance, and where they matter level and contrast.
    package let name: String
    /// The document.
    package let bytes: [UInt8]

    /// The pictures of some cards, in the given variants: elevated ones and those with increased contrast only where
    /// they look different.
    package static func all(_ cards: [Card], variants: [ColorVariant]) -> [PictureFile] {
        var files: [PictureFile] = []
        var taken: Set<String> = []
        for card in cards {
            for state in card.states {
                for picture in state.pictures {
                    for variant in variants {
                        let usual = ColorVariant(appearance: variant.appearance, level: .base, contrast: .normal)
                        if variant != usual, variants.contains(usual),
                            picture.paints.allSatisfy({ $0[variant] == $0[usual] })
                        {
                            continue
                        }
                        let words = [picture.label, state.name] + variant.words
                        let title = ([card.title] + words.filter { !$0.isEmpty }).joined(separator: ", ")
                        let name = unique([card.title] + words, &taken)
                        files.append(
                            PictureFile(name: name, bytes: SVGWriter.document(picture, title: title, variant)))
                    }
                }
            }
        }
        return files
    }

    /// A name that no other file has, whatever the file system makes of capitals.
    private static func unique(_ words: [String], _ taken: inout Set<String>) -> String {
        let plain = words.filter { !$0.isEmpty }.map { spelled($0) }.joined(separator: ".")
        var name = plain
        var number = 1
        while !taken.insert(name.lowercased()).inserted {
            number += 1
            name = plain + "-\(number)"
        }
        return name + ".svg"
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
