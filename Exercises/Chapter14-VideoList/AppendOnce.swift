import RxLite

/// Exercise `videolist/append-once`: change a list, and emit it once.
///
/// A page of ten videos is appended to the list. Appended one by one, it is emitted ten times, and the table
/// shows nine lists that nobody wanted.
///
/// `change` calls its closure once, with a copy of the relay's value, and returns when it is done. Whatever the
/// closure does to the copy, the relay then emits once, and at once; if the copy is equal to the value, it
/// emits nothing. If the closure throws, the relay keeps its value, and the error is thrown on.
///
/// Observers may call `change` again, while they receive an element.
///
///     value   [a]
///     change  --------append b, append c-----append d, remove d---
///     relay   [a]-----[a, b, c]-----------------------------------
///
/// Chapter 14, section 2.
///
/// - Check it: `swift run course check videolist/append-once`,
///   or `swift test --package-path Exercises --filter AppendOnce`
/// - A hint: `swift run course hint videolist/append-once`
extension BehaviorRelay where Element: Equatable {
  func change(_ body: (inout Element) throws -> Void) rethrows {
    // Write this.
  }
}
