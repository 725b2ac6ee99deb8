// The small programs of ours that peers without a program are measured by.

let probeSource = """
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

let tokenizerManifest = """
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
let tokenizerSource = """
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

/// Lets SAP's reader read a file. The type of its error stands in a file that needs Apple's frameworks.
let sapSource =
    "import Foundation\n" + """
        enum StyleSheetParsingError: Error { case invalidStyleSheet(String) }

        let url = URL(fileURLWithPath: CommandLine.arguments[1])
        print(try StyleSheetParser().loadStylesheetByURL(url: url).globalDefinitions.count)

        """

/// Inserts a byte into a name at eight places, each time mends the tree, and prints the median time in nanoseconds. A call
/// from Python takes about a microsecond of it.
let parseAgainSource = """
    import sys
    import time

    import tree_sitter
    import tree_sitter_css

    parser = tree_sitter.Parser(tree_sitter.Language(tree_sitter_css.language()))
    with open(sys.argv[1], "rb") as file:
        text = file.read()
    tree = parser.parse(text)
    times = []
    for step in range(1, 9):
        at = text.index(b": ", len(text) * step // 9)
        row, column = text.count(b"\\n", 0, at), at - text.rfind(b"\\n", 0, at) - 1
        text = text[:at] + b"x" + text[at:]
        start = time.perf_counter_ns()
        tree.edit(at, at, at + 1, (row, column), (row, column), (row, column + 1))
        edited = parser.parse(text, tree)
        times.append(time.perf_counter_ns() - start)
        assert edited.root_node.end_byte == len(text) and not edited.root_node.has_error
        tree = edited
    print(sorted(times)[4], end="")

    """
