/// A value with its own comparison, which decides whether two of them are equal.
///
///     AnyEquatable(target: 1.001, comparer: { abs($0 - $1) < 0.01 })
///
/// It lets a test compare values that are not `Equatable`, or compare them in another way.
package struct AnyEquatable<Target>: Equatable {
  private let target: Target
  private let comparer: (Target, Target) -> Bool

  /// Wraps `target`, which `comparer` compares.
  package init(target: Target, comparer: @escaping (Target, Target) -> Bool) {
    self.target = target
    self.comparer = comparer
  }

  /// Returns whether the two are equal by the first one's comparison.
  package static func == (one: AnyEquatable, other: AnyEquatable) -> Bool {
    one.comparer(one.target, other.target)
  }
}

extension AnyEquatable: CustomStringConvertible, CustomDebugStringConvertible {
  /// The text of the value.
  package var description: String { "\(target)" }

  /// The text of the value for debugging.
  package var debugDescription: String { String(reflecting: target) }
}
