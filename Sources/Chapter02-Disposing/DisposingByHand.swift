import ChapterKit
import RxLite
import Synchronization

func disposingByHand() {
  listing("dispose-by-hand", "two seconds of a tick every 0.3 s", reproduces: "A1") {
    let scheduler = clock.scheduler  // In a program: SerialDispatchQueueScheduler(qos: .default)
    let subscription = Observable<Int>.interval(.milliseconds(300), scheduler: scheduler)
      .subscribe { event in
        print(event)
      }

    sleep(2.0)

    subscription.dispose()
  }

  listing("by-hand-forgets", "a way out that skips dispose()", shows: "8") {
    let lamps = Lamps()

    func visit(isCancelled: Bool) {
      let subscription = lamps.counting().subscribe()
      if isCancelled { return }
      subscription.dispose()
    }

    visit(isCancelled: false)
    print("lamps lit after a visit: \(lamps.lit)")
    visit(isCancelled: true)
    print("lamps lit after a cancelled visit: \(lamps.lit)")
  }

  listing("my-disposable", "once, and outside of the lock", shows: "E14 5") {
    final class MyDisposable: Disposable {
      private let action: Mutex<(() -> Void)?>

      init(_ action: @escaping () -> Void) { self.action = Mutex(action) }

      func dispose() {
        let action = self.action.withLock { $0.take() }
        action?()
      }
    }

    var disposable: MyDisposable?
    disposable = MyDisposable {
      print("closed")
      disposable?.dispose()
      print("the second call has returned")
    }
    disposable?.dispose()
  }
}
