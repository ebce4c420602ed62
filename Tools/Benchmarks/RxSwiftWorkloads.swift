import RxLite

/// The workloads of RxSwift's own benchmark, with its numbers and the fastest other library's: medians
/// on two cores, Swift 6.3.1, release.
let rxSwiftWorkloads: [Workload] =
  [
    Workload(
      "PublishSubjectPumping", per: "element", 100 * iterations, rxSwift: 332, fastest: 139,
      run: { pumpSubject(subscribers: 1) }, floor: { pumpListeners(1) }),
    Workload(
      "PublishSubjectPumpingTwoSubscriptions", per: "element", 100 * iterations, rxSwift: 349,
      fastest: 316, sum: 200 * iterations,
      run: { pumpSubject(subscribers: 2) }, floor: { pumpListeners(2) }),
    Workload(
      "PublishSubjectCreating", per: "chain", 10 * iterations, rxSwift: 1634, fastest: 1494,
      run: {
        repeated(10 * iterations) {
          let subject = PublishSubject<Int>()
          return sum(of: subject) { subject.on(.next(1)) }
        }
      },
      floor: {
        repeated(10 * iterations) {
          Floor.sum { sink in
            let listeners = Listeners()
            listeners.add(sink)
            listeners.send(1)
            listeners.removeLast()
          }
        }
      }),
  ]
  + pair(
    "MapFilter", rxSwift: (1282, 10660), fastest: (252, 5312),
    chain: { source in
      var chain = source
      for _ in 0..<6 { chain = chain.map { $0 }.filter { _ in true } }
      return chain
    },
    floor: mapFilterFloor
  )
  + [
    Workload(
      "MapFilterDriverPumping", per: "element", 10 * iterations, rxSwift: 3946,
      run: { sum(of: mapFilterDriver(ones(10 * iterations))) },
      floor: { Floor.sum { Floor.pump(10 * iterations, into: mapFilterFloor($0)) } }),
    Workload(
      "MapFilterDriverCreating", per: "chain", iterations, rxSwift: 35046,
      run: { repeated(iterations) { sum(of: mapFilterDriver(ones(1))) } },
      floor: { repeated(iterations) { Floor.sum { Floor.pump(1, into: mapFilterFloor($0)) } } }),
  ]
  + pair(
    "FlatMaps", rxSwift: (4554, 13126), fastest: (3610, 7625),
    chain: { source in
      var chain = source
      for _ in 0..<5 { chain = chain.flatMap { Observable.just($0) } }
      return chain
    },
    floor: { Floor.chain(5, $0) { Floor.flatMap($0) { Floor.just($0) } } }
  )
  + pair(
    "FlatMapLatest", rxSwift: (4168, 12750), fastest: (3362, 7279),
    chain: { source in
      var chain = source
      for _ in 0..<5 { chain = chain.flatMapLatest { Observable.just($0) } }
      return chain
    },
    floor: { Floor.chain(5, $0) { Floor.flatMap($0) { Floor.just($0) } } }
  ) + [
    Workload(
      "CombineLatestPumping", per: "element", 10 * iterations, rxSwift: 2771, fastest: 7842,
      run: {
        var last = ones(10 * iterations)
        for _ in 0..<7 {
          last = .combineLatest(one, one, one, last) { _, _, _, element in element }
        }
        return sum(of: last)
      },
      floor: { Floor.sum { Floor.pump(10 * iterations, into: combineLatestFloor($0)) } }),
    Workload(
      "CombineLatestCreating", per: "chain", iterations, rxSwift: 32603, fastest: 223_044,
      run: {
        repeated(iterations) {
          var last = ones(1)
          for _ in 0..<7 {
            last = .combineLatest(last, one, one, one) { element, _, _, _ in element }
          }
          return sum(of: last)
        }
      },
      floor: { repeated(iterations) { Floor.sum { Floor.pump(1, into: combineLatestFloor($0)) } } }),
  ]

/// The two workloads of a chain: many elements through one, and one element through each of many.
private func pair(
  _ name: String, rxSwift: (Double, Double), fastest: (Double, Double),
  chain: @escaping (Observable<Int>) -> Observable<Int>, floor: @escaping (@escaping Sink) -> Sink
) -> [Workload] {
  [
    Workload(
      "\(name)Pumping", per: "element", 10 * iterations, rxSwift: rxSwift.0, fastest: fastest.0,
      run: { sum(of: chain(ones(10 * iterations))) },
      floor: { Floor.sum { Floor.pump(10 * iterations, into: floor($0)) } }),
    Workload(
      "\(name)Creating", per: "chain", iterations, rxSwift: rxSwift.1, fastest: fastest.1,
      run: { repeated(iterations) { sum(of: chain(ones(1))) } },
      floor: { repeated(iterations) { Floor.sum { Floor.pump(1, into: floor($0)) } } }),
  ]
}

private var one: Observable<Int> { .just(1) }

private func mapFilterFloor(_ sink: @escaping Sink) -> Sink {
  Floor.chain(6, sink) { Floor.map(Floor.filter($0) { _ in true }) { $0 } }
}

private func mapFilterDriver(_ source: Observable<Int>) -> Driver<Int> {
  var driver = source.asDriver(onErrorJustReturn: -1)
  for _ in 0..<6 { driver = driver.map { $0 }.filter { _ in true } }
  return driver
}

private func combineLatestFloor(_ sink: @escaping Sink) -> Sink {
  Floor.chain(7, sink) { Floor.combineLatest($0) { element, _, _, _ in element } }
}

private func pumpSubject(subscribers: Int) -> Int {
  let subject = PublishSubject<Int>()
  var sum = 0
  let subscriptions = (0..<subscribers).map { _ in subject.subscribe(onNext: { sum += $0 }) }
  for _ in 0..<(100 * iterations) { subject.on(.next(1)) }
  for subscription in subscriptions { subscription.dispose() }
  return sum
}

private func pumpListeners(_ count: Int) -> Int {
  Floor.sum { sink in
    let listeners = Listeners()
    for _ in 0..<count { listeners.add(sink) }
    for _ in 0..<(100 * iterations) { listeners.send(1) }
  }
}
