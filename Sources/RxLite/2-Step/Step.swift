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
  /// Creates an operator that looks at each element by itself.
  ///
  /// Errors and completion pass through. What `decide` throws becomes the error (rule 8).
  ///
  /// NB: Inlined, so that an operator's own closure becomes a part of this one: an element is then two
  /// calls for each operator instead of three.
  ///
  /// - Memory: None.
  @inline(__always)
  func step<Result>(_ decide: @escaping (Element) throws -> Step<Result>) -> Observable<Result> {
    let source = asObservable()
    return Observable { sink in
      sink.attach(
        source.start(
          AnyObserver { event in
            switch event {
            case .next(let element):
              do { sink.carryOut(try decide(element)) } catch { sink.end(with: .error(error)) }
            case .error(let error): sink.end(with: .error(error))
            case .completed: sink.end(with: .completed)
            }
          }))
    }
  }

  /// Creates an operator that remembers something from one element to the next. Each run starts afresh.
  ///
  /// Errors pass through. What `decide` or `finish` throws becomes the error (rule 8).
  ///
  /// NB: `decide` receives a copy of the state, which is stored before anything is sent: the learner's
  /// code, in it or further down, may make the next element arrive in the meantime.
  ///
  /// - Parameters:
  ///   - initial: The state at the start of a run.
  ///   - decide: Changes the state, and returns what to send.
  ///   - finish: Returns what is still to be sent when the source has completed.
  /// - Memory: The state.
  @inline(__always)
  func step<State, Result>(
    _ initial: State,
    _ decide: @escaping (inout State, Element) throws -> Step<Result>,
    finish: @escaping (State) throws -> [Result] = { _ in [] }
  ) -> Observable<Result> {
    let source = asObservable()
    return Observable { sink in
      var state = initial
      sink.attach(
        source.start(
          AnyObserver { event in
            do {
              switch event {
              case .next(let element):
                var changed = state
                let decision = try decide(&changed, element)
                state = changed
                sink.carryOut(decision)
              case .error(let error): sink.end(with: .error(error))
              case .completed:
                for result in try finish(state) { sink.send(result) }
                sink.end(with: .completed)
              }
            } catch { sink.end(with: .error(error)) }
          }))
    }
  }

  /// Creates an operator that collects the elements, and sends what it makes of them at the end.
  ///
  /// `add` changes the state in place, so that a growing collection is never copied. That is why it
  /// must not run the learner's code, which could send the next element in the meantime.
  ///
  /// - Memory: The state.
  func collect<State, Result>(
    into initial: State, _ add: @escaping (inout State, Element) -> Void,
    finish: @escaping (State) -> [Result]
  ) -> Observable<Result> {
    let source = asObservable()
    return Observable { sink in
      var state = initial
      sink.attach(
        source.start(
          AnyObserver { event in
            switch event {
            case .next(let element): add(&state, element)
            case .error(let error): sink.end(with: .error(error))
            case .completed:
              for result in finish(state) { sink.send(result) }
              sink.end(with: .completed)
            }
          }))
    }
  }
}

extension Sink {
  @inline(__always)
  fileprivate func carryOut(_ decision: Step<Element>) {
    switch decision {
    case .skip: break
    case .emit(let element): send(element)
    case .emitLast(let element):
      send(element)
      end(with: .completed)
    case .complete: end(with: .completed)
    }
  }
}
