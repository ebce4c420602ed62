// Each customer waits for the one before, so nothing can get in between. While somebody looks for a card,
// the whole cinema waits.
// Rejected with: Both may pay at the same time.
actor SeatSale {
  private var free: Int
  private let show: @Sendable (_ free: Int) -> Void
  private var last: Task<Void, Never>?

  init(free: Int, show: @escaping @Sendable (_ free: Int) -> Void) {
    self.free = free
    self.show = show
  }

  func book(_ count: Int, pay: @escaping @Sendable () async throws -> Void) async throws -> Bool {
    let before = last
    let booking = Task {
      await before?.value
      if free < count { return false }
      try await pay()
      free -= count
      show(free)
      return true
    }
    last = Task { _ = await booking.result }
    return try await withTaskCancellationHandler {
      try await booking.value
    } onCancel: {
      booking.cancel()
    }
  }
}
