import RxLite

extension ObservableType {
  /// Passes on everything until `owner` is released, then completes.
  ///
  ///     source   --1--2--3--4--
  ///     owner    ----------*           it is released here
  ///       autoDispose(with: owner)
  ///              --1--2--3-|
  ///
  /// It asks the owner for its lifetime now, and not in a closure that would hold the owner.
  func autoDispose(with owner: some HasLifetime) -> Observable<Element> {
    take(until: owner.lifetime.ended)
  }
}

/// Emits when it is released. Only its owner holds it, so they are released together.
final class Lifetime {
  private let subscribers = CompositeDisposable()

  /// Emits one element when this lifetime is released. A late subscriber receives it at once. The
  /// sequence doesn't keep the lifetime alive.
  ///
  /// Disposing a member of the group emits the element. The group disposes its members when the
  /// lifetime is released, and each new member at once after that.
  var ended: Observable<Void> {
    Observable.create { [subscribers] observer in
      let key = subscribers.insert(Disposables.create { observer.onNext(()) })
      return Disposables.create {
        if let key { subscribers.remove(for: key) }
      }
    }
  }

  deinit { subscribers.dispose() }
}

/// An object that holds a `Lifetime`, which is released with it.
protocol HasLifetime: AnyObject {
  var lifetime: Lifetime { get }
}
