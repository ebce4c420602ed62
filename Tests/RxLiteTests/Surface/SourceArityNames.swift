import RxLite
import RxLiteTest
import Testing

/// Two to eight sources, with a selector and without.
@Suite struct SourceArityNames {
  private func add(_ numbers: [Int]) -> Int { numbers.reduce(0, +) }

  @Test func `zip of Observables`() throws {
    let one = Observable.just(1)
    #expect(try Observable.zip(one, one) { a, b in add([a, b]) }.heard() == [2])
    #expect(try Observable.zip(one, one).map { add([$0.0, $0.1]) }.heard() == [2])
    #expect(try Observable.zip(one, one, one) { a, b, c in add([a, b, c]) }.heard() == [3])
    #expect(try Observable.zip(one, one, one).map { add([$0.0, $0.1, $0.2]) }.heard() == [3])
    #expect(
      try Observable.zip(one, one, one, one) { a, b, c, d in add([a, b, c, d]) }.heard() == [4])
    #expect(
      try Observable.zip(one, one, one, one).map { add([$0.0, $0.1, $0.2, $0.3]) }.heard() == [4])
    #expect(
      try Observable.zip(one, one, one, one, one) { a, b, c, d, e in add([a, b, c, d, e]) }.heard()
        == [5])
    #expect(
      try Observable.zip(one, one, one, one, one).map { add([$0.0, $0.1, $0.2, $0.3, $0.4]) }
        .heard() == [5])
    #expect(
      try Observable.zip(one, one, one, one, one, one) { a, b, c, d, e, f in
        add([a, b, c, d, e, f])
      }.heard() == [6])
    #expect(
      try Observable.zip(one, one, one, one, one, one).map {
        add([$0.0, $0.1, $0.2, $0.3, $0.4, $0.5])
      }.heard() == [6])
    #expect(
      try Observable.zip(one, one, one, one, one, one, one) { a, b, c, d, e, f, g in
        add([a, b, c, d, e, f, g])
      }.heard() == [7])
    #expect(
      try Observable.zip(one, one, one, one, one, one, one).map {
        add([$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6])
      }.heard() == [7])
    #expect(
      try Observable.zip(one, one, one, one, one, one, one, one) { a, b, c, d, e, f, g, h in
        add([a, b, c, d, e, f, g, h])
      }.heard() == [8])
    #expect(
      try Observable.zip(one, one, one, one, one, one, one, one).map {
        add([$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7])
      }.heard() == [8])
  }

  @Test func `combineLatest of Observables`() throws {
    let one = Observable.just(1)
    #expect(try Observable.combineLatest(one, one) { a, b in add([a, b]) }.heard() == [2])
    #expect(try Observable.combineLatest(one, one).map { add([$0.0, $0.1]) }.heard() == [2])
    #expect(
      try Observable.combineLatest(one, one, one) { a, b, c in add([a, b, c]) }.heard() == [3])
    #expect(
      try Observable.combineLatest(one, one, one).map { add([$0.0, $0.1, $0.2]) }.heard() == [3])
    #expect(
      try Observable.combineLatest(one, one, one, one) { a, b, c, d in add([a, b, c, d]) }.heard()
        == [4])
    #expect(
      try Observable.combineLatest(one, one, one, one).map { add([$0.0, $0.1, $0.2, $0.3]) }.heard()
        == [4])
    #expect(
      try Observable.combineLatest(one, one, one, one, one) { a, b, c, d, e in add([a, b, c, d, e])
      }.heard() == [5])
    #expect(
      try Observable.combineLatest(one, one, one, one, one).map {
        add([$0.0, $0.1, $0.2, $0.3, $0.4])
      }.heard() == [5])
    #expect(
      try Observable.combineLatest(one, one, one, one, one, one) { a, b, c, d, e, f in
        add([a, b, c, d, e, f])
      }.heard() == [6])
    #expect(
      try Observable.combineLatest(one, one, one, one, one, one).map {
        add([$0.0, $0.1, $0.2, $0.3, $0.4, $0.5])
      }.heard() == [6])
    #expect(
      try Observable.combineLatest(one, one, one, one, one, one, one) { a, b, c, d, e, f, g in
        add([a, b, c, d, e, f, g])
      }.heard() == [7])
    #expect(
      try Observable.combineLatest(one, one, one, one, one, one, one).map {
        add([$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6])
      }.heard() == [7])
    #expect(
      try Observable.combineLatest(one, one, one, one, one, one, one, one) {
        a, b, c, d, e, f, g, h in add([a, b, c, d, e, f, g, h])
      }.heard() == [8])
    #expect(
      try Observable.combineLatest(one, one, one, one, one, one, one, one).map {
        add([$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7])
      }.heard() == [8])
  }

  @Test func `zip of Infallibles`() throws {
    let one = Infallible.just(1)
    #expect(try Infallible.zip(one, one) { a, b in add([a, b]) }.heard() == [2])
    #expect(try Infallible.zip(one, one, one) { a, b, c in add([a, b, c]) }.heard() == [3])
    #expect(
      try Infallible.zip(one, one, one, one) { a, b, c, d in add([a, b, c, d]) }.heard() == [4])
    #expect(
      try Infallible.zip(one, one, one, one, one) { a, b, c, d, e in add([a, b, c, d, e]) }.heard()
        == [5])
    #expect(
      try Infallible.zip(one, one, one, one, one, one) { a, b, c, d, e, f in
        add([a, b, c, d, e, f])
      }.heard() == [6])
    #expect(
      try Infallible.zip(one, one, one, one, one, one, one) { a, b, c, d, e, f, g in
        add([a, b, c, d, e, f, g])
      }.heard() == [7])
    #expect(
      try Infallible.zip(one, one, one, one, one, one, one, one) { a, b, c, d, e, f, g, h in
        add([a, b, c, d, e, f, g, h])
      }.heard() == [8])
  }

  @Test func `combineLatest of Infallibles`() throws {
    let one = Infallible.just(1)
    #expect(try Infallible.combineLatest(one, one) { a, b in add([a, b]) }.heard() == [2])
    #expect(try Infallible.combineLatest(one, one).map { add([$0.0, $0.1]) }.heard() == [2])
    #expect(
      try Infallible.combineLatest(one, one, one) { a, b, c in add([a, b, c]) }.heard() == [3])
    #expect(
      try Infallible.combineLatest(one, one, one).map { add([$0.0, $0.1, $0.2]) }.heard() == [3])
    #expect(
      try Infallible.combineLatest(one, one, one, one) { a, b, c, d in add([a, b, c, d]) }.heard()
        == [4])
    #expect(
      try Infallible.combineLatest(one, one, one, one).map { add([$0.0, $0.1, $0.2, $0.3]) }.heard()
        == [4])
    #expect(
      try Infallible.combineLatest(one, one, one, one, one) { a, b, c, d, e in add([a, b, c, d, e])
      }.heard() == [5])
    #expect(
      try Infallible.combineLatest(one, one, one, one, one).map {
        add([$0.0, $0.1, $0.2, $0.3, $0.4])
      }.heard() == [5])
    #expect(
      try Infallible.combineLatest(one, one, one, one, one, one) { a, b, c, d, e, f in
        add([a, b, c, d, e, f])
      }.heard() == [6])
    #expect(
      try Infallible.combineLatest(one, one, one, one, one, one).map {
        add([$0.0, $0.1, $0.2, $0.3, $0.4, $0.5])
      }.heard() == [6])
    #expect(
      try Infallible.combineLatest(one, one, one, one, one, one, one) { a, b, c, d, e, f, g in
        add([a, b, c, d, e, f, g])
      }.heard() == [7])
    #expect(
      try Infallible.combineLatest(one, one, one, one, one, one, one).map {
        add([$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6])
      }.heard() == [7])
    #expect(
      try Infallible.combineLatest(one, one, one, one, one, one, one, one) {
        a, b, c, d, e, f, g, h in add([a, b, c, d, e, f, g, h])
      }.heard() == [8])
    #expect(
      try Infallible.combineLatest(one, one, one, one, one, one, one, one).map {
        add([$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7])
      }.heard() == [8])
  }
}
