// The race at the `await` is found, and the one that mode 6 reports is not.
// Rejected with: While one thread was in `show`, another one called it.
final class SeatSale {
  private var free: Int
  private let show: @Sendable (_ free: Int) -> Void

  init(free: Int, show: @escaping @Sendable (_ free: Int) -> Void) {
    self.free = free
    self.show = show
  }

  func book(_ count: Int, pay: @Sendable () async throws -> Void) async throws -> Bool {
    if free < count { return false }
    free -= count
    show(free)
    do {
      try await pay()
    } catch {
      free += count
      show(free)
      throw error
    }
    return true
  }
}
