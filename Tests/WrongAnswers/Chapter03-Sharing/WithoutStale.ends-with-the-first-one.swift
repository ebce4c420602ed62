// The first observer's subscription owns the run, for it is the one that starts it. When that one leaves,
// it takes the run along, and whoever listens as well is left in silence.
// Rejected with: The one who came first has left, and the second one still listens: the run isn't over.
import RxLite

extension ObservableType {
  func shareWithoutStale(replay count: Int) -> Observable<Element> {
    let source = asObservable()
    var running: ReplaySubject<Element>?
    return .create { observer in
      if let running { return running.subscribe(observer) }
      let subject = ReplaySubject<Element>.create(bufferSize: count)
      running = subject
      let subscription = subject.subscribe(observer)
      let connection = source.subscribe { event in
        if event.isStopEvent { running = nil }
        subject.on(event)
      }
      return Disposables.create {
        subscription.dispose()
        connection.dispose()
        if running === subject { running = nil }
      }
    }
  }
}
