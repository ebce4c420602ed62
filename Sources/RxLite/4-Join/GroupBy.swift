/// The elements with the same key.
public struct GroupedObservable<Key, Element>: ObservableType {
  /// The key that the elements have in common.
  public let key: Key

  private let source: Observable<Element>

  /// Creates a group with this key and the elements of `source`.
  public init(key: Key, source: Observable<Element>) {
    self.key = key
    self.source = source
  }

  /// Subscribes an observer to the elements that are sent from now on.
  ///
  /// - Returns: A disposable that cancels the subscription.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    source.subscribe(observer)
  }

  /// Returns the elements without their key.
  public func asObservable() -> Observable<Element> { source }
}

extension ObservableType {
  /// Sorts the elements into groups, and emits a group for each key when its first element arrives.
  ///
  ///     --1--2--3--4--|
  ///       groupBy { $0 % 2 }
  ///     --1--0--------|
  ///
  /// A group is drawn as its key here; the first of the two emits 1 and 3. An observer that
  /// subscribes to a group as soon as it is emitted receives the group's first element, too.
  ///
  /// When the subscription to the result is disposed, the source continues as long as one of the
  /// groups has a subscriber.
  ///
  /// - Ends: With its source; fails with what `keySelector` throws. All groups end the same way,
  ///   just before, in the order in which they were emitted.
  /// - Memory: One subject for each key.
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

/// The groups of one run, in the order in which they were emitted.
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

  /// Returns the subject of this key, and emits its group if it is new.
  func find(_ key: Key) -> PublishSubject<Element> {
    if let place = places[key] { return subjects[place] }
    let subject = PublishSubject<Element>()
    places[key] = subjects.count
    subjects.append(subject)
    sink.send(Group(key: key, source: subject.retaining(references)))
    return subject
  }

  /// Ends every group, and then the result.
  func end(_ groupEvent: Event<Element>, _ event: Event<Group>) {
    for subject in subjects { subject.on(groupEvent) }
    sink.end(with: event)
    upstream.dispose()
  }
}

extension PublishSubject {
  /// Returns this subject as a sequence, each subscription to which keeps what `references` holds
  /// from being disposed.
  func retaining(_ references: RefCountDisposable) -> Observable<Element> {
    Observable(opensTrampoline: false) { sink in
      let reference = references.retain()
      sink.attach(
        Disposables.create(reference, self.start(sink.asObserver())))
    }
  }
}
