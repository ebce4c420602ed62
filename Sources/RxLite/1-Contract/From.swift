// The sequences with several elements. Each element is sent in its own turn of the scheduler.

extension ObservableType {
  /// Emits these elements, then completes.
  ///
  ///       of(1, 2, 3)
  ///     (1,2,3,|)
  ///
  /// - Ends: Completes after the last element.
  public static func of(
    _ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    from(elements, scheduler: scheduler)
  }

  /// Emits the elements of an array, then completes.
  ///
  ///       from([1, 2, 3])
  ///     (1,2,3,|)
  ///
  /// - Ends: Completes after the last element.
  public static func from(
    _ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    inTurns(on: scheduler, from: { array.makeIterator() }, next: { $0.next() })
  }

  /// Emits the elements of any Swift sequence, then completes.
  ///
  ///       from(1...3)
  ///     (1,2,3,|)
  ///
  /// - Ends: Completes after the last element.
  public static func from<Elements: Sequence>(
    _ sequence: Elements,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> where Elements.Element == Element {
    inTurns(on: scheduler, from: { sequence.makeIterator() }, next: { $0.next() })
  }

  /// Emits the same element again and again.
  ///
  ///       repeatElement(7).take(3)
  ///     (7,7,7,|)
  ///
  /// - Ends: Never. An operator such as `take` must end it.
  public static func repeatElement(
    _ element: Element, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    inTurns(on: scheduler, from: {}, next: { _ in element })
  }

  /// Runs a `for` loop as a sequence: emits the state for as long as `condition` holds, and
  /// replaces it with `iterate(state)` each time.
  ///
  ///       generate(initialState: 1, condition: { $0 < 10 }, iterate: { $0 * 2 })
  ///     (1,2,4,8,|)
  ///
  /// - Ends: Completes when `condition` is false; fails with what `condition` or `iterate` throws.
  public static func generate(
    initialState: Element, condition: @escaping (Element) throws -> Bool,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance,
    iterate: @escaping (Element) throws -> Element
  ) -> Observable<Element> {
    inTurns(on: scheduler, from: { Element?.none }) { last in
      let state = try last.map(iterate) ?? initialState
      last = state
      return try condition(state) ? state : nil
    }
  }
}

/// The number types that `range`, `interval` and `timer` can emit.
public typealias RxAbstractInteger = FixedWidthInteger

extension ObservableType where Element: RxAbstractInteger {
  /// Emits `count` numbers, counting up from `start`, then completes.
  ///
  ///       range(start: 3, count: 4)
  ///     (3,4,5,6,|)
  ///
  /// - Ends: Completes after the last number.
  public static func range(
    start: Element, count: Element,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    if count < 0 { refuse("count can't be negative: range(start:count:) needs zero or more.") }
    if count > 0, start.addingReportingOverflow(count - 1).overflow {
      refuse("overflow of count: the last number of range(start:count:) is out of bounds.")
    }
    return inTurns(on: scheduler, from: { Element.zero }) { sent in
      guard sent < count else { return nil }
      defer { sent += 1 }
      return start + sent
    }
  }
}

extension ObservableType {
  /// Emits the elements that `next` returns, one in each turn of the scheduler, until it returns
  /// nil.
  ///
  /// - Parameters:
  ///   - initial: Creates the state at the start of a run.
  ///   - next: Returns the next element, and changes the state. Its error ends the sequence.
  static func inTurns<State>(
    on scheduler: any ImmediateSchedulerType, from initial: @escaping () -> State,
    next: @escaping (inout State) throws -> Element?
  ) -> Observable<Element> {
    Observable { sink in
      var state = initial()
      /// Sends one element or the terminal event, and returns whether another turn is needed.
      func turn() -> Bool {
        guard !sink.isDisposed else { return false }
        do {
          guard let element = try next(&state) else {
            sink.end(with: .completed)
            return false
          }
          sink.send(element)
          return true
        } catch {
          sink.end(with: .error(error))
          return false
        }
      }
      if scheduler is CurrentThreadScheduler {
        Trampoline.current.takeTurns(turn)
      } else {
        sink.attach(scheduler.scheduleRecursive(()) { _, again in if turn() { again(()) } })
      }
    }
  }
}

extension Trampoline {
  /// Enqueues `turn`, and repeats it for as long as it returns true.
  ///
  /// If no other work waits, the next turn follows at once, without going through the queue.
  func takeTurns(_ turn: @escaping () -> Bool) {
    enqueue {
      while turn() {
        if !self.isEmpty { return self.takeTurns(turn) }
      }
    }
  }
}
