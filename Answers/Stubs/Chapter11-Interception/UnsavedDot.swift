import Observation
import RxLite

/// Exercise `interception/unsaved-dot`: a dot for as long as something isn't saved.
///
/// The window of a letter has a dot while there is something to save. `Letter` is an `@Observable` class, and
/// offers no sequence. Its `isUnsaved` isn't even stored: it compares two other properties. And a letter outlives
/// its windows. Write the sequence for the dot, and for any property of any such object:
///
///     you              --a----s-----b----*      write a, save, write b; * is the release of the letter
///       follow(\.isUnsaved)
///     dot              n-y----n-----y----|      n is no, y is yes
///
/// - Emit the value that the property has at the subscription, before `subscribe` returns. When it changes, don't
///   read it at once, since it still has the old value: schedule the read on the scheduler. (In an app, that is
///   a later turn of the main queue.)
/// - Emit what you have read if it isn't equal to the value that you emitted last.
/// - A change of any property that the value was computed from counts. A change that an observer makes while it
///   receives a value counts, too, even at the first value.
/// - Neither the sequence, nor a subscription, nor a scheduled read keeps the object alive. When it is released,
///   the sequence completes at once, and a later subscriber receives only `completed`.
/// - Each subscription follows for itself. After `dispose()`, nothing more is read or emitted.
/// - Tracking can't be cancelled, but after `dispose()`, the object must hold nothing of the subscriber's, even if
///   it never changes again.
///
/// Everything happens on one thread. Chapter 11, section 4.
///
/// - Check it: `swift run course check interception/unsaved-dot`,
///   or `swift test --package-path Exercises --filter UnsavedDot`
/// - A hint: `swift run course hint interception/unsaved-dot`
extension Reactive where Base: LifetimeOwner & ReactiveCompatible {
  func follow<Value: Equatable>(
    _ keyPath: KeyPath<Base, Value>, on scheduler: ImmediateSchedulerType
  ) -> Observable<Value> {
    .never()  // Replace this line.
  }
}

/// A letter, and what was saved of it.
@Observable final class Letter: LifetimeOwner, ReactiveCompatible {
  let lifetime = LifetimeToken()
  var text = ""
  var savedText = ""

  /// Whether its window has a dot.
  var isUnsaved: Bool { text != savedText }

  func save() { savedText = text }
}
