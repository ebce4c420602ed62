actor SeatSale {
  /// Tonight's seats: the counter and the website share them.
  static let tonight = SeatSale(free: 120, show: { free in print("\(free) seats are free") })

  private var free: Int
  private let show: @Sendable (_ free: Int) -> Void

  init(free: Int, show: @escaping @Sendable (_ free: Int) -> Void) {
    self.free = free
    self.show = show
  }

  /// Books seats, if there are enough of them.
  ///
  /// Nothing that is read before the `await` is used after it: the seats are taken before the customer pays,
  /// and given back if that fails.
  ///
  /// - Returns: Whether the customer has the seats.
  /// - Throws: What `pay` throws.
  func book(_ count: Int, pay: @Sendable () async throws -> Void) async throws -> Bool {
    if free < count { return false }
    change(by: -count)
    do {
      try await pay()
    } catch {
      change(by: count)
      throw error
    }
    return true
  }

  private func change(by count: Int) {
    free += count
    show(free)
  }
}
