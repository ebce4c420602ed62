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
  /// - Ends: With its source, and fails with what `keySelector` throws; all groups end the same way,
  ///   just before, in the order in which they came.
  /// - Memory: The groups.
  public func groupBy<Key: Hashable>(
    keySelector: @escaping (Element) throws -> Key
  ) -> Observable<GroupedObservable<Key, Element>> {
    let source = asObservable()
    return Observable { sink in
      let groups = Groups<Key, Element>(sink)
      groups.upstream.disposable = source.start(
        AnyObserver { event in
          do {
            switch event {
            case .next(let element): groups.find(try keySelector(element)).onNext(element)
            case .error(let error): throw error
            case .completed: groups.end(.completed, .completed)
            }
          } catch { groups.end(.error(error), .error(error)) }
        })
      sink.attach(groups.references)
    }
  }
}

/// The groups of one run, in the order in which they came.
private final class Groups<Key: Hashable, Element> {
  typealias Group = GroupedObservable<Key, Element>

  /// The subscription to the source. Each subscription to a group keeps it from being disposed.
  let upstream = SerialDisposable()
  let references: RefCountDisposable

  private let sink: Sink<Group>
  private var places: [Key: Int] = [:]
  private var subjects: [PublishSubject<Element>] = []

  init(_ sink: Sink<Group>) {
    self.sink = sink
    references = RefCountDisposable(disposable: upstream)
  }

  /// Returns the subject of this key, and announces its group if it is new.
  func find(_ key: Key) -> PublishSubject<Element> {
    if let place = places[key] { return subjects[place] }
    let subject = PublishSubject<Element>()
    places[key] = subjects.count
    subjects.append(subject)
    sink.send(Group(key: key, source: subject.retaining(references)))
    return subject
  }

  /// Ends every group, and then the run.
  func end(_ groupEvent: Event<Element>, _ event: Event<Group>) {
    for subject in subjects { subject.on(groupEvent) }
    sink.end(with: event)
    upstream.dispose()
  }
}

extension PublishSubject {
  /// Returns this subject, each subscription to which keeps what `references` holds from being disposed.
  func retaining(_ references: RefCountDisposable) -> Observable<Element> {
    Observable(opensTrampoline: false) { sink in
      let reference = references.retain()
      sink.attach(
        Disposables.create(reference, self.start(AnyObserver(eventHandler: sink.on))))
    }
  }
}
