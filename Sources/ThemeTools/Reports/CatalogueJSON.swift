// A part of the catalogue as one JSON document, version 1. Must not know how it was looked for.

import FioriTheme

/// Writes components for other programs.
package enum CatalogueJSON {
    /// Writes a listing.
    package static func write(_ listing: CatalogueListing) -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.member("version", 1)
            json.key("components")
            json.array { json in
                for entry in listing.entries { write(entry, to: &json) }
            }
        }
        json.finish()
        return json.bytes
    }

    private static func write(_ entry: CatalogueListing.Entry, to json: inout JSONWriter) {
        let component = entry.component
        json.object { json in
            json.member("name", component.name)
            json.member("kind", component.kind.word)
            json.member("superclass", component.superclass)
            json.member("evidence", component.evidence.name)
            json.key("sources")
            json.array(inline: true) { json in
                for source in component.sources { json.string(source) }
            }
            json.key("complete")
            json.bool(component.pathList == .complete)
            json.member("deprecated", component.deprecated)
            write(component.states, to: &json)
            write(entry.attributes, to: &json)
            json.key("classPaths")
            json.array { json in
                for path in entry.paths {
                    json.object { json in
                        json.member("path", path.path.pattern)
                        json.member("part", path.path.part)
                        json.member("evidence", path.path.evidence.name)
                        json.key("complete")
                        json.bool(path.path.completeness == .complete)
                        write(path.attributes, to: &json)
                    }
                }
            }
        }
    }

    private static func write(_ attributes: [CatalogueListing.Attribute], to json: inout JSONWriter) {
        json.key("attributes")
        json.array { json in
            for attribute in attributes {
                json.object(inline: true) { json in
                    json.member("name", attribute.name)
                    json.member("type", attribute.type)
                    write(attribute.states, to: &json)
                }
            }
        }
    }

    private static func write(_ states: [ControlState], to json: inout JSONWriter) {
        json.key("states")
        json.array(inline: true) { json in
            for state in states { json.string(state.name) }
        }
    }
}

extension Component.Kind {
    /// `component`, `pseudo` or `nui`.
    var word: String {
        switch self {
        case .component: "component"
        case .pseudo: "pseudo"
        case .nui: "nui"
        }
    }
}
