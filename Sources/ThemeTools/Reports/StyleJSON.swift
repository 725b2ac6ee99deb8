// Styles of a theme as JSON: the forms that `resolve`, `why` and `diff` share. Must not know files or terminals.

import FioriTheme
import NSSSyntax

/// Writes styles.
package enum StyleJSON {
    /// One document, version 1.
    package static func write(_ listing: StyleListing) -> [UInt8] {
        var json = JSONWriter()
        let positions = Positions(listing.stack)
        json.object { json in
            json.member("version", 1)
            header(listing.stack, to: &json)
            json.key("styles")
            json.array { json in
                for entry in listing.entries {
                    for style in entry.styles { write(style, entry.component, positions, to: &json) }
                }
            }
        }
        json.finish()
        return json.bytes
    }

    /// The same for all surroundings of every state, with what is missing and what stands out from what.
    package static func write(_ cube: StateCube) -> [UInt8] {
        var json = JSONWriter()
        let positions = Positions(cube.stack)
        json.object { json in
            json.member("version", 1)
            header(cube.stack, to: &json)
            json.key("styles")
            json.array { json in
                for style in cube.styles {
                    json.object { json in
                        head(style.component, style.classPath, style.state, style.traits, to: &json)
                        json.key("looksLikeNormal")
                        json.bool(style.looksLikeNormal)
                        json.key("attributes")
                        json.array { json in
                            for cell in style.cells {
                                json.object(inline: true) { json in
                                    members(of: cell.resolution, positions, to: &json)
                                    members(of: cell, to: &json)
                                }
                            }
                        }
                    }
                }
            }
        }
        json.finish()
        return json.bytes
    }

    private static func members(of cell: StateCube.Cell, to json: inout JSONWriter) {
        json.key("hole")
        json.bool(cell.isHole)
        json.key("contrast")
        guard let contrast = cell.contrast else { return json.null() }
        json.object(inline: true) { json in
            json.key("ratio")
            json.number(Double(Int(contrast.look.ratio * 100)) / 100)
            json.key("needed")
            json.number(contrast.needed)
            json.key("passes")
            json.bool(contrast.passes)
            json.key("on")
            guard let ground = contrast.ground else { return json.null() }
            json.object(inline: true) { json in
                json.member("classPath", ground.classPath)
                json.member("name", ground.attribute)
            }
        }
    }

    private static func head(
        _ component: String?, _ classPath: String, _ state: ControlState, _ traits: Traits, to json: inout JSONWriter
    ) {
        json.member("component", component)
        json.member("classPath", classPath)
        json.member("state", state.name)
        json.key("traits")
        self.traits(traits, to: &json)
    }

    /// What was asked: the sheets, the engine, the palette.
    static func header(_ stack: ThemeStack, to json: inout JSONWriter) {
        json.key("sheets")
        json.array(inline: true) { json in
            for sheet in stack.themes { json.string(sheet.source.name) }
        }
        json.member("engine", stack.engine.name)
        json.member("palette", stack.palette.name)
    }

    private static func write(
        _ style: ClassStyle, _ component: String?, _ positions: Positions, to json: inout JSONWriter
    ) {
        json.object { json in
            head(component, style.classPath, style.state, style.traits, to: &json)
            json.key("attributes")
            json.array { json in
                for attribute in style.attributes {
                    json.object(inline: true) { json in members(of: attribute, positions, to: &json) }
                }
            }
        }
    }

    /// Surroundings as one object.
    static func traits(_ traits: Traits, to json: inout JSONWriter) {
        json.object(inline: true) { json in
            json.member("appearance", traits.appearance.rawValue)
            json.member("level", traits.level.rawValue)
            json.member("contrast", traits.contrast.rawValue)
            json.member("device", traits.device.rawValue)
            json.member("orientation", traits.orientation.rawValue)
        }
    }

    /// What is known of one attribute.
    static func members(of resolution: Resolution, _ positions: Positions, to json: inout JSONWriter) {
        json.member("name", resolution.attribute)
        json.member("type", resolution.value?.typeName)
        json.key("value")
        value(resolution.value, in: resolution.traits, to: &json)
        json.member("text", resolution.text)
        json.key("origin")
        origin(resolution.origin, positions, to: &json)
        json.member("slot", resolution.slot.name)
        json.key("isDefault")
        json.bool(resolution.isDefault)
        if let failure = resolution.failure { json.member("failure", failure.message) }
    }

    /// A value: a number, an array of numbers, a boolean, or a text.
    static func value(_ value: ThemeValue?, in traits: Traits, to json: inout JSONWriter) {
        switch value {
        case .color(let color):
            if let text = color.shade(in: traits).text { json.string(text) } else { json.null() }
        case .number(let number): json.number(number)
        case .numbers(let numbers):
            json.array(inline: true) { json in
                for number in numbers { json.number(number) }
            }
        case .boolean(let boolean): json.bool(boolean)
        case .text(let text): json.string(text)
        case nil: json.null()
        }
    }

    static func origin(_ origin: Resolution.Origin?, _ positions: Positions, to json: inout JSONWriter) {
        guard let origin else { return json.null() }
        let position = positions.position(of: origin)
        json.object(inline: true) { json in
            json.member("file", origin.file)
            json.member("line", position.line)
            json.member("column", position.column)
        }
    }
}
