import RxLite
import RxLiteTest
import Testing

/// Two to eight sources, with a selector and without.
@Suite struct SourceArityNames {
  private func add(_ numbers: [Int]) -> Int { numbers.reduce(0, +) }

  @Test func `zip of Observables`() throws {
    let one = Observable.just(1)
    try expectElements([2], of: Observable.zip(one, one) { a, b in add([a, b]) })
    try expectElements([2], of: Observable.zip(one, one).map { add([$0.0, $0.1]) })
    try expectElements([3], of: Observable.zip(one, one, one) { a, b, c in add([a, b, c]) })
    try expectElements([3], of: Observable.zip(one, one, one).map { add([$0.0, $0.1, $0.2]) })
    try expectElements(
      [4], of: Observable.zip(one, one, one, one) { a, b, c, d in add([a, b, c, d]) })
    try expectElements(
      [4], of: Observable.zip(one, one, one, one).map { add([$0.0, $0.1, $0.2, $0.3]) })
    try expectElements(
      [5], of: Observable.zip(one, one, one, one, one) { a, b, c, d, e in add([a, b, c, d, e]) })
    try expectElements(
      [5], of: Observable.zip(one, one, one, one, one).map { add([$0.0, $0.1, $0.2, $0.3, $0.4]) })
    try expectElements(
      [6],
      of: Observable.zip(one, one, one, one, one, one) { a, b, c, d, e, f in
        add([a, b, c, d, e, f])
      })
    try expectElements(
      [6],
      of: Observable.zip(one, one, one, one, one, one).map {
        add([$0.0, $0.1, $0.2, $0.3, $0.4, $0.5])
      })
    try expectElements(
      [7],
      of: Observable.zip(one, one, one, one, one, one, one) { a, b, c, d, e, f, g in
        add([a, b, c, d, e, f, g])
      })
    try expectElements(
      [7],
      of: Observable.zip(one, one, one, one, one, one, one).map {
        add([$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6])
      })
    try expectElements(
      [8],
      of: Observable.zip(one, one, one, one, one, one, one, one) { a, b, c, d, e, f, g, h in
        add([a, b, c, d, e, f, g, h])
      })
    try expectElements(
      [8],
      of: Observable.zip(one, one, one, one, one, one, one, one).map {
        add([$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7])
      })
  }

  @Test func `combineLatest of Observables`() throws {
    let one = Observable.just(1)
    try expectElements([2], of: Observable.combineLatest(one, one) { a, b in add([a, b]) })
    try expectElements([2], of: Observable.combineLatest(one, one).map { add([$0.0, $0.1]) })
    try expectElements(
      [3], of: Observable.combineLatest(one, one, one) { a, b, c in add([a, b, c]) })
    try expectElements(
      [3], of: Observable.combineLatest(one, one, one).map { add([$0.0, $0.1, $0.2]) })
    try expectElements(
      [4], of: Observable.combineLatest(one, one, one, one) { a, b, c, d in add([a, b, c, d]) })
    try expectElements(
      [4], of: Observable.combineLatest(one, one, one, one).map { add([$0.0, $0.1, $0.2, $0.3]) })
    try expectElements(
      [5],
      of: Observable.combineLatest(one, one, one, one, one) { a, b, c, d, e in add([a, b, c, d, e])
      })
    try expectElements(
      [5],
      of: Observable.combineLatest(one, one, one, one, one).map {
        add([$0.0, $0.1, $0.2, $0.3, $0.4])
      })
    try expectElements(
      [6],
      of: Observable.combineLatest(one, one, one, one, one, one) { a, b, c, d, e, f in
        add([a, b, c, d, e, f])
      })
    try expectElements(
      [6],
      of: Observable.combineLatest(one, one, one, one, one, one).map {
        add([$0.0, $0.1, $0.2, $0.3, $0.4, $0.5])
      })
    try expectElements(
      [7],
      of: Observable.combineLatest(one, one, one, one, one, one, one) { a, b, c, d, e, f, g in
        add([a, b, c, d, e, f, g])
      })
    try expectElements(
      [7],
      of: Observable.combineLatest(one, one, one, one, one, one, one).map {
        add([$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6])
      })
    try expectElements(
      [8],
      of: Observable.combineLatest(one, one, one, one, one, one, one, one) {
        a, b, c, d, e, f, g, h in add([a, b, c, d, e, f, g, h])
      })
    try expectElements(
      [8],
      of: Observable.combineLatest(one, one, one, one, one, one, one, one).map {
        add([$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7])
      })
  }

