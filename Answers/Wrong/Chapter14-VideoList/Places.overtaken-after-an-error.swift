// The place is free when the error is received, and a newcomer takes it before those that wait.
// Rejected with: b waited when a failed, and z has come after it.
import RxLite

final class Places {
  private var free: Int
  private var waiting: [Turn] = []

  private final class Turn {
    let begin: (Turn) -> Void
    var isRunning = false
    var isOver = false
    init(_ begin: @escaping (Turn) -> Void) { self.begin = begin }
  }

  init(_ count: Int) { free = count }

  func run<Element>(_ source: Observable<Element>) -> Observable<Element> {
    .create { [self] observer in
      let subscription = SerialDisposable()
      let turn = Turn { turn in
        let running = SingleAssignmentDisposable()
        subscription.disposable = running
        running.setDisposable(
          source.subscribe(
            onNext: observer.onNext,
            onError: {
              turn.isOver = true
              self.free += 1
              observer.onError($0)
              self.fill()
            },
            onCompleted: {
              observer.onCompleted()
              self.end(turn)
            }))
      }
      if free > 0 {
        free -= 1
        turn.isRunning = true
        turn.begin(turn)
      } else {
        waiting.append(turn)
      }
      return Disposables.create { [self] in
        subscription.dispose()
        end(turn)
      }
    }
  }

  private func fill() {
    while free > 0, !waiting.isEmpty {
      let turn = waiting.removeFirst()
      free -= 1
      turn.isRunning = true
      turn.begin(turn)
    }
  }

  private func end(_ turn: Turn) {
    if turn.isOver { return }
    turn.isOver = true
    waiting.removeAll { $0 === turn }
    if turn.isRunning { free += 1 }
    fill()
  }
}
