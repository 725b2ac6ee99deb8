// Faults of the surroundings: what cannot be read, written or opened, streams that are closed, limits that are low.
// Whatever happens, what was there is whole, and nothing is left over. Must not know rules or formats.

import Foundation
import Testing

@Suite("Faults")
struct FaultTests {
    let work: Workspace

    init() throws {
        work = try Workspace()
        try work.write("ok.nss", Sample.clean)
        try work.write("bad.nss", Sample.broken)
    }

    /// What a folder holds that nobody else has put there.
    private func leftovers(_ folder: String = ".") throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: work.folder.appendingPathComponent(folder).path)
            .filter { $0.hasSuffix(".tmp") }
    }

    // MARK: Reading

    /// Names that lead to nothing that can be read, whoever asks, and what is said of them.
    static let unreadable = [
        ("missing.nss", "No such file or directory"), ("", "No such file or directory"),
        ("ok.nss/x.nss", "Not a directory"),
        ("dead.nss", "symbolic link that leads nowhere"), ("loop.nss", "Too many levels of symbolic links"),
    ]

    /// Every command that reads, with the name of a file behind it.
    static let readers = [
        "lint", "lint --fix", "format", "format --check", "resolve", "resolve ok.nss", "preview", "dump tree",
        "why --class Button --attribute font-size", "diff ok.nss", "palette --theme", "catalogue --catalogue",
        "lint ok.nss --base", "lint ok.nss --catalogue", "lint ok.nss --baseline", "lint ok.nss --settings",
        "settings --settings",
    ]

    @Test("a name that leads nowhere is an error of input in every command, and says why", arguments: readers)
    func reading(_ command: String) throws {
        for (link, target) in [("dead.nss", "nowhere"), ("loop.nss", "loop.nss")] {
            try FileManager.default.createSymbolicLink(
                atPath: work.folder.appendingPathComponent(link).path, withDestinationPath: target)
        }
        for (name, reason) in Self.unreadable {
            let run = try work.run(command.split(separator: " ").map(String.init) + [name])
            #expect(run.code == 3)
            #expect(
                run.errorText.contains("fdltheme: error: \(name.isEmpty ? "''" : name): ")
                    && run.errorText.contains(reason))
            // Only the SDK's own catalogue is still an answer.
            #expect(run.output.isEmpty || command.hasPrefix("catalogue"))
        }
    }

    @Test("a pipe that is named is read and not written; one that a walk meets is passed by", .timeLimit(.minutes(5)))
    func pipes() throws {
        let run = try work.shell(
            """
            mkfifo pipe t.nss && mkdir t && mkfifo t/p.nss && cp ok.nss t/a.nss
            "$tool" lint t
            (cat bad.nss >pipe &) && "$tool" lint --output compact pipe; echo $?
            (cat bad.nss >pipe &) && "$tool" lint --fix --output compact pipe; echo $?
            (printf 'A{b:c;}' >pipe &) && "$tool" format pipe; echo $?
            "$tool" lint --quiet --stamp pipe ok.nss; echo $?
            "$tool" lint --watch pipe; echo $?
            """)
        let finding = "pipe:2:18: error: missing ';' after '12' [missing-semicolon]"
        #expect(run.lines == ["no findings in 1 file", finding, "1", finding, "3", "3", "0", "2"])
        #expect(run.errorText.components(separatedBy: "pipe: Left as it is").count == 3)
    }

    #if os(Linux)
        @Test("devices, sockets and files without a size", .timeLimit(.minutes(5)))
        func devices() throws {
            #expect(try work.run("lint", "--quiet", "/dev/null").code == 0)
            let endless = try work.run("lint", "/dev/zero")
            #expect(endless.code == 3 && endless.errorText.contains("/dev/zero: It has more than 268435456 bytes"))
            #expect(try work.run("dump", "source", "/proc/self/comm").text == "fdltheme\n")
            #expect(try work.run("lint", "/proc/self/mem").code == 3)
            let sparse = try work.shell("truncate -s 5G big.nss && \"$tool\" lint big.nss ok.nss; echo $?")
            #expect(sparse.errorText.contains("big.nss: It has more than 4294967295 bytes"))
            #expect(sparse.lines == ["no findings in 1 file", "3"])
        }

        @Test("names are bytes, from the command line to the disk")
        func names() throws {
            let run = try work.shell(
                """
                n=$(printf 'f\\377.nss') && d=$(printf 'g\\377') && mkdir "$d" && cp bad.nss "$d/$n"
                "$tool" lint --fix --quiet --output "json=$d/r" --stamp="$d/s" "$d/$n" && cmp "$d/$n" ok.nss
                "$tool" format "$d/$n" && "$tool" lint --write-baseline "$d/b" --base "$d/$n" "$d"
                "$tool" preview "$d/$n" -o "$d/p.html" && "$tool" preview "$d/$n" -o"$d/p" && "$tool" init "$d/i"
                printf 'settings { base: ../ok.nss; }' >"$d/set" && "$tool" lint --settings "$d/set" "$d/$n"
                LC_ALL=C ls "$d" | wc -l; "$tool" dump source "$d/$n"
                """)
            #expect(run.errors.isEmpty)
            // The sheet, a report, a stamp, a baseline, a page, pictures, a start and settings.
            #expect(run.lines.suffix(4) == ["8"] + Sample.clean.split(separator: "\n").map(String.init))
        }
    #endif

    @Test("a settings file that is a link to nothing is asked for, and no other kind of thing is one")
    func settings() throws {
        let run = try work.shell(
            """
            ln -s nowhere .fdltheme.nss; "$tool" lint ok.nss; echo $?; rm .fdltheme.nss
            mkfifo .fdltheme.nss; "$tool" lint --quiet ok.nss; echo $?; rm .fdltheme.nss
            mkdir .fdltheme.nss; "$tool" lint --quiet ok.nss; echo $?
            """)
        #expect(run.lines == ["3", "0", "0"])
        #expect(run.errorText == "fdltheme: error: .fdltheme.nss: It is a symbolic link that leads nowhere\n")
    }

    @Test("what is excluded is said to be, in every command that looks for sheets")
    func excluded() throws {
        try work.write(".fdltheme.nss", "settings { exclude: old; }\n")
        try work.write("old/a.nss", Sample.broken)
        try FileManager.default.createDirectory(
            at: work.folder.appendingPathComponent("none"), withIntermediateDirectories: true)
        for command in [["lint"], ["format"], ["resolve"], ["preview"], ["diff", "ok.nss"]] {
            let run = try work.run(command + ["old"])
            #expect(run.code == 2 && run.output.isEmpty)
            #expect(run.errorText.contains("the settings do not exclude; 'old/a.nss' is read where it is named"))
            #expect(try work.run(command + ["none"]).errorText.contains("no .nss file found\n"))
        }
        #expect(try work.run("lint", "old/a.nss").code == 1)
    }

    // MARK: Writing

    /// Every command that writes, and the file that it writes.
    static let writers = [
        ("lint --fix bad.nss", "bad.nss"), ("format loose.nss", "loose.nss"),
        ("lint --quiet --output json=kept ok.nss", "kept"), ("lint --write-baseline kept ok.nss", "kept"),
        ("preview ok.nss -o kept.html", "kept.html"), ("preview ok.nss -o pictures", "pictures"),
        ("init start", "start/theme.nss"),
    ]

    @Test("where nothing can be written, the old file is whole and no other is left", arguments: writers)
    func fullDisk(_ command: String, _ file: String) throws {
        try work.write("loose.nss", "A{b:c;}")
        for name in ["kept", "kept.html"] { try work.write(name, "old") }
        let before = ["bad.nss", "loose.nss", "kept", "kept.html"].map { try? work.read($0) }
        // No file may get a byte; what is said goes through a pipe.
        let run = try work.shell("{ ulimit -f 0; \"$tool\" \(command) 2>&1; echo \"code $?\"; } | cat")
        #expect(run.text.hasSuffix("code 3\n"))
        #expect(run.text.contains("error: \(file)") && run.text.contains("File too large"))
        #expect(run.text.contains(": Left as it was: ") || run.text.contains(": Not written: "))
        #expect(["bad.nss", "loose.nss", "kept", "kept.html"].map { try? work.read($0) } == before)
        #expect(try leftovers().isEmpty)
        for folder in ["start", "pictures"] where (try? leftovers(folder)) != nil {
            #expect(try FileManager.default.contentsOfDirectory(atPath: work.folder.path + "/" + folder).isEmpty)
        }
    }

    /// Places in which nothing can be written, whoever asks.
    static let unwritable = ["ok.nss/x", "dead", "loop", "folder", "missing/x"]

    @Test("a place that takes no file is an error of output", arguments: unwritable)
    func places(_ place: String) throws {
        _ = try work.shell("ln -s nowhere dead; ln -s loop loop; mkdir folder")
        for option in ["--output=json=", "--write-baseline=", "--stamp="] {
            // A stamp is touched as `touch` does it, through a link.
            if option == "--stamp=", place == "dead" { continue }
            let run = try work.run("lint", "--quiet", option + place, "ok.nss")
            #expect(run.code == 3 && run.errorText.hasPrefix("fdltheme: error: \(place): "), "\(option)\(place)")
        }
        #expect(try work.shell("ls nowhere || readlink dead").text == "nowhere\n")
        #expect(try leftovers().isEmpty)
    }

    @Test("a file or folder that its owner has closed")
    func closed() throws {
        // The superuser may do anything, so he becomes nobody. Exit code 77: that cannot be.
        let run = try work.shell(
            """
            as=""; [ "$(id -u)" != 0 ] || as="setpriv --reuid 65534 --regid 65534 --clear-groups"
            $as test -x "$tool" || exit 77
            mkdir sealed shut names && cp bad.nss names/x.nss
            cp bad.nss sealed/own.nss && cp bad.nss sealed/read.nss && cp bad.nss shut/x.nss
            chmod 666 sealed/own.nss; chmod 444 sealed/read.nss; chmod 555 sealed; chmod 444 names; chmod 0 shut ok.nss
            $as "$tool" lint ok.nss; echo $?
            $as "$tool" lint --quiet shut names; echo $?
            $as "$tool" lint --fix --output compact sealed; echo $?
            chmod 755 sealed shut names && cmp bad.nss sealed/own.nss && cmp bad.nss sealed/read.nss && ls -A sealed | wc -l
            """)
        if run.code == 77 { return }
        #expect(run.lines.filter { !$0.hasPrefix("sealed/") } == ["3", "3", "3", "2"])
        #expect(run.lines.filter { $0.hasPrefix("sealed/") && $0.contains("missing-semicolon") }.count == 2)
        #expect(
            run.errorText == """
                fdltheme: error: ok.nss: Permission denied
                fdltheme: error: shut: Permission denied
                fdltheme: error: names/x.nss: Permission denied
                fdltheme: error: sealed/own.nss: Left as it was: no file can be made in its folder, Permission denied
                fdltheme: error: sealed/read.nss: Left as it was: Permission denied

                """)
    }

    @Test("a baseline is kept where not everything can be read")
    func baseline() throws {
        try work.write("known", "old")
        let run = try work.run("lint", "--write-baseline", "known", "ok.nss", "missing.nss")
        #expect(run.code == 3 && run.errorText.contains("known: Not written, since not everything could be read"))
        #expect(try work.read("known") == "old")
    }

    // MARK: Streams

    @Test("a report that goes to a standard stream by its name stands behind what was there")
    func named() throws {
        let run = try work.shell(
            """
            echo kept >log; "$tool" lint --output compact=/dev/stdout bad.nss >>log; echo $?
            "$tool" lint --output compact=/dev/stderr --output jsonl bad.nss 2>>log | wc -l; cat log
            """)
        let finding = "bad.nss:2:18: error: missing ';' after '12' [missing-semicolon]"
        #expect(run.lines.map { $0.trimmingCharacters(in: .whitespaces) } == ["1", "1", "kept", finding, finding])
    }

    static let scripts: [(script: String, code: String, said: String)] = [
        ("\"$tool\" lint long.nss | head -n 1 >/dev/null", "1", ""),
        ("\"$tool\" resolve long.nss | :", "0", ""),
        ("\"$tool\" lint long.nss >&-", "3", "fdltheme: error: standard output: Bad file descriptor\n"),
        ("\"$tool\" preview ok.nss >&-", "3", "fdltheme: error: standard output: Bad file descriptor\n"),
        ("\"$tool\" lint long.nss 2>&- >/dev/null", "1", ""),
        ("\"$tool\" lint ok.nss >&- 2>&- <&-", "3", ""),
        ("\"$tool\" lint - --quiet <&-", "3", "fdltheme: error: standard input: Bad file descriptor\n"),
        ("\"$tool\" format - <.", "3", "fdltheme: error: standard input: Is a directory\n"),
        ("env -i \"$tool\" lint --quiet ok.nss", "0", ""),
        ("env -i LC_ALL=xx_YY TERM=dumb COLUMNS=-1 TZ=:/etc/passwd \"$tool\" lint --quiet ok.nss", "0", ""),
        ("mkdir gone; cd gone; rmdir ../gone; \"$tool\" lint --quiet ../ok.nss \"$OLDPWD/ok.nss\"", "0", ""),
    ]

    @Test("streams that are closed or break, and surroundings without anything in them", arguments: scripts)
    func streams(_ script: String, _ code: String, _ said: String) throws {
        let parts = (1...3000).map { "Part\($0) {\n    font-size: \($0)\n}\n" }
        try work.write("long.nss", parts.joined())
        // The code of the tool itself, also in front of a pipe.
        let wrapped = script.replacingOccurrences(of: "\"$tool\"", with: "run")
        let run = try work.shell(
            "here=$PWD; run() { \"$tool\" \"$@\"; c=$?; echo $c >\"$here/code\"; return $c; }\n"
                + (script.hasPrefix("env") ? script + "; echo $? >code" : wrapped))
        #expect(try work.read("code") == code + "\n")
        #expect(run.errorText.hasSuffix(said) && (!said.isEmpty || !run.errorText.contains("fdltheme: error")))
    }

    @Test("with few files to open, fewer threads read, and all is found")
    func descriptors() throws {
        for number in 0..<60 { try work.write("t/\(number).nss", Sample.broken) }
        let usual = try work.run("lint", "--output", "compact", "t")
        let few = try work.shell("ulimit -n 10; \"$tool\" lint --jobs 8 --output compact t")
        #expect(few.code == 1 && few.errors.isEmpty)
        #expect(few.output == usual.output)
        #expect(try work.shell("ulimit -n 10; \"$tool\" lint --jobs 8 --fix --quiet t").code == 0)
    }
}
