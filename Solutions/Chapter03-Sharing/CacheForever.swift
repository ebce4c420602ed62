import RxLite
import Synchronization

extension ObservableType {
  /// Asks once, and keeps the answer.
  ///
  ///     request  ^--a--b--|           once
  ///       cacheForever
  ///     first    ---a--b--|
  ///     hasty    ---!                 leaves; the request goes on
  ///     late           (a,b)-|
  ///     too late             (a,b,|)  and no second request
  ///
  /// Whoever comes first connects; the connection is given to nobody, so nobody can end it.
  ///
  /// NB: `connect()` alone would not do: once the source has ended it is not connected any more, and
  /// would be started again.
  func cacheForever() -> Observable<Element> {
    let cache = multicast(ReplaySubject<Element>.createUnbounded())
    let isAsked = Atomic(false)
    return .create { observer in
      let subscription = cache.subscribe(observer)
      if !isAsked.exchange(true, ordering: .relaxed) { _ = cache.connect() }
      return subscription
    }
  }
}
