import RxLite

/// Exercise `sharing/my-variable`: a value that can be watched, and that says when it goes.
///
/// Whoever subscribes to `asObservable()` hears the value that it has now, and then each new one; who
/// looks at `value` while hearing one finds that one there. When the variable is released, they hear a
/// completion. It can't fail.
///
///     value    0--1--2--⌁             it is released here
///     first    0--1--2--|
///     second        1--2--|           subscribed after 1 was set
///
/// Neither the sequence nor a subscription to it keeps the variable alive: nobody would ever hear the
/// completion then. Who has kept the sequence and subscribes when the variable has gone hears the
/// completion at once.
///
/// Chapter 3, section 8. The last test is the program of the listing `variable`, and what it prints has
/// to be the same to the letter.
///
/// - Check it: `swift run course check sharing/my-variable`,
///   or `swift test --package-path Exercises --filter MyVariable`
/// - A hint: `swift run course hint sharing/my-variable`
final class MyVariable<Element> {
  /// The value now. To set it is to send it.
  var value: Element

  init(_ value: Element) { self.value = value }

  /// The value now, then each new one.
  func asObservable() -> Observable<Element> {
    .never()  // Replace this line.
  }
}
