// Without `share`: each run has a subject and a place for its subscription to the source. They are replaced before the
// end is passed on, and what waits for the scheduler still goes to the subject of its own run.
import RxLite

extension ObservableType {
  func toDriver(
    on scheduler: any ImmediateSchedulerType,
    recover: @escaping (_ error: any Error, _ last: Element?) -> Element
  ) -> Observable<Element> {
    var subject = ReplaySubject<Element>.create(bufferSize: 1)
    var connection = SerialDisposable()
    var count = 0
    func forget() {
      subject = ReplaySubject<Element>.create(bufferSize: 1)
      connection = SerialDisposable()
      count = 0
    }
    return .create { observer in
      let mine = subject
      let place = connection
      count += 1
      let subscription = mine.subscribe(observer)
      if count == 1 {
        var last: Element?
        func deliver(_ event: Event<Element>) {
          _ = scheduler.schedule(event) { event in
            if event.isStopEvent && mine === subject { forget() }
            mine.on(event)
            return Disposables.create()
          }
        }
        place.disposable = self.subscribe { event in
          if let element = event.element { last = element }
          guard let error = event.error else { return deliver(event) }
          deliver(.next(recover(error, last)))
          deliver(.completed)
        }
      }
      return Disposables.create {
        subscription.dispose()
        guard mine === subject else { return }
        count -= 1
        guard count == 0 else { return }
        forget()
        place.dispose()
      }
    }
  }
}
