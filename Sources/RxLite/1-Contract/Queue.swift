/// First in, first out. Both ends cost O(1), averaged over many calls.
struct Queue<Element> {
  private var elements: [Element?] = []
  private var head = 0

  var isEmpty: Bool { head == elements.count }
  var count: Int { elements.count - head }

  /// The next to come out.
  var first: Element? { isEmpty ? nil : elements[head] }

  mutating func enqueue(_ element: Element) { elements.append(element) }

  func forEach(_ body: (Element) -> Void) {
    for case let element? in elements[head...] { body(element) }
  }

  mutating func dequeue() -> Element? {
    guard head < elements.count else { return nil }
    defer {
      head += 1
      if head == elements.count {
        elements.removeAll(keepingCapacity: head < 64)
        head = 0
      } else if head >= 64, head * 2 > elements.count {
        elements.removeFirst(head)
        head = 0
      }
    }
    return elements[head].take()
  }
}
