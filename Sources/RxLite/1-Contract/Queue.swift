/// A first-in, first-out queue.
///
/// - Complexity: `enqueue` and `dequeue` are O(1), amortised.
struct Queue<Element> {
  private var slots: [Element?] = []
  private var head = 0

  var isEmpty: Bool { head == slots.count }
  var count: Int { slots.count - head }

  /// The element that `dequeue` returns next.
  var first: Element? { isEmpty ? nil : slots[head] }

  /// All elements, in order.
  var elements: [Element] { slots[head...].map { $0! } }

  mutating func enqueue(_ element: Element) { slots.append(element) }

  mutating func dequeue() -> Element? {
    guard head < slots.count else { return nil }
    defer {
      head += 1
      if head >= 16, head * 2 > slots.count {
        slots.removeFirst(head)
        head = 0
      }
    }
    return slots[head].take()
  }
}
