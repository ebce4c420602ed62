// The lock makes it safe, and mode 6 isn't asked: nobody may share an object of this class.
// Rejected with: `SeatSale` isn't `Sendable`
import Synchronization

class SeatSale {
  static let tonight = SeatSale(free: 120, show: { free in print("\(free) seats are free") })

  private let free: Mutex<Int>
  private let show: @Sendable (_ free: Int) -> Void

  init(free: Int, show: @escaping @Sendable (_ free: Int) -> Void) {
    self.free = Mutex(free)
    self.show = show
  }

  func book(_ count: Int, pay: @Sendable () async throws -> Void) async throws -> Bool {
    guard take(count) else { return false }
    do {
      try await pay()
    } catch {
      _ = take(-count)
      throw error
    }
    return true
  }

  private func take(_ count: Int) -> Bool {
    free.withLock { free in
      if free < count { return false }
      free -= count
      show(free)
      return true
    }
  }
}
