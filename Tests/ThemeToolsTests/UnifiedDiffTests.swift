// Diffs as `patch` reads them: exact forms, and that applying one gives the new text.

import Testing
import ThemeTools

@Suite("Unified diff")
struct UnifiedDiffTests {
    private func diff(_ old: String, _ new: String) -> String {
        let bytes = UnifiedDiff.between(Array(old.utf8), Array(new.utf8), oldName: "a.nss", newName: "a.nss")
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test("equal texts have none")
    func equal() {
        #expect(diff("a\n", "a\n") == "")
        #expect(diff("", "") == "")
    }

    @Test("a change has three lines around it")
    func oneChange() {
        #expect(
            diff("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nx\n6\n7\n8\n9\n") == """
                --- a.nss
                +++ a.nss
                @@ -2,7 +2,7 @@
                 2
                 3
                 4
                -5
                +x
                 6
                 7
                 8

                """)
    }

    @Test("changes far apart have hunks of their own, near ones share one")
    func hunks() {
        let old = (1...30).map { "\($0)\n" }
        var far = old
        far[2] = "x\n"
        far[20] = "y\n"
        #expect(diff(old.joined(), far.joined()).split(separator: "\n").filter { $0.hasPrefix("@@") }.count == 2)
        var near = old
        near[2] = "x\n"
        near[9] = "y\n"
        #expect(diff(old.joined(), near.joined()).split(separator: "\n").filter { $0.hasPrefix("@@") }.count == 1)
    }

    @Test("missing line ends are named")
    func missingLineEnds() {
        #expect(
            diff("a\nb", "a\nb\n") == """
                --- a.nss
                +++ a.nss
                @@ -1,2 +1,2 @@
                 a
                -b
                \\ No newline at end of file
                +b

                """)
    }

    @Test("empty sides")
    func emptySides() {
        #expect(diff("", "a\n") == "--- a.nss\n+++ a.nss\n@@ -0,0 +1 @@\n+a\n")
        #expect(diff("a\n", "") == "--- a.nss\n+++ a.nss\n@@ -1 +0,0 @@\n-a\n")
    }

    @Test("applying a diff gives the new text", arguments: 0..<60)
    func roundTrip(seed: Int) {
        var state = UInt64(seed) &* 977 &+ 1
        func random(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        // Every third text is large and unlike its partner, so that the search meets its limit.
        let size = seed % 3 == 0 ? 1500 : 40
        let words = seed % 2 == 0 ? 4 : 3000
        let old = (0..<random(size) + 1).map { _ in "\(random(words))\n" }
        var new = old
        for _ in 0..<random(size) where !new.isEmpty {
            switch random(3) {
            case 0: new.remove(at: random(new.count))
            case 1: new.insert("\(random(words))\n", at: random(new.count + 1))
            default: new[random(new.count)] = "\(random(words))\n"
            }
        }
        if seed % 5 == 0 { new.reverse() }
        let text = diff(old.joined(), new.joined())
        #expect(apply(text, to: old) == new)
    }

    /// A strict little `patch`: nil where a line or a count does not fit.
    private func apply(_ diff: String, to old: [String]) -> [String]? {
        var result: [String] = []
        var position = 0
        var expected = (old: 0, new: 0)
        for line in diff.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2).dropLast() {
            let text = line.dropFirst() + "\n"
            switch line.first {
            case "@":
                guard expected == (0, 0) else { return nil }
                let sides = line.split(separator: " ")
                let from = sides[1].dropFirst().split(separator: ",").compactMap { Int($0) }
                let to = sides[2].dropFirst().split(separator: ",").compactMap { Int($0) }
                expected = (from.count > 1 ? from[1] : 1, to.count > 1 ? to[1] : 1)
                let start = expected.old == 0 ? from[0] : from[0] - 1
                result += old[position..<start]
                position = start
                guard result.count == (expected.new == 0 ? to[0] : to[0] - 1) else { return nil }
            case " ", "-":
                guard position < old.count, old[position] == text else { return nil }
                position += 1
                expected.old -= 1
                if line.first == " " {
                    result.append(String(text))
                    expected.new -= 1
                }
            case "+":
                result.append(String(text))
                expected.new -= 1
            default: return nil
            }
        }
        return expected == (0, 0) ? result + old[position...] : nil
    }
}
