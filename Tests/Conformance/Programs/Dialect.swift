import Foundation
import RxLite
import RxLiteTest

private struct Left: Error, CustomStringConvertible { let description = "the same text" }
private struct Right: Error, CustomStringConvertible { let description = "the same text" }

extension Catalog {
  /// Where RxLite differs from RxSwift on purpose: each of these prints something else on the two.
  /// DIALECT.md names them.
  func dialect() {
    /// Runs `work` on another thread, and prints whether it comes to an end.
    func returns(_ work: @escaping () -> Void) {
      let done = DispatchSemaphore(value: 0)
      Thread {
        work()
        done.signal()
      }.start()
      print(done.wait(timeout: .now() + 4) == .success ? "has returned" : "has not returned")
    }

    program("dialect-observer-disposes-another") {
      let subject = PublishSubject<Int>()
      let second = SingleAssignmentDisposable()
      _ = subject.subscribe(onNext: {
        print("first \($0)")
        second.dispose()
      })
      second.setDisposable(subject.printed("second"))
      subject.onNext(1)
    }
    program("dialect-closure-that-has-thrown") {
      source("a", .next(1), .next(2), .next(3)).map { n -> Int in
        print("map \(n)")
        throw Failure()
      }.printed()
    }
    program("dialect-order-of-observers") {
      let subject = PublishSubject<Int>()
      let subscriptions = ["a", "b", "c"].map { subject.printed($0) }
      subscriptions[0].dispose()
      subject.printed("d")
      subject.onNext(1)
    }
    program("dialect-do-afterCompleted") {
      let subject = PublishSubject<Int>()
      subject.logged("source").do(afterCompleted: { print("afterCompleted") }).map { $0 }.printed()
      subject.onCompleted()
    }
    program("dialect-do-afterError") {
      let subject = PublishSubject<Int>()
      subject.logged("source").do(afterError: { _ in print("afterError") }).map { $0 }.printed()
      subject.onError(Failure())
    }
    program("dialect-equality-of-recorded-errors") {
      print(Recorded<Event<Int>>.error(1, Left()) == .error(1, Right()))
    }
    program("dialect-retry-when-signs-complete") {
      var attempt = 0
      Observable<Int>.create { observer in
        attempt += 1
        print("attempt \(attempt)")
        observer.onError(Failure(code: attempt))
        return Disposables.create()
      }.retry { (errors: Observable<Error>) in errors.take(1) }.printed()
    }
    program("dialect-selector-holds-no-lock") {
      let outer = PublishSubject<Int>()
      let inner = PublishSubject<Int>()
      let received = DispatchSemaphore(value: 0)
      _ = outer.flatMap { n -> Observable<Int> in
        guard n == 2 else { return inner }
        DispatchQueue.global().async { inner.onNext(7) }
        let result = received.wait(timeout: .now() + 0.2)
        print(
          result == .success ? "received during the selector" : "not received during the selector")
        return .empty()
      }.subscribe(onNext: { _ in received.signal() })
      outer.onNext(1)
      outer.onNext(2)
    }
    program("dialect-amb-after-the-winner") {
      let d = SingleAssignmentDisposable()
      let subject = BehaviorSubject(value: 1)
      d.setDisposable(
        subject.logged("left").amb(Observable.empty().logged("right")).subscribe { print($0) })
      print(subject.hasObservers)
      d.dispose()
    }
    program("dialect-concat-after-take") {
      Observable.just(1).concat(source("work", .next(2), .completed)).take(1).printed()
    }
    program("dialect-timeout-other-disposed-inside-onNext") {
      let clock = TestScheduler(initialClock: 0)
      let d = SingleAssignmentDisposable()
      d.setDisposable(
        Observable<Int>.never().timeout(.seconds(5), other: Observable.of(1, 2), scheduler: clock)
          .logged("timeout").subscribe {
            print($0)
            d.dispose()
          })
      clock.start()
    }
    program("dialect-retry-of-what-always-fails") {
      returns {
        _ = Observable<Int>.create { observer in
          observer.onNext(1)
          observer.onError(Failure())
          return Disposables.create()
        }.retry().take(1).subscribe { print($0) }
      }
    }
    program("dialect-endless-delaySubscription") {
      returns {
        let clock = HistoricalScheduler()
        _ = Observable.repeatElement(1).delaySubscription(.seconds(1), scheduler: clock).take(1)
          .subscribe { print($0) }
        clock.start()
      }
    }
    program("dialect-blocking-endless-source") {
      returns {
        do {
          print(try Observable.repeatElement(1).toBlocking(timeout: 0.01).last() as Any)
        } catch { print("threw \(error)") }
      }
    }
  }
}
