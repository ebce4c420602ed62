import RxLite

/// Exercise `concurrency/latest-value`: the newest element for a slow reader.
///
/// A position arrives ten times a second, and drawing it takes half a second. With `values`, the drawing
/// falls behind: it shows positions that are long out of date, and the buffer grows. Make a stream that keeps
/// only the newest of the elements that haven't been read.
///
///     source         --1--2--3--4-----5--|
///     the loop reads   1        4     5
///
/// - `latestValues()` subscribes to the source when it is called, once for each call.
/// - A loop that is waiting receives each element as it comes. A loop that was busy receives the newest one, and
///   the older ones are released.
/// - Before the stream ends, or throws the error that the source fails with, it delivers the element that
///   hasn't been read.
/// - When the loop is left, its task is cancelled, or nobody holds the stream, the subscription is disposed.
///
/// Chapter 15, section 6.
///
/// - Check it: `swift run course check concurrency/latest-value`,
///   or `swift test --package-path Exercises --filter LatestValue`
/// - A hint: `swift run course hint concurrency/latest-value`
extension ObservableType {
  func latestValues() -> AsyncThrowingStream<Element, any Error> {
    AsyncThrowingStream { $0.finish() }  // Replace this line.
  }
}
