import RxLite

extension ObservableType {
  /// Subscribes to the source once, and keeps everything it sends.
  ///
  ///     --a--b------|
  ///       cacheForever, subscribed to at 6
  ///     ------(a,b)-|
  ///
  /// The first subscriber connects. The connection's disposable is dropped, so nothing can cancel
  /// the request.
  ///
  /// NB: After the end of the source, `connect()` would start it again; the flag prevents that. It
  /// is set before connecting, because an observer may subscribe while the answer arrives.
  func cacheForever() -> Observable<Element> {
    let answers = multicast(ReplaySubject<Element>.createUnbounded())
    var isConnected = false
    return .create { observer in
      let subscription = answers.subscribe(observer)
      if !isConnected {
        isConnected = true
        _ = answers.connect()
      }
      return subscription
    }
  }
}
