import RxLite

/// Exercise `interception/observe-weakly`: observe a property of an object that you don't own.
///
/// A label shows the progress of a download. The download belongs to somebody else, and must not live
/// longer because of a label. It may be released at any time, and you want to know when.
///
///     the property   1--2-----3----
///     the object     ----------*        it is released here
///       observeWeakly
///     result         1--2-----3(n|)     n is nil
///
/// - The property is a sequence that emits its current value to each subscriber, then each new one. All
///   of them are passed on.
/// - Neither your sequence nor a subscription keeps the object alive. When it is released, the result
///   emits `nil` and completes. Nothing else completes it: if the property's sequence completes, wait.
/// - An error of the property is the error of the result, without `nil`.
/// - A subscriber after the release receives `nil` and `completed`, and no value.
/// - Disposing the result disposes the subscription to the property.
///
/// Chapter 11, section 5: the listing `observe-weakly`.
///
/// - Check it: `swift run course check interception/observe-weakly`,
///   or `swift test --package-path Exercises --filter ObserveWeakly`
/// - A hint: `swift run course hint interception/observe-weakly`
extension Reactive where Base: LifetimeOwner {
  func observeWeakly<Value>(_ keyPath: KeyPath<Base, Observable<Value>>) -> Observable<Value?> {
    .never()  // Replace this line.
  }
}
