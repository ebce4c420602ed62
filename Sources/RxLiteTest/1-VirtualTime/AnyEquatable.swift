/// A value with a comparison of its own: two are equal if that finds their values equal.
///
///     AnyEquatable(target: 1.001, comparer: { abs($0 - $1) < 0.01 })
///
/// It lets a test compare what is not `Equatable`, or not in the way the test means.
package struct AnyEquatable<Target>: Equatable {
  private let target: Target
  private let comparer: (Target, Target) -> Bool

  /// `target`, to be compared by `comparer`.
  package init(target: Target, comparer: @escaping (Target, Target) -> Bool) {
    self.target = target
    self.comparer = comparer
  }

  /// Whether the comparison of the first one finds the two values equal.
  package static func == (one: AnyEquatable, other: AnyEquatable) -> Bool {
    one.comparer(one.target, other.target)
  }
}

extension AnyEquatable: CustomStringConvertible, CustomDebugStringConvertible {
  /// What the value says of itself.
  package var description: String { "\(target)" }

  /// What the value says of itself to who looks for an error.
  package var debugDescription: String { String(reflecting: target) }
}
