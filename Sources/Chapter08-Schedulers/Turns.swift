import ChapterKit
import RxLite

func turns() {
  listing("trampoline", "work inside of work waits for its turn", shows: "93") {
    func schedule(_ name: String, _ work: @escaping () -> Void = {}) {
      _ = CurrentThreadScheduler.instance.schedule(()) {
        print("\(name) start")
        work()
        print("\(name) end")
        return Disposables.create()
      }
    }

    schedule("outer") {
      schedule("inner") {
        schedule("innermost")
      }
      schedule("second")
    }
  }

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

  listing("in-turns", "why: two sources on one thread take turns") {
    func loop(_ numbers: [Int]) -> Observable<Int> {
      Observable.create { observer in
        for number in numbers { observer.onNext(number) }
        observer.onCompleted()
        return Disposables.create()
      }
    }
    func show(_ left: Observable<Int>, _ right: Observable<Int>) {
      _ = Observable.combineLatest(left, right) { "\($0)+\($1)" }
        .toArray()
        .subscribe(onSuccess: { print($0.joined(separator: ", ")) })
    }

    print("loops:")
    show(loop([1, 2, 3]), loop([10, 20, 30]))
    print("turns:")
    show(.of(1, 2, 3), .of(10, 20, 30))
  }
}
