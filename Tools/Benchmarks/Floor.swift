// The floor: the cost of each workload in plain nested closures that keep no rules: no terminal events, no
// disposal, no threads. `@inline(never)` keeps the compiler from seeing through them, as it can't
// see through an observable that came from elsewhere.

/// Receives numbers.
typealias Sink = (Int) -> Void

/// Sends numbers to a sink.
typealias Source = (Sink) -> Void

enum Floor {
  /// Sends `count` ones.
  @inline(never)
  static func pump(_ count: Int, into sink: Sink) {
    for _ in 0..<count { sink(1) }
  }

  /// Adds up what `work` sends.
  @inline(never)
  static func sum(_ work: (@escaping Sink) -> Void) -> Int {
    var sum = 0
    work { sum += $0 }
    return sum
  }

  @inline(never)
  static func map(_ next: @escaping Sink, _ transform: @escaping (Int) -> Int) -> Sink {
    { next(transform($0)) }
  }

  @inline(never)
  static func filter(_ next: @escaping Sink, _ predicate: @escaping (Int) -> Bool) -> Sink {
    { if predicate($0) { next($0) } }
  }

  @inline(never)
  static func scan(_ next: @escaping Sink, _ combine: @escaping (Int, Int) -> Int) -> Sink {
    var result = 0
    return {
      result = combine(result, $0)
      next(result)
    }
  }

  @inline(never)
  static func flatMap(_ next: @escaping Sink, _ make: @escaping (Int) -> Source) -> Sink {
    { make($0)(next) }
  }

  @inline(never)
  static func just(_ element: Int) -> Source {
    { $0(element) }
  }

  /// A sink for one of four sources; the other three have sent 1.
  @inline(never)
  static func combineLatest(
    _ next: @escaping Sink, _ select: @escaping (Int, Int, Int, Int) -> Int
  ) -> Sink {
    let (a, b, c): (Int?, Int?, Int?) = (1, 1, 1)
    var d: Int?
    return {
      d = $0
      if let a, let b, let c, let d { next(select(d, a, b, c)) }
    }
  }

  /// Repeats a stage: `count` sinks, each in front of the next.
  @inline(never)
  static func chain(_ count: Int, _ last: @escaping Sink, _ stage: (@escaping Sink) -> Sink) -> Sink
  {
    var sink = last
    for _ in 0..<count { sink = stage(sink) }
    return sink
  }
}

/// The listeners of a subject, without a subject.
final class Listeners {
  private var sinks: [Sink] = []

  @inline(never)
  func add(_ sink: @escaping Sink) { sinks.append(sink) }

  @inline(never)
  func removeLast() { sinks.removeLast() }

  @inline(never)
  func send(_ element: Int) {
    for sink in sinks { sink(element) }
  }
}
