/// The elements that have one key in common.
public struct GroupedObservable<Key, Element>: ObservableType {
  /// What they have in common.
  public let key: Key

  private let source: Observable<Element>

  /// A group of this key, with the elements of `source`.
  public init(key: Key, source: Observable<Element>) {
    self.key = key
    self.source = source
  }

  /// Subscribes to the elements that come from now on.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    source.subscribe(observer)
  }

  /// The elements without their key.
  public func asObservable() -> Observable<Element> { source }
}

extension ObservableType {
  /// Sorts the elements into groups: the result has one group for each key, sent when its first
  /// element comes.
  ///
  ///     --1--2--3--4--|
  ///       groupBy { $0 % 2 }
  ///     --1--0--------|
  ///
  /// Here a group is drawn as its key; the first of the two sends 1 and 3. Who subscribes to a group
  /// as soon as it comes gets its first element, too.
  ///
  /// When the subscription to the result is disposed, the source goes on for as long as somebody
  /// listens to one of the groups.
  ///
  /// - Ends: with its source, and fails with what `keySelector` throws; all groups end the same way,
  ///   just before, in the order in which they came.
  /// - Memory: the groups.
  public func groupBy<Key: Hashable>(
    keySelector: @escaping (Element) throws -> Key
  ) -> Observable<GroupedObservable<Key, Element>> {
    let source = asObservable()
    return Observable { downstream, seat in
      let groups = Groups<Key, Element>(downstream, seat)
      source.run(
        AnyObserver { event in
          switch event.map({ (key: try keySelector($0), element: $0) }) {
          case .next(let (key, element)): groups.find(key).onNext(element)
          case .error(let error): groups.end(.error(error), .error(error))
          case .completed: groups.end(.completed, .completed)
          }
        }, groups.upstream)
      seat.attach(groups.claims)
    }
  }
}

/// The groups of one run, in the order in which they came.
private final class Groups<Key: Hashable, Element> {
  typealias Group = GroupedObservable<Key, Element>

  /// The seat of the source: who listens to a group keeps it from being disposed.
  let upstream = Seat()
  let claims: RefCountDisposable

  private let downstream: AnyObserver<Group>
  private let seat: Seat
  private var places: [Key: Int] = [:]
  private var subjects: [PublishSubject<Element>] = []

  init(_ downstream: AnyObserver<Group>, _ seat: Seat) {
    self.downstream = downstream
    self.seat = seat
    claims = RefCountDisposable(disposable: upstream)
  }

  /// The group of this key, which is announced if it is new.
  func find(_ key: Key) -> PublishSubject<Element> {
    if let place = places[key] { return subjects[place] }
    let subject = PublishSubject<Element>()
    places[key] = subjects.count
    subjects.append(subject)
    let group = Group(key: key, source: subject.claiming(claims))
    if seat.exitIsOpen { downstream.on(.next(group)) }
    return subject
  }

  /// Ends every group, and then the run.
  func end(_ groupEnding: Event<Element>, _ ending: Event<Group>) {
    upstream.shutEntrance()
    for subject in subjects { subject.on(groupEnding) }
    downstream.on(ending)
    upstream.dispose()
  }
}

extension PublishSubject {
  /// This subject, each subscription to which keeps what `claims` holds from being disposed.
  func claiming(_ claims: RefCountDisposable) -> Observable<Element> {
    Observable(takesTurns: false) { observer, seat in
      let claim = claims.retain()
      let subscription = Seat()
      self.run(observer, subscription)
      seat.attach(Disposables.create(claim, subscription))
    }
  }
}
