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
    return Observable<GroupedObservable<Key, Element>> { downstream, seat in
      let upstream = Seat()
      let claims = RefCountDisposable(disposable: upstream)
      let groups = Groups<Key, Element>()
      func end(_ all: Event<Element>, _ ending: Event<GroupedObservable<Key, Element>>) {
        upstream.shutEntrance()
        groups.send(all)
        downstream.on(ending)
        upstream.dispose()
      }
      source.run(
        AnyObserver { event in
          switch event.map({ (key: try keySelector($0), element: $0) }) {
          case .next(let (key, element)):
            let group = groups.find(key) { group in
              let grouped = GroupedObservable(key: key, source: group.claiming(claims))
              if seat.exitIsOpen { downstream.on(.next(grouped)) }
            }
            group.onNext(element)
          case .error(let error): end(.error(error), .error(error))
          case .completed: end(.completed, .completed)
          }
        }, upstream)
      seat.attach(claims)
    }
  }
}

/// The groups of one run, in the order in which they came.
private final class Groups<Key: Hashable, Element> {
  private var places: [Key: Int] = [:]
  private var subjects: [PublishSubject<Element>] = []

  /// The group of this key. `announce` gets it if it is new.
  func find(
    _ key: Key, announce: (PublishSubject<Element>) -> Void
  ) -> PublishSubject<Element> {
    if let place = places[key] { return subjects[place] }
    let subject = PublishSubject<Element>()
    places[key] = subjects.count
    subjects.append(subject)
    announce(subject)
    return subject
  }

  /// Sends an event to every group.
  func send(_ event: Event<Element>) {
    for subject in subjects { subject.on(event) }
  }
}

extension PublishSubject {
  /// This subject, each subscription to which keeps what `claims` holds from being disposed.
  fileprivate func claiming(_ claims: RefCountDisposable) -> Observable<Element> {
    Observable(takesTurns: false) { observer, seat in
      let claim = claims.retain()
      let subscription = Seat()
      self.run(observer, subscription)
      seat.attach(Disposables.create(claim, subscription))
    }
  }
}
