import Foundation

// Deprecated operators that take a time as a number of seconds. The current ones take a unit:
// `.seconds(1)`, `.milliseconds(300)`.

extension ObservableType {
  /// Emits at most one element in `dueTime` seconds. See `throttle(_:latest:scheduler:)`.
  ///
  /// NB: RxSwift 2 used the name `throttle` for what is `debounce` now.
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

  /// Emits an element when no other has followed it for `dueTime` seconds. See
  /// `debounce(_:scheduler:)`.
  @available(*, deprecated, message: "Say the unit: debounce(.milliseconds(300), scheduler:).")
  public func debounce(
    _ dueTime: TimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    debounce(.inSeconds(dueTime), scheduler: scheduler)
  }

  /// Delays each element by `dueTime` seconds. See `delay(_:scheduler:)`.
  @available(*, deprecated, message: "Say the unit: delay(.seconds(1), scheduler:).")
  public func delay(
    _ dueTime: TimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    delay(.inSeconds(dueTime), scheduler: scheduler)
  }

  /// Subscribes to the source after `dueTime` seconds. See `delaySubscription(_:scheduler:)`.
  @available(*, deprecated, message: "Say the unit: delaySubscription(.seconds(1), scheduler:).")
  public func delaySubscription(
    _ dueTime: TimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    delaySubscription(.inSeconds(dueTime), scheduler: scheduler)
  }

  /// Fails when no event arrives within `dueTime` seconds. See `timeout(_:scheduler:)`.
  @available(*, deprecated, message: "Say the unit: timeout(.seconds(1), scheduler:).")
  public func timeout(
    _ dueTime: TimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    timeout(.inSeconds(dueTime), scheduler: scheduler)
  }

  /// Switches to another sequence when no event arrives within `dueTime` seconds. See
  /// `timeout(_:other:scheduler:)`.
  @available(*, deprecated, message: "Say the unit: timeout(.seconds(1), other:scheduler:).")
  public func timeout<Source: ObservableConvertibleType>(
    _ dueTime: TimeInterval, other: Source, scheduler: any SchedulerType
  ) -> Observable<Element> where Source.Element == Element {
    timeout(.inSeconds(dueTime), other: other, scheduler: scheduler)
  }

  /// Emits the elements that arrive within `duration` seconds. See `take(for:scheduler:)`.
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

  /// Drops the elements that arrive within `duration` seconds. See `skip(_:scheduler:)`.
  @available(*, deprecated, message: "Say the unit: skip(.seconds(1), scheduler:).")
  public func skip(
    _ duration: TimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    skip(.inSeconds(duration), scheduler: scheduler)
  }

  /// Collects elements, and emits them together. See `buffer(timeSpan:count:scheduler:)`.
  @available(
    *, deprecated, message: "Say the unit: buffer(timeSpan: .seconds(1), count:scheduler:)."
  )
  public func buffer(
    timeSpan: TimeInterval, count: Int, scheduler: any SchedulerType
  ) -> Observable<[Element]> {
    buffer(timeSpan: .inSeconds(timeSpan), count: count, scheduler: scheduler)
  }

  /// Emits sequences of the source's elements. See `window(timeSpan:count:scheduler:)`.
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
  /// Delays the element by `dueTime` seconds. See `delay(_:scheduler:)`.
  @available(*, deprecated, message: "Say the unit: delay(.seconds(1), scheduler:).")
  public func delay(
    _ dueTime: TimeInterval, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    delay(.inSeconds(dueTime), scheduler: scheduler)
  }

  /// Subscribes to the source after `dueTime` seconds. See `delaySubscription(_:scheduler:)`.
  @available(*, deprecated, message: "Say the unit: delaySubscription(.seconds(1), scheduler:).")
  public func delaySubscription(
    _ dueTime: TimeInterval, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    delaySubscription(.inSeconds(dueTime), scheduler: scheduler)
  }

  /// Fails when no event arrives within `dueTime` seconds. See `timeout(_:scheduler:)`.
  @available(*, deprecated, message: "Say the unit: timeout(.seconds(1), scheduler:).")
  public func timeout(
    _ dueTime: TimeInterval, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    timeout(.inSeconds(dueTime), scheduler: scheduler)
  }
}

extension ObservableType where Element: FixedWidthInteger {
  /// Counts up from 0, one number per `period` seconds. See `interval(_:scheduler:)`.
  @available(*, deprecated, message: "Say the unit: interval(.seconds(1), scheduler:).")
  public static func interval(
    _ period: TimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    interval(.inSeconds(period), scheduler: scheduler)
  }

  /// Emits 0 after `dueTime` seconds, and then the next number after each `period`. See
  /// `timer(_:period:scheduler:)`.
  @available(*, deprecated, message: "Say the unit: timer(.seconds(1), period:scheduler:).")
  public static func timer(
    _ dueTime: TimeInterval, period: TimeInterval? = nil, scheduler: any SchedulerType
  ) -> Observable<Element> {
    timer(
      .inSeconds(dueTime), period: period.map(RxTimeInterval.inSeconds), scheduler: scheduler)
  }
}

extension SharedSequence {
  /// Emits at most one element in `dueTime` seconds. See `throttle(_:latest:)`.
  @available(*, deprecated, message: "Say the unit: throttle(.milliseconds(300)).")
  public func throttle(_ dueTime: TimeInterval, latest: Bool = true) -> Self {
    throttle(.inSeconds(dueTime), latest: latest)
  }

  /// Emits an element when no other has followed it for `dueTime` seconds. See `debounce(_:)`.
  @available(*, deprecated, message: "Say the unit: debounce(.milliseconds(300)).")
  public func debounce(_ dueTime: TimeInterval) -> Self { debounce(.inSeconds(dueTime)) }

  /// Delays each element by `dueTime` seconds. See `delay(_:)`.
  @available(*, deprecated, message: "Say the unit: delay(.seconds(1)).")
  public func delay(_ dueTime: TimeInterval) -> Self { delay(.inSeconds(dueTime)) }
}

extension SharedSequence where Element: RxAbstractInteger {
  /// Counts up from 0, one number per `period` seconds. See `interval(_:)`.
  @available(*, deprecated, message: "Say the unit: interval(.seconds(1)).")
  public static func interval(_ period: TimeInterval) -> Self { interval(.inSeconds(period)) }

  /// Emits 0 after `dueTime` seconds, and then the next number after each `period`. See
  /// `timer(_:period:)`.
  @available(*, deprecated, message: "Say the unit: timer(.seconds(1), period:).")
  public static func timer(_ dueTime: TimeInterval, period: TimeInterval) -> Self {
    timer(.inSeconds(dueTime), period: .inSeconds(period))
  }
}

extension RxTimeInterval {
  /// Converts a number of seconds, rounded to milliseconds.
  fileprivate static func inSeconds(_ seconds: TimeInterval) -> RxTimeInterval {
    .milliseconds(Int((seconds * 1_000).rounded()))
  }
}
