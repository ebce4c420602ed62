import Foundation
import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The server's thread: it sleeps until a socket is ready or another thread wakes it.
///
/// Only this thread uses the sockets. Others leave a note in the inbox and wake it.
final class ServerLoop: @unchecked Sendable {
  private struct Note {
    let connection: Int
    let response: LoopbackResponse
  }

  private struct Inbox {
    var notes: [Note] = []
    var isToStop = false
    var thread: ObjectIdentifier?
  }

  private let routes: [LoopbackRoute]
  private let log: RequestLog
  private let limits: LoopbackLimits
  private let wakeUp: WakeUp
  private let inbox = Mutex(Inbox())
  private let hasEnded = DispatchGroup()
  private var listener: Socket?
  private var connections: [Int: Connection] = [:]
  private var nextKey = 0

  init(
    listener: Socket, routes: [LoopbackRoute], log: RequestLog, limits: LoopbackLimits
  ) throws {
    self.listener = listener
    self.routes = routes
    self.log = log
    self.limits = limits
    wakeUp = try WakeUp()
  }

  func start() {
    hasEnded.enter()
    Thread { self.run() }.start()
  }

  /// Ends the thread, and waits until all sockets are closed, unless it is called on that thread.
  func stop() {
    let thread = inbox.withLock { inbox in
      inbox.isToStop = true
      return inbox.thread
    }
    wakeUp.ring()
    if thread != ObjectIdentifier(Thread.current) { hasEnded.wait() }
  }

  private func run() {
    inbox.withLock { $0.thread = ObjectIdentifier(Thread.current) }
    while readInbox() { attendToSockets() }
    connections = [:]
    listener = nil
    hasEnded.leave()
  }

  /// - Returns: Whether the loop continues.
  private func readInbox() -> Bool {
    let mail = inbox.withLock { inbox in
      defer { inbox.notes = [] }
      return inbox
    }
    for note in mail.notes { connections[note.connection]?.reply(note.response) }
    return !mail.isToStop
  }

  private func attendToSockets() {
    connections = connections.filter { !$0.value.isOver }
    let keys = Array(connections.keys)
    var polled = [pollfd(fd: wakeUp.descriptor, events: Int16(POLLIN), revents: 0)]
    polled.append(pollfd(fd: listener!.descriptor, events: Int16(POLLIN), revents: 0))
    for key in keys {
      let connection = connections[key]!
      polled.append(pollfd(fd: connection.descriptor, events: connection.interest, revents: 0))
    }
    // Once a second, connections whose request takes too long are closed.
    let isTimed = limits.seconds.isFinite && !connections.isEmpty
    let ready = poll(&polled, nfds_t(polled.count), isTimed ? 1000 : -1)
    if isTimed { for connection in connections.values { connection.endIfTooSlow() } }
    guard ready > 0 else { return }

    if polled[0].revents != 0 { wakeUp.silence() }
    if polled[1].revents != 0 { welcome() }
    for (key, polled) in zip(keys, polled.dropFirst(2)) where polled.revents != 0 {
      if let request = connections[key]?.advance() { answer(request, from: key) }
    }
  }

  private func welcome() {
    while let client = listener?.accept() {
      if connections.count >= limits.connections { continue }
      connections[nextKey] = Connection(socket: client, log: log, limits: limits)
      nextKey += 1
    }
  }

  private func answer(_ request: LoopbackRequest, from key: Int) {
    let reply: LoopbackRoute.Reply = { [weak self] in self?.send($0, to: key) }
    guard let route = routes.first(where: { $0.matches(request) }) else { return reply(.notFound) }
    route.answer(request, reply)
  }

  /// Leaves a response in the inbox. It may be called on any thread.
  private func send(_ response: LoopbackResponse, to key: Int) {
    inbox.withLock { $0.notes.append(Note(connection: key, response: response)) }
    wakeUp.ring()
  }
}
