import RxLite

/// What RxSwift's benchmark leaves out.
let moreWorkloads: [Workload] = [
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
]
