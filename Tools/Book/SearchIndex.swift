import ConsoleKit
import Dispatch
import Foundation
import Synchronization

/// What the search finds, made when it is first asked for. All pages are read for it, which takes seconds, so
/// it has a queue of its own: no page waits for it.
final class SearchIndex: Sendable {
  private let made = Mutex<Data?>(nil)
  private let make: @Sendable () throws -> Data
  private let queue = DispatchQueue(label: "course.book.search", qos: .userInitiated)

  init(_ make: @escaping @Sendable () throws -> Data) { self.make = make }

  func answer(_ reply: @escaping LoopbackRoute.Reply) {
    queue.async {
      do {
        let index = try self.made.withLock { index in
          let data = try index ?? self.make()
          index = data
          return data
        }
        reply(LoopbackResponse(contentType: "application/json", body: index))
      } catch {
        reply(.text("The course can't be read: \(error)\n", status: 500))
      }
    }
  }
}
