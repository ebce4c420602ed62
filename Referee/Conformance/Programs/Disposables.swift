import Foundation
import RxLite
import RxLiteTest

extension Catalog {
  /// Disposables, one kind after the other.
  func disposables() {
    func resource(_ name: String) -> Cancelable { Disposables.create { print("\(name) disposed") } }

    program("disposable-create") {
      let disposable = resource("a")
      print(disposable.isDisposed)
      disposable.dispose()
      disposable.dispose()
      print(disposable.isDisposed)
      Disposables.create().dispose()
    }
    program("disposable-releases-its-closure") {
      let disposable = { () -> Disposable in
        let tracked = Tracked("capture")
        return Disposables.create { print("disposed with \(tracked.name)") }
      }()
      print("dispose")
      disposable.dispose()
      print("disposed")
    }
    program("disposables-create-overloads") {
      let two = Disposables.create(resource("a"), resource("b"))
      let three = Disposables.create(resource("a"), resource("b"), resource("c"))
      let four = Disposables.create(resource("a"), resource("b"), resource("c"), resource("d"))
      let array = Disposables.create([resource("a"), resource("b")])
      for disposable in [two, three, four, array] {
        disposable.dispose()
        print(disposable.isDisposed)
      }
    }
    program("boolean-disposable") {
      let disposable = BooleanDisposable()
      print(disposable.isDisposed)
      disposable.dispose()
      print(disposable.isDisposed)
    }
    program("composite-disposable") {
      let composite = CompositeDisposable()
      let key = composite.insert(resource("a"))!
      _ = composite.insert(resource("b"))
      print(composite.count, composite.isDisposed)
      composite.remove(for: key)
      composite.remove(for: key)
      print(composite.count)
      composite.dispose()
      composite.dispose()
      print(composite.count, composite.isDisposed)
      print(composite.insert(resource("c")) == nil)
    }
    program("composite-disposable-inits") {
      CompositeDisposable(resource("a"), resource("b")).dispose()
      CompositeDisposable(resource("a"), resource("b"), resource("c")).dispose()
      CompositeDisposable(resource("a"), resource("b"), resource("c"), resource("d"), resource("e"))
        .dispose()
      CompositeDisposable(disposables: [resource("a"), resource("b")]).dispose()
    }
    program("composite-disposable-many-in-order") {
      let composite = CompositeDisposable()
      for n in 1...6 { _ = composite.insert(resource("\(n)")) }
      composite.dispose()
    }
    program("composite-disposable-freed-place") {
      let composite = CompositeDisposable()
      let keys = (1...4).map { composite.insert(resource("\($0)")) }
      composite.remove(for: keys[1]!)
      _ = composite.insert(resource("new"))
      composite.dispose()
    }
    program("serial-disposable") {
      let serial = SerialDisposable()
      serial.disposable = resource("a")
      serial.disposable = resource("b")
      print(serial.isDisposed)
      serial.dispose()
      serial.disposable = resource("c")
      print(serial.isDisposed)
    }
    program("single-assignment-disposable") {
      let single = SingleAssignmentDisposable()
      print(single.isDisposed)
      single.setDisposable(resource("a"))
      single.dispose()
      single.dispose()
      print(single.isDisposed)
    }
    program("single-assignment-disposable-disposed-first") {
      let single = SingleAssignmentDisposable()
      single.dispose()
      single.setDisposable(resource("a"))
      print(single.isDisposed)
    }
    program("ref-count-disposable") {
      let counted = RefCountDisposable(disposable: resource("a"))
      let first = counted.retain()
      let second = counted.retain()
      counted.dispose()
      print("disposed once", counted.isDisposed)
      first.dispose()
      first.dispose()
      print("one left", counted.isDisposed)
      second.dispose()
      print(counted.isDisposed)
      counted.retain().dispose()
    }
    program("scheduled-disposable") {
      let clock = TestScheduler(initialClock: 0)
      let scheduled = ScheduledDisposable(scheduler: clock, disposable: resource("a"))
      scheduled.dispose()
      print("not yet", scheduled.isDisposed)
      clock.start()
      print(scheduled.isDisposed)
    }
    program("dispose-bag") {
      var bag: DisposeBag? = DisposeBag()
      resource("a").disposed(by: bag!)
      bag!.insert(resource("b"))
      bag!.insert(resource("c"), resource("d"))
      bag!.insert([resource("e")])
      print("release")
      bag = nil
      print("released")
    }
    program("dispose-bag-inits") {
      _ = DisposeBag(disposing: resource("a"), resource("b"))
      _ = DisposeBag(disposing: [resource("c")])
      _ = DisposeBag {
        resource("d")
        resource("e")
      }
      let bag = DisposeBag()
      bag.insert {
        resource("f")
        resource("g")
      }
    }
    program("dispose-bag-ends-a-subscription") {
      let subject = PublishSubject<Int>()
      var bag = DisposeBag()
      subject.logged("source").subscribe { print($0) }.disposed(by: bag)
      subject.onNext(1)
      bag = DisposeBag()
      subject.onNext(2)
      _ = bag
    }
    program("subscription-keeps-what-it-needs") {
      let subject = PublishSubject<Int>()
      let subscription = { () -> Disposable in
        let tracked = Tracked("capture")
        return subject.subscribe(onNext: { print($0, tracked.name) })
      }()
      subject.onNext(1)
      print("dispose")
      subscription.dispose()
      print("disposed")
    }
    program("ended-subscription-releases-what-it-needed") {
      let subject = PublishSubject<Int>()
      let subscription = { () -> Disposable in
        let tracked = Tracked("capture")
        return subject.map { $0 * 10 }.subscribe(onNext: { print($0, tracked.name) })
      }()
      subject.onNext(1)
      print("complete")
      subject.onCompleted()
      print("completed")
      subscription.dispose()
    }
  }
}
