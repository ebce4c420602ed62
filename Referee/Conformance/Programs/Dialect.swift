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

    program("dialect-window-after-an-element-from-inside") {
      let scheduler = TestScheduler(initialClock: 0)
      let numbers = PublishSubject<Int>()
      var isFirst = true
      _ = numbers.window(timeSpan: .seconds(3), count: 1, scheduler: scheduler)
        .concatMap { $0.toArray() }
        .do(afterNext: { window in
          guard isFirst, !window.isEmpty else { return }
          isFirst = false
          numbers.onNext(2)
        })
        .subscribe(onNext: { print(scheduler.clock, $0) })
      scheduler.scheduleAt(1) { numbers.onNext(1) }
      scheduler.scheduleAt(8) { scheduler.stop() }
      scheduler.start()
    }

    program("dialect-concatMap-ends-the-inner-sequence-in-its-selector") {
      let inner = PublishSubject<Int>()
      let outer = PublishSubject<Int>()
      _ =
        outer
        .concatMap { number -> Observable<Int> in
          if number == 1 { return inner }
          inner.onCompleted()
          return .just(number)
        }
        .subscribe(onNext: { print($0) })
      outer.onNext(1)
      outer.onNext(2)
      print("end")
    }

    program("dialect-subscribing-while-a-shared-source-is-released") {
      let subject = PublishSubject<Int>()
      var starts = 0
      var again: () -> Void = {}
      let source = Observable<Int>.create { observer in
        starts += 1
        print("start \(starts)")
        let subscription = subject.subscribe(observer)
        return Disposables.create {
          subscription.dispose()
          if starts == 1 { again() }
        }
      }
      let shared = source.share(replay: 2)
      again = { _ = shared.subscribe { print("second \($0)") } }
      _ = shared.subscribe { print("first \($0)") }
      subject.onCompleted()
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
    program("dialect-many-observers") {
      let subject = PublishSubject<Int>()
      var order: [Int] = []
      for number in 1...60 { _ = subject.subscribe(onNext: { _ in order.append(number) }) }
      subject.onNext(1)
      print(order == Array(1...60) ? "in order" : "not in order")
    }
    program("dialect-equality-of-recorded-errors") {
      print(Recorded<Event<Int>>.error(1, Left()) == .error(1, Right()))
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
    program("dialect-behavior-subject-that-has-ended") {
      let subject = BehaviorSubject(value: 1)
      let d = subject.printed()
      subject.onCompleted()
      print(subject.hasObservers)
      d.dispose()
      print(subject.hasObservers)
    }
    program("dialect-share-of-a-behavior-subject-that-has-ended") {
      let subject = BehaviorSubject(value: 1)
      let d = subject.share().printed()
      subject.onCompleted()
      d.dispose()
      print(subject.hasObservers)
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
    program("dialect-blocking-endless-source") {
      returns {
        do {
          print(try Observable.repeatElement(1).toBlocking(timeout: 0.01).last() as Any)
        } catch { print("threw \(error)") }
      }
    }
    program("dialect-blocking-off-the-main-thread") {
      returns {
        let subject = PublishSubject<Int>()
        let timer = Timer(timeInterval: 0.05, repeats: false) { _ in
          subject.onNext(1)
          subject.onCompleted()
        }
        RunLoop.current.add(timer, forMode: .default)
        do {
          print(try subject.toBlocking(timeout: 0.5).toArray())
        } catch { print("threw \(error)") }
      }
    }
    program("dialect-replay-gate") {
      returns {
        let subject = ReplaySubject<Int>.create(bufferSize: 1)
        subject.onNext(1)
        _ = subject.subscribe(onNext: { n in
          guard n == 1 else { return }
          let done = DispatchSemaphore(value: 0)
          Thread {
            _ = subject.subscribe(onNext: { _ in })
            done.signal()
          }.start()
          done.wait()
        })
      }
    }
    program("dialect-merge-disposes-without-its-lock") {
      // The second thread holds a lock and sends to the second source. The first source's disposable
      // needs that lock, and merge disposes it when the source has completed.
      let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
      let lock = NSLock()
      let isHeld = DispatchSemaphore(value: 0)
      let isDisposing = DispatchSemaphore(value: 0)
      let hasSent = DispatchSemaphore(value: 0)
      let source = Observable<Int>.create { observer in
        let subscription = first.subscribe(observer)
        return Disposables.create {
          subscription.dispose()
          isDisposing.signal()
          let isFree = lock.lock(before: Date(timeIntervalSinceNow: 2))
          print(isFree ? "the first source is disposed" : "the lock is never free")
          if isFree { lock.unlock() }
        }
      }
      let subscription = Observable.of(source, second.asObservable()).merge().subscribe()
      Thread {
        lock.lock()
        isHeld.signal()
        isDisposing.wait()
        second.onNext(1)
        lock.unlock()
        hasSent.signal()
      }.start()
      isHeld.wait()
      first.onCompleted()
      hasSent.wait()
      subscription.dispose()
    }
    program("dialect-single-that-ends-without-an-element") {
      let done = DispatchSemaphore(value: 0)
      Task {
        do { print(try await Single.just(7).retry(0).value) } catch { print("threw \(error)") }
        done.signal()
      }
      print(done.wait(timeout: .now() + 1) == .success ? "has ended" : "has not ended")
    }
  }
}
