import ChapterKit
import Foundation
import RxLite

func scopes() {
  listing("scopes", "what newcomers hear; 2a: run 2, first element") {
    row("", "late", "again", "after |", "after X")
    table("share()") { $0.share() }
    table("share(replay: 1)") { $0.share(replay: 1) }
    table("replay(1).refCount()") { $0.replay(1).refCount() }
    table("share(replay: 2)") { $0.share(replay: 2) }
    table("share(scope: .forever)") { $0.share(scope: .forever) }
    table("share(replay: 1, scope: .forever)") { $0.share(replay: 1, scope: .forever) }
    table("share(replay: 2, scope: .forever)") { $0.share(replay: 2, scope: .forever) }
  }

  listing("stale", "yesterday's value, in the story of a screen") {
    func visit(_ temperature: Observable<String>) {
      let today = temperature.subscribe(onNext: { print("  \($0)") })
      sleep(0.1)
      today.dispose()
    }
    for scope in [SubjectLifetimeScope.whileConnected, .forever] {
      print("scope: .\(scope)")
      let temperature = thermometer().share(replay: 1, scope: scope)
      print(" Monday, the screen opens and closes")
      visit(temperature)
      print(" Tuesday, it opens again")
      visit(temperature)
    }
  }

  listing("retry-and-scopes", "retry needs a source that starts again") {
    func request() -> Observable<String> {
      var attempts = 0
      return Observable.create { observer in
        attempts += 1
        print("  attempt \(attempts)")
        if attempts < 3 {
          observer.onError(Broken.pipe)
        } else {
          observer.onNext("answer")
          observer.onCompleted()
        }
        return Disposables.create()
      }
    }
    print("share(replay: 1)")
    _ = request().share(replay: 1).retry(3).subscribe { print("  \($0)") }
    print("share(replay: 1, scope: .forever)")
    _ = request().share(replay: 1, scope: .forever).retry(3).subscribe { print("  \($0)") }
    print("retry first, then share(replay: 1, scope: .forever)")
    _ = request().retry(3).share(replay: 1, scope: .forever).subscribe { print("  \($0)") }
  }
}

enum Broken: Error { case pipe }

/// Measures with each run: Monday's value in the first, Tuesday's in the second.
private func thermometer() -> Observable<String> {
  var days = ["18°C on Monday", "5°C on Tuesday"].makeIterator()
  return Observable.create { observer in
    guard let reading = days.next() else { return Disposables.create() }
    return clock.scheduler.scheduleRelative((), dueTime: .milliseconds(50)) {
      observer.onNext(reading)
      return Disposables.create()
    }
  }
}

/// A source that numbers its runs. Each sends a and b at once, and ends when it is told to.
private final class Runs {
  private var count = 0
  private var observer: AnyObserver<String>?

  var elements: Observable<String> {
    return Observable.create { observer in
      self.count += 1
      self.observer = observer
      observer.onNext("\(self.count)a")
      observer.onNext("\(self.count)b")
      return Disposables.create()
    }
  }

  func end(_ event: Event<String>) { observer?.on(event) }
}

/// Prints a row: what somebody hears at once who subscribes while another listens, after everybody
/// has left, after a completion, and after an error.
private func table(_ name: String, _ share: (Observable<String>) -> Observable<String>) {
  func newcomer(after event: (Runs, any Disposable) -> Void) -> String {
    let runs = Runs()
    let shared = share(runs.elements)
    let first = shared.subscribe { _ in }
    event(runs, first)
    var heard: [String] = []
    let subscription = shared.subscribe { event in
      switch event {
      case .next(let element): heard.append(element)
      case .error: heard.append("X")
      case .completed: heard.append("|")
      }
    }
    subscription.dispose()
    first.dispose()
    return heard.isEmpty ? "-" : heard.joined(separator: " ")
  }
  row(
    name,
    newcomer { _, _ in },
    newcomer { _, first in first.dispose() },
    newcomer { runs, _ in runs.end(.completed) },
    newcomer { runs, _ in runs.end(.error(Broken.pipe)) })
}

private func row(_ name: String, _ late: String, _ again: String, _ done: String, _ failed: String)
{
  let cells = zip([name, late, again, done, failed], [35, 7, 13, 9, 0])
  print(cells.map { $0.padding(toLength: max($1, $0.count), withPad: " ", startingAt: 0) }.joined())
}
