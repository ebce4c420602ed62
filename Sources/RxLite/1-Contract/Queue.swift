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

  /// Adds an element to a queue that holds at most `limit`, which is above zero.
  ///
  /// - Returns: The first element, if there was no room.
  mutating func enqueue(_ element: Element, limit: Int) -> Element? {
    guard limit == 1, count == 1 else {
      enqueue(element)
      return count > limit ? dequeue() : nil
    }
    // In a queue of one, the new element takes the place of the old one, and nothing is moved.
    defer { slots[head] = element }
    return slots[head].take()
  }

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
