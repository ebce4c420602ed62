import RxLite

/// Exercise `bindings/my-binder`: an observer that knows what to do.
///
/// A binder lets you say `bind(to: lamp)` where you would otherwise repeat the same closure, with the same
/// `[weak lamp]` and the same `observe(on:)`, at every binding. But `Binder` stops a debug build at an error,
/// and users of a release build never learn of it. This one hands the error to you, for a log or a message:
///
///     let switchLamp = MyBinder<Bool>(
///       lamp, scheduler: MainScheduler.instance, onError: { error in log.append("\(error)") }
///     ) { lamp, isOn in lamp.isOn = isOn }
///     isTooWarm.bind(to: switchLamp).disposed(by: bag)
///
/// - Each value goes to `binding`, together with the target: once, on `scheduler`, in the order of the
///   values. Equal values are no exception, nor is nil.
/// - The binder doesn't keep the target alive, not even while a value waits for the scheduler. Once the
///   target is released, `binding` isn't called any more.
/// - An error goes to `onError`, at once, without the scheduler, and whether or not the target still exists.
/// - Completed does nothing. A binder has no end: several sequences may be bound to it, and after the
///   terminal event of one of them it still receives the values of the others.
///
///     sent      --1--2--completed--3--
///     binding   --1--2-------------3--   each on the scheduler
///
/// (`ImmediateSchedulerType` is the protocol of all schedulers. Its method
/// `schedule(_ state:, action:)` calls the action with the state, once.)
///
/// Chapter 10, section 3: the listing `own-binder`.
///
/// - Check it: `swift run course check bindings/my-binder`,
///   or `swift test --package-path Exercises --filter MyBinder`
/// - A hint: `swift run course hint bindings/my-binder`
struct MyBinder<Value>: ObserverType {
  typealias Element = Value

  init<Target: AnyObject>(
    _ target: Target, scheduler: any ImmediateSchedulerType,
    onError: @escaping (any Error) -> Void, binding: @escaping (Target, Value) -> Void
  ) {
    // Keep here what `on` needs.
  }

  func on(_ event: Event<Value>) {
    // Write this.
  }
}
