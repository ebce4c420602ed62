import RxLite

extension ObservableType {
  /// Subscribes to the source once, and keeps everything it sends, unless it fails.
  ///
  ///     --a--b------|
  ///       cacheForever, subscribed to at 6
  ///     ------(a,b)-|
  ///
  /// The first subscriber makes a subject for the request and subscribes it to the source. The disposable
  /// is dropped, so nothing can cancel the request.
  ///
  /// NB: The subject is stored before the source is subscribed to, because an observer may subscribe while
  /// the answer arrives. And it is forgotten before the error is passed on, for the same reason.
  func cacheForever() -> Observable<Element> {
    var answer: ReplaySubject<Element>?
    return .create { observer in
      if let answer { return answer.subscribe(observer) }
      let request = ReplaySubject<Element>.createUnbounded()
      answer = request
      let subscription = request.subscribe(observer)
      _ = self.subscribe { event in
        if event.error != nil { answer = nil }
        request.on(event)
      }
      return subscription
    }
  }
}
