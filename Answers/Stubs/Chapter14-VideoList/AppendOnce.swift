import RxLite

/// Exercise `videolist/append-once`: change a list, and emit it once.
///
/// A page of ten videos is appended to the list. Appended one by one, they make the relay emit ten times, and
/// the table shows nine lists that nobody wanted.
///
/// `change` calls its closure once, with a copy of the relay's value. When the closure returns, the relay emits
/// the changed copy, once, before `change` returns; if the copy still equals the value, it emits nothing. If
/// the closure throws, the relay keeps its value, and `change` throws the same error.
///
/// All of this also holds for a `change` that an observer makes while it is receiving an element.
///
///     value   [a]
///     change  --------append b, append c-----append d, remove d---
///     relay   [a]-----[a, b, c]-----------------------------------
///
/// Chapter 14, section 6.
///
/// - Check it: `swift run course check videolist/append-once`,
///   or `swift test --package-path Exercises --filter AppendOnce`
/// - A hint: `swift run course hint videolist/append-once`
extension BehaviorRelay where Element: Equatable {
  func change(_ body: (inout Element) throws -> Void) rethrows {
    // Write this.
  }
}
