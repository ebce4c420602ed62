import RxLite

/// Exercise `interception/observe-weakly`: the downloads that are left.
///
/// A small window shows a bar for each download of an app. The downloads belong to other windows. If one of
/// those is closed, its download is released, and the bar has to go; with the last bar the small window
/// closes. A bar is no reason for a download to live longer, and a download that fails takes only its own bar
/// with it.
///
///     first         1-----3-----*---------
///     second        5--------6-------*----      * is the release of an object
///       [first, second].observeWeakly
///     result        a-----b--c--d----(e|)       a to e are [1, 5], [3, 5], [3, 6], [6] and []
///
/// Begin with the `observeWeakly` of one object, which is almost that of the lesson:
///
/// - The property is a sequence that emits its current value to each subscriber, then each new one. All
///   of them are passed on.
/// - Neither your sequence nor a subscription keeps the object alive. When it is released, the result
///   emits `nil` and completes. Nothing else completes it: if the property's sequence completes, wait.
/// - An error of the property is the error of the result, without `nil`.
/// - A subscriber after the release receives `nil` and `completed`, and no value.
/// - Disposing the result disposes the subscription to the property.
///
/// The `observeWeakly` of an array of objects keeps none of them alive, and emits arrays:
///
/// - Each has the latest values of the objects that are left, in the order of the objects. The first one is
///   emitted at the subscription, and another at each new value of an object, and at each release. (No object
///   is in the array twice.)
/// - If a property fails, its object is left out as well, as if it had been released. The others go on.
/// - When no object is left, the array is empty, and the result completes. If no object is left at the
///   subscription, or the array of objects was empty, the result is `[]` and `completed`.
///
/// Chapter 11, section 5: the listing `observe-weakly`, and the text above the exercise.
///
/// - Check it: `swift run course check interception/observe-weakly`,
///   or `swift test --package-path Exercises --filter ObserveWeakly`
/// - A hint: `swift run course hint interception/observe-weakly`
extension Reactive where Base: LifetimeOwner & ReactiveCompatible {
  func observeWeakly<Value>(_ keyPath: KeyPath<Base, Observable<Value>>) -> Observable<Value?> {
    .never()  // Replace this line.
  }
}

extension Array where Element: LifetimeOwner & ReactiveCompatible {
  func observeWeakly<Value>(_ keyPath: KeyPath<Element, Observable<Value>>) -> Observable<[Value]> {
    .never()  // Replace this line.
  }
}
