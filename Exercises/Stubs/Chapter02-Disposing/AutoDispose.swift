import RxLite

/// Exercise `disposing/auto-dispose`: a subscription that ends with the object that needed it.
///
/// Pass on everything until `owner` is released; complete then, and leave the source.
///
///     source   --1--2--3--4--
///     owner    ----------⌁           it is released here
///       autoDispose(with: owner)
///              --1--2--3-|
///
/// The subscription must not keep the owner alive: nothing would ever end then. If the owner has
/// gone before somebody subscribes, the sequence completes at once.
///
/// Chapter 2, section 6: `take(until:)` is one half of the answer. The other half is `Lifetime`,
/// below, which has to be better than the one in the listing `take-until-lifetime`: write its
/// `ended`, and its `deinit`.
///
/// - Check it: `swift run course check disposing/auto-dispose`,
///   or `swift test --package-path Exercises --filter AutoDispose`
/// - A hint: `swift run course hint disposing/auto-dispose`
extension ObservableType {
  func autoDispose(with owner: some HasLifetime) -> Observable<Element> {
    .never()  // Replace this line.
  }
}

/// Tells when it goes.
final class Lifetime {
  /// Sends one element when this is released. Whoever subscribes after that gets it at once.
  var ended: Observable<Void> {
    .never()  // Replace this line.
  }
}

/// An object that lets others know when it goes: it holds a `Lifetime`, which goes with it.
protocol HasLifetime: AnyObject {
  var lifetime: Lifetime { get }
}
