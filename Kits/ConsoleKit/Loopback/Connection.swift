import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A client's connection to the server: one request and one answer, then it is closed.
///
/// Only the server's thread uses it.
final class Connection {
  private enum Phase {
    case reading(Data)
    /// There is no answer yet. The number is that of the entry in the log.
    case waiting(Int)
    case writing(Data)
    case over
  }

  private let socket: Socket
  private let log: RequestLog
  private let limits: LoopbackLimits
  private let start = ContinuousClock.now
  private var phase = Phase.reading(Data())
  private var patience: LoopbackPatience?

  init(socket: Socket, log: RequestLog, limits: LoopbackLimits) {
    self.socket = socket
    self.log = log
    self.limits = limits
  }

  /// Ends the connection if its request hasn't arrived completely in time.
  func endIfTooSlow() {
    guard case .reading = phase, ContinuousClock.now - start > .seconds(limits.seconds) else {
      return
    }
    phase = .over
  }

  var descriptor: Int32 { socket.descriptor }

  var isOver: Bool { if case .over = phase { true } else { false } }

  /// What to poll for. A connection that waits for its answer polls for input, to notice that the client
  /// has closed it.
  var interest: Int16 {
    if case .writing = phase { Int16(POLLOUT) } else { Int16(POLLIN) }
  }

  /// Does what can be done now.
  ///
  /// - Returns: The request, as soon as it has arrived completely.
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
    // Logged before the bytes are sent: a client that has the answer finds it in the log.
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
    switch LoopbackRequest.read(bytes, within: limits) {
    case .incomplete:
      phase = .reading(bytes)
      return nil
    case .malformed:
      write(LoopbackResponse.text("The request can't be read.", status: 400).bytes)
      return nil
    case .complete(let request):
      phase = .waiting(log.add(request))
      patience = request.patience
      return request
    }
  }

  private func listen(_ entry: Int) {
    var unwanted = Data()
    guard case .closed = socket.receive(into: &unwanted) else { return }
    log.settle(entry, .abandoned)
    phase = .over
    patience?.end()
  }

  private func write(_ bytes: Data) {
    switch socket.send(bytes) {
    case .moved(bytes.count), .closed: phase = .over
    case .moved(let count): phase = .writing(Data(bytes.dropFirst(count)))
    case .wouldWait: phase = .writing(bytes)
    }
  }
}
