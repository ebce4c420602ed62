import Foundation
import RxLite
import Testing

@MainActor @Suite struct SmallNames {
  @Test func `a flag may be raised from the beginning`() {
    #expect(BooleanDisposable(isDisposed: true).isDisposed)
    let flag = BooleanDisposable(isDisposed: false)
    #expect(!flag.isDisposed)
    flag.dispose()
    #expect(flag.isDisposed)
  }

  @Test func `schedulers name their types of time`() {
    let seconds: SerialDispatchQueueScheduler.TimeInterval = 1.5
    let later: ConcurrentMainScheduler.TimeInterval = 1.5
    let longer: ConcurrentDispatchQueueScheduler.TimeInterval = 1.5
    #expect(seconds == later && later == longer)
    #expect(MainScheduler.Time.self == Date.self)
    #expect(ConcurrentMainScheduler.Time.self == ConcurrentDispatchQueueScheduler.Time.self)
    #expect(HistoricalSchedulerTimeConverter.VirtualTimeUnit.self == Date.self)
    #expect(HistoricalSchedulerTimeConverter.VirtualTimeIntervalUnit.self == Double.self)
    #expect(Binder<Int>.Element.self == Int.self)
  }

  @Test func `any collection is concatenated`() throws {
    let numbers: RxObservable<Int> = .concat(AnyCollection([RxObservable.just(1), .just(2)]))
    #expect(try numbers.heard() == [1, 2])
    var lines: [String] = []
    _ = Completable.concat(AnyCollection([Completable.empty(), .empty()]))
      .subscribe { lines.append("\($0)") }
    #expect(lines == ["completed"])
    var driven: [Int] = []
    _ = Signal.concat(AnyCollection([Signal.just(1), .just(2)]))
      .emit(onNext: { driven.append($0) })
    #expect(driven == [1, 2])
  }
}
