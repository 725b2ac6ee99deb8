// The rules as JSON, for programs that list or explain them. Must not know files.

import FioriTheme
import NSSSyntax
package import ThemeLint

/// Writes rules as one document, version 1.
package enum RuleJSON {
    /// The rules in the order given, with their examples.
    package static func write(_ rules: [LintRule]) -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.member("version", 1)
            json.key("rules")
            json.array { json in
                for rule in rules { write(rule, to: &json) }
            }
        }
        json.finish()
        return json.bytes
    }

    private static func write(_ rule: LintRule, to json: inout JSONWriter) {
        json.object { json in
            json.member("id", rule.id)
            json.member("group", rule.group.rawValue)
            json.member("severity", rule.severity.word)
            json.member("fix", rule.fixing.rawValue)
            json.key("onRequest")
            json.bool(rule.isOptIn)
            json.member("summary", rule.summary)
            json.member("why", rule.why)
            for (name, examples) in [("bad", rule.bad()), ("good", rule.good())] {
                json.key(name)
                json.array { json in
                    for example in examples { write(example, to: &json) }
                }
            }
        }
    }

    private static func write(_ example: LintRule.Example, to json: inout JSONWriter) {
        json.object { json in
            json.member("sheet", example.sheet)
            json.key("engines")
            json.array(inline: true) { json in
                for engine in example.engines { json.string(engine.name) }
            }
            json.member("palette", example.palette.name)
            json.member("sdk", example.sdk?.text)
            json.key("base")
            json.array(inline: true) { json in
                for sheet in example.base { json.string(sheet) }
            }
        }
    }
}
