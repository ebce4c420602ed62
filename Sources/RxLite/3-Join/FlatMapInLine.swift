extension ObservableType {
  /// Transforms each element into a sequence, and passes on no more than `limit` of them at a time.
  ///
  /// NB: With a limit of 0 none is ever passed on, and the end of the source is the end of it, as in
  /// RxSwift.
  func flatMap<Source: ObservableConvertibleType>(
    atATime limit: Int, _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    if limit < 1 { return step { _ in .skip } }
    let source = asObservable()
    return .join(expecting: 1) { join in
      let line = Line(join, limit)
      join.hear(source, .leavesLast, locked: false) { element in
        line.enqueue(try selector(element).asObservable())
      }
    }
  }
}

/// The sequences that wait until one of those before them has completed.
///
/// NB: One that completes while it is being started must not start the next one from inside its own
/// call: a long line of such sequences would fill the stack. So there is one loop, and a completion
/// only makes room for it.
private final class Line<Element> {
  private let join: Join<Element>
  private var room: Int
  private var isMoving = false
  private var waiting = Queue<Observable<Element>>()

  init(_ join: Join<Element>, _ limit: Int) {
    self.join = join
    room = limit
  }

  func enqueue(_ sequence: Observable<Element>) {
    join.expectOneMore()
    join.locked { waiting.enqueue(sequence) }
    move()
  }

  private func move() {
    var isMine = false
    join.locked {
      isMine = !isMoving
      isMoving = true
    }
    guard isMine else { return }
    while let next = next() { join.hear(next, .leavesAfter(makeRoom), onNext: join.emit) }
  }

  private func makeRoom() {
    join.locked { room += 1 }
    move()
  }

  private func next() -> Observable<Element>? {
    var next: Observable<Element>?
    join.locked {
      next = room > 0 ? waiting.dequeue() : nil
      if next == nil { isMoving = false } else { room -= 1 }
    }
    return next
  }
}
