// What a run is to write is not what it reads, nor written twice. Must not know what is written.

/// The files that a run writes.
enum Written {
    /// Refuses to write over what is read, whatever name it goes by, and to write two things to one file. Devices and pipes
    /// take anything.
    static func check(_ outputs: [FilePath], against inputs: [FilePath]) throws(UsageError) {
        if outputs.isEmpty { return }
        var seen: Set<FilePath> = []
        for input in inputs { seen.insert(place(input)) }
        let read = seen
        for output in outputs {
            if let kind = try? Files.kind(of: output), kind != .file { continue }
            let place = place(output)
            if read.contains(place) {
                throw UsageError("'\(output.text)' is read by this run: writing to it would destroy it")
            }
            if !seen.insert(place).inserted { throw UsageError("two things are to be written to '\(output.text)'") }
        }
    }

    /// The one path of a file behind links; of a file that is not there yet, that in its folder.
    private static func place(_ path: FilePath) -> FilePath {
        if let real = try? path.real() { return real }
        return path.absolute
    }
}
