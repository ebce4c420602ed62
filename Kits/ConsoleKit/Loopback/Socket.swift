import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The failure of a system call.
public struct LoopbackError: Error, CustomStringConvertible {
  /// What the call should have done.
  let action: String
  /// The system's number for the reason.
  let code: Int32

  public var description: String {
    "The server can't \(action): \(String(cString: strerror(code)))."
  }

  /// Throws an error if the result of a system call is negative.
  ///
  /// - Returns: The result.
  @discardableResult
  static func check(_ action: String, _ result: Int32) throws -> Int32 {
    if result < 0 { throw LoopbackError(action: action, code: errno) }
    return result
  }
}

/// A socket that never blocks its thread. It is closed when it is released.
///
/// NB: Programs that are started meanwhile don't inherit it. A client notices the end of a connection
/// only when no process has it open any more.
final class Socket {
  let descriptor: Int32

  private init(_ descriptor: Int32) throws {
    self.descriptor = descriptor
    try LoopbackError.check("set up a socket", fcntl(descriptor, F_SETFD, FD_CLOEXEC))
    try LoopbackError.check("set up a socket", fcntl(descriptor, F_SETFL, O_NONBLOCK))
    #if canImport(Darwin)
      var yes: Int32 = 1
      setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }

  deinit { close(descriptor) }

  /// Creates a socket that accepts connections from this machine, on a port that is free.
  static func listening() throws -> Socket {
    #if canImport(Darwin)
      let stream = SOCK_STREAM
    #else
      let stream = Int32(SOCK_STREAM.rawValue)
    #endif
    let socket = try Socket(LoopbackError.check("make a socket", socket(AF_INET, stream, 0)))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    _ = try withGeneric(&address) {
      try LoopbackError.check("bind a socket", bind(socket.descriptor, $0, $1.pointee))
    }
    try LoopbackError.check("listen", listen(socket.descriptor, 64))
    return socket
  }

  /// Returns the port of this end.
  func port() throws -> Int {
    var address = sockaddr_in()
    _ = try withGeneric(&address) {
      try LoopbackError.check("find out its port", getsockname(descriptor, $0, $1))
    }
    return Int(UInt16(bigEndian: address.sin_port))
  }

  /// Accepts the next client that waits for a connection; `nil` if none does.
  func accept() -> Socket? {
    #if canImport(Darwin)
      let client = Darwin.accept(descriptor, nil, nil)
    #else
      let client = Glibc.accept(descriptor, nil, nil)
    #endif
    return client < 0 ? nil : try? Socket(client)
  }

  /// The result of an attempt to receive or send bytes.
  enum Transfer {
    case moved(Int)
    case wouldWait
    case closed
  }

  /// Appends the bytes that have arrived.
  func receive(into bytes: inout Data) -> Transfer {
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    if count > 0 { bytes.append(contentsOf: buffer[..<count]) }
    return count == 0 ? .closed : transfer(count)
  }

  /// Sends as many bytes as can be sent now.
  func send(_ bytes: Data) -> Transfer {
    transfer(
      bytes.withUnsafeBytes {
        #if canImport(Darwin)
          Darwin.send(descriptor, $0.baseAddress, $0.count, 0)
        #else
          Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        #endif
      })
  }

  private func transfer(_ count: Int) -> Transfer {
    if count >= 0 { return .moved(count) }
    return errno == EAGAIN || errno == EINTR ? .wouldWait : .closed
  }
}

/// Passes an address as the general type that the system's calls take, with its size.
private func withGeneric<Result>(
  _ address: inout sockaddr_in,
  _ body: (UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) throws -> Result
) rethrows -> Result {
  var size = socklen_t(MemoryLayout<sockaddr_in>.size)
  return try withUnsafeMutablePointer(to: &address) { pointer in
    try pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { try body($0, &size) }
  }
}
