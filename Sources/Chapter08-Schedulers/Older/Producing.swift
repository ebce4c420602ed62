import ChapterKit
import RxLite

func producing() {
  listing("inside-subscribe", "subscribe opens the trampoline", shows: "93") {
    func isOpen() -> String {
      CurrentThreadScheduler.isScheduleRequired ? "closed" : "open"
    }

    print("outside: \(isOpen())")
    _ = Observable<Int>.create { observer in
      print("in create: \(isOpen())")
      _ = CurrentThreadScheduler.instance.schedule(()) {
        print("inner")
        return Disposables.create()
      }
      print("create returns")
      return Disposables.create()
    }
    .subscribe()
    print("afterwards: \(isOpen())")
  }

  listing("producer", "how subscribe and the scheduler do it", shows: "E13 93 94") {
    final class ScheduledItem: Disposable {
      private let action: () -> any Disposable
      private let result = SingleAssignmentDisposable()

      init(_ action: @escaping () -> any Disposable) { self.action = action }

      var isDisposed: Bool { result.isDisposed }
      func invoke() { result.setDisposable(action()) }
      func dispose() { result.dispose() }
    }

    final class CurrentThreadScheduler {
      static let instance = CurrentThreadScheduler()
      static var isScheduleRequired = true
      static var queue: [ScheduledItem] = []

      func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
      ) -> any Disposable {
        if CurrentThreadScheduler.isScheduleRequired {
          CurrentThreadScheduler.isScheduleRequired = false
          defer { CurrentThreadScheduler.isScheduleRequired = true }

          let disposable = action(state)

          while !CurrentThreadScheduler.queue.isEmpty {
            let latest = CurrentThreadScheduler.queue.removeFirst()
            if latest.isDisposed { continue }
            latest.invoke()
          }

          return disposable
        }

        let scheduledItem = ScheduledItem { action(state) }
        CurrentThreadScheduler.queue.append(scheduledItem)
        return scheduledItem
      }
    }

    final class SinkDisposer: Disposable {
      private let sink = SingleAssignmentDisposable()
      private let subscription = SingleAssignmentDisposable()

      func setSinkAndSubscription(sink: any Disposable, subscription: any Disposable) {
        self.sink.setDisposable(sink)
        self.subscription.setDisposable(subscription)
      }

      func dispose() {
        sink.dispose()
        subscription.dispose()
      }
    }

    struct Producer {
      let run: (_ cancel: any Disposable) -> (sink: any Disposable, subscription: any Disposable)

      func subscribe() -> any Disposable {
        if !CurrentThreadScheduler.isScheduleRequired {
          return start()
        } else {
          return CurrentThreadScheduler.instance.schedule(()) { _ in
            return self.start()
          }
        }
      }

      private func start() -> any Disposable {
        let disposer = SinkDisposer()
        let sinkAndSubscription = run(disposer)
        disposer.setSinkAndSubscription(
          sink: sinkAndSubscription.sink, subscription: sinkAndSubscription.subscription)
        return disposer
      }
    }

    let producer = Producer { _ in
      print("outer start")
      let items = CurrentThreadScheduler.instance.schedule("inner") { name in
        print(name)
        return Disposables.create()
      }
      print("outer end")
      return (sink: Disposables.create(), subscription: items)
    }
    producer.subscribe().dispose()
  }
}
