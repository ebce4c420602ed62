import RxLite
import RxLiteTest

extension Drawing {
  /// What the diagrams of 6-Share mean.
  static let share: [Drawing] = [
    Drawing("share()") { $0.source.share() },
    Drawing("an AsyncSubject") { $0.through(AsyncSubject()) },
    Drawing("a ReplaySubject.create(bufferSize: 2), subscribed to at 6") {
      $0.through(ReplaySubject.create(bufferSize: 2), at: 6)
    },
    Drawing("a PublishSubject, subscribed to at 6") { $0.through(PublishSubject(), at: 6) },
    Drawing("a BehaviorSubject(value: 0)") { $0.through(BehaviorSubject(value: "0")) },
    Drawing("a BehaviorSubject(value: 0), subscribed to at 6") {
      $0.through(BehaviorSubject(value: "0"), at: 6)
    },
  ]
}

extension Stage {
  /// The subject, which receives the source from the beginning, and is itself subscribed to at a tick.
  func through<Subject: SubjectType & ObserverType<String>>(
    _ subject: Subject, at tick: Int = 0
  ) -> Observable<String> where Subject.Element == String {
    .create { [source, time] observer in
      let both = CompositeDisposable()
      if tick == 0 { _ = both.insert(subject.subscribe(observer)) }
      _ = both.insert(source.subscribe(subject))
      if tick > 0 { time.scheduleAt(tick) { _ = both.insert(subject.subscribe(observer)) } }
      return both
    }
  }
}
