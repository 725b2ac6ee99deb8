// Buffered writing to one descriptor. Must not know what is written or where the descriptor leads.

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A stream of bytes to a descriptor that is open already.
struct ByteSink {
    private let descriptor: Int32
    private var buffer: [UInt8] = []
    /// The error number that ended the stream; nil while all is well or when the reader has simply gone.
    private(set) var failure: Int32?
    private var isClosed = false
    /// False once nothing more can be written.
    var isOpen: Bool { !isClosed }

    private static let limit = 1 << 16

    init(descriptor: Int32) { self.descriptor = descriptor }

    /// Writes bytes, now or later.
    mutating func write(_ bytes: [UInt8]) {
        guard !isClosed else { return }
        if bytes.count >= Self.limit {
            flush()
            send(bytes)
        } else {
            buffer.append(contentsOf: bytes)
            if buffer.count >= Self.limit { flush() }
        }
    }

    /// Writes a text, now or later.
    mutating func write(_ text: String) { write(Array(text.utf8)) }

    /// Writes what was kept back.
    mutating func flush() {
        guard !buffer.isEmpty else { return }
        send(buffer)
        buffer.removeAll(keepingCapacity: true)
    }

    private mutating func send(_ bytes: [UInt8]) {
        guard !isClosed else { return }
        let code = Self.writeAll(bytes, to: descriptor)
        guard code != 0 else { return }
        isClosed = true
        // A reader that has seen enough, such as `head`, is no failure.
        if code != EPIPE { failure = code }
    }

    /// Writes all bytes, waiting where the descriptor does not; 0, or the number of the error that ended it.
    static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
        unsafe bytes.withUnsafeBytes { whole in
            var done = 0
            while done < whole.count {
                let rest = unsafe UnsafeRawBufferPointer(rebasing: whole[done...])
                let written = unsafe systemWrite(descriptor, rest.baseAddress, rest.count)
                if written >= 0 {
                    done += written
                } else if errno == EAGAIN || errno == EWOULDBLOCK {
                    var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                    _ = unsafe poll(&entry, 1, -1)
                } else if errno != EINTR {
                    return errno
                }
            }
            return 0
        }
    }
}

/// The system's `write`, which the methods of that name hide.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    unsafe write(descriptor, bytes, count)
}
