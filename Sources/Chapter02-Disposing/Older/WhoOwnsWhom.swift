import ChapterKit
import RxLite

/// The disposable that `subscribe` returns. It owns the sink and the subscription to the source, and
/// releases both once. It works on one thread; the library's own works on several.
private final class SinkDisposer: Disposable {
  private var sink: Sink?
  private var subscription: (any Disposable)?
  private var isDisposed = false

  func setSinkAndSubscription(sink: Sink, subscription: any Disposable) {
    (self.sink, self.subscription) = (sink, subscription)
    if isDisposed { release() }
  }

  func dispose() {
    if isDisposed { return }
    isDisposed = true
    release()
  }

  private func release() {
    subscription?.dispose()
    (sink, subscription) = (nil, nil)
  }

  deinit { print("disposer released") }
}

/// Receives the events of a source inside an operator. It holds the disposer, to dispose it at a
/// terminal event.
private final class Sink {
  private let disposer: SinkDisposer

  init(disposer: SinkDisposer) { self.disposer = disposer }

  deinit { print("sink released") }
}

func whoOwnsWhom() {
  listing("sink-disposer", "a cycle that dispose() breaks", shows: "94") {
    func subscribe() -> any Disposable {
      let disposer = SinkDisposer()
      let timer = Disposables.create { print("timer stopped") }
      disposer.setSinkAndSubscription(sink: Sink(disposer: disposer), subscription: timer)
      return disposer
    }

    _ = subscribe()
    print("nobody holds the first subscription")

    let subscription = subscribe()
    print("the second one is disposed")
    subscription.dispose()
  }

  listing("disposed-too-early", "disposed before the source has returned", shows: "94") {
    let disposer = SinkDisposer()
    disposer.dispose()
    print("disposed")
    let timer = Disposables.create { print("timer stopped") }
    disposer.setSinkAndSubscription(sink: Sink(disposer: disposer), subscription: timer)
  }
}
