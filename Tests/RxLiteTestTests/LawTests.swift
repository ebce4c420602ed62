import Foundation
import RxLite
import Testing

@testable import RxLiteTest

/// That right operators keep the laws, `StepTests` of RxLite shows: it tries each law on each of them.
@Suite struct LawTests {
  /// An operator that breaks one law, or more.
  struct Broken: CustomTestStringConvertible {
    let law: Law
    let tried: Operator
    /// What the law says.
    let sentence: String
    var testDescription: String { law.name }

    init(
      _ law: Law, _ sentence: String, throwing closure: String? = nil,
      operate: @escaping (Observable<Int>, Trial) -> Observable<Int>
    ) {
      (self.law, self.sentence) = (law, sentence)
      tried = Operator("the totals", of: "the changes", throwing: closure, operate: operate)
    }
  }

  static let broken = [
    Broken(.cold, "No one has subscribed to the totals, but a subscription to the changes was made")
    {
      source, _ in
      _ = source.subscribe()
      return source
    },
    Broken(.completion, "The changes emitted 4 elements and completed. So should the totals") {
      source, _ in source.concat(Observable.never())
    },
    Broken(.error, "The changes failed before the first element") { source, _ in
      source.catch { _ in .empty() }
    },
    Broken(
      .throwingClosure, "The predicate threw an error when it was called a second time",
      throwing: "the predicate"
    ) { source, trial in
      source.filter { _ in (try? trial.call(returning: true)) ?? false }
    },
    Broken(
      .disposal, "The subscription to the totals was disposed, but that to the changes still runs"
    ) { source, _ in
      .create { observer in
        _ = source.subscribe(observer)
        return Disposables.create()
      }
    },
    Broken(.again, "The first subscription to the totals was disposed. A second one begins anew") {
      source, _ in
      let count = Locked(0)
      return source.map {
        count.value += 1
        return $0 + count.value
      }
    },
    Broken(.ownRun, "Each of them needs a subscription to the changes of its own") { source, _ in
      source.share()
    },
    Broken(.oneDisposed, "the subscription to the changes of the second one as well") { source, _ in
      let all = CompositeDisposable()
      return .create { observer in
        _ = all.insert(source.subscribe(observer))
        return all
      }
    },
    Broken(.observerDisposes, "`take(1)` has disposed the subscription to the totals") {
      source, _ in
      .create { observer in
        let isBusy = Locked(false)
        let subscription = source.subscribe { event in
          isBusy.value = true
          observer.on(event)
          isBusy.value = false
        }
        return Disposables.create { if !isBusy.value { subscription.dispose() } }
      }
    },
    Broken(.observerSends, "While it received, the observer of the totals made the changes send") {
      source, _ in
      .create { observer in
        let isBusy = Locked(false)
        return source.filter { _ in !isBusy.value }.subscribe { event in
          isBusy.value = true
          observer.on(event)
          isBusy.value = false
        }
      }
    },
    Broken(.observerSubscribes, "an observer of the totals subscribed a second one") { source, _ in
      let isBusy = Locked(false)
      return .create { observer in
        if isBusy.value { return Disposables.create() }
        return source.subscribe { event in
          isBusy.value = true
          observer.on(event)
          isBusy.value = false
        }
      }
    },
    Broken(.release, "its observer is still held") { source, trial in
      let observers = trial.keep(Box<[AnyObserver<Int>]>([]))
      return .create { observer in
        observers.value.append(observer)
        return source.subscribe(observer)
      }
    },
    Broken(.many, "The changes sent 20,000 elements before `subscribe` returned") { source, _ in
      source.take(1_000)
    },
    Broken(.threads, "Two threads subscribed to the totals, each for itself") { source, _ in
      let home = Thread.current
      return .deferred { Thread.current === home ? source : .empty() }
    },
  ]

  @Test(arguments: broken) func `refuses an operator that breaks it`(broken: Broken) {
    let finding = #expect(throws: Finding.self) {
      try Law.Case(law: broken.law, tried: broken.tried).check(line: 7)
    }
    #expect(finding?.sentence.contains(broken.sentence) == true, "\(finding?.sentence ?? "")")
    #expect(finding?.line == 7)
  }

  @Test func `each law has an operator that breaks it`() {
    #expect(Law.all.allSatisfy { law in Self.broken.contains { $0.law == law } })
  }

  @Test func `a result without an element is refused, not compared`() {
    let silent = Operator("the totals", of: "the changes") { _, _ in Observable<Int>.never() }
    let findings = Law.all(of: silent).map { law in
      #expect(throws: Finding.self, "\(law)") { try law.check() }
    }
    #expect(findings.count == 13)
  }

  @Test func `leaves out what doesn't concern an operator`() {
    let plain = Operator(except: [.error]) { source, _ in source }
    #expect(
      Law.all(of: plain).map(\.law) == Law.all.filter { ![.error, .throwingClosure].contains($0) })
    let timed = Operator(throwing: "the closure", pause: 1) { source, _ in source }
    #expect(Law.all(of: timed).map(\.law) == Law.all.filter { ![.threads, .many].contains($0) })
  }

  @Test(arguments: Law.all(of: Operator(creating: "the numbers") { _ in Observable.of(1, 2, 3) }))
  func `a sequence without a source keeps the laws`(law: Law.Case) throws { try law.check() }

  @Test func `an event that arrives on another thread is named as such`() throws {
    let elsewhere = Operator { source, _ in
      source.observe(on: SerialDispatchQueueScheduler(internalSerialQueueName: "elsewhere"))
    }
    let finding = #expect(throws: Finding.self) {
      try Law.Case(law: .completion, tried: elsewhere).check()
    }
    #expect(
      finding?.sentence.contains("arrive on another thread") == true, "\(finding?.sentence ?? "")")
  }
}

private final class Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
