import RxLite
import RxLiteTest

extension Catalog {
  /// What happens to errors: they're replaced, tried again, or thrown by a closure.
  func errors() {
    func failing() -> Observable<Int> { source("a", .next(1), .error(Failure())) }
    func work() -> Observable<Int> { source("b", .next(2), .completed) }
    /// Fails the given number of times, then completes.
    func attempts(failing count: Int) -> Observable<Int> {
      var attempt = 0
      return Observable.create { observer in
        attempt += 1
        let now = attempt
        print("attempt \(now)")
        observer.onNext(now)
        if now <= count { observer.onError(Failure(code: now)) } else { observer.onCompleted() }
        return Disposables.create { print("attempt \(now) disposed") }
      }
    }

    program("catch") { failing().catch { _ in work() }.logged("catch").printed() }
    program("catch-receives-the-error") {
      failing().catch { error in
        print("handler \(error)")
        return .just(7)
      }.printed()
    }
    program("catch-throws") { failing().catch { _ in throw Failure(code: 2) }.printed() }
    program("catch-fails-again") { failing().catch { _ in .error(Failure(code: 2)) }.printed() }
    program("catch-nothing-to-catch") { work().catch { _ in .just(7) }.logged("catch").printed() }
    program("catch-disposed-before") {
      let subject = PublishSubject<Int>()
      let subscription = subject.logged("source").catch { _ in .just(7) }.printed()
      subscription.dispose()
      subject.onError(Failure())
    }
    program("catch-disposed-after") {
      let subject = PublishSubject<Int>()
      let subscription = Observable<Int>.error(Failure()).catch { _ in subject.logged("second") }
        .printed()
      subject.onNext(1)
      subscription.dispose()
      print(subject.hasObservers)
    }
    program("catchAndReturn") { failing().catchAndReturn(7).logged("catch").printed() }
    program("catchAndReturn-disposed-by-the-element-before") {
      let subject = PublishSubject<Int>()
      let d = SingleAssignmentDisposable()
      d.setDisposable(
        subject.do(onNext: { _ in d.dispose() }).catchAndReturn(0).subscribe { print($0) })
      subject.onNext(1)
      print(subject.hasObservers)
    }
    program("catch-sequence") {
      Observable.catch(sequence: [failing(), .error(Failure(code: 2)), work()]).logged("catch")
        .printed()
    }
    program("catch-sequence-all-fail") {
      Observable.catch(sequence: [failing(), source("b", .error(Failure(code: 2)))]).printed()
    }
    program("catch-sequence-empty") { Observable<Int>.catch(sequence: []).printed() }
    program("catch-sequence-sources-ending-while-subscribed") {
      Observable.catch(sequence: [failing().logged("first"), work().logged("second")]).printed()
    }
    program("retry") { attempts(failing: 2).logged("source").retry().logged("retry").printed() }
    program("retry-count") { attempts(failing: 9).retry(2).logged("retry").printed() }
    program("retry-count-enough") { attempts(failing: 1).retry(3).logged("retry").printed() }
    program("retry-1") { attempts(failing: 9).retry(1).logged("retry").printed() }
    program("retry-1-of-empty") {
      Observable<Int>.empty().do(
        onSubscribed: { print("subscribed") }, onDispose: { print("disposed") }
      )
      .retry(1).printed()
    }
    program("retry-asynchronous") {
      let subject = PublishSubject<Observable<Int>>()
      var attempt = 0
      let clock = TestScheduler(initialClock: 0)
      let cold = clock.createColdObservable([.next(10, 1), .error(20, Failure())])
      let observer = clock.start(disposed: 250) {
        Observable.deferred {
          attempt += 1
          print("attempt \(attempt) at \(clock.clock)")
          return cold.asObservable()
        }.retry(3)
      }
      observer.events.forEach { print($0) }
      cold.subscriptions.forEach { print($0.subscribe, $0.unsubscribe) }
      subject.onCompleted()
    }
    program("retry-disposed") {
      let subject = PublishSubject<Int>()
      let subscription = Observable.deferred { subject.logged("source") }.retry().printed()
      subject.onNext(1)
      subscription.dispose()
      print(subject.hasObservers)
    }
    program("retry-when") {
      attempts(failing: 9).retry { (errors: Observable<Failure>) in
        errors.flatMap { error -> Observable<Int> in
          print("failed: \(error)")
          return error.code < 2 ? .just(0) : .error(error)
        }
      }.logged("retry").printed()
    }
    program("retry-when-any-error") {
      attempts(failing: 1).retry { errors in errors.map { _ in () } }.printed()
    }
    program("retry-when-signs-fail") {
      attempts(failing: 9).retry { (errors: Observable<Error>) in
        errors.flatMap { error in Observable<Int>.error(error) }
      }.logged("retry").printed()
    }
    program("retry-when-another-error-type") {
      attempts(failing: 9).retry { (errors: Observable<RxError>) in errors }.printed()
    }
    program("retry-when-waits") {
      let clock = TestScheduler(initialClock: 0)
      let cold = clock.createColdObservable([.next(10, 1), .error(20, Failure())])
      let observer = clock.start(disposed: 300) {
        cold.retry { (errors: Observable<Error>) in
          errors.flatMap { _ in Observable<Int>.timer(.seconds(15), scheduler: clock) }
        }
      }
      observer.events.forEach { print($0) }
      cold.subscriptions.forEach { print($0.subscribe, $0.unsubscribe) }
    }
    program("retry-when-handler-ends-at-once") {
      attempts(failing: 9).retry { (_: Observable<Error>) in Observable<Int>.empty() }.printed()
      attempts(failing: 9).retry { (_: Observable<Error>) in Observable<Int>.error(Failure(code: 7))
      }
      .printed()
    }
    program("rxerror-texts") {
      let errors: [RxError] = [
        .unknown, .overflow, .argumentOutOfRange, .noElements, .moreThanOneElement, .timeout,
      ]
      for error in errors { print(error) }
    }

    program("do-all-closures") {
      func closures(_ source: Observable<Int>) {
        source.do(
          onNext: { print("onNext \($0)") }, afterNext: { print("afterNext \($0)") },
          onError: { print("onError \($0)") }, afterError: { print("afterError \($0)") },
          onCompleted: { print("onCompleted") }, afterCompleted: { print("afterCompleted") },
          onSubscribe: { print("onSubscribe") }, onSubscribed: { print("onSubscribed") },
          onDispose: { print("onDispose") }
        ).printed("observer")
      }
      closures(work())
      closures(failing())
      closures(Observable.never())
    }
    program("do-all-closures-asynchronous") {
      let subject = PublishSubject<Int>()
      subject.do(
        onNext: { print("onNext \($0)") }, afterNext: { print("afterNext \($0)") },
        onCompleted: { print("onCompleted") }, afterCompleted: { print("afterCompleted") },
        onSubscribe: { print("onSubscribe") }, onSubscribed: { print("onSubscribed") },
        onDispose: { print("onDispose") }
      ).printed("observer")
      subject.onNext(1)
      subject.onCompleted()
    }
    program("do-onNext-throws") {
      source("a", .next(1))
        .do(onNext: { _ in throw Failure(code: 2) }, onError: { print("onError \($0)") })
        .logged("do").printed()
    }
    program("do-afterNext-throws") {
      work().do(afterNext: { _ in throw Failure(code: 2) }).logged("do").printed()
    }
    program("do-onError-throws") {
      failing().do(onError: { _ in throw Failure(code: 2) }).logged("do").printed()
    }
    program("do-afterError-throws") {
      failing().do(afterError: { _ in throw Failure(code: 2) }).logged("do").printed()
    }
    program("do-onCompleted-throws") {
      work().do(onCompleted: { throw Failure(code: 2) }).logged("do").printed()
    }
    program("do-afterCompleted-throws") {
      work().do(afterCompleted: { throw Failure(code: 2) }).logged("do").printed()
    }
    program("do-onSubscribed-of-ended-source") {
      work().do(onSubscribed: { print("first subscribed") })
        .do(onSubscribed: { print("second subscribed") }).printed()
    }
    program("do-onDispose-order") {
      let subject = PublishSubject<Int>()
      let subscription = subject.do(onDispose: { print("upper") }).map { $0 }
        .do(onDispose: { print("lower") }).subscribe(onDisposed: { print("subscription") })
      subscription.dispose()
    }
    program("unhandled-error-goes-to-the-hook") {
      let original = Hooks.defaultErrorHandler
      Hooks.defaultErrorHandler = { _, error in print("unhandled \(error)") }
      _ = failing().subscribe(onNext: { print("next \($0)") }, onDisposed: { print("disposed") })
      Hooks.defaultErrorHandler = original
    }
    program("closure-that-has-thrown-is-called-again") {
      source("a", .next(1), .next(2), .next(3)).map { n -> Int in
        print("map \(n)")
        throw Failure()
      }.printed()
    }
    program("retry-when-trigger-completes") {
      var attempt = 0
      Observable<Int>.create { observer in
        attempt += 1
        print("attempt \(attempt)")
        observer.onError(Failure(code: attempt))
        return Disposables.create()
      }.retry { (errors: Observable<Error>) in errors.take(1) }.printed()
    }
  }
}
