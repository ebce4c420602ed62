import RxLite

/// Exercise `observables/my-filter`: an operator of your own.
///
/// Let pass the elements for which `predicate` is true. Errors and completion always pass. If
/// `predicate` throws, what it throws becomes the error of the sequence, which is then over.
///
///     --1--2--3--4--|
///       myFilter { $0 % 2 == 0 }
///     -----2-----4--|
///
/// Chapter 1, section 6: build it from `create` and `subscribe`, as the listing `myMap` does. Using
/// `filter` would spoil the fun.
///
/// - Check it: `swift run course check observables/my-filter`,
///   or `swift test --package-path Exercises --filter MyFilter`
/// - A hint: `swift run course hint observables/my-filter`
extension ObservableType {
  func myFilter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    .never()  // Replace this line.
  }
}
