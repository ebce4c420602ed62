import Dispatch
import RxLite
import Synchronization
import Testing

/// Counts its disposals.
final class Counted: Disposable, Sendable {
  private let times = Atomic<Int>(0)
  var count: Int { times.load(ordering: .relaxed) }
  func dispose() { times.add(1, ordering: .relaxed) }
}

extension ContractTests {
  /// Each way to wrap a disposable in one that must dispose it once.
  static let wrappers: [(String, (any Disposable) -> any Disposable)] = [
    ("create(with:)", { inner in Disposables.create { inner.dispose() } }),
    ("create(_:_:)", { Disposables.create($0, Disposables.create()) }),
    ("create(_: [])", { Disposables.create([$0]) }),
    ("CompositeDisposable", { CompositeDisposable(disposables: [$0]) }),
    (
      "SerialDisposable",
      { inner in
        let serial = SerialDisposable()
        serial.disposable = inner
        return serial
      }
    ),
    (
      "SingleAssignmentDisposable",
      { inner in
        let single = SingleAssignmentDisposable()
        single.setDisposable(inner)
        return single
      }
    ),
    ("RefCountDisposable", { RefCountDisposable(disposable: $0) }),
    (
      "ScheduledDisposable",
      { ScheduledDisposable(scheduler: CurrentThreadScheduler.instance, disposable: $0) }
    ),
    (
      "a subscription",
      { inner in
        Observable<Int>.create { _ in inner }.subscribe()
      }
    ),
    (
      "a subscription to a chain",
      { inner in
        Observable<Int>.create { _ in inner }.map { $0 }.take(1).subscribe(onDisposed: {})
      }
    ),
    (
      "a subscription to a join",
      { inner in
        Observable.merge(.create { _ in inner }, Observable<Int>.never()).subscribe()
      }
    ),
  ]

  @Test(arguments: wrappers)
  func `rule 5: dispose is idempotent`(name: String, wrap: (any Disposable) -> any Disposable) {
    let counted = Counted()
    let wrapped = wrap(counted)
    #expect(counted.count == 0, "\(name)")
    wrapped.dispose()
    wrapped.dispose()
    #expect(counted.count == 1, "\(name)")
  }

  @Test(arguments: wrappers)
  func `rule 5: dispose may be called from two threads`(
    name: String, wrap: (any Disposable) -> any Disposable
  ) {
    for _ in 1...200 {
      let counted = Counted()
      let wrapped = wrap(counted)
      race({ wrapped.dispose() }, { wrapped.dispose() })
      #expect(counted.count == 1, "\(name)")
    }
  }

  /// Each way to attach a disposable to something that may be disposed already.
  static let attachments:
    [(String, () -> (owner: any Disposable, attach: (any Disposable) -> Void))] =
      [
        (
          "CompositeDisposable",
          {
            let owner = CompositeDisposable()
            return (owner, { _ = owner.insert($0) })
          }
        ),
        (
          "SerialDisposable",
          {
            let owner = SerialDisposable()
            return (owner, { owner.disposable = $0 })
          }
        ),
        (
          "SingleAssignmentDisposable",
          {
            let owner = SingleAssignmentDisposable()
            return (owner, { owner.setDisposable($0) })
          }
        ),
      ]

  @Test(arguments: attachments)
  func `rule 5: what is added too late is disposed at once`(
    name: String, make: () -> (owner: any Disposable, attach: (any Disposable) -> Void)
  ) {
    let (owner, attach) = make()
    let counted = Counted()
    owner.dispose()
    attach(counted)
    #expect(counted.count == 1, "\(name)")
  }

  @Test(arguments: attachments)
  func `rule 5: attaching and disposing may race`(
    name: String, make: () -> (owner: any Disposable, attach: (any Disposable) -> Void)
  ) {
    for _ in 1...200 {
      let (owner, attach) = make()
      let counted = Counted()
      race({ attach(counted) }, { owner.dispose() })
      #expect(counted.count == 1, "\(name)")
    }
  }

  @Test func `rule 5: a source that ends before it has returned is disposed as soon as it has`() {
    let counted = Counted()
    _ = Observable<Int>.create { observer in
      observer.onCompleted()
      #expect(counted.count == 0)
      return counted
    }.subscribe()
    #expect(counted.count == 1)
  }

  @Test func `rule 5: a bag disposes its members when it goes, in their order`() {
    let log = Log()
    var bag: DisposeBag? = DisposeBag()
    Disposables.create { log.add("first") }.disposed(by: bag!)
    bag!.insert(Disposables.create { log.add("second") })
    #expect(log.lines == [])
    bag = nil
    #expect(log.lines == ["first", "second"])
  }

  @Test func `rule 5: what a RefCountDisposable lends counts once`() {
    let counted = Counted()
    let shared = RefCountDisposable(disposable: counted)
    let one = shared.retain()
    let other = shared.retain()
    shared.dispose()
    one.dispose()
    one.dispose()
    #expect(counted.count == 0)
    other.dispose()
    #expect(counted.count == 1)
  }

  @Test func `rule 5: members of a CompositeDisposable go by their key`() throws {
    let composite = CompositeDisposable()
    let members = (0..<100).map { _ in Counted() }
    let keys = try members.map { try #require(composite.insert($0)) }
    for index in stride(from: 0, to: 100, by: 2) { composite.remove(for: keys[index]) }
    #expect(composite.count == 50)
    #expect(members.map(\.count) == (0..<100).map { $0 % 2 == 0 ? 1 : 0 })
    composite.remove(for: keys[0])
    composite.dispose()
    #expect(members.allSatisfy { $0.count == 1 })
    #expect(composite.insert(members[0]) == nil)
  }
}
