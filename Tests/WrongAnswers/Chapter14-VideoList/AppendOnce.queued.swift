// Each list waits until the one before has reached all observers. That keeps the lists in order, but an observer's own
// change has not happened yet when `change` returns.
// Rejected with: An observer has received b, and appended c. When its `change` returns, c is in the value.

import RxLite

extension BehaviorRelay where Element: Equatable {
  func change(_ body: (inout Element) throws -> Void) rethrows {
    var copy = value
    try body(&copy)
    if copy == value { return }
    waiting.append { [copy] in self.accept(copy) }
    guard waiting.count == 1 else { return }
    while let next = waiting.first {
      next()
      waiting.removeFirst()
    }
  }
}

nonisolated(unsafe) private var waiting: [() -> Void] = []
