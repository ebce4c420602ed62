// The end goes through the buffer as well, and pushes out the last element.
// Rejected with: 1 was read, then 2 was sent.
import RxLite

extension ObservableType {
  func latestValues() -> AsyncThrowingStream<Element, any Error> {
    let events = AsyncStream<Event<Element>>(bufferingPolicy: .bufferingNewest(1)) { sender in
      let subscription = materialize().subscribe(
        onNext: { sender.yield($0) }, onCompleted: { sender.finish() })
      sender.onTermination = { _ in subscription.dispose() }
    }
    return AsyncThrowingStream {
      for await event in events {
        switch event {
        case .next(let element): return element
        case .error(let error): throw error
        case .completed: return nil
        }
      }
      return nil
    }
  }
}
