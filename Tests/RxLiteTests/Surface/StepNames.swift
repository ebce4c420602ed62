import Foundation
import RxLite
import RxLiteTest
import Testing

@Suite struct StepNames {
  let numbers = Observable.of(1, 2, 3)

  @Test func `transforming`() throws {
    #expect(try numbers.map { $0 * 2 }.heard() == [2, 4, 6])
    #expect(try numbers.compactMap { $0 == 2 ? nil : $0 }.heard() == [1, 3])
    #expect(try numbers.flatMap { Observable.of($0, $0) }.heard() == [1, 1, 2, 2, 3, 3])
    #expect(try numbers.flatMap { Single.just($0) }.heard() == [1, 2, 3])
    #expect(try numbers.flatMapFirst { Observable.just($0) }.heard() == [1, 2, 3])
    #expect(try numbers.flatMapLatest { Observable.just($0) }.heard() == [1, 2, 3])
    #expect(try numbers.concatMap { Observable.of($0, 0) }.heard() == [1, 0, 2, 0, 3, 0])
    #expect(try numbers.scan(0) { $0 + $1 }.heard() == [1, 3, 6])
    #expect(try numbers.scan(0, accumulator: +).heard() == [1, 3, 6])
    #expect(try numbers.scan(into: 0) { $0 += $1 }.heard() == [1, 3, 6])
    #expect(try numbers.scan(into: 0, accumulator: { $0 += $1 }).heard() == [1, 3, 6])
    #expect(try numbers.reduce(0, accumulator: +).heard() == [6])
    #expect(try numbers.reduce(0, accumulator: +, mapResult: { "\($0)" }).heard() == ["6"])
    let array: Single<[Int]> = numbers.toArray()
    #expect(try array.heard() == [[1, 2, 3]])
    #expect(
      try numbers.enumerated().map { index, element in index * element }.heard() == [0, 2, 6])
    #expect(try numbers.enumerated().map { $0.index + $0.element }.heard() == [1, 3, 5])
    #expect(try numbers.materialize().heard().count == 4)
    #expect(try numbers.materialize().dematerialize().heard() == [1, 2, 3])
  }

  @Test func `groups, buffers and windows`() throws {
    let groups: Observable<GroupedObservable<Bool, Int>> = numbers.groupBy { $0 > 1 }
    #expect(try groups.map(\.key).heard() == [false, true])
    #expect(try numbers.groupBy(keySelector: { $0 }).flatMap { $0 }.heard() == [1, 2, 3])
    let time = TestScheduler(initialClock: 0)
    let buffers = numbers.buffer(timeSpan: .seconds(5), count: 2, scheduler: time)
    #expect(time.heard { buffers } == [.next(200, [1, 2]), .next(200, [3]), .completed(200)])
    let other = TestScheduler(initialClock: 0)
    let windows = numbers.window(timeSpan: .seconds(5), count: 2, scheduler: other)
    #expect(other.heard { windows.flatMap { $0.toArray() } }.map(\.value.element).first == [1, 2])
  }

  @Test func `objects and data`() throws {
    let object = Trouble.Object()
    #expect(try numbers.withUnretained(object).map { $0 === object ? $1 : 0 }.heard() == [1, 2, 3])
    #expect(
      try numbers.withUnretained(object) { object, number in number }.heard() == [1, 2, 3])
    let data = Observable.just(Data("[1]".utf8))
    #expect(try data.decode(type: [Int].self, decoder: JSONDecoder()).heard() == [[1]])
  }

  @Test func `filtering by value`() throws {
    #expect(try numbers.filter { $0 > 1 }.heard() == [2, 3])
    let twice = Observable.of(1, 1, 2)
    #expect(try twice.distinctUntilChanged().heard() == [1, 2])
    #expect(try twice.distinctUntilChanged { $0 % 2 }.heard() == [1, 2])
    #expect(try twice.distinctUntilChanged { $0 == $1 }.heard() == [1, 2])
    #expect(try twice.distinctUntilChanged({ $0 }, comparer: { $0 == $1 }).heard() == [1, 2])
    #expect(try twice.distinctUntilChanged(at: \.description).heard() == [1, 2])
    #expect(try numbers.element(at: 1).heard() == [2])
    #expect(throws: RxError.self) { try numbers.element(at: 3).heard() }
    let nothing: Observable<Never> = numbers.ignoreElements()
    #expect(try nothing.heard().isEmpty)
    #expect(throws: RxError.self) { try numbers.single().heard() }
    #expect(try numbers.single { $0 == 2 }.heard() == [2])
    let first: Single<Int?> = numbers.first()
    #expect(try first.heard() == [1])
    #expect(try numbers.take(2).heard() == [1, 2])
    #expect(try numbers.take(while: { $0 < 2 }).heard() == [1])
    #expect(try numbers.take(while: { $0 < 2 }, behavior: .inclusive).heard() == [1, 2])
    #expect(try numbers.take(while: { $0 < 2 }, behavior: .exclusive).heard() == [1])
    #expect(try numbers.take(until: Observable<Void>.never()).heard() == [1, 2, 3])
    #expect(try numbers.take(until: { $0 == 2 }).heard() == [1])
    #expect(try numbers.take(until: { $0 == 2 }, behavior: .inclusive).heard() == [1, 2])
    #expect(try numbers.takeLast(2).heard() == [2, 3])
    #expect(try numbers.skip(1).heard() == [2, 3])
    #expect(try numbers.skip(while: { $0 < 3 }).heard() == [3])
    #expect(try numbers.skip(until: Observable.just(())).heard() == [1, 2, 3])
    #expect(try numbers.sample(numbers).heard() == [1, 2, 3])
    #expect(try numbers.sample(numbers, defaultValue: 0).heard().prefix(3) == [1, 2, 3])
  }

  @Test func `filtering by time`() {
    let makers: [(Observable<Int>, TestScheduler) -> Observable<Int>] = [
      { $0.take(for: .seconds(25), scheduler: $1) }, { $0.skip(.seconds(15), scheduler: $1) },
      { $0.debounce(.seconds(4), scheduler: $1) }, { $0.throttle(.seconds(15), scheduler: $1) },
      { $0.throttle(.seconds(15), latest: false, scheduler: $1) },
    ]
    let heard = makers.map { make in
      let time = TestScheduler(initialClock: 0)
      let source = time.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3)])
      return time.start { make(source.asObservable(), time) }.events.compactMap(\.value.element)
    }
    #expect(heard == [[1, 2], [2, 3], [1, 2, 3], [1, 2, 3], [1, 3]])
  }
}

extension Trouble {
  final class Object {
    var number = 0
    var optional: Int?
  }
}
