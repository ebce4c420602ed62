import Synchronization

/// Subscribes to sources one after the other, for `concat`, `catch(sequence:)` and `retry`.
final class Succession<Element>: Observable<Element> {
  /// The terminal event after which the next source follows. The other one is passed on.
  enum Next {
    case afterCompletion
    case afterError
  }

  private let next: Next
  private let makeIterator: () -> AnyIterator<Observable<Element>>
  private let typeOfSources: Any.Type

  init<Sources: Sequence>(of sources: Sources, next: Next)
  where Sources.Element == Observable<Element> {
    let makeIterator = { AnyIterator(sources.makeIterator()) }
    self.next = next
    self.makeIterator = makeIterator
    typeOfSources = Sources.self
    super.init { sink in
      let run = SuccessionRun(sink, makeIterator(), next, Sources.self)
      run.advance()
      sink.attach(run.current)
    }
  }

  /// Returns the sources of a succession inside another of the same kind, which takes them over: a
  /// chain of `concat`s becomes one succession.
  ///
  /// NB: As in RxSwift, only if both were given their sources as the same type, such as an array.
  fileprivate func sources(like next: Next, _ type: Any.Type) -> AnyIterator<Observable<Element>>? {
    next == self.next && type == typeOfSources ? makeIterator() : nil
  }
}

/// The state of one subscription to a succession.
private final class SuccessionRun<Element> {
  let current = SerialDisposable()
  private let sink: Sink<Element>
  private let next: Succession<Element>.Next
  private let typeOfSources: Any.Type
  private var sources: [AnyIterator<Observable<Element>>]
  private var lastError: (any Error)?
  private let loop = Loop()

  init(
    _ sink: Sink<Element>, _ sources: AnyIterator<Observable<Element>>,
    _ next: Succession<Element>.Next, _ typeOfSources: Any.Type
  ) {
    self.sink = sink
    self.sources = [sources]
    self.next = next
    self.typeOfSources = typeOfSources
  }

  /// Subscribes to the next source, or ends the sequence if there is none.
  func advance() { loop.run(subscribeToNext) }

  private func subscribeToNext() {
    guard !sink.isDisposed else { return }
    guard let source = nextSource() else {
      return sink.end(with: lastError.map { .error($0) } ?? .completed)
    }
    current.start(source, AnyObserver(eventHandler: on))
  }

  private func nextSource() -> Observable<Element>? {
    while let iterator = sources.last {
      guard let source = iterator.next() else {
        sources.removeLast()
        continue
      }
      guard let inner = (source as? Succession)?.sources(like: next, typeOfSources) else {
        return source
      }
      sources.append(inner)
    }
    return nil
  }

  private func on(_ event: Event<Element>) {
    switch (event, next) {
    case (.completed, .afterCompletion): advance()
    case (.error(let error), .afterError):
      lastError = error
      advance()
    default: sink.on(event)
    }
  }
}

/// Repeats work without recursion.
///
/// NB: A source that ends while it is being started must not start the next one from inside its own
/// call: some ten thousand such sources would overflow the stack.
final class Loop {
  private let waiting = Mutex(0)

  /// Runs `body`. If it is running already, makes it run once more afterwards.
  func run(_ body: () -> Void) {
    let isRunning = waiting.withLock { waiting in
      waiting += 1
      return waiting > 1
    }
    guard !isRunning else { return }
    repeat {
      body()
    } while waiting.withLock({ waiting in
      waiting -= 1
      return waiting > 0
    })
  }
}
