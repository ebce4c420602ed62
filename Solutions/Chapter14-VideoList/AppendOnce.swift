import RxLite

extension BehaviorRelay where Element: Equatable {
  /// Changes a copy of the value, and emits the copy if it differs.
  ///
  ///     value   [a]
  ///     change  --------append b, append c-----append d, remove d---
  ///     relay   [a]-----[a, b, c]-----------------------------------
  func change(_ body: (inout Element) throws -> Void) rethrows {
    var copy = value
    try body(&copy)
    if copy != value { accept(copy) }
  }
}
