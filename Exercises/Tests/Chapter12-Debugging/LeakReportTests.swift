import RxLite
import RxLiteTest
import Testing

@testable import Chapter12Exercises

@Suite("LeakReport", .serialized) struct LeakReportTests {
  @Test func `a screen that adds nothing doesn't leak`() throws {
    let app = App()
    try expect(app.report(), equals: 0, "The count stays at 100. Nothing leaks.")
    try expect(
      app.visits, equals: 2, "How many visits were made. Two have added nothing: that is enough.")
  }

  @Test func `a screen that adds three objects in each visit leaks three`() throws {
    let app = App(adds: Array(repeating: 3, count: 20))
    try expect(app.report(), equals: 3, "Each visit added 3 objects.")
    try expect(
      app.visits, equals: 2, "How many visits were made. Two have added 3 each: that is enough.")
  }

  @Test func `what is loaded in the first visit is no leak`() throws {
    let app = App(adds: [44, 0, 0])
    try expect(
      app.report(), equals: 0,
      """
      The first visit added 44 objects, the second and the third none: the 44 are loaded once, and kept.
      """)
    try expect(
      app.visits, equals: 3, "How many visits were made. They added 44, 0 and 0 objects.")
  }

  @Test func `a cache that fills for a while doesn't hide a leak`() throws {
    let app = App(adds: [47, 5, 3, 3, 3, 3])
    try expect(app.report(), equals: 3, "The visits added 47, 5, 3 and 3 objects.")
    try expect(
      app.visits, equals: 4, "How many visits were made. They added 47, 5, 3 and 3 objects.")
  }

  @Test func `equal numbers count only in a row`() throws {
    let app = App(adds: [3, 5, 3, 5, 1, 1])
    try expect(
      app.report(), equals: 1,
      """
      The visits added 3, 5, 3, 5, 1 and 1 objects. Two 3s are no answer, since there is a 5 in between.
      """)
  }

  @Test func `fewer objects after each visit are a negative number`() throws {
    let app = App(adds: [10, -4, -4, -4])
    try expect(
      app.report(), equals: -4,
      """
      The first visit added 10 objects, and each further visit has released 4: the result is negative.
      """)
  }

  @Test func `one visit decides nothing, whatever it has added`() throws {
    for first in -5...5 {
      let app = App(adds: [first, 9, 9])
      let result = app.report()
      try expect(
        app.visits, equals: 3,
        """
        How many visits were made. They would add \(first), 9 and 9 objects, and the first has none \
        before it.
        """)
      try expect(result, equals: 9, "The visits added \(first), 9 and 9 objects.")
    }
  }

  @Test func `the tenth visit counts`() throws {
    let app = App(adds: [9, 8, 7, 6, 5, 4, 3, 2, 1, 1])
    try expect(
      app.report(), equals: 1,
      "The visits added 9, 8, 7, 6, 5, 4, 3, 2, 1 and 1. The tenth decides it.")
  }

  @Test func `after ten visits nobody can tell`() throws {
    let app = App(adds: (1...20).map { $0 < 11 ? 20 - $0 : 0 })
    let result = app.report()
    try expect(
      app.visits, equals: 10,
      "How many visits were made. No two in a row added the same number.")
    try expect(result, equals: nil, "In ten visits no two in a row have added the same number.")
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
    let app = App(adds: [47, 3, 3, 2, 2])
    _ = app.report()
    try expect(
      app.report(), equals: 2,
      """
      The first report made three visits, which added 47, 3 and 3. In the second one, both visits added 2.
      """)
    try expect(app.visits, equals: 5, "How many visits both reports have made together.")
  }
}

/// An app with a screen. Each visit adds objects.
private final class App {
  @Locked private var count = 100
  private let adds: [Int]
  @Locked private(set) var visits = 0

  init(adds: [Int] = []) { self.adds = adds }

  func report() -> Int? {
    leakReport(
      count: { self.count },
      visit: {
        self.count += self.visits < self.adds.count ? self.adds[self.visits] : 0
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
