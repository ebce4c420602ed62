// The number is protected, and each thread calls `show` when it has left the lock. The later number may be
// shown first.
// Rejected with: While one thread was in `show`, another one called it.
import Synchronization

final class SeatSale: Sendable {
  static let tonight = SeatSale(free: 120, show: { free in print("\(free) seats are free") })

  private let free: Mutex<Int>
  private let show: @Sendable (_ free: Int) -> Void

  init(free: Int, show: @escaping @Sendable (_ free: Int) -> Void) {
    self.free = Mutex(free)
    self.show = show
  }

  func book(_ count: Int, pay: @Sendable () async throws -> Void) async throws -> Bool {
    guard let left = take(count) else { return false }
    show(left)
    do {
      try await pay()
    } catch {
      if let left = take(-count) { show(left) }
      throw error
    }
    return true
  }

  private func take(_ count: Int) -> Int? {
    free.withLock { free in
      if free < count { return nil }
      free -= count
      return free
    }
  }
}
