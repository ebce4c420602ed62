import Foundation

// Times as seconds. Now they say their unit: `.seconds(1)`, `.milliseconds(300)`.

extension ObservableType {
  /// Sends at most one element in this many seconds.
  ///
  /// NB: In RxSwift 2 `throttle` was what `debounce` is now.
  @available(
    *, deprecated,
    message: """
      Say the unit: throttle(.milliseconds(300), scheduler:). In RxSwift 2 throttle was what debounce \
      is now.
      """
  )
  public func throttle(
    _ dueTime: TimeInterval, latest: Bool = true, scheduler: any SchedulerType
  ) -> Observable<Element> {
    throttle(.inSeconds(dueTime), latest: latest, scheduler: scheduler)
  }

  /// Sends an element when nothing has come after it for this many seconds.
  @available(*, deprecated, message: "Say the unit: debounce(.milliseconds(300), scheduler:).")
  public func debounce(
    _ dueTime: TimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    debounce(.inSeconds(dueTime), scheduler: scheduler)
  }

  /// Sends each element this many seconds later.
  @available(*, deprecated, message: "Say the unit: delay(.seconds(1), scheduler:).")
  public func delay(
    _ dueTime: TimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    delay(.inSeconds(dueTime), scheduler: scheduler)
  }

  /// Subscribes to the source this many seconds later.
  @available(*, deprecated, message: "Say the unit: delaySubscription(.seconds(1), scheduler:).")
  public func delaySubscription(
    _ dueTime: TimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    delaySubscription(.inSeconds(dueTime), scheduler: scheduler)
  }

  /// Fails when nothing has come for this many seconds.
  @available(*, deprecated, message: "Say the unit: timeout(.seconds(1), scheduler:).")
  public func timeout(
    _ dueTime: TimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    timeout(.inSeconds(dueTime), scheduler: scheduler)
  }

  /// Goes over to another sequence when nothing has come for this many seconds.
  @available(*, deprecated, message: "Say the unit: timeout(.seconds(1), other:scheduler:).")
  public func timeout<Source: ObservableConvertibleType>(
    _ dueTime: TimeInterval, other: Source, scheduler: any SchedulerType
  ) -> Observable<Element> where Source.Element == Element {
    timeout(.inSeconds(dueTime), other: other, scheduler: scheduler)
  }

  /// Passes elements on for this many seconds.
  @available(*, deprecated, message: "Say the unit: take(for: .seconds(1), scheduler:).")
  public func take(
    _ duration: TimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    take(for: .inSeconds(duration), scheduler: scheduler)
  }

  /// See `take(for:scheduler:)`.
  @available(*, deprecated, renamed: "take(for:scheduler:)")
  public func take(
    _ duration: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    take(for: duration, scheduler: scheduler)
  }

  /// Drops the elements of this many seconds.
  @available(*, deprecated, message: "Say the unit: skip(.seconds(1), scheduler:).")
  public func skip(
    _ duration: TimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    skip(.inSeconds(duration), scheduler: scheduler)
  }

  /// Sends the elements of this many seconds together.
  @available(
    *, deprecated, message: "Say the unit: buffer(timeSpan: .seconds(1), count:scheduler:)."
  )
  public func buffer(
    timeSpan: TimeInterval, count: Int, scheduler: any SchedulerType
  ) -> Observable<[Element]> {
    buffer(timeSpan: .inSeconds(timeSpan), count: count, scheduler: scheduler)
  }

  /// Sends a sequence of the elements of this many seconds.
  @available(
    *, deprecated, message: "Say the unit: window(timeSpan: .seconds(1), count:scheduler:)."
  )
  public func window(
    timeSpan: TimeInterval, count: Int, scheduler: any SchedulerType
  ) -> Observable<Observable<Element>> {
    window(timeSpan: .inSeconds(timeSpan), count: count, scheduler: scheduler)
  }
}

extension PrimitiveSequence {
  /// Sends the outcome this many seconds later.
  @available(*, deprecated, message: "Say the unit: delay(.seconds(1), scheduler:).")
  public func delay(
    _ dueTime: TimeInterval, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    delay(.inSeconds(dueTime), scheduler: scheduler)
  }

  /// Subscribes to the source this many seconds later.
  @available(*, deprecated, message: "Say the unit: delaySubscription(.seconds(1), scheduler:).")
  public func delaySubscription(
    _ dueTime: TimeInterval, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    delaySubscription(.inSeconds(dueTime), scheduler: scheduler)
  }

  /// Fails when the outcome takes longer than this many seconds.
  @available(*, deprecated, message: "Say the unit: timeout(.seconds(1), scheduler:).")
  public func timeout(
    _ dueTime: TimeInterval, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    timeout(.inSeconds(dueTime), scheduler: scheduler)
  }
}

extension ObservableType where Element: FixedWidthInteger {
  /// Counts up from 0, one number in this many seconds.
  @available(*, deprecated, message: "Say the unit: interval(.seconds(1), scheduler:).")
  public static func interval(
    _ period: TimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    interval(.inSeconds(period), scheduler: scheduler)
  }

  /// Sends 0 after this many seconds, and then counts on, one number a period.
  @available(*, deprecated, message: "Say the unit: timer(.seconds(1), period:scheduler:).")
  public static func timer(
    _ dueTime: TimeInterval, period: TimeInterval? = nil, scheduler: any SchedulerType
  ) -> Observable<Element> {
    timer(
      .inSeconds(dueTime), period: period.map(RxTimeInterval.inSeconds), scheduler: scheduler)
  }
}

extension SharedSequence {
  /// Sends at most one element in this many seconds.
  @available(*, deprecated, message: "Say the unit: throttle(.milliseconds(300)).")
  public func throttle(_ dueTime: TimeInterval, latest: Bool = true) -> Self {
    throttle(.inSeconds(dueTime), latest: latest)
  }

  /// Sends an element when nothing has come after it for this many seconds.
  @available(*, deprecated, message: "Say the unit: debounce(.milliseconds(300)).")
  public func debounce(_ dueTime: TimeInterval) -> Self { debounce(.inSeconds(dueTime)) }

  /// Sends each element this many seconds later.
  @available(*, deprecated, message: "Say the unit: delay(.seconds(1)).")
  public func delay(_ dueTime: TimeInterval) -> Self { delay(.inSeconds(dueTime)) }
}

extension SharedSequence where Element: RxAbstractInteger {
  /// Counts up from 0, one number in this many seconds.
  @available(*, deprecated, message: "Say the unit: interval(.seconds(1)).")
  public static func interval(_ period: TimeInterval) -> Self { interval(.inSeconds(period)) }

  /// Sends 0 after this many seconds, and then counts on, one number a period.
  @available(*, deprecated, message: "Say the unit: timer(.seconds(1), period:).")
  public static func timer(_ dueTime: TimeInterval, period: TimeInterval) -> Self {
    timer(.inSeconds(dueTime), period: .inSeconds(period))
  }
}

extension RxTimeInterval {
  /// This many seconds, to the millisecond.
  fileprivate static func inSeconds(_ seconds: TimeInterval) -> RxTimeInterval {
    .milliseconds(Int((seconds * 1_000).rounded()))
  }
}
