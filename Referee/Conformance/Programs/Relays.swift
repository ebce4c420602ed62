import RxLite
import RxLiteTest

/// A control that keeps its text.
private final class Field {
  let changes = PublishSubject<String?>()
  var text: String? = "start" {
    didSet { print("text is \(text ?? "nil")") }
  }
  var property: ControlProperty<String?> {
    ControlProperty(
      values: Observable.deferred { [changes, unowned self] in changes.startWith(self.text) },
      valueSink: Binder(self) { field, text in field.text = text })
  }
}

extension Catalog {
  /// Relays, control properties and events, binders and `bind`.
  func relays() {
    program("publish-relay") {
      let relay = PublishRelay<Int>()
      relay.accept(0)
      relay.printed("first")
      relay.accept(1)
      relay.asObservable().printed("second")
      relay.accept(2)
    }
    program("behavior-relay") {
      let relay = BehaviorRelay(value: 0)
      relay.printed("first")
      relay.accept(1)
      relay.printed("second")
      print(relay.value)
    }
    program("replay-relay") {
      let relay = ReplayRelay<Int>.create(bufferSize: 2)
      for n in 1...3 { relay.accept(n) }
      relay.printed("first")
      let unbound = ReplayRelay<Int>.createUnbound()
      for n in 1...3 { unbound.accept(n) }
      unbound.printed("unbound")
    }
    program("relay-reentrant") {
      let relay = BehaviorRelay(value: 0)
      relay.printed("before")
      _ = relay.subscribe(onNext: { if $0 == 1 { relay.accept(2) } })
      relay.printed("after")
      relay.accept(1)
    }
    program("relay-released-completes-no-observer") {
      var relay: BehaviorRelay? = BehaviorRelay(value: Tracked("element"))
      let subscription = relay!.subscribe(
        onNext: { print($0.name) }, onCompleted: { print("completed") },
        onDisposed: { print("disposed") })
      print("release")
      relay = nil
      print("dispose")
      subscription.dispose()
      print("end")
    }
    program("bind-to-relays") {
      let behavior = BehaviorRelay(value: 0)
      let optional = BehaviorRelay<Int?>(value: nil)
      let publish = PublishRelay<Int>()
      let optionalPublish = PublishRelay<Int?>()
      let replay = ReplayRelay<Int>.create(bufferSize: 5)
      let optionalReplay = ReplayRelay<Int?>.create(bufferSize: 5)
      publish.printed("publish")
      optionalPublish.printed("optional publish")
      let source = Observable.of(1, 2)
      source.bind(to: behavior).dispose()
      source.bind(to: optional).dispose()
      source.bind(to: publish).dispose()
      source.bind(to: optionalPublish).dispose()
      source.bind(to: replay).dispose()
      source.bind(to: optionalReplay).dispose()
      print(behavior.value, optional.value as Any)
      replay.printed("replay")
      optionalReplay.printed("optional replay")
    }
    program("bind-to-several") {
      let first = BehaviorRelay(value: 0)
      let second = BehaviorRelay(value: 0)
      let subject = PublishSubject<Int>()
      let subscription = subject.logged("source").bind(to: first, second)
      subject.onNext(1)
      print(first.value, second.value)
      subscription.dispose()
    }
    program("bind-to-observers") {
      let subject = PublishSubject<Int>()
      let optional = PublishSubject<Int?>()
      subject.printed("subject")
      optional.printed("optional")
      Observable.of(1, 2).bind(to: optional).dispose()
      Observable.of(1, 2).bind(to: subject.asObserver(), subject.asObserver()).dispose()
    }
    program("bind-to-a-function") {
      let subscription = Observable.of(1, 2).bind { (source: Observable<Int>) in
        source.map { $0 * 10 }.subscribe { print($0) }
      }
      subscription.dispose()
      Observable.of(1).bind(
        to: { source in { name in source.subscribe { print(name, $0) } } },
        curriedArgument: "curried"
      ).dispose()
    }
    program("bind-onNext") {
      Observable.of(1, 2).bind(onNext: { print($0) }).dispose()
      let object = Tracked("object")
      Observable.of(1, 2).bind(with: object) { print($0.name, $1) }.dispose()
    }
    program("binder") {
      var field: Field? = Field()
      let binder = Binder(field!) { (field: Field, text: String) in field.text = text }
      binder.onNext("one")
      binder.onCompleted()
      binder.on(.next("two"))
      binder.asObserver().onNext("three")
      field = nil
      binder.onNext("four")
    }
    program("binder-scheduler") {
      let clock = TestScheduler(initialClock: 0)
      let field = Field()
      let binder = Binder(field, scheduler: clock) { (field: Field, text: String) in
        field.text = text
      }
      binder.onNext("one")
      binder.onNext("two")
      print("start")
      clock.start()
    }
    program("control-property") {
      let field = Field()
      let property = field.property
      property.printed()
      property.onNext("set")
      field.changes.onNext("typed")
      property.on(.completed)
      property.onNext("set again")
    }
    program("control-property-changed") {
      let field = Field()
      field.property.changed.printed("changed")
      field.changes.onNext("typed")
      field.changes.onNext("typed again")
    }
    program("control-property-orEmpty") {
      let field = Field()
      let property: ControlProperty<String> = field.property.orEmpty
      property.printed()
      field.changes.onNext(nil)
      property.onNext("set")
    }
    program("control-property-conversions") {
      let field = Field()
      field.property.asObservable().printed("observable")
      field.property.asControlProperty().printed("property")
      let subscription = field.property.asDriver().drive(onNext: { print("driver \($0 ?? "nil")") })
      field.changes.onNext("typed")
      subscription.dispose()
    }
    program("control-property-ignores-errors") {
      let property = ControlProperty(
        values: Observable<Int>.of(1).concat(Observable.error(Failure())),
        valueSink: AnyObserver { print("sink \($0)") })
      property.logged("property").printed()
    }
    program("control-event") {
      let subject = PublishSubject<Int>()
      let event = ControlEvent(events: subject)
      let subscription = event.printed("first")
      event.asObservable().printed("second")
      event.asControlEvent().printed("third")
      subject.onNext(1)
      subscription.dispose()
      subject.onNext(2)
    }
    program("control-event-conversions") {
      let subject = PublishSubject<Int>()
      let event = ControlEvent(events: subject)
      let first = event.asDriver().drive(onNext: { print("driver \($0)") })
      let second = event.asSignal().emit(onNext: { print("signal \($0)") })
      subject.onNext(1)
      first.dispose()
      second.dispose()
    }
    program("bind-into-a-control") {
      let field = Field()
      let subject = PublishSubject<String>()
      let subscription = subject.bind(to: field.property)
      subject.onNext("one")
      subscription.dispose()
      subject.onNext("two")
    }
    program("two-way-binding") {
      let field = Field()
      let relay = BehaviorRelay<String?>(value: "relay")
      let property = field.property
      let bag = CompositeDisposable()
      _ = bag.insert(relay.bind(to: property))
      _ = bag.insert(property.skip(1).bind(to: relay))
      field.changes.onNext("typed")
      print(relay.value ?? "nil")
      bag.dispose()
    }
    program("reactive-extension") {
      let base = Reactive(Tracked("base"))
      print(base.base.name)
    }
  }
}
