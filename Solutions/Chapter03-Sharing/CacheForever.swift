import RxLite

extension ObservableType {
  /// Subscribes to the source once, and keeps everything it sends.
  ///
  ///     --a--b------|
  ///       cacheForever, subscribed to at 6
  ///     ------(a,b)-|
  ///
  /// The first subscriber connects. The connection is given to nobody, so nobody can dispose it.
  ///
  /// NB: `connect()` alone would start the source again after its end. The flag is set first, for
  /// somebody may subscribe while the answer arrives.
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
