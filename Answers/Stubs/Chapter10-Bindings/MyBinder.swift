import RxLite

/// Exercise `bindings/my-binder`: a banner that shows one message after the other.
///
/// A banner at the top of the screen says what has happened: “saved”, “the bath is too warm”. With `Binder`, a
/// message takes the place of one that came a moment before, and which nobody has read yet. Write a binder in
/// which it waits: `binding` receives a closure, `done`, and calls it when the next message may come. At an error,
/// `Binder` stops a debug build. This one hands the error to `onError`, for a log:
///
///     let banner = MyBinder<String>(
///       label, scheduler: MainScheduler.instance, onError: { error in log.append("\(error)") }
///     ) { label, text, done in
///       label.text = text
///       DispatchQueue.main.asyncAfter(deadline: .now() + 3) { [weak label] in
///         label?.text = nil
///         done()
///       }
///     }
///     messages.bind(to: banner).disposed(by: bag)
///
/// - Each value goes to `binding`, together with the target and a `done` of its own: once, on `scheduler`, in the
///   order of the values. Equal values are no exception, nor is nil.
/// - A value waits until the one before it is done. Only then is it scheduled. A second call of the same `done`
///   changes nothing.
/// - `done` may be called before `binding` returns. If the scheduler runs its actions at once, the next call of
///   `binding` may then begin inside of that `done`, or after the call before it has returned, as you like.
/// - The binder never keeps the target alive, not even while a value waits for a `done` or for the scheduler. Once
///   the target is released, `binding` isn't called any more.
/// - Values that wait are shown even if nobody keeps the binder any more.
/// - An error goes to `onError`, at once, without the scheduler, whether or not a value waits, and whether or not
///   the target still exists.
/// - Completed does nothing. A binder has no end: several sequences may be bound to it, and after the
///   terminal event of one of them it still receives the values of the others. The values of all of them wait
///   for one another.
///
///     sent     --1--2--3--completed--4--------
///     binding  --1-----------2-----3-----4----   each on the scheduler
///     done     --------------d-----d-----d----   d is a call of `done`
///
/// All values are sent, and each `done` is called, on the thread of the scheduler. (`ImmediateSchedulerType` is
/// the protocol of all schedulers. Its method `schedule(_ state:, action:)` calls the action with the state,
/// once.)
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
