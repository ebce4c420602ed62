import RxLite

extension ObservableType {
  /// Passes on everything until `owner` is released, then completes.
  ///
  ///     source   --1--2--3--4--
  ///     owner    ----------*           it is released here
  ///       autoDispose(with: owner)
  ///              --1--2--3-|
  ///
  /// It reads the owner's lifetime at once: a closure that read it later would hold the owner.
  func autoDispose(with owner: some HasLifetime) -> Observable<Element> {
    take(until: owner.lifetime.ended)
  }
}

/// An object whose release can be observed. Only its owner holds it, so both are released together.
final class Lifetime {
  private let subscribers = CompositeDisposable()

  /// Emits one element when this lifetime is released. A late subscriber receives it at once. The
  /// sequence doesn't keep the lifetime alive.
  ///
  /// Each subscriber has a member in the group, whose disposal emits the element. `deinit` disposes
  /// the group; from then on, the group disposes each new member at once.
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
