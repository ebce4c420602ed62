import RxLite

extension ObservableType {
  /// Returns a stream for a loop that may be slow: it receives the newest element, and misses the
  /// older ones.
  ///
  ///     source         --1--2--3--4-----5--|
  ///     the loop reads   1        4     5
  func latestValues() -> AsyncThrowingStream<Element, any Error> {
    AsyncThrowingStream(bufferingPolicy: .bufferingNewest(1)) { sender in
      let subscription = subscribe(
        onNext: { sender.yield($0) },
        onError: { sender.finish(throwing: $0) },
        onCompleted: { sender.finish() })
      sender.onTermination = { _ in subscription.dispose() }
    }
  }
}
