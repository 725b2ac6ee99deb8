// A company's own catalogue: what it adds, and what is said about the rows that cannot be read.

import FioriTheme
import NSSSyntax
import Testing

@Suite struct CatalogueOfACompanyTests {
    private func added(_ text: String) -> (Catalogue, [Diagnostic], Source) {
        let source = Source(name: "company.nss", text: text)
        let (catalogue, findings) = Catalogue.sdk.adding(Stylesheet(source))
        return (catalogue, findings, source)
    }

    @Test func addsComponentsPathsAndAttributes() throws {
        let (catalogue, findings, _) = added(
            """
            @text: font-color(disabled), font-size;
            AcmeGauge {
                superclass: FUIKPIProgressView;
                needle: @text;
            }
            AcmeDial {
                superclass: FUIKPIProgressView;
                fdlAcmeDial: background-color, needle-width;
                fdlAcmeDial_title: @text, more;
                fdlAcmeDial_tick: none;
                indexed: fdlAcmeDial_tick(n);
            }
            needle-width { value: number(above(0)); states: highlighted; }
            """)
        #expect(findings.isEmpty)
        #expect(catalogue.path("needle")?.components == ["AcmeGauge"])
        let dial = try #require(catalogue.component("AcmeDial"))
        #expect(dial.paths == ["fdlAcmeDial", "fdlAcmeDial_tick", "fdlAcmeDial_title", "fdlAcmeDial_tick(n)"])
        #expect(dial.evidence == .documented)
        #expect(dial.pathList == .complete)
        let title = try #require(catalogue.path("fdlAcmeDial_title"))
        #expect(title.attributes.map(\.name.text) == ["font-color", "font-color-disabled", "font-size"])
        #expect(title.completeness == .truncated)
        #expect(catalogue.path("fdlAcmeDial_tick7")?.completeness == .complete)
        #expect(catalogue.superclassPaths(of: "fdlAcmeDial_captionLabel") == ["fdlFUIKPIProgressView_captionLabel"])
        #expect(catalogue.notation(of: "needle-width-highlighted")?.text == "number(above(0))")
        #expect(catalogue.path("fdlAcmeDial")?.takes("needle-width") == true)
        #expect(Catalogue.sdk.component("AcmeDial") == nil)
    }

    @Test func addsToAComponentThatIsKnown() throws {
        let (catalogue, findings, _) = added(
            "FUIKPIProgressView { fdlFUIKPIProgressView_badge: font-color; fdlFUIKPIProgressView: background-color; }")
        #expect(findings.isEmpty)
        let path = try #require(catalogue.path("fdlFUIKPIProgressView"))
        #expect(path.takes("background-color") && path.takes("tint-color-disabled"))
        #expect(catalogue.component("FUIKPIProgressView")?.paths.count == 3)
        #expect(catalogue.component("FUIKPIProgressView")?.states.count == 3)
    }

    @Test(arguments: [
        ("A { fdlA: fnt-color; }", "fnt-color", "no attribute 'fnt-color' is known; did you mean 'font-color'"),
        ("A { fdlA: font-color(disbled); }", "disbled", "'disbled' is no control state; did you mean 'disabled'?"),
        ("A { fdlA: example(tint-colour); }", "tint-colour", "no attribute 'tint-colour' is known"),
        ("A { superclas: B; }", "superclas", "'superclas' is no row of a catalogue; did you mean 'superclass'?"),
        ("A { evidence: documentd(X); }", "documentd", "'documentd' is no evidence of a catalogue"),
        (
            "@text: font-color; A { fdlA: @txt; }", "@txt",
            "'@txt' is not defined in this catalogue; did you mean '@text'?"
        ),
        ("A { fdlA: font-color(disabled; }", "disabled", "unexpected 'disabled' in a list of the catalogue"),
        ("A { fdlA: font-color, , font-size; }", ",", "unexpected ',' in a list of the catalogue"),
        ("A { fdlA: font-color); }", ")", "unexpected ')' in a list of the catalogue"),
        ("A { fdlA: font-color font-size; }", "font-size", "unexpected 'font-size' in a list of the catalogue"),
        ("my-width { value: nmber; }", "nmber", "'nmber' is no value of a catalogue; did you mean 'number'?"),
    ])
    func saysWhatItCannotRead(text: String, at: String, message: String) throws {
        let (_, findings, source) = added(text)
        let finding = try #require(findings.first)
        #expect(findings.count == 1)
        #expect(finding.message.hasPrefix(message), "\(finding.message)")
        #expect(source.text(in: finding.range) == at)
        #expect(finding.severity == .error)
    }

    @Test func deepParenthesesAndCyclesEnd() {
        let deep = String(repeating: "a(", count: 500)
        #expect(!added("A { fdlA: \(deep); }").1.isEmpty)
        let cycle = added("@a: @b; @b: @a; A { fdlA: @a; }")
        #expect(cycle.0.path("fdlA")?.attributes.isEmpty == true)
        #expect(added("").1.isEmpty)
        #expect(added("A { fdlA: (((,,,))) }").0.hasPath("View"))
    }
}
