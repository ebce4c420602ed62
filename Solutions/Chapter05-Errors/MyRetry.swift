import RxLite

extension ObservableType {
  /// Subscribes again when the source fails, until there were `maxAttempts` attempts.
  ///
  ///     source      -1-X            each time
  ///       myRetry(3)
  ///                 -1--1--1-X      three attempts, at 0, 3 and 6
  ///
  /// After the first failure of three attempts there is the same to do with two. Nothing is counted in
  /// a variable, so there is nothing that two subscribers could share.
  func myRetry(_ maxAttempts: Int) -> Observable<Element> {
    self.catch { error in
      guard maxAttempts > 1 else { throw error }
      return self.myRetry(maxAttempts - 1)
    }
  }
}
