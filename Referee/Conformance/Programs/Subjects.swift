import RxLite
import RxLiteTest

extension Catalog {
  /// Subjects: observers that are observables.
  func subjects() {
    program("publish-subject") {
      let subject = PublishSubject<Int>()
      subject.onNext(0)
      let first = subject.printed("first")
      subject.onNext(1)
      subject.printed("second")
      first.dispose()
      subject.onNext(2)
      subject.onCompleted()
      subject.onNext(3)
      subject.printed("late")
    }
    program("publish-subject-error") {
      let subject = PublishSubject<Int>()
      subject.printed("first")
      subject.onError(Failure())
      subject.onCompleted()
      subject.printed("late")
    }
    program("publish-subject-hasObservers") {
      let subject = PublishSubject<Int>()
      print(subject.hasObservers, subject.isDisposed)
      let subscription = subject.printed()
      print(subject.hasObservers)
      subscription.dispose()
      print(subject.hasObservers)
    }
    program("publish-subject-disposed") {
      let subject = PublishSubject<Int>()
      subject.logged("first").printed("first")
      subject.dispose()
      print(subject.hasObservers, subject.isDisposed)
      subject.onNext(1)
      _ = subject.subscribe(
        onError: { error in
          if case RxError.disposed(let object) = error { print("disposed: \(object === subject)") }
        })
    }
    program("publish-subject-as-observer") {
      let subject = PublishSubject<Int>()
      subject.asObservable().printed()
      subject.asObserver().onNext(1)
      subject.on(.next(2))
      subject.on(.completed)
    }
    program("behavior-subject") {
      let subject = BehaviorSubject(value: 0)
      subject.printed("first")
      subject.onNext(1)
      subject.printed("second")
      print(try subject.value())
      subject.onCompleted()
      subject.onNext(2)
      print(try subject.value())
      subject.printed("late")
    }
    program("behavior-subject-error") {
      let subject = BehaviorSubject(value: 0)
      subject.printed("first")
      subject.onError(Failure())
      subject.printed("late")
      print(try subject.value())
    }
    program("behavior-subject-disposed") {
      let subject = BehaviorSubject(value: 0)
      subject.printed("first")
      print(subject.hasObservers, subject.isDisposed)
      subject.dispose()
      print(subject.hasObservers, subject.isDisposed)
      do {
        print(try subject.value())
      } catch RxError.disposed(let object) {
        print("disposed: \(object === subject)")
      }
      _ = subject.subscribe(onError: { error in
        if case RxError.disposed = error { print("disposed") }
      })
    }
    program("behavior-subject-releases-its-element") {
      let subject = BehaviorSubject(value: Tracked("one"))
      print("next")
      subject.onNext(Tracked("two"))
      print("dispose")
      subject.dispose()
      print("end")
    }
    program("replay-subject") {
      let subject = ReplaySubject<Int>.create(bufferSize: 2)
      for n in 1...3 { subject.onNext(n) }
      subject.printed("first")
      subject.onNext(4)
      subject.onCompleted()
      subject.onNext(5)
      subject.printed("late")
    }
    program("replay-subject-error") {
      let subject = ReplaySubject<Int>.create(bufferSize: 1)
      subject.onNext(1)
      subject.onError(Failure())
      subject.printed("late")
    }
    program("replay-subject-sizes") {
      for size in [0, 1] {
        let subject = ReplaySubject<Int>.create(bufferSize: size)
        for n in 1...3 { subject.onNext(n) }
        subject.printed("size \(size)")
      }
      let subject = ReplaySubject<Int>.createUnbounded()
      for n in 1...3 { subject.onNext(n) }
      subject.printed("unbounded")
      print(subject.hasObservers)
    }
    program("replay-subject-releases-its-elements") {
      for size in [1, 2] {
        var subject: ReplaySubject? = ReplaySubject<Tracked>.create(bufferSize: size)
        for name in ["one", "two", "three"] { subject?.onNext(Tracked(name)) }
        print("release")
        subject = nil
      }
    }
    program("async-subject") {
      let subject = AsyncSubject<Int>()
      subject.printed("first")
      subject.onNext(1)
      subject.onNext(2)
      print(subject.hasObservers)
      subject.onCompleted()
      print(subject.hasObservers)
      subject.printed("late")
    }
    program("async-subject-empty-and-error") {
      let empty = AsyncSubject<Int>()
      empty.printed("empty")
      empty.onCompleted()
      empty.printed("late")
      let failing = AsyncSubject<Int>()
      failing.printed("failing")
      failing.onNext(1)
      failing.onError(Failure())
      failing.printed("late")
    }
    program("subject-completes-then-disposes") {
      let subject = PublishSubject<Int>()
      for name in ["first", "second"] {
        _ = subject.subscribe(
          onCompleted: { print("\(name) completed") }, onDisposed: { print("\(name) disposed") })
      }
      subject.onCompleted()
    }
    program("subject-reentrant") {
      let subject = PublishSubject<Int>()
      subject.printed("before")
      _ = subject.subscribe(onNext: { if $0 < 3 { subject.onNext($0 + 1) } })
      subject.printed("after")
      subject.onNext(1)
    }
    program("subject-subscribe-inside-onNext") {
      let subject = PublishSubject<Int>()
      _ = subject.take(1).subscribe(onNext: { n in subject.printed("inside \(n)") })
      subject.onNext(1)
      subject.onNext(2)
    }
    program("subject-dispose-itself-inside-onNext") {
      let subject = PublishSubject<Int>()
      let first = SingleAssignmentDisposable()
      first.setDisposable(
        subject.subscribe(
          onNext: {
            print("first \($0)")
            first.dispose()
          }, onDisposed: { print("first disposed") }))
      subject.printed("second")
      subject.onNext(1)
      subject.onNext(2)
    }
    program("subject-completed-inside-onNext") {
      let subject = PublishSubject<Int>()
      _ = subject.subscribe {
        print("first \($0)")
        if $0 == .next(1) { subject.onCompleted() }
      }
      subject.printed("second")
      subject.onNext(1)
      subject.onNext(2)
    }
    program("subject-subscribe-inside-onCompleted") {
      let subject = BehaviorSubject(value: 1)
      _ = subject.subscribe(onCompleted: { subject.printed("late") })
      subject.onCompleted()
    }
    program("behavior-subject-next-while-subscribing") {
      let subject = BehaviorSubject(value: 1)
      _ = subject.subscribe(onNext: {
        print("first \($0)")
        if $0 == 1 { subject.onNext(2) }
      })
      subject.printed("second")
    }
    program("subject-refills-the-first-place") {
      let subject = PublishSubject<Int>()
      let subscriptions = ["a", "b", "c"].map { subject.printed($0) }
      subscriptions[0].dispose()
      subject.printed("d")
      subject.onNext(1)
    }
  }
}
