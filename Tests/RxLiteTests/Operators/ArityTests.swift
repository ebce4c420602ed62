import RxLite
import RxLiteTest
import Testing

/// `swift run Generate` writes each number of sources from the same template, so the largest stands for
/// all of them: eight sources, each of which sends its own number.
@MainActor @Suite struct ArityTests {
  private static let numbers = Array(1...8)

  private func expectNumbers<Source: ObservableConvertibleType>(of source: Source) throws
  where Source.Element == [Int] {
    let elements = try source.toBlocking(timeout: 10).toArray()
    #expect(elements == [Self.numbers])
  }

  @Test func `eight Observables`() throws {
    let s = Self.numbers.map { Observable.just($0) }
    try expectNumbers(
      of: Observable.zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]) {
        [$0, $1, $2, $3, $4, $5, $6, $7]
      })
    try expectNumbers(
      of: Observable.zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]).map {
        [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7]
      })
    try expectNumbers(
      of: Observable.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]) {
        [$0, $1, $2, $3, $4, $5, $6, $7]
      })
    try expectNumbers(
      of: Observable.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]).map {
        [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7]
      })
  }

  @Test func `eight Infallibles`() throws {
    let s = Self.numbers.map { Infallible.just($0) }
    try expectNumbers(
      of: Infallible.zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]) {
        [$0, $1, $2, $3, $4, $5, $6, $7]
      })
    try expectNumbers(
      of: Infallible.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]) {
        [$0, $1, $2, $3, $4, $5, $6, $7]
      })
    try expectNumbers(
      of: Infallible.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]).map {
        [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7]
      })
  }

  @Test func `eight Singles`() throws {
    let s = Self.numbers.map { Single.just($0) }
    try expectNumbers(
      of: Single.zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]) {
        [$0, $1, $2, $3, $4, $5, $6, $7]
      })
    try expectNumbers(
      of: Single.zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]).map {
        [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7]
      })
  }

  @Test func `eight Maybes`() throws {
    let s = Self.numbers.map { Maybe.just($0) }
    try expectNumbers(
      of: Maybe.zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]) {
        [$0, $1, $2, $3, $4, $5, $6, $7]
      })
    try expectNumbers(
      of: Maybe.zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]).map {
        [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7]
      })
  }

  @Test func `eight Drivers`() throws {
    let s = Self.numbers.map { Driver.just($0) }
    try expectNumbers(
      of: Driver.zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]) {
        [$0, $1, $2, $3, $4, $5, $6, $7]
      })
    try expectNumbers(
      of: Driver.zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]).map {
        [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7]
      })
    try expectNumbers(
      of: Driver.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]) {
        [$0, $1, $2, $3, $4, $5, $6, $7]
      })
    try expectNumbers(
      of: Driver.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]).map {
        [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7]
      })
  }

  @Test func `eight Signals`() throws {
    let s = Self.numbers.map { Signal.just($0) }
    try expectNumbers(
      of: Signal.zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]) {
        [$0, $1, $2, $3, $4, $5, $6, $7]
      })
    try expectNumbers(
      of: Signal.zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]).map {
        [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7]
      })
    try expectNumbers(
      of: Signal.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]) {
        [$0, $1, $2, $3, $4, $5, $6, $7]
      })
    try expectNumbers(
      of: Signal.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]).map {
        [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7]
      })
  }
}
