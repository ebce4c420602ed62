// Whoever leaves the queue, the first of those that wait is removed.
// Rejected with: b, c and d waited, and c has left.
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
              observer.onError($0)
              self.end(turn)
            },
            onCompleted: {
              observer.onCompleted()
              self.end(turn)
            }))
      }
      waiting.append(turn)
      fill()
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
    if turn.isRunning {
      free += 1
    } else if !waiting.isEmpty {
      waiting.removeFirst()
    }
    fill()
  }
}