  @Test func `zip of Infallibles`() throws {
    let one = Infallible.just(1)
    try expectElements([2], of: Infallible.zip(one, one) { a, b in add([a, b]) })
    try expectElements([3], of: Infallible.zip(one, one, one) { a, b, c in add([a, b, c]) })
    try expectElements(
      [4], of: Infallible.zip(one, one, one, one) { a, b, c, d in add([a, b, c, d]) })
    try expectElements(
      [5], of: Infallible.zip(one, one, one, one, one) { a, b, c, d, e in add([a, b, c, d, e]) })
    try expectElements(
      [6],
      of: Infallible.zip(one, one, one, one, one, one) { a, b, c, d, e, f in
        add([a, b, c, d, e, f])
      })
    try expectElements(
      [7],
      of: Infallible.zip(one, one, one, one, one, one, one) { a, b, c, d, e, f, g in
        add([a, b, c, d, e, f, g])
      })
    try expectElements(
      [8],
      of: Infallible.zip(one, one, one, one, one, one, one, one) { a, b, c, d, e, f, g, h in
        add([a, b, c, d, e, f, g, h])
      })
  }

  @Test func `combineLatest of Infallibles`() throws {
    let one = Infallible.just(1)
    try expectElements([2], of: Infallible.combineLatest(one, one) { a, b in add([a, b]) })
    try expectElements([2], of: Infallible.combineLatest(one, one).map { add([$0.0, $0.1]) })
    try expectElements(
      [3], of: Infallible.combineLatest(one, one, one) { a, b, c in add([a, b, c]) })
    try expectElements(
      [3], of: Infallible.combineLatest(one, one, one).map { add([$0.0, $0.1, $0.2]) })
    try expectElements(
      [4], of: Infallible.combineLatest(one, one, one, one) { a, b, c, d in add([a, b, c, d]) })
    try expectElements(
      [4], of: Infallible.combineLatest(one, one, one, one).map { add([$0.0, $0.1, $0.2, $0.3]) })
    try expectElements(
      [5],
      of: Infallible.combineLatest(one, one, one, one, one) { a, b, c, d, e in add([a, b, c, d, e])
      })
    try expectElements(
      [5],
      of: Infallible.combineLatest(one, one, one, one, one).map {
        add([$0.0, $0.1, $0.2, $0.3, $0.4])
      })
    try expectElements(
      [6],
      of: Infallible.combineLatest(one, one, one, one, one, one) { a, b, c, d, e, f in
        add([a, b, c, d, e, f])
      })
    try expectElements(
      [6],
      of: Infallible.combineLatest(one, one, one, one, one, one).map {
        add([$0.0, $0.1, $0.2, $0.3, $0.4, $0.5])
      })
    try expectElements(
      [7],
      of: Infallible.combineLatest(one, one, one, one, one, one, one) { a, b, c, d, e, f, g in
        add([a, b, c, d, e, f, g])
      })
    try expectElements(
      [7],
      of: Infallible.combineLatest(one, one, one, one, one, one, one).map {
        add([$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6])
      })
    try expectElements(
      [8],
      of: Infallible.combineLatest(one, one, one, one, one, one, one, one) {
        a, b, c, d, e, f, g, h in add([a, b, c, d, e, f, g, h])
      })
    try expectElements(
      [8],
      of: Infallible.combineLatest(one, one, one, one, one, one, one, one).map {
        add([$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7])
      })
  }
}
