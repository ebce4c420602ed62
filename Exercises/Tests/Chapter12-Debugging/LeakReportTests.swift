import RxLite
import RxLiteTest
import Testing

@testable import Chapter12Exercises

@Suite("LeakReport", .serialized) struct LeakReportTests {
  @Test func `a screen that adds nothing doesn't leak`() throws {
    let app = App()
    try expect(
      app.report(), equals: 0, "The count was 100 before and after both visits. Nothing leaks.")
  }

  @Test func `a screen that adds three objects in each visit leaks three`() throws {
    let app = App(leaked: [3, 3])
    try expect(app.report(), equals: 3, "Each visit added 3 objects to the 100 that there were.")
  }

  @Test func `what is loaded in the first visit is no leak`() throws {
    let app = App(leaked: [44, 0])
    try expect(
      app.report(), equals: 0,
      "The first visit added 44 objects, the second none: they were loaded once, and kept.")
  }

  @Test func `what is loaded once doesn't hide a leak`() throws {
    let app = App(leaked: [47, 3])
    try expect(app.report(), equals: 3, "The first visit added 47 objects, the second 3.")
  }

  @Test func `fewer objects in the end are a negative number`() throws {
    let app = App(leaked: [10, -4])
    try expect(
      app.report(), equals: -4,
      "The second visit released 4 objects that the first had added: the result is negative.")
  }

  @Test func `there are two visits`() throws {
    let app = App(leaked: [5, 1, 9, 9])
    let result = app.report()
    try expect(app.visits, equals: 2, "How often the screen was visited.")
    try expect(result, equals: 1, "The second of the two visits added one object.")
  }

  @Test func `a screen that keeps a subscription leaks it`() throws {
    let source = Source()
    let kept = Locked<[any Disposable]>([])
    let result = leakReport(count: { source.observers }) {
      kept.value.append(source.sequence.subscribe())
      source.sequence.subscribe().dispose()
    }
    for subscription in kept.value { subscription.dispose() }
    try expect(
      result, equals: 1,
      "In each visit the screen subscribes twice and disposes one of the subscriptions.")
  }

  @Test func `a second report counts its own visits`() throws {
    let app = App(leaked: [47, 3, 2, 2])
    _ = app.report()
    try expect(app.report(), equals: 2, "A second report: both visits added 2 objects.")
  }
}

/// An app with a screen. Each visit adds objects.
private final class App {
  @Locked private var count = 100
  private let leaked: [Int]
  @Locked private(set) var visits = 0

  init(leaked: [Int] = []) { self.leaked = leaked }

  func report() -> Int {
    leakReport(
      count: { self.count },
      visit: {
        self.count += self.visits < self.leaked.count ? self.leaked[self.visits] : 0
        self.visits += 1
      })
  }
}

/// Counts its observers.
private final class Source {
  @Locked private(set) var observers = 0

  var sequence: Observable<Int> {
    Observable.create { _ in
      self.observers += 1
      return Disposables.create { self.observers -= 1 }
    }
  }
}
