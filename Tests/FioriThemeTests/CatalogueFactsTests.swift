// Nothing of the recorded facts is lost: every component, class path, attribute and NUI class against the catalogue.

import FioriTheme
import NSSSyntax
import Testing

@Suite struct CatalogueFactsTests {
    let catalogue = Catalogue.sdk

    @Test func everyComponentIsThere() throws {
        let facts = try Facts("catalog")["components"].list
        let words = ["documented": "documented", "example-only": "example", "inferred": "inferred"]
        var counts: [String: Int] = [:]
        for fact in facts {
            let name = try #require(fact["name"].text)
            let component = try #require(catalogue.component(name))
            #expect(component.superclass == fact["superclass"].text.map(withoutArguments), "\(name)")
            #expect(component.conformances == fact["conformances"].texts.sorted(), "\(name)")
            #expect(component.evidence.name == words[fact["confidence"].text ?? ""], "\(name)")
            #expect(component.sources.count == fact["sources"].list.count, "\(name)")
            #expect((component.kind == .pseudo) == (fact["kind"].text == "pseudo"))
            #expect(component.attributesOf == fact["attributesByReferenceTo"].texts)
            counts[component.evidence.name, default: 0] += 1
        }
        #expect(counts == ["documented": 81, "example": 13, "inferred": 116])
        let nui = try Facts("nui-attributes")["classes"].keys
        #expect(Set(catalogue.componentNames) == nui.union(facts.compactMap { $0["name"].text }))
        #expect(catalogue.componentNames.count == 210 + 27)
    }

    private func withoutArguments(_ type: String) -> String { String(type.prefix { $0 != "<" }) }

    @Test func everyClassPathIsThere() throws {
        let facts = try Facts("catalog")["pathIndex"].list
        for fact in facts {
            let text = try #require(fact["path"].text)
            let path = try #require(catalogue.path(text), "\(text)")
            let components = path.components.filter { catalogue.component($0)?.kind != .nui }
            #expect(Set(components).isSuperset(of: fact["components"].texts), "\(text)")
        }
        let nui = try Facts("nui-attributes")["classes"].keys
        let plain = Set(catalogue.pathNames).subtracting(nui)
        let known = Set(facts.compactMap { $0["path"].text }).subtracting(nui)
        #expect(plain.isSubset(of: known), "\(plain.subtracting(known))")
        #expect(facts.count == 344)
        // Of the nine with an index, six are printed, three follow from the other tables.
        #expect(catalogue.patternNames.count == 9)
        let printed = catalogue.patternNames.filter { catalogue.path($0)?.evidence != .inferred }
        #expect(plain.count + printed.count == known.count)
    }

