import ChapterKit
import RxLite

func whoOwnsWhom() {
  listing("sink-disposer", "a cycle that dispose() breaks") {
    func subscribe() -> SinkDisposer {
      let disposer = SinkDisposer()
      let sink = Sink(disposer: disposer)
      disposer.setSinkAndSubscription(
        sink: sink, subscription: Disposables.create { print("source told to stop") })
      return disposer
    }

    do {
      let disposer = subscribe()
      print("subscribed")
      disposer.dispose()
      disposer.dispose()
    }
    print("after the scope")
  }

  listing("disposed-too-early", "the source comes back, and finds everything over") {
    let disposer = SinkDisposer()
    disposer.dispose()
    print("disposed, before the source has returned what stops it")
    disposer.setSinkAndSubscription(
      sink: Sink(disposer: disposer),
      subscription: Disposables.create { print("source told to stop") })
  }
}

/// What receives a source's events inside of an operator. It holds its disposer, to end everything
/// at a terminal event.
private final class Sink: Disposable {
  private let disposer: SinkDisposer

  init(disposer: SinkDisposer) { self.disposer = disposer }

  deinit { print("sink released") }

  func dispose() { print("sink shut") }
}

/// What `subscribe` returns, as RxSwift has it: it owns the sink and the subscription to the source,
/// and disposes both, once. Sink and disposer hold each other until then; that keeps a subscription
/// alive that nobody holds.
///
/// It is reduced to one thread. RxLite's `Subscription` does the same with one atomic byte.
private final class SinkDisposer: Cancelable {
  private var owned: (sink: any Disposable, subscription: any Disposable)?
  private(set) var isDisposed = false

  deinit { print("disposer released") }

  func setSinkAndSubscription(sink: any Disposable, subscription: any Disposable) {
    owned = (sink, subscription)
    if isDisposed { release() }
  }

  func dispose() {
    if isDisposed { return }
    isDisposed = true
    release()
  }

  private func release() {
    let released = owned
    owned = nil
    released?.sink.dispose()
    released?.subscription.dispose()
  }
}
