// The programs the tool is measured against: found on this machine or built from the small sources below.

/// A peer, or why there is none here.
enum Peer {
    case found(String)
    case missing(String)
}

/// Finds and builds peers in the working folder, each at most once.
struct Peers {
    private var known: [String: Peer] = [:]

    /// A program of this name on PATH.
    mutating func program(_ name: String) -> Peer {
        remember(name) { Path.program(name).map { .found($0) } ?? .missing("no \(name) on PATH") }
    }

    /// A C program that does nothing: what the system asks for any process. Linked statically where the system can.
    mutating func emptyProgram() -> Peer {
        remember("empty") { Peers.compile("empty", "#include <stdlib.h>\nint main(void) { exit(0); }\n") }
    }

    /// A program that runs another one and prints its peak memory: it is small enough to hide no other.
    mutating func memoryProbe() -> Peer { remember("probe") { Peers.compile("probe", probeSource) } }

    private static func compile(_ name: String, _ source: String) -> Peer {
        guard let compiler = Path.program("cc") else { return .missing("no cc on PATH") }
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
            guard let cargo = Path.program("cargo") else { return .missing("no cargo on PATH") }
            let crates = "/usr/share/cargo/registry"
            guard Path.isFolder(crates + "/cssparser-0.29.6") else {
                return .missing("no librust-cssparser-dev of Debian")
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

    private mutating func remember(_ name: String, _ find: () -> Peer) -> Peer {
        if let peer = known[name] { return peer }
        let peer = find()
        known[name] = peer
        return peer
    }
}

private let probeSource = """
    #include <fcntl.h>
    #include <stdio.h>
    #include <sys/resource.h>
    #include <sys/wait.h>
    #include <unistd.h>

    int main(int count, char **arguments) {
        if (count < 2) return 126;
        pid_t process = fork();
        if (process == 0) {
            dup2(open("/dev/null", O_WRONLY), 1);
            execv(arguments[1], arguments + 1);
            _exit(127);
        }
        int status;
        struct rusage usage;
        if (process < 0 || wait4(process, &status, 0, &usage) < 0) return 126;
        printf("%ld", (long)usage.ru_maxrss);
        return WIFEXITED(status) ? WEXITSTATUS(status) : 126;
    }

    """

private let tokenizerManifest = """
    [package]
    name = "tokens"
    version = "0.0.0"
    edition = "2021"
    [dependencies]
    cssparser = "0.29.6"
    [profile.release]
    lto = "fat"
    codegen-units = 1
    [workspace]

    """

/// Counts tokens; blocks and functions are entered, as the crate skips what nobody enters.
private let tokenizerSource = """
    use cssparser::{ParseError, Parser, ParserInput, Token};

    fn walk<'i>(parser: &mut Parser<'i, '_>, count: &mut u64) {
        while let Ok(token) = parser.next_including_whitespace_and_comments() {
            *count += 1;
            let opens = matches!(
                token,
                Token::CurlyBracketBlock | Token::ParenthesisBlock | Token::SquareBracketBlock | Token::Function(_)
            );
            if opens {
                let _: Result<(), ParseError<()>> = parser.parse_nested_block(|inner| {
                    walk(inner, count);
                    Ok(())
                });
            }
        }
    }

    fn main() {
        let path = std::env::args().nth(1).expect("a file");
        let text = std::fs::read_to_string(path).expect("a readable file");
        let mut input = ParserInput::new(&text);
        let mut count = 0;
        walk(&mut Parser::new(&mut input), &mut count);
        println!("{count}");
    }

    """
