import RxLite

/// Exercise `bindings/my-binder`: a banner that shows one message after the other.
///
/// A banner at the top of the screen says what has happened: “saved”, “the bath is too warm”. `Binder` replaces a
/// message at once by the next, though nobody has read it. Write a binder in which the next message waits:
/// `binding` receives a closure, `done`, and calls it when the next message may come.
///
///     let banner = MyBinder<String>(
///       label, scheduler: MainScheduler.instance, onError: { error in log.append("\(error)") }
///     ) { label, text, done in
///       label.text = text
///       DispatchQueue.main.asyncAfter(deadline: .now() + 3) { done() }
///     }
///     messages.bind(to: banner).disposed(by: bag)
///
/// - Each value goes to `binding` once, in order and on `scheduler`, with the target and a `done` of its own. That
///   also holds for a value equal to the one before, and for nil.
/// - A value waits until the one before it is done, and only then is it scheduled. `done` may be called before
///   `binding` returns, and calling it again changes nothing.
/// - The binder never keeps the target alive, not even while a value waits. Once the target is released, `binding`
///   isn't called any more.
/// - Values that wait are shown even if nobody keeps the binder any more.
/// - An error goes to `onError` at once, without the scheduler, whatever waits, and even if the target is gone.
///   (`Binder` stops a debug build.)
/// - Completed does nothing. Several sequences may be bound to one binder, together or in turn. Their values share
///   one queue.
///
///     sent     --1--2--3--completed--4--------
///     binding  --1-----------2-----3-----4----   each on the scheduler
///     done     --------------d-----d-----d----   d is a call of `done`
///
/// You need no lock: `on` and `done` are called only on the thread of the scheduler. Schedule each value all the
/// same. (`ImmediateSchedulerType` is the protocol of all schedulers. Its method `schedule(_ state:, action:)` calls
/// the action with the state, once.)
///
/// Left to you: If the scheduler runs its actions at once and `done` is called inside `binding`, the next `binding`
/// may run inside this `done`, or after the current `binding` has returned. Once the target is released, you may
/// keep the waiting values or drop them.
///
/// Then look at it: `swift run course play own-binder`. Paste the struct above the `do`, and replace what stands
/// in it. Both messages are sent at once, and each is shown for 3 s:
///
///     let label = Label("-")
///     let messages = PublishSubject<String>()
///     let banner = MyBinder<String>(
///       label, scheduler: MainScheduler.instance, onError: { print($0) }
///     ) { label, text, done in
///       label.text = text
///       _ = Observable<Int>.timer(.seconds(3), scheduler: clock.scheduler)
///         .subscribe(onCompleted: done)
///     }
///     _ = messages.bind(to: banner)
///     for text in ["the bath is too warm", "saved"] { messages.onNext(text) }
///     print("at once: \(label)")
///     sleep(3.5)
///     print("after 3.5 s: \(label)")
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
    onError: @escaping (any Error) -> Void,
    binding: @escaping (Target, Value, _ done: @escaping () -> Void) -> Void
  ) {
    // Keep here what `on` needs.
  }

  func on(_ event: Event<Value>) {
    // Write this.
  }
}
