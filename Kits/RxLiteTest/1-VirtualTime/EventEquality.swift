import Foundation
import RxLite

/// Two events are equal if they are of one kind and carry equal elements. Errors need not be
/// `Equatable`: two errors are equal if they have the same type and the same text.
extension Event: Equatable where Element: Equatable {
  /// Returns whether the two are of one kind and carry the same element or error.
  public static func == (one: Event, other: Event) -> Bool {
    switch (one, other) {
    case (.next(let one), .next(let other)): one == other
    case (.error(let one), .error(let other)): areEqual(one, other)
    case (.completed, .completed): true
    default: false
    }
  }
}

extension MaybeEvent: Equatable where Element: Equatable {
  /// Returns whether the two are of one kind and carry the same element or error.
  public static func == (one: MaybeEvent, other: MaybeEvent) -> Bool {
    switch (one, other) {
    case (.success(let one), .success(let other)): one == other
    case (.error(let one), .error(let other)): areEqual(one, other)
    case (.completed, .completed): true
    default: false
    }
  }
}

extension CompletableEvent: Equatable {
  /// Returns whether the two are of one kind and carry the same error.
  public static func == (one: CompletableEvent, other: CompletableEvent) -> Bool {
    switch (one, other) {
    case (.error(let one), .error(let other)): areEqual(one, other)
    case (.completed, .completed): true
    default: false
    }
  }
}

/// Compares the events of singles: two results are equal if both are the same success, or both are
/// failures of one type with the same text.
///
/// - Returns: Whether the arrays have the same length and are equal at each position.
public func == <Element: Equatable>(
  one: [SingleEvent<Element>], other: [SingleEvent<Element>]
) -> Bool {
  one.elementsEqual(other) { one, other in
    switch (one, other) {
    case (.success(let one), .success(let other)): one == other
    case (.failure(let one), .failure(let other)): areEqual(one, other)
    default: false
    }
  }
}

private func areEqual(_ one: any Error, _ other: any Error) -> Bool {
  type(of: one) == type(of: other) && "\(one)" == "\(other)"
}
