// The state cube: what is marked, and its three forms. Must not know how values are resolved.

import FioriTheme
import Foundation
import NSSSyntax
import Testing
import ThemeTools

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("State cube")
struct StateCubeTests {
    private static let sheet = """
        Button {
            background-color: #FFFFFF;
            background-color-highlighted: #EEEEEE;
            font-color: #767676;
            font-size: 12;
        }

        fdlFUIKPIProgressView {
            track-tint-color: #112233;
            tint-color: primaryFill;
        }

        """

    private func cube(_ sheet: String = sheet, in name: String = "a, \"b\".nss") -> StateCube {
        var query = StyleListing.Query()
        query.isWhole = true
        query.traits = PaletteListing.variants(nil, nil, nil).map { Traits().showing($0) }
        return StateCube(StyleListing(ThemeStack(Theme(Source(name: name, text: sheet))), query))
    }

    private func cell(
        _ cube: StateCube, _ path: String, _ attribute: String, _ state: ControlState
    ) throws -> StateCube.Cell {
        let style = try #require(cube.styles.first { $0.classPath == path && $0.state == state })
        return try #require(style.cells.first { $0.resolution.attribute == attribute })
    }

    @Test("every state of the component is there, in all eight surroundings")
    func states() {
        let cube = cube()
        let states = cube.styles.filter { $0.classPath == "fdlFUIKPIProgressView" }.map(\.state)
        #expect(Set(states) == [.normal, .disabled, .highlighted])
        #expect(states.count == 3 * 8)
    }

    @Test(
        "a hole is a state that the catalogue lists and nobody set; a state that is set, or that no list has, is none")
    func holes() throws {
        let cube = cube()
        #expect(try cell(cube, "Button", "font-color", .highlighted).isHole)
        #expect(try !cell(cube, "Button", "background-color", .highlighted).isHole)
        #expect(try !cell(cube, "Button", "font-size", .highlighted).isHole)
        #expect(try !cell(cube, "Button", "font-color", .normal).isHole)
        // The page lists tint-color-disabled, and no highlighted ending.
        #expect(try cell(cube, "fdlFUIKPIProgressView", "tint-color", .disabled).isHole)
        #expect(try !cell(cube, "fdlFUIKPIProgressView", "tint-color", .highlighted).isHole)
    }

    @Test("a state in which everything looks as in the normal one is marked")
    func indistinguishable() throws {
        let cube = cube()
        func marks(_ path: String, _ state: ControlState) -> Set<Bool> {
            Set(cube.styles.filter { $0.classPath == path && $0.state == state }.map(\.looksLikeNormal))
        }
        #expect(marks("Button", .highlighted) == [false])
        #expect(marks("Button", .normal) == [false])
        #expect(marks("fdlFUIKPIProgressView", .disabled) == [true])
    }

    @Test("contrast with what is behind in that state, and whether it is enough")
    func contrast() throws {
        let cube = cube()
        // #767676 on white is the darkest grey that passes: 4.54; on #EEEEEE it is 3.91.
        let normal = try #require(try cell(cube, "Button", "font-color", .normal).contrast)
        #expect(normal.passes && abs(normal.look.ratio - 4.54) < 0.01 && normal.needed == 4.5)
        #expect(normal.ground?.attribute == "background-color")
        let highlighted = try #require(try cell(cube, "Button", "font-color", .highlighted).contrast)
        #expect(!highlighted.passes && abs(highlighted.look.ratio - 3.91) < 0.01)
        #expect(try cell(cube, "Button", "background-color", .normal).contrast == nil)
    }

    @Test("csv: a row a cell, as many fields in each, a file's name in quotes")
    func csv() throws {
        let cube = cube()
        let text = String(decoding: StateCubeCSV.write(cube), as: UTF8.self)
        let lines = text.components(separatedBy: "\r\n")
        #expect(lines.last == "" && lines.count - 2 == cube.styles.reduce(0) { $0 + $1.cells.count })
        let columns = lines[0].components(separatedBy: ",")
        #expect(columns.count == 25)
        let row = try #require(
            lines.first { $0.hasPrefix("Button,Button,,highlighted,light,base,normal,") && $0.contains(",font-color,") }
        )
        #expect(
            row == "Button,Button,,highlighted,light,base,normal,iphone,portrait,font-color,color,#767676FF,#767676,"
                + "\"a, \"\"b\"\".nss\",4,17,normal,false,,true,false,Button background-color,3.91,4.5,false")
    }

    @Test("csv: what a spreadsheet would take for a formula is text")
    func formulas() {
        let sheet = "@x: a;\nA { title: @x; corner-radius: -4; width: -x; }\n"
        for name in ["=1+1.nss", "+1.nss", "@x.nss"] {
            let text = String(decoding: StateCubeCSV.write(cube(sheet, in: name)), as: UTF8.self)
            for cell in [",'\(name),", ",'@x,", ",-4,", ",'-x,"] { #expect(text.contains(cell), "\(cell)") }
            for sign in [",=", ",+", ",@"] { #expect(!text.contains(sign)) }
        }
    }

    @Test("json: the form of resolve, with holes and contrast")
    func json() throws {
        let document = try #require(
            try JSONSerialization.jsonObject(with: Data(StyleJSON.write(cube()))) as? [String: Any])
        let styles = try #require(document["styles"] as? [[String: Any]])
        let style = try #require(
            styles.first { $0["classPath"] as? String == "Button" && $0["state"] as? String == "highlighted" })
        #expect(style["looksLikeNormal"] as? Bool == false)
        let attributes = try #require(style["attributes"] as? [[String: Any]])
        let color = try #require(attributes.first { $0["name"] as? String == "font-color" })
        #expect(color["hole"] as? Bool == true && color["value"] as? String == "#767676FF")
        let contrast = try #require(color["contrast"] as? [String: Any])
        #expect(contrast["passes"] as? Bool == false && contrast["ratio"] as? Double == 3.91)
    }

    @Test("html: well-formed, holes and states that look like normal are marked")
    func html() {
        let hostile = "<i>{ font-name: </td><script>; }\nButton { font-name: \"><b>; }\n"
        for sheet in [Self.sheet, hostile] {
            let page = StateCubeHTML.write(cube(sheet), generator: "\"<test>")
            #expect(XMLParser(data: Data(page)).parse())
        }
        let text = String(decoding: StateCubeHTML.write(cube(), generator: "test"), as: UTF8.self)
        #expect(text.contains("<td class=\"hole\">") && text.contains("disabled <em>looks like normal</em>"))
        #expect(!text.contains("normal <em>"))
    }
}
