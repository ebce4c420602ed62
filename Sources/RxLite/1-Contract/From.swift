// The sequences with several elements: each is sent in a turn of its own.

extension ObservableType {
  /// These elements, then completion.
  ///
  ///       of(1, 2, 3)
  ///     (1,2,3,|)
  ///
  /// - Ends: completes after the last element.
  public static func of(
    _ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    from(elements, scheduler: scheduler)
  }

  /// The elements of an array, then completion.
  ///
  ///       from([1, 2, 3])
  ///     (1,2,3,|)
  ///
  /// - Ends: completes after the last element.
  public static func from(
    _ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    inTurns(on: scheduler, from: { array.makeIterator() }, next: { $0.next() })
  }

  /// The elements of any Swift sequence, then completion.
  ///
  ///       from(1...3)
  ///     (1,2,3,|)
  ///
  /// - Ends: completes after the last element.
  public static func from<Elements: Sequence>(
    _ sequence: Elements,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> where Elements.Element == Element {
    inTurns(on: scheduler, from: { sequence.makeIterator() }, next: { $0.next() })
  }

  /// The same element again and again.
  ///
  ///       repeatElement(7).take(3)
  ///     (7,7,7,|)
  ///
  /// - Ends: never. Something else must end it, such as `take`.
  public static func repeatElement(
    _ element: Element, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    inTurns(on: scheduler, from: {}, next: { _ in element })
  }

  /// A `for` loop as a sequence: sends the state for as long as `condition` holds, and replaces it by
  /// `iterate(state)`.
  ///
  ///       generate(initialState: 1, condition: { $0 < 10 }, iterate: { $0 * 2 })
  ///     (1,2,4,8,|)
  ///
  /// - Ends: completes when `condition` is false; fails with what `condition` or `iterate` throws.
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

/// A number that can be counted with: what `range`, `interval` and `timer` send.
public typealias RxAbstractInteger = FixedWidthInteger

extension ObservableType where Element: RxAbstractInteger {
  /// `count` numbers, counting up from `start`.
  ///
  ///       range(start: 3, count: 4)
  ///     (3,4,5,6,|)
  ///
  /// - Ends: completes after the last number.
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
  /// Sends what `next` makes, one element a turn of the scheduler, until it returns nil.
  ///
  /// - Parameters:
  ///   - initial: makes the state that a run starts with.
  ///   - next: makes an element and changes the state. What it throws ends the sequence.
  static func inTurns<State>(
    on scheduler: any ImmediateSchedulerType, from initial: @escaping () -> State,
    next: @escaping (inout State) throws -> Element?
  ) -> Observable<Element> {
    Observable { sink in
      var state = initial()
      /// Takes one turn, and returns whether another is to follow.
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
