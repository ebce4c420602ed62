// A `share` with replay in place of a buffer: an element that was read is delivered again.
// Rejected with: 1 was read, then 2 was sent.
import RxLite

extension ObservableType {
  func latestValues() -> AsyncThrowingStream<Element, any Error> {
    let latest = share(replay: 1)
    let subscription = latest.subscribe(onError: { _ in })
    return AsyncThrowingStream {
      for try await element in latest.values { return element }
      subscription.dispose()
      return nil
    }
  }
}
