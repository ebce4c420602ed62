import Foundation
import RxLite
import RxLiteTest

extension Catalog {
  /// Conversions that can't fail, and the smaller names.
  func newAPI() {
    program("relays-asInfallible") {
      let publish = PublishRelay<Int>()
      let behavior = BehaviorRelay(value: 1)
      let replay = ReplayRelay<Int>.create(bufferSize: 1)
      _ = publish.asInfallible().subscribe { print("publish \($0)") }
      _ = behavior.asInfallible().subscribe { print("behavior \($0)") }
      replay.accept(1)
      _ = replay.asInfallible().subscribe { print("replay \($0)") }
      publish.accept(2)
      behavior.accept(2)
      replay.accept(2)
    }
    program("control-event-asInfallible") {
      let subject = PublishSubject<Int>()
      _ = ControlEvent(events: subject).asInfallible().subscribe { print($0) }
      subject.onNext(1)
      subject.onCompleted()
    }
    program("driver-and-signal-asInfallible") {
      _ = Driver.of(1, 2).asInfallible().subscribe { print($0) }
      _ = Signal.of(1, 2).asInfallible().subscribe { print($0) }
      runMainQueue()
    }
    program("infallible-event") {
      print(InfallibleEvent.next(1).event, InfallibleEvent<Int>.completed.event)
      Observable.of(InfallibleEvent.next(1), .completed, .next(2)).dematerialize().printed()
    }
    program("boolean-disposable-isDisposed") {
      print(
        BooleanDisposable(isDisposed: true).isDisposed,
        BooleanDisposable(isDisposed: false).isDisposed)
    }
    program("infallible-type-values") {
      func collect<Source: InfallibleType>(_ source: Source) async where Source.Element == Int {
        for await n in source.values { print(n) }
      }
      let done = DispatchSemaphore(value: 0)
      Task.detached {
        await collect(Infallible.of(1, 2))
        done.signal()
      }
      done.wait()
    }
    program("driver-values") {
      var finished = false
      Task { @MainActor in
        for await n in Driver.of(1, 2).values { print(n) }
        finished = true
      }
      while !finished {
        _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
      }
    }
    program("notifications") {
      let center = NotificationCenter()
      let name = Notification.Name("name")
      let object = NSObject()
      let all = Reactive(center).notification(name).subscribe(onNext: {
        print("all \($0.name.rawValue)")
      })
      let some = Reactive(center).notification(name, object: object).subscribe(onNext: { _ in
        print("object")
      })
      center.post(name: name, object: nil)
      center.post(name: name, object: object)
      center.post(name: Notification.Name("other"), object: object)
      all.dispose()
      center.post(name: name, object: object)
      some.dispose()
      center.post(name: name, object: object)
    }
  }
}
