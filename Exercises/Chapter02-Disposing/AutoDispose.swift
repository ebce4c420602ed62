import RxLite

/// An object that lets others know when it goes: it holds a `Lifetime`, which goes with it.
protocol HasLifetime: AnyObject {
  var lifetime: Lifetime { get }
}

/// The first half of the exercise: tells when it goes.
final class Lifetime {
  /// Sends one element when this is released. Whoever subscribes after that gets it at once.
  var ended: Observable<Void> {
    .never()  // Replace this line.
  }
}

extension ObservableType {
  /// Exercise `disposing/auto-dispose`: a subscription that ends with the object that needed it.
  ///
  /// Pass on everything until `owner` is released; complete then, and leave the source.
  ///
  ///     source   --1--2--3--4--
  ///     owner    ----------⌁           it is released here
  ///       autoDispose(with: owner)
  ///              --1--2--3-|
  ///
  /// The subscription must not keep the owner alive: nothing would ever end then.
  ///
  /// This belongs to the chapter's section on `take(until:)`, which is most of the answer. `Lifetime`
  /// is the other half: write its `deinit`.
  ///
  /// Hints:
  /// - What makes `take(until:)` stop: an element of the other sequence, or its completion?
  /// - Which subject remembers something for those who subscribe too late?
  /// - A closure holds all that it mentions. At what moment do you need the owner, and at what moment
  ///   no longer?
  ///
  /// Run its tests: `swift test --package-path Exercises --filter AutoDispose`
  func autoDispose(with owner: some HasLifetime) -> Observable<Element> {
    .never()  // Replace this line.
  }
}
