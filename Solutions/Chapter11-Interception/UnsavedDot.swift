import Observation
import RxLite

extension Reactive where Base: LifetimeOwner & ReactiveCompatible {
  /// Emits the value of a property now, and again when it has changed. Completes with the object.
  ///
  /// The object holds `onChange`, and that holds the subject only weakly. So what it still holds after
  /// `dispose()` leads nowhere.
  func follow<Value: Equatable>(
    _ keyPath: KeyPath<Base, Value>, on scheduler: ImmediateSchedulerType
  ) -> Observable<Value> {
    weak let object = base
    return Observable.deferred {
      let changes = PublishSubject<Void>()
      return Observable.merge(changes.observe(on: scheduler), Observable.just(()))
        .compactMap { _ -> Value? in
          guard let object else { return nil }
          return withObservationTracking {
            object[keyPath: keyPath]
          } onChange: { [weak changes] in
            changes?.onNext(())
          }
        }
        .distinctUntilChanged()
    }
    .take(until: deallocated)
  }
}

/// A letter, and what was saved of it.
@Observable final class Letter: LifetimeOwner, ReactiveCompatible {
  let lifetime = LifetimeToken()
  var text = ""
  var savedText = ""

  /// Whether its window has a dot.
  var isUnsaved: Bool { text != savedText }

  func save() { savedText = text }
}
