// The lock that guards the draft is held while the observer is called, so that results can't overlap.
// Rejected with: Is a lock held while the observer is called?
import RxLite
import Synchronization

func autosave<Draft: Sendable>(
  _ drafts: Observable<Draft>, save: @escaping @Sendable (Draft) async throws -> Void
) -> Observable<Result<Draft, any Error>> {
  .create { observer in
    let saver = Saver(save: save, observer: observer)
    return drafts.subscribe { event in saver.receive(event) }
  }
}

private final class Saver<Draft: Sendable>: @unchecked Sendable {
  private struct State {
    var waiting: Draft?
    var end: Event<Draft>?
    var isSaving = false
  }

  private let state = Mutex(State())
  private let save: @Sendable (Draft) async throws -> Void
  private let observer: AnyObserver<Result<Draft, any Error>>

  init(
    save: @escaping @Sendable (Draft) async throws -> Void,
    observer: AnyObserver<Result<Draft, any Error>>
  ) {
    self.save = save
    self.observer = observer
  }

  func receive(_ event: Event<Draft>) {
    let begins = state.withLock { state in
      if let draft = event.element { state.waiting = draft } else { state.end = event }
      defer { state.isSaving = true }
      return !state.isSaving
    }
    if begins { Task { await saveAll() } }
  }

  private func saveAll() async {
    while let draft = next() {
      do {
        try await save(draft)
        state.withLock { _ in observer.onNext(.success(draft)) }
      } catch {
        state.withLock { _ in observer.onNext(.failure(error)) }
      }
    }
  }

  /// Takes the draft that waits. If there is none, the saving pauses, or everything ends.
  private func next() -> Draft? {
    let (draft, end) = state.withLock { state in
      defer { state.waiting = nil }
      if state.waiting == nil, state.end == nil { state.isSaving = false }
      return (state.waiting, state.waiting == nil ? state.end : nil)
    }
    switch end {
    case .error(let error): observer.onError(error)
    case .completed: observer.onCompleted()
    default: break
    }
    return draft
  }
}