    @Test func everyAttributeOfEveryClassPathIsThere() throws {
        var count = 0
        for fact in try Facts("catalog")["components"].list {
            let unpaired = fact["attributesForAllPaths"].list
            for path in fact["classPaths"].list {
                let text = try #require(path["path"].text)
                let found = try #require(catalogue.path(text))
                #expect(found.part == path["part"].text, "\(text)")
                #expect(found.components.contains(fact["name"].text ?? ""))
                if path["derived"].text != nil { #expect(found.isDerived) }
                for attribute in path["attributes"].list {
                    expect(attribute, on: found, [.listed])
                    count += 1
                }
                if path["attributes"].list.isEmpty {
                    for attribute in unpaired { expect(attribute, on: found, [.unpaired]) }
                }
            }
            for example in fact["exampleDeclarations"].list {
                let found = try #require(catalogue.path(example["path"].text ?? ""))
                expect(example["attribute"].text ?? "", on: found, [.example, .listed, .unpaired, .undocumented])
            }
            for mention in fact["mentionedAttributes"].list {
                let name = mention["name"].text ?? ""
                if let path = mention["path"].text {
                    let found = try #require(catalogue.path(path))
                    expect(name, on: found, [.mentioned, .example, .listed])
                } else {
                    let component = try #require(catalogue.component(fact["name"].text ?? ""))
                    #expect(component.attributes.contains { $0.name.text == name && $0.origin == .mentioned })
                }
            }
        }
        #expect(count == 539)
    }

    private func expect(_ attribute: Facts, on path: ClassPath, _ origins: [ListedAttribute.Origin]) {
        let name = attribute["name"].text ?? ""
        expect(name, on: path, origins)
        guard let written = attribute["type"].text else { return }
        let type = catalogue.attribute(catalogue.split(name).base).flatMap { catalogue.type($0.type) }
        let word = String(written.map { $0 == " " ? "-" : $0 })
        #expect(type?.written.contains(word) == true, "\(path.text) \(name) \(written)")
    }

    private func expect(_ name: String, on path: ClassPath, _ origins: [ListedAttribute.Origin]) {
        let found = path.attributes.first { $0.name.text == name }
        #expect(found.map { origins.contains($0.origin) } == true, "\(path.text) \(name)")
        #expect(found?.name.isKnown == true)
    }

    @Test func nothingIsThereThatNoPageHas() throws {
        var known: [String: Set<String>] = [:]
        for fact in try Facts("catalog")["components"].list {
            let unpaired = fact["attributesForAllPaths"].list.compactMap { $0["name"].text }
            for path in fact["classPaths"].list {
                let names = path["attributes"].list.compactMap { $0["name"].text }
                known[path["path"].text ?? "", default: []].formUnion(names.isEmpty ? unpaired : names)
            }
            for example in fact["exampleDeclarations"].list {
                known[example["path"].text ?? "", default: []].insert(example["attribute"].text ?? "")
            }
            for mention in fact["mentionedAttributes"].list {
                known[mention["path"].text ?? "", default: []].insert(mention["name"].text ?? "")
            }
        }
        for name in catalogue.pathNames {
            let path = try #require(catalogue.path(name))
            guard !path.isNUI else { continue }
            let extra = path.attributes.map(\.name.text).filter { known[name]?.contains($0) != true }
            #expect(extra.isEmpty, "\(name) \(extra)")
        }
    }

    @Test func everyAttributeNameIsThere() throws {
        var origins: [String: Set<String>] = [:]
        for name in catalogue.componentNames {
            guard let component = catalogue.component(name), component.kind != .nui else { continue }
            for attribute in component.attributes { add(attribute, &origins) }
            for path in component.paths {
                for attribute in catalogue.path(path)?.attributes ?? [] { add(attribute, &origins) }
            }
        }
        let facts = try Facts("catalog")["attributeIndex"].list
        #expect(facts.count == 64)
        for fact in facts {
            let name = try #require(fact["name"].text)
            #expect(origins[name]?.isSuperset(of: fact["evidence"].texts) == true, "\(name) \(origins[name] ?? [])")
            #expect(catalogue.attribute(catalogue.split(name).base)?.isOfSAP == true, "\(name)")
        }
    }

    private func add(_ attribute: ListedAttribute, _ origins: inout [String: Set<String>]) {
        // Stronger evidence hides weaker: what is listed may be an example, too.
        let words: Set<String> =
            switch attribute.origin {
            case .listed, .unpaired: ["listed", "example", "mentioned"]
            case .example, .undocumented: ["example", "mentioned"]
            default: ["mentioned"]
            }
        origins[attribute.name.text, default: []].formUnion(words)
    }

    @Test func everyNUIClassIsThere() throws {
        let classes = try Facts("nui-attributes")["classes"]
        var count = 0
        for name in classes.keys {
            let fact = classes[name]
            let component = try #require(catalogue.component(name))
            #expect(component.kind == .nui)
            #expect(component.inherits == fact["inherits"].text)
            #expect(component.evidence == .code)
            let path = try #require(catalogue.path(name))
            #expect(path.isNUI)
            for attribute in fact["attributes"].keys {
                let row = fact["attributes"][attribute]
                #expect(row["code"].text != nil, "every attribute of the facts is read")
                let found = path.attributes.first { $0.name.text == attribute }
                let isDocumented = row["readme"].text != nil
                #expect(found.map { ($0.origin == .listed) == isDocumented } == true, "\(name) \(attribute)")
                let facts = try #require(catalogue.attribute(catalogue.split(attribute).base))
                #expect(catalogue.type(facts.type)?.written.contains(row["type"].text ?? "") == true, "\(attribute)")
                #expect(facts.isOfNUI)
                count += 1
            }
            // FUIObjectHeaderView's list has one more for View, which NUI does not read.
            let more = path.attributes.filter {
                $0.origin >= .undocumented && !fact["attributes"].keys.contains($0.name.text)
            }
            #expect(more.isEmpty || name == "View" && more.count == 1, "\(name)")
        }
        #expect(classes.keys.count == 27)
        #expect(count == 487)
    }

    @Test func countsOfPublicSheets() throws {
        let sheet = DataSheet(EmbeddedSheet.catalogue(.attributes).source)
        for fact in try Facts("catalog")["observedAttributeCounts"]["counts"].list {
            let name = catalogue.split(fact["name"].text ?? "")
            let seen = try #require(sheet.block(name.base)?.row("seen")).parts
            // `812, disabled(10)`: the plain name first.
            let place = try #require(name.state.map { state in seen.firstIndex(of: state.name).map { $0 + 2 } } ?? 0)
            #expect(Int(seen[place]) == fact["count"].number, "\(name.text)")
        }
    }

    @Test func examplesHaveTheirValues() throws {
        let sheet = DataSheet(EmbeddedSheet.catalogue(.examples).source)
        var count = 0
        for fact in try Facts("catalog")["components"].list {
            for example in fact["exampleDeclarations"].list {
                let block = try #require(sheet.block(example["path"].text ?? ""))
                #expect(block.value(example["attribute"].text ?? "") == example["value"].text)
                count += 1
            }
        }
        #expect(count == 71)
    }

    @Test func whatIsCutOffIsNeverComplete() throws {
        let cut = try Facts("catalog")["truncatedLists"].list.dropLast()
        for fact in cut {
            let component = try #require(catalogue.component(fact["component"].text ?? ""))
            let lists = component.paths.compactMap { catalogue.path($0)?.completeness }
            let isOpen = component.pathList == .truncated || lists.contains { $0 != .complete }
            #expect(isOpen, "\(component.name)")
        }
        #expect(cut.count == 21)
        #expect(catalogue.path("fdlFUIRatingControl_leading_label")?.completeness == .truncated)
        #expect(catalogue.path("fdlFUIKPIProgressView")?.completeness == .complete)
        #expect(catalogue.path("fdlFUIProgressBannerMessageView_closeIcon")?.completeness == .examples)
        #expect(catalogue.path("fdlFUIActivationScreen_detailLabel")?.completeness == .unlisted)
        #expect(catalogue.component("FUIMapLegend")?.pathList == .unknown)
        #expect(catalogue.component("FUILabelItem")?.pathList == Component.PathList.none)
    }
}
