import RxLite

/// Exercise `interception/observe-path`: the value at the end of a path whose middle is replaced.
///
/// You learn what key-value observing does with a path such as `"view.frame"`. A window has a view now,
/// another one later, and sometimes none. You want the frame of the view that it has *now*.
///
///     view's frame     1--2-----3--
///     window's view    x----n-y----     x: that view, n: none, y: another view, whose frame is 5
///       observe
///     result           1--2-n-5----     n is nil; 3 belongs to a view that is gone
///
/// - Both properties are sequences that emit their current value to each subscriber, then each new one.
/// - When the middle changes, the value of the new child is emitted at once, and the old child is no
///   longer observed. Without a child the value is `nil`.
/// - Values that repeat are passed on. Each subscriber has its own run; disposing it disposes both parts.
/// - An error of either part is the error of the result. If the first part completes, the value of its
///   last child is still observed; the result completes when that completes, too.
///
/// Chapter 11, section 5: the listing `observe-path`.
///
/// - Check it: `swift run course check interception/observe-path`,
///   or `swift test --package-path Exercises --filter ObservePath`
/// - A hint: `swift run course hint interception/observe-path`
extension Reactive where Base: AnyObject {
  func observe<Child, Value>(
    _ child: KeyPath<Base, Observable<Child?>>, _ value: KeyPath<Child, Observable<Value>>
  ) -> Observable<Value?> {
    .never()  // Replace this line.
  }
}
