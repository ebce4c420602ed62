import RxLite
import RxLiteTest

extension Catalog {
  /// One subscription to a source for many subscribers.
  func sharing() {
    func work() -> Observable<Int> { source("work", .next(1), .next(2), .completed) }

    program("publish-connect") {
      let connectable = work().publish()
      connectable.printed("first")
      connectable.printed("second")
      print("connect")
      let connection = connectable.connect()
      print("connected")
      connection.dispose()
      connectable.printed("late")
    }
    program("publish-connect-twice") {
      let connectable = source("work", .next(1)).publish()
      let first = connectable.connect()
      let second = connectable.connect()
      print("dispose the second")
      second.dispose()
      print("dispose the first")
      first.dispose()
    }
    program("publish-disposing-the-connection-ends-no-subscription") {
      let subject = PublishSubject<Int>()
      let connectable = subject.publish()
      connectable.printed()
      let connection = connectable.connect()
      subject.onNext(1)
      connection.dispose()
      subject.onNext(2)
      let again = connectable.connect()
      subject.onNext(3)
      again.dispose()
    }
    program("publish-source-ends-inside-connect") {
      let connectable = work().logged("source").publish()
      connectable.logged("publish").printed("first")
      connectable.connect().dispose()
      connectable.printed("late")
      connectable.connect().dispose()
    }
    program("publish-error") {
      let connectable = Observable<Int>.error(Failure()).publish()
      connectable.printed("first")
      _ = connectable.connect()
      connectable.printed("late")
    }
    program("replay") {
      let subject = PublishSubject<Int>()
      let connectable = subject.replay(2)
      let connection = connectable.connect()
      for n in 1...3 { subject.onNext(n) }
      connectable.printed("late")
      subject.onCompleted()
      connectable.printed("after the end")
      connection.dispose()
    }
    program("replay-0") {
      let connectable = Observable.of(1, 2).replay(0)
      _ = connectable.connect()
      connectable.printed("late")
    }
    program("replayAll") {
      let connectable = Observable.of(1, 2, 3).replayAll()
      _ = connectable.connect()
      connectable.printed("late")
    }
    program("multicast-subject") {
      let subject = PublishSubject<Int>()
      subject.printed("subject")
      let connectable = work().multicast(subject)
      connectable.printed("connectable")
      _ = connectable.connect()
    }
    program("multicast-makeSubject") {
      var count = 0
      let source = PublishSubject<Int>()
      let shared = source.multicast { () -> ReplaySubject<Int> in
        count += 1
        print("subject \(count)")
        return ReplaySubject.create(bufferSize: 1)
      }.refCount()
      shared.printed("first").dispose()
      shared.printed("second").dispose()
      let third = shared.printed("third")
      source.onCompleted()
      shared.printed("fourth")
      third.dispose()
    }
    program("multicast-selector") {
      work().multicast(
        { PublishSubject<Int>() }, selector: { Observable.zip($0, $0, resultSelector: +) }
      )
      .printed()
    }
    program("multicast-selector-throws") {
      work().multicast(
        { PublishSubject<Int>() }, selector: { _ -> Observable<Int> in throw Failure() }
      )
      .printed()
      work().multicast({ () -> PublishSubject<Int> in throw Failure() }, selector: { $0 }).printed()
    }
    program("refCount") {
      let subject = PublishSubject<Int>()
      let shared = subject.logged("source").publish().refCount()
      let first = shared.printed("first")
      let second = shared.printed("second")
      subject.onNext(1)
      first.dispose()
      subject.onNext(2)
      second.dispose()
      print("again")
      shared.printed("third").dispose()
    }
    program("refCount-of-an-ended-subject") {
      let shared = work().multicast(PublishSubject<Int>()).refCount()
      shared.printed("first")
      shared.printed("second")
    }
    program("share") {
      let subject = PublishSubject<Int>()
      let shared = subject.logged("source").share()
      let first = shared.printed("first")
      subject.onNext(1)
      shared.printed("second")
      subject.onNext(2)
      first.dispose()
      subject.onCompleted()
      shared.printed("late")
    }
    program("share-synchronous") {
      let shared = work().share()
      shared.printed("first")
      shared.printed("second")
    }
    program("share-inside-a-stage") {
      work().logged("source").share().logged("share").printed()
    }
    program("share-error-then-again") {
      let shared = source("work", .next(1), .error(Failure())).share()
      shared.printed("first")
      shared.printed("second")
    }
    program("share-replay") {
      let subject = PublishSubject<Int>()
      let shared = subject.logged("source").share(replay: 1)
      let first = shared.printed("first")
      subject.onNext(1)
      let second = shared.printed("second")
      first.dispose()
      second.dispose()
      shared.printed("third")
      subject.onCompleted()
      print("has observers \(subject.hasObservers)")
    }
    program("share-replay-2") {
      let subject = PublishSubject<Int>()
      let shared = subject.share(replay: 2)
      shared.printed("first")
      for n in 1...3 { subject.onNext(n) }
      shared.printed("second")
    }
    program("share-replay-synchronous") {
      let shared = work().share(replay: 1)
      shared.printed("first")
      shared.printed("second")
    }
    program("share-replay-synchronous-inside-a-stage") {
      work().logged("source").share(replay: 1).logged("share").printed()
      work().logged("source").share(replay: 2).logged("share").printed()
    }
    program("share-forever") {
      let subject = PublishSubject<Int>()
      let shared = subject.logged("source").share(replay: 1, scope: .forever)
      let first = shared.printed("first")
      subject.onNext(1)
      first.dispose()
      shared.printed("second")
      subject.onNext(2)
      subject.onCompleted()
      shared.printed("late")
    }
    program("share-forever-synchronous") {
      let shared = work().share(replay: 2, scope: .forever)
      shared.printed("first")
      shared.printed("second")
    }
    program("share-forever-without-replay") {
      let shared = work().share(scope: .forever)
      shared.printed("first")
      shared.printed("second")
    }
    program("share-forever-error") {
      let shared = source("work", .next(1), .error(Failure())).share(replay: 1, scope: .forever)
      shared.printed("first")
      shared.printed("second")
    }
    program("share-dispose-inside-onNext") {
      let subject = PublishSubject<Int>()
      let shared = subject.logged("source").share()
      let subscription = SingleAssignmentDisposable()
      subscription.setDisposable(
        shared.subscribe {
          print($0)
          subscription.dispose()
        })
      subject.onNext(1)
    }
    program("share-subscribe-again-inside-onCompleted") {
      let shared = work().share()
      _ = shared.subscribe(onCompleted: {
        print("completed")
        shared.printed("again")
      })
    }
    program("share-replay-subscribe-again-inside-onCompleted") {
      let shared = work().share(replay: 1)
      _ = shared.subscribe(onCompleted: {
        print("completed")
        shared.printed("again")
      })
    }
    program("share-retry") {
      var attempt = 0
      let shared = Observable<Int>.create { observer in
        attempt += 1
        print("attempt \(attempt)")
        if attempt < 3 { observer.onError(Failure()) } else { observer.onNext(attempt) }
        return Disposables.create { print("disposed") }
      }.share(replay: 1)
      shared.retry().take(1).printed("first")
    }
    program("share-take-until-itself") {
      let shared = work().share()
      shared.take(until: shared.skip(1)).printed()
    }
    program("share-element-released") {
      let subject = PublishSubject<Tracked>()
      let shared = subject.share(replay: 1)
      let subscription = shared.subscribe(onNext: { print("next \($0.name)") })
      subject.onNext(Tracked("one"))
      subject.onNext(Tracked("two"))
      print("dispose")
      subscription.dispose()
      print("disposed")
    }

    /// A shared sequence that has ended, for those operators that take what it returns.
    func ended() -> [(String, Observable<Int>)] {
      let forever = source("work", .next(1), .completed).share(replay: 1, scope: .forever)
      let multicast = source("work", .next(2), .completed).multicast(PublishSubject<Int>())
        .refCount()
      let all = [("forever", forever), ("multicast", multicast)]
      for (_, shared) in all { shared.subscribe().dispose() }
      return all
    }
    program("ended-share-alone") {
      for (name, shared) in ended() { shared.logged(name).printed() }
    }
    program("ended-share-behind-andThen") {
      for (name, shared) in ended() { Completable.empty().andThen(shared.logged(name)).printed() }
      for (name, shared) in ended() { Completable.empty().andThen(shared).logged(name).printed() }
    }
    program("ended-share-behind-catch") {
      for (name, shared) in ended() {
        shared.catch { _ in .never() }.logged(name).printed()
        Observable.error(Failure()).catch { _ in shared }.logged(name).printed()
      }
    }
    program("ended-share-behind-timeout") {
      for (name, shared) in ended() {
        let clock = TestScheduler(initialClock: 0)
        shared.timeout(.seconds(10), scheduler: clock).logged(name).printed()
        clock.start()
      }
    }
    program("ended-share-behind-skip-duration") {
      for (name, shared) in ended() {
        let clock = TestScheduler(initialClock: 0)
        shared.skip(.seconds(10), scheduler: clock).logged(name).printed()
        clock.start()
      }
    }
    program("ended-share-behind-using") {
      for (name, shared) in ended() {
        Observable.using({ Resource() }, observableFactory: { _ in shared }).logged(name).printed()
      }
    }
    program("ended-share-behind-asInfallible") {
      for (name, shared) in ended() {
        shared.asInfallible(onErrorJustReturn: 0).asObservable().logged(name).printed()
      }
    }
    program("ended-share-behind-ifEmpty-switchTo") {
      for (name, shared) in ended() {
        shared.ifEmpty(switchTo: .just(7)).logged(name).printed()
        Observable.empty().ifEmpty(switchTo: shared).logged(name).printed()
      }
    }
    program("ended-share-behind-steps") {
      for (name, shared) in ended() {
        shared.map { $0 }.logged(name).printed()
        shared.take(1).logged(name).printed()
        shared.concat(Observable.just(7)).logged(name).printed()
        Observable.merge(shared, .just(8)).logged(name).printed()
      }
    }
  }
}
