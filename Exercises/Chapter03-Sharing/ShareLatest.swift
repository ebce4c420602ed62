import RxLite

/// Exercise `sharing/share-latest`: one run for everybody, and the latest element for who comes late.
///
/// The first observer starts the source, and the last one to leave stops it. Whoever comes in between
/// hears the latest element at once, if there is one, and then what everybody hears.
///
///     source   --1--2--3--|      subscribed once
///       shareLatest
///     first    --1--2--3--|
///     late           2-3--|
///
/// Chapter 3, sections 3 and 4: build it from `multicast` and `refCount`. Using `share` or `replay`
/// would spoil the fun.
///
/// - Check it: `swift run course check sharing/share-latest`,
///   or `swift test --package-path Exercises --filter ShareLatest`
/// - A hint: `swift run course hint sharing/share-latest`
extension ObservableType {
  func shareLatest() -> Observable<Element> {
    .never()  // Replace this line.
  }
}
