import RxLite

extension ObservableType {
  /// Passes on everything until `owner` is released, then completes.
  ///
  ///     source   --1--2--3--4--
  ///     owner    ----------⌁           it is released here
  ///       autoDispose(with: owner)
  ///              --1--2--3-|
  ///
  /// The owner is asked here and now, and not in a closure that would hold it.
  func autoDispose(with owner: some HasLifetime) -> Observable<Element> {
    take(until: owner.lifetime.ended)
  }
}

/// Tells when it goes.
///
/// NB: The subject must send an element: to `take(until:)` a completion means nothing. And it must
/// remember that element for those who come too late.
final class Lifetime {
  private let isOver = BehaviorSubject(value: false)

  /// Sends one element when this is released. Whoever subscribes after that gets it at once.
  var ended: Observable<Void> { isOver.filter { $0 }.map { _ in } }

  deinit { isOver.onNext(true) }
}

/// An object that lets others know when it goes: it holds a `Lifetime`, which goes with it.
protocol HasLifetime: AnyObject {
  var lifetime: Lifetime { get }
}
