import RxLite

extension ObservableType {
  /// Subscribes to the source again when it fails, up to `maxAttempts` attempts.
  ///
  ///     source      -1-X          the same at each attempt
  ///       myRetry(3)
  ///     result      -1--1--1-X    attempts at 0, 3 and 6
  ///
  /// `catch(sequence:)` subscribes to one source after the other, in a loop: here to the same one each
  /// time. `Swift.repeatElement` stores the source once, however many attempts there are.
  func myRetry(_ maxAttempts: Int) -> Observable<Element> {
    .catch(sequence: Swift.repeatElement(asObservable(), count: maxAttempts))
  }
}
