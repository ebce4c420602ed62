/// An observer and an observable in one: it sends what it receives to its own observers.
public protocol SubjectType: ObservableType {
  /// The type of the receiving end.
  associatedtype Observer: ObserverType

  /// Returns the receiving end.
  func asObserver() -> Observer
}

extension Observers {
  /// Subscribes an observer to a subject with these observers.
  func subscribe(_ sink: Sink<Element>) {
    if let added = add(sink.observer) {
      sink.attach { self.remove(added.key) }
    } else if let terminalEvent {
      sink.observer.on(terminalEvent)
    }
  }

  /// The terminal event of a subject; if the subject was disposed, `RxError.disposed`.
  var terminalEvent: Event<Element>? {
    switch ending {
    case .completed: .completed
    case .failed(let error): .error(error)
    case .disposed(let subject): .error(subject.error)
    case nil: nil
    }
  }

  /// Whether the subject was disposed.
  var isDisposed: Bool { if case .disposed = ending { true } else { false } }

  /// What a subject calls when it is released, so that its observers don't keep each other alive.
  ///
  /// NB: A closure, because the compiler can't specialise the `deinit` of a generic class.
  var closing: () -> Void { { self.close() } }

  /// Disposes a subject with these observers.
  func dispose(_ subject: AnyObject, keepsElements: Bool = false) {
    close(.disposed(DisposedSubject(subject: subject)), keepsElements: keepsElements)
  }
}
