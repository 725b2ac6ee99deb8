// Reading, finding and replacing files in a folder made for each test.

import Foundation
import NSSSyntax
import Testing

@testable import fdltheme

@Suite("Files")
final class FilesTests {
    private let root: String

    init() throws {
        root = NSTemporaryDirectory() + "fdltheme-tests-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: root) }

    private func path(_ name: String) -> FilePath { FilePath(root + "/" + name) }

    private func make(_ name: String, _ text: String = "") throws {
        let file = root + "/" + name
        let folder = String(file[..<(file.lastIndex(of: "/") ?? file.startIndex)])
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    }

    private func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: root + "/" + name, withDestinationPath: target)
    }

    @Test("files of any size are read whole", arguments: [0, 1, 65_535, 65_536, 65_537, 300_000])
    func read(size: Int) throws {
        let text = String(repeating: "x", count: size)
        try make("a.nss", text)
        #expect(try Files.read(path("a.nss")) == Array(text.utf8))
    }

    @Test("what cannot be read says why")
    func failures() throws {
        try make("sub/a.nss")
        #expect { try Files.read(self.path("none.nss")) } throws: { error in
            (error as? FileError)?.reason == "No such file or directory"
        }
        #expect(throws: FileError.self) { try Files.read(self.path("sub")) }
    }

    @Test("a walk is sorted, skips dot-files and enters each folder once")
    func walk() throws {
        for name in ["b.nss", "a.nss", "a/z.nss", "a-b/y.nss", "n.txt", ".hid.nss", ".git/c.nss", "deep/er/d.nss"] {
            try make(name)
        }
        try link("deep/loop", to: "..")
        try link("0-link-to-a", to: "a")
        try link("l.nss", to: "b.nss")
        try link("dead.nss", to: "nowhere")
        let walk = FileWalk(FilePath(root))
        let names = walk.sheets.map { String($0.text.dropFirst(root.count + 1)) }
        #expect(names == ["a-b/y.nss", "a.nss", "a/z.nss", "b.nss", "deep/er/d.nss", "l.nss"])
        #expect(walk.errors.map { $0.path } == [root + "/dead.nss"])
    }

    @Test("a replaced file keeps its mode and its links, and leaves nothing beside it")
    func replace() throws {
        try make("sub/a.nss", "old")
        try link("l.nss", to: "sub/a.nss")
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: root + "/sub/a.nss")
        try FileReplacement.write(Array("new".utf8), to: path("l.nss"))
        #expect(try Files.read(path("sub/a.nss")) == Array("new".utf8))
        let attributes = try FileManager.default.attributesOfItem(atPath: root + "/sub/a.nss")
        #expect(attributes[.posixPermissions] as? Int == 0o640)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: root + "/l.nss") == "sub/a.nss")
        #expect(try FileManager.default.contentsOfDirectory(atPath: root + "/sub") == ["a.nss"])
    }

    @Test("a new file is made; a folder and a missing folder are refused")
    func replaceOthers() throws {
        try FileReplacement.write([0x61], to: path("new.json"))
        #expect(try Files.read(path("new.json")) == [0x61])
        #expect(throws: FileError.self) { try FileReplacement.write([0x61], to: FilePath(self.root)) }
        #expect(throws: FileError.self) { try FileReplacement.write([0x61], to: self.path("none/new.json")) }
        try FileReplacement.write([0x61], to: FilePath("/dev/null"))
    }

    @Test("a sheet that somebody else has written meanwhile is not written over")
    func meanwhile() throws {
        try make("a.nss", "old")
        let input = Input(path("a.nss"), standardInputName: "")
        let source = try input.read()
        try make("a.nss", "theirs")
        #expect(throws: FileError.self) { try input.write([0x61], over: source, to: self.path("a.nss")) }
        #expect(try Files.read(path("a.nss")) == Array("theirs".utf8))
        try input.write([0x61], over: try input.read(), to: path("a.nss"))
        #expect(try Files.read(path("a.nss")) == [0x61])
    }

    @Test("a path is a word that a shell reads as one, and a name that no build service takes for a command")
    func words() {
        let words = [
            ("a/b-c_1.nss", "a/b-c_1.nss"), ("-x", "./-x"), ("a b", "'a b'"), ("it's", "'it'\\''s'"),
            ("$(x)", "'$(x)'"),
            ("~x", "'~x'"), ("ü", "ü"), ("", "''"),
        ]
        for (path, word) in words { #expect(FilePath(path).word == word) }
        #expect(FilePath("::error::x").name == "./::error::x")
        #expect(FilePath("\u{A0} ::x").name == "./\u{A0} ::x")
        #expect(FilePath("a::b").name == "a::b")
    }

    @Test("paths are told apart without './' and doubled slashes")
    func simplified() {
        #expect(FilePath("./a//b/./c.nss").simplified == FilePath("a/b/c.nss"))
        #expect(FilePath("/a/../b").simplified == FilePath("/a/../b"))
        #expect(FilePath("a/b").folder == FilePath("a"))
        #expect(FilePath("/b").folder == FilePath("/"))
        #expect(FilePath("b").folder == FilePath("."))
    }

    @Test("inputs name each sheet once, and keep the others where one is missing")
    func inputs() throws {
        try make("x/a.nss")
        try make("x/b.nss")
        let paths = [root + "/x/b.nss", root + "/x", "-", root + "/none", "-", root + "//x/a.nss"]
        let inputs = Inputs(paths: paths.map { FilePath($0) }, standardInputName: "in.nss")
        #expect(inputs.sheets.map { $0.name } == [root + "/x/b.nss", root + "/x/a.nss", "in.nss"])
        #expect(inputs.errors.count == 1)
    }
}
