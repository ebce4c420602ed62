import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// One client at the server: it sends one request, gets one answer, and goes.
///
/// Only the server's thread uses it.
final class Connection {
  private enum Phase {
    case reading(Data)
    /// The answer isn't there yet. The number is that of the entry in the log.
    case waiting(Int)
    case writing(Data)
    case over
  }

  private let socket: Socket
  private let log: RequestLog
  private var phase = Phase.reading(Data())

  init(socket: Socket, log: RequestLog) {
    self.socket = socket
    self.log = log
  }

  var descriptor: Int32 { socket.descriptor }

  var isOver: Bool { if case .over = phase { true } else { false } }

  /// What to wait for. One that waits for its answer still listens, to learn that the client has gone.
  var interest: Int16 {
    if case .writing = phase { Int16(POLLOUT) } else { Int16(POLLIN) }
  }

  /// Does what can be done now.
  ///
  /// - Returns: the request, as soon as it is there in full.
  func advance() -> LoopbackRequest? {
    switch phase {
    case .reading(let bytes): return read(bytes)
    case .waiting(let entry): listen(entry)
    case .writing(let bytes): write(bytes)
    case .over: break
    }
    return nil
  }

  /// Sends the answer, if it is still wanted.
  func reply(_ response: LoopbackResponse) {
    guard case .waiting(let entry) = phase else { return }
    // Before the bytes go out: a client that has the answer finds it in the log.
    log.settle(entry, .answered(response.status))
    write(response.bytes)
  }

  private func read(_ bytes: Data) -> LoopbackRequest? {
    var bytes = bytes
    switch socket.receive(into: &bytes) {
    case .wouldWait: return nil
    case .closed:
      phase = .over
      return nil
    case .moved: break
    }
    switch LoopbackRequest.read(bytes) {
    case .incomplete:
      phase = .reading(bytes)
      return nil
    case .malformed:
      write(LoopbackResponse.text("This is no request that I can read.", status: 400).bytes)
      return nil
    case .complete(let request):
      phase = .waiting(log.add(request))
      return request
    }
  }

  private func listen(_ entry: Int) {
    var unwanted = Data()
    guard case .closed = socket.receive(into: &unwanted) else { return }
    log.settle(entry, .abandoned)
    phase = .over
  }

  private func write(_ bytes: Data) {
    switch socket.send(bytes) {
    case .moved(bytes.count), .closed: phase = .over
    case .moved(let count): phase = .writing(Data(bytes.dropFirst(count)))
    case .wouldWait: phase = .writing(bytes)
    }
  }
}
