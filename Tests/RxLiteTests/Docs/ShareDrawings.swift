import RxLite
import RxLiteTest

extension Drawing {
  /// What the diagrams of 3-Share mean.
  static let share: [Drawing] = [
    Drawing("a PublishSubject, subscribed to at 6") { $0.through(PublishSubject(), at: 6) },
    Drawing("a BehaviorSubject(value: 0)") { $0.through(BehaviorSubject(value: "0")) },
    Drawing("a BehaviorSubject(value: 0), subscribed to at 6") {
      $0.through(BehaviorSubject(value: "0"), at: 6)
    },
    Drawing("an AsyncSubject") { $0.through(AsyncSubject()) },
    Drawing("a ReplaySubject of 2, subscribed to at 7") {
      $0.through(ReplaySubject.create(bufferSize: 2), at: 7)
    },
    Drawing("a PublishRelay, subscribed to at 6") {
      let relay = PublishRelay<String>()
      return $0.through(relay, at: 6, accept: relay.accept)
    },
    Drawing("a BehaviorRelay(value: 0), subscribed to at 6") {
      let relay = BehaviorRelay(value: "0")
      return $0.through(relay, at: 6, accept: relay.accept)
    },
    Drawing("a ReplayRelay of 2, subscribed to at 7") {
      let relay = ReplayRelay<String>.create(bufferSize: 2)
      return $0.through(relay, at: 7, accept: relay.accept)
    },
    Drawing("multicast(PublishSubject()), connected at 4") {
      $0.connecting($0.source.multicast(PublishSubject()), at: 4)
    },
    Drawing("multicast({ PublishSubject() }) { Observable.merge($0, $0.map { $0 * 10 }) }") {
      $0.ints.multicast({ PublishSubject() }) { Observable.merge($0, $0.map { $0 * 10 }) }
    },
    Drawing("publish(), connected at 4") { $0.connecting($0.source.publish(), at: 4) },
    Drawing("replay(1), subscribed to at 4") {
      $0.connecting($0.source.replay(1), subscribing: 4)
    },
    Drawing("replayAll(), subscribed to at 6") {
      $0.connecting($0.source.replayAll(), subscribing: 6)
    },
    Drawing("publish().refCount()") { $0.source.publish().refCount() },
    Drawing("share()") { $0.source.share() },
  ]
}

extension Stage {
  /// The subject, which receives the source from the beginning, and is itself subscribed to at a tick.
  fileprivate func through<Subject: SubjectType & ObserverType>(
    _ subject: Subject, at tick: Int = 0
  ) -> Observable<String> where Subject.Element == String {
    beginning(
      { source.subscribe(subject) }, at: 0, subscribing: subject.asObservable(), at: tick)
  }

  /// The relay, in the same way.
  fileprivate func through<Relay: ObservableType>(
    _ relay: Relay, at tick: Int, accept: @escaping (String) -> Void
  ) -> Observable<String> where Relay.Element == String {
    beginning(
      { source.subscribe(onNext: accept) }, at: 0, subscribing: relay.asObservable(), at: tick)
  }

  /// The sequence, which is connected at one tick, and subscribed to at another.
  fileprivate func connecting(
    _ sequence: ConnectableObservable<String>, at tick: Int = 0, subscribing start: Int = 0
  ) -> Observable<String> {
    beginning(sequence.connect, at: tick, subscribing: sequence, at: start)
  }

  private func beginning(
    _ begin: @escaping () -> any Disposable, at tick: Int,
    subscribing sequence: Observable<String>, at start: Int
  ) -> Observable<String> {
    .create { [time] observer in
      let both = CompositeDisposable()
      func now(or tick: Int, _ action: @escaping () -> any Disposable) {
        if tick == 0 { return _ = both.insert(action()) }
        time.scheduleAt(tick) { _ = both.insert(action()) }
      }
      now(or: start) { sequence.subscribe(observer) }
      now(or: tick, begin)
      return both
    }
  }
}
