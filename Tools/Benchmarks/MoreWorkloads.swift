import Foundation
import RxLite

/// What RxSwift's benchmark leaves out.
let moreWorkloads: [Workload] =
  [
    Workload(
      "create, subscribe", per: "element", 10 * iterations,
      run: { sum(of: ones(10 * iterations)) },
      floor: { Floor.sum { Floor.pump(10 * iterations, into: $0) } }),
    Workload(
      "one map", per: "element", 10 * iterations,
      run: { sum(of: ones(10 * iterations).map { $0 }) },
      floor: { Floor.sum { Floor.pump(10 * iterations, into: Floor.map($0) { $0 }) } }),
    Workload(
      "scan", per: "element", 10 * iterations, sum: 10 * iterations * (10 * iterations + 1) / 2,
      run: { sum(of: ones(10 * iterations).scan(0) { $0 + $1 }) },
      floor: { Floor.sum { Floor.pump(10 * iterations, into: Floor.scan($0) { $0 + $1 }) } }),
    Workload(
      "a sequence through map", per: "element", 10 * iterations,
      run: { sum(of: Observable.from(repeatElement(1, count: 10 * iterations)).map { $0 }) },
      floor: { Floor.sum { Floor.pump(10 * iterations, into: Floor.map($0) { $0 }) } }),
    Workload(
      "zip of two sequences", per: "pair", 10 * iterations,
      run: {
        let numbers = Observable.from(repeatElement(1, count: 10 * iterations))
        return sum(of: .zip(numbers, numbers) { one, _ in one })
      },
      floor: {
        Floor.sum { sink in
          var (left, right): ([Int], [Int]) = ([], [])
          for _ in 0..<(10 * iterations) {
            left.append(1)
            right.append(1)
            if let one = left.popLast(), right.popLast() != nil { sink(one) }
          }
        }
      }),
    Workload(
      "subscribe and dispose, 10 operators", per: "chain", 10 * iterations, sum: 0,
      run: {
        var chain = Observable<Int>.never()
        for _ in 0..<5 { chain = chain.map { $0 }.filter { _ in true } }
        return repeated(10 * iterations) { sum(of: chain) }
      },
      floor: {
        repeated(10 * iterations) {
          Floor.sum { _ = Floor.chain(5, $0) { Floor.map(Floor.filter($0) { _ in true }) { $0 } } }
        }
      }),
    Workload(
      "debounce in virtual time", per: "element", 10 * iterations,
      run: { debounced(10 * iterations) }, floor: { debouncedFloor(10 * iterations) }),
  ] + [1, 10, 1000].map(share)

/// One source that is shared among subscribers.
private func share(among subscribers: Int) -> Workload {
  let elements = 100 * iterations / (subscribers + 9)
  return Workload(
    "share with \(subscribers) subscribers", per: "element", elements, sum: elements * subscribers,
    run: {
      let subject = PublishSubject<Int>()
      let shared = subject.share()
      var sum = 0
      let subscriptions = (0..<subscribers).map { _ in shared.subscribe(onNext: { sum += $0 }) }
      for _ in 0..<elements { subject.on(.next(1)) }
      for subscription in subscriptions { subscription.dispose() }
      return sum
    },
    floor: {
      Floor.sum { sink in
        let listeners = Listeners()
        for _ in 0..<subscribers { listeners.add(sink) }
        for _ in 0..<elements { listeners.send(1) }
      }
    })
}

/// Sends an element every two seconds of virtual time, so that each passes a debounce of one second.
private func debounced(_ count: Int) -> Int {
  let clock = HistoricalScheduler()
  let subject = PublishSubject<Int>()
  return sum(of: subject.debounce(.seconds(1), scheduler: clock)) {
    for _ in 0..<count {
      subject.on(.next(1))
      clock.advanceTo(clock.clock.addingTimeInterval(2))
    }
  }
}

/// The same by hand: keeps the latest element and its due time.
private func debouncedFloor(_ count: Int) -> Int {
  Floor.sum { sink in
    var waiting: (element: Int, due: Double)?
    var now = 0.0
    for _ in 0..<count {
      waiting = (1, now + 1)
      now += 2
      if let (element, due) = waiting, due <= now {
        waiting = nil
        sink(element)
      }
    }
  }
}
