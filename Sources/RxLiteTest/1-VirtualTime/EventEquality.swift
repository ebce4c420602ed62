import Foundation
import RxLite

/// Two events are equal if they are of one kind and carry equal elements. Errors need not be
/// `Equatable`: two are equal if they are of one type and say the same.
extension Event: Equatable where Element: Equatable {
  /// Whether the two are of one kind and carry the same.
  public static func == (one: Event, other: Event) -> Bool {
    switch (one, other) {
    case (.next(let one), .next(let other)): one == other
    case (.error(let one), .error(let other)):
      type(of: one) == type(of: other) && "\(one)" == "\(other)"
    case (.completed, .completed): true
    default: false
    }
  }
}
