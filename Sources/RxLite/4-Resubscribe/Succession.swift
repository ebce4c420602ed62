import Synchronization

/// Runs sources one after the other, each with a seat of its own.
///
/// NB: A source that ends while it is being started must not start the next one from inside its own
/// call: after some ten thousand such sources the stack would be full. So there is one loop, and an
/// ending only tells it to go round once more.
final class Succession<Element> {
  /// Chooses the next source, given how the last one ended (`nil` at the beginning). It throws or
  /// returns `nil` when there is none: then the ending is passed on.
  typealias Choice = (_ ending: Event<Element>?) throws -> Observable<Element>?

  private let downstream: AnyObserver<Element>
  private let seat: Seat
  private let choose: Choice
  private let current = SerialDisposable()
  private let endings = Mutex<(waiting: [Event<Element>?], isLooping: Bool)>(([], false))

  init(_ downstream: AnyObserver<Element>, _ seat: Seat, choose: @escaping Choice) {
    self.downstream = downstream
    self.seat = seat
    self.choose = choose
    seat.attach(object: current)
  }

  /// Goes on after an ending.
  func advance(after ending: Event<Element>?) {
    let isLooping = endings.withLock { state in
      defer { state.isLooping = true }
      state.waiting.append(ending)
      return state.isLooping
    }
    guard !isLooping else { return }
    while let ending = nextEnding() { start(after: ending) }
  }

  private func nextEnding() -> Event<Element>?? {
    endings.withLock { state in
      if state.waiting.isEmpty { state.isLooping = false }
      return state.waiting.popLast()
    }
  }

  private func start(after ending: Event<Element>?) {
    guard !current.isDisposed else { return }
    let next: Observable<Element>?
    do { next = try choose(ending) } catch { return downstream.on(.error(error)) }
    guard let next else { return downstream.on(ending ?? .completed) }
    let turn = Seat()
    current.disposable = turn
    next.start(
      AnyObserver { [self] event in
        if !event.isStopEvent {
          if turn.exitIsOpen, seat.entranceIsOpen { downstream.on(event) }
        } else if turn.shutExit() {
          advance(after: event)
        }
      }, turn)
  }
}

extension ObservableType {
  /// An operator that subscribes again and again: to what `begin` makes for each run, which chooses
  /// one source after the other.
  static func inSuccession(
    _ begin: @escaping () -> Succession<Element>.Choice
  ) -> Observable<Element> {
    Observable { downstream, seat in
      Succession(downstream, seat, choose: begin()).advance(after: nil)
    }
  }
}
