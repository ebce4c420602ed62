import RxLite

/// Exercise `observables/my-filter`: an operator of your own.
///
/// The library has no operator for everything that a project needs. Sooner or later you write one yourself,
/// and one with a closure has to decide what happens if the closure throws. Practise on an operator that you
/// know. Pass on the elements for which `predicate` is true, and always pass on errors and completion. If
/// `predicate` throws, the sequence fails with that error.
///
///     --1--2--3--4--|
///       myFilter { $0 % 2 == 0 }
///     -----2-----4--|
///
/// - `predicate` is called once for each element of each subscription.
/// - Each subscriber subscribes to the source, and disposing that subscription disposes the one to the
///   source. So does an error, including one that `predicate` throws.
///
/// Chapter 1, section 6: build it from `create` and `subscribe`, as the listing `own-operator` does. If you use
/// `filter` itself, there is nothing left to learn.
///
/// - Check it: `swift run course check observables/my-filter`,
///   or `swift test --package-path Exercises --filter MyFilter`
/// - A hint: `swift run course hint observables/my-filter`
extension ObservableType {
  func myFilter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    .never()  // Replace this line.
  }
}
