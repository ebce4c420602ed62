/// What an operator decides about one element.
enum Step<Element> {
  /// Send nothing.
  case skip
  /// Send this.
  case emit(Element)
  /// Send this, then complete.
  case emitLast(Element)
  /// Complete.
  case complete
}

extension ObservableType {
  /// An operator that looks at each element by itself.
  ///
  /// Errors and completion pass through. What `decide` throws becomes the error (rule 8).
  /// NB: Inlined, so that an operator's own closure becomes a part of this one: an element is then two
  /// calls for each operator instead of three.
  ///
  /// - Memory: none.
  @inline(__always)
  func step<Result>(_ decide: @escaping (Element) throws -> Step<Result>) -> Observable<Result> {
    let source = asObservable()
    return Observable { downstream, seat in
      source.run(
        AnyObserver { event in
          switch event {
          case .next(let element):
            do {
              switch try decide(element) {
              case .skip: break
              case .emit(let result): downstream.on(.next(result))
              case .emitLast(let result):
                seat.shutEntrance()
                downstream.on(.next(result))
                if !seat.isDisposed { downstream.on(.completed) }
              case .complete:
                seat.shutEntrance()
                downstream.on(.completed)
              }
            } catch {
              seat.shutEntrance()
              downstream.on(.error(error))
            }
          case .error(let error): downstream.on(.error(error))
          case .completed: downstream.on(.completed)
          }
        }, seat)
    }
  }

  /// An operator that remembers something from one element to the next. Each run starts afresh.
  ///
  /// Errors pass through. What `decide` or `finish` throws becomes the error (rule 8).
  ///
  /// NB: `decide` gets a copy of the state, which is stored before anything is sent: the learner's
  /// code in it, or further down, may make the next element arrive while this one is under way.
  ///
  /// - Parameters:
  ///   - initial: the state at the start of a run.
  ///   - decide: changes the state, and says what to send.
  ///   - finish: what is still to be sent when the source has completed.
  /// - Memory: the state.
  func step<State, Result>(
    _ initial: State,
    _ decide: @escaping (inout State, Element) throws -> Step<Result>,
    finish: ((State) throws -> [Result])? = nil
  ) -> Observable<Result> {
    let source = asObservable()
    return Observable { downstream, seat in
      let memory = Memory(initial)
      func end(with event: Event<Result>) {
        memory.isOver = true
        downstream.on(event)
      }
      source.run(
        AnyObserver { event in
          guard !memory.isOver else { return }
          do {
            switch event {
            case .next(let element):
              var state = memory.state
              let decision = try decide(&state, element)
              memory.state = state
              switch decision {
              case .skip: break
              case .emit(let result): downstream.on(.next(result))
              case .emitLast(let result):
                memory.isOver = true
                downstream.on(.next(result))
                if !seat.isDisposed { downstream.on(.completed) }
              case .complete: end(with: .completed)
              }
            case .error(let error): end(with: .error(error))
            case .completed:
              memory.isOver = true
              for result in try finish?(memory.state) ?? [] where !seat.isDisposed {
                downstream.on(.next(result))
              }
              if !seat.isDisposed { downstream.on(.completed) }
            }
          } catch {
            seat.shutEntrance()
            end(with: .error(error))
          }
        }, seat)
    }
  }
}

extension ObservableType {
  /// An operator that gathers the elements, and sends what it makes of them at the end.
  ///
  /// `add` changes the state in place, so that a growing collection is never copied. That is why it
  /// must not run the learner's code, which could send the next element meanwhile.
  ///
  /// - Memory: the state.
  func gather<State, Result>(
    into initial: State, _ add: @escaping (inout State, Element) -> Void,
    finish: @escaping (State) -> [Result]
  ) -> Observable<Result> {
    let source = asObservable()
    return Observable { downstream, seat in
      let memory = Memory(initial)
      source.run(
        AnyObserver { event in
          switch event {
          case .next(let element): add(&memory.state, element)
          case .error(let error): downstream.on(.error(error))
          case .completed:
            for result in finish(memory.state) where !seat.isDisposed {
              downstream.on(.next(result))
            }
            if !seat.isDisposed { downstream.on(.completed) }
          }
        }, seat)
    }
  }
}

/// What a run of a step remembers.
private final class Memory<State> {
  var state: State
  var isOver = false
  init(_ state: State) { self.state = state }
}
