import Dispatch
import Foundation
import RxLite
import Testing

/// What chapter 4 says of all traits and shows of one.
@Suite struct TraitRunTests {
  @Test func `each subscription to a completable or a maybe starts a run of its own`() {
    var runs = 0
    let completable = Completable.create { completable in
      runs += 1
      completable(.completed)
      return Disposables.create()
    }
    let maybe = Maybe<Int>.create { maybe in
      runs += 1
      maybe(.completed)
      return Disposables.create()
    }
    #expect(runs == 0)
    for _ in 1...2 {
      _ = completable.subscribe()
      _ = maybe.subscribe()
    }
    #expect(runs == 4)
  }

  @Test func `a control property is subscribed to on the main thread, and delivers there`() async {
    let property = Carrier(
      ControlProperty<Bool>(
        values: Observable.deferred { .just(DispatchQueue.isMain) },
        valueSink: AnyObserver<Bool> { _ in }))
    let (wasSubscribedThere, arrivedThere) = await withCheckedContinuation { done in
      Thread.detachNewThread {
        _ = property.value.subscribe(onNext: { done.resume(returning: ($0, DispatchQueue.isMain)) })
      }
    }
    #expect(wasSubscribedThere)
    #expect(arrivedThere)
  }
}

/// Carries a value that isn't `Sendable` to another thread.
private struct Carrier<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
